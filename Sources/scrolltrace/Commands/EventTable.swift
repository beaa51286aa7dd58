import EventLog
import InputEvents
import Replay
import ScrollInput

/// Events as a table for people: time, frame, device, type, code and value, at most 100 columns.
struct EventTable: RecordPrinter {
  private enum Column {
    static let device = 26
    static let type = 30
    static let code = 39
    static let value = 68
  }

  private var names = EventNames()
  private var frames = 0

  mutating func print(_ record: borrowing LogRecord, into text: inout ByteBuffer) {
    switch record {
    case .header(let header):
      text.append("event log version \(header.version), clock \(header.clock.printable)")
      if !header.epoch.isEmpty { text.append(", begun \(header.epoch.printable)") }
      if !header.keys.isEmpty { text.append(", key codes \(header.keys.printable)") }
      if let source = header.source {
        text.append(", imported from \(source.format.printable)")
        if !source.version.isEmpty { text.append(" \(source.version.printable)") }
      }
      text.append("\n        time     frame    d   type     code                               value\n")
    case .device(let device): print(device, into: &text)
    case .frame(let frame):
      frames += 1
      for event in frame.events {
        print(
          frame.time + event.timeOffset, frame.device, event.type, event.code, event.value, into: &text)
      }
      if frame.isUnterminated {
        remark(frame.time, frame.device, "no SYN_REPORT", into: &text)
      } else {
        print(
          frame.time + frame.reportTimeOffset, frame.device, .synchronization, EventCode.synReport,
          frame.reportValue, into: &text)
      }
      if frame.isSynchronization {
        remark(frame.time, frame.device, "made by a synchronization after lost events", into: &text)
      }
    case .drop(let time, let device): remark(time, device, "events were lost", into: &text)
    case .gone(let time, let device): remark(time, device, "the device went", into: &text)
    case .gap(let gap): remark(gap.time, gap.device, "nothing was recorded: \(gap.reason)", into: &text)
    case .note(let time, let note): remark(time, nil, "note: \(note)", into: &text)
    case .mark, .end: break
    }
  }

  mutating func print(_ contact: ContactEvent, into text: inout ByteBuffer) {
    let before = contact.wasDownBefore ? " before this" : ""
    remark(
      contact.time, contact.device, "contact \(contact.serial) \(contact.change.rawValue)\(before)",
      into: &text)
  }

  private mutating func print(
    _ time: Microseconds, _ device: DeviceNumber, _ type: EventType, _ code: UInt16, _ value: Int32,
    into text: inout ByteBuffer
  ) {
    let start = text.count
    EventTable.append(time, to: &text)
    EventTable.append(Int64(frames), width: 10, to: &text)
    EventTable.pad(&text, from: start, to: Column.device)
    text.append(Int64(device))
    let names = names.names(type, code)
    EventTable.pad(&text, from: start, to: Column.type)
    for byte in names.type { text.append(byte) }
    EventTable.pad(&text, from: start, to: Column.code)
    for byte in names.code { text.append(byte) }
    EventTable.pad(&text, from: start, to: Column.value)
    EventTable.append(Int64(value), width: 11, to: &text)
    text.append("\n")
  }

  private func remark(
    _ time: Microseconds, _ device: DeviceNumber?, _ words: String, into text: inout ByteBuffer
  ) {
    for (index, line) in TextColumns.wrapped(words.printable, 100 - Column.type).enumerated() {
      let start = text.count
      if index == 0 {
        EventTable.append(time, to: &text)
        EventTable.pad(&text, from: start, to: Column.device)
        if let device { text.append(Int64(device)) }
      }
      EventTable.pad(&text, from: start, to: Column.type)
      text.append(line)
      text.append("\n")
    }
  }

  private func print(_ device: DeviceRecord, into text: inout ByteBuffer) {
    let facts = DeviceFacts(device)
    let name = device.description.name.isEmpty ? "a device without a name" : device.description.name
    remark(
      device.time, device.number,
      "\(name) (\(facts.id))" + (device.isRecorded ? "" : ", present and not recorded"), into: &text)
    remark(device.time, device.number, "\(facts.deviceClass.rawValue), because: \(facts.reason)", into: &text)
  }

  // MARK: Columns

  /// At least one blank stands between two columns, however long the first is.
  private static func pad(_ text: inout ByteBuffer, from start: Int, to column: Int) {
    repeat { text.append(UInt8(ascii: " ")) } while text.count - start < column
  }

  private static func append(_ number: Int64, width: Int, to text: inout ByteBuffer) {
    var digits = number < 0 ? 2 : 1
    var rest = number.magnitude
    while rest >= 10 {
      rest /= 10
      digits += 1
    }
    for _ in 0..<max(0, width - digits) { text.append(UInt8(ascii: " ")) }
    text.append(number)
  }

  /// A time in seconds with all its microseconds, right-aligned.
  private static func append(_ time: Microseconds, to text: inout ByteBuffer) {
    let whole = Int64(time.magnitude / 1_000_000)
    if time < 0, whole == 0 {
      text.append("   -0")
    } else {
      append(time < 0 ? -whole : whole, width: 5, to: &text)
    }
    text.append(UInt8(ascii: "."))
    var divisor: UInt64 = 100_000
    while divisor > 0 {
      text.append(UInt8(ascii: "0") + UInt8(time.magnitude / divisor % 10))
      divisor /= 10
    }
  }
}
