/// An object while its members are written.
struct JSONKeyedWriting<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writing: JSONWriting

  var codingPath: [any CodingKey] { writing.codingPath }

  func encodeNil(forKey key: Key) {
    writing.member(key).encodeNil()
  }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try writing.member(key).write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    writing.member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    writing.member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    writing.member(JSONSuperKey())
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    writing.member(key)
  }
}

/// A list while its elements are written.
struct JSONElementWriting: UnkeyedEncodingContainer {
  let writing: JSONWriting

  var codingPath: [any CodingKey] { writing.codingPath }

  var count: Int {
    if case .elements(let elements) = writing.content { elements.count } else { 0 }
  }

  func encodeNil() {
    writing.element().encodeNil()
  }

  func encode<Value: Encodable>(_ value: Value) throws {
    try writing.element().write(value)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    writing.element().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    writing.element().unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    writing.element()
  }
}
