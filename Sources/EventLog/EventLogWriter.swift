/// A record whose line would be longer than a log's line may be.
public struct LineTooLong: Error, Hashable, Sendable, CustomStringConvertible {
  /// The length that the line would have, in bytes.
  public var length: Int

  /// The error in words.
  public var description: String {
    "a record of \(length) bytes does not fit a line of a log, which is at most 64 KiB"
  }
}

/// Writes records as the lines of an event log, each with its check.
///
/// It does no I/O: lines go into a buffer that the caller puts where it wants.
public struct EventLogWriter: Sendable {
  /// The longest line that a log may hold, its end included.
  public static let longestLine = 64 * 1024

  /// The length of `,"c":"8HEX"}` and the line feed.
  private static let checkLength = 17

  private var blockLines = 0
  private var blockCheck = CRC32C()
  private var block = 0
  // The check up to where the sync that is under way began, and the lines since then: those of the next block.
  private var syncedCheck = CRC32C()
  private var pending: (lines: Int, check: CRC32C)?

  /// Makes a writer for a new log.
  public init() {}

  /// Writes one record as a line.
  ///
  /// - Parameters:
  ///   - record: The record; marks and the end are written by ``end(into:)``.
  ///   - buffer: Where the line goes.
  /// - Throws: ``LineTooLong`` if no reader would take the line; then nothing is written.
  /// - Complexity: O(length of the line), without allocation for frames once the buffer has its room.
  public mutating func write(_ record: LogRecord, into buffer: inout ByteBuffer) throws(LineTooLong) {
    let start = buffer.count
    record.append(to: &buffer)
    let length = buffer.count - start + EventLogWriter.checkLength
    if length > EventLogWriter.longestLine {
      buffer.truncate(to: start)
      throw LineTooLong(length: length)
    }
    close(lineFrom: start, in: &buffer)
  }

  /// Writes a line whose text is there already, with its check behind it.
  ///
  /// - Parameters:
  ///   - text: The line from `{` up to, not including, the `,"c"` or the closing brace.
  ///   - buffer: Where the line goes.
  public mutating func write(line text: [UInt8], into buffer: inout ByteBuffer) {
    let start = buffer.count
    for byte in text { buffer.append(byte) }
    close(lineFrom: start, in: &buffer)
  }

  /// Takes note that a sync begins: the lines so far are those that its mark will cover.
  ///
  /// Call it when all of them were handed to the system, and ``mark(into:)`` or ``abandonMark()`` when the sync is
  /// over.
  public mutating func beginMark() {
    syncedCheck = blockCheck
    pending = (0, CRC32C())
  }

  /// Writes the mark of a sync that is done: the lines before it began are on the disk.
  ///
  /// - Parameter buffer: Where the line goes.
  /// - Precondition: ``beginMark()`` was called before.
  public mutating func mark(into buffer: inout ByteBuffer) {
    guard let next = pending else { preconditionFailure("a mark without the sync that it is for") }
    pending = nil
    let mark = MarkRecord(
      block: block, lines: blockLines - next.lines, check: syncedCheck.value, unsynced: next.lines)
    block += 1
    blockLines = next.lines
    blockCheck = next.check
    let start = buffer.count
    LogRecord.mark(mark).append(to: &buffer)
    close(lineFrom: start, in: &buffer)
  }

  /// Takes note that a sync failed: its lines are left to the next mark.
  public mutating func abandonMark() {
    pending = nil
  }

  /// Writes the record that says that the log was closed cleanly.
  ///
  /// - Parameter buffer: Where the line goes.
  public mutating func end(into buffer: inout ByteBuffer) {
    pending = nil
    let start = buffer.count
    LogRecord.end(MarkRecord(block: block, lines: blockLines, check: blockCheck.value)).append(to: &buffer)
    close(lineFrom: start, in: &buffer)
  }

  private mutating func close(lineFrom start: Int, in buffer: inout ByteBuffer) {
    let digits = buffer.withSpan(from: start) { CRC32C.of($0) }.hexadecimalDigits
    buffer.append(",\"c\":\"")
    buffer.append(digits: digits)
    blockCheck.add(word: digits)
    if pending != nil {
      pending?.check.add(word: digits)
      pending?.lines += 1
    }
    blockLines += 1
    buffer.append("\"}\n")
  }
}
