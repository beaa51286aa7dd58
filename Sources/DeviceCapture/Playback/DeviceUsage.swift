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

/// What a log uses of one device.
struct DeviceUsage: Hashable, Sendable {
  private var motion: UInt32 = 0
  /// Whether contacts are listed, each closed by `SYN_MT_REPORT` (protocol A).
  private(set) var listsContacts = false

  /// Whether there is motion on a relative axis.
  func moves(_ axis: UInt16) -> Bool {
    axis < 32 && motion >> UInt32(axis) & 1 == 1
  }

  /// Takes note of an event.
  mutating func add(_ event: InputEvent) {
    if event.type == .relative, event.value != 0, event.code < 32 { motion |= 1 << UInt32(event.code) }
    if event.is(.synchronization, EventCode.synMTReport) { listsContacts = true }
  }
}
