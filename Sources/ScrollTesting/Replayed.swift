import EventLog
import InputEvents
public import Replay
public import ScrollModel

/// A log that was replayed into a scene: what came of it, to be held against what is expected.
///
/// ```swift
/// let replay = try Replayed("hybrid.jsonl", in: .list, policy: .lastUsed)
/// replay.expectIndicator(.vertical, .visible, at: .seconds(1.2))
/// ```
public struct Replayed: Sendable {
  /// The scenario, with the settings that the test asked for.
  public let scenario: Scenario
  /// What the timeline calls the log.
  public let name: String
  /// The timeline.
  public let timeline: [TimelineRecord]
  /// The log's records.
  let records: [LogRecord]
  private let behaviors: ScrollTargetBehaviors

  /// Replays a log.
  ///
  /// - Parameters:
  ///   - log: The log: a path from the test's file on, gestures, or records.
  ///   - scenario: What it is replayed into.
  ///   - policy: The rule of indicators instead of the scenario's.
  ///   - profile: The constants of scroll views instead of the scenario's.
  ///   - preference: What the user prefers of indicators instead of what the scenario says.
  ///   - behaviors: The behaviours that the scene calls by name.
  ///   - filePath: The test's file.
  /// - Throws: A ``TestFileError``, or why a gesture cannot be made.
  public init(
    _ log: TestLog, in scenario: TestScenario = .longList, policy: IndicatorPolicy? = nil,
    profile: Profile? = nil, preference: IndicatorPreference? = nil,
    behaviors: ScrollTargetBehaviors = ScrollTargetBehaviors(), filePath: String = #filePath
  ) throws {
    var scenario = try scenario.read(besides: filePath)
    if let policy { scenario.policy = policy }
    if let profile { scenario.profile = profile }
    if let preference { scenario.preference = preference }
    records = try log.records(for: scenario.input, besides: filePath)
    self.scenario = scenario
    self.behaviors = behaviors
    name = log.name
    var collector = TimelineCollector()
    var engine = ReplayEngine(scenario, behaviors: behaviors)
    for record in records { engine.step(record, into: &collector) }
    engine.finish(into: &collector)
    timeline = collector.records
  }

  /// What holds of every scroll view on screen at a time, computed and not interpolated.
  ///
  /// - Parameter moment: The time, or the end, when all is at rest.
  /// - Returns: The views, outer ones before those inside.
  public func states(at moment: ReplayInstant) -> [ReplayState] {
    var engine = ReplayEngine(scenario, behaviors: behaviors)
    var sink = TimelineDiscard()
    for record in records {
      if case .time(let limit) = moment.moment, let time = record.time, time > limit { break }
      engine.step(record, into: &sink)
    }
    switch moment.moment {
    case .time(let time): engine.advance(to: time, into: &sink)
    case .end: engine.finish(into: &sink)
    }
    return engine.states
  }

  /// What holds of a scroll view at a time; `nil` where it is not on screen.
  ///
  /// - Parameters:
  ///   - view: Its name; the outermost view if nothing is said.
  ///   - moment: The time, or the end, when all is at rest.
  /// - Returns: The view.
  public func state(of view: String? = nil, at moment: ReplayInstant) -> ReplayState? {
    states(at: moment).first { view == nil || $0.view == view }
  }

  /// The timeline as JSON Lines, as `scrolltrace replay --format jsonl` prints it.
  public var jsonLines: String {
    var sink = TimelineJSONLines(TimelineHead(log: name, scenario: scenario))
    for record in timeline { sink.write(record) }
    return String(decoding: sink.buffer.bytes, as: UTF8.self)
  }

  /// The timeline as a table, as `scrolltrace replay` prints it.
  public var table: String {
    var sink = TimelineTable(TimelineHead(log: name, scenario: scenario), scenario)
    for record in timeline { sink.write(record) }
    return String(decoding: sink.buffer.bytes, as: UTF8.self)
  }

  /// What comes of expectations when the log is replayed.
  func results(of expectations: [TimelineExpectation]) -> [ExpectationResult] {
    var replay = CheckedReplay(scenario, expectations, behaviors: behaviors)
    for record in records { replay.step(record) }
    return replay.finish()
  }
}
