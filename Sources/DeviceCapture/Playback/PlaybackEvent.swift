public import InputEvents

/// Something that happens while a log is played.
public enum PlaybackEvent: Hashable, Sendable {
  /// A device is there, under this node.
  case ready(DeviceNumber, name: String, node: String)
  /// udev has not finished a device in time; it is used as it is.
  case unfinished(DeviceNumber, node: String)
  /// A pause before this time was cut.
  case pauseCut(at: Microseconds)
  /// The time line was moved, in nanoseconds, because a device was not ready or the program did not run.
  case delayed(by: Int64, at: Microseconds)
  /// A device went, as it did in the log.
  case gone(DeviceNumber)
}

/// Why a log could not be played to its end.
public enum PlaybackError: Error, Equatable, Sendable {
  /// The device could not be made.
  case create(name: String, SystemError)
  /// The device's node did not appear within this many nanoseconds.
  case noNode(name: String, after: Int64)
  /// The link to the node could not be made.
  case link(path: String, SystemError)
  /// A frame could not be written.
  case write(name: String, SystemError)
}

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
