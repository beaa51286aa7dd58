/// A change of a view's looks that cannot change its layout.
///
/// An effect knows neither sizes nor offsets of a scroll view, so nothing it does can reach the size of the content.
/// For the same reason there is no effect for what does, such as a font. Effects that are programs for a graphics
/// processor (colour, distortion and layer effects) are drawing, which this package does not do.
///
/// In a file it is an object of one key, the effect's name; what is left out has the value written here behind the
/// equals sign, and an effect of one number may be that number.
public enum VisualEffect: Hashable, Sendable {
  /// Moves it, in points.
  case offset(x: Double = 0, y: Double = 0)
  /// Stretches it by factors around a place of its layout frame.
  case scale(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center)
  /// Turns it clockwise around a place of its layout frame.
  case rotation(degrees: Double, anchor: UnitPoint = .center)
  /// Turns it around an axis in space; perspective 0 has none.
  case rotation3D(
    degrees: Double, axis: RotationAxis, anchor: UnitPoint = .center, anchorZ: Double = 0,
    perspective: Double = 1)
  /// Maps it by a matrix around the origin of its layout frame.
  case transform(matrix: AffineMatrix)
  /// How opaque it is, 0 to 1.
  case opacity(amount: Double)
  /// Blurs it, with a radius in points; opaque edges do not let through what is behind.
  case blur(radius: Double, isOpaque: Bool = false)
  /// Brightens it by a part: 0 leaves it, 1 is white.
  case brightness(amount: Double)
  /// Multiplies its contrast: 1 leaves it.
  case contrast(amount: Double)
  /// Takes a part of its colour away: 0 leaves it, 1 is grey.
  case grayscale(amount: Double)
  /// Shifts its hues by an angle.
  case hueRotation(degrees: Double)
  /// Multiplies its saturation: 1 leaves it.
  case saturation(amount: Double)
}

/// An axis in space to turn around; only its direction counts.
public struct RotationAxis: Hashable, Sendable, Codable {
  /// Along x, to the right.
  public var x: Double
  /// Along y, downwards.
  public var y: Double
  /// Along z, out of the screen.
  public var z: Double

  /// Makes an axis.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}
