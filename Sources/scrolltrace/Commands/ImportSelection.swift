import EventLog
import InputEvents

/// What of a recording becomes the log, counted for the summary.
struct ImportSelection {
  private let selector: DeviceSelector?
  private let deviceClass: DeviceClass?
  private var devices: [DeviceRecord] = []
  private var frames = 0
  private var events = 0
  private var end: Microseconds = 0

  /// Chooses the devices of a recording.
  ///
  /// - Parameters:
  ///   - all: The recording's devices.
  ///   - selector: Which of them; `nil` for all.
  ///   - deviceClass: What the one device is said to be.
  ///   - name: What errors call the recording.
  /// - Throws: A failure if there is no such device, or more than one for a class.
  init(
    of all: [DeviceRecord], _ selector: DeviceSelector?, statedClass deviceClass: DeviceClass?, _ name: String
  ) throws(CommandFailure) {
    self.selector = selector
    self.deviceClass = deviceClass
    devices = all.filter { selector?.matches($0) ?? true }
    if devices.isEmpty {
      let list = all.map { device in
        let name = device.description.name
        return "\(device.number) (\(name.isEmpty ? "without a name" : name))"
      }
      throw CommandFailure(
        .noDevice, name, "no device fits --device; in the recording: \(list.joined(separator: ", "))")
    }
    if deviceClass != nil, devices.count > 1 {
      throw CommandFailure(
        .badInput, name, "--class is for one device, and there are \(devices.count); choose one with --device"
      )
    }
  }

  /// The record as the log gets it; `nil` if it is of a device that was not chosen.
  mutating func take(_ record: LogRecord) -> LogRecord? {
    switch record {
    case .device(var device):
      guard has(device.number) else { return nil }
      if let deviceClass { device.deviceClass = deviceClass }
      return .device(device)
    case .frame(let frame):
      guard has(frame.device) else { return nil }
      frames += 1
      events += frame.eventCount
      end = frame.time
      return record
    case .drop(_, let device), .gone(_, let device): return has(device) ? record : nil
    case .gap(let gap): return gap.device.map(has) ?? true ? record : nil
    case .header, .note, .mark, .end: return record
    }
  }

  /// How much it is, and what the devices are and why.
  var summary: String {
    let kinds = devices.map { device in
      guard let deviceClass, device.description.classify().deviceClass != deviceClass else {
        let facts = device.description.classify()
        return "\(facts.deviceClass.rawValue), because: \(facts.reason)"
      }
      return "\(deviceClass.rawValue), because you say so"
    }
    let seconds = Double(end) / 1_000_000
    return
      "\(frames) frame\(frames == 1 ? "" : "s"), \(events) event\(events == 1 ? "" : "s"),"
      + " \(devices.count) device\(devices.count == 1 ? "" : "s"), \(seconds) s; "
      + kinds.joined(separator: "; ")
  }

  private func has(_ number: DeviceNumber) -> Bool {
    devices.contains { $0.number == number }
  }
}
