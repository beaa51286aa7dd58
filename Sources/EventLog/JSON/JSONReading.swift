/// A value while a type reads it: it keeps account of what the type asked for, and what is left nobody knows.
final class JSONReading: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// The value's members, or none.
  let members: [JSONMember]
  /// The value's elements, or none.
  let elements: [JSONValue]
  /// How many of the elements were read: they are read in their order.
  var readElements = 0
  /// Which of the members were asked for.
  private var asked: [Bool]
  /// Keys that were asked for, in the order of asking.
  private var known: [String] = []
  /// The first key that stands for none of those of a type that asked for all keys.
  private var stranger: (offset: Int, key: String)?
  private var askedForAllKeys = false
  /// Members and elements that are read in nested containers, by their index.
  private var nested: [JSONReading?] = []
  /// Whether all of the value was decoded as some other type.
  private var isWhole = false
  /// The members' indices by their keys' bytes, made when it is first needed.
  private lazy var order = JSONMember.order(members)

  init(_ value: JSONValue, at codingPath: [any CodingKey]) {
    self.value = value
    self.codingPath = codingPath
    members = value.members ?? []
    elements = value.array ?? []
    asked = Array(repeating: false, count: members.count)
  }

  /// Reads a value of a type, all of it.
  ///
  /// - Throws: A `DecodingError` and nothing else.
  static func read<Value: Decodable>(
    _ type: Value.Type, _ value: JSONValue, at path: [any CodingKey]
  ) throws -> Value {
    if let scalar = type as? any JSONScalar.Type {
      if let result = scalar.init(json: value) as? Value { return result }
      throw mismatch(type, value, path, scalar.demand(of: value))
    }
    // The reader of texts sees to this; a value made by hand may be deeper, or a type nest without end.
    guard path.count < JSONValue.deepest else {
      throw DecodingError.dataCorrupted(.init(codingPath: path, debugDescription: "is nested too deeply"))
    }
    let reading = JSONReading(value, at: path)
    do {
      let result = try Value(from: reading)
      try reading.checkRest()
      return result
    } catch { throw reading.explained(error, type) }
  }

  static func mismatch(
    _ type: Any.Type, _ value: JSONValue, _ path: [any CodingKey], _ demand: String
  ) -> DecodingError {
    let context = DecodingError.Context(codingPath: path, debugDescription: "has to be \(demand)")
    return value.kind == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  // MARK: What is asked for

  /// The index of a key's member, which is asked for by this.
  func index(of key: String) -> Int? {
    let index = JSONMember.index(of: key, in: members, order: order)
    if let index {
      if asked[index] { return index }
      asked[index] = true
    } else if known.contains(where: { $0.utf8.elementsEqual(key.utf8) }) {
      return nil
    }
    known.append(key)
    return index
  }

  /// The keys of a type that the value has.
  func keys<Key: CodingKey>(_ type: Key.Type) -> [Key] {
    askedForAllKeys = true
    return members.compactMap { member in
      if let key = Key(stringValue: member.key) { return key }
      if stranger == nil { stranger = (member.offset, member.key) }
      return nil
    }
  }

  /// Reads a member or an element.
  func read<Value: Decodable>(_ type: Value.Type, at index: Int, _ key: any CodingKey) throws -> Value {
    let result = try Self.read(type, part(index), at: codingPath + [key])
    if !nested.isEmpty { nested[index] = nil }
    return result
  }

  /// A member or an element to be read in a nested container; the same one for the same index.
  func nested(at index: Int, _ key: any CodingKey) -> JSONReading {
    if nested.isEmpty { nested = Array(repeating: nil, count: max(members.count, elements.count)) }
    if let reading = nested[index] { return reading }
    let reading = JSONReading(part(index), at: codingPath + [key])
    nested[index] = reading
    return reading
  }

  func part(_ index: Int) -> JSONValue {
    members.isEmpty ? elements[index] : members[index].value
  }

  // MARK: What is left

  /// Throws if there is more in the value than was asked for.
  private func checkRest() throws {
    if isWhole { return }
    if let index = asked.firstIndex(of: false) {
      throw unknownKey(members[index].key, members[index].offset)
    }
    if readElements < elements.count {
      let most = readElements == 1 ? "1 element" : "\(readElements) elements"
      throw exact(elements[readElements].offset, "has to have no more than \(most)")
    }
    for reading in nested { try reading?.checkRest() }
  }

  private func unknownKey(_ key: String, _ offset: Int) -> DecodingError {
    let words = "has an unknown key \(JSONText.quoted(key).printable)"
    return exact(offset, known.isEmpty ? words : "\(words); known are \(known.joined(separator: ", "))")
  }

  /// An error of this value that stands at another byte than it.
  private func exact(_ offset: Int, _ message: String) -> DecodingError {
    let error = JSONDecodingError(offset: offset, path: JSONPath.text(codingPath), message: message)
    return .dataCorrupted(
      .init(codingPath: codingPath, debugDescription: message, underlyingError: error))
  }

  /// An error of a type's, with what would be right as far as it can be known.
  private func explained(_ error: any Error, _ type: Any.Type) -> DecodingError {
    guard let error = error as? DecodingError else {
      let words = String(describing: error)
      return .dataCorrupted(.init(codingPath: codingPath, debugDescription: words, underlyingError: error))
    }
    switch error {
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      guard context.codingPath.count == codingPath.count, context.underlyingError == nil else { return error }
      if let words = Self.words(of: type) {
        return Self.mismatch(type, value, codingPath, "one of \(words.joined(separator: ", "))")
      }
      // What synthesized code says of an enumeration's object names neither the keys there are nor the one needed.
      if case .typeMismatch = error, askedForAllKeys, context.debugDescription.first?.isUppercase == true {
        if let stranger { return unknownKey(stranger.key, stranger.offset) }
        return exact(value.offset, "has to have one key, not \(members.count)")
      }
    default: break
    }
    return error
  }

  /// The raw values of an enumeration whose cases are words.
  private static func words(of type: any Any.Type) -> [String]? {
    func words<Choice: CaseIterable>(_ type: Choice.Type) -> [String]? {
      let words = type.allCases.map { ($0 as? any RawRepresentable)?.rawValue as? String }
      return words.contains(nil) ? nil : words.compactMap(\.self)
    }
    guard let choice = type as? any CaseIterable.Type else { return nil }
    return words(choice)
  }
}

// MARK: - Decoder

extension JSONReading {
  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object = value.kind else {
      throw Self.mismatch([String: Any].self, value, codingPath, "an object")
    }
    return KeyedDecodingContainer(JSONKeyedReading<Key>(reading: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array = value.kind else { throw Self.mismatch([Any].self, value, codingPath, "a list") }
    return JSONElementReading(reading: self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    self
  }
}

extension JSONReading: SingleValueDecodingContainer {
  func decodeNil() -> Bool {
    value.kind == .null
  }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let result = try Self.read(type, value, at: codingPath)
    isWhole = true
    return result
  }
}
