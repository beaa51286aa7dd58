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
  /// The time that the newest sample covers, in milliseconds; 0 before the first.
  public private(set) var duration = 0.0

  private var motion = Vector.zero
  private var sample = Vector.zero
  private var olderSample = Vector.zero

  /// Makes a recogniser that has seen no motion.
  public init() {}

  /// Adds the motion of one touch event.
  ///
  /// - Parameters:
  ///   - delta: How far the centroid moved since the event before.
  ///   - milliseconds: The time between; 0 or less makes the motion part of the newest sample, or of the first to come
  ///     (not recorded anywhere, chosen: the finger was there at that time).
  public mutating func add(_ delta: Vector, milliseconds: Double) {
    if milliseconds > 0 {
      if count > 0 {
        previous = latest
        olderSample = sample
        motion = .zero
        duration = 0
      }
      count += 1
    }
    join(delta, milliseconds: milliseconds)
  }

  /// Makes more motion part of the newest sample, which lasts the longer for it.
  mutating func join(_ delta: Vector, milliseconds: Double) {
    motion = motion + delta
    duration += max(milliseconds, 0)
    guard count > 0 else { return }
    sample = Vector(x: motion.x / duration, y: motion.y / duration)
    latest =
      count == 1
      ? sample
      : sample * RecognizerVelocity.newestSampleWeight + olderSample * RecognizerVelocity.olderSampleWeight
  }
}
