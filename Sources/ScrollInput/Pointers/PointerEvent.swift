public import InputEvents

/// A button of a pointing device, by what it is for.
public enum PointerButton: Hashable, Sendable {
  /// `BTN_LEFT`: presses controls.
  case primary
  /// `BTN_RIGHT`.
  case secondary
  /// `BTN_MIDDLE`.
  case middle
  /// Another button of a mouse (`BTN_SIDE`, `BTN_EXTRA` and so on), by its code in `EV_KEY`, which is above that of
  /// `BTN_MIDDLE` and below that of `BTN_JOYSTICK`.
  case other(UInt16)

  /// The codes that are buttons of a pointer: `BTN_MOUSE` up to the last one before `BTN_JOYSTICK`.
  ///
  /// `BTN_TOUCH` is none of them: a finger that comes down presses nothing.
  static let codes = EventCode.buttonLeft..<EventCode.buttonJoystick

  /// The button of a code; `nil` if the code is none of a pointer's.
  init?(code: UInt16) {
    guard PointerButton.codes.contains(code) else { return nil }
    switch code {
    case EventCode.buttonLeft: self = .primary
    case EventCode.buttonRight: self = .secondary
    case EventCode.buttonMiddle: self = .middle
    default: self = .other(code)
    }
  }
}

/// What a mouse, a pointing stick, a trackball or one finger on a touchpad asks of the pointer.
///
/// The device knows no place: who keeps the pointer adds up the motions and holds them within the scene.
public struct PointerEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// The pointer is to move by so many points, right and down positive, without acceleration; never zero.
    ///
    /// There is one motion for each frame at most, before the frame's buttons. Natural scrolling does not turn it.
    case moved(by: Vector)
    /// A button was pressed.
    case pressed(PointerButton)
    /// A button was let go; each press has exactly one release, on the same device.
    case released(PointerButton)
  }

  /// When.
  public var time: Microseconds
  /// Which device.
  public var device: DeviceNumber
  /// What happened.
  public var kind: Kind
  /// Why a button counts as released although the device did not say so; `nil` where the device said it.
  ///
  /// Events were lost, nothing was recorded for a while, the device went, or the log is over. Such a release is no
  /// click.
  public var interruption: ScrollInputReason?

  /// Makes an event.
  public init(
    time: Microseconds, device: DeviceNumber, kind: Kind, interruption: ScrollInputReason? = nil
  ) {
    self.time = time
    self.device = device
    self.kind = kind
    self.interruption = interruption
  }
}
