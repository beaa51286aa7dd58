import InputEvents

/// What stands behind an event for people to read: names of type and code, or a line around `SYN_REPORT`.
struct EventComment: Sendable {
  private struct Entry {
    var key: UInt32
    var name: [UInt8]
  }

  /// Names by their code, the last ones used: a name is looked up once and not once an event.
  private var cache = [Entry?](repeating: nil, count: 256)
  private var lastReport: Microseconds?

  /// Appends `EV_ABS / ABS_X   `, the code's name filled up to a column.
  mutating func append(_ event: InputEvent, to output: inout OutputText) {
    let key = UInt32(event.type.rawValue) << 16 | UInt32(event.code)
    let place = Int((key ^ key >> 13) & 255)
    if let entry = cache[place], entry.key == key { return output.append(entry.name) }
    var name = CodeNames.name(event.type, event.code) ?? "?"
    while name.utf8.count < 20 { name += " " }
    let entry = Entry(key: key, name: Array("\(CodeNames.typeName(event.type) ?? "?") / \(name) ".utf8))
    cache[place] = entry
    output.append(entry.name)
  }

  /// Appends `------------ SYN_REPORT (0) ---------- +8ms`, the time being that since the frame before.
  mutating func appendReport(value: Int32, time: Microseconds, to output: inout OutputText) {
    output.append("------------ SYN_REPORT (")
    output.append(Int64(value))
    output.append(") ---------- ")
    let span = time / 1000 - (lastReport ?? time) / 1000
    if span >= 0 { output.append("+") }
    output.append(span)
    output.append("ms")
    lastReport = time
  }
}
