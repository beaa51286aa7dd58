import EventLog
import TraceFormats

/// An event log as the commands read it: nothing of a damaged log is used, and of a cut one all but its tail.
struct LogFile: ~Copyable {
  /// What errors call it.
  let name: String
  /// Whether it can be gone through more than once.
  var isRegular: Bool { file.isRegular }
  /// Whether nobody but its owner may read it; what is made of it should stay so.
  var isPrivate: Bool { file.isPrivate }
  private let file: InputFile

  /// Opens a log.
  ///
  /// - Parameter path: The path, or `-` for standard input.
  /// - Throws: The failure to open it.
  init(_ path: String) throws(CommandFailure) {
    file = try InputFile(path)
    name = file.name
  }

  /// Gives all records of the log.
  ///
  /// A regular file is read twice, so that nothing is given of a damaged one. What comes through a pipe is
  /// read once, and the fault is thrown when its records have been given; so is all for whoever holds back what he
  /// makes of them until he knows that the log is whole.
  ///
  /// - Parameters:
  ///   - isHeld: Whether nothing is made public of the records before this returns, so that one reading is enough.
  ///   - afterPiece: Is called after each piece that came through a pipe, so that output can follow at once.
  ///   - body: Is given each record.
  /// - Returns: What was left out.
  /// - Throws: A failure if the log cannot be used, or what `body` and `afterPiece` throw.
  borrowing func forEachRecord(
    isHeld: Bool = false, afterPiece: () throws -> Void = {}, _ body: (borrowing LogRecord) throws -> Void
  ) throws -> LogTail? {
    guard file.isRegular, !isHeld else {
      if file.isRegular { try file.rewind() }
      return try usable(try scan(limit: .max, afterPiece, body)).tail
    }
    let survey = try checked()
    try file.rewind()
    _ = try usable(try scan(limit: survey.usableBytes, {}, body))
    return survey.tail
  }

  /// Reads the log to its end.
  ///
  /// - Returns: What was found: how many bytes can be used, and what has to be left out.
  /// - Throws: A failure if the log cannot be used.
  borrowing func checked() throws -> LogScan {
    try usable(try survey())
  }

  /// Reads the log past all its faults.
  borrowing func survey() throws -> LogScan {
    if file.isRegular { try file.rewind() }
    return try scan(limit: .max, {}, { _ in })
  }

  private borrowing func scan(
    limit: Int, _ afterPiece: () throws -> Void, _ body: (borrowing LogRecord) throws -> Void
  ) throws -> LogScan {
    do {
      return try LogScan.run(file, limit: limit, afterPiece: afterPiece, body)
    } catch let fault as LogFault {
      throw CommandFailure(.badInput, in: name, try words(fault))
    }
  }

  private borrowing func usable(_ scan: LogScan) throws(CommandFailure) -> LogScan {
    guard scan.damaged > 0, let first = scan.faults.first else { return scan }
    throw CommandFailure(.badInput, in: name, first.fault.description)
  }

  /// The fault in words; a recording of another tool is named, because there is a command for it.
  private borrowing func words(_ fault: LogFault) throws(CommandFailure) -> String {
    guard fault.reason == .notALog || fault.reason == .empty, file.isRegular else { return fault.description }
    try file.rewind()
    var start = [UInt8](repeating: 0, count: 1 << 16)
    let count = try file.read(into: &start, at: 0)
    start.removeLast(start.count - count)
    if start.contains(0) { return "not an event log, but binary data" }
    let head = String(decoding: start.prefix(200), as: UTF8.self)
    if head.contains("\"k\":\"timeline\"") { return "not an event log, but the timeline of a replay" }
    if head.contains("\"scenario\"") {
      return "not an event log, but a scenario: `replay` and `explain` take it with --scenario"
    }
    guard let format = RecordingFormat.detect(start) else { return fault.description }
    return "not an event log, but a recording of \(format.rawValue); first \(Program.name) import it"
  }
}
