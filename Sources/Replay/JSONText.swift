import EventLog

/// Numbers and texts as JSON: of numbers the shortest decimal that reads back as the same bits.
public enum JSONText {
  /// The number as text; -0 is 0, whole numbers have no fraction.
  public static func number(_ number: Double) -> String {
    if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 { return String(whole) }
    return number.description
  }

  /// The text in quotation marks, escaped where it has to be.
  static func quoted(_ text: String) -> String {
    var buffer = ByteBuffer(capacity: text.utf8.count + 2)
    buffer.appendJSON(text)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Writes the number.
  static func append(_ number: Double, to buffer: inout ByteBuffer) {
    if let whole = Int64(exactly: number), whole.magnitude < 1 << 53 {
      buffer.append(whole)
    } else {
      buffer.append(number.description)
    }
  }
}
