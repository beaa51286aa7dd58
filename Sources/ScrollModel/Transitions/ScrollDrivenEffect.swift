/// An effect as a function of a scroll view's offset.
///
/// It reads the geometry and gives an effect; there is no way back into the layout.
public enum ScrollDrivenEffect: Hashable, Sendable {
  /// Moves the view with the offset by a part of it, so that it seems slower (0 to 1) or faster (below 0).
  ///
  /// Past the edges it stays what it is at the edge, so that views do not come apart in a bounce.
  case parallax(axis: Axis, factor: Double)
  /// Stretches the view while the content is pulled past its beginning, so that a view there fills the gap.
  ///
  /// The view at the content's beginning grows towards the edge; its end stays, and so does the content's length.
  case stretch(axis: Axis)

  /// The effect at an offset.
  ///
  /// - Parameters:
  ///   - geometry: the scroll view's.
  ///   - frame: the view's layout frame in the content, in points.
  /// - Returns: the effect; it does nothing where the content rests at its beginning.
  public func effect(in geometry: ScrollGeometry, on frame: Rect) -> VisualEffect {
    switch self {
    case .parallax(let axis, let factor):
      let range = geometry.offsets(axis)
      let offset = min(range.upperBound, max(range.lowerBound, geometry.contentOffset[axis]))
      let way = factor * (offset - range.lowerBound)
      return axis == .horizontal ? .offset(x: way) : .offset(y: way)
    case .stretch(let axis):
      let pulled = max(0, geometry.offsets(axis).lowerBound - geometry.contentOffset[axis])
      let length = frame.size[axis]
      // A view without length cannot be stretched to any.
      let factor = length > 0 ? (length + pulled) / length : 1
      return axis == .horizontal
        ? .scale(x: factor, anchor: .trailing) : .scale(y: factor, anchor: .bottom)
    }
  }
}
