/// The exponential out of operations that IEEE 754 fixes, so that every machine gives the same bits.
///
/// A C library picks its `exp` by processor, so its last bit differs between machines. Here are only
/// additions, multiplications, one division and a rounding to a whole number, in a fixed order.
public enum DeterministicMath {
  /// The series by which the measured scroll view approximates an exponential: `1 + x + x²/2`.
  ///
  /// It is what the recordings show for a frame's decay: the true exponential misses them by up to 1.7 pt.
  /// No recording has `x` below -0.5; callers split longer frames (see `Flight`).
  /// Source: recordings of UIScrollView, grade A-.
  ///
  /// - Parameter x: the exponent, -0.5 to 0.
  /// - Returns: the approximation, 0.625 to 1 within that range.
  public static func exponentialSeries(_ x: Double) -> Double {
    1 + x + x * x / 2
  }

  /// The exponential function, within 4e-16 of the true value (relative) for normal results.
  ///
  /// `x = k ln 2 + r` with `abs(r) <= ln 2 / 2`; a polynomial of degree 13 gives `e^r`, and `2^k` is exact.
  ///
  /// - Parameter x: the exponent, any number.
  /// - Returns: `e^x`; infinity above 709.78, zero below -745.13, and not a number for not a number.
  public static func exp(_ x: Double) -> Double {
    guard x == x else { return x }
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019412 { return 0 }
    let whole = (x * inverseOfLogarithmOfTwo).rounded(.toNearestOrEven)
    let rest = (x - whole * logarithmOfTwoHigh) - whole * logarithmOfTwoLow
    let exponent = Int(whole)
    // Two factors, because a single power of two would leave the range before the product does.
    let half = exponent / 2
    return powerSeries(rest) * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  /// Taylor's polynomial of degree 13: its first missing term is below 5e-18 for `abs(r) <= 0.3466`.
  private static func powerSeries(_ r: Double) -> Double {
    var sum = 1.0 / 6_227_020_800
    sum = sum * r + 1.0 / 479_001_600
    sum = sum * r + 1.0 / 39_916_800
    sum = sum * r + 1.0 / 3_628_800
    sum = sum * r + 1.0 / 362_880
    sum = sum * r + 1.0 / 40_320
    sum = sum * r + 1.0 / 5_040
    sum = sum * r + 1.0 / 720
    sum = sum * r + 1.0 / 120
    sum = sum * r + 1.0 / 24
    sum = sum * r + 1.0 / 6
    sum = sum * r + 0.5
    // `r + r²(...)` rounds its large term once less than `r(1 + r(...))`.
    return 1 + (r + r * r * sum)
  }

  /// Two to a whole power, by its bits; the exponent lies in -1022 to 1023.
  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  /// `1 / ln 2`.
  private static let inverseOfLogarithmOfTwo = 1.4426950408889634
  /// The upper 32 bits of `ln 2`, so that its products with whole numbers below 2^21 are exact.
  private static let logarithmOfTwoHigh = 6.93147180369123816490e-01
  /// What `logarithmOfTwoHigh` leaves out.
  private static let logarithmOfTwoLow = 1.90821492927058770002e-10
}
