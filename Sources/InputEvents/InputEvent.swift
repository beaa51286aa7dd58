/// One evdev fact: type, code and value, never altered.
public struct InputEvent: Hashable, Sendable {
  /// The event's type.
  public var type: EventType
  /// The code within the type.
  public var code: UInt16
  /// The value as the kernel gave it.
  public var value: Int32
  /// The event's own time minus the time of its frame; 0 if both are the same.
  public var timeOffset: Microseconds

  /// Makes an event.
  @inlinable
  public init(type: EventType, code: UInt16, value: Int32, timeOffset: Microseconds = 0) {
    self.type = type
    self.code = code
    self.value = value
    self.timeOffset = timeOffset
  }

  /// Whether this event has that type and code.
  @inlinable
  public func `is`(_ type: EventType, _ code: UInt16) -> Bool {
    self.type == type && self.code == code
  }
}
