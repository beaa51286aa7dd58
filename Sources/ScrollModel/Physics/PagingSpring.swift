/// The pull of a page on the content after a release, one millisecond at a time.
///
/// v += pull (target - x), v *= friction, x += v. Source: Apple's iAd JS of 2010; not validated against a
/// recording; grade C.
public struct PagingSpring: Hashable, Sendable {
  /// The offset, in points.
  public private(set) var offset: Double
  /// The velocity, in points per millisecond.
  public private(set) var velocity: Double
  /// The page's offset, in points.
  public let target: Double
  /// The gain of velocity per millisecond and point of distance.
  public let pull: Double
  /// What the velocity keeps in a millisecond.
  public let friction: Double

  /// Makes a spring.
  ///
  /// - Parameters:
  ///   - offset: in points.
  ///   - velocity: in points per millisecond.
  ///   - target: the page's offset, in points.
  ///   - pull: the gain of velocity per millisecond and point of distance.
  ///   - friction: what the velocity keeps in a millisecond, between 0 and 1.
  public init(
    offset: Double, velocity: Double, target: Double, pull: Double = UIKitConstants.pagingPull,
    friction: Double = UIKitConstants.pagingFriction
  ) {
    self.offset = offset
    self.velocity = velocity
    self.target = target
    self.pull = pull
    self.friction = friction
  }

  /// Whether it is done: not faster than 0.01 pt/ms and within 1 pt of the page.
  public var isDone: Bool {
    velocity.magnitude <= UIKitConstants.restSpeed
      && (target - offset).magnitude <= UIKitConstants.pagingRestDistance
  }

  /// Takes one millisecond.
  public mutating func step() {
    velocity += pull * (target - offset)
    velocity *= friction
    offset += velocity
  }

  /// Offset and velocity in a part of the next millisecond: on the curve through the states of whole milliseconds.
  ///
  /// Steps are linear, so the states are a sequence whose k-th differences are the k-th power of one step's change,
  /// and Newton's series of them, `sum C(t, k) difference(k)`, is the curve itself: at 0 it is this state, at 1 the
  /// next. A millisecond changes so little (a thirtieth of the velocity) that some ten terms give every bit.
  ///
  /// - Parameter part: of the millisecond, from 0 to 1.
  /// - Returns: in points, and in points per millisecond.
  public func state(afterMilliseconds part: Double) -> (offset: Double, velocity: Double) {
    var sum = (distance: offset - target, velocity: velocity)
    var term = sum
    // With any friction from 0 to 1 terms shrink; the limit ends the series where they do so slowly.
    for order in 1...64 {
      let share = (part - Double(order - 1)) / Double(order)
      let next = friction * (term.velocity - pull * term.distance)
      term = (next * share, (next - term.velocity) * share)
      let before = sum
      sum = (sum.distance + term.distance, sum.velocity + term.velocity)
      if sum == before { break }
    }
    return (target + sum.distance, sum.velocity)
  }
}
