public import ScrollInput

/// What a pan recogniser makes of the touches of one gesture: translation, velocity and when it begins.
///
/// Directions are the finger's; the content's offset goes the other way. Velocities are in points per
/// millisecond. Feed every touch event, those before recognition too; with several fingers feed their centre.
///
/// Not recorded, hence chosen: the lift is not a sample; an event at the time of the one before it, or
/// earlier, moves the translation but makes no sample of its own: its movement joins the sample before, so
/// that nothing is divided by zero and no movement is lost to the velocity.
public struct PanRecognizer: Hashable, Sendable {
  private var pan: PanTranslation
  private var recognized = RecognizerVelocity()
  private let start: Vector
  /// The point and time from which the next sample is measured.
  private var sampled: Vector
  private var sampledTime: Double

  /// Begins with a touch-down.
  ///
  /// - Parameters:
  ///   - milliseconds: the time of the event, from any zero.
  ///   - point: the place in the window, in points.
  ///   - hysteresis: the distance that must be exceeded, in points; 0 for a touch that caught a flight.
  public init(
    downAt milliseconds: Double, at point: Vector, hysteresis: Double = UIKitConstants.panHysteresis
  ) {
    pan = PanTranslation(hysteresis: hysteresis)
    start = point
    sampled = point
    sampledTime = milliseconds
  }

  /// Whether the gesture has begun.
  public var isRecognized: Bool { pan.isRecognized }
  /// The movement since touch-down, less ``removed`` once the gesture has begun, in points.
  public var translation: Vector { pan.translation }
  /// What recognition took off the translation for the rest of the gesture, in points.
  public var removed: Vector { pan.removed }
  /// The velocity V(n) after the latest sample, in points per millisecond.
  public var velocity: Vector { recognized.latest }
  /// The velocity V(n-1) before the latest sample; zero until there are two samples.
  public var previousVelocity: Vector { recognized.previous }

  /// Takes a touch that has moved.
  ///
  /// - Parameters:
  ///   - milliseconds: the time of the event, from the same zero as the touch-down.
  ///   - point: the place in the window, in points.
  public mutating func move(at milliseconds: Double, to point: Vector) {
    recognized.add(point - sampled, milliseconds: milliseconds - sampledTime)
    sampled = point
    sampledTime = max(sampledTime, milliseconds)
    pan.move(to: point - start)
  }
}
