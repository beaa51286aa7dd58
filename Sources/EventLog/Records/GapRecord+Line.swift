import InputEvents

extension GapRecord {
  /// Writes the gap in its canonical form.
  func append(to buffer: inout ByteBuffer) {
    buffer.append("{\"t\":")
    buffer.append(time)
    buffer.append(",\"k\":\"gap\",\"d\":")
    if let device { buffer.append(Int64(device)) } else { buffer.append("null") }
    buffer.append(",\"why\":")
    buffer.appendJSON(reason)
    if lostFrames != 0 {
      buffer.append(",\"lost\":")
      buffer.append(Int64(lostFrames))
    }
    if slept != 0 {
      buffer.append(",\"slept_us\":")
      buffer.append(slept)
    }
  }

  /// Reads the gap from any JSON object.
  init(_ line: JSONValue) throws(LogFault.Reason) {
    var device: DeviceNumber?
    if let value = line["d"], value.kind != .null { device = try line.device() }
    self.init(
      time: try line.time(), device: device, reason: try line.require("why", \.string),
      lostFrames: try line.optional("lost", 0) { $0.fitting() },
      slept: try line.optional("slept_us", 0, \.difference))
  }
}
