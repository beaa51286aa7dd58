public import EventLog
import InputEvents
public import ScrollInput

/// What the devices of a log are taken for, what they sent and what became of it, for people.
///
/// Memory grows with the number of devices, not with the log. Lines have 100 columns at most.
public struct DeviceExplanation: Sendable {
  private(set) var devices: [DeviceTally] = []
  let settings: ScrollInputSettings
  private var interpreter: InputInterpreter
  private var now: Microseconds = 0
  // Used again for every record.
  private var outputs: [ScrollInputOutput] = []

  /// Makes an explanation of no device.
  ///
  /// - Parameter settings: How motion becomes scroll input.
  public init(_ settings: ScrollInputSettings) {
    self.settings = settings
    interpreter = InputInterpreter(settings: settings)
  }

  /// Takes the next record of the log.
  public mutating func step(_ record: borrowing LogRecord) {
    if let time = record.time {
      now = max(now, time)
      interpreter.advance(to: now, into: &outputs)
      take()
    }
    switch record {
    case .header, .note, .mark, .end: return
    case .device(let device): add(device)
    case .frame(let frame):
      if let index = index(frame.device) { devices[index].take(frame) }
      interpreter.step(frame, into: &outputs)
    case .drop(let time, let device): interpreter.drop(device, at: time, into: &outputs)
    case .gone(let time, let device):
      interpreter.remove(device, at: time, into: &outputs)
      if let index = index(device) { devices[index].gone = time }
    case .gap(let gap): interpreter.gap(gap.device, at: gap.time, into: &outputs)
    }
    take()
  }

  /// Ends the log: what is down is broken off, and wheels come to their end.
  public mutating func finish() {
    interpreter.finish(at: now, into: &outputs)
    while let deadline = interpreter.nextDeadline { interpreter.advance(to: deadline, into: &outputs) }
    take()
  }

  private mutating func add(_ record: DeviceRecord) {
    // What it had begun belongs to the device that it was.
    interpreter.remove(record.number, at: record.time, into: &outputs)
    take()
    let tally = DeviceTally(record)
    if let index = index(record.number), devices[index].isSame(as: tally) {
      devices[index].times += 1
      devices[index].gone = nil
    } else {
      devices.append(tally)
    }
    interpreter.add(
      record.number, record.description, record.state, as: tally.deviceClass, at: record.time, into: &outputs)
  }

  private mutating func take() {
    for output in outputs {
      if let index = index(output.device) { devices[index].take(output, settings) }
    }
    outputs.removeAll(keepingCapacity: true)
  }

  /// The device that has a number now.
  private func index(_ number: DeviceNumber) -> Int? {
    devices.lastIndex { $0.record.number == number }
  }

  /// Writes a line for each device, with what is said about it below.
  func writeHead(_ device: DeviceTally, into buffer: inout ByteBuffer) {
    let id = device.record.description.id
    let name = device.record.description.name
    let ids =
      id == DeviceID()
      ? "ids unknown"
      : "bus \(HardwareID.hexadecimal(id.bus)), id \(HardwareID.text(id)),"
        + " version \(HardwareID.hexadecimal(id.version))"
    buffer.append(
      "", "device \(device.record.number): \(name.isEmpty ? "without a name" : name) (\(ids))", at: 0)
  }

  static let column = 13
}

extension DeviceTally {
  /// Whether another device of the same number is this one, come back.
  fileprivate func isSame(as other: DeviceTally) -> Bool {
    record.description == other.record.description && deviceClass == other.deviceClass
      && record.isRecorded == other.record.isRecorded
  }
}

extension ScrollInputOutput {
  fileprivate var device: DeviceNumber {
    switch self {
    case .contact(let event): event.device
    case .pointer(let event): event.device
    case .scroll(let event): event.device
    case .withheld(let motion): motion.device
    case .finding(let finding): finding.device
    }
  }
}
