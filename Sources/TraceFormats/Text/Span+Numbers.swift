import EventLog

/// Reading numbers and words in a text of bytes by index: no `String` is made for an event.
extension Span where Element == UInt8 {
  /// Moves over blanks and tabs.
  @inline(__always)
  func skipBlanks(_ at: inout Int, _ end: Int) {
    while at < end, self[at] == 0x20 || self[at] == 0x09 { at += 1 }
  }

  /// Moves over blanks and tabs; false if there was none.
  @inline(__always)
  func skipSomeBlanks(_ at: inout Int, _ end: Int) -> Bool {
    let start = at
    skipBlanks(&at, end)
    return at > start
  }

  /// Moves over one byte if it is that one.
  @inline(__always)
  func skip(_ byte: UInt8, _ at: inout Int, _ end: Int) -> Bool {
    guard at < end, self[at] == byte else { return false }
    at += 1
    return true
  }

  /// Reads decimal digits; `nil` without one, or with more than fit 18 digits.
  @inline(__always)
  func decimal(_ at: inout Int, _ end: Int) -> Int64? {
    let start = at
    var value: UInt64 = 0
    while at < end {
      let digit = self[at] &- 0x30
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      at += 1
    }
    guard at > start, at - start <= 18 else { return nil }
    return Int64(truncatingIfNeeded: value)
  }

  /// Reads decimal digits with a sign; leading zeros stay decimal, never octal.
  @inline(__always)
  func signedDecimal(_ at: inout Int, _ end: Int) -> Int64? {
    let isNegative = skip(UInt8(ascii: "-"), &at, end)
    guard let value = decimal(&at, end) else { return nil }
    return isNegative ? -value : value
  }

  /// Reads up to 15 hexadecimal digits.
  @inline(__always)
  func hexadecimal(_ at: inout Int, _ end: Int) -> Int64? {
    let start = at
    var value: UInt64 = 0
    while at < end {
      let byte = self[at]
      var digit = byte &- 0x30
      if digit > 9 {
        // Letters of both cases: bit 5 is the case.
        let letter = (byte | 0x20) &- 0x61
        guard letter < 6 else { break }
        digit = letter + 10
      }
      value = value &<< 4 | UInt64(digit)
      at += 1
    }
    guard at > start, at - start <= 15 else { return nil }
    return Int64(truncatingIfNeeded: value)
  }

  /// Reads a hexadecimal number of 16 bits.
  @inline(__always)
  func hexadecimal16(_ at: inout Int, _ end: Int) -> UInt16? {
    guard let value = hexadecimal(&at, end), value <= 0xffff else { return nil }
    return UInt16(truncatingIfNeeded: value)
  }

  /// Reads `seconds.microseconds`, the latter with exactly six digits, as every writer prints it.
  @inline(__always)
  func time(_ at: inout Int, _ end: Int) -> Int64? {
    guard let seconds = decimal(&at, end), seconds < TimeLimit.seconds,
      skip(UInt8(ascii: "."), &at, end)
    else { return nil }
    let start = at
    guard let microseconds = decimal(&at, end), at - start == 6 else { return nil }
    return seconds * 1_000_000 + microseconds
  }

  /// Whether those words stand there.
  @inline(__always)
  func has(_ word: StaticString, at start: Int, _ end: Int) -> Bool {
    guard end - start >= word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      for place in 0..<letters.count where self[start + place] != letters[place] { return false }
      return true
    }
  }

  /// Moves over those words if they stand there.
  @inline(__always)
  func skip(word: StaticString, _ at: inout Int, _ end: Int) -> Bool {
    guard has(word, at: at, end) else { return false }
    at += word.utf8CodeUnitCount
    return true
  }

  /// Moves on to the next such byte; false if there is none, then `at` is the end.
  @inline(__always)
  func find(_ byte: UInt8, _ at: inout Int, _ end: Int) -> Bool {
    while at < end, self[at] != byte { at += 1 }
    return at < end
  }

  /// The bytes of a range as a text; what is no UTF-8 becomes U+FFFD.
  func string(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes(start, end), as: UTF8.self)
  }

  /// The bytes of a range.
  func bytes(_ start: Int, _ end: Int) -> [UInt8] {
    var copy: [UInt8] = []
    copy.reserveCapacity(Swift.max(end - start, 0))
    var at = start
    while at < end {
      copy.append(self[at])
      at += 1
    }
    return copy
  }

  /// The end of a range without the blanks at its end.
  func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return end
  }
}

/// The times that a recording may have.
enum TimeLimit {
  /// As many seconds or more are damage: a log does not hold such times.
  static let seconds: Int64 = LogRecord.greatestTime / 1_000_000
}
