/// Deceleration by friction: the velocity is lost in proportion to itself, as a curve of time.
///
/// x(t) = x + v / m (1 - e^(-m t)), v(t) = v e^(-m t). At GTK's friction of 4 per second a flight goes a quarter of
/// its velocity in points per second. With -ln 0.998 it is the law that is published for UIScrollView, without the
/// sum over milliseconds that ``SimpleDeceleration`` is. Source: curves printed by GTK 4.18.6.
public struct KineticDeceleration: Hashable, Sendable {
  /// The offset at time 0, in points.
  public let offset: Double
  /// The velocity at time 0, in points per millisecond.
  public let velocity: Double
  /// The friction m, per millisecond, above 0.
  public let friction: Double

  /// Makes a deceleration.
  ///
  /// - Parameters:
  ///   - offset: at time 0, in points.
  ///   - velocity: at time 0, in points per millisecond.
  ///   - friction: m, per millisecond, above 0.
  public init(offset: Double, velocity: Double, friction: Double = GTKConstants.decelerationFriction) {
    self.offset = offset
    self.velocity = velocity
    self.friction = friction
  }

  /// The place that it approaches, in points: `x + v / m`.
  public var target: Double { offset + velocity / friction }

  /// The offset at a time.
  ///
  /// - Parameter milliseconds: since time 0, 0 or more.
  /// - Returns: in points.
  public func offset(atMilliseconds milliseconds: Double) -> Double {
    offset + velocity / friction * (1 - kept(milliseconds))
  }

  /// The velocity at a time.
  ///
  /// - Parameter milliseconds: since time 0, 0 or more.
  /// - Returns: in points per millisecond.
  public func velocity(atMilliseconds milliseconds: Double) -> Double {
    velocity * kept(milliseconds)
  }

  /// The time from which it is slower than a speed.
  ///
  /// - Parameter speed: in points per millisecond, above 0.
  /// - Returns: in milliseconds; 0 if it was never faster.
  public func restMilliseconds(below speed: Double = GTKConstants.restSpeed) -> Double {
    Bisection.firstTime(from: 0) { velocity(atMilliseconds: $0).magnitude < speed }
  }

  /// The time at which an offset is reached.
  ///
  /// - Parameter place: the offset, in points.
  /// - Returns: in milliseconds; nothing if the place lies behind or is not reached.
  public func milliseconds(reaching place: Double) -> Double? {
    let way = velocity > 0 ? place - offset : offset - place
    let whole = velocity.magnitude / friction
    guard way >= 0, way < whole else { return way == 0 ? 0 : nil }
    return Bisection.firstTime(from: 0) { whole * (1 - kept($0)) >= way }
  }

  private func kept(_ milliseconds: Double) -> Double {
    DeterministicMath.exp(0 - friction * milliseconds)
  }
}
