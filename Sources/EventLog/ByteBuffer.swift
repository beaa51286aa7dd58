/// Bytes that grow at the end, written by index: several times as fast as appending to an array byte by byte.
public struct ByteBuffer: Sendable {
  private var storage: [UInt8]
  /// The number of bytes written.
  public private(set) var count = 0

  /// Makes an empty buffer.
  ///
  /// - Parameter capacity: Bytes to make room for at once.
  public init(capacity: Int = 4096) {
    storage = [UInt8](repeating: 0, count: max(capacity, 64))
  }

  /// The bytes written, as an array.
  public var bytes: [UInt8] {
    Array(storage[0..<count])
  }

  /// The bytes written from a place on.
  ///
  /// - Parameters:
  ///   - start: The first byte.
  ///   - body: What is done with them; the span must not leave it.
  /// - Returns: What `body` gives.
  public func withSpan<Result>(from start: Int = 0, _ body: (Span<UInt8>) throws -> Result) rethrows -> Result
  {
    try body(storage.span.extracting(start..<count))
  }

  /// The bytes written, for a system call.
  ///
  /// - Parameter body: What is done with them; the pointer must not leave it.
  /// - Returns: What `body` gives.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try storage.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[0..<count])) }
  }

  /// Forgets what was written and keeps the room.
  public mutating func removeAll() {
    count = 0
  }

  /// Takes back what was written behind a place.
  ///
  /// - Precondition: `count` is not more than was written.
  public mutating func truncate(to count: Int) {
    precondition(count <= self.count, "nothing is written there")
    self.count = count
  }

  /// Writes one byte.
  @inline(__always)
  public mutating func append(_ byte: UInt8) {
    if count == storage.count { grow(1) }
    storage[count] = byte
    count += 1
  }

  /// Writes a text as UTF-8.
  public mutating func append(_ text: String) {
    let utf8 = text.utf8
    if count + utf8.count > storage.count { grow(utf8.count) }
    for byte in utf8 {
      storage[count] = byte
      count += 1
    }
  }

  /// Writes a literal as UTF-8.
  @inline(__always)
  public mutating func append(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    if count + length > storage.count { grow(length) }
    text.withUTF8Buffer { bytes in
      for byte in bytes {
        storage[count] = byte
        count += 1
      }
    }
  }

  /// Writes an integer in decimal.
  public mutating func append(_ number: Int64) {
    if count + 20 > storage.count { grow(20) }
    let start = count
    var bytes = storage.mutableSpan
    let end = ByteBuffer.put(number, into: &bytes, at: start)
    count = end
  }

  /// Writes three integers as a JSON list without blanks, and leaves the list open.
  mutating func appendList(_ first: UInt16, _ second: UInt16, _ third: Int32) {
    // Together: what an array asks at each change is then asked once.
    if count + 32 > storage.count { grow(32) }
    let start = count
    var bytes = storage.mutableSpan
    bytes[start] = UInt8(ascii: "[")
    var place = ByteBuffer.put(Int64(first), into: &bytes, at: start + 1)
    bytes[place] = UInt8(ascii: ",")
    place = ByteBuffer.put(Int64(second), into: &bytes, at: place + 1)
    bytes[place] = UInt8(ascii: ",")
    place = ByteBuffer.put(Int64(third), into: &bytes, at: place + 1)
    count = place
  }

  /// Puts a number's digits at a place where there is room, and gives the place behind it.
  @inline(__always)
  private static func put(_ number: Int64, into bytes: inout MutableSpan<UInt8>, at start: Int) -> Int {
    var start = start
    var rest = number.magnitude
    if number < 0 {
      bytes[start] = UInt8(ascii: "-")
      start += 1
    }
    if rest < 10 {
      bytes[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest)
      return start + 1
    }
    var digits = 2
    var limit: UInt64 = 100
    while rest >= limit {
      digits += 1
      if digits == 20 { break }
      limit *= 10
    }
    var place = start + digits
    let end = place
    repeat {
      place -= 1
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    return end
  }

  /// Writes 32 bits as eight lower-case hexadecimal digits.
  public mutating func appendHexadecimal(_ word: UInt32) {
    append(digits: word.hexadecimalDigits)
  }

  /// Writes eight bytes, the lowest first.
  mutating func append(digits: UInt64) {
    if count + 8 > storage.count { grow(8) }
    for index in 0..<8 { storage[count + index] = UInt8(truncatingIfNeeded: digits >> UInt64(8 * index)) }
    count += 8
  }

  /// Writes a text as a JSON string, quotation marks included.
  public mutating func appendJSON(_ text: String) {
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case 0x0a: append("\\n")
      case 0x0d: append("\\r")
      case 0x09: append("\\t")
      case 0..<0x20:
        append("\\u00")
        let high = byte >> 4
        let low = byte & 0xf
        append(UInt8(ascii: "0") + high)
        append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func grow(_ more: Int) {
    storage.append(contentsOf: repeatElement(0, count: max(storage.count, more)))
  }
}
