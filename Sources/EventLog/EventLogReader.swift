import InputEvents

/// Reads an event log from bytes that come in pieces, and checks every line.
///
/// It does no I/O and holds one record at a time, so memory does not grow with the log. Frames in their canonical
/// form take a fast path; any other JSON takes a slower one. Unknown keys are ignored, unknown kinds are counted.
public struct EventLogReader: Sendable {
  /// The whole lines read so far.
  public private(set) var lines = 0
  /// The bytes of those lines.
  public private(set) var bytes = 0
  /// The lines of a kind that this version does not know.
  public private(set) var unknownKinds = 0
  /// The marks, the end among them.
  public private(set) var marks = 0
  /// Whether the log has its clean end.
  public private(set) var isEnded = false

  private var time: Microseconds = Microseconds.min
  private var devices: [DeviceNumber] = []
  private var block = BlockCheck()
  // The frame is used again for each line: a consumer that does not keep it costs no allocation.
  private var frame = Frame(time: 0, device: 0, events: [])

  /// Makes a reader at the beginning of a log.
  public init() {}

  /// Reads the whole lines of a piece.
  ///
  /// - Parameters:
  ///   - piece: Bytes that follow those consumed so far.
  ///   - body: Is given each record in order.
  /// - Returns: How many bytes were consumed; the rest, an unfinished line, has to come again with the next piece.
  /// - Throws: A ``LogFault``, or what `body` throws.
  /// - Complexity: O(*n*).
  public mutating func read(
    _ piece: Span<UInt8>, _ body: (borrowing LogRecord) throws -> Void
  ) throws -> Int {
    var start = 0
    var last = piece.count - 1
    while last >= 0, piece[last] != 0x0a { last -= 1 }
    while start <= last {
      if let end = nextFrame(piece, start, last) {
        let record = LogRecord.frame(frame)
        try body(record)
        lines += 1
        bytes += end - start
        start = end
      } else {
        var end = start
        while piece[end] != 0x0a { end += 1 }
        if let record = try record(piece.extracting(start..<end)) { try body(record) }
        lines += 1
        bytes += end + 1 - start
        start = end + 1
      }
    }
    let rest = piece.extracting(start..<piece.count)
    if rest.count >= EventLogWriter.longestLine {
      throw fault(lines > 0 || rest[0] == UInt8(ascii: "{") ? .tooLong : .notALog)
    }
    return start
  }

  /// Reads a last line that has no line feed, if it is whole: if it ends with a check, and the check holds.
  ///
  /// - Parameters:
  ///   - rest: The bytes behind the last line feed.
  ///   - body: Is given the record, if the line is whole.
  /// - Returns: How many bytes had to be dropped, because the line is unfinished; 0 if none.
  /// - Throws: What `body` throws; a fault if the log has no whole line at all, or if its last line is whole and
  ///   still wrong.
  public mutating func finish(_ rest: Span<UInt8>, _ body: (borrowing LogRecord) throws -> Void) throws -> Int
  {
    if rest.isEmpty {
      if lines == 0 { throw fault(.empty) }
      return 0
    }
    guard (try? check(rest)) != nil else {
      if lines == 0 { throw fault(.notALog) }
      return rest.count
    }
    if let whole = try record(rest) { try body(whole) }
    lines += 1
    bytes += rest.count
    return 0
  }

  /// Goes on behind a line that could not be read, for whoever wants to know what else is wrong.
  ///
  /// - Parameters:
  ///   - count: The bytes to pass over, from the start of the bad line, or from where the last call stopped in it.
  ///   - endsLine: Whether they end with the line's line feed.
  ///   - fault: What `read` has thrown, with the line's first bytes.
  public mutating func skip(_ count: Int, endsLine: Bool, after fault: LogFault?) {
    bytes += count
    if endsLine { lines += 1 }
    guard let fault else { return }
    if case .markFails = fault.reason { return }
    block.lose()
  }

  private func fault(_ reason: LogFault.Reason) -> LogFault {
    LogFault(line: lines + 1, byte: bytes, reason: reason)
  }

