import EventLog
import Replay
import ScrollModel

/// `compare A [B]`: says where two timelines differ first, and why.
enum CompareCommand: Command {
  static let spec = CommandSpec(
    name: "compare",
    summary: "says where two replays differ first, for how long, and why",
    details: [
      "A and B are event logs, which are replayed, or timelines that were recorded with replay --format jsonl."
        + " A alone is a log that is replayed twice: into two scenarios, by two profiles or under two policies."
        + " An option that is given once is for both, one that is given twice is for A and for B.",
      "What lasts, such as a phase, an offset or an indicator, is one difference from its first moment to its last."
        + " Names and reasons make none. Ends with 0 if both say the same, with 1 if they differ.",
    ],
    arguments: [
      ArgumentSpec("A", "an event log or a timeline, or - for standard input"),
      ArgumentSpec("B", "another one", count: .optional),
    ],
    options: ScenarioChoice.options.map { option in
      var option = option
      option.isRepeatable = true
      return option
    } + [
      OptionSpec("all", "list all differences, and not the first alone"),
      OptionSpec("format", choices: ["table", "jsonl"], "for people (the default) or for programs"),
    ],
    examples: [
      CommandSpec.Example(
        "scrolltrace compare hybrid.jsonl --policy connected --policy lastUsed --all",
        "where two rules of indicators differ, from when to when"),
      CommandSpec.Example("scrolltrace compare before.jsonl after.jsonl", "what does another log change?"),
      CommandSpec.Example(
        "scrolltrace compare swipe.timeline.jsonl swipe.jsonl",
        "is it still what it was when it was recorded?"),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let paths = try paths(arguments)
    let scenarios = try (0..<2).map { try scenario($0, arguments) }
    var first = try ComparedSource(paths.0, scenarios[0])
    var second = try ComparedSource(paths.1, scenarios[1])
    try checkOptions(arguments, first.isTimeline, second.isTimeline)
    let isForPeople = arguments["format"] != "jsonl"
    var comparison = TimelineComparison(keepsAll: arguments.has("all"))
    var logs = LogComparison()
    let hasLogs = !first.isTimeline && !second.isTimeline && paths.0 != paths.1
    while let side = comparison.next {
      let take = { (entry: TimelineEntry) in comparison.add(entry, to: side) }
      let note = { (record: borrowing LogRecord) in if hasLogs { logs.add(record, to: side) } }
      let isOver = try side == .first ? !first.read(take, note) : !second.read(take, note)
      if isOver { comparison.finish(side) }
    }
    if hasLogs { logs.finish() }
    let report = ComparisonReport(
      comparison, first.head, second.head, digests: (first.digest, second.digest),
      logDifference: logs.difference)
    var text = ByteBuffer()
    if !isForPeople {
      report.writeLines(into: &text)
    } else if arguments.has("all") {
      report.writeAll(into: &text)
    } else {
      report.writeFirst(into: &text)
    }
    try OutputStream(console.output, name: OutputStream.standardOutput).write(&text)
    var code = ExitCode.done
    var remarks = [first.remark, second.remark]
    if paths.0 == paths.1 { remarks.removeLast() }
    for remark in remarks.compactMap({ $0 }) {
      console.say(remark)
      code = .repaired
    }
    return report.isSame ? code : .checkFailed
  }

  private static func scenario(_ place: Int, _ arguments: ParsedArguments) throws -> Scenario {
    func value(_ name: String) -> String? {
      let values = arguments.values(name)
      return place < values.count ? values[place] : values.last
    }
    return try ScenarioChoice.chosen(
      value("scenario"), profile: value("profile"), policy: value("policy"), command: spec.name)
  }

  private static func paths(_ arguments: ParsedArguments) throws(UsageError) -> (String, String) {
    var isTwofold = false
    for option in ScenarioChoice.options {
      let count = arguments.values(option.name).count
      if count > 2 { throw error("--\(option.name) is given \(count) times; two are compared") }
      if count == 2 { isTwofold = true }
    }
    let paths = arguments.positionals
    if paths.count == 2 {
      if paths == ["-", "-"] { throw error("only one of A and B can be standard input") }
      return (paths[0], paths[1])
    }
    guard isTwofold else {
      throw error("B is missing; or give --scenario, --profile or --policy twice, for A and for B")
    }
    if paths[0] == "-" { throw error("a log that is replayed twice cannot be standard input; give a file") }
    return (paths[0], paths[0])
  }

  /// A recorded timeline is what it is.
  private static func checkOptions(
    _ arguments: ParsedArguments, _ isFirstTimeline: Bool, _ isSecondTimeline: Bool
  ) throws(UsageError) {
    for option in ScenarioChoice.options {
      let count = arguments.values(option.name).count
      guard count > 0 else { continue }
      if isFirstTimeline, isSecondTimeline {
        throw error("--\(option.name) is for logs that are replayed; A and B are timelines already")
      }
      if count == 2, isFirstTimeline || isSecondTimeline {
        let side = isFirstTimeline ? "A" : "B"
        throw error("--\(option.name) is given twice, and \(side) is a timeline that is not replayed again")
      }
    }
  }

  private static func error(_ message: String) -> UsageError {
    UsageError(command: spec.name, message: message)
  }
}
