/// The event codes that this package's rules speak of; every other code is only a number with a name.
///
/// The names of all codes are in ``CodeNames``.
public enum EventCode {
  // EV_SYN
  /// `SYN_REPORT`: ends a frame.
  public static let synReport: UInt16 = 0
  /// `SYN_MT_REPORT`: ends a contact in multitouch protocol A.
  public static let synMTReport: UInt16 = 2
  /// `SYN_DROPPED`: the kernel's queue overflowed; what follows up to `SYN_REPORT` is not to be trusted.
  public static let synDropped: UInt16 = 3

  // EV_KEY
  /// `BTN_MISC`, the first code that is a button and not a key.
  public static let buttonMisc: UInt16 = 0x100
  /// `BTN_LEFT`, also `BTN_MOUSE`.
  public static let buttonLeft: UInt16 = 0x110
  /// `BTN_RIGHT`.
  public static let buttonRight: UInt16 = 0x111
  /// `BTN_MIDDLE`.
  public static let buttonMiddle: UInt16 = 0x112
  /// `BTN_JOYSTICK`, the first joystick button.
  public static let buttonJoystick: UInt16 = 0x120
  /// `BTN_TOOL_PEN`: a pen is near or on the surface.
  public static let buttonToolPen: UInt16 = 0x140
  /// `BTN_TOOL_FINGER`: one finger.
  public static let buttonToolFinger: UInt16 = 0x145
  /// `BTN_TOOL_MOUSE`: a puck.
  public static let buttonToolMouse: UInt16 = 0x146
  /// `BTN_TOOL_QUINTTAP`: five fingers.
  public static let buttonToolQuintTap: UInt16 = 0x148
  /// `BTN_STYLUS3`.
  public static let buttonStylus3: UInt16 = 0x149
  /// `BTN_TOUCH`: something touches the surface.
  public static let buttonTouch: UInt16 = 0x14a
  /// `BTN_STYLUS`: the first button of a pen.
  public static let buttonStylus: UInt16 = 0x14b
  /// `BTN_TOOL_DOUBLETAP`: two fingers.
  public static let buttonToolDoubleTap: UInt16 = 0x14d
  /// `BTN_TOOL_TRIPLETAP`: three fingers.
  public static let buttonToolTripleTap: UInt16 = 0x14e
  /// `BTN_TOOL_QUADTAP`: four fingers.
  public static let buttonToolQuadTap: UInt16 = 0x14f

  /// `KEY_MAX`, the greatest code that the kernel has for keys and buttons.
  public static let lastKey: UInt16 = 0x2ff

  // EV_REL
  /// `REL_X`.
  public static let relX: UInt16 = 0x00
  /// `REL_Y`.
  public static let relY: UInt16 = 0x01
  /// `REL_HWHEEL`: detents of the horizontal wheel, right positive.
  public static let relHWheel: UInt16 = 0x06
  /// `REL_WHEEL`: detents of the vertical wheel, away from the user positive.
  public static let relWheel: UInt16 = 0x08
  /// `REL_WHEEL_HI_RES`: the vertical wheel in 1/120 detent.
  public static let relWheelHiRes: UInt16 = 0x0b
  /// `REL_HWHEEL_HI_RES`: the horizontal wheel in 1/120 detent.
  public static let relHWheelHiRes: UInt16 = 0x0c

  // EV_ABS
  /// `ABS_X`.
  public static let absX: UInt16 = 0x00
  /// `ABS_Y`.
  public static let absY: UInt16 = 0x01
  /// `ABS_Z`.
  public static let absZ: UInt16 = 0x02
  /// `ABS_RX`: a touch strip.
  public static let absRX: UInt16 = 0x03
  /// `ABS_RY`: another touch strip.
  public static let absRY: UInt16 = 0x04
  /// `ABS_THROTTLE`: another touch ring.
  public static let absThrottle: UInt16 = 0x06
  /// `ABS_WHEEL`: a touch ring.
  public static let absWheel: UInt16 = 0x08
  /// `ABS_PRESSURE`.
  public static let absPressure: UInt16 = 0x18
  /// `ABS_DISTANCE`.
  public static let absDistance: UInt16 = 0x19
  /// `ABS_MISC`: on a tablet's pad, not 0 while anything of it is touched or pressed.
  public static let absMisc: UInt16 = 0x28
  /// `ABS_MT_SLOT`: the contact that the multitouch events which follow belong to.
  public static let absMTSlot: UInt16 = 0x2f
  /// `ABS_MT_TOUCH_MAJOR`.
  public static let absMTTouchMajor: UInt16 = 0x30
  /// `ABS_MT_POSITION_X`.
  public static let absMTPositionX: UInt16 = 0x35
  /// `ABS_MT_POSITION_Y`.
  public static let absMTPositionY: UInt16 = 0x36
  /// `ABS_MT_TOOL_TYPE`: finger, pen or palm.
  public static let absMTToolType: UInt16 = 0x37
  /// `ABS_MT_TRACKING_ID`: names a contact from begin to end; -1 ends it.
  public static let absMTTrackingID: UInt16 = 0x39
  /// `ABS_MT_PRESSURE`.
  public static let absMTPressure: UInt16 = 0x3a
  /// `ABS_MT_DISTANCE`.
  public static let absMTDistance: UInt16 = 0x3b
  /// `ABS_MT_TOOL_Y`, the last of the multitouch axes.
  public static let absMTToolY: UInt16 = 0x3d

  // EV_MSC
  /// `MSC_SERIAL`: the serial number of the pen or tool that is used.
  public static let mscSerial: UInt16 = 0x00
  /// `MSC_RAW`: the bytes that a keyboard's controller sent.
  public static let mscRaw: UInt16 = 0x03
  /// `MSC_SCAN`: the hardware's own code of a key.
  public static let mscScan: UInt16 = 0x04
  /// `MSC_TIMESTAMP`: the device's own clock in microseconds, with wrap-around.
  public static let mscTimestamp: UInt16 = 0x05

  // Input properties (`INPUT_PROP_*`)
  /// `INPUT_PROP_POINTER`: needs a pointer on the screen.
  public static let propertyPointer: UInt16 = 0x00
  /// `INPUT_PROP_DIRECT`: a touchscreen or a tablet display.
  public static let propertyDirect: UInt16 = 0x01
  /// `INPUT_PROP_BUTTONPAD`: the whole pad is a button.
  public static let propertyButtonPad: UInt16 = 0x02
  /// `INPUT_PROP_SEMI_MT`: two contacts as a bounding box only.
  public static let propertySemiMT: UInt16 = 0x03
  /// `INPUT_PROP_TOPBUTTONPAD`: buttons at the top of the pad.
  public static let propertyTopButtonPad: UInt16 = 0x04
  /// `INPUT_PROP_POINTING_STICK`.
  public static let propertyPointingStick: UInt16 = 0x05
  /// `INPUT_PROP_ACCELEROMETER`.
  public static let propertyAccelerometer: UInt16 = 0x06
}
