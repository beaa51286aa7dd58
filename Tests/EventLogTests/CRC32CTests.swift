import EventLog
import TestSupport
import Testing

/// CRC32C by its published values, and the fast way against the plain one.
@Suite struct CRC32CTests {
  /// RFC 3720, appendix B.4, and the check value of the catalogue of CRCs.
  static let known: [([UInt8], UInt32)] = [
    ([], 0), (Array("123456789".utf8), 0xe306_9283), (Array("a".utf8), 0xc1d0_4330),
    (Array(repeating: 0, count: 32), 0x8a91_36aa), (Array(repeating: 0xff, count: 32), 0x62a8_ab43),
    (Array(0..<32), 0x46dd_794e), (Array((0..<32).reversed()), 0x113f_db5c),
    (
      [0x01, 0xc0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x14, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0x14]
        + [0, 0, 0, 0x18, 0x28, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0],
      0xd996_3a56
    ),
  ]

  /// The ways to compute it that this processor has.
  static let methods = CRC32C.Method.allCases.filter { $0 == .tables || $0 == .best }

  @Test(arguments: known, methods)
  func knownValues(known: ([UInt8], UInt32), method: CRC32C.Method) {
    let (bytes, check) = known
    #expect(Self.check(bytes, method) == check)
    #expect(Self.bitwise(bytes) == check)
  }

  @Test(arguments: 0...40, methods)
  func everyShortLengthIsAsBitByBit(length: Int, method: CRC32C.Method) {
    var random = SeededGenerator(seed: UInt64(length))
    let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
    #expect(Self.check(bytes, method) == Self.bitwise(bytes))
  }

  @Test(arguments: 0..<50 as Range<UInt64>, methods)
  func partsInAnyLengthsGiveTheWhole(seed: UInt64, method: CRC32C.Method) {
    var random = SeededGenerator(seed: seed)
    let bytes = (0..<random.int(0...3000)).map { _ in UInt8.random(in: 0...255, using: &random) }
    var check = CRC32C(by: method)
    var place = 0
    while place < bytes.count {
      let next = min(bytes.count, place + random.int(1...40))
      check.add(Array(bytes[place..<next]).span)
      place = next
    }
    #expect(check.value == Self.bitwise(bytes))
  }

  private static func check(_ bytes: [UInt8], _ method: CRC32C.Method) -> UInt32 {
    var check = CRC32C(by: method)
    check.add(bytes.span)
    return check.value
  }

  /// The definition: one bit after the other.
  private static func bitwise(_ bytes: [UInt8]) -> UInt32 {
    var word: UInt32 = 0xffff_ffff
    for byte in bytes {
      word ^= UInt32(byte)
      for _ in 0..<8 { word = (word >> 1) ^ (word & 1 == 1 ? 0x82f6_3b78 : 0) }
    }
    return ~word
  }
}
