public import EventLog
import InputEvents
import ScrollInput

extension DeviceExplanation {
  /// Writes what each device sent: frames, contacts, scrolls, where its motion went, what is odd about it.
  ///
  /// In each table the rows before the last sum up to it, direction by direction.
  public func writeInput(into buffer: inout ByteBuffer) {
    if devices.isEmpty { buffer.append("the log has no device\n") }
    for (index, device) in devices.enumerated() {
      if index > 0 { buffer.append("\n") }
      writeHead(device, into: &buffer)
      func line(_ label: String, _ text: String) {
        buffer.append("  " + label, text, at: DeviceExplanation.column)
      }
      guard device.record.isRecorded || device.frames > 0 else {
        line("frames", "none: it was only present, and not recorded")
        continue
      }
      line("frames", "\(device.frames)" + pointerText(device))
      if device.isSurface || device.contacts.began > 0 { line("contacts", contactText(device.contacts)) }
      line("scrolls", scrollText(device))
      if !device.fingers.total.isZero { writeFingers(device, into: &buffer) }
      if !device.counts.total.isZero { writeCounts(device, into: &buffer) }
      if !device.points.isZero { writePoints(device, into: &buffer) }
      if !device.wheel.total.isZero { writeWheel(device, into: &buffer) }
      writeFindings(device, into: &buffer)
    }
  }

  private func pointerText(_ device: DeviceTally) -> String {
    device.pointerMotions > 0 ? ", of which \(device.pointerMotions) moved the pointer" : ""
  }

  private func contactText(_ contacts: DeviceTally.ContactCounts) -> String {
    var parts: [String] = []
    if contacts.lifted > 0 { parts.append("\(contacts.lifted) lifted") }
    if contacts.brokenOff > 0 { parts.append("\(contacts.brokenOff) broken off") }
    let down = contacts.began - contacts.lifted - contacts.brokenOff
    if down > 0 { parts.append("\(down) still down") }
    if contacts.wereDownBefore > 0 { parts.append("\(contacts.wereDownBefore) down before the log began") }
    if contacts.palms > 0 { parts.append("\(contacts.palms) palms by the device") }
    return parts.isEmpty ? "none" : "\(contacts.began): " + parts.joined(separator: ", ")
  }

  private func scrollText(_ device: DeviceTally) -> String {
    let texts = device.scrolls.filter { $0.began > 0 }.map { scrolls in
      var parts: [String] = []
      if scrolls.ended > 0 { parts.append("\(scrolls.ended) ended") }
      if scrolls.taps > 0 { parts.append(ExplanationText.count(scrolls.taps, "tap")) }
      if scrolls.rests > 0 { parts.append("\(scrolls.rests) lifted before they moved enough") }
      if scrolls.cancelled > 0 { parts.append("\(scrolls.cancelled) cancelled") }
      let rest = scrolls.began - scrolls.ended - scrolls.taps - scrolls.rests - scrolls.cancelled
      if rest > 0 { parts.append("\(rest) under way") }
      return "\(scrolls.began) by \(scrolls.source.rawValue): " + parts.joined(separator: ", ")
    }
    if !texts.isEmpty { return texts.joined(separator: "; ") }
    guard let button = settings.pointer.buttonScroll.button(device.deviceClass), !device.hasHeld(button)
    else { return "none" }
    return "none: the \(button.words) button was never held"
  }

  // MARK: Tables

  private func writeFingers(_ device: DeviceTally, into buffer: inout ByteBuffer) {
    let balance = device.fingers
    writeHeading("fingers, mm", into: &buffer)
    writeRow("asked to scroll", balance.scrolled, 1, into: &buffer)
    if !balance.pointed.isZero { writeRow("moved the pointer", balance.pointed, 1, into: &buffer) }
    writeRest(balance, 1, "moved in all", into: &buffer)
  }

  private func writeCounts(_ device: DeviceTally, into buffer: inout ByteBuffer) {
    let balance = device.counts
    writeHeading("motion, counts", into: &buffer)
    if !balance.scrolled.isZero {
      writeRow("asked to scroll", balance.scrolled, 1, isExact: true, into: &buffer)
    }
    writeRow("moved the pointer", balance.pointed, 1, isExact: true, into: &buffer)
    writeRest(balance, 1, "moved in all", isExact: true, into: &buffer)
  }

