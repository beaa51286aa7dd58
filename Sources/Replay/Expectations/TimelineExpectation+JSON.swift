import EventLog
import InputEvents
import ScrollModel

// Reader and writer of an expectation stand together.
extension TimelineExpectation: Codable {
  private enum Key: String, CodingKey {
    case name
    case runs = "for"
    case subject = "of"
    case after, at, between, within
    case isSo = "is"
    case once = "some"
    case always, never, count, changes, perWindow
  }

  /// The longest time that can be written: as long as that of an action.
  static let longest: Microseconds = 9_000_000_000_000_000

  /// Reads it from a file; what nobody knows is an error.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let subject = try RecordMatcher(
      from: fields.nestedContainer(keyedBy: FileKey.self, forKey: .subject))
    self.init(
      subject, try TimelineExpectation.time(fields), try TimelineExpectation.demand(fields, subject.kind),
      name: fields.contains(.name) ? try fields.decode(String.self, forKey: .name) : nil,
      runs: try fields.decode(.runs, or: ExpectationRuns()))
    if case .isSo = demand, !fields.contains(.at) {
      throw DecodingError.dataCorruptedError(
        forKey: .isSo, in: fields, debugDescription: "needs an at beside it; always holds for a longer time")
    }
    if fields.contains(.perWindow), windowFault {
      throw DecodingError.dataCorruptedError(
        forKey: .perWindow, in: fields, debugDescription: "needs counts that have an atMost and nothing else")
    }
  }

  // MARK: Time

  private static func time(_ fields: KeyedDecodingContainer<Key>) throws -> ExpectationTime {
    var anchor: ExpectationTime.Anchor?
    if fields.contains(.after) {
      let after = try fields.nestedContainer(keyedBy: FileKey.self, forKey: .after)
      let record = try RecordMatcher(from: after)
      anchor = ExpectationTime.Anchor(
        record, number: try after.decode(FileKey(stringValue: "nth"), or: 1, in: 1...1_000_000))
    }
    var ways: [Key] = []
    for key in [Key.at, .between, .within] where fields.contains(key) { ways.append(key) }
    guard ways.count < 2 else {
      throw DecodingError.dataCorruptedError(
        forKey: ways[1], in: fields, debugDescription: "cannot stand beside \(ways[0].rawValue)")
    }
    switch ways.first {
    case .at: return ExpectationTime(after: anchor, at: try fields.decode(TimelineMoment.self, forKey: .at))
    case .between:
      var list = try fields.nestedUnkeyedContainer(forKey: .between)
      let from = try list.decode(TimelineMoment.self)
      let to = try list.decode(TimelineMoment.self)
      if case (.time(let from), .time(let to)) = (from, to), from > to {
        throw DecodingError.dataCorruptedError(
          forKey: .between, in: fields, debugDescription: "runs backwards: \(from) is after \(to)")
      }
      if from == .end, to != .end {
        throw DecodingError.dataCorruptedError(
          forKey: .between, in: fields, debugDescription: "runs backwards: nothing is after the end")
      }
      return ExpectationTime(after: anchor, from: from, to: to)
    case .within:
      guard anchor != nil else {
        throw DecodingError.dataCorruptedError(
          forKey: .within, in: fields, debugDescription: "needs an after beside it")
      }
      return ExpectationTime(after: anchor, to: .time(try fields.decode(.within, in: 0...longest)))
    default: return ExpectationTime(after: anchor)
    }
  }

  // MARK: Demand

  private static func demand(
    _ fields: KeyedDecodingContainer<Key>, _ kind: TimelineKind
  ) throws -> Demand {
    var ways: [Key] = []
    for key in [Key.isSo, .always, .never, .once, .count, .changes] where fields.contains(key) {
      ways.append(key)
    }
    guard ways.count < 2 else {
      throw DecodingError.dataCorruptedError(
        forKey: ways[1], in: fields, debugDescription: "cannot stand beside \(ways[0].rawValue)")
    }
    let window: Microseconds? =
      fields.contains(.perWindow) ? try fields.decode(.perWindow, in: 1...longest) : nil
    func rules(_ key: Key) throws -> [FieldRule] {
      try [FieldRule](from: fields.nestedContainer(keyedBy: TimelineField.self, forKey: key), kind)
    }
    func needed(_ key: Key) throws -> [FieldRule] {
      let rules = try rules(key)
      guard rules.isEmpty, try fields.nestedContainer(keyedBy: FileKey.self, forKey: key).allKeys.isEmpty
      else { return rules }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: fields, debugDescription: "has to have at least one field: it would say nothing")
    }
    switch ways.first {
    case .isSo: return .isSo(try needed(.isSo))
    case .always: return .always(try needed(.always))
    case .never: return .never(try rules(.never))
    case .once: return .some(try rules(.once))
    case .count: return .count(try fields.decode(CountBounds.self, forKey: .count), perWindow: window)
    case .changes:
      let list = try fields.nestedContainer(keyedBy: TimelineField.self, forKey: .changes)
      var changes: [FieldChanges] = []
      for field in kind.fields where list.contains(field) {
        changes.append(FieldChanges(field, try list.decode(CountBounds.self, forKey: field)))
      }
      if changes.isEmpty, try fields.nestedContainer(keyedBy: FileKey.self, forKey: .changes).allKeys.isEmpty
      {
        throw DecodingError.dataCorruptedError(
          forKey: .changes, in: fields, debugDescription: "has to have at least one field")
      }
      return .changes(changes, perWindow: window)
    default:
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: fields.codingPath,
          debugDescription: "has to have one of is, always, never, some, count, changes"))
    }
  }

  /// Whether there is a window, and something for which it means nothing.
  private var windowFault: Bool {
    func isUpper(_ bounds: CountBounds) -> Bool { bounds.least == nil && bounds.most != nil }
    switch demand {
    case .count(let bounds, _): return !isUpper(bounds)
    case .changes(let changes, _): return !changes.allSatisfy { isUpper($0.bounds) }
    default: return true
    }
  }

  // MARK: Writing

  /// Writes it as a file has it.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(name, forKey: .name)
    if runs != ExpectationRuns() { try fields.encode(runs, forKey: .runs) }
    var of = fields.nestedContainer(keyedBy: FileKey.self, forKey: .subject)
    try subject.encode(to: &of)
    if let anchor = time.anchor {
      var after = fields.nestedContainer(keyedBy: FileKey.self, forKey: .after)
      try anchor.record.encode(to: &after)
      if anchor.number != 1 { try after.encode(anchor.number, forKey: FileKey(stringValue: "nth")) }
    }
    if case .isSo = demand {
      try fields.encode(time.from, forKey: .at)
    } else if time.anchor != nil, time.from == .time(0), case .time(let length) = time.to {
      try fields.encode(length, forKey: .within)
    } else if time.from != .time(0) || time.to != .end {
      try fields.encode([time.from, time.to], forKey: .between)
    }
    func encode(_ rules: [FieldRule], _ key: Key) throws {
      var container = fields.nestedContainer(keyedBy: TimelineField.self, forKey: key)
      try rules.encode(to: &container)
    }
    switch demand {
    case .isSo(let rules): try encode(rules, .isSo)
    case .always(let rules): try encode(rules, .always)
    case .never(let rules): try encode(rules, .never)
    case .some(let rules): try encode(rules, .once)
    case .count(let bounds, let window):
      try fields.encode(bounds, forKey: .count)
      try fields.encodeIfPresent(window, forKey: .perWindow)
    case .changes(let changes, let window):
      var container = fields.nestedContainer(keyedBy: TimelineField.self, forKey: .changes)
      for change in changes { try container.encode(change.bounds, forKey: change.field) }
      try fields.encodeIfPresent(window, forKey: .perWindow)
    }
  }
}

