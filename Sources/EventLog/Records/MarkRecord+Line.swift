extension MarkRecord {
  /// Writes the mark, or the end, in its canonical form.
  func append(kind: StaticString, to buffer: inout ByteBuffer) {
    buffer.append("{\"k\":\"")
    buffer.append(kind)
    buffer.append("\",\"b\":")
    buffer.append(Int64(block))
    buffer.append(",\"n\":")
    buffer.append(Int64(lines))
    buffer.append(",\"x\":\"")
    buffer.appendHexadecimal(check)
    buffer.append("\",\"u\":")
    buffer.append(Int64(unsynced))
  }

  /// Reads the mark from any JSON object.
  init(_ line: JSONValue) throws(LogFault.Reason) {
    self.init(
      block: try line.require("b") { $0.fitting() }, lines: try line.require("n") { $0.fitting() },
      check: try line.require("x") { value in
        value.string.flatMap { $0.utf8.count == 8 ? UInt32($0, radix: 16) : nil }
      },
      unsynced: try line.optional("u", 0) { $0.fitting() })
  }
}
