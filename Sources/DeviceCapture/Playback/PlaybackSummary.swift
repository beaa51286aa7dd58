public import InputEvents

/// What was played.
public struct PlaybackSummary: Hashable, Sendable {
  /// The devices that were made.
  public var devices = 0
  /// The frames that were written.
  public var frames = 0
  /// The events that were written, `SYN_REPORT` left out.
  public var events = 0
  /// How long it took from the first record on, in nanoseconds; waiting for devices at the start left out.
  public var duration: Int64 = 0
  /// How late half of the frames were at most, in microseconds.
  public var latenessHalf: Microseconds = 0
  /// How late 95 of 100 frames were at most, in microseconds.
  public var lateness95: Microseconds = 0
  /// How late the latest frame was, in microseconds.
  public var latenessMost: Microseconds = 0
  /// How many contacts and keys had to be lifted at the end.
  public var lifted = 0
  /// The signal that ended it before the log did; `nil` if none did.
  public var signal: Int32?

  /// Makes the summary of nothing.
  public init() {}
}
