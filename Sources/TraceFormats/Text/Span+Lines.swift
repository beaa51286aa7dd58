/// Lines of a text, and what mails and editors put before them.
extension Span where Element == UInt8 {
  /// The place after a UTF-8 byte order mark, or the begin.
  var afterByteOrderMark: Int {
    count >= 3 && self[0] == 0xef && self[1] == 0xbb && self[2] == 0xbf ? 3 : 0
  }

  /// Finds the end of the line that begins at `line.start`, and counts it; gives the begin of the next one.
  ///
  /// The place is beyond the text's end if no end of line follows.
  @inline(__always)
  func nextLine(_ line: inout Line) -> Int? {
    guard line.start < count else { return nil }
    var end = line.start
    let isTerminated = find(0x0a, &end, count)
    let next = isTerminated ? end + 1 : count + 1
    if end > line.start, self[end - 1] == 0x0d { end -= 1 }
    line.end = end
    line.number += 1
    return next
  }

  /// Whether a line is the begin of one of these, and no more.
  func isBegun(_ line: Line, in beginnings: [StaticString]) -> Bool {
    beginnings.contains { beginning in
      beginning.withUTF8Buffer { letters in
        guard line.end - line.start < letters.count else { return false }
        for place in line.start..<line.end where self[place] != letters[place - line.start] { return false }
        return true
      }
    }
  }

  /// Whether nothing but blanks follows.
  func isBlank(from start: Int) -> Bool {
    var at = start
    while at < count {
      guard self[at] <= 0x20 else { return false }
      at += 1
    }
    return true
  }

  /// Takes one thing off the begin of a line that does not belong there: blanks, `> ` or a line number.
  func stripPrefix(_ line: inout Line) -> FindingKind? {
    var at = line.start
    if skipSomeBlanks(&at, line.end) {
      line.start = at
      return .indentedLine
    }
    if stripQuote(&line) { return .quotedLine }
    guard decimal(&at, line.end) != nil else { return nil }
    let isMarked = at < line.end && (self[at] == 0x3a || self[at] == 0x7c || self[at] == 0x29)
    if isMarked { at += 1 }
    guard skipSomeBlanks(&at, line.end) || isMarked else { return nil }
    line.start = at
    return .numberedLine
  }

  /// Takes one `> ` off the begin of a line.
  func stripQuote(_ line: inout Line) -> Bool {
    guard line.start < line.end, self[line.start] == UInt8(ascii: ">") else { return false }
    var at = line.start + 1
    if at < line.end, self[at] == 0x20 { at += 1 }
    line.start = at
    return true
  }
}
