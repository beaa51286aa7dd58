import InputEvents

/// A surface with fingers on it: what its contacts are, what the fingers do, and what that scrolls.
struct FingerSurface: Sendable {
  private let device: DeviceNumber
  private let scale: SurfaceScale
  private var tracker: ContactTracker
  private(set) var hand: FingerTracker
  private var clock: DeviceClock
  // One of them, by the device's class and the settings; none of a touchpad on which all fingers point, and of a mouse
  // whose surface is not asked to scroll.
  private var gesture: TouchpadGesture?
  private var edge: EdgeScroll?
  private var touch: TouchGesture?
  /// Whether one finger moves the pointer, and whether it did in this frame.
  private let points: Bool
  private var hasPointed = false
  /// Since when a contact was stale that was told of.
  private var toldStale: Microseconds?

  /// A surface whose fingers scroll; `nil` for a device of another class.
  init?(
    _ device: DeviceNumber, _ description: DeviceDescription, _ deviceClass: DeviceClass,
    _ settings: ScrollInputSettings
  ) {
    self.device = device
    scale = SurfaceScale(description, deviceClass: deviceClass)
    tracker = ContactTracker(description)
    clock = DeviceClock(isUsed: settings.usesDeviceClock)
    switch deviceClass {
    case .touchpad:
      hand = FingerTracker(scale, skipsJumps: settings.touchpad.skipsJumps, readsPressure: true)
      switch settings.touchpad.method {
      case .twoFinger: gesture = TouchpadGesture(device: device, settings: settings, scale: scale)
      case .edge: edge = EdgeScroll(device: device, settings: settings, scale: scale)
      case .none: break
      }
    case .touchscreen:
      hand = FingerTracker(scale, skipsJumps: settings.touchscreen.skipsJumps, readsPressure: false)
      touch = TouchGesture(device: device, settings: settings, scale: scale)
    case .mouse where description.hasSurfaceOnMouse:
      hand = FingerTracker(scale, skipsJumps: settings.touchpad.skipsJumps, readsPressure: false)
      if settings.pointer.mouseSurface {
        gesture = TouchpadGesture(device: device, settings: settings, scale: scale, fingers: 1)
      }
    case .tablet where settings.tablet.pen && description.hasPenTip:
      hand = FingerTracker(scale, skipsJumps: false, readsPressure: false)
      touch = TouchGesture(device: device, settings: settings, scale: scale)
    default: return nil
    }
    points = deviceClass == .touchpad
  }

  /// Begins with what was down before.
  mutating func start(
    _ time: Microseconds, _ description: DeviceDescription, _ state: DeviceState,
    into outputs: inout [ScrollInputOutput]
  ) {
    if !scale.isStated {
      let size = DeviceFinding.assumedSize(width: scale.size.x, height: scale.size.y)
      outputs.append(.finding(InputFinding(time: time, device: device, kind: .device(size))))
    }
    clock.pass(to: time)
    hand.clock = clock.time
    tracker.start(description, state)
    hasPointed = false
    moveHand(time, isTrusted: false)
    report(time, .ended, wereDownBefore: true, into: &outputs)
    if hand.count > 0 { tell(time, into: &outputs) }
    tracker.clearChanges()
  }

  /// Follows the contacts of a frame; what they scroll is told by ``scroll(_:into:)``, after the pointer has moved.
  ///
  /// - Returns: The motion of the one finger that points, in millimetres.
  mutating func follow(_ frame: borrowing Frame, into outputs: inout [ScrollInputOutput]) -> Vector {
    let before = hand.count
    clock.step(frame)
    hand.clock = clock.time
    tracker.apply(frame)
    // The difference after lost events says where fingers are, not that they moved in this moment.
    moveHand(frame.time, isTrusted: !frame.isSynchronization)
    report(frame.time, .ended, into: &outputs)
    tellFindings(frame.time, into: &outputs)
    tellStale(frame.time, into: &outputs)
    // What a finger did since it was alone moves the pointer, not what it did beside another.
    hasPointed = points && before == 1 && hand.count == 1 && !(edge?.hasFinger ?? false)
    return hasPointed ? hand.motion : .zero
  }

  /// Tells the hand what is down; piece by piece, as the tracker whole would be copied for it.
  private mutating func moveHand(_ time: Microseconds, isTrusted: Bool) {
    hand.step(
      time, tracker.contacts, number: tracker.fingers, isAbove: tracker.isAbove, isTrusted: isTrusted)
  }

  /// Tells the gesture of the frame that was followed.
  mutating func scroll(_ time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    withhold(time, hand.skipped, .jump, into: &outputs)
    tell(time, into: &outputs)
  }

  private mutating func tell(_ time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    gesture?.step(time, &hand, hasPointed: hasPointed, into: &outputs)
    edge?.step(time, hand, hasPointed: hasPointed, into: &outputs)
    touch?.step(time, hand, into: &outputs)
    if gesture == nil, edge == nil, touch == nil, !hasPointed {
      withhold(time, hand.motion, .notAsked, into: &outputs)
    }
  }

  private func withhold(
    _ time: Microseconds, _ millimetres: Vector, _ cause: WithheldMotion.Cause,
    into outputs: inout [ScrollInputOutput]
  ) {
    guard millimetres != .zero else { return }
    outputs.append(
      .withheld(
        WithheldMotion(time: time, device: device, amount: .millimetres(millimetres), cause: cause)))
  }

  // Mutating, as `report` is, only so that the whole hand is not copied for the call.
  private mutating func tellFindings(_ time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    for finding in hand.findings {
      outputs.append(.finding(InputFinding(time: time, device: device, kind: .contact(finding))))
    }
  }

  private mutating func tellStale(_ time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    guard let since = tracker.staleSince, since != toldStale else { return }
    toldStale = since
    outputs.append(
      .finding(InputFinding(time: time, device: device, kind: .contact(.stale(since: since)))))
  }

  /// Breaks the gesture off, and forgets the contacts unless they are known to stay.
  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, contactsStay: Bool,
    into outputs: inout [ScrollInputOutput]
  ) {
    hand.giveUpJumps()
    tellFindings(time, into: &outputs)
    withhold(time, hand.skipped, .jump, into: &outputs)
    gesture?.cancel(time, reason, fingersStay: contactsStay, into: &outputs)
    edge?.cancel(time, reason, fingersStay: contactsStay, into: &outputs)
    touch?.cancel(time, reason, fingersStay: contactsStay, into: &outputs)
    if contactsStay { return }
    hand.reset()
    tracker.clearChanges()
    tracker.reset(time)
    report(time, .cancelled, into: &outputs)
    tracker.clearChanges()
  }

  private mutating func report(
    _ time: Microseconds, _ end: ContactEvent.Change, wereDownBefore: Bool = false,
    into outputs: inout [ScrollInputOutput]
  ) {
    for serial in tracker.began {
      let role = hand.role(of: serial)
      outputs.append(
        .contact(
          ContactEvent(
            time: time, device: device, serial: serial, change: .began, wasDownBefore: wereDownBefore,
            isPalm: role == .palm, isNewFinger: role == .active && !hand.joined.contains(serial))))
    }
    for serial in tracker.ended {
      outputs.append(.contact(ContactEvent(time: time, device: device, serial: serial, change: end)))
    }
  }
}
