/// The content's motion after a release, along one axis: deceleration, and the bounce past an edge.
///
/// Integrates per frame as the measured UIScrollView does; the recordings are met within 1.4e-6 pt.
/// It starts from the offset as shown, on the pixel grid, and is not rounded again until it rests.
/// The first step after a release is one frame of the display's highest rate, whatever the real gap.
public struct Flight: Hashable, Sendable {
  /// The offset, in points.
  public var offset: Double
  /// The velocity of the offset, in points per millisecond.
  public var velocity: Double

  /// Makes a flight.
  ///
  /// - Parameters:
  ///   - offset: in points.
  ///   - velocity: in points per millisecond.
  public init(offset: Double, velocity: Double) {
    self.offset = offset
    self.velocity = velocity
  }

  /// Takes one frame, and rests if that is where it leads.
  ///
  /// - Parameters:
  ///   - milliseconds: the frame, 0 or more, finite.
  ///   - conditions: the bounds, the rate, the multiplier and the pixels.
  /// - Returns: why it rests; nothing while it moves.
  @discardableResult
  public mutating func step(milliseconds: Double, _ conditions: FlightConditions) -> FlightRest? {
    advance(milliseconds: milliseconds, conditions)
    return settle(conditions)
  }

  /// Takes one frame without asking for rest, for samples between frames.
  ///
  /// - Parameters:
  ///   - milliseconds: the frame, 0 or more, finite.
  ///   - conditions: the bounds, the rate and the multiplier.
  public mutating func advance(milliseconds: Double, _ conditions: FlightConditions) {
    if offset > conditions.bounds.upperBound {
      spring(milliseconds, from: conditions.bounds.upperBound, conditions)
    } else if offset < conditions.bounds.lowerBound {
      spring(milliseconds, from: conditions.bounds.lowerBound, conditions)
    } else {
      glide(milliseconds, conditions)
    }
  }

  /// Rests if the state after a frame allows it: puts the offset in its place and takes the velocity away.
  ///
  /// A rounded offset stays within the bounds, which need not lie on the pixel grid (chosen, not recorded).
  ///
  /// - Parameter conditions: the bounds and the pixels.
  /// - Returns: why it rests; nothing, and nothing changed, while it moves.
  public mutating func settle(_ conditions: FlightConditions) -> FlightRest? {
    guard velocity.magnitude < UIKitConstants.restSpeed else { return nil }
    let bounds = conditions.bounds
    let edge = clamped(offset, bounds)
    if edge == offset {
      offset = clamped(conditions.grid.rounded(offset), bounds)
      velocity = 0
      return .slow
    }
    guard (offset - edge).magnitude <= UIKitConstants.restDistance else { return nil }
    offset = edge
    velocity = 0
    return .edge
  }

  /// Where a scroll view says at the release that it will rest: `willEndDragging`'s target.
  ///
  /// `x + sign(v) (abs(v) - 0.01) / abs(ln r) F`, within the bounds. It lies about 2 pt beyond the landing of
  /// a flight of 2000 pt, as the real one does. Source: tests and recordings, 1094.005 and 2366.50; grade A-.
  ///
  /// - Parameter conditions: the bounds, the rate and the multiplier.
  /// - Returns: the offset, in points, not on the pixel grid.
  public func predictedTarget(_ conditions: FlightConditions) -> Double {
    let excess = velocity.magnitude - UIKitConstants.restSpeed
    guard excess > 0 else { return clamped(offset, conditions.bounds) }
    let distance = excess / conditions.rate.logarithm.magnitude * conditions.multiplier
    return clamped(velocity > 0 ? offset + distance : offset - distance, conditions.bounds)
  }

  private func clamped(_ value: Double, _ bounds: ClosedRange<Double>) -> Double {
    if value > bounds.upperBound { return bounds.upperBound }
    if value < bounds.lowerBound { return bounds.lowerBound }
    return value
  }
}
