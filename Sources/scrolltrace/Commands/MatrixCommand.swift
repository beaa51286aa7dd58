import EventLog
import InputEvents
import Replay
import ScrollModel

/// `matrix`: prints the whole table of an indicator policy.
enum MatrixCommand: Command {
  static let spec = CommandSpec(
    name: "matrix",
    summary: "prints the rules of indicators as a table, each cell with its reason",
    details: [
      "A cell is a setting, a user's preference, a set of connected devices, the one that acted last, what goes on,"
        + " and whether the content overflows. The table leaves out no cell: what makes no difference is merged. A"
        + " legacy indicator that is visible takes room from the content; an overlay takes none.",
      "With logs, each cell that occurs when they are replayed under the policy is marked. html is one page without"
        + " scripts, its reasons in a legend and where the pointer rests.",
    ],
    options: [
      OptionSpec(
        "policy", choices: IndicatorPolicy.builtIn.map(\.name),
        "whose rules; without it, \(standard.name)"),
      OptionSpec(
        "covered-by", value: "LOG", isRepeatable: true, "mark what occurs in this log; may be repeated"),
      OptionSpec(
        "scenario", value: "NAME|FILE", suggestions: ScenarioChoice.names,
        "what the logs are replayed into; without it, \(ScenarioChoice.standard)"),
      OptionSpec(
        "format", choices: ["table", "jsonl", "html"], "for people (the default), for programs, or a page"),
    ],
    examples: [
      CommandSpec.Example(
        "scrolltrace matrix --policy lastUsed", "when a bar shows where the last device decides"),
      CommandSpec.Example(
        "scrolltrace matrix --format jsonl | jq -c 'select(.setting == \"hidden\" and .state == \"visible\")'",
        "the cells in which an indicator shows although its setting is hidden"),
      CommandSpec.Example(
        "scrolltrace matrix --covered-by hybrid.jsonl --format html > matrix.html",
        "a page that shows which cells a recording has tried"),
    ])

  private static let standard = IndicatorPolicy.connected

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let policy = arguments["policy"].flatMap(IndicatorPolicy.named) ?? standard
    let (coverage, code) = try coverage(policy, arguments, console)
    var buffer = ByteBuffer()
    switch arguments["format"] {
    case "jsonl": writeLines(policy, coverage, into: &buffer)
    case "html": MatrixPage.write(policy, coverage, into: &buffer)
    default: buffer.append(MatrixTable.text(policy, coverage))
    }
    try OutputStream(console.output, name: OutputStream.standardOutput).write(&buffer)
    return code
  }

  /// What the logs cover that were asked for; `nil` where none was.
  private static func coverage(
    _ policy: IndicatorPolicy, _ arguments: ParsedArguments, _ console: Console
  ) throws -> (MatrixCoverage?, ExitCode) {
    let paths = arguments.values("covered-by")
    guard !paths.isEmpty else {
      if arguments.has("scenario") {
        throw UsageError(
          command: spec.name, message: "--scenario is for the logs of --covered-by, and there are none")
      }
      return (nil, .done)
    }
    var scenario = try ScenarioChoice.chosen(by: arguments, command: spec.name)
    scenario.policy = policy
    var coverage = MatrixCoverage()
    var code = ExitCode.done
    for path in paths {
      let log = try LogFile(path)
      if let tail = try coverage.replay(log, ReplayCommand.name(path), scenario) {
        console.say(tail.text(log.name))
        code = .repaired
      }
    }
    return (coverage, code)
  }

  private static func writeLines(
    _ policy: IndicatorPolicy, _ coverage: MatrixCoverage?, into buffer: inout ByteBuffer
  ) {
    buffer.append("{\"k\":\"matrix\",\"v\":1,\"policy\":\"\(policy.name)\"}\n")
    for cell in IndicatorMatrix.cells(policy) {
      let (situation, verdict) = (cell.situation, cell.verdict)
      let devices = situation.devices.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
      let last = situation.lastUsed.map { "\"\($0.rawValue)\"" } ?? "null"
      buffer.append("{\"setting\":\"\(situation.visibility.rawValue)\"")
      buffer.append(",\"preference\":\"\(situation.preference.rawValue)\",\"devices\":[\(devices)]")
      buffer.append(",\"lastUsed\":\(last),\"activity\":\"\(situation.activity.rawValue)\"")
      buffer.append(",\"overflow\":\(situation.overflows),\"style\":\"\(verdict.style.rawValue)\"")
      buffer.append(",\"state\":\"\(verdict.state.rawValue)\",\"wide\":\(verdict.isWide)")
      buffer.append(",\"reservesSpace\":\(verdict.reservesSpace),\"because\":")
      buffer.appendJSON(verdict.reason.description)
      buffer.append(",\"beats\":[")
      for (index, reason) in verdict.beaten.enumerated() {
        if index > 0 { buffer.append(",") }
        buffer.appendJSON(reason.description)
      }
      buffer.append("]")
      if let coverage { buffer.append(",\"covered\":\(coverage.situations.covers(situation))") }
      buffer.append("}\n")
    }
  }
}
