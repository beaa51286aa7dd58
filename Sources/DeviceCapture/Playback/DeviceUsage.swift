import InputEvents

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
