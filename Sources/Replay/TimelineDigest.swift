/// The digest of a timeline: FNV-1a over 64-bit words, the same on every machine.
///
/// Not Swift's `Hasher`, whose seed changes with each process.
public struct TimelineDigest: Hashable, Sendable {
  /// The digest of what was added so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Makes the digest of nothing.
  public init() {}

  /// Adds the eight bytes of a word, lowest first.
  public mutating func add(_ word: UInt64) {
    var rest = word
    for _ in 0..<8 {
      value = (value ^ (rest & 0xff)) &* 0x0000_0100_0000_01b3
      rest >>= 8
    }
  }

  /// Adds an integer.
  public mutating func add(_ number: Int64) {
    add(UInt64(bitPattern: number))
  }

  /// Adds a number by its bit pattern, with -0 as 0.
  ///
  /// - Precondition: `number` is not a NaN; nothing in a timeline may be one.
  public mutating func add(_ number: Double) {
    precondition(!number.isNaN, "a NaN reached the timeline")
    add(number == 0 ? 0 : number.bitPattern)
  }

  /// The digest as 16 hexadecimal digits.
  public var hexadecimal: String {
    TimelineDigest.text(value)
  }

  static func text(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
