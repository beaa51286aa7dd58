public import ScrollInput

/// What a scroll view tells an observer about its geometry, in points and the content's coordinates.
public struct ScrollGeometry: Hashable, Sendable, Codable {
  /// The place of the content at the view's leading top corner; at rest at the beginning the insets, negative.
  public var contentOffset: Vector
  /// The size of the content, without insets.
  public var contentSize: Vector
  /// The insets of the content: safe area and margins.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view itself, insets and all.
  public var viewSize: Vector

  /// Makes a geometry.
  public init(
    contentOffset: Vector, contentSize: Vector, contentInsets: EdgeInsets = .zero, viewSize: Vector
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.viewSize = viewSize
  }

  /// The geometry before the first layout, which observers see first.
  public static let empty = ScrollGeometry(contentOffset: .zero, contentSize: .zero, viewSize: .zero)

  /// The size of the view without the insets.
  public var containerSize: Vector {
    insetRect.size
  }

  /// The offset and the size without insets, as measured on the platform.
  ///
  /// Measured: length 150, top inset 20, at rest: (-20, 130), which is not a part of the view that is seen, unlike
  /// ``insetRect``.
  public var bounds: Rect {
    Rect(origin: contentOffset, size: containerSize)
  }

  /// All that the view shows, under the insets too.
  ///
  /// Measured: length 150, top inset 20, at rest: (-20, 150).
  public var visibleRect: Rect {
    Rect(origin: contentOffset, size: viewSize)
  }

  /// What the view shows between its insets: length 150, top inset 20, at rest: (0, 130).
  public var insetRect: Rect {
    visibleRect.inset(by: contentInsets)
  }

  /// The offsets between which the content rests, along an axis.
  ///
  /// The view's whole length counts, not the one without insets: the insets are in the offsets already. Length 150,
  /// content 400, top inset 20: -20 to 250.
  public func offsets(_ axis: Axis) -> ClosedRange<Double> {
    let least = -contentInsets.start(axis)
    return least...max(least, contentSize[axis] + contentInsets.end(axis) - viewSize[axis])
  }
}
