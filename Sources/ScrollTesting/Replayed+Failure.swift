import InputEvents
import Replay

extension Replayed {
  /// So many rows of the table stand before the time of a failure, and behind it.
  private static let rows = (before: 6, behind: 3)
  /// Where the columns behind the times begin.
  private static let timeWidth = 10

  /// What is wrong, why it came to that, and what went on around it.
  func text(of result: ExpectationResult, _ failure: ExpectationFailure) -> String {
    var lines = [
      "\(name) in \(scenario.name): \(result.name)",
      "  expected \(failure.expected), but got \(failure.got) at \(Replayed.seconds(failure.time)) s",
    ]
    if !failure.reasons.isEmpty { lines += ["because:"] + failure.reasons.map { "  \($0)" } }
    return (lines + ["around it:"] + rows(around: failure.time)).joined(separator: "\n")
  }

  /// The rows of the table around a time.
  func rows(around time: Microseconds) -> [String] {
    let lines = table.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // Behind the title, the units and a blank line stands the row of headings.
    guard let head = lines.firstIndex(where: { $0.hasSuffix("because") }) else { return lines }
    var rows: [(time: Microseconds, lines: [String])] = []
    for line in lines.dropFirst(head + 1) {
      if line.isEmpty { break }
      if let time = Replayed.microseconds(String(line.prefix(Replayed.timeWidth))) {
        rows.append((time, [line]))
      } else if !rows.isEmpty {
        rows[rows.count - 1].lines.append(line)
      }
    }
    let place = rows.lastIndex { $0.time <= time } ?? 0
    let first = max(0, place - Replayed.rows.before)
    let last = min(rows.count, place + 1 + Replayed.rows.behind)
    return [lines[head]] + rows[first..<max(first, last)].flatMap(\.lines)
  }

  /// The microseconds of a time as the table writes it, seconds with six decimals.
  private static func microseconds(_ text: String) -> Microseconds? {
    let digits = text.filter { $0 != " " }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 6, let whole = Microseconds(parts[0]),
      let rest = Microseconds(parts[1])
    else { return nil }
    return whole * 1_000_000 + rest
  }

  /// A time in seconds with six decimals.
  static func seconds(_ time: Microseconds) -> String {
    let digits = String(time.magnitude % 1_000_000)
    let fraction = String(repeating: "0", count: 6 - digits.count) + digits
    return (time < 0 ? "-" : "") + "\(time.magnitude / 1_000_000).\(fraction)"
  }
}