extension TimelineMoment: Codable {
  /// Reads it from a file; what nobody knows is an error.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let word = try? value.decode(String.self), word == "end" {
      self = .end
    } else if let time = try? value.decode(Microseconds.self),
      (0...TimelineExpectation.longest).contains(time)
    {
      self = .time(time)
    } else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "has to be a whole number from 0 to \(TimelineExpectation.longest), or \"end\""))
    }
  }

  /// Writes it as a file has it.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .time(let time): try value.encode(time)
    case .end: try value.encode("end")
    }
  }
}

extension CountBounds: Codable {
  private enum Key: String, CodingKey {
    case exactly, atLeast, atMost
  }

  /// No replay that anybody writes down has more.
  private static let range = 0...1_000_000

  /// Reads it from a file; what nobody knows is an error.
  public init(from decoder: any Decoder) throws {
    guard let fields = try? decoder.container(keyedBy: Key.self) else {
      let value = try decoder.singleValueContainer()
      guard let count = try? value.decode(Int.self), CountBounds.range.contains(count) else {
        throw DecodingError.dataCorrupted(
          .init(
            codingPath: decoder.codingPath,
            debugDescription: "has to be a whole number from 0 to \(CountBounds.range.upperBound), "
              + "or an object with exactly, atLeast or atMost"))
      }
      self.init(exactly: count)
      return
    }
    func bound(_ key: Key) throws -> Int? {
      fields.contains(key) ? try fields.decode(key, in: CountBounds.range) : nil
    }
    let (count, least, most) = (try bound(.exactly), try bound(.atLeast), try bound(.atMost))
    func wrong(_ words: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: fields.codingPath, debugDescription: words))
    }
    if let count {
      guard least == nil, most == nil else { throw wrong("has to have exactly alone") }
      self.init(exactly: count)
      return
    }
    if let least, let most, least > most { throw wrong("has an atLeast above its atMost") }
    if least == nil, most == nil, try decoder.container(keyedBy: FileKey.self).allKeys.isEmpty {
      throw wrong("has to have exactly, atLeast or atMost")
    }
    self.init(atLeast: least, atMost: most)
  }

  /// Writes it as a file has it.
  public func encode(to encoder: any Encoder) throws {
    if let least, least == most {
      var value = encoder.singleValueContainer()
      try value.encode(least)
      return
    }
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(least, forKey: .atLeast)
    try fields.encodeIfPresent(most, forKey: .atMost)
  }
}

