import EventLog
import Replay

/// What came of one scenario file.
struct CheckReport: Sendable {
  /// One expectation in one run.
  struct Outcome: Sendable {
    /// What came of it.
    var result: ExpectationResult
    /// The line of the file where it begins.
    var line: Int
    /// What tells the run from others of the file; empty for the only one.
    var run: String
  }

  /// A log that was run; it is kept for who wants to shrink it.
  struct Log: Sendable {
    /// Its records.
    var records: [LogRecord] = []
    /// Whether nobody but its owner may read it.
    var isPrivate = false
  }

  /// What does not hold in a run, with all that is needed to run it again.
  struct Failed: Sendable {
    /// The run.
    var run: ScenarioRun
    /// What does not hold.
    var expectation: TimelineExpectation
    /// The run's log.
    var log: Log
  }

  /// The file.
  var path: String
  /// What was checked, run by run, in the order of the file.
  var outcomes: [Outcome] = []
  /// What does not hold, if the logs were kept.
  var failed: [Failed] = []
  /// How many runs there were.
  var runs = 0
  /// Why the file or a log of it could not be used.
  var faults: [CommandFailure] = []
  /// What else is to be said.
  var remarks: [String] = []
  /// Whether a log was cut.
  var isCut = false

  /// Makes a report of nothing yet.
  init(_ path: String) {
    self.path = path
  }

  /// What does not hold, for people.
  var text: String {
    outcomes.map { $0.text(path) }.joined()
  }
}

extension CheckReport.Outcome {
  /// The expectation that does not hold, with all that helps to find out why; empty if it holds.
  func text(_ path: String) -> String {
    guard result.failure != nil else { return "" }
    let lines = ["\(path):\(line): \(result.path) does not hold: \(result.name)"] + details.map { "  " + $0 }
    return lines.map { $0.printable + "\n" }.joined()
  }

  /// The lines below the place.
  var details: [String] {
    guard let failure = result.failure else { return [] }
    var lines: [String] = []
    func add(_ title: String, _ values: [String]) {
      for (index, value) in values.enumerated() {
        let head = index == 0 ? title : ""
        lines.append(head + String(repeating: " ", count: 10 - head.count) + value)
      }
    }
    add("run", run.isEmpty ? [] : [run])
    add("time", ["\(failure.time) µs"])
    add("expected", [failure.expected])
    add("got", [failure.got])
    add("reasons", failure.reasons)
    add("around", failure.surroundings)
    return lines
  }
}
