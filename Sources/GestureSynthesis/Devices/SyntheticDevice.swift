/// A device that does not exist: what gestures are made on.
///
/// The raw value is the word by which `scrolltrace synth` and notes name it.
public enum SyntheticDevice: String, Hashable, Sendable, CaseIterable {
  /// A touchpad of 110 by 70 mm that tells a hundredth of a point at the default gain.
  case touchpad
  /// A phone's panel of 390 by 844 points, told to a hundredth of a point at the default gain.
  case touchscreen
  /// A mouse with a wheel that also tilts, in whole detents.
  case mouse
  /// A mouse whose wheel tells 1/120 detent, and its whole detents beside.
  case fineWheelMouse = "fine-wheel-mouse"
  /// A mouse that has no wheel.
  case plainMouse = "plain-mouse"
  /// A small stick between keys, with three buttons; it scrolls while the middle one is held.
  case pointingStick = "pointing-stick"
  /// A ball with a wheel in whole detents.
  case trackball

  /// Whether fingers lie on it.
  public var isSurface: Bool { self == .touchpad || self == .touchscreen }

  /// Whether it has a wheel.
  public var hasWheel: Bool { self == .mouse || self == .fineWheelMouse || self == .trackball }

  /// Whether it moves a pointer and has buttons.
  public var movesPointer: Bool { self != .touchscreen }

  /// How many fingers scroll on it.
  var scrollingFingers: Int { self == .touchpad ? 2 : 1 }
}
