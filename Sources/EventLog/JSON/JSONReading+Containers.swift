/// An object while its members are read by their keys.
struct JSONKeyedReading<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let reading: JSONReading

  var codingPath: [any CodingKey] { reading.codingPath }
  var allKeys: [Key] { reading.keys(Key.self) }

  func contains(_ key: Key) -> Bool {
    reading.index(of: key.stringValue) != nil
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    reading.part(try index(key)).kind == .null
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try reading.read(type, at: index(key), key)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try reading.nested(at: index(key), key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try reading.nested(at: index(key), key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    reading.nested(at: try index(JSONSuperKey()), JSONSuperKey())
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    reading.nested(at: try index(key), key)
  }

  private func index(_ key: any CodingKey) throws -> Int {
    if let index = reading.index(of: key.stringValue) { return index }
    throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "is missing"))
  }
}

/// A list while its elements are read one by one.
struct JSONElementReading: UnkeyedDecodingContainer {
  let reading: JSONReading
  private(set) var currentIndex = 0

  init(reading: JSONReading) {
    self.reading = reading
  }

  var codingPath: [any CodingKey] { reading.codingPath }
  var count: Int? { reading.elements.count }
  var isAtEnd: Bool { currentIndex == reading.elements.count }

  mutating func decodeNil() throws -> Bool {
    try checkNext(Any?.self)
    guard reading.part(currentIndex).kind == .null else { return false }
    advance()
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try checkNext(type)
    let value = try reading.read(type, at: currentIndex, JSONIndex(currentIndex))
    advance()
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next([String: Any].self) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next([Any].self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder {
    try next((any Decoder).self) { $0 }
  }

  private mutating func next<Container>(
    _ type: Any.Type, _ container: (JSONReading) throws -> Container
  ) throws -> Container {
    try checkNext(type)
    let result = try container(reading.nested(at: currentIndex, JSONIndex(currentIndex)))
    advance()
    return result
  }

  private func checkNext(_ type: Any.Type) throws {
    guard isAtEnd else { return }
    let path = codingPath + [JSONIndex(currentIndex)]
    throw DecodingError.valueNotFound(type, .init(codingPath: path, debugDescription: "is missing"))
  }

  private mutating func advance() {
    currentIndex += 1
    reading.readElements = max(reading.readElements, currentIndex)
  }
}
