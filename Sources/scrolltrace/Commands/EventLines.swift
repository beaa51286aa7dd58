import EventLog
import InputEvents
import ScrollInput

/// Events as JSON Lines, one a line, with the `SYN_REPORT` that ends each frame.
struct EventLines: RecordPrinter {
  private var names = EventNames()

  mutating func print(_ record: borrowing LogRecord, into text: inout ByteBuffer) {
    switch record {
    case .header, .mark, .end: break
    case .device(let device): print(device, into: &text)
    case .frame(let frame):
      for event in frame.events {
        print(frame.time + event.timeOffset, frame.device, event.type, event.code, event.value, into: &text)
      }
      if frame.isUnterminated { return }
      print(
        frame.time + frame.reportTimeOffset, frame.device, .synchronization, EventCode.synReport,
        frame.reportValue, into: &text)
    case .drop(let time, let device): print("drop", time, device, into: &text)
    case .gone(let time, let device): print("gone", time, device, into: &text)
    case .gap(let gap):
      print("gap", gap.time, gap.device, into: &text) { text in
        text.append(",\"why\":")
        text.appendJSON(gap.reason)
      }
    case .note(let time, let note):
      print("note", time, nil, into: &text) { text in
        text.append(",\"text\":")
        text.appendJSON(note)
      }
    }
  }

  mutating func print(_ contact: ContactEvent, into text: inout ByteBuffer) {
    print("contact", contact.time, contact.device, into: &text) { text in
      text.append(",\"contact\":")
      text.append(Int64(contact.serial))
      text.append(",\"change\":\"\(contact.change.rawValue)\"")
      if contact.wasDownBefore { text.append(",\"before\":true") }
    }
  }

  private mutating func print(
    _ time: Microseconds, _ device: DeviceNumber, _ type: EventType, _ code: UInt16, _ value: Int32,
    into text: inout ByteBuffer
  ) {
    let names = names.names(type, code)
    text.append("{\"t\":")
    text.append(time)
    text.append(",\"d\":")
    text.append(Int64(device))
    text.append(",\"type\":")
    EventLines.append(names.type, to: &text)
    text.append(",\"code\":")
    EventLines.append(names.code, to: &text)
    text.append(",\"value\":")
    text.append(Int64(value))
    text.append("}\n")
  }

  /// A name is a text, and the number of what has none a number.
  private static func append(_ name: [UInt8], to text: inout ByteBuffer) {
    let isNumber = name[0] <= UInt8(ascii: "9")
    if !isNumber { text.append(UInt8(ascii: "\"")) }
    for byte in name { text.append(byte) }
    if !isNumber { text.append(UInt8(ascii: "\"")) }
  }

  private func print(
    _ kind: StaticString, _ time: Microseconds, _ device: DeviceNumber?, into text: inout ByteBuffer,
    _ more: (inout ByteBuffer) -> Void = { _ in }
  ) {
    text.append("{\"t\":")
    text.append(time)
    text.append(",\"k\":\"")
    text.append(kind)
    text.append("\",\"d\":")
    if let device { text.append(Int64(device)) } else { text.append("null") }
    more(&text)
    text.append("}\n")
  }

  private func print(_ device: DeviceRecord, into text: inout ByteBuffer) {
    let found = DeviceFacts(device)
    print("device", device.time, device.number, into: &text) { text in
      text.append(",\"name\":")
      text.appendJSON(device.description.name)
      text.append(",\"id\":\"\(found.id)\",\"class\":\"\(found.deviceClass.rawValue)\",\"because\":")
      text.appendJSON(found.reason)
      if !device.isRecorded { text.append(",\"recorded\":false") }
    }
  }
}

/// What a device record says in words.
struct DeviceFacts {
  /// Bus, vendor, product and version, hexadecimal.
  var id: String
  /// What it is taken for.
  var deviceClass: DeviceClass
  /// Why.
  var reason: String

  /// Takes the facts from a record; what the log states goes before what the description gives.
  init(_ device: DeviceRecord) {
    let id = device.description.id
    self.id = [id.bus, id.vendor, id.product, id.version].map(HardwareID.hexadecimal).joined(separator: ":")
    let taken = device.takenFor
    deviceClass = taken.deviceClass
    reason = taken.reason?.description ?? "the log says so"
  }
}
