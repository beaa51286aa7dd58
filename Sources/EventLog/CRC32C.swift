/// CRC32C (Castagnoli), the check on every line of a log; reflected polynomial 0x82F63B78.
///
/// Slicing by eight: eight table look-ups fold eight bytes, about four times as fast as one byte at a time.
public struct CRC32C: Sendable {
  /// Eight tables of 256 words, one behind the other.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for index in 0..<256 {
      var word = UInt32(index)
      for _ in 0..<8 { word = (word >> 1) ^ (word & 1 == 1 ? 0x82f6_3b78 : 0) }
      tables[index] = word
    }
    for index in 256..<(8 * 256) {
      let before = tables[index - 256]
      tables[index] = (before >> 8) ^ tables[Int(before & 0xff)]
    }
    return tables
  }()

  private var state: UInt32 = 0xffff_ffff

  /// Makes the check of nothing.
  public init() {}

  /// The check of the bytes added so far.
  public var value: UInt32 {
    ~state
  }

  /// The check of those bytes.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: Their CRC32C.
  /// - Complexity: O(*n*).
  public static func of(_ bytes: Span<UInt8>) -> UInt32 {
    var check = CRC32C()
    check.add(bytes)
    return check.value
  }

  /// Adds bytes.
  ///
  /// - Parameter bytes: The bytes, in order.
  public mutating func add(_ bytes: Span<UInt8>) {
    let tables = CRC32C.tables.span
    var crc = state
    var index = 0
    let wide = bytes.count & ~7
    while index < wide {
      let low =
        crc
        ^ (UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
          | UInt32(bytes[index + 3]) << 24)
      crc =
        tables[0x700 + Int(low & 0xff)] ^ tables[0x600 + Int((low >> 8) & 0xff)]
        ^ tables[0x500 + Int((low >> 16) & 0xff)] ^ tables[0x400 + Int(low >> 24)]
        ^ tables[0x300 + Int(bytes[index + 4])] ^ tables[0x200 + Int(bytes[index + 5])]
        ^ tables[0x100 + Int(bytes[index + 6])] ^ tables[Int(bytes[index + 7])]
      index += 8
    }
    while index < bytes.count {
      crc = (crc >> 8) ^ tables[Int((crc ^ UInt32(bytes[index])) & 0xff)]
      index += 1
    }
    state = crc
  }
}
