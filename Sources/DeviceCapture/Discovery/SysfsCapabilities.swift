/// The bit lists by which sysfs says what an input device can send, such as `7 0 0 0 0 70000 0 0` of
/// `capabilities/key`.
///
/// The kernel writes words of its own size in hexadecimal, the highest first, without leading zeros and without
/// leading words of zero. So a text alone does not say how many bits each word stands for.
public enum SysfsCapabilities {
  /// The codes whose bits are set, ascending.
  ///
  /// - Parameters:
  ///   - text: The list as sysfs has it.
  ///   - wordSize: Bits in a word: 64, or 32 where the reading program or the kernel is a 32-bit one.
  /// - Returns: The codes; `nil` if the text is no such list.
  public static func codes(_ text: some StringProtocol, wordSize: Int = Int.bitWidth) -> [UInt16]? {
    let words = text.split { $0 == " " || $0 == "\n" }
    // No list of the kernel has more bits than there are codes.
    guard !words.isEmpty, words.count * wordSize <= 1 << 16 else { return nil }
    var codes: [UInt16] = []
    for (index, word) in words.reversed().enumerated() {
      guard word.utf8.allSatisfy(isHexadecimalDigit), let bits = UInt64(word, radix: 16) else { return nil }
      guard bits.leadingZeroBitCount >= UInt64.bitWidth - wordSize else { return nil }
      for bit in 0..<wordSize where bits & (1 << UInt64(bit)) != 0 {
        codes.append(UInt16(index * wordSize + bit))
      }
    }
    return codes
  }

  /// `UInt64(_:radix:)` takes a sign too.
  private static func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
