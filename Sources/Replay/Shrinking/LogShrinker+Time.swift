import EventLog
import InputEvents
import ScrollModel

extension LogShrinker {
  /// What is not longer is no gap, but the pace of a motion, in microseconds.
  private static let shortestGap: Microseconds = 50_000
  /// What gaps are shortened to, the shortest first, in microseconds.
  private static let lengths: [Microseconds] = [
    10_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000, 60_000_000,
    600_000_000,
  ]

  /// Shortens the time in which nothing happens.
  ///
  /// Records, actions and the expectation's own times are moved together, so that each stays at its place among the
  /// others. Where a field `t` is asked for, times stay as they are.
  mutating func shortenTime() -> Bool {
    guard !expectation.asksForTime else { return false }
    var isChanged = false
    var start: Microseconds = 0
    while !isExhausted, let gap = gap(after: start) {
      start = gap.upperBound
      let length = gap.upperBound - gap.lowerBound
      for shorter in LogShrinker.lengths where shorter < length {
        guard take(without: length - shorter, from: gap.upperBound) else { continue }
        start = gap.lowerBound + shorter
        isChanged = true
        break
      }
    }
    return isChanged
  }

  /// The next time in which nothing happens.
  private func gap(after start: Microseconds) -> ClosedRange<Microseconds>? {
    var times = records.compactMap(\.time) + scenario.actions.map(\.time) + expectation.times
    times.append(0)
    times.sort()
    for (time, next) in zip(times, times.dropFirst())
    where time >= start && next - time > LogShrinker.shortestGap {
      return time...next
    }
    return nil
  }

  /// Takes away time before a moment.
  private mutating func take(without length: Microseconds, from moment: Microseconds) -> Bool {
    var (scenario, expectation) = (scenario, expectation)
    for index in scenario.actions.indices where scenario.actions[index].time >= moment {
      scenario.actions[index].time -= length
    }
    if expectation.time.anchor == nil {
      expectation.time.from = expectation.time.from.moved(by: length, from: moment)
      expectation.time.to = expectation.time.to.moved(by: length, from: moment)
    }
    return take(records.map { $0.moved(by: length, from: moment) }, scenario, expectation)
  }
}

extension TimelineExpectation {
  /// The moments on the log's clock.
  fileprivate var times: [Microseconds] {
    guard time.anchor == nil else { return [] }
    return [time.from, time.to].compactMap { if case .time(let time) = $0 { time } else { nil } }
  }

  /// Whether a time is asked for as a field.
  fileprivate var asksForTime: Bool {
    var fields = subject.fields.map(\.field) + (time.anchor?.record.fields.map(\.field) ?? [])
    switch demand {
    case .isSo(let rules), .always(let rules), .never(let rules), .some(let rules):
      fields += rules.map(\.field)
    case .count: break
    case .changes(let changes, _): fields += changes.map(\.field)
    }
    return fields.contains(.t)
  }
}

extension TimelineMoment {
  fileprivate func moved(by length: Microseconds, from moment: Microseconds) -> TimelineMoment {
    guard case .time(let time) = self, time >= moment else { return self }
    return .time(time - length)
  }
}

extension LogRecord {
  fileprivate func moved(by length: Microseconds, from moment: Microseconds) -> LogRecord {
    guard let time, time >= moment else { return self }
    switch self {
    case .header, .mark, .end: return self
    case .device(var record):
      record.time -= length
      return .device(record)
    case .frame(var frame):
      frame.time -= length
      return .frame(frame)
    case .drop(_, let device): return .drop(time: time - length, device: device)
    case .gone(_, let device): return .gone(time: time - length, device: device)
    case .gap(var gap):
      gap.time -= length
      return .gap(gap)
    case .note(_, let text): return .note(time: time - length, text: text)
    }
  }
}
