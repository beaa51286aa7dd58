/// Which part of a scroll view counts as visible; no documentation says whether the part under the insets does.
public enum VisibleRegion: String, Hashable, Sendable, CaseIterable, Codable {
  /// All that the view shows.
  case visibleRect
  /// What lies between the insets.
  case insetRect
}

extension ScrollGeometry {
  /// The part of a scroll view that counts as visible.
  public func rect(of region: VisibleRegion) -> Rect {
    switch region {
    case .visibleRect: visibleRect
    case .insetRect: insetRect
    }
  }

  /// The part of a view's area that is visible.
  ///
  /// - Parameters:
  ///   - frame: the view's frame in the content.
  ///   - region: what counts as visible.
  /// - Returns: 0 to 1; a view without extent along an axis is there wholly or not at all.
  public func visibleFraction(of frame: Rect, in region: VisibleRegion = .visibleRect) -> Double {
    let region = rect(of: region)
    func part(_ axis: Axis) -> Double {
      guard region.size[axis] > 0 else { return 0 }
      guard frame.size[axis] > 0 else {
        return frame.start(axis) >= region.start(axis) && frame.start(axis) <= region.end(axis) ? 1 : 0
      }
      let overlap = min(frame.end(axis), region.end(axis)) - max(frame.start(axis), region.start(axis))
      return min(1, max(0, overlap / frame.size[axis]))
    }
    return part(.horizontal) * part(.vertical)
  }

  /// Whether as much of a view is visible as an observer asks for.
  ///
  /// - Parameters:
  ///   - frame: the view's frame in the content.
  ///   - threshold: the part of the area, 0 to 1; at 0 any part does, but none never.
  ///   - region: what counts as visible.
  /// - Returns: whether the part is the threshold or more.
  public func isVisible(
    _ frame: Rect, threshold: Double = 0.5, in region: VisibleRegion = .visibleRect
  ) -> Bool {
    let fraction = visibleFraction(of: frame, in: region)
    return fraction > 0 && fraction >= threshold
  }

  /// The targets of which as much is visible as an observer asks for, in their order.
  ///
  /// - Parameters:
  ///   - targets: the scroll targets in the order of the layout, realised or not.
  ///   - threshold: the part of the area, 0 to 1.
  ///   - region: what counts as visible.
  ///   - frame: a target's frame in the content.
  /// - Returns: those targets.
  public func visibleTargets<Target>(
    _ targets: [Target], threshold: Double = 0.5, in region: VisibleRegion = .visibleRect,
    frame: (Target) -> Rect
  ) -> [Target] {
    targets.filter { isVisible(frame($0), threshold: threshold, in: region) }
  }
}
