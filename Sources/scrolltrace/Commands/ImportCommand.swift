import EventLog
import InputEvents
import TraceFormats

/// `import FILE -o LOG`: makes an event log of another tool's recording.
enum ImportCommand: Command {
  static let spec = CommandSpec(
    name: "import",
    summary: "makes an event log of another tool's recording",
    details: [
      "Reads what libinput record, evemu-record, evtest and Android's getevent write. Every repair is said"
        + " with its line, and the program ends with 4 then; what is only noted changes nothing. A NAME.desc beside a recording without a"
        + " description is taken as its description.",
      "One recording makes one log: recordings that were made apart have no common clock.",
    ],
    arguments: [ArgumentSpec("FILE", "the recording, or - for standard input")],
    options: [
      OptionSpec(
        "output", letter: "o", value: "LOG", isRequired: true, "the new log, or - for standard output"),
      OptionSpec(
        "format", choices: RecordingFormat.allCases.map(\.rawValue),
        "the format; without it, the text tells"),
      OptionSpec("describe", value: "DESC", "a file with the device's description"),
      OptionSpec(
        "class", value: "CLASS", choices: DeviceClass.allCases.map(\.rawValue),
        "state what the device is; without it, its description tells"),
      DeviceSelector.option,
      OptionSpec("frame-interval", value: "MS", "the time between frames, for getevent text without times"),
    ],
    examples: [
      CommandSpec.Example("scrolltrace import touchpad.yml -o swipe.jsonl", "a recording of libinput record"),
      CommandSpec.Example(
        "scrolltrace import getevent.txt --frame-interval 8 -o swipe.jsonl", "a text without times"),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let selector = try arguments["device"].map { text throws(UsageError) in
      try DeviceSelector(text, command: spec.name)
    }
    var importer = RecordingImporter(
      format: arguments["format"].flatMap(RecordingFormat.init), frameInterval: try interval(arguments),
      tool: Program.tool)
    guard let target = arguments["output"] else { return .usage }
    let source = try InputFile(arguments.positionals[0])
    // Opened before the work, so that a name that is taken costs nobody a long wait.
    var output = try NewFile(target, standardOutput: console.output)
    if let path = arguments["describe"] { importer.descriptionText = try InputFile(path).readAll() }
    let recording = try ImportedFile.read(source, arguments.positionals[0], importer)
    var selection = try ImportSelection(
      of: recording.devices, selector, statedClass: arguments["class"].flatMap(DeviceClass.init), source.name)
    try write(recording, &selection, &output, from: source.name)
    for finding in recording.report.findings { console.say(line(source.name, finding)) }
    console.sayPlainly("\(target): " + selection.summary)
    return recording.report.repairCount > 0 ? .repaired : .done
  }

  private static func write(
    _ recording: ImportedRecording, _ selection: inout ImportSelection, _ output: inout NewFile,
    from source: String
  ) throws {
    var writer = EventLogWriter()
    try recording.forEachRecord { (record: LogRecord) throws in
      guard let record = selection.take(record) else { return }
      do { try writer.write(record, into: &output.stream.buffer) } catch {
        throw CommandFailure(.badInput, source, "\(error)")
      }
      try output.stream.flushIfLarge()
    }
    writer.end(into: &output.stream.buffer)
    try output.finish()
  }

  private static func interval(_ arguments: ParsedArguments) throws(UsageError) -> Microseconds? {
    guard let text = arguments["frame-interval"] else { return nil }
    guard let time = ReplayTime(seconds: text), (1000...60_000_000_000).contains(time.microseconds) else {
      throw UsageError(
        command: spec.name,
        message: "--frame-interval cannot be \(text); it is a time in milliseconds, 0.001 to 60000, such as 8"
      )
    }
    return time.microseconds / 1000
  }

  private static func line(_ name: String, _ finding: Finding) -> String {
    // A note says what was found; a repair, that the log differs from the text.
    let what = (finding.isRepair ? "" : "note: ") + Finding(line: nil, kind: finding.kind).description
    guard let line = finding.line else { return "\(name): \(what)" }
    return "\(name):\(line): \(what)" + (finding.count > 1 ? " (\(finding.count) more, from here on)" : "")
  }
}
