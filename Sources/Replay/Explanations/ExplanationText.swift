import EventLog
import InputEvents
import ScrollInput
import ScrollModel

/// The words and numbers of explanations.
enum ExplanationText {
  /// No line is longer.
  static let width = 100

  /// A number of things.
  static func count(_ count: Int, _ thing: String) -> String {
    "\(count) \(thing)\(count == 1 ? "" : "s")"
  }

  /// Fingers that lie for longer before they are lifted do not tap (C: as long as a tap takes at most elsewhere).
  static let longestTap: Microseconds = 300_000

  /// A name of the code as words: `startThreshold` is `start threshold`.
  static func words(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    return words
  }

  /// A vector along the one axis that counts, or both parts where there is something across it.
  static func vector(_ vector: Vector, along axis: Axis?) -> String {
    if let axis, isAlong(vector, axis) { return TimelineTable.decimal(vector[axis]) }
    return "(\(TimelineTable.decimal(vector.x)), \(TimelineTable.decimal(vector.y)))"
  }

  /// Whether nothing of a vector that a number tells lies across an axis.
  static func isAlong(_ vector: Vector, _ axis: Axis) -> Bool {
    (vector[axis.across] * 10).rounded() == 0
  }

  /// How long it is between two times, in whole milliseconds as the reasons of the input tell them.
  static func milliseconds(_ time: Microseconds) -> String {
    "\(time / 1000) ms"
  }
}

extension ByteBuffer {
  /// Writes a label, and behind it from a column on a text in as many lines as it takes.
  mutating func append(_ label: String, _ text: String, at column: Int) {
    var start = label
    for line in TextColumns.wrapped(text.printable, ExplanationText.width - column) {
      append(TimelineTable.padded(start, column) + line + "\n")
      start = ""
    }
  }
}