extension ExpectationRuns: Codable {
  private enum Key: String, CodingKey {
    case logs = "log"
    case policies = "policy"
    case profiles = "profile"
    case preferences = "preference"
  }

  /// Reads it from a file; what nobody knows is an error.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func list<Value: Decodable>(_ key: Key, _ type: Value.Type) throws -> [Value] {
      guard fields.contains(key) else { return [] }
      guard let list = try? fields.nestedUnkeyedContainer(forKey: key) else {
        return [try fields.decode(type, forKey: key)]
      }
      guard list.isAtEnd else { return try fields.decode([Value].self, forKey: key) }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: fields, debugDescription: "has to have at least one: it would hold nowhere")
    }
    self.init(
      logs: try list(.logs, String.self), policies: try list(.policies, String.self),
      profiles: try list(.profiles, ProfileName.self).map(\.name),
      preferences: try list(.preferences, IndicatorPreference.self))
  }

  /// Writes it as a file has it.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    if !logs.isEmpty { try fields.encode(logs, forKey: .logs) }
    if !policies.isEmpty { try fields.encode(policies, forKey: .policies) }
    if !profiles.isEmpty { try fields.encode(profiles, forKey: .profiles) }
    if !preferences.isEmpty { try fields.encode(preferences, forKey: .preferences) }
  }
}

/// The name of a profile in a file.
struct ProfileName: Codable {
  var name: String

  init(_ name: String) {
    self.name = name
  }

  init(from decoder: any Decoder) throws {
    name = try decoder.singleValueContainer().decode(String.self)
    guard Profile.all.contains(where: { $0.name == name }) else {
      let names = Profile.all.map(\.name).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "has to be one of \(names)"))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(name)
  }
}
