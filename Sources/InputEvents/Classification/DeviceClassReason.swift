/// The rule by which a device got its class.
public enum DeviceClassReason: Hashable, Sendable {
  /// udev says so by this property.
  case udevProperty(String)
  /// A place on a surface, with `BTN_STYLUS` or `BTN_TOOL_PEN`.
  case penTool
  /// `ABS_MT_TOOL_TYPE` is for `MT_TOOL_DIAL`, not for fingers: a totem that stands on the screen.
  case dialTool
  /// `BTN_0`, `BTN_1` and a wheel, but neither a pen nor motion: the buttons beside a pen tablet.
  case padButtonsWithWheel
  /// `BTN_0` and a place that has no size, but neither a pen nor motion: a pad whose axes only say that it is one.
  case padButtonsWithFormalPlace
  /// `INPUT_PROP_ACCELEROMETER`, or three axes and no keys at all.
  case accelerometer
  /// `BTN_TOOL_FINGER` without `BTN_TOOL_PEN`, and not on a screen.
  case fingerToolWithoutPen
  /// Multitouch axes and `INPUT_PROP_POINTER`, without a finger tool.
  case multitouchWithPointerProperty
  /// A place on a surface, with `INPUT_PROP_DIRECT`.
  case directProperty
  /// A place on a surface, with `BTN_TOUCH`.
  case touchButton
  /// Multitouch axes with neither a finger tool nor `INPUT_PROP_POINTER`.
  case multitouchWithoutFingerTool
  /// `ABS_X` and `ABS_Y` with mouse buttons, as virtual machines have.
  case absoluteAxesWithMouseButtons
  /// `REL_X` and `REL_Y` with mouse buttons.
  case relativeAxesWithMouseButtons
  /// `REL_X` and `REL_Y` with mouse buttons, and multitouch axes: a mouse with a surface that feels fingers.
  case relativeAxesWithSurface
  /// `REL_X` and `REL_Y` without mouse buttons, on a device that has a wheel or does not type.
  case relativeAxes
  /// Mouse buttons, and neither axes nor keys nor switches.
  case mouseButtonsAlone
  /// A wheel without keys.
  case wheelAlone
  /// `INPUT_PROP_POINTING_STICK`.
  case pointingStickProperty
  /// Moves like a mouse on an I2C bus, where there are no mice.
  case mouseOnI2C
  /// Moves like a mouse and has this word in its name.
  case name(String)
  /// Moves like a mouse and has ids that udev's database of mice knows for another kind.
  case knownID
  /// Joystick buttons and axes, two or more in all.
  case joystick(buttons: Int, axes: Int)
  /// Letters, or digits of a keypad.
  case typingKeys
  /// Switches, and nothing that points or types.
  case switches
  /// Something, but nothing that points or types.
  case neitherPointsNorTypes
  /// A place on a surface, and nothing that tells which kind of surface.
  case undecidedSurface
  /// A wheel beside a place or half of one, and nothing that tells what gives the place.
  case wheelBesideUndecidedAxes
  /// No code, axis or property that would decide.
  case nothingKnown
}

extension DeviceClassReason: CustomStringConvertible {
  /// The reason in a few words, for people.
  public var description: String {
    switch self {
    case .udevProperty(let property): "udev says \(property)"
    case .penTool: "a pen"
    case .dialTool: "a dial that stands on the screen"
    case .padButtonsWithWheel: "pad buttons and a wheel, no motion"
    case .padButtonsWithFormalPlace: "pad buttons and a place of no size, no motion"
    case .accelerometer: "an accelerometer"
    case .fingerToolWithoutPen: "a finger tool, no pen, not direct"
    case .multitouchWithPointerProperty: "multitouch that needs a pointer"
    case .directProperty: "touched directly"
    case .touchButton: "touch, no finger tool"
    case .multitouchWithoutFingerTool: "multitouch, neither finger tool nor pointer property"
    case .absoluteAxesWithMouseButtons: "absolute axes and mouse buttons"
    case .relativeAxesWithMouseButtons: "relative axes and mouse buttons"
    case .relativeAxesWithSurface: "relative axes, mouse buttons and a surface that feels fingers"
    case .relativeAxes: "relative axes"
    case .mouseButtonsAlone: "mouse buttons and nothing else"
    case .wheelAlone: "a wheel without keys"
    case .pointingStickProperty: "the pointing stick property"
    case .mouseOnI2C: "moves like a mouse, on I2C"
    case .name(let word): "moves like a mouse, named \u{201C}\(word)\u{201D}"
    case .knownID: "moves like a mouse, known by its ids"
    case .joystick(let buttons, let axes): "\(buttons) joystick buttons and \(axes) joystick axes"
    case .typingKeys: "letter or digit keys"
    case .switches: "switches"
    case .neitherPointsNorTypes: "neither points nor types"
    case .undecidedSurface: "absolute axes, nothing says of what"
    case .wheelBesideUndecidedAxes: "a wheel beside absolute axes, nothing says of what"
    case .nothingKnown: "nothing known"
    }
  }
}
