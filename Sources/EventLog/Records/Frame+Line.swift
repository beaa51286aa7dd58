import InputEvents

// Writer, fast reader and general reader of a frame, so that the three cannot drift apart.
extension Frame {
  /// Writes the frame in its canonical form.
  func append(to buffer: inout ByteBuffer) {
    buffer.append("{\"t\":")
    buffer.append(time)
    buffer.append(",\"d\":")
    buffer.append(Int64(device))
    buffer.append(",\"e\":[")
    var isFirst = true
    for event in events {
      if !isFirst { buffer.append(UInt8(ascii: ",")) }
      isFirst = false
      buffer.appendList(event.type.rawValue, event.code, event.value)
      if event.timeOffset != 0 {
        buffer.append(UInt8(ascii: ","))
        buffer.append(event.timeOffset)
      }
      buffer.append(UInt8(ascii: "]"))
    }
    buffer.append(UInt8(ascii: "]"))
    if reportValue != 0 {
      buffer.append(",\"r\":")
      buffer.append(Int64(reportValue))
    }
    if reportTimeOffset != 0 {
      buffer.append(",\"o\":")
      buffer.append(reportTimeOffset)
    }
    if isSynchronization { buffer.append(",\"s\":1") }
    if isUnterminated { buffer.append(",\"u\":1") }
  }

  /// Reads a frame from any JSON object.
  init(_ line: JSONValue) throws(LogFault.Reason) {
    self.init(time: try line.time(), device: try line.device(), events: [])
    let list = try line.require("e", \.array)
    events.reserveCapacity(list.count)
    for item in list {
      guard let numbers = item.numbers(Int64.self), (3...4).contains(numbers.count),
        let type = UInt16(exactly: numbers[0]), let code = UInt16(exactly: numbers[1]),
        let value = Int32(exactly: numbers[2])
      else { throw .wrongType("e") }
      events.append(
        InputEvent(
          type: EventType(rawValue: type), code: code, value: value,
          timeOffset: numbers.count > 3 ? numbers[3] : 0))
      if numbers.count > 3, item.array?[3].difference == nil { throw .wrongType("e") }
    }
    reportValue = try line.optional("r", 0) { $0.fitting() }
    reportTimeOffset = try line.optional("o", 0, \.difference)
    isSynchronization = try line.optional("s", 0, \.integer) == 1
    isUnterminated = try line.optional("u", 0, \.integer) == 1
  }

  /// Reads the canonical form into this frame, whose room for events is used again.
  ///
  /// - Parameters:
  ///   - text: Bytes with a line feed at `place` or behind it, so that nothing has to ask where they end: no step goes
  ///     past a line feed.
  ///   - place: Where the line begins; then, where its `,"c"` should be.
  /// - Returns: Whether there was a frame in that form; if not, the frame holds nothing of use, and the general
  ///   reader has the word.
  /// - Complexity: O(length of the line), without allocation once the frame has its room.
  mutating func readCanonical(_ text: Span<UInt8>, _ place: inout Int) -> Bool {
    // `{"t":` and a digit: no other record begins so and has `"d"` as its second key.
    guard text[place] == UInt8(ascii: "{"), Frame.isKey("t", text, at: place + 1) else { return false }
    place += 5
    guard let time = Frame.number(text, &place), time >= 0, time <= LogRecord.greatestTime,
      text[place] == UInt8(ascii: ","), Frame.isKey("d", text, at: place + 1)
    else { return false }
    place += 5
    guard let device = Frame.number(text, &place), device >= 0, device <= Int64(Int32.max),
      text[place] == UInt8(ascii: ","), Frame.isKey("e", text, at: place + 1),
      text[place + 5] == UInt8(ascii: "[")
    else { return false }
    place += 6
    self.time = time
    self.device = Int(device)
    reportValue = 0
    reportTimeOffset = 0
    isSynchronization = false
    isUnterminated = false
    events.removeAll(keepingCapacity: true)
    if text[place] == UInt8(ascii: "]") {
      place += 1
      return true
    }
    var isWhole = true
    while isWhole {
      // What an array asks at each change is asked once for many.
      events.append(addingCapacity: 64) { list in
        isWhole = Frame.readEvents(text, &place, into: &list)
      }
      if isWhole, text[place - 1] == UInt8(ascii: "]") { return true }
    }
    return false
  }

  /// Reads events up to the end of their list, or as many as there is room for; `place` is behind the last comma then.
  @inline(__always)
  private static func readEvents(
    _ text: Span<UInt8>, _ start: inout Int, into list: inout OutputSpan<InputEvent>
  ) -> Bool {
    // A place of its own stays in a register.
    var place = start
    while !list.isFull {
      guard let event = event(text, &place) else { return false }
      list.append(event)
      let byte = text[place]
      place += 1
      if byte == UInt8(ascii: ",") { continue }
      start = place
      return byte == UInt8(ascii: "]")
    }
    start = place
    return true
  }

