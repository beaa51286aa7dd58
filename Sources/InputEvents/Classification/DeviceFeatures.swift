/// What the rules ask of a description, each answered once.
struct DeviceFeatures {
  /// A place: `ABS_X` and `ABS_Y`.
  let hasAbsolutePlace: Bool
  /// A place, or the one axis of it.
  let hasPartOfPlace: Bool
  /// A place whose axes span one unit at most: such pads have it only because pen tablets have one.
  let hasFormalPlace: Bool
  /// Places of contacts: `ABS_MT_POSITION_X` and `ABS_MT_POSITION_Y`.
  let hasContacts: Bool
  /// Motion: `REL_X` and `REL_Y`.
  let hasMotion: Bool
  /// `ABS_X`, `ABS_Y` and `ABS_Z` on a device without keys, or the property.
  let isAccelerometer: Bool
  /// `BTN_TOOL_FINGER`.
  let hasFingerTool: Bool
  /// `BTN_STYLUS` or `BTN_TOOL_PEN`.
  let hasPen: Bool
  /// `BTN_TOUCH`.
  let hasTouchButton: Bool
  /// Any button of a mouse.
  let hasMouseButton: Bool
  /// `BTN_0` and `BTN_1`, as the buttons beside a pen tablet send them.
  let hasPadButtons: Bool
  /// `BTN_0`, without `BTN_TOOL_PEN`.
  let hasFirstPadButton: Bool
  /// Any wheel.
  let hasWheel: Bool
  /// `INPUT_PROP_DIRECT`.
  let isDirect: Bool
  /// `INPUT_PROP_POINTER`.
  let needsPointer: Bool
  /// `INPUT_PROP_POINTING_STICK`.
  let hasStickProperty: Bool
  /// `ABS_MT_TOOL_TYPE` goes up to `MT_TOOL_DIAL` and never down to fingers, pens and palms.
  let isDial: Bool
  /// Any key that is not a button.
  let hasKeys: Bool
  /// Keys that write text or numbers.
  let types: Bool
  /// Any switch.
  let hasSwitches: Bool
  /// Buttons that joysticks have.
  let joystickButtons: Int
  /// Axes that joysticks have.
  let joystickAxes: Int
  /// How many of the keys are there that tell a keyboard from a joystick.
  let keyboardKeys: Int
  /// Vendor and product.
  let id: KnownDevices.ID
  /// Whether the device is on an I2C bus.
  let isOnI2C: Bool
  /// The device's name.
  let name: String
  /// Whether the description says anything at all.
  let isEmpty: Bool

  /// Reads a description.
  init(of device: DeviceDescription) {
    let inferred = device.isInferred
    let keys = device.codes(.key)

    // An inferred description has only what was used: one axis of a pair stands for both.
    func pair(_ type: EventType, _ first: UInt16, _ second: UInt16) -> Bool {
      let hasFirst = device.has(type, first)
      let hasSecond = device.has(type, second)
      return inferred ? hasFirst || hasSecond : hasFirst && hasSecond
    }
    func has(button: UInt16) -> Bool { keys.contains(button) }

    hasAbsolutePlace = pair(.absolute, EventCode.absX, EventCode.absY)
    hasPartOfPlace =
      device.has(.absolute, EventCode.absX) || device.has(.absolute, EventCode.absY)
    hasFormalPlace = [EventCode.absX, EventCode.absY].allSatisfy { code in
      device.axis(code).map { Int64($0.maximum) - Int64($0.minimum) <= 1 } ?? false
    }
    // ABS_MT_SLOT - 1 is no axis: a device that has it claims all axes and means none of them.
    let claimsAllAxes =
      device.has(.absolute, EventCode.absMTSlot) && device.has(.absolute, EventCode.absMTSlot - 1)
    hasContacts = pair(.absolute, EventCode.absMTPositionX, EventCode.absMTPositionY) && !claimsAllAxes
    hasMotion = pair(.relative, EventCode.relX, EventCode.relY)
    let hasKeyType = device.capabilities.contains { $0.type == .key }
    isAccelerometer =
      device.has(property: EventCode.propertyAccelerometer)
      || (!hasKeyType && !hasContacts && hasAbsolutePlace && device.has(.absolute, EventCode.absZ))
    hasFingerTool =
      has(button: EventCode.buttonToolFinger)
      || (inferred && keys.contains(where: KeyGroup.severalFingers.contains))
    hasPen = has(button: EventCode.buttonStylus) || has(button: EventCode.buttonToolPen)
    hasTouchButton = has(button: EventCode.buttonTouch)
    hasMouseButton = keys.contains(where: KeyGroup.mouseButtons.contains)
    hasFirstPadButton = has(button: EventCode.buttonMisc) && !has(button: EventCode.buttonToolPen)
    hasPadButtons = hasFirstPadButton && has(button: EventCode.buttonMisc + 1)
    hasWheel = device.codes(.relative).contains(where: KeyGroup.wheels.contains)
    isDirect = device.has(property: EventCode.propertyDirect)
    needsPointer = device.has(property: EventCode.propertyPointer)
    hasStickProperty = device.has(property: EventCode.propertyPointingStick)
    isDial =
      device.axis(EventCode.absMTToolType).map {
        $0.minimum > KeyGroup.palmTool && $0.maximum == KeyGroup.dialTool
      } ?? false
    hasKeys = keys.contains(where: KeyGroup.isKey)
    // Ten, so that a remote control with one shortcut letter is no keyboard; but of an inferred keyboard only
    // those keys are known that were pressed.
    types = keys.count(where: KeyGroup.isTypingKey) >= (inferred ? 1 : 10)
    hasSwitches = !device.codes(.switches).isEmpty
    joystickButtons = keys.count(where: KeyGroup.isJoystickButton)
    joystickAxes = KeyGroup.joystickAxes.count { device.has(.absolute, $0) }
    keyboardKeys = keys.count(where: KeyGroup.keyboardKeys.contains)
    id = KnownDevices.ID(device.id)
    isOnI2C = device.id.bus == KeyGroup.i2cBus
    name = device.name
    isEmpty =
      device.absoluteAxes.isEmpty && device.capabilities.allSatisfy { $0.codes.isEmpty }
  }
}
