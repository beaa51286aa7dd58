extension RecordingFormat {
  /// Finds the format of a text; `nil` if no line tells.
  ///
  /// The first line that only one format can have decides; quotes, indentation and line numbers are looked
  /// through.
  public static func detect(_ bytes: [UInt8]) -> RecordingFormat? {
    let text = bytes.span
    var line = Line(start: text.afterByteOrderMark, end: 0, number: 0)
    while let next = text.nextLine(&line) {
      var stripped = line
      repeat {
        if let format = format(of: text, stripped) { return format }
      } while text.stripPrefix(&stripped) != nil
      line.start = next
    }
    return nil
  }

  private static func format(of text: Span<UInt8>, _ line: Line) -> RecordingFormat? {
    let (start, end) = (line.start, line.end)
    guard start < end else { return nil }
    for sign in signs where text.has(sign.word, at: start, end) { return sign.format }
    if isEvemu(text, start, end) { return .evemu }
    return isGetevent(text, start, end) ? .getevent : nil
  }

  private static var signs: [(word: StaticString, format: RecordingFormat)] {
    [
      ("# EVEMU", .evemu), ("# libinput", .libinput), ("ndevices:", .libinput), ("devices:", .libinput),
      ("libinput:", .libinput), ("version: 1", .libinput), ("Event: time", .evtest),
      ("Input driver ", .evtest),
      ("Input device ", .evtest), ("Supported events", .evtest), ("/dev/input/event", .getevent),
      ("add device ", .getevent), ("EV_", .getevent),
    ]
  }

  /// One of evemu's letters, a colon, a blank.
  private static func isEvemu(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard end - start > 3, text[start + 1] == UInt8(ascii: ":"), text[start + 2] == 0x20 else { return false }
    switch text[start] {
    case UInt8(ascii: "N"): return true
    case UInt8(ascii: "E"), UInt8(ascii: "I"), UInt8(ascii: "P"), UInt8(ascii: "B"), UInt8(ascii: "A"):
      var at = start + 3
      return text.hexadecimal(&at, end) != nil
    default: return false
    }
  }

  /// A time in brackets, or three hexadecimal numbers of 4, 4 and 8 digits.
  private static func isGetevent(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var at = start
    if text.skip(UInt8(ascii: "["), &at, end) {
      text.skipBlanks(&at, end)
      return text.time(&at, end) != nil && text.skip(UInt8(ascii: "]"), &at, end)
    }
    for width in [4, 4, 8] {
      let begin = at
      guard text.hexadecimal(&at, end) != nil, at - begin == width else { return false }
      text.skipBlanks(&at, end)
    }
    return true
  }
}
