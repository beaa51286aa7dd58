/// A command line that cannot be meant.
struct UsageError: Error, Equatable, Sendable {
  /// The command; `nil` if there is none, or none that is known.
  var command: String?
  /// What is wrong, and what would be right.
  var message: String

  /// The error in words.
  var text: String {
    command.map { "\($0): \(message)" } ?? message
  }
}
