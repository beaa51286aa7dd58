import InputEvents

/// Reads evemu's text, versions 1.0 to 1.3: a device description, events, or both.
struct EvemuReader: LineFormat {
  static var beginnings: [StaticString] { ["E: "] }

  var recording = RawRecording()
  /// The description as far as it was read.
  var builder = EvemuDescriptionBuilder()

  /// Reads a whole text.
  static func read(_ bytes: [UInt8]) throws(ImportError) -> RawRecording {
    var reader = EvemuReader()
    try LineReader.read(bytes, with: &reader)
    let device = reader.builder.device
    if device.description != nil || !reader.recording.events.isEmpty { reader.recording.devices = [device] }
    return reader.recording
  }

  @inline(__always)
  mutating func take(_ text: Span<UInt8>, _ line: Line) throws(ImportError) -> LineOutcome {
    let letter = text[line.start]
    if letter == UInt8(ascii: "E"), line.end - line.start > 2, text[line.start + 1] == UInt8(ascii: ":") {
      return takeEvent(text, line)
    }
    if letter == UInt8(ascii: "#") { return try takeComment(text, line) }
    return try takeDescription(text, line)
  }

  func isWhole(_ text: Span<UInt8>, _ line: Line) -> Bool {
    var at = line.start
    return text.find(UInt8(ascii: "#"), &at, line.end)
  }

  /// `E: seconds.microseconds type code value`, the value a decimal, then perhaps a comment.
  @inline(__always)
  private mutating func takeEvent(_ text: Span<UInt8>, _ line: Line) -> LineOutcome {
    let end = line.end
    var at = line.start + 2
    text.skipBlanks(&at, end)
    guard let time = text.time(&at, end), text.skipSomeBlanks(&at, end),
      let type = text.hexadecimal16(&at, end), text.skipSomeBlanks(&at, end),
      let code = text.hexadecimal16(&at, end), text.skipSomeBlanks(&at, end)
    else { return .damaged(at: at) }
    let valueStart = at
    guard let number = text.signedDecimal(&at, end) else { return .damaged(at: at) }
    text.skipBlanks(&at, end)
    guard at == end || text[at] == UInt8(ascii: "#") else { return .damaged(at: at) }
    guard let value = EventValue.fit(number) else { return .outOfRange(at: valueStart) }
    if EventValue.isUnsigned(number) { recording.findings.add(.unsignedValue, line: line.number) }
    recording.events.append(
      RawEvent(time: time, value: value, line: Int32(truncatingIfNeeded: line.number), type: type, code: code)
    )
    return .taken
  }

  /// Comments say nothing, but for the version and what this package's own export wrote.
  private mutating func takeComment(_ text: Span<UInt8>, _ line: Line) throws(ImportError) -> LineOutcome {
    var at = line.start + 1
    text.skipBlanks(&at, line.end)
    if text.skip(word: "EVEMU ", &at, line.end) {
      let version = text.string(at, text.trimmedEnd(at, line.end))
      guard version.hasPrefix("1.") || version == "1" else {
        throw .unsupportedVersion(line: line.number, format: .evemu, version: version)
      }
      recording.version = version
    } else if text.skip(word: "scrolltrace: ", &at, line.end) {
      builder.takeRemark(text, at, line.end)
    }
    return .taken
  }

  private mutating func takeDescription(
    _ text: Span<UInt8>, _ line: Line
  ) throws(ImportError) -> LineOutcome {
    guard line.end - line.start >= 2, text[line.start + 1] == UInt8(ascii: ":") else { return .foreign }
    if text[line.start] == UInt8(ascii: "N"), builder.name != nil { throw .secondDevice(line: line.number) }
    return builder.take(text, line)
  }
}
