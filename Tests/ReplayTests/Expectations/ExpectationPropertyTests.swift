import EventLog
import InputEvents
import Replay
import ScrollModel
import TestSupport
import Testing

/// Random expectations of random scenarios, against what is found by looking at every moment of the collected timeline.
@Suite struct ExpectationPropertyTests {
  /// A timeline that was kept, with all that is needed to ask what held at a moment.
  private struct Kept {
    var scenario: Scenario
    var trace: MadeTrace
    var records: [TimelineRecord]
    var end: Microseconds

    init(_ trace: MadeTrace, _ scenario: Scenario) {
      self.trace = trace
      self.scenario = scenario
      var engine = ReplayEngine(scenario)
      var collector = TimelineCollector()
      for record in trace.records { engine.step(record, into: &collector) }
      engine.finish(into: &collector)
      records = collector.records
      end = engine.time
    }

    /// The offsets that the engine computes for a moment, all that happens then being over.
    func samples(at moment: Microseconds) -> [TimelineRecord] {
      var engine = ReplayEngine(scenario)
      var sink = TimelineDiscard()
      var isOver = true
      for record in trace.records {
        guard record.time ?? 0 <= moment else {
          isOver = false
          break
        }
        engine.step(record, into: &sink)
      }
      if isOver { engine.endLog(into: &sink) }
      engine.advance(to: moment, into: &sink)
      return engine.states.map { .view(TimelineView(0, $0.view, axes: []), .sample($0.sample)) }
    }

    /// What is in force at a moment: of each view, axis, identity or device the last record of the kind.
    func inForce(_ kind: TimelineKind, at moment: Microseconds) -> [TimelineRecord] {
      if kind == .sample { return samples(at: moment) }
      var keys: [String] = []
      var last: [TimelineRecord] = []
      for record in records where record.kind == kind && record.time ?? .max <= moment {
        let fields: [TimelineField] = [.view, .d] + (kind == .transition ? [.id] : [])
        var key = fields.map { record.value(of: $0)?.description ?? "" }.joined(separator: "/")
        if case .view(_, .indicator(_, let axis, _)) = record { key += axis.rawValue }
        if case .view(_, .page(_, let axis, _, _)) = record { key += axis.rawValue }
        if let place = keys.firstIndex(of: key) {
          last[place] = record
        } else {
          keys.append(key)
          last.append(record)
        }
      }
      return last
    }

    /// All that is looked at between two moments.
    func looked(_ kind: TimelineKind, _ from: Microseconds, _ to: Microseconds) -> [TimelineRecord] {
      let within = records.filter { $0.kind == kind && ($0.time.map { (from...to).contains($0) } ?? false) }
      guard kind.isState else { return within }
      if kind == .sample {
        // One that another replaces at its own time holds at no moment.
        let lasting = within.enumerated().filter { place, record in
          !within[(place + 1)...].contains {
            $0.time == record.time && $0.value(of: .view) == record.value(of: .view)
          } && record.time != from && record.time != to
        }.map(\.element)
        return lasting + samples(at: from) + samples(at: to)
      }
      var moments = [from, to] + within.compactMap(\.time)
      moments = moments.enumerated().filter { !moments[..<$0.offset].contains($0.element) }.map(\.element)
      return moments.flatMap { inForce(kind, at: $0) }
    }
  }

  /// A field of the kind with a condition that some record meets.
  private static func rule(
    _ kind: TimelineKind, _ records: [TimelineRecord], _ random: inout SeededGenerator
  ) -> FieldRule? {
    let record = random.pick(records)
    let field = random.pick(kind.fields)
    guard let value = record.value(of: field) else { return FieldRule(field, .equal(.null)) }
    if case .number(let number) = value, random.once(in: 2) {
      return FieldRule(
        field,
        random.pick([
          .range(atLeast: number, atMost: nil), .range(atLeast: nil, atMost: number),
          .near(value, within: 10),
        ]))
    }
    return FieldRule(field, .equal(value))
  }

  @Test("always, never and some are what every moment says", arguments: 0..<16 as Range<UInt64>)
  func moments(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let kept = Kept(random.pick(MadeTrace.all), RandomReplayTests.scenario(&random))
    var expectations: [TimelineExpectation] = []
    var answers: [Bool] = []
    for _ in 0..<6 {
      let kind = random.pick(kept.records.map(\.kind).filter { $0 != .end })
      let ofKind = kept.records.filter { $0.kind == kind }
      var subject = RecordMatcher(kind)
      if random.once(in: 2), let rule = Self.rule(kind, ofKind, &random) { subject.fields = [rule] }
      guard let rule = Self.rule(kind, ofKind, &random) else { continue }
      let times = kept.records.compactMap(\.time)
      var (from, to) = (random.pick(times), random.pick(times))
      if random.once(in: 3) { (from, to) = (0, kept.end) }
      if random.once(in: 3) { from = Int64(random.int(0...Int(kept.end))) }
      if from > to { swap(&from, &to) }
      let looked = kept.looked(kind, from, to).filter { subject.matches($0) }
      let holds = looked.map { rule.condition.holds(for: $0.value(of: rule.field)) }
      let time = ExpectationTime(from: .time(from), to: .time(to))
      expectations += [
        TimelineExpectation(subject, time, .always([rule])),
        TimelineExpectation(subject, time, .never([rule])),
        TimelineExpectation(subject, time, .some([rule])),
      ]
      answers += [!holds.isEmpty && !holds.contains(false), !holds.contains(true), holds.contains(true)]
      if kind.isState {
        let now = kept.inForce(kind, at: to).filter { subject.matches($0) }
        expectations.append(TimelineExpectation(subject, ExpectationTime(at: .time(to)), .isSo([rule])))
        answers.append(
          !now.isEmpty && now.allSatisfy { rule.condition.holds(for: $0.value(of: rule.field)) })
      }
      let count = kept.records.filter {
        subject.matches($0) && ($0.time.map { (from...to).contains($0) } ?? false)
      }.count
      expectations.append(
        TimelineExpectation(subject, time, .count(CountBounds(exactly: count), perWindow: nil)))
      answers.append(true)
      expectations.append(
        TimelineExpectation(subject, time, .count(CountBounds(exactly: count + 1), perWindow: nil)))
      answers.append(false)
    }
    var replay = CheckedReplay(kept.scenario, expectations)
    for record in kept.trace.records { replay.step(record) }
    for (result, answer) in zip(replay.finish(), answers) {
      #expect(
        result.isMet == answer, "\(kept.trace) \(result.expectation): \(result.failure?.got ?? "it holds")")
    }
  }
}
