import EventLog
import InputEvents

/// What a field has to be.
public enum FieldCondition: Hashable, Sendable {
  /// This value; `null` is also a field that the record does not have.
  case equal(TimelineValue)
  /// A number within bounds, which count as within.
  case range(atLeast: Double?, atMost: Double?)
  /// A number or two, each not further away than a distance.
  case near(TimelineValue, within: Double)
  /// A text that has this part, or texts of which it is one.
  case contains(String)

  /// Whether a field's value, or that there is none, is as it has to be.
  public func holds(for value: TimelineValue?) -> Bool {
    switch self {
    case .equal(let wanted): return wanted == value ?? .null
    case .range(let least, let most):
      guard case .number(let number) = value else { return false }
      return (least.map { number >= $0 } ?? true) && (most.map { number <= $0 } ?? true)
    case .near(let wanted, let distance):
      switch (wanted, value) {
      case (.number(let wanted), .number(let number)): return (number - wanted).magnitude <= distance
      case (.pair(let x, let y), .pair(let first, let second)):
        return (first - x).magnitude <= distance && (second - y).magnitude <= distance
      default: return false
      }
    case .contains(let part):
      switch value {
      case .text(let text): return text.hasPart(part)
      case .texts(let texts): return texts.contains(part)
      default: return false
      }
    }
  }

  /// What is wrong with the condition for a field that holds something; `nil` if nothing is.
  func fault(for shape: TimelineField.Shape) -> String? {
    if case .equal(.null) = self { return nil }
    switch (self, shape) {
    case (.equal(.text(let word)), .text(let words)):
      guard !words.isEmpty, !words.contains(word) else { return nil }
      return "has to be one of \(words.joined(separator: ", "))"
    case (.equal(.number), .number), (.range, .number), (.near(.number, _), .number),
      (.equal(.pair), .pair), (.near(.pair, _), .pair), (.equal(.texts), .texts), (.contains, .texts),
      (.contains, .text):
      return nil
    case (_, .number): return "has to be a number, or an object with atLeast and atMost or near and within"
    case (_, .text): return "has to be a text, null, or an object with contains"
    case (_, .pair): return "has to be a list of two numbers, or an object with near and within"
    case (_, .texts): return "has to be a list of texts, or an object with contains"
    }
  }
}

extension String {
  /// Whether a part stands in the text, by its bytes.
  fileprivate func hasPart(_ part: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    guard wanted.count <= bytes.count else { return false }
    return (0...bytes.count - wanted.count).contains { start in
      bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}

extension FieldCondition: CustomStringConvertible {
  /// The condition in words, to go on behind a field's name.
  public var description: String {
    switch self {
    case .equal(let value): value.description
    case .range(let least?, nil): "at least \(least.shortestText)"
    case .range(nil, let most?): "at most \(most.shortestText)"
    case .range(let least, let most): "\((least ?? 0).shortestText) to \((most ?? 0).shortestText)"
    case .near(let value, let distance): "\(value) ± \(distance.shortestText)"
    case .contains(let part): "with \(JSONText.quoted(part))"
    }
  }
}

extension TimelineValue: CustomStringConvertible {
  /// The value as it stands in JSON.
  public var description: String {
    switch self {
    case .null: "null"
    case .number(let number): number.shortestText
    case .text(let text): JSONText.quoted(text)
    case .pair(let x, let y): "[\(x.shortestText), \(y.shortestText)]"
    case .texts(let texts): "[" + texts.map { JSONText.quoted($0) }.joined(separator: ", ") + "]"
    }
  }
}

// MARK: - JSON

extension FieldCondition: Codable {
  private enum Key: String, CodingKey {
    case atLeast, atMost, near, within, contains
  }

  /// Reads it from a file; what nobody knows is an error.
  public init(from decoder: any Decoder) throws {
    if let fields = try? decoder.container(keyedBy: Key.self) {
      let isEmpty = try decoder.container(keyedBy: FileKey.self).allKeys.isEmpty
      self = try FieldCondition.read(fields, isEmpty: isEmpty)
    } else {
      self = .equal(try TimelineValue(from: decoder))
    }
  }

  private static func read(
    _ fields: KeyedDecodingContainer<Key>, isEmpty: Bool
  ) throws -> FieldCondition {
    func wrong(_ words: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: fields.codingPath, debugDescription: words))
    }
    let isRange = fields.contains(.atLeast) || fields.contains(.atMost)
    let isNear = fields.contains(.near) || fields.contains(.within)
    let ways = [isRange, isNear, fields.contains(.contains)].count(where: \.self)
    // With none of them, what is left over is an unknown key, which is said when all was read.
    guard ways <= 1 else {
      throw wrong("has to have only one of atLeast and atMost, near and within, contains")
    }
    if isRange {
      let least = fields.contains(.atLeast) ? try fields.decode(Double.self, forKey: .atLeast) : nil
      let most = fields.contains(.atMost) ? try fields.decode(Double.self, forKey: .atMost) : nil
      if let least, let most, least > most { throw wrong("has an atLeast above its atMost") }
      return .range(atLeast: least, atMost: most)
    }
    if isNear {
      let value = try fields.decode(TimelineValue.self, forKey: .near)
      switch value {
      case .number, .pair: break
      default:
        throw DecodingError.dataCorruptedError(
          forKey: .near, in: fields, debugDescription: "has to be a number or a list of two")
      }
      return .near(value, within: try fields.decode(.within, in: 0...1e12))
    }
    if fields.contains(.contains) { return .contains(try fields.decode(String.self, forKey: .contains)) }
    guard isEmpty else { return .range(atLeast: nil, atMost: nil) }
    throw wrong("has to have atLeast, atMost, near or contains")
  }

  /// Writes it as a file has it.
  public func encode(to encoder: any Encoder) throws {
    if case .equal(let value) = self { return try value.encode(to: encoder) }
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .equal: break
    case .range(let least, let most):
      try fields.encodeIfPresent(least, forKey: .atLeast)
      try fields.encodeIfPresent(most, forKey: .atMost)
    case .near(let value, let distance):
      try fields.encode(value, forKey: .near)
      try fields.encode(distance, forKey: .within)
    case .contains(let part): try fields.encode(part, forKey: .contains)
    }
  }
}

extension TimelineValue: Codable {
  /// Reads it from a file; what nobody knows is an error.
  public init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      self = try TimelineValue.read(&list)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      _ = try value.decode(Double?.self)
      self = .null
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "has to be a number, a text, null, a list or an object"))
    }
  }

  private static func read(_ list: inout any UnkeyedDecodingContainer) throws -> TimelineValue {
    if list.count == 2, let x = try? list.decode(Double.self) {
      return .pair(x, try list.decode(Double.self))
    }
    var texts: [String] = []
    while !list.isAtEnd { texts.append(try list.decode(String.self)) }
    return .texts(texts)
  }

  /// Writes it as a file has it.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .pair(let x, let y):
      var list = encoder.unkeyedContainer()
      try list.encode(x)
      try list.encode(y)
    case .texts(let texts): try texts.encode(to: encoder)
    case .null:
      var value = encoder.singleValueContainer()
      try value.encodeNil()
    case .number(let number):
      var value = encoder.singleValueContainer()
      try value.encode(number)
    case .text(let text):
      var value = encoder.singleValueContainer()
      try value.encode(text)
    }
  }
}
