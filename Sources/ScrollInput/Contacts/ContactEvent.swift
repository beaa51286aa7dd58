public import InputEvents

/// A contact's begin or end: each begin has exactly one end.
public struct ContactEvent: Hashable, Sendable {
  /// What happened to the contact.
  public enum Change: String, Hashable, Sendable {
    /// It came down.
    case began
    /// It was lifted.
    case ended
    /// It was broken off: lost events, a device that went, the end of the log.
    case cancelled
  }

  /// When.
  public var time: Microseconds
  /// On which device.
  public var device: DeviceNumber
  /// The contact's number, counted over the whole device.
  public var serial: Int
  /// What happened.
  public var change: Change
  /// Whether it came down before the device was described: its begin is only the begin of what is known.
  public var wasDownBefore: Bool
  /// On a begin: whether it is taken for a palm.
  public var isPalm: Bool
  /// On a begin: whether a finger came down with it, rather than a palm, a finger above the surface, or one that was there
  /// under another id.
  public var isNewFinger: Bool

  /// Makes an event.
  public init(
    time: Microseconds, device: DeviceNumber, serial: Int, change: Change, wasDownBefore: Bool = false,
    isPalm: Bool = false, isNewFinger: Bool = true
  ) {
    self.time = time
    self.device = device
    self.serial = serial
    self.change = change
    self.wasDownBefore = wasDownBefore
    self.isPalm = isPalm
    self.isNewFinger = isNewFinger
  }
}