  private func writePoints(_ device: DeviceTally, into buffer: inout ByteBuffer) {
    writeHeading("without detents, points", into: &buffer)
    writeRow("asked to scroll", device.points, 1, into: &buffer)
  }

  private func writeWheel(_ device: DeviceTally, into buffer: inout ByteBuffer) {
    let balance = device.wheel
    let all = balance.total.all + balance.scrolled.all + balance.withheld.flatMap(\.all)
    let isWhole = all.allSatisfy { Int64($0) % 120 == 0 }
    let unit = isWhole ? 120.0 : 1
    writeHeading("wheel, \(isWhole ? "detents" : "1/120 detent")", into: &buffer)
    writeRow("asked to scroll", balance.scrolled, unit, isExact: true, into: &buffer)
    writeRest(balance, unit, "turned in all", isExact: true, into: &buffer)
    buffer.append("  detents", detentText(device.detents), at: DeviceExplanation.column)
    buffer.append("  turns", turnText(device.turns), at: DeviceExplanation.column)
  }

  private func writeRest(
    _ balance: MotionBalance, _ unit: Double, _ name: String, isExact: Bool = false,
    into buffer: inout ByteBuffer
  ) {
    for (cause, sum) in zip(WithheldMotion.Cause.allCases, balance.withheld) where !sum.isZero {
      writeRow(
        "withheld: \(ExplanationText.words(cause.rawValue))", sum, unit, isExact: isExact, into: &buffer)
    }
    writeRow(name, balance.total, unit, isExact: isExact, into: &buffer)
  }

  private func writeHeading(_ name: String, into buffer: inout ByteBuffer) {
    writeRow("  \(name)", ["left", "right", "up", "down"], into: &buffer)
  }

  private func writeRow(
    _ name: String, _ sums: Directions, _ unit: Double, isExact: Bool = false,
    into buffer: inout ByteBuffer
  ) {
    let numbers = sums.all.map { isExact ? ($0 / unit).shortestText : TimelineTable.decimal($0 / unit) }
    writeRow("    \(name)", numbers, into: &buffer)
  }

  private func writeRow(_ name: String, _ cells: [String], into buffer: inout ByteBuffer) {
    let line = cells.reduce(TimelineTable.padded(name, 36)) { $0 + TimelineTable.padded($1, 12, right: true) }
    buffer.append(line + "\n")
  }

  private func detentText(_ detents: Directions) -> String {
    let parts = zip(["left", "right", "up", "down"], detents.all).filter { $1 > 0 }
      .map { "\($1.shortestText) \($0)" }
    return (parts.isEmpty ? "none" : parts.joined(separator: ", ")) + ", counted whole"
  }

  private func turnText(_ turns: TurnSizes) -> String {
    let times = ExplanationText.count(turns.turns, "time")
    if turns.smallest == turns.largest { return "\(times), \(turns.largest)/120 detent each" }
    let range = "\(times), \(turns.smallest)/120 to \(turns.largest)/120 detent"
    guard let most = turns.mostFrequent else { return range }
    return "\(range), most often \(most.parts)/120 (\(ExplanationText.count(most.count, "time")))"
  }

  // MARK: Findings

  private func writeFindings(_ device: DeviceTally, into buffer: inout ByteBuffer) {
    var label = "  findings"
    func line(_ text: String) {
      buffer.append(label, text, at: DeviceExplanation.column)
      label = ""
    }
    if device.findings.isEmpty { line("none") }
    for tally in device.findings {
      let name = tally.first.name
      if tally.count == 1 {
        line("\(name) at \(findingText(tally.first))")
      } else {
        line("\(name), \(tally.count) times; the first at \(findingText(tally.first))")
        line("the last at \(findingText(tally.last))")
      }
    }
  }

  private func findingText(_ finding: InputFinding) -> String {
    var text = "\(TimelineTable.seconds(finding.time)) s: \(finding)"
    if case .contact(.jump(_, let millimetres, let time, _)) = finding.kind, time > 0 {
      text += " (\(TimelineTable.decimal(millimetres * 1000 / Double(time))) mm/ms)"
    }
    return text
  }
}
