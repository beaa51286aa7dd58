/// Random numbers that are the same for the same seed on every machine (SplitMix64).
struct Random {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }

  /// A number from one to another, both included.
  mutating func int(_ lowest: Int, _ highest: Int) -> Int {
    lowest + Int(next() % UInt64(highest - lowest + 1))
  }
}
