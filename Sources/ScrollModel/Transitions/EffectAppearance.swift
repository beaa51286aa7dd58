import ScrollInput

/// How effects make a view appear; its layout frame stays what it was.
public struct EffectAppearance: Hashable, Sendable, Codable {
  /// The least rectangle around the view as it is seen, in the layout frame's coordinates, before any turning.
  ///
  /// Offsets, scales and matrices move it. Rotations do not, because they need sine and cosine, which no two machines
  /// are bound to compute alike; they stay an angle.
  public private(set) var frame = Rect(size: .zero)
  /// The turn in the plane, clockwise, in degrees: the sum of the rotations.
  public private(set) var rotation: Double = 0
  /// How opaque the view is, 0 to 1: the product of the opacities.
  public private(set) var opacity: Double = 1
  /// The effects that are a matter of drawing alone, in their order.
  public private(set) var drawing: [VisualEffect] = []

  /// Applies effects one after the other.
  ///
  /// Every anchor is a place of the layout frame, also behind an offset: an effect does not move the layout for the
  /// next.
  ///
  /// - Parameters:
  ///   - effects: the effects, the one nearest to the view first.
  ///   - layoutFrame: where the layout puts the view, in points.
  public init(_ effects: [VisualEffect], layoutFrame: Rect) {
    // In the layout frame's own coordinates; a rectangle around each step's rectangle would grow too large.
    var map = AffineMatrix.identity
    for effect in effects { apply(effect, size: layoutFrame.size, &map) }
    frame = map.bounds(ofSize: layoutFrame.size).moved(by: layoutFrame.origin)
  }

  private mutating func apply(_ effect: VisualEffect, size: Vector, _ map: inout AffineMatrix) {
    switch effect {
    case .offset(let x, let y):
      map = map.followed(by: AffineMatrix(tx: x, ty: y))
    case .scale(let x, let y, let anchor):
      let place = Vector(x: anchor.x * size.x, y: anchor.y * size.y)
      map = map.followed(
        by: AffineMatrix(a: x, d: y, tx: place.x - x * place.x, ty: place.y - y * place.y))
    case .transform(let matrix):
      map = map.followed(by: matrix)
    case .rotation(let degrees, _):
      rotation += degrees
    case .opacity(let amount):
      opacity *= min(1, max(0, amount))
    case .rotation3D, .blur, .brightness, .contrast, .grayscale, .hueRotation, .saturation:
      drawing.append(effect)
    }
  }
}
