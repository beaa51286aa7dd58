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
  /// - Parameter line: The line from `{` up to, not including, `,"c"`.
  /// - Returns: Whether the line has that form; if not, the frame holds nothing of use, and the general reader has
  ///   the word.
  /// - Complexity: O(length of the line), without allocation once the frame has its room.
  mutating func readCanonical(_ line: Span<UInt8>) -> Bool {
    events.removeAll(keepingCapacity: true)
    reportValue = 0
    reportTimeOffset = 0
    isSynchronization = false
    isUnterminated = false
    var place = 5
    // `{"t":` and a digit: no other record begins so and has `"d"` as its second key.
    guard line.count > 16, line[0] == UInt8(ascii: "{"), line[1] == 0x22, line[2] == UInt8(ascii: "t"),
      line[3] == 0x22, line[4] == UInt8(ascii: ":")
    else { return false }
    guard let t = Frame.number(line, &place) else { return false }
    guard place + 5 < line.count, line[place] == UInt8(ascii: ","), line[place + 1] == 0x22,
      line[place + 2] == UInt8(ascii: "d"), line[place + 3] == 0x22, line[place + 4] == UInt8(ascii: ":")
    else { return false }
    place += 5
    guard let d = Frame.number(line, &place), d >= 0, d <= Int64(Int32.max), t >= 0,
      t <= LogRecord.greatestTime
    else {
      return false
    }
    guard place + 6 < line.count, line[place] == UInt8(ascii: ","), line[place + 1] == 0x22,
      line[place + 2] == UInt8(ascii: "e"), line[place + 3] == 0x22, line[place + 4] == UInt8(ascii: ":"),
      line[place + 5] == UInt8(ascii: "[")
    else { return false }
    place += 6
    time = t
    device = Int(d)
    if line[place] == UInt8(ascii: "]") {
      place += 1
    } else {
      while true {
        guard place < line.count, line[place] == UInt8(ascii: "[") else { return false }
        place += 1
        guard let event = Frame.event(line, &place) else { return false }
        events.append(event)
        guard place < line.count else { return false }
        let byte = line[place]
        place += 1
        if byte == UInt8(ascii: "]") { break }
        if byte != UInt8(ascii: ",") { return false }
      }
    }
    return place == line.count
  }

  @inline(__always)
  private static func event(_ line: Span<UInt8>, _ place: inout Int) -> InputEvent? {
    guard let type = number(line, &place), place < line.count, line[place] == UInt8(ascii: ",") else {
      return nil
    }
    place += 1
    guard let code = number(line, &place), place < line.count, line[place] == UInt8(ascii: ",") else {
      return nil
    }
    place += 1
    guard let value = number(line, &place), place < line.count else { return nil }
    guard type >= 0, type <= 0xffff, code >= 0, code <= 0xffff, let short = Int32(exactly: value) else {
      return nil
    }
    var event = InputEvent(
      type: EventType(rawValue: UInt16(truncatingIfNeeded: type)), code: UInt16(truncatingIfNeeded: code),
      value: short)
    if line[place] == UInt8(ascii: ",") {
      place += 1
      guard let offset = number(line, &place), place < line.count, offset.magnitude <= LogRecord.greatestTime
      else { return nil }
      event.timeOffset = offset
    }
    guard line[place] == UInt8(ascii: "]") else { return nil }
    place += 1
    return event
  }

  @inline(__always)
  private static func number(_ line: Span<UInt8>, _ place: inout Int) -> Int64? {
    let isNegative = place < line.count && line[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let start = place
    var number: Int64 = 0
    while place < line.count {
      let digit = line[place] &- 0x30
      if digit > 9 { break }
      number = number &* 10 &+ Int64(digit)
      place += 1
    }
    // Eighteen digits cannot overflow; a longer number is left to the general reader.
    let digits = place - start
    if digits == 0 || digits > 18 || (digits > 1 && line[start] == 0x30) { return nil }
    return isNegative ? 0 - number : number
  }
}
