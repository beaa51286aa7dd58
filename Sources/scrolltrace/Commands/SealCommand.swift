import EventLog

/// `seal LOG`: gives every line its check, and the log its end, after an edit by hand.
enum SealCommand: Command {
  static let spec = CommandSpec(
    name: "seal",
    summary: "renews the checks of a log after an edit by hand",
    details: [
      "Lines keep their text; only checks, marks and the end are made anew. A log that could not be read"
        + " after that is refused, and nothing is written. Without -o the log itself is replaced in one step."
    ],
    arguments: [ArgumentSpec("LOG", "the edited event log")],
    options: [
      OptionSpec("output", letter: "o", value: "OUT", "write a new log instead, - for standard output")
    ],
    examples: [
      CommandSpec.Example("scrolltrace seal edited.jsonl -o sealed.jsonl", "renews the checks in a new file")
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let path = arguments.positionals[0]
    let target = arguments["output"] ?? path
    let input = try InputFile(path)
    var output = try NewFile(
      target, existing: arguments.has("output") ? .stays : .isReplaced, isPrivate: input.isPrivate,
      standardOutput: console.output)
    let bytes = try input.readAll()
    var sealer = LogSealer()
    var start = 0
    var line = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0a) ?? bytes.count
      line += 1
      do {
        try sealer.add(bytes.span.extracting(start..<end), into: &output.stream.buffer)
      } catch {
        throw CommandFailure(.badInput, "\(input.name):\(line)", "byte \(start): \(error)")
      }
      try output.stream.flushIfLarge()
      start = end + 1
    }
    do { try sealer.finish(into: &output.stream.buffer) } catch {
      throw CommandFailure(.badInput, input.name, "\(error)")
    }
    try output.finish()
    return .done
  }
}
