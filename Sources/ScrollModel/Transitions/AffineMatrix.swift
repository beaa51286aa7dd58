import ScrollInput

/// A map of the plane that keeps lines: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct AffineMatrix: Hashable, Sendable, Codable {
  /// How much x makes of x.
  public var a: Double
  /// How much x makes of y.
  public var b: Double
  /// How much y makes of x.
  public var c: Double
  /// How much y makes of y.
  public var d: Double
  /// The way along x, in points.
  public var tx: Double
  /// The way along y, in points.
  public var ty: Double

  /// Makes a map.
  public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves everything where it is.
  public static let identity = AffineMatrix()

  /// The map that does this one first and another one then.
  func followed(by next: AffineMatrix) -> AffineMatrix {
    AffineMatrix(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The least rectangle around where a rectangle at the origin goes.
  func bounds(ofSize size: Vector) -> Rect {
    let least = Vector(
      x: min(0, a * size.x) + min(0, c * size.y), y: min(0, b * size.x) + min(0, d * size.y))
    let most = Vector(
      x: max(0, a * size.x) + max(0, c * size.y), y: max(0, b * size.x) + max(0, d * size.y))
    return Rect(origin: Vector(x: tx, y: ty) + least, size: most - least)
  }
}
