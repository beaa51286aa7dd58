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
