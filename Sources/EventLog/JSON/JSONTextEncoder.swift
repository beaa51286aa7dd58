/// Writes values of `Encodable` types as JSON that is pleasant to read and to edit.
///
/// - Members stand in the order in which the type encodes them, those of a dictionary in the order of their keys'
///   bytes; sets have no order and are refused, so that the same value is always the same text.
/// - Lists and objects of plain values stand on one line if it is not longer than 100 columns, and so does an object
///   of one such member, as enumerations with payloads are; all others are indented by two spaces.
/// - Numbers are the shortest that read back as the same bits, -0 as 0. Those that are not finite are refused, and
///   integers that 64 bits with a sign do not hold.
/// - What ``JSONValueDecoder`` could not read for its depth or for a key that stands twice is refused.
public struct JSONTextEncoder: Sendable {
  /// Makes an encoder.
  public init() {}

  /// Writes a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The text, with a line feed at its end.
  /// - Throws: What cannot be written, with the way to it.
  public func encode(_ value: some Encodable) throws(JSONEncodingError) -> String {
    let writing = JSONWriting([])
    do {
      try writing.write(value)
    } catch EncodingError.invalidValue(_, let context) {
      throw JSONEncodingError(path: JSONPath.text(context.codingPath), message: context.debugDescription)
    } catch {
      throw JSONEncodingError(path: "", message: "cannot be written: \(error)")
    }
    var writer = JSONTextWriter()
    writer.write(try writing.value())
    return writer.text
  }
}
