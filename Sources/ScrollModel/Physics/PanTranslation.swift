public import ScrollInput

/// How far a pan has come, and when it begins: the hysteresis of the measured recogniser (grade A-).
///
/// The pan begins once the distance exceeds the hysteresis; from then on min(|d|, hysteresis) of the distance at that
/// moment is taken off each axis. Directions are the caller's.
public struct PanTranslation: Hashable, Sendable {
  /// The distance that must be exceeded, in points; 0 for a touch that caught a flight.
  public let hysteresis: Double
  /// Whether the pan has begun.
  public private(set) var isRecognized: Bool = false
  /// The way since touch-down, less ``removed`` once the pan has begun, in points.
  ///
  /// It is told before the pan has begun, but scrolls nothing then.
  public private(set) var translation: Vector = .zero
  /// What recognition took off for the rest of the gesture, in points.
  public private(set) var removed: Vector = .zero

  /// Begins with a touch-down.
  public init(hysteresis: Double = UIKitConstants.panHysteresis) {
    self.hysteresis = hysteresis
  }

  /// Takes the whole way since touch-down.
  public mutating func move(to way: Vector) {
    if !isRecognized && way.length > hysteresis {
      isRecognized = true
      removed = Vector(x: held(way.x), y: held(way.y))
    }
    translation = way - removed
  }

  private func held(_ way: Double) -> Double {
    min(max(way, 0 - hysteresis), hysteresis)
  }
}
