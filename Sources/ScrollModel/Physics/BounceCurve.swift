/// The bounce past an edge as a curve of time: what the frames approach as they get shorter.
///
/// e(t) = exp(-0.01005 t) (e0 + v r / (1 - r) (1 - r^t)). For previews and drawings; a flight uses `Flight`.
/// From the edge at the normal rate the peak is 33.3 ms times the velocity, 90.7 ms after the crossing.
public struct BounceCurve: Hashable, Sendable {
  /// The distance past the edge at time 0, in points, outwards positive.
  public let distance: Double
  /// The velocity at time 0, in points per millisecond, outwards positive.
  public let velocity: Double
  /// How fast the velocity is lost.
  public let rate: DecelerationRate

  /// Makes a curve.
  ///
  /// - Parameters:
  ///   - distance: past the edge at time 0, in points, outwards positive.
  ///   - velocity: at time 0, in points per millisecond, outwards positive.
  ///   - rate: how fast the velocity is lost.
  public init(distance: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.distance = distance
    self.velocity = velocity
    self.rate = rate
  }

  /// The distance past the edge at a time.
  ///
  /// - Parameter milliseconds: since time 0, 0 or more.
  /// - Returns: in points, outwards positive.
  public func distance(atMilliseconds milliseconds: Double) -> Double {
    let kept = DeterministicMath.exp(rate.logarithm * milliseconds)
    let pull = DeterministicMath.exp(UIKitConstants.bounceExponent * milliseconds)
    return pull * (distance + velocity * rate.reach * (1 - kept))
  }

  /// The time of the furthest distance past the edge, in milliseconds; 0 if it only comes back.
  public var peakMilliseconds: Double {
    guard velocity > 0 else { return 0 }
    // The sign of the slope changes once: K' e + K v r / (1 - r) (-ln r) r^t = 0.
    let pull = UIKitConstants.bounceExponent.magnitude
    let push = velocity * rate.reach
    return Bisection.firstTime(from: 0) { time in
      let kept = DeterministicMath.exp(rate.logarithm * time)
      return pull * (distance + push * (1 - kept)) >= push * rate.logarithm.magnitude * kept
    }
  }
}
