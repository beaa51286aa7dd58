extension DeterministicMath {
  /// The cube root, within one unit in the last place, and exact for cubes of whole numbers.
  ///
  /// `x = a 8^q` with `1 <= a < 8`; three steps of Halley's method from a straight line, each of which triples the
  /// digits, and one of Newton's, whose small correction is all that is rounded.
  ///
  /// - Parameter x: any number.
  /// - Returns: the number whose cube is `x`, with its sign; infinities, zeros and not-a-numbers as they are.
  public static func cubeRoot(_ x: Double) -> Double {
    guard x.isFinite, x != 0 else { return x }
    // Rounds down, so that the rest of the exponent is 0, 1 or 2.
    let third = Int((Double(x.exponent) / 3).rounded(.down))
    let a = Double(sign: .plus, exponent: Int(x.exponent) - 3 * third, significand: x.significand)
    var root = 1 + (a - 1) / 7
    for _ in 0..<3 {
      let cube = root * root * root
      root = root * ((cube + 2 * a) / (2 * cube + a))
    }
    root -= (root * root * root - a) / (3 * root * root)
    return Double(sign: x.sign, exponent: third, significand: root)
  }
}
