import EventLog
import Replay
import ScrollModel

/// A log that is replayed, or a recorded timeline, read piece by piece so that two can be read side by side.
struct ComparedSource: ~Copyable {
  /// What errors call it.
  let name: String
  /// What it is, as far as is known before it is read.
  private(set) var head: ComparedTimeline
  /// The digest, once the end was read.
  private(set) var digest: String?
  /// What was left out of a log, or said of a timeline that was cut.
  private(set) var remark: String?
  /// Whether it is a recorded timeline.
  let isTimeline: Bool

  private static let pieceSize = 1 << 16
  private let file: InputFile
  private var buffer: [UInt8]
  private var filled: Int
  private var lines = 0
  /// The bytes of a log that may still be read.
  private var rest: Int
  private var reader = EventLogReader()
  private var engine: ReplayEngine
  private var sink: TimelineEntries
  private var isOver = false

  /// Opens a log or a timeline.
  ///
  /// - Parameters:
  ///   - path: The path, or `-` for standard input.
  ///   - scenario: What a log is replayed into.
  /// - Throws: The failure to open it, or that it is neither.
  init(_ path: String, _ scenario: Scenario) throws {
    let file = try InputFile(path)
    var bytes = [UInt8](repeating: 0, count: ComparedSource.pieceSize + EventLogWriter.longestLine)
    var count = 0
    // The head of a timeline is short.
    while count < 4096, !bytes[..<count].contains(0x0a) {
      let more = try file.read(into: &bytes, at: count)
      if more == 0 { break }
      count += more
    }
    let line = bytes[..<count].firstIndex(of: 0x0a) ?? count
    var head = ComparedTimeline(log: ReplayCommand.name(path), scenario, policy: scenario.policy.name)
    var rest = Int.max
    var remark: String?
    let firstLine = try? TimelineLine(parsing: bytes.span.extracting(0..<line))
    if case .head(let recorded)? = firstLine {
      head = recorded
    } else if file.isRegular {
      // Nothing is replayed of a damaged log; what comes through a pipe is checked as it comes.
      let survey = try LogFile(path).checked()
      count = min(count, survey.usableBytes)
      rest = survey.usableBytes - count
      remark = survey.tail?.text(path)
    }
    name = file.name
    isTimeline = head.isRecorded
    self.file = file
    self.head = head
    self.rest = rest
    self.remark = remark
    buffer = bytes
    filled = count
    engine = ReplayEngine(scenario)
    sink = TimelineEntries(scenario)
  }

  /// Reads a piece.
  ///
  /// - Parameters:
  ///   - entries: Is given what the timeline says.
  ///   - records: Is given the records of a log.
  /// - Returns: Whether there may be more.
  /// - Throws: The failure to read it.
  mutating func read(
    _ entries: (TimelineEntry) -> Void, _ records: (borrowing LogRecord) -> Void
  ) throws -> Bool {
    guard !isOver else { return false }
    if isTimeline { try readLines(entries) } else { try replay(records) }
    if !isTimeline {
      if isOver { engine.finish(into: &sink) }
      for entry in sink.take() { entries(entry) }
      digest = sink.digest
    }
    if !isOver { try fill() }
    return !isOver
  }

  /// Reads on; at the end what is left has no line feed.
  private mutating func fill() throws {
    let more = rest <= 0 ? 0 : min(try file.read(into: &buffer, at: filled), rest)
    filled += more
    rest -= more
    if more == 0 { isEnding = true }
  }

  private var isEnding = false

  private mutating func replay(_ records: (borrowing LogRecord) -> Void) throws {
    var read: [LogRecord] = []
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    do {
      let used = try reader.read(bytes.span.extracting(0..<filled)) { read.append(copy $0) }
      if isEnding {
        _ = try reader.finish(bytes.span.extracting(used..<filled)) { read.append(copy $0) }
        isOver = true
      }
      swap(&bytes, &buffer)
      drop(used)
    } catch let fault as LogFault {
      throw CommandFailure(.badInput, in: name, fault.description)
    }
    for record in read {
      records(record)
      engine.step(record, into: &sink)
    }
  }

  private mutating func readLines(_ entries: (TimelineEntry) -> Void) throws {
    var start = 0
    for place in 0..<filled where buffer[place] == 0x0a {
      try read(line: start..<place, entries)
      start = place + 1
    }
    drop(start)
    if filled >= EventLogWriter.longestLine { throw failure("line \(lines + 1): too long for a timeline") }
    guard isEnding else { return }
    if filled > 0 {
      remark = "\(name): dropped \(filled) bytes of an unfinished last line (line \(lines + 1))"
    } else if digest == nil {
      remark = "\(name): the timeline has no end; it was cut behind line \(lines)"
    }
    isOver = true
  }

  private mutating func read(line: Range<Int>, _ entries: (TimelineEntry) -> Void) throws {
    lines += 1
    if digest != nil { throw failure("line \(lines): more behind the end of the timeline") }
    do {
      switch try TimelineLine(parsing: buffer.span.extracting(line)) {
      case .head where lines == 1: break
      case .head: throw failure("line \(lines): a second timeline begins; compare takes one a file")
      case .entry(let entry): entries(entry)
      case .end(let digest): self.digest = digest
      }
    } catch let error as TimelineEntryError {
      throw failure("line \(lines): \(error)")
    }
  }

  private mutating func drop(_ count: Int) {
    guard count > 0 else { return }
    buffer.withUnsafeMutableBytes { $0.copyBytes(from: $0[count..<filled]) }
    filled -= count
  }

  private func failure(_ words: String) -> CommandFailure {
    CommandFailure(.badInput, in: name, words)
  }
}
