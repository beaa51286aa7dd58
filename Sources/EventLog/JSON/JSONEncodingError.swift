/// Why a value cannot be written as JSON.
public struct JSONEncodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The way to the value, such as `view.items[3].length`; empty for the outermost one.
  public var path: String
  /// What is wrong with it; it goes on behind the path.
  public var message: String

  /// Makes an error.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// The error in words.
  public var description: String {
    "\(path.isEmpty ? "the value" : path) \(message)"
  }
}
