import ScrollInput

/// What an offset along x means where the content begins at the right.
///
/// The model's offsets grow towards the end of the content, whichever side that is. What the platform tells observers
/// is undocumented, so it is chosen by name.
public enum RightToLeftOffset: String, Hashable, Sendable, CaseIterable, Codable {
  /// From the beginning of the content, as in the model.
  case logical
  /// The content's left edge to the left edge of what is seen: content less the end of the visible rectangle.
  case visibleRect
  /// Content less the end of the bounds, as a third party's reimplementation has it; with insets it differs by them.
  case bounds
}

extension ScrollGeometry {
  /// The offset along x that an observer is told where the content begins at the right, in points.
  public func offset(rightToLeft meaning: RightToLeftOffset) -> Double {
    switch meaning {
    case .logical: contentOffset.x
    case .visibleRect: contentSize.x - visibleRect.end(.horizontal)
    case .bounds: contentSize.x - bounds.end(.horizontal)
    }
  }
}
