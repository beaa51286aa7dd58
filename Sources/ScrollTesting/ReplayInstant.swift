import InputEvents
public import Replay

/// A time of a replay, counted from the log's zero.
public struct ReplayInstant: Hashable, Sendable {
  /// The time as expectations state it.
  public let moment: TimelineMoment

  /// A time after the log's zero.
  public static func time(_ time: Duration) -> ReplayInstant {
    let (seconds, attoseconds) = time.components
    let (whole, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000)
    // What no log may hold is later than every replay.
    return ReplayInstant(
      moment: .time(
        isTooLong ? Microseconds.max / 4 : whole + (attoseconds + 500_000_000_000) / 1_000_000_000_000))
  }

  /// Seconds after the log's zero.
  public static func seconds(_ seconds: Double) -> ReplayInstant { .time(.seconds(seconds)) }

  /// Milliseconds after the log's zero.
  public static func milliseconds(_ milliseconds: Double) -> ReplayInstant {
    .time(.milliseconds(milliseconds))
  }

  /// The log's zero.
  public static let start = ReplayInstant(moment: .time(0))

  /// When all is at rest and every fade is done.
  public static let end = ReplayInstant(moment: .end)
}
