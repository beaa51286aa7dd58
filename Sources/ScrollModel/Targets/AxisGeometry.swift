/// The lengths that decide where content can be along one axis, in points.
///
/// Offsets are the content coordinate at the view's starting edge: at rest at the beginning the offset is minus the
/// starting inset.
public struct AxisGeometry: Hashable, Sendable {
  /// The length of the scroll view, insets included.
  public var length: Double
  /// The length of the content.
  public var content: Double
  /// The inset before the content.
  public var startInset: Double
  /// The inset after the content.
  public var endInset: Double
  /// The offsets between which content rests.
  public var bounds: ClosedRange<Double>

  /// Makes a geometry whose content rests between bounds that are known, say, on a grid of pixels.
  public init(
    length: Double, content: Double, startInset: Double = 0, endInset: Double = 0,
    bounds: ClosedRange<Double>
  ) {
    self.length = length
    self.content = content
    self.startInset = startInset
    self.endInset = endInset
    self.bounds = bounds
  }

  /// Makes a geometry whose content rests from its beginning at the starting inset to its end at the ending one.
  public init(length: Double, content: Double, startInset: Double = 0, endInset: Double = 0) {
    let first = 0 - startInset
    self.init(
      length: length, content: content, startInset: startInset, endInset: endInset,
      bounds: first...max(first, content + endInset - length))
  }

  /// The length of the container: the view without its insets, never negative.
  public var container: Double {
    max(0, length - startInset - endInset)
  }

  /// The content coordinates that are visible inside the insets at an offset.
  public func visible(at offset: Double) -> ClosedRange<Double> {
    offset + startInset...offset + startInset + container
  }

  /// The offset in range that is nearest to an offset.
  public func clamped(_ offset: Double) -> Double {
    min(max(offset, bounds.lowerBound), bounds.upperBound)
  }

  /// The offset at which a point of a frame lies on the same point of the container, in range or not.
  ///
  /// - Parameters:
  ///   - start: where the frame begins, in content coordinates.
  ///   - frameLength: the frame's length in points.
  ///   - anchor: the point of both, 0 where they begin, 1 where they end.
  /// - Returns: the offset in points.
  public func aligned(start: Double, length frameLength: Double, anchor: Double) -> Double {
    start - startInset + anchor * (frameLength - container)
  }

  /// The offset at which a point of the content lies on the same point of the container, in range.
  public func anchored(_ anchor: Double) -> Double {
    // The end exactly: a sum need not give it back.
    if anchor == 1 { return bounds.upperBound }
    return bounds.lowerBound + anchor * (bounds.upperBound - bounds.lowerBound)
  }
}
