public import ScrollInput

/// The place where a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable, Codable {
  /// What the container is to show, in content coordinates.
  ///
  /// At first it is the container itself, the view without its insets, so its origin is the offset plus the starting
  /// insets: 0 where the content's beginning is at the leading inset. Apple does not document insets here; only so
  /// does a behaviour that sets the origin to 0 end at the very top under a bar.
  public var rect: Rect
  /// The point of `rect` that is put on the same point of the container; nothing to move as little as shows it.
  public var anchor: UnitPoint?

  /// Makes a target.
  public init(rect: Rect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Makes the target of a content offset.
  public init(offset: Vector, in layout: ScrollTargetLayout) {
    let insets = Vector(x: layout.horizontal.startInset, y: layout.vertical.startInset)
    self.init(rect: Rect(origin: offset + insets, size: layout.containerSize))
  }

  /// The content offset that the target asks for along an axis, in range.
  ///
  /// - Parameters:
  ///   - axis: the axis.
  ///   - current: where the content is, for targets without an anchor that are shorter than the container.
  ///   - geometry: the lengths along the axis.
  /// - Returns: the offset in points.
  public func offset(along axis: Axis, from current: Double, in geometry: AxisGeometry) -> Double {
    ScrollAlignment.showing(
      start: rect.start(axis), length: rect.size[axis], anchor: anchor?[axis], from: current, in: geometry
    ).offset
  }
}
