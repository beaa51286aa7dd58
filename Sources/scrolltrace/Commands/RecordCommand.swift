import DeviceCapture
import EventLog
import InputEvents

/// `record`: records devices into a new log.
enum RecordCommand: Command {
  static let spec = CommandSpec(
    name: "record",
    summary: "records input devices into a new event log",
    details: [
      "Without --device, all devices that point are recorded; those that come later too. Keyboards are recorded"
        + " only if --device names them. Key codes and scan codes are pseudonyms then, the same for the same key within"
        + " one log, while buttons, wheels and touches stay as they are; so are those of a pointing device that has keys."
        + " A CLASS is \(DeviceSelector.classes).",
      "It ends cleanly with SIGINT (Ctrl-C), SIGTERM, SIGHUP or after --duration. What was written is whole at any"
        + " moment, and marked once a second as being on the disk. A device that goes ends its own stream only; one that"
        + " comes back keeps its number.",
      "Needs the right to open devices; \(Program.name) doctor says how to get it without root.",
    ],
    options: [
      OptionSpec(
        "output", letter: "o", value: "FILE",
        "the new log, or - for standard output; without it, a name made of the time"),
      DeviceSelector.nodeOption,
      OptionSpec("all", "record every device but keyboards, not only those that point"),
      OptionSpec("wait", "if the devices are not there, wait until they come"),
      OptionSpec(
        "grab", "keep the events from everybody else, once nothing is down on the device (10 s at most)"),
      OptionSpec("force-grab", "the same, whatever is down"),
      OptionSpec("duration", value: "S", "end after so many seconds, those of waiting included"),
      OptionSpec("sync", value: "MS", "put the log on the disk so often; without it, every 1000 ms"),
      OptionSpec("show-keys", "record key codes as they are: whatever is typed can be read from the log"),
      OptionSpec("fd", value: "N", isRepeatable: true, "record the device of an open descriptor"),
      OptionSpec("print", "print events as they come; without -o, no log is written"),
    ],
    examples: [
      CommandSpec.Example("scrolltrace record -o swipe.jsonl", "everything that points, until Ctrl-C"),
      CommandSpec.Example(
        "scrolltrace record --device class:touchpad --duration 10 -o pad.jsonl", "the touchpad, for 10 s"),
      CommandSpec.Example("scrolltrace record --print", "just look"),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let choice = try RecordingChoice(arguments)
    let options = try options(arguments, choice)
    let target =
      arguments["output"] ?? (arguments.has("print") ? nil : freeName())
    if target == "-", arguments.has("print") {
      throw usage("-o - and --print would both print; leave one out")
    }
    let report = RecordingReport(console, choice, prints: arguments.has("print"), to: target)
    guard let target, target != "-" else {
      let descriptor = target == nil ? nil : console.output
      return try report.end(record(into: descriptor, options, report))
    }
    let file = try RecordingFile(target)
    let outcome = record(into: file.descriptor, options, report)
    if case .failure(.noDevice) = outcome { file.remove() } else { file.removeIfEmpty() }
    let code = try report.end(outcome)
    try file.check()
    return code
  }

  /// A name made of the time that no file has yet.
  private static func freeName() -> String {
    let start = "recording-\(WallTime().fileName)"
    var name = "\(start).jsonl"
    var number = 2
    while FilePath.exists(name) {
      name = "\(start)-\(number).jsonl"
      number += 1
    }
    return name
  }

  private static func record(
    into descriptor: Int32?, _ options: RecordingOptions, _ report: RecordingReport
  ) -> Result<RecordingSummary, RecordingFailure> {
    do throws(RecordingFailure) {
      return .success(try DeviceRecorder.record(into: descriptor, options, report.observers))
    } catch {
      return .failure(error)
    }
  }

  private static func options(
    _ arguments: ParsedArguments, _ choice: RecordingChoice
  ) throws(UsageError) -> RecordingOptions {
    var options = RecordingOptions { choice.selects($0) }
    options.descriptors = choice.descriptors
    options.named = choice.named
    options.endsWithDevices = choice.isOfDescriptorsAlone
    options.waitsForDevices = choice.waits
    options.grabsAtOnce = arguments.has("force-grab")
    options.grabs = arguments.has("grab") || options.grabsAtOnce
    options.showsKeys = arguments.has("show-keys")
    options.header.tool = Program.tool
    if let text = arguments["duration"] {
      guard let time = ReplayTime(seconds: text), time.microseconds > 0 else {
        throw usage("--duration cannot be \(text); it is a time in seconds, such as 10 or 0.5")
      }
      options.duration = time.microseconds
    }
    if let text = arguments["sync"] {
      guard let time = ReplayTime(seconds: text), (1_000_000...3_600_000_000_000).contains(time.microseconds)
      else {
        throw usage("--sync cannot be \(text); it is a time in milliseconds, 1 to 3600000, such as 100")
      }
      options.syncInterval = time.microseconds / 1000
    }
    return options
  }

  private static func usage(_ message: String) -> UsageError {
    UsageError(command: spec.name, message: message)
  }
}
