/// Feeds the lines of a text to a format, and mends what mails, editors and full disks did to them.
struct LineReader {
  /// So many damaged lines in a row are no longer an accident.
  private static let longestRun = 2

  private var damagedLines = 0
  private var run = 0
  private var firstDamage: (line: Int, byte: Int)?

  /// Reads a whole text.
  static func read(_ bytes: [UInt8], with format: inout some LineFormat) throws(ImportError) {
    var reader = LineReader()
    try reader.read(bytes.span, with: &format)
    try reader.judge(format.recording)
  }

  private mutating func read(
    _ text: Span<UInt8>, with format: inout some LineFormat
  ) throws(ImportError) {
    var line = Line(start: text.afterByteOrderMark, end: 0, number: 0)
    while let next = text.nextLine(&line) {
      if line.start == line.end {
        line.start = next
        continue
      }
      let eventCount = format.recording.events.count
      if case .taken = try format.take(text, line) {
        run = 0
        if next > text.count { dropIfCut(text, line, since: eventCount, with: &format) }
        line.start = next
      } else {
        let after = try mend(text, line, next, with: &format)
        line.start = after.start
        line.number = after.number
      }
    }
  }

  /// Drops the last event where the text may end inside its number.
  private func dropIfCut(
    _ text: Span<UInt8>, _ line: Line, since eventCount: Int, with format: inout some LineFormat
  ) {
    guard format.recording.events.count > eventCount, let last = format.recording.events.last,
      !last.isReport, !format.isWhole(text, line)
    else { return }
    format.recording.events.removeLast()
    format.recording.findings.add(.cutLine, line: line.number)
  }

  /// Refuses a text in which too much is damaged for the rest to be trusted.
  private func judge(_ recording: RawRecording) throws(ImportError) {
    guard let firstDamage, damagedLines > max(2, recording.events.count / 10) else { return }
    throw .damagedLine(line: firstDamage.line, byte: firstDamage.byte)
  }
}

extension LineReader {
  /// Tries what usually happens to a line; gives the place where reading goes on, and the last line read.
  private mutating func mend(
    _ text: Span<UInt8>, _ line: Line, _ next: Int, with format: inout some LineFormat
  ) throws(ImportError) -> Line {
    let after = Line(start: next, end: next, number: line.number)
    var stripped = line
    var outcome = try format.take(text, line)
    var kinds: [FindingKind] = []
    while let kind = text.stripPrefix(&stripped) {
      // Only blanks, perhaps quoted: there is nothing for the format to look at.
      if text.trimmedEnd(stripped.start, stripped.end) == stripped.start { return after }
      if !kinds.contains(kind) { kinds.append(kind) }
      outcome = try format.take(text, stripped)
      if case .taken = outcome {
        for kind in kinds { format.recording.findings.add(kind, line: line.number) }
        run = 0
        return after
      }
    }
    return try mend(text, line, stripped, outcome, after, with: &format)
  }

  private mutating func mend(
    _ text: Span<UInt8>, _ line: Line, _ stripped: Line, _ outcome: LineOutcome, _ after: Line,
    with format: inout some LineFormat
  ) throws(ImportError) -> Line {
    switch outcome {
    case .taken:
      return after
    case .foreign:
      // `Eve` at the very end is the begin of a line; anything else is somebody's words.
      let isCut = after.start > text.count && text.isBegun(line, in: type(of: format).beginnings)
      format.recording.findings.add(isCut ? .cutLine : .ignoredText, line: line.number)
      return after
    case .outOfRange(let byte):
      throw .valueOutOfRange(line: line.number, byte: byte)
    case .damaged(let byte):
      if let joined = try join(text, stripped, after, with: &format) { return joined }
      try damage(text, line, byte, after.start, &format.recording.findings)
      return after
    }
  }

  /// Joins a line with what follows it, as it was before a mail program wrapped it.
  private mutating func join(
    _ text: Span<UInt8>, _ line: Line, _ after: Line, with format: inout some LineFormat
  ) throws(ImportError) -> Line? {
    var joined = text.bytes(line.start, text.trimmedEnd(line.start, line.end))
    var following = after
    for _ in 0..<2 {
      guard let next = text.nextLine(&following) else { return nil }
      while text.stripQuote(&following) {}
      joined.append(0x20)
      joined += text.bytes(following.start, following.end)
      let whole = Line(start: 0, end: joined.count, number: line.number)
      if case .taken = try format.take(joined.span, whole) {
        format.recording.findings.add(.wrappedLine, line: line.number)
        run = 0
        return Line(start: next, end: next, number: following.number)
      }
      following.start = next
    }
    return nil
  }

  private mutating func damage(
    _ text: Span<UInt8>, _ line: Line, _ byte: Int, _ next: Int, _ findings: inout FindingList
  ) throws(ImportError) {
    guard !text.isBlank(from: next) else {
      findings.add(.cutLine, line: line.number)
      return
    }
    run += 1
    damagedLines += 1
    if firstDamage == nil { firstDamage = (line.number, byte) }
    if run > Self.longestRun { throw .damagedLine(line: line.number, byte: byte) }
    findings.add(.damagedLine, line: line.number)
  }
}
