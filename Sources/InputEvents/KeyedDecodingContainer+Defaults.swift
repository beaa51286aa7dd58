// How a type reads a member that may be left out, or that has a range.
extension KeyedDecodingContainer {
  /// The value of a key, or what stands for it where the key is left out.
  ///
  /// `null` is not left out: it has to be a value of the type like any other.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fallback: The value where there is no key.
  /// - Returns: The value.
  /// - Throws: A `DecodingError` where the key's value is of another type.
  package func decode<Value: Decodable>(_ key: Key, or fallback: Value) throws -> Value {
    contains(key) ? try decode(Value.self, forKey: key) : fallback
  }

  /// The number of a key within a range, or what stands for it where the key is left out.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fallback: The number where there is no key, of any range; `nil` where there has to be one.
  ///   - range: The numbers that can be.
  /// - Returns: The number.
  /// - Throws: A `DecodingError` that names the range.
  package func decode(
    _ key: Key, or fallback: Double? = nil, in range: ClosedRange<Double>
  ) throws -> Double {
    let bounds = "\(range.lowerBound.shortestText) to \(range.upperBound.shortestText)"
    return try decode(key, fallback, "a number from \(bounds)", range.contains)
  }

  /// The whole number of a key within a range, or what stands for it where the key is left out.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fallback: The number where there is no key, of any range; `nil` where there has to be one.
  ///   - range: The numbers that can be.
  /// - Returns: The number.
  /// - Throws: A `DecodingError` that names the range.
  package func decode<Integer: FixedWidthInteger & Decodable>(
    _ key: Key, or fallback: Integer? = nil, in range: ClosedRange<Integer>
  ) throws -> Integer {
    let bounds = "\(range.lowerBound) to \(range.upperBound)"
    return try decode(key, fallback, "a whole number from \(bounds)", range.contains)
  }

  private func decode<Number: Decodable>(
    _ key: Key, _ fallback: Number?, _ demand: String, _ isRight: (Number) -> Bool
  ) throws -> Number {
    if let fallback, !contains(key) { return fallback }
    do {
      let number = try decode(Number.self, forKey: key)
      if isRight(number) { return number }
    } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
      // Said below, with the range.
    }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "has to be \(demand)")
  }
}
