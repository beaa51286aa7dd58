/// Where a request takes the content along one axis.
public struct AlignedOffset: Hashable, Sendable {
  /// The offset in points, in range.
  public var offset: Double
  /// The offset that the request asked for, in range or not.
  public var wanted: Double

  /// Makes a place.
  init(wanted: Double, in geometry: AxisGeometry) {
    self.wanted = wanted
    offset = geometry.clamped(wanted)
  }

  /// Whether the range allows what the request asked for.
  public var isReached: Bool {
    (offset - wanted).magnitude <= SnapStops.tolerance
  }
}

/// Where requests, anchors and changes of size put the content: pure functions of lengths along one axis.
public enum ScrollAlignment {
  /// The offset that shows a frame.
  ///
  /// - Parameters:
  ///   - start: where the frame begins, in content coordinates.
  ///   - length: the frame's length in points.
  ///   - anchor: the point of frame and container that is brought together, 0 where both begin, 1 where they end;
  ///     nothing to move as little as shows the whole frame, a frame longer than the container from its beginning.
  ///   - current: the offset now.
  ///   - geometry: the lengths along the axis.
  ///   - rule: what a request without an anchor does.
  /// - Returns: the offset, and whether the frame could be put there.
  public static func showing(
    start: Double, length: Double, anchor: Double?, from current: Double, in geometry: AxisGeometry,
    rule: ScrollChoices.NilAnchor = .minimal
  ) -> AlignedOffset {
    func aligned(_ anchor: Double) -> AlignedOffset {
      AlignedOffset(
        wanted: geometry.aligned(start: start, length: length, anchor: anchor), in: geometry)
    }
    if let anchor { return aligned(anchor) }
    let visible = geometry.visible(at: current)
    if rule == .start || length > geometry.container || start < visible.lowerBound { return aligned(0) }
    if start + length > visible.upperBound { return aligned(1) }
    return AlignedOffset(wanted: current, in: geometry)
  }

  /// The offset that a request asks for along an axis, or nothing if it says nothing about it.
  ///
  /// - Parameters:
  ///   - place: the request.
  ///   - frame: the frame of the view that it names, in content coordinates; nothing if there is none.
  ///   - axis: the axis.
  ///   - current: the offset now.
  ///   - geometry: the lengths along the axis.
  ///   - rule: what a request without an anchor does.
  /// - Returns: the offset, and whether it could be reached.
  public static func offset(
    for place: ScrollPlace, frame: Rect?, along axis: Axis, from current: Double, in geometry: AxisGeometry,
    rule: ScrollChoices.NilAnchor = .minimal
  ) -> AlignedOffset? {
    switch place {
    case .view(_, let anchor):
      frame.map {
        showing(
          start: $0.start(axis), length: $0.size[axis], anchor: anchor?[axis], from: current, in: geometry,
          rule: rule)
      }
    case .edge(let edge):
      edge.axis == axis ? AlignedOffset(wanted: geometry.anchored(edge.isEnd ? 1 : 0), in: geometry) : nil
    case .point(let x, let y):
      (axis == .horizontal ? x : y).map {
        AlignedOffset(wanted: $0 - geometry.startInset, in: geometry)
      }
    }
  }
}
