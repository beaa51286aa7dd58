public import EventLog
import InputEvents

/// What a log uses of its devices, to be known before they are made.
public struct PlaybackSurvey: Sendable {
  private var usages: [(device: DeviceNumber, usage: DeviceUsage)] = []

  /// Makes the survey of an empty log.
  public init() {}

  /// Looks at the next record.
  public mutating func step(_ record: borrowing LogRecord) {
    switch record {
    case .frame(let frame):
      let place = usages.firstIndex { $0.device == frame.device } ?? usages.endIndex
      if place == usages.endIndex { usages.append((frame.device, DeviceUsage())) }
      for event in frame.events { usages[place].usage.add(event) }
    case .header, .device, .drop, .gone, .gap, .note, .mark, .end: break
    }
  }

  /// What is used of a device.
  func usage(of device: DeviceNumber) -> DeviceUsage {
    usages.first { $0.device == device }?.usage ?? DeviceUsage()
  }
}
