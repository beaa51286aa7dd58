/// How content follows a hand past an edge.
public enum Overscroll: Hashable, Sendable {
  /// Against a rubber band.
  case band(RubberBand)
  /// As far as the hand, but no further past the edge than so many points.
  case limited(Double)

  /// The offset that is shown for a raw one.
  ///
  /// - Parameters:
  ///   - raw: the offset as the hand asks for it, in points.
  ///   - bounds: the offsets within which content follows freely.
  /// - Returns: the shown offset, not yet on the pixel grid.
  public func shown(raw: Double, in bounds: ClosedRange<Double>) -> Double {
    switch self {
    case .band(let band): band.shown(raw: raw, in: bounds)
    case .limited(let limit): min(max(raw, bounds.lowerBound - limit), bounds.upperBound + limit)
    }
  }

  /// The raw offset for which an offset is shown.
  ///
  /// - Parameters:
  ///   - shown: the shown offset, in points.
  ///   - bounds: the offsets within which content follows freely.
  /// - Returns: the raw offset; nothing if no hand reaches the shown one.
  public func raw(shown: Double, in bounds: ClosedRange<Double>) -> Double? {
    switch self {
    case .band(let band): band.raw(shown: shown, in: bounds)
    case .limited: shown
    }
  }
}
