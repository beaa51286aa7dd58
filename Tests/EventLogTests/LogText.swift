import EventLog
import Testing

/// A log, or a part of one, as bytes; with what a test needs to make and change one.
struct LogText: CustomStringConvertible {
  var bytes: [UInt8]

  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  /// Writes records; an `end` that covers them follows unless it is left out.
  init(_ records: [LogRecord], ends: Bool = true) {
    var writer = EventLogWriter()
    var buffer = ByteBuffer()
    for record in records {
      do { try writer.write(record, into: &buffer) } catch { Issue.record(error) }
    }
    if ends { writer.end(into: &buffer) }
    bytes = buffer.bytes
  }

  /// Lines of text without their check, which is added; the text ends with `}`.
  init(sealing lines: [String]) {
    bytes = lines.flatMap(LogText.seal)
  }

  /// A line with its check and its line feed.
  static func seal(_ line: String) -> [UInt8] {
    seal(Array(line.utf8))
  }

  /// A line with its check and its line feed.
  static func seal(_ line: [UInt8]) -> [UInt8] {
    let body = Array(line.dropLast())
    var buffer = ByteBuffer()
    buffer.append(",\"c\":\"")
    buffer.appendHexadecimal(CRC32C.of(body.span))
    buffer.append("\"}\n")
    return body + buffer.bytes
  }

  /// The lines, each with its line feed; the last may have none.
  var lines: [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    for byte in bytes {
      line.append(byte)
      if byte == 0x0a {
        lines.append(line)
        line = []
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  var description: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Where a line begins; from 1.
  func start(ofLine line: Int) -> Int {
    lines.prefix(line - 1).reduce(0) { $0 + $1.count }
  }
}

/// All that a reader says of a log.
struct Reading: Equatable {
  var records: [LogRecord] = []
  var dropped = 0
  var lines = 0
  var bytes = 0
  var unknownKinds = 0
  var marks = 0
  var isEnded = false
  var fault: LogFault?

  /// Reads a log in pieces of so many bytes.
  init(_ log: LogText, pieces: Int = 1 << 20) {
    var reader = EventLogReader()
    var records: [LogRecord] = []
    var rest: [UInt8] = []
    var next = 0
    do {
      while next < log.bytes.count {
        let end = min(next + pieces, log.bytes.count)
        rest += log.bytes[next..<end]
        next = end
        rest.removeFirst(try reader.read(rest.span) { records.append(copy $0) })
      }
      dropped = try reader.finish(rest.span) { records.append(copy $0) }
    } catch let fault as LogFault {
      self.fault = fault
    } catch {
      fatalError("a reader throws faults only: \(error)")
    }
    self.records = records
    lines = reader.lines
    bytes = reader.bytes
    unknownKinds = reader.unknownKinds
    marks = reader.marks
    isEnded = reader.isEnded
  }
}
