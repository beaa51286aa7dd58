public import EventLog
import InputEvents
public import ScrollModel

/// Looks for the smallest part of a log that still fails an expectation in the same way.
///
/// It leaves out what comes after the failure, then gestures, devices, actions, single frames, single events and time in
/// which nothing happens, in groups that get smaller, and keeps what still fails. A failure is the same if it is of the
/// same kind (a record that is not as it has to be stays one, and does not become a missing one), of the same view, axis,
/// identity or device, with the same fields wrong: the same texts, numbers on the same side, the same reason but for
/// the numbers in it, and the same count. Times play no part.
///
/// Every part is a log that readers take: what is left out of keys, axes and contacts is told by the next frame that is
/// kept. The same input gives the same part, and the number of replays is bounded.
public struct LogShrinker: Sendable {
  /// How many records are replayed at most if nothing else is said: some ten seconds.
  public static let usualLimit = 1_000_000

  let behaviors: ScrollTargetBehaviors
  let limit: Int
  let before: ShrunkLog.Extent
  /// The log as far as it has been shrunk.
  var records: [LogRecord]
  /// The scenario as far as it has been shrunk.
  var scenario: Scenario
  /// The expectation; its times move with the log.
  var expectation: TimelineExpectation
  var failure: ExpectationFailure?
  var way: FailureWay?
  var replays = 0
  var spent = 0

  /// Makes a shrinker.
  ///
  /// - Parameters:
  ///   - records: The log; marks and the end play no part.
  ///   - scenario: The scenario as it was run, with the policy, profile and preference of the run.
  ///   - expectation: What does not hold.
  ///   - behaviors: The behaviours that the scene calls by name.
  ///   - limit: How many records may be replayed in all; then the search ends with what it has.
  public init(
    _ records: [LogRecord], _ scenario: Scenario, _ expectation: TimelineExpectation,
    behaviors: ScrollTargetBehaviors = ScrollTargetBehaviors(), limit: Int = LogShrinker.usualLimit
  ) {
    self.records = records.filter {
      switch $0 {
      case .mark, .end: false
      default: true
      }
    }
    self.scenario = scenario
    self.expectation = expectation
    self.behaviors = behaviors
    self.limit = limit
    self.scenario.variants = ScenarioVariants()
    self.expectation.runs = ExpectationRuns()
    before = ShrunkLog.Extent(self.records, actions: scenario.actions.count)
  }

  /// Shrinks the log.
  ///
  /// - Returns: The smallest part that was found.
  /// - Throws: ``ShrinkError/holds`` if the expectation holds.
  /// - Complexity: O(limit), whatever the log.
  public consuming func shrink() throws(ShrinkError) -> ShrunkLog {
    try findWay()
    truncate()
    keepLastGestures()
    var isChanged = true
    // What one pass leaves out may make something else superfluous.
    while isChanged, !isExhausted {
      isChanged = shrinkGestures()
      isChanged = shrinkDevices() || isChanged
      isChanged = shrinkActions() || isChanged
      isChanged = shrinkFrames() || isChanged
      isChanged = shrinkEvents() || isChanged
      isChanged = shortenTime() || isChanged
    }
    guard let failure else { throw .holds }
    scenario.expectations = [expectation]
    return ShrunkLog(
      records: records, scenario: scenario, failure: failure, before: before,
      after: ShrunkLog.Extent(records, actions: scenario.actions.count), isSmallest: !isExhausted,
      replays: replays)
  }

  /// Whether no more may be replayed.
  var isExhausted: Bool { spent >= limit }

  private mutating func findWay() throws(ShrinkError) {
    var replay = CheckedReplay(scenario, [expectation], behaviors: behaviors)
    for record in records { replay.step(record) }
    replays += 1
    guard let failure = replay.finish().first?.failure else { throw .holds }
    self.failure = failure
    way = FailureWay(failure, of: expectation)
  }

  // MARK: Candidates

  /// Replays parts of the log as it is now; what `body` leaves out is left out.
  ///
  /// - Returns: Whether the log got smaller.
  mutating func withTrial(_ body: (inout Self, inout ShrinkTrial) -> Void) -> Bool {
    guard let way, !isExhausted else { return false }
    var trial = ShrinkTrial(records, scenario, expectation, way, behaviors)
    // A first replay finds where the failure is clear, and saves states for the others.
    guard account(&trial, { $0.run() }) else { return false }
    body(&self, &trial)
    if let failure = trial.failure { self.failure = failure }
    let part = trial.part
    guard part != records else { return false }
    records = part
    return true
  }

  /// Lets a trial replay, and takes note of what it cost.
  mutating func account(_ trial: inout ShrinkTrial, _ body: (inout ShrinkTrial) -> Bool) -> Bool {
    guard !isExhausted else { return false }
    let (replays, spent) = (trial.replays, trial.spent)
    let result = body(&trial)
    self.replays += trial.replays - replays
    self.spent += trial.spent - spent
    return result
  }

  /// Takes another log and scenario, if the expectation fails in the same way with them.
  mutating func take(
    _ records: [LogRecord], _ scenario: Scenario, _ expectation: TimelineExpectation
  ) -> Bool {
    guard let way, !isExhausted else { return false }
    var trial = ShrinkTrial(records, scenario, expectation, way, behaviors)
    guard account(&trial, { $0.run() }), let failure = trial.failure else { return false }
    (self.scenario, self.expectation, self.failure) = (scenario, expectation, failure)
    // What comes when the failure is clear is gone already.
    self.records = trial.part
    return true
  }

  /// Leaves out units in groups that get smaller, the latest first: the earlier ones need not be replayed again.
  ///
  /// - Parameters:
  ///   - units: The units.
  ///   - leavesOut: Leaves out some, if what is left still fails.
  /// - Returns: Whether any was left out.
  mutating func reduce<Unit>(
    _ units: [Unit], _ leavesOut: (inout Self, ArraySlice<Unit>) -> Bool
  ) -> Bool {
    var left = units
    var size = left.count
    while size > 0, !left.isEmpty, !isExhausted {
      var isChanged = false
      var end = left.count
      while end > 0 {
        let start = max(0, end - size)
        if leavesOut(&self, left[start..<end]) {
          left.removeSubrange(start..<end)
          isChanged = true
        }
        end = start
      }
      // One by one until nothing can go any more.
      if size > 1 || !isChanged { size /= 2 }
    }
    return left.count < units.count
  }
}
