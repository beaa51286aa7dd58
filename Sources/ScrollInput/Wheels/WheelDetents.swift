/// Whole detents of a wheel, in the direction of scrolling: right and down positive.
public struct WheelDetents: Hashable, Sendable {
  /// Along x.
  public var x: Int64
  /// Along y.
  public var y: Int64

  /// Makes a count.
  @inlinable
  public init(x: Int64, y: Int64) {
    self.x = x
    self.y = y
  }
}
