extension Double {
  /// The number as the shortest text that reads back as the same bits; -0 is 0, whole numbers have no fraction.
  package var shortestText: String {
    shortWhole.map { String($0) } ?? description
  }

  /// The number as an integer, if it is whole and below 2^53 in magnitude, where a fraction cannot have been rounded off.
  package var shortWhole: Int64? {
    // Not `Int64(exactly:)`, which calls libm's `trunc`: whoever uses this module alone would have to link it.
    guard magnitude < 0x1p53 else { return nil }
    let whole = Int64(self)
    return Double(whole) == self ? whole : nil
  }
}
