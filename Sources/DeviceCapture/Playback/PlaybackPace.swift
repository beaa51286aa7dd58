import InputEvents

/// When each record of a log is due, on a clock that starts at 0 with the first of them.
///
/// Times are computed from the log's start, not from one frame to the next, so nothing adds up. Pauses that are longer
/// than the settings allow are cut.
struct PlaybackPace: Sendable {
  /// How much was cut, in nanoseconds of the playback.
  private(set) var cutTime: Int64 = 0
  /// The log's time of the last record that was waited for.
  private(set) var time: Microseconds = 0
  /// When that was due, in nanoseconds.
  private(set) var elapsed: Int64 = 0

  /// The longest log at the slowest speed is longer than the clock's numbers go.
  private static let latest = 9e18

  private let speed: Double
  private let longestPause: Int64
  private var start: Microseconds?

  /// Makes the pace at the beginning of a log.
  init(_ settings: PlaybackSettings) {
    speed = settings.speed
    // Pauses are those of the log, however fast it is played.
    longestPause = Int64(min(Double(settings.longestPause) / settings.speed, PlaybackPace.latest))
  }

  /// Goes on to a record's time.
  ///
  /// - Returns: Whether a pause before it was cut.
  mutating func advance(to time: Microseconds) -> Bool {
    let start = start ?? time
    self.start = start
    self.time = time
    // At the usual speed, without a detour over floating point.
    let exact = (time - start) * 1000
    let scaled = speed == 1 ? exact : Int64(min(Double(exact) / speed, PlaybackPace.latest))
    let due = scaled - cutTime
    let pause = due - elapsed
    elapsed = due
    guard pause > longestPause else { return false }
    cutTime += pause - longestPause
    elapsed -= pause - longestPause
    return true
  }
}
