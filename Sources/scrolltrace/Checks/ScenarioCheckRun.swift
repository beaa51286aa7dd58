import EventLog
import Replay

/// A scenario file while it is checked.
struct ScenarioCheckRun {
  private let path: String
  private let bytes: [UInt8]
  private let scenario: Scenario
  private let json: JSONValue
  /// The logs of the command line instead of the file's.
  private let logs: [String]?

  /// Reads a scenario file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - logs: The logs instead of those that the file names; `nil` for the file's.
  /// - Throws: Why the file cannot be used.
  init(_ path: String, logs: [String]?) throws {
    self.path = path
    self.logs = logs
    let bytes = try ScenarioChoice.bytes(path)
    self.bytes = bytes
    scenario = try ScenarioChoice.read(path, bytes)
    json = try JSONValue(parsing: bytes.span)
  }

  /// Runs the scenario with each of its logs and settings.
  ///
  /// - Parameter keepsLogs: Whether what is needed to shrink the logs of what fails is kept.
  /// - Returns: What came of it; a log that cannot be used is a fault in it.
  /// - Throws: Why the file cannot be used.
  func report(keepsLogs: Bool = false) throws(CommandFailure) -> CheckReport {
    var report = CheckReport(path)
    guard !scenario.expectations.isEmpty else {
      report.remarks.append("\(path): the scenario expects nothing")
      return report
    }
    let runs = scenario.runs(logs: logs)
    try checkRuns(runs)
    var index = 0
    // The runs of one log stand together, and are fed in one pass over it.
    while index < runs.count {
      let same = runs[index...].prefix { $0.log == runs[index].log }
      do {
        try check(Array(same), keepsLogs, &report)
      } catch let failure as CommandFailure {
        report.faults.append(failure)
      } catch {
        report.faults.append(CommandFailure(.badInput, path, "\(error)"))
      }
      index += same.count
    }
    return report
  }

  /// An expectation that is limited to logs of which none is run would never be looked at.
  private func checkRuns(_ runs: [ScenarioRun]) throws(CommandFailure) {
    for (index, expectation) in scenario.expectations.enumerated()
    where !runs.contains(where: { $0.expectationIndices.contains(index) }) {
      let names = runs.compactMap(\.log).map { JSONText.quoted($0) }
      let there = names.isEmpty ? "no log is run" : "there are \(unique(names).joined(separator: ", "))"
      throw CommandFailure(
        .badInput, in: path,
        "line \(line(index)): expect[\(index)].for holds for no run: "
          + "log \(expectation.runs.logs.map { JSONText.quoted($0) }.joined(separator: ", ")); \(there)")
    }
  }

  private func unique(_ names: [String]) -> [String] {
    names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }

  private func check(_ runs: [ScenarioRun], _ keepsLogs: Bool, _ report: inout CheckReport) throws {
    let indices = runs.map(\.expectationIndices)
    guard indices.contains(where: { !$0.isEmpty }) else { return }
    var replays = zip(runs, indices).map { run, indices in
      CheckedReplay(run.scenario, indices.map { scenario.expectations[$0] })
    }
    var kept = CheckReport.Log()
    if let log = runs.first?.log {
      let tail = try replay(log, &kept.isPrivate) { record in
        if keepsLogs { kept.records.append(copy record) }
        for place in replays.indices where !indices[place].isEmpty { replays[place].step(record) }
      }
      if let tail {
        report.remarks.append(tail)
        report.isCut = true
      }
    }
    for place in replays.indices where !indices[place].isEmpty {
      report.runs += 1
      for result in replays[place].finish() {
        // The checker counts those of its run alone.
        var result = result
        result.index = indices[place][result.index]
        report.outcomes.append(
          CheckReport.Outcome(result: result, line: line(result.index), run: runs[place].label))
        if keepsLogs, !result.isMet {
          report.failed.append(
            CheckReport.Failed(run: runs[place], expectation: result.expectation, log: kept))
        }
      }
    }
  }

  /// Gives all records of a log; what is wrong with it is said with the place in the file that names it.
  private func replay(
    _ log: String, _ isPrivate: inout Bool, _ body: (borrowing LogRecord) -> Void
  ) throws -> String? {
    let place = place(of: log)
    do {
      let file = try LogFile(place)
      isPrivate = file.isPrivate
      return try file.forEachRecord(isHeld: true) { body($0) }?.text(place)
    } catch let failure as CommandFailure {
      guard logs == nil, let index = scenario.variants.logs.firstIndex(of: log) else { throw failure }
      let offset = json["logs"]?.array?[index].offset ?? 0
      throw CommandFailure(
        failure.code, in: path,
        "line \(ScenarioChoice.line(of: offset, in: bytes)): logs[\(index)]: \(failure.text)")
    }
  }

  /// Where a log lies: beside the file, unless the command line names it.
  private func place(of log: String) -> String {
    if logs != nil { return log }
    let beside = log.hasPrefix("/") ? log : String(FilePath.folder(path)) + log
    if !log.hasSuffix(".jsonl"), !FilePath.exists(beside) { return beside + ".jsonl" }
    return beside
  }

  private func line(_ index: Int) -> Int {
    ScenarioChoice.line(of: json["expect"]?.array?[index].offset ?? 0, in: bytes)
  }
}
