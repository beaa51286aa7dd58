/// A place that a request names: what `scrollTo` asks for, and what a position holds.
///
/// In a file it is `{"view": …, "anchor": …}`, `{"edge": …}`, or `{"point": {"x": …, "y": …}}` with one of the two or
/// both.
public enum ScrollPlace: Hashable, Sendable {
  /// A view by its identity, with the point of view and container that is brought together.
  case view(String, anchor: UnitPoint? = nil)
  /// An edge of the content.
  case edge(Edge)
  /// A point of the content at the container's leading corner, or a coordinate of it.
  ///
  /// 0 is the content's beginning, whatever the insets. Apple does not document insets here; anchors honour them, and
  /// so does this.
  case point(x: Double?, y: Double?)
}
