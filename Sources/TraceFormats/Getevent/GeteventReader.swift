import InputEvents

/// Reads what Android's `getevent` prints: numbers or names, with or without times and nodes.
struct GeteventReader: LineFormat {
  static var beginnings: [StaticString] { ["/dev/input/event"] }

  var recording = RawRecording()
  private let frameInterval: Microseconds?
  /// Whether the lines have times; the first event decides.
  private var hasTimes: Bool?
  /// The time of the running frame where the lines have none.
  private var frameTime: Microseconds = 0
  private var nodes = GeteventNodes()
  private var names = NameCache()

  private init(frameInterval: Microseconds?) {
    self.frameInterval = frameInterval
  }

  /// Reads a whole text.
  static func read(
    _ bytes: [UInt8], frameInterval: Microseconds?
  ) throws(ImportError) -> RawRecording {
    var reader = GeteventReader(frameInterval: frameInterval)
    try LineReader.read(bytes, with: &reader)
    // A node that was only listed sent nothing; without a description there is nothing to say of it.
    let used = reader.nodes.used(by: &reader.recording.events)
    reader.recording.devices = used.map { RawDevice(name: $0) }
    return reader.recording
  }

  mutating func take(_ text: Span<UInt8>, _ line: Line) throws(ImportError) -> LineOutcome {
    var at = line.start
    let end = text.trimmedEnd(line.start, line.end)
    var time: Microseconds?
    if text.skip(UInt8(ascii: "["), &at, end) {
      text.skipBlanks(&at, end)
      time = text.time(&at, end)
      guard time != nil, text.skip(UInt8(ascii: "]"), &at, end) else { return .damaged(at: at) }
      text.skipBlanks(&at, end)
    }
    var device: Int?
    if text.has("/dev/", at: at, end) {
      let start = at
      guard text.find(UInt8(ascii: ":"), &at, end) else { return .damaged(at: at) }
      device = nodes.index(of: text, start, at)
      at += 1
      text.skipBlanks(&at, end)
    }
    let isMarked = time != nil || device != nil
    guard isMarked || Self.looksLikeEvent(text, at, end) else {
      return nodes.takeListing(text, line.start, end) ? .taken : .foreign
    }
    return try takeEvent(text, Line(start: at, end: end, number: line.number), time, device ?? 0)
  }

  /// The value's eight digits are checked, so no cut goes unseen.
  func isWhole(_ text: Span<UInt8>, _ line: Line) -> Bool { true }

  /// Four hexadecimal digits and a blank, or a type's name.
  private static func looksLikeEvent(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    if text.has("EV_", at: start, end) { return true }
    var at = start
    return text.hexadecimal(&at, end) != nil && at - start == 4 && text.skip(0x20, &at, end)
  }

  private mutating func takeEvent(
    _ text: Span<UInt8>, _ line: Line, _ time: Microseconds?, _ device: Int
  ) throws(ImportError) -> LineOutcome {
    let end = line.end
    var at = line.start
    let typeWord = text.word(&at, end)
    let codeWord = text.word(&at, end)
    let valueWord = text.word(&at, end)
    guard let type = names.type(text, typeWord) else { return .damaged(at: typeWord.lowerBound) }
    guard let code = names.code(text, codeWord, of: type) else { return .damaged(at: codeWord.lowerBound) }
    guard let value = Self.value(text, valueWord) else { return .damaged(at: valueWord.lowerBound) }
    guard at == end || text.has("rate ", at: at, end) else { return .damaged(at: at) }
    if hasTimes == nil { hasTimes = time != nil }
    guard hasTimes == (time != nil) else { return .damaged(at: line.start) }
    var event = RawEvent(
      time: time ?? frameTime, value: value, line: Int32(truncatingIfNeeded: line.number), type: type,
      code: code)
    event.device = UInt16(truncatingIfNeeded: device)
    if time == nil {
      guard let frameInterval else { throw .timesMissing(line: line.number) }
      if event.isReport { frameTime += frameInterval }
    }
    recording.events.append(event)
    return .taken
  }

  /// Eight hexadecimal digits, two's complement; or a word for a key's or a tool's value.
  private static func value(_ text: Span<UInt8>, _ word: Range<Int>) -> Int32? {
    var at = word.lowerBound
    if let number = text.hexadecimal(&at, word.upperBound), at == word.upperBound {
      return word.count == 8 ? Int32(truncatingIfNeeded: number) : nil
    }
    for (name, value) in words where word.count == name.utf8CodeUnitCount {
      if text.has(name, at: word.lowerBound, word.upperBound) { return value }
    }
    return nil
  }

  private static var words: [(StaticString, Int32)] {
    [
      ("DOWN", 1), ("UP", 0), ("REPEAT", 2), ("MT_TOOL_FINGER", 0), ("MT_TOOL_PEN", 1), ("MT_TOOL_PALM", 2),
    ]
  }
}

extension Span where Element == UInt8 {
  /// The next word, and moves over the blanks after it.
  func word(_ at: inout Int, _ end: Int) -> Range<Int> {
    let start = at
    while at < end, self[at] != 0x20, self[at] != 0x09 { at += 1 }
    let wordEnd = at
    skipBlanks(&at, end)
    return start..<wordEnd
  }
}
