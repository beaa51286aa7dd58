/// The kind of stops that a behaviour asks the scroll view to prepare.
public enum Snapping: Hashable, Sendable {
  /// None.
  case none
  /// Pages as long as the container.
  case pages
  /// Places where a scroll target is aligned with the container, by the same point of both; nothing is the leading
  /// edge.
  case views(anchor: UnitPoint?)
}
