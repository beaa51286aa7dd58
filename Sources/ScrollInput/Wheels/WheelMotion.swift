/// A wheel's motion in 1/120 detent, in the direction of scrolling: right and down positive.
public struct WheelMotion: Hashable, Sendable {
  /// Along x.
  public var x: Int64
  /// Along y.
  public var y: Int64

  /// Makes a motion.
  @inlinable
  public init(x: Int64, y: Int64) {
    self.x = x
    self.y = y
  }
}
