/// The line or parabola that lies nearest to points, by the least sum of squares.
///
/// The powers are made orthogonal to each other on the points' own places first, so that places far from zero and
/// places close together lose no digits.
public struct LeastSquaresFit: Hashable, Sendable {
  /// The value at 0.
  public let constant: Double
  /// The slope at 0.
  public let linear: Double
  /// Half the change of the slope; 0 in a line.
  public let quadratic: Double
  /// How much of the values' spread the curve explains: 1 if it meets them all, or if they are all the same.
  public let confidence: Double

  /// The sum of squares below which values count as all the same, in the square of their unit (Flutter: 1e-10).
  public static let sameValues = 1e-10
  // Squares below this part of the greatest are what rounding leaves of places that are the same.
  private static let dependent = 1e-20

  /// Fits a curve.
  ///
  /// `nil` if the points lie at too few places: two for a line, three for a parabola.
  ///
  /// - Parameters:
  ///   - degree: 1 for a line, 2 for a parabola.
  ///   - places: Where the points lie.
  ///   - values: Their values, as many.
  /// - Complexity: O(points).
  public init?(degree: Int, places: Span<Double>, values: Span<Double>) {
    precondition((1...2).contains(degree) && places.count == values.count)
    let count = Double(places.count)
    guard places.count > degree else { return nil }
    var center = 0.0
    var mean = 0.0
    for index in places.indices {
      center += places[index]
      mean += values[index]
    }
    center /= count
    mean /= count
    // q1 = x - center.
    var spread = 0.0
    var cube = 0.0
    var slope = 0.0
    for index in places.indices {
      let first = places[index] - center
      spread += first * first
      cube += first * first * first
      slope += first * (values[index] - mean)
    }
    guard spread > LeastSquaresFit.dependent * center * center else { return nil }
    slope /= spread
    // q2 = (x - center - skew) q1 - variance.
    let skew = cube / spread
    let variance = spread / count
    var bend = 0.0
    if degree == 2 {
      var norm = 0.0
      for index in places.indices {
        let first = places[index] - center
        let second = (first - skew) * first - variance
        norm += second * second
        bend += second * (values[index] - mean - slope * first)
      }
      guard norm > LeastSquaresFit.dependent * spread * spread else { return nil }
      bend /= norm
    }
    var total = 0.0
    var error = 0.0
    for index in places.indices {
      let first = places[index] - center
      let value = values[index] - mean
      let rest = value - slope * first - bend * ((first - skew) * first - variance)
      total += value * value
      error += rest * rest
    }
    confidence = total <= LeastSquaresFit.sameValues ? 1 : 1 - error / total
    constant = mean - slope * center + bend * ((center + skew) * center - variance)
    linear = slope - bend * (2 * center + skew)
    quadratic = bend
  }
}
