private import CLibevdev
internal import Glibc

/// The machine's monotonic clock; a sleep ends when a stop signal comes.
public struct MonotonicClock: PlaybackClock, ~Copyable {
  private let signals: StopSignals
  private let priority: RaisedPriority

  /// Makes the clock.
  ///
  /// - Throws: The error of the system call, if there is no descriptor left for the signals.
  public init() throws(SystemError) {
    signals = try StopSignals()
    priority = RaisedPriority()
    // By default the kernel may wake a sleeper 50 us late, to wake others with it. Where it is not allowed to ask for
    // less, that is how it stays.
    let file = open("/proc/self/timerslack_ns", O_WRONLY | O_CLOEXEC)
    if file >= 0 {
      _ = Glibc.write(file, "1", 1)
      close(file)
    }
  }

  /// The time, in nanoseconds.
  public var now: Int64 { MonotonicTime.nanoseconds }

  /// Sleeps until a time, or until a stop signal comes, which it gives then.
  public mutating func sleep(until time: Int64) -> Int32? {
    signals.wait(nanoseconds: time - now)
  }
}
