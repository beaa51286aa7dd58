/// A JSON value that knows where it stands, so that an error can name the place.
///
/// This one reader serves log lines that are not canonical and scenario files. Objects keep the order of their keys.
public struct JSONValue: Hashable, Sendable {
  /// What the value is.
  public enum Kind: Hashable, Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case boolean(Bool)
    /// A number written without fraction and exponent that fits 64 bits.
    case integer(Int64)
    /// Any other number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// Keys and values, in the order of the text.
    case object([JSONMember])
  }

  /// What the value is.
  public var kind: Kind
  /// The byte at which the value begins.
  public var offset: Int

  /// Makes a value.
  public init(_ kind: Kind, offset: Int = 0) {
    self.kind = kind
    self.offset = offset
  }

  // None of the getters is inlined: across modules the optimiser of Swift 6.3.1 fails on what comes of it
  // ("Found outside of lifetime use", "Found ownership error"), in closures that borrow a value.

  /// The text, if the value is one.
  @inline(never) public var string: String? {
    if case .string(let text) = kind { text } else { nil }
  }

  /// The integer, if the value is one.
  @inline(never) public var integer: Int64? {
    if case .integer(let number) = kind { number } else { nil }
  }

  /// The number, if the value is one, integers among them.
  @inline(never) public var number: Double? {
    switch kind {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  /// The truth value, if the value is one.
  @inline(never) public var boolean: Bool? {
    if case .boolean(let truth) = kind { truth } else { nil }
  }

  /// The list, if the value is one.
  @inline(never) public var array: [JSONValue]? {
    if case .array(let values) = kind { values } else { nil }
  }

  /// The members, if the value is an object.
  @inline(never) public var members: [JSONMember]? {
    if case .object(let members) = kind { members } else { nil }
  }

  /// The value of a key, by its bytes; `nil` where there is none or the value is no object.
  public subscript(key: String) -> JSONValue? {
    members?.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }
}

/// A key and its value in a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The byte at which the key begins.
  public var offset: Int
  /// The value.
  public var value: JSONValue

  /// Makes a member.
  public init(key: String, offset: Int = 0, value: JSONValue) {
    self.key = key
    self.offset = offset
    self.value = value
  }
}

/// Why a text is not JSON, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public var reason: Reason
  /// The byte at which it is wrong.
  public var offset: Int

  /// What is wrong with a text that is not JSON.
  public enum Reason: String, Hashable, Sendable {
    /// The text ends too early.
    case ends = "ends too early"
    /// A character that cannot stand here.
    case character = "has a character that cannot stand here"
    /// A number that is none or out of range.
    case number = "has a number that cannot be read"
    /// A text with a bad escape, a control character or bytes that are not UTF-8.
    case string = "has a text that cannot be read"
    /// The same key twice in one object.
    case repeatedKey = "has a key twice"
    /// More than 64 levels.
    case depth = "is nested too deeply"
    /// More text behind the value.
    case trailing = "goes on behind its end"
  }

  /// Makes an error.
  init(_ reason: Reason, _ offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The error in words.
  public var description: String {
    "byte \(offset): the JSON \(reason.rawValue)"
  }
}
