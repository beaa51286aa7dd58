import InputEvents

extension LogRecord {
  /// Writes the record in its canonical form, from `{` up to, not including, `,"c"`.
  func append(to buffer: inout ByteBuffer) {
    switch self {
    case .header(let header): header.append(to: &buffer)
    case .device(let record): record.append(to: &buffer)
    case .frame(let frame): frame.append(to: &buffer)
    case .drop(let time, let device): LogRecord.append("drop", time, device, to: &buffer)
    case .gone(let time, let device): LogRecord.append("gone", time, device, to: &buffer)
    case .gap(let record): record.append(to: &buffer)
    case .note(let time, let text):
      buffer.append("{\"t\":")
      buffer.append(time)
      buffer.append(",\"k\":\"note\",\"text\":")
      buffer.appendJSON(text)
    case .mark(let record): record.append(kind: "mark", to: &buffer)
    case .end(let record): record.append(kind: "end", to: &buffer)
    }
  }

  private static func append(
    _ kind: StaticString, _ time: Microseconds, _ device: DeviceNumber, to buffer: inout ByteBuffer
  ) {
    buffer.append("{\"t\":")
    buffer.append(time)
    buffer.append(",\"k\":\"")
    buffer.append(kind)
    buffer.append("\",\"d\":")
    buffer.append(Int64(device))
  }

  /// Reads a record from any JSON object; `nil` for a kind that this version does not know.
  init?(_ line: JSONValue) throws(LogFault.Reason) {
    guard line.members != nil else { throw .notAnObject }
    guard let kind = line["k"] else {
      self = .frame(try Frame(line))
      return
    }
    switch kind.string {
    case "log": self = .header(try LogHeader(line))
    case "dev": self = .device(try DeviceRecord(line))
    case "drop": self = .drop(time: try line.time(), device: try line.device())
    case "gone": self = .gone(time: try line.time(), device: try line.device())
    case "gap": self = .gap(try GapRecord(line))
    case "note": self = .note(time: try line.time(), text: try line.require("text", \.string))
    case "mark": self = .mark(try MarkRecord(line))
    case "end": self = .end(try MarkRecord(line))
    case nil: throw .wrongType("k")
    default: return nil
    }
  }
}

extension JSONValue {
  /// The value of a key that has to be there and of one type.
  func require<Value>(
    _ key: String, _ type: (JSONValue) -> Value?
  ) throws(LogFault.Reason) -> Value {
    guard let value = self[key] else { throw .missing(key) }
    guard let result = type(value) else { throw .wrongType(key) }
    return result
  }

  /// The value of a key that may be absent, but is of one type where it is there.
  func optional<Value>(
    _ key: String, _ fallback: Value, _ type: (JSONValue) -> Value?
  ) throws(LogFault.Reason) -> Value {
    guard let value = self[key] else { return fallback }
    guard let result = type(value) else { throw .wrongType(key) }
    return result
  }

  /// An integer of some width; `nil` if the value is none or does not fit.
  func fitting<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    integer.flatMap { Number(exactly: $0) }
  }

  /// A list of integers of some width.
  func numbers<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> [Number]? {
    guard let array else { return nil }
    var numbers: [Number] = []
    for value in array {
      guard let number = value.fitting(Number.self) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// The record's time.
  func time() throws(LogFault.Reason) -> Microseconds {
    let time = try require("t", \.difference)
    if time < 0 { throw .wrongType("t") }
    return time
  }

  /// A difference of times; `nil` if the value is none that a log may hold.
  var difference: Microseconds? {
    integer.flatMap { (0 - LogRecord.greatestTime...LogRecord.greatestTime).contains($0) ? $0 : nil }
  }

  /// The record's device.
  func device() throws(LogFault.Reason) -> DeviceNumber {
    let device = try require("d") { $0.fitting(Int32.self) }
    if device < 0 { throw .wrongType("d") }
    return Int(device)
  }
}
