/// A value while a type writes it.
final class JSONWriting: Encoder {
  /// What was written so far.
  enum Content {
    case nothing
    case plain(JSONValue.Kind)
    case elements([JSONWriting])
    case members([(key: String, value: JSONWriting)])
  }

  private(set) var content = Content.nothing
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ codingPath: [any CodingKey]) {
    self.codingPath = codingPath
  }

  /// Writes a value, all of it.
  func write<Value: Encodable>(_ value: Value) throws {
    if let scalar = value as? any JSONScalar {
      guard let kind = scalar.json else { throw invalid(value, "is \(value), which JSON has no number for") }
      content = .plain(kind)
      return
    }
    guard codingPath.count < JSONValue.deepest else { throw invalid(value, "is nested too deeply") }
    try value.encode(to: self)
    guard value is any HashOrdered else { return }
    guard case .members(let members) = content else {
      throw invalid(value, "has no order to be written in")
    }
    content = .members(members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
  }

  /// What was written, as a value.
  func value() throws(JSONEncodingError) -> JSONValue {
    switch content {
    case .nothing: return JSONValue(.object([]))
    case .plain(let kind): return JSONValue(kind)
    case .elements(let elements):
      try checkDepth()
      var values: [JSONValue] = []
      for element in elements { values.append(try element.value()) }
      return JSONValue(.array(values))
    case .members(let written):
      try checkDepth()
      var members: [JSONMember] = []
      for member in written { members.append(JSONMember(key: member.key, value: try member.value.value())) }
      if let repeated = JSONMember.repeated(in: members) {
        throw JSONEncodingError(
          path: JSONPath.text(written[repeated].value.codingPath), message: "was written twice")
      }
      return JSONValue(.object(members))
    }
  }

  /// Adds an element to a list.
  func element() -> JSONWriting {
    guard case .elements(var elements) = content else { preconditionFailure("the value is no list") }
    let writing = JSONWriting(codingPath + [JSONIndex(elements.count)])
    content = .nothing
    elements.append(writing)
    content = .elements(elements)
    return writing
  }

  /// Adds a member to an object.
  func member(_ key: any CodingKey) -> JSONWriting {
    guard case .members(var members) = content else { preconditionFailure("the value is no object") }
    let writing = JSONWriting(codingPath + [key])
    content = .nothing
    members.append((key.stringValue, writing))
    content = .members(members)
    return writing
  }

  private func invalid(_ value: Any, _ message: String) -> EncodingError {
    .invalidValue(value, .init(codingPath: codingPath, debugDescription: message))
  }

  private func checkDepth() throws(JSONEncodingError) {
    guard codingPath.count < JSONValue.deepest else {
      throw JSONEncodingError(path: JSONPath.text(codingPath), message: "is nested too deeply")
    }
  }
}

/// A collection whose order differs from run to run.
private protocol HashOrdered {}
extension Dictionary: HashOrdered {}
extension Set: HashOrdered {}

// MARK: - Encoder

extension JSONWriting {
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .members = content {} else { content = .members([]) }
    return KeyedEncodingContainer(JSONKeyedWriting<Key>(writing: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .elements = content {} else { content = .elements([]) }
    return JSONElementWriting(writing: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    self
  }
}

extension JSONWriting: SingleValueEncodingContainer {
  func encodeNil() {
    content = .plain(.null)
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try write(value)
  }
}
