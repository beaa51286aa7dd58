/// The pan recogniser's velocity, as measured on real UIScrollViews (grade A-).
///
/// With s(n) the motion of the centroid since the event before, divided by the time between, the velocity is
/// V(n) = 0.2 s(n) + 0.8 s(n-1); on the first move it is s(1) unweighted.
public struct RecognizerVelocity: Hashable, Sendable {
  /// The weight of the newest sample; recorded, grade A-.
  public static let newestSampleWeight = 0.2
  /// The weight of the sample before it; recorded, grade A-.
  public static let olderSampleWeight = 0.8

  /// The latest velocity V(n), in units of length per millisecond.
  public private(set) var latest = Vector.zero
  /// The velocity before it, V(n-1).
  public private(set) var previous = Vector.zero
  /// The number of samples.
  public private(set) var count = 0

  private var sample = Vector.zero
  // Motion of events that share a time waits for the next event: a speed needs a time.
  private var waiting = Vector.zero

  /// Makes a recogniser that has seen no motion.
  public init() {}

  /// Adds the motion of one touch event.
  ///
  /// - Parameters:
  ///   - delta: How far the centroid moved since the event before.
  ///   - milliseconds: The time between; 0 makes the motion part of the next sample (not recorded anywhere, chosen).
  public mutating func add(_ delta: Vector, milliseconds: Double) {
    let motion = delta + waiting
    guard milliseconds > 0 else {
      waiting = motion
      return
    }
    waiting = .zero
    let next = Vector(x: motion.x / milliseconds, y: motion.y / milliseconds)
    previous = latest
    latest =
      count == 0
      ? next : next * RecognizerVelocity.newestSampleWeight + sample * RecognizerVelocity.olderSampleWeight
    sample = next
    count += 1
  }
}
