import EventLog
import InputEvents
import ScrollModel

/// `matrix`: prints the whole table of an indicator policy.
enum MatrixCommand: Command {
  static let spec = CommandSpec(
    name: "matrix",
    summary: "prints the rules of indicators as a table, each cell with its reason",
    details: [
      "A cell is a setting, a user's preference, a set of connected devices, the one that acted last, what goes on,"
        + " and whether the content overflows. The table leaves out no cell: what makes no difference is merged. A"
        + " legacy indicator that is visible takes room from the content; an overlay takes none."
    ],
    options: [
      OptionSpec(
        "policy", choices: IndicatorPolicy.builtIn.map(\.name),
        "whose rules; without it, \(standard.name)"),
      OptionSpec("format", choices: ["table", "jsonl"], "for people (the default) or for programs"),
    ],
    examples: [
      CommandSpec.Example(
        "scrolltrace matrix --policy lastUsed", "when a bar shows where the last device decides"),
      CommandSpec.Example(
        "scrolltrace matrix --format jsonl | jq -c 'select(.setting == \"hidden\" and .state == \"visible\")'",
        "the cells in which an indicator shows although its setting is hidden"),
    ])

  private static let standard = IndicatorPolicy.connected

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let policy = arguments["policy"].flatMap(IndicatorPolicy.named) ?? standard
    var buffer = ByteBuffer()
    if arguments["format"] == "jsonl" {
      writeLines(policy, into: &buffer)
    } else {
      buffer.append(MatrixTable.text(policy))
    }
    try OutputStream(console.output, name: OutputStream.standardOutput).write(&buffer)
    return .done
  }

  private static func writeLines(_ policy: IndicatorPolicy, into buffer: inout ByteBuffer) {
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
      buffer.append("]}\n")
    }
  }
}
