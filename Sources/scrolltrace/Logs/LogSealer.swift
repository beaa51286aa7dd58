import EventLog

/// Writes the lines of an edited log with new checks.
struct LogSealer {
  private var writer = EventLogWriter()
  // Reads what was written: a log that cannot be read must not look sealed.
  private var reader = EventLogReader()

  /// Adds a line; blank ones, marks and the end are left out.
  ///
  /// - Parameters:
  ///   - line: The line, without its line feed.
  ///   - buffer: Where the sealed line goes.
  /// - Throws: Why the log could not be read with this line.
  mutating func add(_ line: Span<UInt8>, into buffer: inout ByteBuffer) throws(LogFault.Reason) {
    let line = line.extracting(LogSealer.content(line))
    if line.isEmpty { return }
    let value: JSONValue
    do { value = try JSONValue(parsing: line) } catch {
      throw reader.lines == 0 ? .notALog : .notJSON(error)
    }
    guard let members = value.members else { throw .notAnObject }
    let kind = value["k"]?.string
    if kind == "mark" || kind == "end" { return }
    let start = buffer.count
    writer.write(line: LogSealer.withoutCheck(line, members), into: &buffer)
    try read(buffer, from: start)
  }

  /// Adds the end.
  mutating func finish(into buffer: inout ByteBuffer) throws(LogFault.Reason) {
    if reader.lines == 0 { throw .empty }
    let start = buffer.count
    writer.end(into: &buffer)
    try read(buffer, from: start)
  }

  private mutating func read(_ buffer: borrowing ByteBuffer, from start: Int) throws(LogFault.Reason) {
    do {
      _ = try buffer.withSpan(from: start) { try reader.read($0) { _ in } }
    } catch let fault as LogFault {
      throw fault.reason
    } catch {
      throw .notAnObject
    }
  }

  /// Where the line's text is, blanks at both ends left out.
  private static func content(_ line: Span<UInt8>) -> Range<Int> {
    var start = 0
    var end = line.count
    while start < end, isBlank(line[start]) { start += 1 }
    while end > start, isBlank(line[end - 1]) { end -= 1 }
    return start..<end
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0d
  }

  /// The line's text from `{` on without `c` and without the closing brace.
  private static func withoutCheck(_ line: Span<UInt8>, _ members: [JSONMember]) -> [UInt8] {
    let place = members.firstIndex { $0.key == "c" }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(line.count)
    let inner = line.count - 1
    guard let place else {
      for index in 0..<inner { bytes.append(line[index]) }
      return bytes
    }
    // From the key to the next key, or from the comma before it to the brace.
    var from = members[place].offset
    var to = inner
    if place + 1 < members.count {
      to = members[place + 1].offset
    } else {
      while from > 1, line[from - 1] != UInt8(ascii: ",") { from -= 1 }
      if from > 1 { from -= 1 }
    }
    for index in 0..<from { bytes.append(line[index]) }
    for index in to..<inner { bytes.append(line[index]) }
    return bytes
  }
}
