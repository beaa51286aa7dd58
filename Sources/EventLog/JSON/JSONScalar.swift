import InputEvents

/// A type that JSON has itself: truth values, texts and numbers.
protocol JSONScalar {
  /// What a value of this type has to be, for a value that is none.
  static func demand(of value: JSONValue) -> String
  /// Takes the value if it is one of this type, exactly.
  init?(json value: JSONValue)
  /// The value in JSON; `nil` where JSON has none.
  var json: JSONValue.Kind? { get }
}

extension Bool: JSONScalar {
  static func demand(of value: JSONValue) -> String { "true or false" }

  init?(json value: JSONValue) {
    guard let truth = value.boolean else { return nil }
    self = truth
  }

  var json: JSONValue.Kind? { .boolean(self) }
}

extension String: JSONScalar {
  static func demand(of value: JSONValue) -> String { "a text" }

  init?(json value: JSONValue) {
    guard let text = value.string else { return nil }
    self = text
  }

  var json: JSONValue.Kind? { .string(self) }
}

extension Double: JSONScalar {
  static func demand(of value: JSONValue) -> String { "a number" }

  init?(json value: JSONValue) {
    guard let number = value.number else { return nil }
    self = number
  }

  var json: JSONValue.Kind? { isFinite ? .number(self) : nil }
}

extension Float: JSONScalar {
  static func demand(of value: JSONValue) -> String {
    value.number == nil ? "a number" : "a number of single precision"
  }

  init?(json value: JSONValue) {
    guard let number = value.number, Float(number).isFinite else { return nil }
    self = Float(number)
  }

  var json: JSONValue.Kind? {
    guard isFinite else { return nil }
    // The shortest decimal of single precision, unless reading it by way of double precision rounds elsewhere.
    if let short = Double(description), Float(short) == self { return .number(short) }
    return .number(Double(self))
  }
}

extension JSONScalar where Self: FixedWidthInteger {
  static func demand(of value: JSONValue) -> String {
    switch value.kind {
    case .number(let number) where (0x1p53..<0x1p63).contains(number.magnitude):
      return "a whole number without point and exponent"
    case .number(let number) where number.magnitude < 0x1p53 && number.shortWhole == nil:
      return "a whole number"
    case .integer, .number:
      // The reader's integers are of 64 bits and signed, whatever the type.
      return "a whole number from \(Int64(clamping: Self.min)) to \(Int64(clamping: Self.max))"
    default: return "a whole number"
    }
  }

  init?(json value: JSONValue) {
    switch value.kind {
    case .integer(let integer): self.init(exactly: integer)
    // `5.0` and `1e3` are whole numbers too.
    case .number(let number):
      guard let whole = number.shortWhole else { return nil }
      self.init(exactly: whole)
    default: return nil
    }
  }

  var json: JSONValue.Kind? { Int64(exactly: self).map { .integer($0) } }
}

extension Int: JSONScalar {}
extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension UInt: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
extension UInt64: JSONScalar {}
