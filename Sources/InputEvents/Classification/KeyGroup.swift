/// The ranges and lists of codes that the rules of device classes speak of.
package enum KeyGroup {
  /// `BTN_MOUSE` up to `BTN_TASK` and the three unnamed codes after it.
  static let mouseButtons: Range<UInt16> = 0x110..<0x120
  /// The tools for two to five fingers.
  static let severalFingers: [UInt16] = [
    EventCode.buttonToolQuintTap, EventCode.buttonToolDoubleTap, EventCode.buttonToolTripleTap,
    EventCode.buttonToolQuadTap,
  ]
  /// The wheels, in detents and in parts of detents.
  static let wheels: [UInt16] = [
    EventCode.relHWheel, EventCode.relWheel, EventCode.relWheelHiRes, EventCode.relHWheelHiRes,
  ]
  /// `ABS_RX` up to `ABS_HAT3Y`.
  static let joystickAxes: Range<UInt16> = 0x03..<EventCode.absPressure
  /// One key of each of ten groups of keys; a joystick may have some, but not several.
  ///
  /// Left control, caps lock, num lock, insert, mute, calculator, files, mail, play, brightness down: the
  /// choice is udev's.
  static let keyboardKeys: [UInt16] = [29, 58, 69, 110, 113, 140, 144, 155, 164, 224]
  /// `MT_TOOL_PALM`, the last of the tools that are a hand or hold a pen.
  static let palmTool: Int32 = 0x02
  /// `MT_TOOL_DIAL`.
  static let dialTool: Int32 = 0x0a
  /// `BUS_I2C`.
  static let i2cBus: UInt16 = 0x18

  /// Whether a code of `EV_KEY` is a key and not a button.
  package static func isKey(_ code: UInt16) -> Bool {
    switch code {
    // Below BTN_MISC; from KEY_OK to BTN_DPAD_UP; from KEY_ALS_TOGGLE to BTN_TRIGGER_HAPPY.
    case 0x01..<0x100, 0x160..<0x220, 0x230..<0x2c0: true
    default: false
    }
  }

  /// Whether a key writes a letter, or a digit on a keypad.
  static func isTypingKey(_ code: UInt16) -> Bool {
    switch code {
    // Q to P, A to L, Z to M; 7 to 9, 4 to 6, 1 to 3 and 0 of the keypad.
    case 16...25, 30...38, 44...50, 71...73, 75...77, 79...82: true
    default: false
    }
  }

  /// Whether a button is one that joysticks and game pads have.
  static func isJoystickButton(_ code: UInt16) -> Bool {
    switch code {
    // BTN_JOYSTICK to BTN_DIGI, the directional pad, BTN_TRIGGER_HAPPY1 to 40.
    case 0x120..<0x140, 0x220...0x223, 0x2c0...0x2e7: true
    default: false
    }
  }
}
