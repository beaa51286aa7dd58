import EventLog
import InputEvents
import ScrollInput

/// `show LOG`: prints events with the names of their types and codes.
enum ShowCommand: Command {
  static let spec = CommandSpec(
    name: "show",
    summary: "prints a log's events with their names, and its contacts",
    arguments: [ArgumentSpec("LOG", "the event log, or - for standard input")],
    options: [OptionSpec("format", choices: ["table", "jsonl"], "for people (the default) or for programs")],
    examples: [
      CommandSpec.Example("scrolltrace show swipe.jsonl", "every event, frame by frame"),
      CommandSpec.Example("scrolltrace show swipe.jsonl --format jsonl | jq .code", "for other programs"),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let log = try LogFile(arguments.positionals[0])
    var output = OutputStream(console.output, name: OutputStream.standardOutput)
    let tail =
      if arguments["format"] == "jsonl" {
        try show(log, EventLines(), &output)
      } else {
        try show(log, EventTable(), &output)
      }
    guard let tail else { return .done }
    console.say(tail.text(log.name))
    return .repaired
  }

  private static func show(
    _ log: borrowing LogFile, _ printer: some RecordPrinter, _ output: inout OutputStream
  ) throws -> LogTail? {
    var printer = printer
    var contacts = ContactReader()
    var text = ByteBuffer(capacity: 1 << 17)
    let stream = output
    let tail = try log.forEachRecord(
      afterPiece: { try stream.write(&text) },
      { record in
        printer.print(record, into: &text)
        for contact in contacts.changes(in: record) { printer.print(contact, into: &text) }
        try stream.writeIfLarge(&text)
      })
    try stream.write(&text)
    return tail
  }
}

/// Prints the records of a log, each in its turn.
protocol RecordPrinter {
  /// Prints a record.
  mutating func print(_ record: borrowing LogRecord, into text: inout ByteBuffer)

  /// Prints that a contact began or ended.
  mutating func print(_ contact: ContactEvent, into text: inout ByteBuffer)
}

/// Reads the contacts out of a log's records.
private struct ContactReader {
  private var interpreter = InputInterpreter()
  private var outputs: [ScrollInputOutput] = []

  /// The contacts that begin and end with a record.
  mutating func changes(in record: borrowing LogRecord) -> [ContactEvent] {
    outputs.removeAll(keepingCapacity: true)
    switch record {
    case .device(let device):
      interpreter.add(
        device.number, device.description, device.state, as: device.takenFor.deviceClass, at: device.time,
        into: &outputs)
    case .frame(let frame): interpreter.step(frame, into: &outputs)
    case .drop(let time, let device): interpreter.drop(device, at: time, into: &outputs)
    case .gone(let time, let device): interpreter.remove(device, at: time, into: &outputs)
    case .gap(let gap): interpreter.gap(gap.device, at: gap.time, into: &outputs)
    case .header, .note, .mark, .end: break
    }
    return outputs.compactMap { if case .contact(let contact) = $0 { contact } else { nil } }
  }
}
