import EventLog
import InputEvents

/// Writes version 1 of the YAML of `libinput record`.
struct LibinputWriter: Sendable {
  private var devices: [Device] = []

  /// Begins a device.
  mutating func add(_ record: DeviceRecord) {
    devices.append(Device(head: Self.head(record)))
  }

  /// Writes a frame of a device.
  mutating func add(_ frame: Frame, _ times: FrameTimes, place: Int) {
    // A list without any event would not be read back as a frame.
    guard frame.eventCount > 0 else { return }
    devices[place].add(frame, times)
  }

  /// Gives the whole text.
  mutating func finish() -> [UInt8] {
    var output = OutputText()
    output.append("# libinput record\nversion: 1\nndevices: ")
    output.append(Int64(devices.count))
    output.append("\ndevices:\n")
    for place in devices.indices {
      output.append(devices[place].head.take())
      output.append("  events:\n")
      output.append(devices[place].events.take())
    }
    devices = []
    return output.take()
  }
}

extension LibinputWriter {
  /// The text of one device; devices stand one after the other, whatever the order of their frames.
  private struct Device: Sendable {
    var head: OutputText
    var events = OutputText()
    private var comment = EventComment()

    init(head: OutputText) {
      self.head = head
    }

    mutating func add(_ frame: Frame, _ times: FrameTimes) {
      events.append("  - evdev:\n")
      for event in frame.events {
        add(event, at: times.of(event))
        comment.append(event, to: &events)
        events.append(Int64(event.value), width: 6)
        events.append("\n")
      }
      guard !frame.isUnterminated else { return }
      add(
        InputEvent(type: .synchronization, code: EventCode.synReport, value: frame.reportValue),
        at: times.ofReport)
      comment.appendReport(value: frame.reportValue, time: times.ofReport, to: &events)
      events.append("\n")
    }

    private mutating func add(_ event: InputEvent, at time: Microseconds) {
      events.append("    - [")
      events.append(time / 1_000_000, width: 3)
      events.append(", ")
      events.append(time % 1_000_000, width: 6)
      events.append(", ")
      events.append(Int64(event.type.rawValue), width: 3)
      events.append(", ")
      events.append(Int64(event.code), width: 3)
      events.append(", ")
      events.append(Int64(event.value), width: 7)
      events.append("] # ")
    }
  }
}
