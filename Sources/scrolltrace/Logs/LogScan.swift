import EventLog

/// Reads a log to its end, past its faults, and tells damage from an unsynced tail.
///
/// Records are given on up to the first fault. Which kind a fault is can be known only later: a good mark
/// behind it says that the place had been on the disk.
struct LogScan {
  /// A fault and the block that it is in.
  struct Fault: Equatable, Sendable {
    /// What, and where.
    var fault: LogFault
    /// The number of marks before it.
    var block: Int
  }

  /// So many faults are kept; a file of rubbish must not fill the memory.
  private static let keptFaults = 1000

  /// The state of the reader behind the last line.
  private(set) var reader = EventLogReader()
  /// The first faults, in order.
  private(set) var faults: [Fault] = []
  /// How many more there are that were not kept.
  private(set) var unlisted = 0
  /// How many of them are damage; those behind are a tail.
  private(set) var damaged = 0
  /// The bytes before the first fault.
  private(set) var usableBytes = 0
  /// The bytes of an unfinished last line.
  private(set) var unfinishedBytes = 0
  /// The bytes that were read.
  private(set) var size = 0

  /// What is left out, if the log can be used.
  var tail: LogTail? {
    if let first = faults.first { return .unsynced(first.fault, bytes: size - first.fault.byte) }
    if unfinishedBytes > 0 {
      return .unfinished(line: reader.lines + 1, byte: reader.bytes, bytes: unfinishedBytes)
    }
    return reader.isEnded ? nil : .noEnd(lines: reader.lines)
  }

  /// Reads a whole log.
  ///
  /// - Parameters:
  ///   - file: The file, at its start.
  ///   - limit: How many bytes of it to read.
  ///   - afterPiece: Is called after each piece that was read.
  ///   - body: Is given the records before the first fault.
  /// - Returns: What was found.
  /// - Throws: A `LogFault` if this is no log at all; what `body` and `afterPiece` throw.
  static func run(
    _ file: borrowing InputFile, limit: Int = .max, afterPiece: () throws -> Void = {},
    _ body: (borrowing LogRecord) throws -> Void
  ) throws -> LogScan {
    var scan = LogScan()
    var buffer = [UInt8](repeating: 0, count: (1 << 18) + EventLogWriter.longestLine)
    var filled = 0
    var isBetweenLines = true
    while scan.size < limit {
      let more = min(try file.read(into: &buffer, at: filled), limit - scan.size)
      if more == 0 { break }
      scan.size += more
      filled += more
      var start = 0
      if !isBetweenLines { start = scan.skipRest(of: buffer.span.extracting(0..<filled), &isBetweenLines) }
      if isBetweenLines {
        start = try scan.read(buffer.span.extracting(start..<filled), &isBetweenLines, body) + start
      }
      buffer.withUnsafeMutableBytes { bytes in
        bytes.copyBytes(from: bytes[start..<filled])
      }
      filled -= start
      try afterPiece()
    }
    try scan.finish(buffer.span.extracting(0..<filled), isBetweenLines, body)
    return scan
  }

  /// Reads the whole lines of a piece; gives how many bytes need not come again.
  private mutating func read(
    _ piece: Span<UInt8>, _ isBetweenLines: inout Bool, _ body: (borrowing LogRecord) throws -> Void
  ) throws -> Int {
    var start = 0
    while true {
      let before = reader.bytes
      let marks = reader.marks
      do {
        // Behind a fault, records are checked and no longer given on.
        start +=
          faults.isEmpty
          ? try reader.read(piece.extracting(start..<piece.count), body)
          : try reader.read(piece.extracting(start..<piece.count)) { _ in }
        settle(marks)
        return start
      } catch let fault as LogFault {
        settle(marks)
        start += reader.bytes - before
        try keep(fault)
        var end = start
        while end < piece.count, piece[end] != 0x0a { end += 1 }
        isBetweenLines = end < piece.count
        if isBetweenLines { end += 1 }
        reader.skip(end - start, endsLine: isBetweenLines, after: fault)
        start = end
        if !isBetweenLines { return start }
      }
    }
  }

  /// Goes to the end of a bad line that is longer than the buffer.
  private mutating func skipRest(of piece: Span<UInt8>, _ isBetweenLines: inout Bool) -> Int {
    var end = 0
    while end < piece.count, piece[end] != 0x0a { end += 1 }
    isBetweenLines = end < piece.count
    if isBetweenLines { end += 1 }
    reader.skip(end, endsLine: isBetweenLines, after: nil)
    return end
  }

  private mutating func finish(
    _ rest: Span<UInt8>, _ isBetweenLines: Bool, _ body: (borrowing LogRecord) throws -> Void
  ) throws {
    let marks = reader.marks
    if isBetweenLines {
      unfinishedBytes = try faults.isEmpty ? reader.finish(rest, body) : reader.finish(rest) { _ in }
    }
    settle(marks)
    if faults.isEmpty { usableBytes = size - unfinishedBytes }
    // Behind the end nothing was ever on its way to the disk.
    if reader.isEnded, unfinishedBytes > 0 {
      try keep(LogFault(line: reader.lines + 1, byte: reader.bytes, reason: .behindEnd))
    }
  }

  /// A mark behind faults makes them damage.
  private mutating func settle(_ marksBefore: Int) {
    if reader.marks > marksBefore { damaged = faults.count }
  }

  private mutating func keep(_ fault: LogFault) throws {
    switch fault.reason {
    case .empty, .notALog, .higherVersion: throw fault
    case .tooLong where fault.line == 1: throw LogFault(line: 1, byte: 0, reason: .notALog)
    default: break
    }
    if faults.isEmpty { usableBytes = fault.byte }
    if faults.count < LogScan.keptFaults {
      faults.append(Fault(fault: fault, block: blockOf(fault)))
    } else {
      unlisted += 1
    }
    // Only what the disk lost can be an unsynced tail: a line with its check was written as it is.
    switch fault.reason {
    case .noCheck, .checkFails, .tooLong: if reader.isEnded { damaged = faults.count }
    default: damaged = faults.count
    }
  }

  private func blockOf(_ fault: LogFault) -> Int {
    if case .markFails(let block) = fault.reason { block } else { reader.marks }
  }
}
