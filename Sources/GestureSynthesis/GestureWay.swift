import EventLog
public import ScrollInput

/// How far a gesture scrolls, and which way the offset goes: down and right are towards the end of the content.
///
/// Fingers go the other way where scrolling is natural, as it is on surfaces by default.
public struct GestureWay: Hashable, Sendable {
  /// What the numbers count.
  public enum Unit: Hashable, Sendable {
    /// Points of the offset.
    case points
    /// Millimetres that fingers go while they scroll.
    case millimetres
  }

  /// How far along both axes.
  public var amount: Vector
  /// What the numbers count.
  public var unit: Unit

  /// Makes a way.
  public init(_ amount: Vector, in unit: Unit = .points) {
    self.amount = amount
    self.unit = unit
  }

  /// Along both axes, right and down positive.
  public static func by(x: Double, y: Double, in unit: Unit = .points) -> GestureWay {
    GestureWay(Vector(x: x, y: y), in: unit)
  }

  /// Towards the top of the content.
  public static func up(_ length: Double, in unit: Unit = .points) -> GestureWay {
    .by(x: 0, y: 0 - length, in: unit)
  }

  /// Towards the bottom of the content.
  public static func down(_ length: Double, in unit: Unit = .points) -> GestureWay {
    .by(x: 0, y: length, in: unit)
  }

  /// Towards the left end of the content.
  public static func left(_ length: Double, in unit: Unit = .points) -> GestureWay {
    .by(x: 0 - length, y: 0, in: unit)
  }

  /// Towards the right end of the content.
  public static func right(_ length: Double, in unit: Unit = .points) -> GestureWay {
    .by(x: length, y: 0, in: unit)
  }

  /// The way in points, with so many of them in a millimetre.
  func points(perMillimetre: Double) -> Vector {
    unit == .points ? amount : amount * perMillimetre
  }
}

extension GestureWay: CustomStringConvertible {
  /// The way as `scrolltrace synth` reads it, such as `down 400` or `by 30,400`.
  public var description: String {
    let suffix = unit == .millimetres ? "mm" : ""
    func text(_ number: Double) -> String { JSONText.number(number) }
    if amount.x == 0 {
      return (amount.y < 0 ? "up " : "down ") + text(amount.y.magnitude) + suffix
    }
    if amount.y == 0 {
      return (amount.x < 0 ? "left " : "right ") + text(amount.x.magnitude) + suffix
    }
    return "by \(text(amount.x)),\(text(amount.y))\(suffix)"
  }
}

/// The axis along which a wheel turns the offset.
public enum GestureAxis: String, Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical
}
