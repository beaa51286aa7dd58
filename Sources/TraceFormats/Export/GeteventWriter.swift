import EventLog
import InputEvents

/// Writes what Android's `getevent -t` prints: the events of all devices, and of a device its name alone.
struct GeteventWriter: LineWriter {
  var output = OutputText()
  var holdsSeveralDevices: Bool { true }

  mutating func add(_ record: DeviceRecord, _ losses: inout LossCounter) {
    output.append("add device ")
    output.append(Int64(record.number) + 1)
    output.append(": ")
    addNode(record.number)
    output.append("\n  name:     \"")
    output.append(name: record.description.name, &losses)
    output.append("\"\n")
    losses.add(.description)
  }

  mutating func add(_ frame: Frame, _ times: FrameTimes, _ losses: inout LossCounter) {
    for event in frame.events { add(event, frame.device, at: times.of(event)) }
    guard !frame.isUnterminated else { return }
    let report = InputEvent(
      type: .synchronization, code: EventCode.synReport, value: frame.reportValue)
    add(report, frame.device, at: times.ofReport)
  }

  private mutating func add(_ event: InputEvent, _ device: DeviceNumber, at time: Microseconds) {
    output.append("[")
    output.append(seconds: time, width: 8)
    output.append("] ")
    addNode(device)
    output.append(": ")
    output.append(hexadecimal: event.type.rawValue, width: 4)
    output.append(" ")
    output.append(hexadecimal: event.code, width: 4)
    output.append(" ")
    let value = UInt32(bitPattern: event.value)
    output.append(hexadecimal: UInt16(value >> 16), width: 4)
    output.append(hexadecimal: UInt16(truncatingIfNeeded: value), width: 4)
    output.append("\n")
  }

  private mutating func addNode(_ device: DeviceNumber) {
    output.append("/dev/input/event")
    output.append(Int64(device))
  }
}
