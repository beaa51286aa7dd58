import EventLog

/// What was wrong with a log that can be used none the less.
enum LogTail: Equatable, Sendable {
  /// The last line is unfinished.
  case unfinished(line: Int, byte: Int, bytes: Int)
  /// The lines from this fault on, behind the last mark, were not on the disk when the recording stopped.
  case unsynced(LogFault, bytes: Int)
  /// All lines are good, but the log has no end.
  case noEnd(lines: Int)

  /// The tail in words.
  func text(_ name: String) -> String {
    switch self {
    case .unfinished(let line, _, let bytes):
      "\(name): dropped \(bytes) byte\(bytes == 1 ? "" : "s") of an unfinished last line (line \(line))"
    case .unsynced(let fault, let bytes):
      "\(name): dropped the last \(bytes) bytes, which were never synced, from line \(fault.line) on"
        + " (byte \(fault.byte)): \(fault.reason)"
    case .noEnd(let lines):
      "\(name): the log has no end; the recording was cut behind line \(lines)"
    }
  }
}
