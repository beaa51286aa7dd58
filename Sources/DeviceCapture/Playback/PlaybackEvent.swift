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
