/// Which records of a timeline are meant: a kind, and fields that have to be so.
public struct RecordMatcher: Hashable, Sendable {
  /// The kind.
  public var kind: TimelineKind
  /// What its fields have to be.
  public var fields: [FieldRule]

  /// Makes a matcher.
  public init(_ kind: TimelineKind, _ fields: [FieldRule] = []) {
    self.kind = kind
    self.fields = fields
  }

  /// Whether a record is meant.
  public func matches(_ record: borrowing TimelineRecord) -> Bool {
    record.kind == kind && fields.allHold(in: record)
  }
}

/// A field and what it has to be.
public struct FieldRule: Hashable, Sendable {
  /// The field.
  public var field: TimelineField
  /// What it has to be.
  public var condition: FieldCondition

  /// Makes a rule.
  public init(_ field: TimelineField, _ condition: FieldCondition) {
    self.field = field
    self.condition = condition
  }

  /// Makes a rule for a text.
  public init(_ field: TimelineField, _ text: String) {
    self.init(field, .equal(.text(text)))
  }
}

extension [FieldRule] {
  /// Whether all of them hold in a record.
  func allHold(in record: borrowing TimelineRecord) -> Bool {
    for rule in self where !rule.condition.holds(for: record.value(of: rule.field)) { return false }
    return true
  }

  /// The rules in words.
  var words: String {
    map { "\($0.field.rawValue) \($0.condition)" }.joined(separator: ", ")
  }

  /// What a record has in the rules' fields, in words.
  func got(from record: borrowing TimelineRecord) -> String {
    var words: [String] = []
    for rule in self {
      words.append("\(rule.field.rawValue) \(record.value(of: rule.field)?.description ?? "nothing")")
    }
    return words.joined(separator: ", ")
  }
}

extension RecordMatcher: CustomStringConvertible {
  /// The matcher in words.
  public var description: String {
    fields.isEmpty ? kind.rawValue : "\(kind.rawValue) (\(fields.words))"
  }
}

// MARK: - JSON

extension RecordMatcher {
  /// Reads an object with the kind as a key, and perhaps other keys beside it.
  init(from kinds: KeyedDecodingContainer<FileKey>) throws {
    var found: [TimelineKind] = []
    for kind in TimelineKind.allCases where kinds.contains(FileKey(stringValue: kind.rawValue)) {
      found.append(kind)
    }
    guard let kind = found.first, found.count == 1 else {
      let names = TimelineKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(codingPath: kinds.codingPath, debugDescription: "has to have one key of \(names)"))
    }
    let key = FileKey(stringValue: kind.rawValue)
    self.init(
      kind,
      try [FieldRule](
        from: kinds.nestedContainer(keyedBy: TimelineField.self, forKey: key), kind))
  }

  /// Writes the kind as a key.
  func encode(to kinds: inout KeyedEncodingContainer<FileKey>) throws {
    var container = kinds.nestedContainer(
      keyedBy: TimelineField.self, forKey: FileKey(stringValue: kind.rawValue))
    try fields.encode(to: &container)
  }
}

extension [FieldRule] {
  /// Reads the fields that a kind can have.
  init(from container: KeyedDecodingContainer<TimelineField>, _ kind: TimelineKind) throws {
    self = []
    for field in kind.fields where container.contains(field) {
      let condition = try container.decode(FieldCondition.self, forKey: field)
      if let fault = condition.fault(for: field.shape(in: kind)) {
        throw DecodingError.dataCorruptedError(forKey: field, in: container, debugDescription: fault)
      }
      append(FieldRule(field, condition))
    }
  }

  /// Writes the fields.
  func encode(to container: inout KeyedEncodingContainer<TimelineField>) throws {
    for rule in self { try container.encode(rule.condition, forKey: rule.field) }
  }
}
