private import CLibevdev
internal import Glibc

/// The time of day in UTC, as a recording states it.
package struct WallTime: Sendable {
  private let date: [Int]
  private let microseconds: Int

  /// This moment.
  package init() {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var parts = tm()
    gmtime_r(&time.tv_sec, &parts)
    date = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
      .map { Int($0) }
    microseconds = time.tv_nsec / 1000
  }

  /// As ISO 8601 with microseconds, such as `2026-03-01T09:30:00.000000Z`.
  package var iso8601: String {
    let d = date.map { WallTime.padded($0, 2) }
    return "\(d[0])-\(d[1])-\(d[2])T\(d[3]):\(d[4]):\(d[5]).\(WallTime.padded(microseconds, 6))Z"
  }

  /// As a part of a file's name, such as `20260301-093000`.
  package var fileName: String {
    let d = date.map { WallTime.padded($0, 2) }
    return "\(d[0])\(d[1])\(d[2])-\(d[3])\(d[4])\(d[5])"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
