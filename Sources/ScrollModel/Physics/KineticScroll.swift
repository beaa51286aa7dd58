/// GTK 4's motion after a release, along one axis: deceleration, then a spring from the frame that is past an edge.
///
/// Each part is a curve of time, but the parts change at frames: the frame that crosses an edge still shows the
/// deceleration, and the spring begins with its place and velocity. So frames of another length give other bounces,
/// as they do in GTK; with those of its own the curves printed by GTK 4.18.6 are met to their last printed digit.
public struct KineticScroll: Hashable, Sendable {
  private enum Leg: Hashable, Sendable {
    case glide(KineticDeceleration, elapsed: Double)
    case overshoot(OvershootSpring, edge: Double)
  }

  /// The offset after the last frame, in points.
  public private(set) var offset: Double
  /// The velocity after the last frame, in points per millisecond; that of the last one in motion after `slow`.
  public private(set) var velocity: Double
  /// Why it rests; nothing while it moves.
  public private(set) var rest: FlightRest?
  /// The offsets within which nothing pulls, in points.
  public let bounds: ClosedRange<Double>
  /// How the distance past an edge is limited.
  public let clamp: OvershootClamp

  private var leg: Leg

  /// Makes a motion; outside the bounds it begins with the spring, whatever the velocity.
  ///
  /// The clamp is by default the one that GTK executes: that is what its users see, and what its curves were printed
  /// from. `intended` is for who wants the limit without its defect.
  ///
  /// - Parameters:
  ///   - offset: in points.
  ///   - velocity: in points per millisecond.
  ///   - bounds: the offsets within which nothing pulls, in points.
  ///   - clamp: how the distance past an edge is limited.
  public init(
    offset: Double, velocity: Double, bounds: ClosedRange<Double>, clamp: OvershootClamp = .asExecuted
  ) {
    self.offset = offset
    self.velocity = velocity
    self.bounds = bounds
    self.clamp = clamp
    leg = .glide(KineticDeceleration(offset: offset, velocity: velocity), elapsed: 0)
    overshoot()
  }

  /// Takes one frame, and rests if that is where it leads.
  ///
  /// Slower than 0.1 pt/s it rests at the nearest whole point; nearer than 0.1 pt to an edge it came back to, there.
  /// A whole point outside the bounds, which need not be whole, gives way to the bound (chosen).
  ///
  /// - Parameter milliseconds: the frame, 0 or more.
  /// - Returns: why it rests; nothing while it moves.
  @discardableResult
  public mutating func step(milliseconds: Double) -> FlightRest? {
    guard rest == nil else { return rest }
    (offset, velocity) = state(afterMilliseconds: milliseconds)
    switch leg {
    case .glide(let glide, let elapsed):
      leg = .glide(glide, elapsed: elapsed + milliseconds)
      if overshoot() { return nil }
      guard velocity.magnitude < GTKConstants.restSpeed else { return nil }
      offset = min(max(offset.rounded(), bounds.lowerBound), bounds.upperBound)
      rest = .slow
    case .overshoot(var spring, let edge):
      spring.advance(milliseconds: milliseconds)
      leg = .overshoot(spring, edge: edge)
      guard spring.isAtRest else { return nil }
      offset = edge
      velocity = 0
      rest = .edge
    }
    return rest
  }

  /// Offset and velocity some time after the last frame, as a frame of that length would show them before it rests.
  ///
  /// - Parameter milliseconds: since the last frame, 0 or more.
  /// - Returns: in points, and in points per millisecond.
  public func state(afterMilliseconds milliseconds: Double) -> (offset: Double, velocity: Double) {
    guard rest == nil else { return (offset, velocity) }
    switch leg {
    case .glide(let glide, let elapsed):
      let time = elapsed + milliseconds
      return (glide.offset(atMilliseconds: time), glide.velocity(atMilliseconds: time))
    case .overshoot(let spring, let edge):
      let state = spring.state(afterMilliseconds: milliseconds)
      return (edge + state.distance, state.velocity)
    }
  }

  /// Begins the spring if the offset is past an edge.
  @discardableResult
  private mutating func overshoot() -> Bool {
    let edge = min(max(offset, bounds.lowerBound), bounds.upperBound)
    guard edge != offset else { return false }
    let spring = OvershootSpring(
      distance: offset - edge, velocity: velocity, range: clamp.range(at: edge, of: bounds))
    leg = .overshoot(spring, edge: edge)
    return true
  }
}
