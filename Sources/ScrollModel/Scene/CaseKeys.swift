/// The keys of an object that stands for a case of an enumeration: one of them, and no other, is there.
protocol CaseKeys: CodingKey, CaseIterable {}

extension Decoder {
  /// The one key of those of a type that the object has, and the container to read its value from.
  ///
  /// - Parameter type: The keys.
  /// - Returns: The key, and where its value is read.
  /// - Throws: A `DecodingError` that says which keys there are.
  func onlyCase<Key: CaseKeys>(
    of type: Key.Type
  ) throws -> (key: Key, fields: KeyedDecodingContainer<Key>) {
    let fields = try container(keyedBy: type)
    // All are asked for, so that the error of an unknown key names them.
    let found = type.allCases.filter(fields.contains)
    if found.count == 1 { return (found[0], fields) }
    let words = type.allCases.map(\.stringValue).joined(separator: ", ")
    if found.isEmpty, try !container(keyedBy: AnyKey.self).allKeys.isEmpty {
      // The decoder of JSON makes of this that the first key is unknown, at its byte.
      _ = fields.allKeys
      throw DecodingError.typeMismatch(
        type, .init(codingPath: codingPath, debugDescription: "Not one of \(words)"))
    }
    throw DecodingError.dataCorrupted(
      .init(codingPath: codingPath, debugDescription: "has to have one key of \(words)"))
  }

  /// The value as a word; `nil` where it is something else.
  var word: String? {
    try? singleValueContainer().decode(String.self)
  }
}

/// Any key at all.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) {
    nil
  }
}
