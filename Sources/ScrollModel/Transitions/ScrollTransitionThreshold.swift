/// How far inside the visible region a view has to be for the identity phase.
///
/// As a length it is the greatest distance between the middle of the view and the middle of the region at which the
/// view is in identity. The formulas are those of a third party's back-port (grade C).
public indirect enum ScrollTransitionThreshold: Hashable, Sendable {
  /// A part of the view is inside; it counts as 0 below 0 and as 1 above 1.
  case visible(amount: Double)
  /// The view's middle is the region's.
  case centered
  /// A mixture: 0 is the first threshold, 1 the second; the amount counts as 0 below 0 and as 1 above 1.
  case interpolated(from: ScrollTransitionThreshold, towards: ScrollTransitionThreshold, amount: Double)
  /// A threshold that lies farther inside the region by a number of points.
  case inset(from: ScrollTransitionThreshold, by: Double)

  /// The whole view is inside.
  public static let visible = visible(amount: 1)
  /// The view touches the region.
  public static let hidden = visible(amount: 0)

  /// The threshold mixed with another: 0 leaves it, 1 is the other.
  public func interpolated(towards other: ScrollTransitionThreshold, amount: Double)
    -> ScrollTransitionThreshold
  {
    .interpolated(from: self, towards: other, amount: amount)
  }

  /// The threshold farther inside the region.
  public func inset(by points: Double) -> ScrollTransitionThreshold {
    .inset(from: self, by: points)
  }

  /// The greatest distance of the middles at which the view is in identity.
  ///
  /// It is below 0, so that no distance reaches it, where a view longer than the region has to be wholly inside.
  ///
  /// - Parameters:
  ///   - view: the view's length, in points.
  ///   - region: the visible region's length, in points.
  /// - Returns: the distance, in points.
  public func distance(view: Double, region: Double) -> Double {
    switch self {
    case .visible(let amount):
      return (region + view) / 2 - min(1, max(0, amount)) * view
    case .centered:
      return 0
    case .interpolated(let from, let towards, let amount):
      let part = min(1, max(0, amount))
      return from.distance(view: view, region: region) * (1 - part)
        + towards.distance(view: view, region: region) * part
    case .inset(let from, let points):
      return max(0, from.distance(view: view, region: region) - points)
    }
  }
}
