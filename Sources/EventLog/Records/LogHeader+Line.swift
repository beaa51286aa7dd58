extension LogHeader {
  /// Writes the header in its canonical form.
  func append(to buffer: inout ByteBuffer) {
    buffer.append("{\"k\":\"log\",\"v\":")
    buffer.append(Int64(version))
    buffer.append(",\"clock\":")
    buffer.appendJSON(clock)
    if !epoch.isEmpty {
      buffer.append(",\"epoch\":")
      buffer.appendJSON(epoch)
    }
    if !boot.isEmpty {
      buffer.append(",\"boot\":")
      buffer.appendJSON(boot)
    }
    buffer.append(",\"tool\":")
    buffer.appendJSON(tool)
    if zero != 0 {
      buffer.append(",\"zero\":")
      buffer.append(zero)
    }
    if let source {
      buffer.append(",\"source\":{\"format\":")
      buffer.appendJSON(source.format)
      if !source.version.isEmpty {
        buffer.append(",\"version\":")
        buffer.appendJSON(source.version)
      }
      buffer.append("}")
    }
    if !keys.isEmpty {
      buffer.append(",\"keys\":")
      buffer.appendJSON(keys)
    }
  }

  /// Reads the header from any JSON object.
  init(_ line: JSONValue) throws(LogFault.Reason) {
    let version = try line.require("v", \.integer)
    if version > Int64(LogHeader.currentVersion) { throw .higherVersion(version) }
    if version < 1 { throw .wrongType("v") }
    self.init(
      version: try line.require("v") { $0.fitting() },
      clock: try line.optional("clock", "", \.string),
      epoch: try line.optional("epoch", "", \.string),
      boot: try line.optional("boot", "", \.string),
      tool: try line.optional("tool", "", \.string),
      zero: try line.optional("zero", 0, \.difference),
      keys: try line.optional("keys", "", \.string))
    if let source = line["source"] {
      self.source = LogSource(
        format: try source.require("format", \.string), version: try source.optional("version", "", \.string))
    }
  }
}
