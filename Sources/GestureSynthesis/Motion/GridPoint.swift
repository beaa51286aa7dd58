/// A place or a way in whole units of a device.
struct GridPoint: Hashable, Sendable {
  var x: Int64 = 0
  var y: Int64 = 0

  static let zero = GridPoint()

  static func + (left: GridPoint, right: GridPoint) -> GridPoint {
    GridPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: GridPoint, right: GridPoint) -> GridPoint {
    GridPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (point: GridPoint, factor: Int64) -> GridPoint {
    GridPoint(x: point.x * factor, y: point.y * factor)
  }

  /// The part of the way that a fraction is, to the nearest unit; halves go away from zero.
  func part(_ numerator: Int64, of denominator: Int64) -> GridPoint {
    GridPoint(
      x: GridPoint.divided(x * numerator, by: denominator),
      y: GridPoint.divided(y * numerator, by: denominator))
  }

  private static func divided(_ number: Int64, by divisor: Int64) -> Int64 {
    (2 * number + (number < 0 ? 0 - divisor : divisor)) / (2 * divisor)
  }
}
