/// How fast a flight loses speed.
public struct DecelerationRate: Hashable, Sendable {
  /// What the velocity keeps in a millisecond, between 0 and 1.
  public let perMillisecond: Double
  /// The natural logarithm of `perMillisecond`, given and not computed, so that its bits are fixed.
  public let logarithm: Double
  /// The distance of a whole flight per unit of velocity, as a sum over milliseconds: `r / (1 - r)`.
  ///
  /// 499 ms at the normal rate, 99 ms at the fast one. Source: WWDC18 session 803, grade A.
  public let reach: Double

  /// Makes a rate out of a factor and its logarithm.
  ///
  /// - Parameters:
  ///   - perMillisecond: what the velocity keeps in a millisecond, between 0 and 1.
  ///   - logarithm: the natural logarithm of that, negative.
  public init(perMillisecond: Double, logarithm: Double) {
    self.perMillisecond = perMillisecond
    self.logarithm = logarithm
    // Kept, because a division is most of what a frame costs.
    reach = perMillisecond / (1 - perMillisecond)
  }

  /// `UIScrollView.DecelerationRate.normal`: 0.998 per millisecond.
  public static let normal = DecelerationRate(
    perMillisecond: UIKitConstants.normalRate, logarithm: UIKitConstants.normalRateLogarithm)

  /// `UIScrollView.DecelerationRate.fast`: 0.99 per millisecond.
  public static let fast = DecelerationRate(
    perMillisecond: UIKitConstants.fastRate, logarithm: UIKitConstants.fastRateLogarithm)

  /// What the velocity keeps in a frame of the measured scroll view.
  ///
  /// - Parameter milliseconds: the frame, short enough that the exponent is not below -0.5.
  /// - Returns: `1 + x + x²/2` with `x` the frame times the logarithm.
  public func decay(milliseconds: Double) -> Double {
    DeterministicMath.exponentialSeries(milliseconds * logarithm)
  }

  /// The distance travelled in a frame that begins with a velocity: `v r (1 - D) / (1 - r)`.
  ///
  /// - Parameters:
  ///   - velocity: at the beginning of the frame, in points per millisecond.
  ///   - decay: what the velocity keeps in the frame.
  /// - Returns: the distance, in points, with the sign of the velocity.
  public func travel(velocity: Double, decay: Double) -> Double {
    velocity * reach * (1 - decay)
  }
}
