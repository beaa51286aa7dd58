import EventLog

/// `verify LOG`: says whether every byte of a log is as it was written.
enum VerifyCommand: Command {
  static let spec = CommandSpec(
    name: "verify",
    summary: "checks every line and block of a log",
    details: [
      "Prints one line if the log is whole, otherwise a line for each fault: damage, which a good mark"
        + " behind it proves, or the tail that was not yet on the disk when the recording stopped. Ends"
        + " with 0 for a whole log, 1 for damage, 4 for nothing but a tail."
    ],
    arguments: [ArgumentSpec("LOG", "the event log, or - for standard input")],
    examples: [CommandSpec.Example("scrolltrace verify swipe.jsonl", "is it whole?")])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let log = try LogFile(arguments.positionals[0])
    let name = log.name.printable
    let scan = try log.survey()
    var output = OutputStream(console.output, name: OutputStream.standardOutput)
    for fault in scan.faults { output.buffer.append(line(name, fault)) }
    if scan.unlisted > 0 { output.buffer.append("\(name): \(scan.unlisted) more faults\n") }
    switch scan.tail {
    case nil: output.buffer.append("\(name): whole, \(counts(scan.reader))\n")
    case .unfinished(let line, let byte, let bytes):
      output.buffer.append(
        "\(name):\(line): byte \(byte): an unfinished line of \(bytes) bytes (block \(scan.reader.marks))\n"
      )
    case .noEnd(let lines):
      output.buffer.append(
        "\(name):\(lines + 1): byte \(scan.size): the log has no end (block \(scan.reader.marks))\n")
    case .unsynced: break
    }
    try output.flush()
    if scan.damaged > 0 { return .checkFailed }
    return scan.tail == nil ? .done : .repaired
  }

  private static func counts(_ reader: EventLogReader) -> String {
    let (lines, marks, unknown) = (reader.lines, reader.marks, reader.unknownKinds)
    return "\(lines) line\(lines == 1 ? "" : "s"), \(marks) mark\(marks == 1 ? "" : "s")"
      + (unknown > 0 ? ", \(unknown) of kinds that this version does not know" : "")
  }

  private static func line(_ name: String, _ fault: LogScan.Fault) -> String {
    let words = fault.fault.description
    let block = if case .markFails = fault.fault.reason { "" } else { " (block \(fault.block))" }
    return CommandFailure.located(name, words) + block + "\n"
  }
}
