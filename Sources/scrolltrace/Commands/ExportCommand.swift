import EventLog
import InputEvents
import TraceFormats

/// `export LOG --to F`: writes a log as a recording that other tools read.
enum ExportCommand: Command {
  static let spec = CommandSpec(
    name: "export",
    summary: "writes a log as a recording of another tool",
    details: [
      "What was imported comes out as it was. What the format has no place for is said on standard error."
    ],
    arguments: [ArgumentSpec("LOG", "the event log, or - for standard input")],
    options: [
      OptionSpec("to", choices: RecordingFormat.allCases.map(\.rawValue), isRequired: true, "the format"),
      OptionSpec("output", letter: "o", value: "FILE", "the new file; without it, standard output"),
      DeviceSelector.option,
    ],
    examples: [
      CommandSpec.Example("scrolltrace export swipe.jsonl --to evemu -o swipe.evemu", "for evemu-play")
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let selector = try arguments["device"].map { text throws(UsageError) in
      try DeviceSelector(text, command: spec.name)
    }
    guard let format = arguments["to"].flatMap(RecordingFormat.init) else { return .usage }
    let path = arguments.positionals[0]
    let log = try LogFile(path)
    let device = try selector.map { try chosenDevice($0, in: log, path) }
    var output = try NewFile(
      arguments["output"] ?? "-", isPrivate: log.isPrivate, standardOutput: console.output)
    do {
      var exporter = RecordingExporter(format: format, device: device)
      let tail = try log.forEachRecord { record in
        try exporter.add(copy record)
        try exporter.takeBytes().withUnsafeBytes { try output.stream.write($0) }
      }
      try exporter.finish().withUnsafeBytes { try output.stream.write($0) }
      try output.finish()
      for loss in exporter.losses { console.say("\(log.name): \(loss)") }
      guard let tail else { return .done }
      console.say(tail.text(log.name))
      return .repaired
    } catch let error as ExportError {
      let code: ExitCode = if case .noDevice(.some) = error { .noDevice } else { .badInput }
      throw CommandFailure(code, log.name, error.description)
    }
  }

  /// The number of the one device that is meant; a number needs no look into the log.
  private static func chosenDevice(
    _ selector: DeviceSelector, in log: borrowing LogFile, _ path: String
  ) throws -> DeviceNumber {
    if case .number(let number) = selector { return number }
    guard path != "-" else {
      throw UsageError(
        command: spec.name, message: "--device has to be a number where the log comes from standard input")
    }
    var numbers: [DeviceNumber] = []
    _ = try log.forEachRecord { record in
      if case .device(let device) = record, selector.matches(device), !numbers.contains(device.number) {
        numbers.append(device.number)
      }
    }
    if numbers.count > 1 {
      let list = numbers.map(String.init).joined(separator: ", ")
      throw CommandFailure(.badInput, log.name, "--device fits devices \(list); choose one by its number")
    }
    guard let number = numbers.first else {
      throw CommandFailure(.noDevice, log.name, "no device fits --device")
    }
    return number
  }
}
