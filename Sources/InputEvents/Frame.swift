/// The number that a log gives a device; a device that comes back keeps it.
public typealias DeviceNumber = Int

/// The events of one device up to and including `SYN_REPORT`: the unit of replay.
///
/// The closing `SYN_REPORT` is not among ``events``; its value and time are fields of their own.
public struct Frame: Hashable, Sendable {
  /// The time of the frame's `SYN_REPORT`, in microseconds since the log's zero.
  public var time: Microseconds
  /// The device that sent the frame.
  public var device: DeviceNumber
  /// The events before the closing `SYN_REPORT`, in the order in which they came.
  public var events: [InputEvent]
  /// The value of the closing `SYN_REPORT`: 0, or 1 for autorepeat.
  public var reportValue: Int32
  /// The closing event's own time minus ``time``; not 0 only where a time that went backwards was raised.
  public var reportTimeOffset: Microseconds
  /// Whether the frame holds the difference that libevdev's synchronisation reported after lost events.
  public var isSynchronization: Bool
  /// Whether the recording has no `SYN_REPORT` for this frame.
  public var isUnterminated: Bool

  /// Makes a frame.
  public init(
    time: Microseconds, device: DeviceNumber, events: [InputEvent], reportValue: Int32 = 0,
    reportTimeOffset: Microseconds = 0, isSynchronization: Bool = false, isUnterminated: Bool = false
  ) {
    self.time = time
    self.device = device
    self.events = events
    self.reportValue = reportValue
    self.reportTimeOffset = reportTimeOffset
    self.isSynchronization = isSynchronization
    self.isUnterminated = isUnterminated
  }

  /// The number of evdev events in the frame, the closing `SYN_REPORT` counted where there is one.
  public var eventCount: Int {
    events.count + (isUnterminated ? 0 : 1)
  }

  /// Whether the frame says that events before it were lost (`SYN_DROPPED`).
  public var reportsDrop: Bool {
    events.contains { $0.is(.synchronization, EventCode.synDropped) }
  }
}
