/// A pair of numbers along x (right) and y (down): an offset, a distance or a velocity.
public struct Vector: Hashable, Sendable, Codable {
  /// Along x, to the right.
  public var x: Double
  /// Along y, downwards.
  public var y: Double

  /// Makes a vector.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Nothing along both axes.
  public static let zero = Vector(x: 0, y: 0)

  /// The sum.
  @inlinable
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x + right.x, y: left.y + right.y)
  }

  /// The difference.
  @inlinable
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x - right.x, y: left.y - right.y)
  }

  /// The vector stretched by a factor.
  @inlinable
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(x: vector.x * factor, y: vector.y * factor)
  }

  /// The square of the length: comparisons need no root.
  @inlinable
  public var lengthSquared: Double {
    x * x + y * y
  }

  /// The length.
  @inlinable
  public var length: Double {
    lengthSquared.squareRoot()
  }
}
