/// The way back from past an edge in the profile `simple`: a critically damped spring.
///
/// s(t) = e^(-b t) (s0 + (v0 + b s0) t). With b = 10 per second (mass 1, stiffness 100) a crossing at
/// 1000 pt/s peaks at 36.8 pt after 100 ms. Source: Lobanov's SimpleScrollView; the form B, the number C.
public struct ReturnSpring: Hashable, Sendable {
  /// The distance past the edge at time 0, in points, signed.
  public let distance: Double
  /// The velocity at time 0, in points per millisecond.
  public let velocity: Double
  /// The rate b, per millisecond.
  public let rate: Double

  /// The rate of the profile: 0.01 per millisecond.
  ///
  /// Lobanov's SimpleScrollView; grade C.
  public static let simpleRate = 0.01
  /// The distance within which it counts as at rest, in points.
  ///
  /// Lobanov; grade C.
  public static let restDistance = 0.5

  /// Makes a spring.
  ///
  /// - Parameters:
  ///   - distance: past the edge at time 0, in points, signed.
  ///   - velocity: at time 0, in points per millisecond.
  ///   - rate: b, per millisecond, above 0.
  public init(distance: Double, velocity: Double, rate: Double = ReturnSpring.simpleRate) {
    self.distance = distance
    self.velocity = velocity
    self.rate = rate
  }

  /// The distance past the edge at a time.
  ///
  /// - Parameter milliseconds: since time 0, 0 or more.
  /// - Returns: in points, signed.
  public func distance(atMilliseconds milliseconds: Double) -> Double {
    DeterministicMath.exp(0 - rate * milliseconds) * (distance + slope * milliseconds)
  }

  /// The velocity at a time.
  ///
  /// - Parameter milliseconds: since time 0, 0 or more.
  /// - Returns: in points per millisecond.
  public func velocity(atMilliseconds milliseconds: Double) -> Double {
    DeterministicMath.exp(0 - rate * milliseconds) * (velocity - rate * slope * milliseconds)
  }

  /// The time of the turn, where the velocity is zero, in milliseconds; 0 if it never turns after time 0.
  public var turnMilliseconds: Double {
    let turn = velocity / (rate * slope)
    return turn > 0 && turn.isFinite ? turn : 0
  }

  /// The time after which the distance stays within half a point, in milliseconds.
  public var restMilliseconds: Double {
    let turn = turnMilliseconds
    let far = { (time: Double) in distance(atMilliseconds: time).magnitude > Self.restDistance }
    // After the turn the distance only shrinks; before it, it goes one way.
    if far(turn) { return Bisection.firstTime(from: turn) { !far($0) } }
    if turn > 0 && far(0) { return Bisection.firstTime(from: 0, to: turn) { !far($0) } }
    return 0
  }

  /// v0 + b s0.
  private var slope: Double { velocity + rate * distance }
}
