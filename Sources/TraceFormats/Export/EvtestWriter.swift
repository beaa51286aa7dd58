import EventLog
import InputEvents

/// Writes what `evtest` prints: one device and its events.
struct EvtestWriter: LineWriter {
  var output = OutputText()
  var holdsSeveralDevices: Bool { false }

  mutating func add(_ frame: Frame, _ times: FrameTimes, _ losses: inout LossCounter) {
    for event in frame.events {
      output.append("Event: time ")
      output.append(seconds: times.of(event))
      output.append(", ")
      if event.type == .synchronization { drawLine(event.code) } else { add(event) }
    }
    guard !frame.isUnterminated else { return }
    if frame.reportValue != 0 { losses.add(.reportValue) }
    output.append("Event: time ")
    output.append(seconds: times.ofReport)
    output.append(", ")
    drawLine(EventCode.synReport)
  }

  private mutating func add(_ event: InputEvent) {
    output.append("type ")
    add(event.type.rawValue, CodeNames.typeName(event.type))
    output.append(", code ")
    add(event.code, CodeNames.name(event.type, event.code))
    output.append(", value ")
    // These two alone are hexadecimal, without saying so.
    if event.type == .miscellaneous, event.code == EventCode.mscScan || event.code == EventCode.mscRaw {
      let digits = String(UInt32(bitPattern: event.value), radix: 16)
      output.append(text: (digits.count < 2 ? "0" : "") + digits)
    } else {
      output.append(Int64(event.value))
    }
    output.append("\n")
  }

  private mutating func drawLine(_ code: UInt16) {
    switch code {
    case EventCode.synMTReport: output.append("++++++++++++++ SYN_MT_REPORT ++++++++++++\n")
    case EventCode.synDropped: output.append(">>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<<<\n")
    case EventCode.synReport: output.append("-------------- SYN_REPORT ------------\n")
    default: output.append("-------------- SYN_CONFIG ------------\n")
    }
  }

  /// A number with its name in brackets.
  mutating func add(_ number: UInt16, _ name: String?) {
    output.append(Int64(number))
    output.append(" (")
    output.append(text: name ?? "?")
    output.append(")")
  }
}
