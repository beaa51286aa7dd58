public import ScrollInput

/// A scroll view, where the layout put it, with what is in it.
///
/// Its offset is the content coordinate at its top leading corner: at rest at the start it is the negative content
/// inset along each axis.
public struct ScrollViewLayout: Hashable, Sendable {
  /// The settings.
  public var view: ScrollView
  /// The index of the scroll view around it; `nil` for none.
  public var parent: Int?
  /// The frame in the content coordinates of the scroll view around it, or in the scene's, in points.
  public var frame: Rect
  /// The content's size; of a lazy stack with views of different lengths an estimate.
  public var contentSize: Vector
  /// Safe area, margins of the content, and room that bars take: what the content keeps clear of at rest.
  public var contentInsets: EdgeInsets
  /// Safe area and margins of the indicators.
  public var indicatorInsets: EdgeInsets
  /// What of the content insets is room for bars.
  public var reservedBars: EdgeInsets
  /// The views in it, containers before what is in them.
  public internal(set) var items: [LayoutItem]
  /// The sections in it.
  public internal(set) var sections: [LayoutSection]
  /// What a search by place needs, for each axis.
  var orders = Orders()

  /// The frame's size without the content insets, 0 or more: a page, and what container-relative lengths follow.
  public var containerSize: Vector {
    Rect(size: frame.size).inset(by: contentInsets).size
  }

  /// The offsets at which it can rest along an axis: one, where it does not scroll or all of the content is in view.
  public func offsets(_ axis: Axis) -> ClosedRange<Double> {
    // Not -0, which tells itself from 0 in a digest.
    let least = 0 - contentInsets.start(axis)
    guard view.axes.contains(axis) else { return least...least }
    return least...max(least, contentSize[axis] + contentInsets.end(axis) - frame.size[axis])
  }

  /// The first view with an identity; it looks at each.
  public func index(of id: String) -> Int? {
    items.firstIndex { $0.id == id }
  }

  /// The frame of a view in content coordinates while the offset is `offset`: that of a pinned one follows the visible
  /// region to the end of its section.
  public func frame(of index: Int, at offset: Vector) -> Rect {
    var frame = items[index].frame
    guard let pin = items[index].pin, let section = items[index].section.map({ sections[$0] }) else {
      return frame
    }
    let axis = section.axis
    let length = frame.size[axis]
    switch pin {
    case .header:
      let edge = offset[axis] + contentInsets.start(axis)
      frame.origin[axis] = max(frame.origin[axis], min(edge, section.end - length))
    case .footer:
      let edge = offset[axis] + self.frame.size[axis] - contentInsets.end(axis)
      frame.origin[axis] = min(frame.origin[axis], max(edge - length, section.start))
    }
    return frame
  }
}
