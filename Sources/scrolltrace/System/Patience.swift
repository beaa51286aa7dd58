import Glibc

/// Whether an output takes something at once.
enum Patience {
  /// Whether something can be written without waiting for a reader.
  ///
  /// - Parameters:
  ///   - descriptor: The output.
  ///   - milliseconds: How long to wait for that at most.
  /// - Returns: Whether it can, be it that writing only tells an error.
  static func hasRoom(_ descriptor: Int32, milliseconds: Int32 = 0) -> Bool {
    var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&wait, 1, milliseconds) != 0
  }
}
