/// The position that an app keeps of a scroll view: it follows the user, and writing it scrolls.
public struct ScrollPositionSetting: Hashable, Sendable {
  /// What it holds at first.
  public var initial: ScrollPosition
  /// The point of a view that is put on the same point of the container when the position is written, and which end of
  /// the visible region the view that leads is looked for at; nothing for the least motion, and the leading end.
  public var anchor: UnitPoint?

  /// Makes a setting.
  public init(_ initial: ScrollPosition = ScrollPosition(), anchor: UnitPoint? = nil) {
    self.initial = initial
    self.anchor = anchor
  }
}
