private import CLibevdev
internal import Glibc
public import InputEvents

/// The machine's clocks, in microseconds.
public enum MonotonicTime {
  /// The monotonic clock, which stamps events and stands still while the machine sleeps.
  public static func now() -> Microseconds { time(CLOCK_MONOTONIC) }

  /// The clock since the machine's start, which goes on while the machine sleeps.
  public static func sinceBoot() -> Microseconds { time(CLOCK_BOOTTIME) }

  /// The monotonic clock in nanoseconds, for whoever sleeps.
  static var nanoseconds: Int64 { nanoseconds(CLOCK_MONOTONIC) }

  private static func time(_ clock: clockid_t) -> Microseconds { nanoseconds(clock) / 1000 }

  private static func nanoseconds(_ clock: clockid_t) -> Int64 {
    var now = timespec()
    clock_gettime(clock, &now)
    return Int64(now.tv_sec) * 1_000_000_000 + Int64(now.tv_nsec)
  }
}
