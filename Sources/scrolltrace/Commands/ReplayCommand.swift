import EventLog
import Replay

/// `replay LOG...`: replays logs into a scroll view and prints their timelines.
enum ReplayCommand: Command {
  static let spec = CommandSpec(
    name: "replay",
    summary: "replays logs into a scroll view and prints the timeline",
    details: [
      "The same log gives the same timeline everywhere, bit for bit; its digest says so in 16 digits. A"
        + " damaged log is not replayed; of a cut one all whole lines are. What comes through a pipe is checked"
        + " as it comes, so its timeline ends where the damage begins."
    ],
    arguments: [
      ArgumentSpec("LOG", "event logs, - for standard input, or folders of *.jsonl", count: .several)
    ],
    options: ScenarioChoice.options + [
      OptionSpec("format", choices: ["table", "jsonl"], "for people (the default) or for programs"),
      OptionSpec("at", value: "SECONDS", "print only the state at this time"),
      OptionSpec("digest", "print only the digest and the log's name"),
    ],
    examples: [
      CommandSpec.Example("scrolltrace replay swipe.jsonl", "what the built-in list does with it"),
      CommandSpec.Example(
        "scrolltrace replay swipe.jsonl --scenario pages --at 1.5", "where the pages are at 1.5 s"),
      CommandSpec.Example("scrolltrace replay logs/ --digest", "a digest for each log of a folder"),
    ])

  /// What is printed of a timeline.
  private enum Form {
    case table
    case lines
    case digest
    case state(ReplayTime, asLines: Bool)
  }

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let form = try form(arguments)
    let scenario = try ScenarioChoice.chosen(by: arguments, command: spec.name)
    let output = OutputStream(console.output, name: OutputStream.standardOutput)
    var code = ExitCode.done
    for path in try logs(arguments.positionals) {
      // One log that cannot be used must not hide what the others give.
      do {
        let tail = try replay(path, scenario, form, output, console)
        if let tail {
          console.say(tail.text(path == "-" ? "standard input" : path))
          code = code.combined(with: .repaired)
        }
      } catch let failure as CommandFailure where failure.code != .outputFailed {
        code = code.combined(with: ScrollTrace.report(failure, console))
      }
    }
    return code
  }

  private static func form(_ arguments: ParsedArguments) throws(UsageError) -> Form {
    let isLines = arguments["format"] == "jsonl"
    guard let time = try ReplayTime.chosen(by: arguments, command: spec.name) else {
      if arguments.has("digest") {
        guard arguments["format"] == nil else {
          throw UsageError(command: spec.name, message: "--digest and --format exclude each other")
        }
        return .digest
      }
      return isLines ? .lines : .table
    }
    if arguments.has("digest") {
      throw UsageError(command: spec.name, message: "--digest and --at exclude each other")
    }
    return .state(time, asLines: isLines)
  }

  /// The logs that are meant, folders taken apart.
  private static func logs(_ paths: [String]) throws(CommandFailure) -> [String] {
    var logs: [String] = []
    for path in paths {
      guard FilePath.isFolder(path) else {
        logs.append(path)
        continue
      }
      // Timelines lie beside the logs that they are of.
      let files = try FilePath.files(in: path, endingWith: ".jsonl").filter {
        !$0.hasSuffix(".timeline.jsonl")
      }
      if files.isEmpty { throw CommandFailure(.badInput, path, "a folder without any *.jsonl") }
      logs += files
    }
    return logs
  }

  /// What a timeline calls a log.
  static func name(_ path: String) -> String {
    path == "-" ? "-" : FilePath.withoutEnding(FilePath.name(path))
  }

  private static func replay(
    _ path: String, _ scenario: Scenario, _ form: Form, _ output: OutputStream, _ console: Console
  ) throws -> LogTail? {
    let log = try LogFile(path)
    let name = name(path)
    let head = TimelineHead(log: name, scenario: scenario)
    switch form {
    case .table:
      var sink = TimelineTable(head, scenario)
      return try replay(log, scenario, into: &sink, output)
    case .lines:
      var sink = TimelineJSONLines(head)
      return try replay(log, scenario, into: &sink, output)
    case .digest:
      var engine = ReplayEngine(scenario)
      var sink = TimelineDiscard()
      let tail = try log.forEachRecord(isHeld: true) { engine.step($0, into: &sink) }
      var line = ByteBuffer()
      line.append("\(engine.finish(into: &sink).digestText)  \(path.printable)\n")
      try output.write(&line)
      return tail
    case .state(let time, let asLines):
      var state = ReplayMoment(at: time.microseconds, scenario)
      let tail = try state.replay(log)
      var text = ByteBuffer()
      if asLines { state.writeLine(name, into: &text) } else { state.writeTable(name, into: &text) }
      try output.write(&text)
      if let end = state.logEnd { console.say(log.name, endsAt: end) }
      return tail
    }
  }

  /// Replays into a sink that writes text, which goes out in pieces.
  private static func replay<Sink: TextSink>(
    _ log: borrowing LogFile, _ scenario: Scenario, into sink: inout Sink, _ output: OutputStream
  ) throws -> LogTail? {
    var engine = ReplayEngine(scenario)
    let tail = try log.forEachRecord(
      afterPiece: { try output.write(&sink.buffer) },
      { record in
        engine.step(record, into: &sink)
        try output.writeIfLarge(&sink.buffer)
      })
    engine.finish(into: &sink)
    try output.write(&sink.buffer)
    return tail
  }
}

/// A sink that writes text into a buffer, to be emptied from time to time.
private protocol TextSink: TimelineSink {
  var buffer: ByteBuffer { get set }
}

extension TimelineTable: TextSink {}
extension TimelineJSONLines: TextSink {}
