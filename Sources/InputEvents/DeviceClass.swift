/// What kind of device it is, as far as scrolling is concerned.
public enum DeviceClass: String, Hashable, Sendable, CaseIterable {
  /// A surface beside the screen that moves a pointer and scrolls with two fingers.
  case touchpad
  /// A mouse, with or without a wheel.
  case mouse
  /// A surface on the screen.
  case touchscreen
  /// A small stick between keys.
  case pointingStick = "pointing-stick"
  /// A ball.
  case trackball
  /// A pen tablet, its pads and pucks.
  case tablet
  /// Keys.
  case keyboard
  /// A device that neither points nor types.
  case other
  /// Nothing is known that would decide.
  case unknown

  /// Whether the device moves a pointer or touches the screen; such devices decide what indicators do.
  public var isPointing: Bool {
    switch self {
    case .touchpad, .mouse, .touchscreen, .pointingStick, .trackball, .tablet: true
    case .keyboard, .other, .unknown: false
    }
  }
}
