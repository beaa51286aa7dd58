/// Takes off what a mail or an editor put before every line, since YAML's meaning hangs on indentation.
enum YAMLText {
  /// The text without quotes or line numbers; the same text if the first line has none.
  static func mended(_ bytes: [UInt8], _ findings: inout FindingList) -> [UInt8] {
    let text = bytes.span
    var line = Line(start: text.afterByteOrderMark, end: 0, number: 0)
    guard text.nextLine(&line) != nil, prefix(of: text, line) != nil else { return bytes }
    var mended: [UInt8] = []
    mended.reserveCapacity(bytes.count)
    line = Line(start: text.afterByteOrderMark, end: 0, number: 0)
    while let next = text.nextLine(&line) {
      var start = line.start
      if let prefix = prefix(of: text, line) {
        start = prefix.end
        findings.add(prefix.kind, line: line.number)
      }
      mended += text.bytes(start, line.end)
      mended.append(0x0a)
      line.start = next
    }
    return mended
  }

  /// A quote, or blanks, a number and one blank, where they begin a line.
  private static func prefix(of text: Span<UInt8>, _ line: Line) -> (kind: FindingKind, end: Int)? {
    var quoted = line
    while text.stripQuote(&quoted) {}
    if quoted.start > line.start { return (.quotedLine, quoted.start) }
    var at = line.start
    text.skipBlanks(&at, line.end)
    guard text.decimal(&at, line.end) != nil else { return nil }
    if at == line.end { return (.numberedLine, at) }
    guard text[at] <= 0x20 || text[at] == 0x3a || text[at] == 0x7c || text[at] == 0x29 else { return nil }
    let isMark = text[at] > 0x20
    at += 1
    // A number followed by a colon is a key of the recording unless a blank separates it, which is the mark's.
    if isMark, at < line.end, text[at] == 0x20 { at += 1 }
    return (.numberedLine, at)
  }
}
