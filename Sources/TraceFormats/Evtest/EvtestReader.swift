import InputEvents

/// Reads what `evtest` prints, with the spellings of old and new versions.
///
/// Only numbers are read, never names: old builds print `?` or words of their own for some.
struct EvtestReader: LineFormat {
  static var beginnings: [StaticString] { ["Event: time "] }

  var recording = RawRecording()
  /// The description as far as it was read.
  var builder = EvtestDescriptionBuilder()

  /// Reads a whole text.
  static func read(_ bytes: [UInt8]) throws(ImportError) -> RawRecording {
    var reader = EvtestReader()
    try LineReader.read(bytes, with: &reader)
    let device = reader.builder.device
    if device.description != nil || !reader.recording.events.isEmpty { reader.recording.devices = [device] }
    reader.recording.version = reader.builder.version
    return reader.recording
  }

  @inline(__always)
  mutating func take(_ text: Span<UInt8>, _ line: Line) throws(ImportError) -> LineOutcome {
    var at = line.start
    guard text.skip(word: "Event: time ", &at, line.end) else { return try takeHeader(text, line) }
    return takeEvent(text, line, at)
  }

  func isWhole(_ text: Span<UInt8>, _ line: Line) -> Bool { false }

  private mutating func takeHeader(_ text: Span<UInt8>, _ line: Line) throws(ImportError) -> LineOutcome {
    if text.has("Input device name:", at: line.start, line.end), builder.hasName {
      throw .secondDevice(line: line.number)
    }
    return builder.take(text, line)
  }

  /// `S.UUUUUU, type T (NAME), code C (NAME), value V`, or a time and a line drawn around `SYN_…`.
  @inline(__always)
  private mutating func takeEvent(_ text: Span<UInt8>, _ line: Line, _ start: Int) -> LineOutcome {
    let end = line.end
    var at = start
    text.skipBlanks(&at, end)
    guard let time = text.time(&at, end), text.skip(word: ", ", &at, end), at < end else {
      return .damaged(at: at)
    }
    guard text.skip(word: "type ", &at, end) else { return takeDrawnLine(text, line, at, time) }
    guard let type = text.decimal(&at, end), type <= 0xffff, text.find(UInt8(ascii: ","), &at, end),
      text.skip(word: ", code ", &at, end), let code = text.decimal(&at, end), code <= 0xffff,
      text.find(UInt8(ascii: ","), &at, end), text.skip(word: ", value ", &at, end)
    else { return .damaged(at: at) }
    let valueStart = at
    // MSC_RAW and MSC_SCAN alone are hexadecimal, without saying so.
    let isHexadecimal = type == 4 && (code == 3 || code == EventCode.mscScan)
    guard let number = isHexadecimal ? text.hexadecimal(&at, end) : text.signedDecimal(&at, end) else {
      return .damaged(at: at)
    }
    text.skipBlanks(&at, end)
    guard at == end else { return .damaged(at: at) }
    guard let value = EventValue.fit(number) else { return .outOfRange(at: valueStart) }
    if EventValue.isUnsigned(number), !isHexadecimal {
      recording.findings.add(.unsignedValue, line: line.number)
    }
    append(time, UInt16(truncatingIfNeeded: type), UInt16(truncatingIfNeeded: code), value, line)
    return .taken
  }

  /// `-------------- SYN_REPORT ------------`, also `Report Sync`; `++++` and `>>>>` for the other two.
  @inline(__always)
  private mutating func takeDrawnLine(
    _ text: Span<UInt8>, _ line: Line, _ start: Int, _ time: Microseconds
  ) -> LineOutcome {
    let drawn = text[start]
    var at = start
    while at < line.end, text[at] == drawn { at += 1 }
    guard at - start >= 4, text.skip(0x20, &at, line.end) else { return .damaged(at: start) }
    let isCut = !Self.names.contains { text.has($0, at: at, line.end) }
    switch drawn {
    case _ where isCut: return .damaged(at: at)
    case UInt8(ascii: "-"):
      let isConfiguration = text.has("SYN_CONFIG", at: at, line.end) || text.has("Config", at: at, line.end)
      append(time, 0, isConfiguration ? 1 : EventCode.synReport, 0, line)
    case UInt8(ascii: "+"): append(time, 0, EventCode.synMTReport, 0, line)
    case UInt8(ascii: ">"): append(time, 0, EventCode.synDropped, 0, line)
    default: return .damaged(at: start)
    }
    return .taken
  }

  private static var names: [StaticString] {
    ["SYN_REPORT", "Report Sync", "SYN_MT_REPORT", "SYN_DROPPED", "SYN_CONFIG", "Config Sync"]
  }

  @inline(__always)
  private mutating func append(
    _ time: Microseconds, _ type: UInt16, _ code: UInt16, _ value: Int32, _ line: Line
  ) {
    recording.events.append(
      RawEvent(time: time, value: value, line: Int32(truncatingIfNeeded: line.number), type: type, code: code)
    )
  }
}
