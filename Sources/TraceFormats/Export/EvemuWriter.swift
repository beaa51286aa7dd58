import EventLog
import InputEvents

/// Writes evemu 1.3: one device and its events.
struct EvemuWriter: LineWriter {
  /// The text so far.
  var output = OutputText()
  var holdsSeveralDevices: Bool { false }
  private var comment = EventComment()

  mutating func add(_ frame: Frame, _ times: FrameTimes, _ losses: inout LossCounter) {
    for event in frame.events {
      add(event, at: times.of(event))
      comment.append(event, to: &output)
      output.append(Int64(event.value))
      output.append("\n")
    }
    guard !frame.isUnterminated else { return }
    add(
      InputEvent(type: .synchronization, code: EventCode.synReport, value: frame.reportValue),
      at: times.ofReport)
    comment.appendReport(value: frame.reportValue, time: times.ofReport, to: &output)
    output.append("\n")
  }

  private mutating func add(_ event: InputEvent, at time: Microseconds) {
    output.append("E: ")
    output.append(seconds: time)
    output.append(" ")
    output.append(hexadecimal: event.type.rawValue, width: 4)
    output.append(" ")
    output.append(hexadecimal: event.code, width: 4)
    output.append(" ")
    output.append(Int64(event.value), width: 4, fill: UInt8(ascii: "0"))
    output.append("\t# ")
  }
}
