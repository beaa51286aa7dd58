/// A view inside of a scroll view, where the layout put it.
///
/// There is one for each leaf, and for each container that has an identity, is a target or is pinned; a container
/// comes before what is in it.
public struct LayoutItem: Hashable, Sendable {
  /// The identity: the view's own, or else its prefix and number where it is one of many; empty if it has none.
  public var id: String
  /// The frame with everything that was applied, in the scroll view's content coordinates, in points.
  ///
  /// A pinned view's is the place it has in its section: see ``ScrollViewLayout/frame(of:at:)``.
  public var frame: Rect
  /// What was applied, the innermost first: effects of drawing are found here.
  public var modifiers: [SceneModifier]
  /// The section it is in: an index into ``ScrollViewLayout/sections``.
  public var section: Int?
  /// Whether scrolls may end at it.
  public var isTarget: Bool
  /// The edge at which it stays while its section is in view.
  public var pin: LayoutPin?
}

/// The edge at which a part of a section stays.
public enum LayoutPin: Hashable, Sendable {
  /// A header: where the visible content begins.
  case header
  /// A footer: where the visible content ends.
  case footer
}

/// A section of a stack inside of a scroll view: from where its header begins to where its footer ends.
public struct LayoutSection: Hashable, Sendable {
  /// The axis of the stack.
  public var axis: Axis
  /// Where it begins along the axis, in content coordinates, in points.
  public var start: Double
  /// Where it ends.
  public var end: Double
}

/// Something to press, where the layout put it.
public struct ControlLayout: Hashable, Sendable {
  /// The identity; empty if it has none.
  public var id: String
  /// What it does.
  public var control: SceneControl
  /// The frame without padding around it, in the content coordinates of its scroll view, or in the scene's.
  public var frame: Rect
  /// The index of the scroll view that it is in; `nil` for none.
  public var view: Int?
}
