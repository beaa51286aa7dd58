/// Deceleration in the profile `simple`: a curve of time, without frames, threshold or pixels.
///
/// Velocity v d^t and position x + v d (1 - d^t) / (1 - d), with t in milliseconds: the sum over whole
/// milliseconds, carried to any time. Source: WWDC18 session 803 for the sum, grade A; facebook/pop for the
/// position, grade B.
public struct SimpleDeceleration: Hashable, Sendable {
  /// The offset at time 0, in points.
  public let offset: Double
  /// The velocity at time 0, in points per millisecond.
  public let velocity: Double
  /// How fast the velocity is lost.
  public let rate: DecelerationRate

  /// The distance from the resting place at which it counts as at rest, in points.
  ///
  /// Lobanov; grade C.
  public static let restDistance = 0.5

  /// Makes a deceleration.
  ///
  /// - Parameters:
  ///   - offset: at time 0, in points.
  ///   - velocity: at time 0, in points per millisecond.
  ///   - rate: how fast the velocity is lost.
  public init(offset: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.offset = offset
    self.velocity = velocity
    self.rate = rate
  }

  /// The resting place, in points: `x + v d / (1 - d)`.
  public var target: Double { offset + velocity * rate.reach }

  /// The offset at a time.
  ///
  /// - Parameter milliseconds: since time 0, 0 or more.
  /// - Returns: in points.
  public func offset(atMilliseconds milliseconds: Double) -> Double {
    offset + velocity * rate.reach * (1 - kept(milliseconds))
  }

  /// The velocity at a time.
  ///
  /// - Parameter milliseconds: since time 0, 0 or more.
  /// - Returns: in points per millisecond.
  public func velocity(atMilliseconds milliseconds: Double) -> Double {
    velocity * kept(milliseconds)
  }

  /// The time until half a point is left, in milliseconds; 0 if no more was left at time 0.
  public var restMilliseconds: Double {
    let whole = (velocity * rate.reach).magnitude
    return Bisection.firstTime(from: 0) { whole * kept($0) <= Self.restDistance }
  }

  /// The time at which an offset is reached.
  ///
  /// - Parameter place: the offset, in points.
  /// - Returns: in milliseconds; nothing if the place lies behind or is not reached.
  public func milliseconds(reaching place: Double) -> Double? {
    let way = velocity > 0 ? place - offset : offset - place
    guard way >= 0, way < (velocity * rate.reach).magnitude else { return way == 0 ? 0 : nil }
    let speed = velocity.magnitude * rate.reach
    return Bisection.firstTime(from: 0) { speed * (1 - kept($0)) >= way }
  }

  private func kept(_ milliseconds: Double) -> Double {
    DeterministicMath.exp(milliseconds * rate.logarithm)
  }
}