  /// Reads the next line if it is a frame in its canonical form and nothing is wrong with it; what is, the general
  /// way says.
  ///
  /// - Parameters:
  ///   - piece: The bytes.
  ///   - start: Where the line begins.
  ///   - last: The last line feed.
  /// - Returns: Where the next line begins; `nil` if it is something else. The frame is in `frame`.
  @inline(__always)
  private mutating func nextFrame(_ piece: Span<UInt8>, _ start: Int, _ last: Int) -> Int? {
    var end = start
    guard lines > 0, !isEnded, frame.readCanonical(piece, &end), end + 16 <= last,
      piece.word(at: end) & 0xffff_ffff_ffff == EventLogReader.checkKey,
      piece.word(at: end + 9) >> 40 == EventLogReader.lineEnd, end + 16 - start < EventLogWriter.longestLine,
      frame.time >= time, devices.contains(frame.device)
    else { return nil }
    let digits = piece.word(at: end + 6)
    guard CRC32C.of(piece.extracting(start..<end)).hexadecimalDigits == digits else { return nil }
    time = frame.time
    block.add(digits)
    return end + 17
  }

  /// `,"c":"`, the first byte lowest.
  private static let checkKey: UInt64 = 0x22_3a22_6322_2c
  /// `"}` and a line feed, the first byte lowest.
  private static let lineEnd: UInt64 = 0x0a_7d22

  private mutating func record(_ line: Span<UInt8>) throws(LogFault) -> LogRecord? {
    guard lines > 0 || EventLogReader.looksLikeHeader(line) else { throw fault(.notALog) }
    if isEnded { throw fault(.behindEnd) }
    if line.count >= EventLogWriter.longestLine { throw fault(.tooLong) }
    let end = try check(line)
    let record = try slowly(line)
    if record == nil { unknownKinds += 1 }
    let digits = line.word(at: end + 6)
    if let record {
      do { try follow(record) } catch {
        // The mark itself is a good line of the next block.
        if case .markFails = error.reason { block.add(digits) }
        throw error
      }
    }
    block.add(digits)
    return record
  }

  private static func looksLikeHeader(_ line: Span<UInt8>) -> Bool {
    guard let first = try? JSONValue(parsing: line) else {
      // A brace alone opens a document of several lines.
      return line.count > 1 && line[0] == UInt8(ascii: "{") && line[1] == UInt8(ascii: "\"")
    }
    return first["k"]?.string == "log"
  }

  /// Checks a line; gives the place of its `,"c"`.
  private func check(_ line: Span<UInt8>) throws(LogFault) -> Int {
    let end = line.count - 16
    guard end > 0, line[end] == UInt8(ascii: ","), line[end + 1] == 0x22, line[end + 2] == UInt8(ascii: "c"),
      line[end + 3] == 0x22, line[end + 4] == UInt8(ascii: ":"), line[end + 5] == 0x22,
      line[end + 14] == 0x22,
      line[end + 15] == UInt8(ascii: "}")
    else { throw fault(line.count > 0 && line[line.count - 1] == 0x0d ? .carriageReturn : .noCheck) }
    let computed = CRC32C.of(line.extracting(0..<end))
    if line.word(at: end + 6) != computed.hexadecimalDigits {
      var digits = ""
      for index in end + 6..<end + 14 { digits.unicodeScalars.append(Unicode.Scalar(line[index])) }
      throw fault(.checkFails(stated: digits, computed: computed))
    }
    return end
  }

  private func slowly(_ line: Span<UInt8>) throws(LogFault) -> LogRecord? {
    let value: JSONValue
    do { value = try JSONValue(parsing: line) } catch { throw fault(.notJSON(error)) }
    do { return try LogRecord(value) } catch { throw fault(error) }
  }

  /// Holds the record against those before it.
  private mutating func follow(_ record: LogRecord) throws(LogFault) {
    if let next = record.time {
      if next < time { throw fault(.timeGoesBack) }
      time = next
    }
    switch record {
    case .header:
      if lines > 0 { throw fault(.secondHeader) }
    case .device(let device):
      if !devices.contains(device.number) { devices.append(device.number) }
    case .frame(let frame): try know(frame.device)
    case .drop(_, let device), .gone(_, let device): try know(device)
    case .gap(let gap): if let device = gap.device { try know(device) }
    case .note: break
    case .mark(let mark), .end(let mark):
      guard block.close(with: mark) else {
        block.restart(behind: mark)
        throw fault(.markFails(block: mark.block))
      }
      marks += 1
      if case .end = record { isEnded = true }
    }
  }

  private func know(_ device: DeviceNumber) throws(LogFault) {
    if !devices.contains(device) { throw fault(.unknownDevice(device)) }
  }
}
