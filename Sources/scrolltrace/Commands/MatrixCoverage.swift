import EventLog
import InputEvents
import Replay
import ScrollModel

/// Which cells of a policy's table logs cover when they are replayed.
struct MatrixCoverage {
  /// The situations that occurred.
  var situations = IndicatorCoverage()
  /// The logs' names.
  var logs: [String] = []

  /// Takes in what a log covers.
  ///
  /// - Parameters:
  ///   - log: The log.
  ///   - name: What it is called.
  ///   - scenario: What it is replayed into.
  /// - Returns: What of the log was left out.
  /// - Throws: A failure if it cannot be used.
  mutating func replay(_ log: borrowing LogFile, _ name: String, _ scenario: Scenario) throws -> LogTail? {
    var engine = ReplayEngine(scenario)
    var sink = TimelineDiscard()
    engine.followIndicators()
    let tail = try log.forEachRecord(isHeld: true) { engine.step($0, into: &sink) }
    engine.finish(into: &sink)
    if let coverage = engine.coverage { situations.formUnion(coverage) }
    logs.append(name)
    return tail
  }

  /// How much is covered by what, and which devices the table does not have.
  func sentences(_ policy: IndicatorPolicy) -> [String] {
    let cells = IndicatorMatrix.cells(policy)
    let names = logs.map(\.printable).joined(separator: ", ")
    var sentences = ["\(situations.count(of: cells)) of \(cells.count) cells are covered by \(names)"]
    for devices in situations.otherDevices {
      let words = devices.map(\.rawValue).joined(separator: " + ")
      sentences.append("not in the table, and so not covered: \(words)")
    }
    return sentences
  }
}
