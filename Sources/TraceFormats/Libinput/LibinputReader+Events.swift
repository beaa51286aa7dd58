import InputEvents

/// The events of a device.
extension LibinputReader {
  /// `events:`, a list of single-key mappings; only `evdev` concerns us.
  mutating func readEvents() throws(ImportError) {
    try forEachItem { reader throws(ImportError) in
      try reader.forEachEntry { reader throws(ImportError) in
        guard reader.yaml.isScalar("evdev") else { return try reader.skipEntry() }
        try reader.yaml.advance()
        try reader.readList()
      }
    }
  }

  /// The events of one list; one that does not end with `SYN_REPORT` was cut by a drop.
  private mutating func readList() throws(ImportError) {
    let count = recording.events.count
    try forEachItem { reader throws(ImportError) in try reader.readEvent() }
    if recording.events.count > count {
      recording.events[recording.events.count - 1].endsList = true
    }
  }

  /// `[seconds, microseconds, type, code, value]`; a damaged one in good company is left out.
  @inline(__always)
  private mutating func readEvent() throws(ImportError) {
    let line = yaml.line
    guard yaml.kind == .sequenceStart else { throw unexpected("an event of five numbers") }
    try yaml.advance()
    var numbers: InlineArray<5, Int64> = .init(repeating: 0)
    for place in numbers.indices {
      guard let number = yaml.integer else { return try skipDamagedEvent(line) }
      numbers[place] = number
      try yaml.advance()
    }
    guard yaml.kind == .sequenceEnd else { return try skipDamagedEvent(line) }
    try yaml.advance()
    damageRun = 0
    try append(numbers, line)
  }

  @inline(__always)
  private mutating func append(_ numbers: InlineArray<5, Int64>, _ line: Int) throws(ImportError) {
    guard (0..<TimeLimit.seconds).contains(numbers[0]), (0..<1_000_000).contains(numbers[1]),
      let type = UInt16(exactly: numbers[2]), let code = UInt16(exactly: numbers[3]),
      let value = EventValue.fit(numbers[4])
    else {
      throw .badYAML(line: line, column: 1, problem: "a number beyond what an event can hold")
    }
    if EventValue.isUnsigned(numbers[4]) { recording.findings.add(.unsignedValue, line: line) }
    var event = RawEvent(
      time: numbers[0] * 1_000_000 + numbers[1], value: value, line: Int32(truncatingIfNeeded: line),
      type: type,
      code: code)
    event.device = UInt16(truncatingIfNeeded: recording.devices.count)
    recording.events.append(event)
  }

  /// Goes to the end of an event, unless so many in a row are damaged that it is no accident.
  private mutating func skipDamagedEvent(_ line: Int) throws(ImportError) {
    damageRun += 1
    guard damageRun <= 2 else { throw unexpected("an event of five numbers") }
    recording.findings.add(.damagedLine, line: line)
    while yaml.kind != .sequenceEnd { try skipNode() }
    try yaml.advance()
  }
}
