/// The type of an evdev event (`EV_*` in the kernel's `input-event-codes.h`).
///
/// A struct and not an enum: a recording may hold types that this package does not know.
public struct EventType: RawRepresentable, Hashable, Comparable, Sendable {
  /// The kernel's number for the type.
  public var rawValue: UInt16

  /// Makes a type from the kernel's number.
  @inlinable
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Orders types by the kernel's number.
  @inlinable
  public static func < (left: EventType, right: EventType) -> Bool {
    left.rawValue < right.rawValue
  }

  /// `EV_SYN`: the end of a frame, of a contact (protocol A), or a lost event.
  public static let synchronization = EventType(rawValue: 0x00)
  /// `EV_KEY`: keys and buttons.
  public static let key = EventType(rawValue: 0x01)
  /// `EV_REL`: relative axes, wheels among them.
  public static let relative = EventType(rawValue: 0x02)
  /// `EV_ABS`: absolute axes, multitouch among them.
  public static let absolute = EventType(rawValue: 0x03)
  /// `EV_MSC`: scan codes, the device's own clock.
  public static let miscellaneous = EventType(rawValue: 0x04)
  /// `EV_SW`: switches.
  public static let switches = EventType(rawValue: 0x05)
  /// `EV_LED`: lamps.
  public static let led = EventType(rawValue: 0x11)
  /// `EV_SND`: sounds.
  public static let sound = EventType(rawValue: 0x12)
  /// `EV_REP`: autorepeat settings.
  public static let autorepeat = EventType(rawValue: 0x14)
  /// `EV_FF`: force feedback.
  public static let forceFeedback = EventType(rawValue: 0x15)
}
