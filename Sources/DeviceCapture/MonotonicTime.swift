internal import Glibc
public import InputEvents

/// The machine's clocks, in microseconds.
public enum MonotonicTime {
  /// The monotonic clock, which stamps events and stands still while the machine sleeps.
  public static func now() -> Microseconds { time(CLOCK_MONOTONIC) }

  /// The clock since the machine's start, which goes on while the machine sleeps.
  public static func sinceBoot() -> Microseconds { time(CLOCK_BOOTTIME) }

  private static func time(_ clock: clockid_t) -> Microseconds {
    var now = timespec()
    clock_gettime(clock, &now)
    return Microseconds(now.tv_sec) * 1_000_000 + Microseconds(now.tv_nsec) / 1000
  }
}
