extension ScrollAlignment {
  /// How far from an anchor's place the content still counts as being there: resting offsets lie on pixels, the
  /// range's end need not, so at one pixel a point they are up to half a point apart.
  public static let anchorTolerance = 0.5

  /// The offset at first.
  ///
  /// - Parameters:
  ///   - anchor: the point of the content that lies on the same point of the container; nothing for the beginning.
  ///   - geometry: the lengths along the axis.
  /// - Returns: the offset in points.
  public static func initialOffset(anchor: Double?, in geometry: AxisGeometry) -> Double {
    geometry.anchored(anchor ?? 0)
  }

  /// The offset at first where a position holds an identity, else the anchor's.
  ///
  /// - Parameters:
  ///   - frame: the frame of the view that the position holds; nothing if it holds none.
  ///   - position: the point of view and container that is brought together; nothing to move as little as does.
  ///   - anchor: the default anchor.
  ///   - axis: the axis.
  ///   - geometry: the lengths along the axis.
  ///   - choices: whether an initial identity scrolls, and how far.
  /// - Returns: the offset in points.
  public static func initialOffset(
    of frame: Rect?, position: UnitPoint?, anchor: Double?, along axis: Axis, in geometry: AxisGeometry,
    choices: ScrollChoices = ScrollChoices()
  ) -> Double {
    let offset = initialOffset(anchor: anchor, in: geometry)
    guard let frame, choices.initialID == .scrolls else { return offset }
    return showing(
      start: frame.start(axis), length: frame.size[axis], anchor: position?[axis], from: offset,
      in: geometry, rule: choices.nilAnchor
    ).offset
  }

  /// How far content shorter than the container is moved from the container's beginning.
  public static func shift(anchor: Double?, in geometry: AxisGeometry) -> Double {
    (anchor ?? 0) * max(0, geometry.container - geometry.content)
  }

  /// The offset after a change of size: at the anchor if the content was there, else the same, in range.
  ///
  /// Content that fits its container is at every anchor, so that it is at the anchor when it has grown.
  ///
  /// - Parameters:
  ///   - offset: the offset before.
  ///   - anchor: the point that stays in place; nothing to keep the offset.
  ///   - old: the lengths before.
  ///   - new: the lengths now.
  /// - Returns: the offset in points.
  public static func resized(
    _ offset: Double, anchor: Double?, from old: AxisGeometry, to new: AxisGeometry
  ) -> Double {
    if let anchor, (offset - old.anchored(anchor)).magnitude <= anchorTolerance {
      return new.anchored(anchor)
    }
    return new.clamped(offset)
  }

  /// A frame before and after a change, along one axis, in content coordinates.
  public struct FrameChange: Hashable, Sendable {
    /// Where it began.
    public var oldStart: Double
    /// Its length before.
    public var oldLength: Double
    /// Where it begins.
    public var start: Double
    /// Its length now.
    public var length: Double

    /// Makes a frame that changed.
    public init(oldStart: Double, oldLength: Double, start: Double, length: Double) {
      self.oldStart = oldStart
      self.oldLength = oldLength
      self.start = start
      self.length = length
    }

    /// Makes a frame that changed along an axis.
    public init(from old: Rect, to new: Rect, along axis: Axis) {
      self.init(
        oldStart: old.start(axis), oldLength: old.size[axis], start: new.start(axis), length: new.size[axis])
    }
  }

  /// The offset after a change that keeps an identified view where it was on the screen.
  ///
  /// If a smaller container would hide part of what was seen of it, the content moves as little as shows that, which
  /// is never more than the container's edge moved. With an anchor it stays where it was as seen from that point of
  /// the container. A view that was not visible keeps nothing.
  ///
  /// - Parameters:
  ///   - view: the view's frame before and now.
  ///   - offset: the offset before.
  ///   - anchor: the position's anchor.
  ///   - old: the lengths before.
  ///   - new: the lengths now.
  /// - Returns: the offset, and whether the range allows it.
  public static func keeping(
    _ view: FrameChange, at offset: Double, anchor: Double?, from old: AxisGeometry, to new: AxisGeometry
  ) -> AlignedOffset {
    let visible = old.visible(at: offset)
    guard view.oldStart < visible.upperBound, view.oldStart + view.oldLength > visible.lowerBound else {
      return AlignedOffset(wanted: offset, in: new)
    }
    if let anchor {
      let before = old.aligned(start: view.oldStart, length: view.oldLength, anchor: anchor)
      let now = new.aligned(start: view.start, length: view.length, anchor: anchor)
      return AlignedOffset(wanted: offset - before + now, in: new)
    }
    // What was seen of it, from its beginning on.
    let first = min(max(0, visible.lowerBound - view.oldStart), view.length)
    let last = min(view.oldLength, visible.upperBound - view.oldStart, view.length)
    return showing(
      start: view.start + first, length: max(0, last - first), anchor: nil,
      from: offset + view.start - view.oldStart, in: new)
  }
}
