import InputEvents

/// Numbers and texts as JSON: of numbers the shortest decimal that reads back as the same bits.
public enum JSONText {
  /// The number as text; -0 is 0, whole numbers have no fraction.
  ///
  /// - Parameter number: Finite: JSON has no other.
  /// - Returns: The text.
  public static func number(_ number: Double) -> String {
    number.shortestText
  }

  /// The text in quotation marks, escaped where it has to be.
  public static func quoted(_ text: String) -> String {
    var buffer = ByteBuffer(capacity: text.utf8.count + 2)
    buffer.appendJSON(text)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Writes the number as ``number(_:)`` gives it, without a text of its own where it is whole.
  public static func append(_ number: Double, to buffer: inout ByteBuffer) {
    if let whole = number.shortWhole {
      buffer.append(whole)
    } else {
      buffer.append(number.description)
    }
  }
}
