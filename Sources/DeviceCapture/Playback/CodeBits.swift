/// A set of codes, a bit each.
struct CodeBits: Hashable, Sendable {
  private var words: [UInt64]

  /// Makes an empty set for the codes up to one; the greater ones are never in it.
  init(upTo greatest: UInt16) {
    words = [UInt64](repeating: 0, count: Int(greatest) / 64 + 1)
  }

  /// Whether a code is in the set.
  subscript(code: UInt16) -> Bool {
    get { Int(code) / 64 < words.count && words[Int(code) / 64] >> UInt64(code % 64) & 1 == 1 }
    set {
      guard Int(code) / 64 < words.count else { return }
      let bit: UInt64 = 1 << UInt64(code % 64)
      if newValue { words[Int(code) / 64] |= bit } else { words[Int(code) / 64] &= ~bit }
    }
  }

  /// Gives each code of the set, ascending.
  func visit(_ body: (UInt16) -> Void) {
    for (place, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        body(UInt16(place * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
  }
}
