/// Why a JSON text does not describe a value of a type, and where.
public struct JSONDecodingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The byte at which it is wrong: of a key that is missing, its object's; of one that nobody knows, the key's own.
  public var offset: Int
  /// The way to the value, such as `view.items[3].length`; empty for the outermost one.
  public var path: String
  /// What is wrong or what would be right; it goes on behind the path, as in "has to be a number".
  public var message: String

  /// Makes an error.
  public init(offset: Int, path: String, message: String) {
    self.offset = offset
    self.path = path
    self.message = message
  }

  /// The error in words, the file's name left out.
  public var description: String {
    "byte \(offset): \(path.isEmpty ? "the JSON" : path) \(message)"
  }

  /// Makes an error of the reader's.
  init(_ error: JSONError) {
    self.init(offset: error.offset, path: "", message: error.reason.rawValue)
  }

  /// Makes an error of what a type has thrown.
  ///
  /// - Parameters:
  ///   - error: The error with the way to its value.
  ///   - root: The value that was to be decoded.
  init(_ error: DecodingError, in root: JSONValue) {
    switch error {
    case .keyNotFound(let key, let context):
      let path = context.codingPath
      self.init(
        offset: JSONPath.offset(of: path, in: root), path: JSONPath.text(path + [key]), message: "is missing")
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      if let exact = context.underlyingError as? JSONDecodingError {
        self = exact
      } else {
        self.init(
          offset: JSONPath.offset(of: context.codingPath, in: root), path: JSONPath.text(context.codingPath),
          message: Self.sentence(context.debugDescription))
      }
    @unknown default:
      self.init(offset: root.offset, path: "", message: Self.sentence(String(describing: error)))
    }
  }

  /// A type's own words as a message: those that begin in lower case go on behind the path as they are.
  private static func sentence(_ words: String) -> String {
    words.first?.isLowercase == true ? words.printable : "cannot be used: \(words.printable)"
  }
}
