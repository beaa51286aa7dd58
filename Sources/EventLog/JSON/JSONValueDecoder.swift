/// Makes values of `Decodable` types from JSON, and says of a mistake where it stands.
///
/// It is strict, so that a misspelt key is found: what a type does not ask for is an error, be it the member of an
/// object or the element of a list. A type asks for a key by any method of a keyed container that takes one.
///
/// A type complains about a value with a `DecodingError` that has the value's coding path. Words of it that begin in
/// lower case go on behind the path: "has to be more than the width".
public struct JSONValueDecoder: Sendable {
  private let value: JSONValue

  /// Makes a decoder of a value.
  public init(_ value: JSONValue) {
    self.value = value
  }

  /// Makes a decoder of a text.
  ///
  /// - Parameter text: JSON, UTF-8.
  /// - Throws: Why the text is not JSON.
  public init(parsing text: Span<UInt8>) throws(JSONDecodingError) {
    do { value = try JSONValue(parsing: text) } catch { throw JSONDecodingError(error) }
  }

  /// Makes a value of a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The value.
  /// - Throws: What is wrong, with its byte and the way to it.
  public func decode<Value: Decodable>(_ type: Value.Type) throws(JSONDecodingError) -> Value {
    do {
      return try JSONReading.read(type, value, at: [])
    } catch let error as DecodingError {
      throw JSONDecodingError(error, in: value)
    } catch {
      // `JSONReading` throws nothing else.
      throw JSONDecodingError(offset: value.offset, path: "", message: String(describing: error))
    }
  }
}
