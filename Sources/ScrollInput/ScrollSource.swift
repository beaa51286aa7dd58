/// What kind of motion a device means; the words are those of Wayland's axis sources, with touch beside them.
public enum ScrollSource: String, Hashable, Sendable, CaseIterable {
  /// Fingers on a touchpad.
  case finger
  /// A wheel, by detents or parts of them.
  case wheel
  /// Fingers on the screen.
  case touch
  /// A source without detents that need not end with a lift: motion while a button is held, a scroll point, a ring.
  case continuous

  /// Whether a motion of this source surely ends with a lift, so that a view may stretch for it.
  public var surelyEnds: Bool {
    self == .finger || self == .touch
  }
}
