import InputEvents

/// Pointer motion and buttons of one device.
///
/// Only a press that was seen is released. A button that was down before, at the start of the log or after lost
/// events, says nothing, not even when it is let go: when and where it was pressed is not known.
struct PointerReader: Sendable {
  /// What moves the pointer, and by how many points for each unit.
  private enum Drive: Sendable {
    /// The device has no pointer.
    case none
    /// `REL_X` and `REL_Y`.
    case counts(Double)
    /// One finger on a touchpad, in millimetres.
    case finger(Double)
  }

  private let device: DeviceNumber
  private let drive: Drive
  // The buttons whose press was told, a bit for each code.
  private var pressed: UInt16 = 0
  // The button that scrolls while it is held: its press is told only if its release makes a click of it.
  private let scrollButton: PointerButton?
  private var buttonScroll: ButtonScroll

  init(device: DeviceNumber, deviceClass: DeviceClass, settings: PointerSettings) {
    self.device = device
    scrollButton = settings.buttonScroll.button(deviceClass)
    buttonScroll = ButtonScroll(device: device, settings: settings.buttonScroll)
    switch deviceClass {
    case .mouse, .pointingStick, .trackball: drive = .counts(settings.pointsPerCount)
    case .touchpad: drive = .finger(settings.pointsPerMillimetre)
    // A touch has its place in the scroll input. A tablet's pen points by a mapping to the screen that no log has.
    case .touchscreen, .tablet, .keyboard, .other, .unknown: drive = .none
    }
  }

  /// Reads a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - finger: The motion of the one finger that points on a touchpad, in millimetres.
  ///   - outputs: Where output goes.
  mutating func step(
    _ frame: borrowing Frame, finger: Vector, into outputs: inout [ScrollInputOutput]
  ) {
    let delta: Vector
    switch drive {
    case .none: return
    case .counts(let points):
      let counts = PointerReader.counts(frame)
      if buttonScroll.isHeld {
        buttonScroll.move(frame.time, counts, into: &outputs)
        delta = .zero
      } else {
        delta = counts * points
      }
    case .finger(let points): delta = finger * points
    }
    if delta != .zero { tell(frame.time, .moved(by: delta), into: &outputs) }
    for event in frame.events where event.type == .key {
      guard let button = PointerButton(code: event.code) else { continue }
      if button == scrollButton {
        scroll(frame, event, button, into: &outputs)
        continue
      }
      let bit = PointerReader.bit(event.code)
      // Autorepeat is neither. The difference after lost events tells what is down, not that it was pressed now.
      if event.value == 1, pressed & bit == 0, !frame.isSynchronization {
        pressed |= bit
        tell(frame.time, .pressed(button), into: &outputs)
      } else if event.value == 0, pressed & bit != 0 {
        pressed &= ~bit
        tell(frame.time, .released(button), into: &outputs)
      }
    }
  }

  /// Follows the button that scrolls.
  private mutating func scroll(
    _ frame: borrowing Frame, _ event: InputEvent, _ button: PointerButton,
    into outputs: inout [ScrollInputOutput]
  ) {
    if event.value == 1, !buttonScroll.isHeld, !frame.isSynchronization {
      buttonScroll.press(frame.time)
    } else if event.value == 0, buttonScroll.release(frame.time, into: &outputs) {
      tell(frame.time, .pressed(button), into: &outputs)
      tell(frame.time, .released(button), into: &outputs)
    }
  }

  /// Breaks off scrolling, and releases what is pressed, in the order of the codes.
  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, into outputs: inout [ScrollInputOutput]
  ) {
    buttonScroll.cancel(time, reason, into: &outputs)
    guard pressed != 0 else { return }
    for code in PointerButton.codes where pressed & PointerReader.bit(code) != 0 {
      guard let button = PointerButton(code: code) else { continue }
      tell(time, .released(button), interruption: reason, into: &outputs)
    }
    pressed = 0
  }

  private static func bit(_ code: UInt16) -> UInt16 {
    1 << (code - PointerButton.codes.lowerBound)
  }

  /// The frame's motion in counts, right and down positive.
  private static func counts(_ frame: borrowing Frame) -> Vector {
    var x: Int64 = 0
    var y: Int64 = 0
    for event in frame.events where event.type == .relative {
      switch event.code {
      case EventCode.relX: x += Int64(event.value)
      case EventCode.relY: y += Int64(event.value)
      default: break
      }
    }
    return Vector(x: Double(x), y: Double(y))
  }

  private func tell(
    _ time: Microseconds, _ kind: PointerEvent.Kind, interruption: ScrollInputReason? = nil,
    into outputs: inout [ScrollInputOutput]
  ) {
    outputs.append(
      .pointer(PointerEvent(time: time, device: device, kind: kind, interruption: interruption)))
  }
}