  /// Whether a key of one letter stands there, with its colon.
  @inline(__always)
  private static func isKey(_ letter: Unicode.Scalar, _ text: Span<UInt8>, at place: Int) -> Bool {
    text[place] == 0x22 && text[place + 1] == UInt8(ascii: letter) && text[place + 2] == 0x22
      && text[place + 3] == UInt8(ascii: ":")
  }

  /// Reads `[type,code,value]` or `[type,code,value,offset]`; `place` stays where it is if it is neither.
  @inline(__always)
  private static func event(_ text: Span<UInt8>, _ place: inout Int) -> InputEvent? {
    usualEvent(text, &place) ?? anyEvent(text, &place)
  }

  /// Reads an event as nearly all are: a type of one digit, a code of one to three, a value of one to seven, no offset.
  ///
  /// Eight bytes at once, so that how long the numbers are, which nobody can foretell, is no jump.
  @inline(__always)
  private static func usualEvent(_ text: Span<UInt8>, _ place: inout Int) -> InputEvent? {
    guard place + 24 < text.count else { return nil }
    let head = text.word(at: place)
    let type = head >> 8 & 0xff ^ 0x30
    // `[`, a digit, `,` and a digit.
    let first = head >> 24 & 0xff ^ 0x30
    guard head & 0xff_00ff == 0x2c_005b, type <= 9, first <= 9 else { return nil }
    var code = first
    var end = place + 5
    if head & 0xff_0000_0000 != 0x2c_0000_0000 {
      let second = head >> 32 & 0xff ^ 0x30
      guard second <= 9, first != 0 else { return nil }
      code = code &* 10 &+ second
      end += 1
      if head & 0xff_00_0000_0000 != 0x2c_00_0000_0000 {
        let third = head >> 40 & 0xff ^ 0x30
        guard third <= 9, head >> 48 & 0xff == 0x2c else { return nil }
        code = code &* 10 &+ third
        end += 1
      }
    }
    var word = text.word(at: end)
    let isNegative = word & 0xff == 0x2d
    if isNegative {
      end += 1
      word = text.word(at: end)
    }
    // Digits become 0 to 9; of what is none, the highest bit is set in `others`.
    word ^= 0x3030_3030_3030_3030
    let others = (word &+ 0x7676_7676_7676_7676 | word) & 0x8080_8080_8080_8080
    let length = others.trailingZeroBitCount >> 3
    guard length > 0, length < 8, word >> UInt64(8 * length) & 0xff == 0x6d, word & 0xff != 0 || length == 1
    else { return nil }
    // In front, zeros; then pairs, fours and all eight digits are put together.
    word <<= UInt64(64 - 8 * length)
    word = word &* 10 &+ word >> 8
    let high = (word & 0xff_0000_00ff) &* 0xf_4240_0000_0064
    let low = (word >> 16 & 0xff_0000_00ff) &* 0x2710_0000_0001
    let value = Int32(truncatingIfNeeded: (high &+ low) >> 32)
    place = end + length + 1
    return InputEvent(
      type: EventType(rawValue: UInt16(truncatingIfNeeded: type)), code: UInt16(truncatingIfNeeded: code),
      value: isNegative ? 0 &- value : value)
  }

  /// Reads any event.
  @inline(never)
  private static func anyEvent(_ text: Span<UInt8>, _ place: inout Int) -> InputEvent? {
    var end = place
    guard text[end] == UInt8(ascii: "[") else { return nil }
    end += 1
    guard let type = number(text, &end), text[end] == UInt8(ascii: ",") else { return nil }
    end += 1
    guard let code = number(text, &end), text[end] == UInt8(ascii: ",") else { return nil }
    end += 1
    guard let value = number(text, &end), type | code >= 0, type | code <= 0xffff,
      let short = Int32(exactly: value)
    else { return nil }
    var event = InputEvent(
      type: EventType(rawValue: UInt16(truncatingIfNeeded: type)), code: UInt16(truncatingIfNeeded: code),
      value: short)
    if text[end] == UInt8(ascii: ",") {
      end += 1
      guard let offset = number(text, &end), offset.magnitude <= LogRecord.greatestTime else { return nil }
      event.timeOffset = offset
    }
    guard text[end] == UInt8(ascii: "]") else { return nil }
    place = end + 1
    return event
  }

  /// Reads an integer in its shortest form; `nil` if there is none, or if it might not fit 64 bits.
  @inline(__always)
  private static func number(_ text: Span<UInt8>, _ place: inout Int) -> Int64? {
    let isNegative = text[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let start = place
    var number: Int64 = 0
    while true {
      let digit = text[place] &- 0x30
      if digit > 9 { break }
      // Eighteen digits cannot overflow; a longer number is left to the general reader.
      if place - start == 18 { return nil }
      number = number &* 10 &+ Int64(digit)
      place += 1
    }
    if place == start || (place - start > 1 && text[start] == 0x30) { return nil }
    return isNegative ? 0 - number : number
  }
}
