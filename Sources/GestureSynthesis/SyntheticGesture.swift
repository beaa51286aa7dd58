/// A kind of gesture; the raw value is the word by which `scrolltrace synth` and notes name it.
public enum SyntheticGesture: String, Hashable, Sendable, CaseIterable {
  /// Fingers go ever faster and are lifted in motion.
  case flick
  /// Fingers go at an even pace, rest and are lifted.
  case drag
  /// The same with two fingers, whatever the surface.
  case twoFingerScroll = "two-finger-scroll"
  /// Fingers lie still and are lifted.
  case rest
  /// Fingers touch and are lifted.
  case tap
  /// A wheel turns by whole detents.
  case notch
  /// A wheel turns by 1/120 detents.
  case turn
  /// The pointer moves.
  case move
  /// A button is pressed and let go.
  case click
  /// A button is pressed.
  case press
  /// A button is let go.
  case release
  /// Nothing happens.
  case pause
  /// A device comes.
  case plug
  /// A device goes.
  case unplug

  /// Whether it can be made on a device.
  public func isPossible(on device: SyntheticDevice) -> Bool {
    switch self {
    case .flick, .twoFingerScroll, .rest, .tap: device.isSurface
    case .drag: device.isSurface || device == .pointingStick
    case .notch: device.hasWheel
    case .turn: device == .fineWheelMouse
    case .move, .click, .press, .release: device.movesPointer
    case .pause, .plug, .unplug: true
    }
  }

  /// Whether a wheel of the device turns along an axis.
  func isPossible(on device: SyntheticDevice, along axis: GestureAxis) -> Bool {
    isPossible(on: device) && (axis == .vertical || device != .trackball)
  }

  /// The device on which it is made if none is named, and none that is there will do.
  var usualDevice: SyntheticDevice {
    switch self {
    case .flick, .drag, .twoFingerScroll, .rest, .tap: .touchpad
    case .notch, .move, .click, .press, .release, .pause, .plug, .unplug: .mouse
    case .turn: .fineWheelMouse
    }
  }

  /// The devices on which it is possible, in words.
  var devices: String {
    "it takes one of "
      + SyntheticDevice.allCases.filter { isPossible(on: $0) }.map(\.rawValue).joined(separator: ", ")
  }
}
