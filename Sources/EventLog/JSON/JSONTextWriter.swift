/// Lays out a JSON value: on one line what is short and plain, indented what is not.
struct JSONTextWriter {
  /// The longest line that more than one value may stand on, in Unicode scalars.
  static let width = 100

  private var buffer = ByteBuffer()
  private var lineStart = 0

  /// The text written.
  var text: String {
    String(decoding: buffer.bytes, as: UTF8.self)
  }

  /// Writes a value as a whole text; its numbers have to be finite.
  mutating func write(_ value: JSONValue) {
    write(value, indent: 0, isLast: true)
    buffer.append("\n")
  }

  /// Writes a value and the comma behind it unless it is the last one.
  private mutating func write(_ value: JSONValue, indent: Int, isLast: Bool) {
    let start = buffer.count
    let isShort = Self.isShort(value)
    if isShort { writeOnLine(value) }
    // A value without parts has to stand on a line however long it is.
    if !isShort || (!Self.isPlain(value) && columns + (isLast ? 0 : 1) > Self.width) {
      buffer.truncate(to: start)
      writeOnLines(value, indent: indent)
    }
    if !isLast { buffer.append(",") }
  }

  /// Writes a list or an object with a line for each part.
  private mutating func writeOnLines(_ value: JSONValue, indent: Int) {
    switch value.kind {
    case .array(let elements):
      buffer.append("[")
      for (index, element) in elements.enumerated() {
        startLine(indent + 1)
        write(element, indent: indent + 1, isLast: index == elements.count - 1)
      }
      startLine(indent)
      buffer.append("]")
    case .object(let members):
      buffer.append("{")
      for (index, member) in members.enumerated() {
        startLine(indent + 1)
        buffer.appendJSON(member.key)
        buffer.append(": ")
        write(member.value, indent: indent + 1, isLast: index == members.count - 1)
      }
      startLine(indent)
      buffer.append("}")
    default: writeOnLine(value)
    }
  }

  private mutating func writeOnLine(_ value: JSONValue) {
    switch value.kind {
    case .null: buffer.append("null")
    case .boolean(let truth): buffer.append(truth ? "true" : "false")
    case .integer(let integer): buffer.append(integer)
    case .number(let number): JSONText.append(number, to: &buffer)
    case .string(let text): buffer.appendJSON(text)
    case .array(let elements):
      buffer.append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { buffer.append(", ") }
        writeOnLine(element)
      }
      buffer.append("]")
    case .object(let members):
      buffer.append("{")
      for (index, member) in members.enumerated() {
        if index > 0 { buffer.append(", ") }
        buffer.appendJSON(member.key)
        buffer.append(": ")
        writeOnLine(member.value)
      }
      buffer.append("}")
    }
  }

  private mutating func startLine(_ indent: Int) {
    buffer.append("\n")
    lineStart = buffer.count
    for _ in 0..<indent { buffer.append("  ") }
  }

  /// The length of the line so far: all bytes but those that continue a scalar.
  private var columns: Int {
    buffer.withSpan(from: lineStart) { bytes in
      bytes.indices.reduce(0) { $0 + (bytes[$1] & 0xc0 == 0x80 ? 0 : 1) }
    }
  }

  /// Whether a value has no parts.
  private static func isPlain(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  /// Whether a value may stand on one line if it fits.
  private static func isShort(_ value: JSONValue) -> Bool {
    switch value.kind {
    // Each element takes three columns at least.
    case .array(let elements): elements.count <= width / 3 && elements.allSatisfy(isPlain)
    case .object(let members):
      members.count == 1
        ? isShort(members[0].value)
        : members.count <= width / 3 && members.allSatisfy { isPlain($0.value) }
    default: true
    }
  }
}
