internal import CLibevdev
import InputEvents

/// The greatest numbers that the kernel's input core knows.
enum KernelLimits {
  /// The greatest event type.
  static let type = UInt16(EV_MAX)
  /// The greatest input property.
  static let property = UInt16(INPUT_PROP_MAX)
  /// The greatest tracking id; the kernel states this range whatever is asked for.
  static let trackingID: Int32 = 0xffff
  /// The greatest slot that every kernel takes from uinput.
  static let slot: Int32 = 99
  /// The longest name of a uinput device in bytes.
  static let name = Int(UINPUT_MAX_NAME_SIZE) - 1
  /// The multitouch axes that have a value for each slot: `ABS_MT_TOUCH_MAJOR` to `ABS_MT_TOOL_Y`.
  static let slotAxes: ClosedRange<UInt16> = 0x30...0x3d

  /// The greatest code of a type that a virtual device can send; `nil` for all other types.
  static func code(_ type: EventType) -> UInt16? {
    switch type {
    case .key: UInt16(KEY_MAX)
    case .relative: UInt16(REL_MAX)
    case .absolute: UInt16(ABS_MAX)
    case .miscellaneous: UInt16(MSC_MAX)
    case .switches: UInt16(SW_MAX)
    case .led: UInt16(LED_MAX)
    case .sound: UInt16(SND_MAX)
    default: nil
    }
  }
}
