/// GTK's way back from past an edge: a critically damped spring that is held within a range, frame by frame.
///
/// Within the range it is the curve of ``ReturnSpring`` at half the friction. A frame that would leave the range ends
/// at its limit, and the curve begins anew there at rest; the velocity keeps the frame before's value until the next.
/// Source: curves printed by GTK 4.18.6.
public struct OvershootSpring: Hashable, Sendable {
  /// The distance past the edge after the last frame, in points, signed.
  public private(set) var distance: Double
  /// The velocity after the last frame, in points per millisecond.
  public private(set) var velocity: Double
  /// The distances that it is held within, in points.
  public let range: ClosedRange<Double>

  private var curve: ReturnSpring
  /// Of the curve; kept in place of a curve per frame, so that frames add no error.
  private var elapsed = 0.0

  /// Makes a spring.
  ///
  /// - Parameters:
  ///   - distance: past the edge at time 0, in points, signed; it may lie outside the range until the first frame.
  ///   - velocity: at time 0, in points per millisecond.
  ///   - range: the distances that it is held within, in points.
  ///   - friction: twice the rate of the spring, per millisecond, above 0.
  public init(
    distance: Double, velocity: Double, range: ClosedRange<Double>,
    friction: Double = GTKConstants.overshootFriction
  ) {
    self.distance = distance
    self.velocity = velocity
    self.range = range
    curve = ReturnSpring(distance: distance, velocity: velocity, rate: friction / 2)
  }

  /// Whether it is close enough to the edge to rest: nearer than 0.1 pt, whatever the velocity.
  public var isAtRest: Bool { distance.magnitude < GTKConstants.overshootRestDistance }

  /// Takes one frame.
  ///
  /// - Parameter milliseconds: the frame, 0 or more.
  public mutating func advance(milliseconds: Double) {
    (distance, velocity) = state(afterMilliseconds: milliseconds)
    if range.contains(curve.distance(atMilliseconds: elapsed + milliseconds)) {
      elapsed += milliseconds
    } else {
      curve = ReturnSpring(distance: distance, velocity: 0, rate: curve.rate)
      elapsed = 0
    }
  }

  /// Distance and velocity some time after the last frame, as a frame of that length would give them.
  ///
  /// - Parameter milliseconds: since the last frame, 0 or more.
  /// - Returns: in points, and in points per millisecond.
  public func state(afterMilliseconds milliseconds: Double) -> (distance: Double, velocity: Double) {
    let time = elapsed + milliseconds
    let free = curve.distance(atMilliseconds: time)
    if free > range.upperBound { return (range.upperBound, velocity) }
    if free < range.lowerBound { return (range.lowerBound, velocity) }
    return (free, curve.velocity(atMilliseconds: time))
  }
}
