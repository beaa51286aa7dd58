public import EventLog
import InputEvents
public import ScrollModel

/// A replay that is held against expectations: it stops where they ask for a time.
public struct CheckedReplay<Sink: TimelineSink> {
  /// The records go to both.
  private struct Outputs: TimelineSink {
    var checker: ExpectationChecker
    var sink: Sink

    mutating func write(_ record: borrowing TimelineRecord) {
      checker.write(record)
      sink.write(record)
    }
  }

  private var engine: ReplayEngine
  private var outputs: Outputs

  /// What takes the timeline beside the checker.
  public var sink: Sink { outputs.sink }
  /// What holds at the time up to which the replay has come.
  public var states: [ReplayState] { engine.states }

  /// What came of the first expectation, if nothing that comes can change it; `nil` before.
  var verdict: ExpectationChecker.Verdict? { outputs.checker.verdict }

  /// Makes a replay at the start of a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scene, the actions and the settings.
  ///   - expectations: What has to hold; the scenario's own if nothing else is said.
  ///   - behaviors: The behaviours that the scene calls by name.
  ///   - sink: Is given the timeline too.
  public init(
    _ scenario: Scenario, _ expectations: [TimelineExpectation]? = nil,
    behaviors: ScrollTargetBehaviors = ScrollTargetBehaviors(), into sink: Sink
  ) {
    engine = ReplayEngine(scenario, behaviors: behaviors)
    outputs = Outputs(checker: ExpectationChecker(expectations ?? scenario.expectations), sink: sink)
  }

  /// Replays one record of the log.
  public mutating func step(_ record: borrowing LogRecord) {
    if let time = record.time { advance(before: time) }
    engine.step(record, into: &outputs)
  }

  /// Ends the log, and lets time run on until all is at rest and every fade is done.
  ///
  /// - Returns: What came of each expectation, in their order.
  public mutating func finish() -> [ExpectationResult] {
    engine.endLog(into: &outputs)
    advance(before: nil)
    engine.finish(into: &outputs)
    return outputs.checker.finish(at: engine.time, engine.states)
  }

  /// Lets time pass up to just before a time, or until nothing is due any more, and stops where it is asked for.
  private mutating func advance(before end: Microseconds?) {
    // Nobody who asks for no time pays for stopping; but what is asked for may come with a record from now on.
    guard outputs.checker.hasProbes else { return }
    while true {
      let due = engine.nextStop
      let limit = due.map { due in end.map { min($0, due) } ?? due } ?? end
      // What holds at a time is after all that happens then: so only before the next thing happens.
      if let probe = outputs.checker.nextProbe, limit.map({ probe < $0 }) ?? (probe <= engine.time) {
        engine.advance(to: probe, into: &outputs)
        outputs.checker.probe(engine.states, at: probe)
        continue
      }
      guard let due, end.map({ due < $0 }) ?? true else { return }
      engine.advance(to: due, into: &outputs)
    }
  }
}

extension CheckedReplay where Sink == TimelineDiscard {
  /// Makes a replay at the start of a scenario, of which nothing but the results is kept.
  ///
  /// - Parameters:
  ///   - scenario: The scene, the actions and the settings.
  ///   - expectations: What has to hold; the scenario's own if nothing else is said.
  ///   - behaviors: The behaviours that the scene calls by name.
  public init(
    _ scenario: Scenario, _ expectations: [TimelineExpectation]? = nil,
    behaviors: ScrollTargetBehaviors = ScrollTargetBehaviors()
  ) {
    self.init(scenario, expectations, behaviors: behaviors, into: TimelineDiscard())
  }
}
