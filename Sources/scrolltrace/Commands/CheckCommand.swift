import EventLog
import Replay

/// `check SCENARIO...`: holds the timelines of scenarios against what their files expect.
enum CheckCommand: Command {
  static let spec = CommandSpec(
    name: "check",
    summary: "runs scenario files and says which of their expectations do not hold",
    details: [
      "A scenario file names logs, and perhaps policies, profiles and preferences: it is run with each of them. One"
        + " that names no log is run with its actions alone, without any device. Of an expectation that does not hold"
        + " it says where it stands, when, what was expected, what was there, and the reasons that led there.",
      "A file that cannot be used does not keep the others from being run.",
      "With --shrink the smallest part of the log is looked for that still fails in the same way, for each expectation"
        + " that does not hold in a run. It is written as FOLDER/NAME-1.jsonl with FOLDER/NAME-1.scenario.json, which"
        + " check takes as it is. Files that are there are never replaced.",
    ],
    arguments: [
      ArgumentSpec("SCENARIO", "scenario files, or folders of *.scenario.json", count: .several)
    ],
    options: [
      OptionSpec(
        "log", value: "LOG", isRepeatable: true, "run with this log instead of those that the files name"),
      OptionSpec("junit", value: "FILE", "write the results there as JUnit XML too"),
      OptionSpec("shrink", value: "FOLDER", "write the smallest failing part of each log there"),
    ],
    examples: [
      CommandSpec.Example("scrolltrace check mine.scenario.json", "whether all holds that the file expects"),
      CommandSpec.Example(
        "scrolltrace check scenarios/ --junit results.xml", "a folder of them, for a build server"),
      CommandSpec.Example(
        "scrolltrace check mine.scenario.json --shrink small", "a few frames that show what is wrong"),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let junit = arguments["junit"]
    if junit == "-" {
      throw UsageError(
        command: spec.name, message: "--junit cannot be -; it is a file beside what is printed")
    }
    let logs = arguments.values("log")
    var output = OutputStream(console.output, name: OutputStream.standardOutput)
    var reports: [CheckReport] = []
    var shrunk = arguments["shrink"].map { ShrunkFiles($0) }
    var code = ExitCode.done
    for path in try files(arguments.positionals) {
      var report = CheckReport(path)
      do {
        report = try ScenarioCheckRun(path, logs: logs.isEmpty ? nil : logs)
          .report(keepsLogs: shrunk != nil)
      } catch let failure as CommandFailure {
        report.faults.append(failure)
      }
      for fault in report.faults { code = code.combined(with: ScrollTrace.report(fault, console)) }
      for remark in report.remarks { console.say(remark) }
      if report.isCut { code = code.combined(with: .repaired) }
      output.buffer.append(report.text)
      try output.flush()
      if shrunk != nil, report.failed.isEmpty, !report.outcomes.isEmpty {
        console.say("\(path): all holds that was checked, so nothing is shrunk")
      }
      for failed in report.failed {
        do {
          let line = try shrunk?.write(
            failed.run, failed.expectation, failed.log.records, isPrivate: failed.log.isPrivate, from: path,
            standardOutput: console.output)
          output.buffer.append(line ?? "")
          try output.flush()
        } catch let failure as CommandFailure {
          code = code.combined(with: ScrollTrace.report(failure, console))
        }
      }
      // Logs may be long, and are not needed any more.
      report.failed = []
      reports.append(report)
    }
    if let junit { try write(reports, to: junit, console) }
    let outcomes = reports.flatMap(\.outcomes)
    let failed = outcomes.count { !$0.result.isMet }
    if outcomes.isEmpty, code == .done || code == .repaired {
      throw CommandFailure(
        .badInput, arguments.positionals.joined(separator: ", "), "no expectations, so nothing was checked")
    }
    let runs = reports.reduce(0) { $0 + $1.runs }
    output.buffer.append(
      "\(outcomes.count - failed) of \(outcomes.count) checks hold,"
        + " \(count(runs, "run")) of \(count(reports.count, "scenario"))\n")
    try output.flush()
    return failed == 0 ? code : code.combined(with: .checkFailed)
  }

  private static func count(_ count: Int, _ what: String) -> String {
    count == 1 ? "1 \(what)" : "\(count) \(what)s"
  }

  /// The files that are meant, folders taken apart.
  private static func files(_ paths: [String]) throws(CommandFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      guard FilePath.isFolder(path) else {
        files.append(path)
        continue
      }
      let found = try FilePath.files(in: path, endingWith: ".scenario.json")
      if found.isEmpty { throw CommandFailure(.badInput, path, "a folder without any *.scenario.json") }
      files += found
    }
    return files
  }

  private static func write(_ reports: [CheckReport], to path: String, _ console: Console) throws {
    var file = try NewFile(path, existing: .isReplaced, standardOutput: console.output)
    file.stream.buffer.append(JUnitText.text(reports))
    try file.finish()
  }
}
