import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// How often a replay is looked at: by refreshes at a rate, and at times between.
struct RefreshPlan: Sendable, CustomStringConvertible {
  let rate: Int
  /// Time is also let pass up to such times; no seed, no times.
  var jitter: UInt64?

  var description: String { jitter.map { "\(rate) Hz, jitter of seed \($0)" } ?? "\(rate) Hz" }

  /// What a screen does: 60, 90 that come when they may, 120 and 240 times a second.
  static let screens = [
    RefreshPlan(rate: 60), RefreshPlan(rate: 90, jitter: 7), RefreshPlan(rate: 120), RefreshPlan(rate: 240),
  ]
}

/// What of a replay may not depend on when it was looked at: all but the samples, and where it rests.
struct RefreshOutcome: Equatable {
  private(set) var decisions: [TimelineRecord] = []
  private(set) var rest: [ScrollSample] = []

  init(_ records: [LogRecord], _ scenario: Scenario, _ plan: RefreshPlan) {
    var scenario = scenario
    scenario.scene.refreshRate = plan.rate
    var timeline = TimelineCollector()
    var engine = ReplayEngine(scenario)
    var random = plan.jitter.map { SeededGenerator(seed: $0) }
    var time: Microseconds = 0
    for record in records {
      if let next = record.time {
        Self.look(&engine, from: time, before: next, &random, &timeline)
        time = max(time, next)
      }
      engine.step(record, into: &timeline)
    }
    // The end of the log comes first: what it breaks off may not depend on how long somebody looked before.
    engine.endLog(into: &timeline)
    Self.look(&engine, from: time, before: time + 8_000_000, &random, &timeline)
    engine.finish(into: &timeline)
    decisions = timeline.records.filter { record in
      switch record {
      case .view(_, .sample), .end: false
      default: true
      }
    }
    rest = engine.states.map(\.sample)
    // When the last deadline was is no matter of rest.
    for index in rest.indices { rest[index].time = 0 }
  }

  /// Lets time pass at irregular steps of a frame of 90 Hz, more or less, and asks for the state at each.
  private static func look(
    _ engine: inout ReplayEngine, from start: Microseconds, before end: Microseconds,
    _ random: inout SeededGenerator?, _ timeline: inout TimelineCollector
  ) {
    guard random != nil else { return }
    var time = start
    while true {
      time += Microseconds(random?.int(1...22_222) ?? 0)
      guard time < end else { return }
      engine.advance(to: time, into: &timeline)
      // Asking changes nothing, or the outcome would show it.
      _ = engine.states
    }
  }

  /// Compares the outcomes of all plans with the first one's.
  static func compare(
    _ records: [LogRecord], _ scenario: Scenario, _ plans: [RefreshPlan] = RefreshPlan.screens
  ) {
    let first = RefreshOutcome(records, scenario, plans[0])
    #expect(first.decisions.count > 1)
    for plan in plans.dropFirst() {
      let other = RefreshOutcome(records, scenario, plan)
      let difference = zip(first.decisions, other.decisions).first { $0 != $1 }
      #expect(
        first == other,
        "\(scenario.name), \(scenario.profile.name), \(plan): \(difference.map { "\($0)" } ?? "rest")")
    }
  }
}
