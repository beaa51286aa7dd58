import CChecksum

/// CRC32C (Castagnoli), the check on every line of a log; reflected polynomial 0x82F63B78.
///
/// The processor's instruction does it where there is one, which is found out at run time; elsewhere eight table
/// look-ups fold eight bytes. Both give the same.
public struct CRC32C: Sendable {
  /// What computes the check.
  public enum Method: Sendable, CaseIterable {
    /// The processor's instruction.
    case instruction
    /// Tables, in Swift alone.
    case tables

    /// The faster one that this processor has.
    public static let best = crc32c_has_instruction() ? Method.instruction : .tables
  }

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

  private let method: Method
  private var state: UInt32 = 0xffff_ffff

  /// Makes the check of nothing.
  ///
  /// - Parameter method: What computes it.
  /// - Precondition: The processor has the instruction, if that is the method.
  public init(by method: Method = .best) {
    self.method = method
  }

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
    switch method {
    case .instruction:
      state = bytes.withUnsafeBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return state }
        return crc32c_add(state, start, buffer.count)
      }
    case .tables: addByTables(bytes)
    }
  }

  /// Adds eight bytes, the first of them lowest.
  mutating func add(word: UInt64) {
    switch method {
    case .instruction: state = crc32c_add_word(state, word)
    case .tables: state = CRC32C.folded(word ^ UInt64(state), CRC32C.tables.span)
    }
  }

  private mutating func addByTables(_ bytes: Span<UInt8>) {
    let tables = CRC32C.tables.span
    var crc = state
    var index = 0
    let wide = bytes.count & ~7
    while index < wide {
      crc = CRC32C.folded(bytes.word(at: index) ^ UInt64(crc), tables)
      index += 8
    }
    while index < bytes.count {
      crc = (crc >> 8) ^ tables[Int((crc ^ UInt32(bytes[index])) & 0xff)]
      index += 1
    }
    state = crc
  }

  @inline(__always)
  private static func folded(_ word: UInt64, _ tables: Span<UInt32>) -> UInt32 {
    tables[0x700 + Int(word & 0xff)] ^ tables[0x600 + Int((word >> 8) & 0xff)]
      ^ tables[0x500 + Int((word >> 16) & 0xff)] ^ tables[0x400 + Int((word >> 24) & 0xff)]
      ^ tables[0x300 + Int((word >> 32) & 0xff)] ^ tables[0x200 + Int((word >> 40) & 0xff)]
      ^ tables[0x100 + Int((word >> 48) & 0xff)] ^ tables[Int(word >> 56)]
  }
}

extension Span<UInt8> {
  /// Eight bytes, the first of them lowest.
  @inline(__always)
  func word(at place: Int) -> UInt64 {
    bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
  }
}

extension UInt32 {
  /// Its eight lower-case hexadecimal digits, the first of them lowest.
  ///
  /// All eight at once: the halves, the bytes and the halves of those are moved to where they belong, and the
  /// letters, which do not follow the digits, are raised.
  @inline(__always)
  var hexadecimalDigits: UInt64 {
    var word = UInt64(self)
    word = word >> 16 | (word & 0xffff) << 32
    word = word >> 8 & 0x0000_00ff_0000_00ff | (word & 0x0000_00ff_0000_00ff) << 16
    word = word >> 4 & 0x000f_000f_000f_000f | (word & 0x000f_000f_000f_000f) << 8
    let letters = (word + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    return word + 0x3030_3030_3030_3030 + letters * UInt64(UInt8(ascii: "a") - 10 - UInt8(ascii: "0"))
  }
}
