/// What pressing a control does.
public enum SceneControl: Hashable, Sendable {
  /// Goes on to the next view of a scroll view's position, as the talk's paddle: nothing without a position, for an
  /// unknown one, or at the last.
  case next(view: String)
  /// Goes back to the view before, under the same conditions.
  case previous(view: String)
  /// Scrolls a view.
  case scroll(ScrollRequest)
}
