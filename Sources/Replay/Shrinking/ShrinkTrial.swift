import EventLog
import InputEvents
import ScrollModel

/// Replays parts of a log, from the last saved state before what they leave out.
struct ShrinkTrial {
  /// A replay at a place of the log.
  private struct Checkpoint {
    /// The next record.
    var place: Int
    var part: LogPart
    var replay: CheckedReplay<TimelineDiscard>
  }

  /// So many states are saved in a log; a state is worth as much as a good many records of a short one.
  private static let checkpoints = 64
  /// No two saved states are closer.
  private static let leastSpacing = 16
  /// What a replay costs besides its records, in records: the run to its rest.
  static let cost = 50

  /// The log.
  let records: [LogRecord]
  /// What has to fail.
  let expectation: TimelineExpectation
  /// The way in which it has to fail.
  let way: FailureWay
  /// Of each record, whether it is of the smallest part yet.
  private(set) var kept: [Bool]
  /// How the smallest part yet fails.
  private(set) var failure: ExpectationFailure?
  /// How many replays there were.
  private(set) var replays = 0
  /// How many records they had, with ``cost``.
  private(set) var spent = 0
  private let spacing: Int
  private var saved: [Checkpoint]

  /// Makes a trial of a whole log.
  init(
    _ records: [LogRecord], _ scenario: Scenario, _ expectation: TimelineExpectation, _ way: FailureWay,
    _ behaviors: ScrollTargetBehaviors
  ) {
    self.records = records
    self.expectation = expectation
    self.way = way
    kept = Array(repeating: true, count: records.count)
    spacing = max(ShrinkTrial.leastSpacing, records.count / ShrinkTrial.checkpoints)
    saved = [
      Checkpoint(
        place: 0, part: LogPart(of: records),
        replay: CheckedReplay(scenario, [expectation], behaviors: behaviors))
    ]
  }

  /// The smallest part yet, as a log.
  var part: [LogRecord] { LogPart.records(records, kept) }

  /// Replays the whole log.
  ///
  /// - Returns: Whether it fails in the way.
  mutating func run() -> Bool {
    run(kept, from: 0)
  }

  /// Leaves records out, if what is left still fails in the same way.
  ///
  /// - Parameter places: The places of the records, ascending.
  /// - Returns: Whether they are left out now.
  mutating func leaveOut(_ places: some Sequence<Int>) -> Bool {
    var candidate = kept
    var first: Int?
    for place in places where candidate[place] {
      candidate[place] = false
      first = min(first ?? place, place)
    }
    guard let first else { return true }
    return run(candidate, from: first)
  }

  private mutating func run(_ candidate: [Bool], from first: Int) -> Bool {
    let start = saved.lastIndex { $0.place <= first } ?? 0
    var state = saved[start]
    var new: [Checkpoint] = []
    var sinceSave = 0
    replays += 1
    spent += ShrinkTrial.cost
    for place in state.place..<records.count {
      if sinceSave >= spacing {
        new.append(Checkpoint(place: place, part: state.part, replay: state.replay))
        sinceSave = 0
      }
      guard let record = state.part.take(records[place], isKept: candidate[place]) else { continue }
      state.replay.step(record)
      sinceSave += 1
      spent += 1
      guard let verdict = state.replay.verdict else { continue }
      return accept(verdict.failure, candidate, upTo: place + 1, start, new)
    }
    return accept(state.replay.finish().first?.failure, candidate, upTo: records.count, start, new)
  }

  /// Takes a part for the smallest, if it fails in the way; what comes when that is clear does not matter.
  private mutating func accept(
    _ failure: ExpectationFailure?, _ candidate: [Bool], upTo end: Int, _ start: Int, _ new: [Checkpoint]
  ) -> Bool {
    guard let failure, FailureWay(failure, of: expectation) == way else { return false }
    self.failure = failure
    kept = candidate
    for place in end..<records.count { kept[place] = false }
    saved.removeSubrange((start + 1)...)
    saved += new
    return true
  }
}
