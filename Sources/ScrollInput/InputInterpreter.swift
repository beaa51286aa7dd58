public import InputEvents

/// Turns the frames of any number of devices into contacts, pointer events and scroll input.
///
/// A value without I/O and clock: the same frames give the same output. Outputs go into an array that the caller
/// empties and uses again, so a steady state allocates nothing.
public struct InputInterpreter: Sendable {
  private var devices: [InterpretedDevice] = []
  private let settings: ScrollInputSettings

  /// Makes an interpreter that knows no device.
  public init(settings: ScrollInputSettings = ScrollInputSettings()) {
    self.settings = settings
  }

  /// When something happens without a frame, such as the end of a wheel's motion; `nil` if nothing will.
  public var nextDeadline: Microseconds? {
    var next: Microseconds?
    for device in devices {
      if let deadline = device.wheel.deadline, next.map({ deadline < $0 }) ?? true { next = deadline }
    }
    return next
  }

  /// Takes a device in; one that comes back under its number starts anew.
  ///
  /// - Parameters:
  ///   - number: The log's number of the device.
  ///   - description: What it says of itself.
  ///   - state: What was down then; a contact that was begins at `time`, at its place. A button that was says nothing
  ///     until it is pressed anew.
  ///   - deviceClass: What it is taken for; it decides how contacts are read, and whether it has a pointer.
  ///   - time: When it came.
  ///   - outputs: Where output goes.
  public mutating func add(
    _ number: DeviceNumber, _ description: DeviceDescription, _ state: DeviceState = DeviceState(),
    as deviceClass: DeviceClass, at time: Microseconds, into outputs: inout [ScrollInputOutput]
  ) {
    remove(number, at: time, into: &outputs)
    var device = InterpretedDevice(number, description, deviceClass, settings)
    device.start(time, description, state, into: &outputs)
    devices.append(device)
  }

  /// Lets a device go; what it had begun is cancelled.
  public mutating func remove(
    _ number: DeviceNumber, at time: Microseconds, into outputs: inout [ScrollInputOutput]
  ) {
    guard let index = index(number) else { return }
    devices[index].cancel(time, .deviceGone, contacts: true, into: &outputs)
    devices.remove(at: index)
  }

  /// Interprets a frame.
  ///
  /// Frames of devices that were never added are passed over.
  ///
  /// - Complexity: O(events in the frame + contacts).
  public mutating func step(_ frame: borrowing Frame, into outputs: inout [ScrollInputOutput]) {
    guard let index = index(frame.device) else { return }
    devices[index].step(frame, into: &outputs)
  }

  /// Takes note that events of a device were lost.
  ///
  /// What was under way is cancelled. Contacts stay if the next frame holds the repaired difference; otherwise that
  /// frame is the rest of the lost ones and not to be trusted.
  public mutating func drop(
    _ number: DeviceNumber, at time: Microseconds, into outputs: inout [ScrollInputOutput]
  ) {
    guard let index = index(number) else { return }
    devices[index].drop(time, into: &outputs)
  }

  /// Takes note that nothing was recorded for a while, by one device or by all.
  public mutating func gap(
    _ number: DeviceNumber?, at time: Microseconds, into outputs: inout [ScrollInputOutput]
  ) {
    for index in devices.indices where number == nil || devices[index].number == number {
      devices[index].cancel(time, .recordingGap, contacts: true, into: &outputs)
    }
  }

  /// Lets time pass: motions that end by themselves end, each at its own time.
  public mutating func advance(to time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    for index in devices.indices { devices[index].wheel.advance(to: time, into: &outputs) }
  }

  /// Ends the log: what is down is cancelled or released; a wheel still has its quiet time to end by itself.
  public mutating func finish(at time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    for index in devices.indices { devices[index].finish(time, into: &outputs) }
  }

  private func index(_ number: DeviceNumber) -> Int? {
    for index in devices.indices where devices[index].number == number { return index }
    return nil
  }
}

/// One device as the interpreter knows it.
struct InterpretedDevice: Sendable {
  private enum Surface: Sendable {
    case none
    case touchpad(TouchpadGesture)
    case touchscreen(TouchGesture)
  }

  let number: DeviceNumber
  var wheel: WheelMotionReader
  private var pointer: PointerReader
  private var tracker: ContactTracker
  private var surface: Surface
  private let scale: SurfaceScale
  private var lostEvents = false

  init(
    _ number: DeviceNumber, _ description: DeviceDescription, _ deviceClass: DeviceClass,
    _ settings: ScrollInputSettings
  ) {
    self.number = number
    scale = SurfaceScale(description, deviceClass: deviceClass)
    tracker = ContactTracker(description)
    wheel = WheelMotionReader(device: number, settings: settings)
    pointer = PointerReader(device: number, deviceClass: deviceClass, settings: settings)
    switch deviceClass {
    case .touchpad: surface = .touchpad(TouchpadGesture(device: number, settings: settings, scale: scale))
    case .touchscreen: surface = .touchscreen(TouchGesture(device: number, settings: settings, scale: scale))
    default: surface = .none
    }
  }

  /// Begins with what was down before.
  mutating func start(
    _ time: Microseconds, _ description: DeviceDescription, _ state: DeviceState,
    into outputs: inout [ScrollInputOutput]
  ) {
    if case .none = surface { return }
    tracker.start(description, state)
    report(time, .ended, wereDownBefore: true, into: &outputs)
    if tracker.fingers > 0 { tell(time, FingerMotion(), into: &outputs) }
    tracker.clearChanges()
  }

  mutating func step(_ frame: borrowing Frame, into outputs: inout [ScrollInputOutput]) {
    if lostEvents || frame.reportsDrop {
      lostEvents = false
      if !frame.isSynchronization {
        cancel(frame.time, .eventsLost, contacts: true, into: &outputs)
        return
      }
    }
    // The pointer comes before what scrolls: it says where that scrolls.
    if case .none = surface {
      pointer.step(frame, finger: FingerMotion(), into: &outputs)
      wheel.step(frame, into: &outputs)
      return
    }
    let fingersBefore = tracker.fingers
    tracker.apply(frame)
    report(frame.time, .ended, into: &outputs)
    // The difference after lost events says where fingers are, not that they moved in this moment.
    let motion =
      frame.isSynchronization ? FingerMotion() : FingerMotion(tracker.contacts, scale: scale)
    // What a finger did since it was alone moves the pointer, not what it did beside another.
    let isAlone = fingersBefore == 1 && tracker.fingers == 1
    pointer.step(frame, finger: isAlone ? motion : FingerMotion(), into: &outputs)
    wheel.step(frame, into: &outputs)
    tell(frame.time, motion, into: &outputs)
  }

  /// Tells the gesture of the fingers that are down, and of their motion.
  private mutating func tell(
    _ time: Microseconds, _ motion: FingerMotion, into outputs: inout [ScrollInputOutput]
  ) {
    switch surface {
    case .none: break
    case .touchpad(var gesture):
      gesture.step(time, fingers: tracker.fingers, motion: motion, into: &outputs)
      surface = .touchpad(gesture)
    case .touchscreen(var gesture):
      gesture.step(
        time, fingers: tracker.fingers, motion: motion, place: scale.centroid(tracker.contacts),
        into: &outputs)
      surface = .touchscreen(gesture)
    }
  }

  mutating func drop(_ time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    lostEvents = true
    cancel(time, .eventsLost, contacts: false, into: &outputs)
  }

  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, contacts: Bool, into outputs: inout [ScrollInputOutput]
  ) {
    wheel.cancel(time, reason, into: &outputs)
    pointer.cancel(time, reason, into: &outputs)
    if contacts {
      cancelContacts(time, reason, into: &outputs)
    } else {
      cancelGesture(time, reason, fingersStay: true, into: &outputs)
    }
  }

  /// Ends the log; the wheel ends by itself.
  mutating func finish(_ time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    pointer.cancel(time, .logOver, into: &outputs)
    cancelContacts(time, .logOver, into: &outputs)
  }

  private mutating func cancelContacts(
    _ time: Microseconds, _ reason: ScrollInputReason, into outputs: inout [ScrollInputOutput]
  ) {
    cancelGesture(time, reason, fingersStay: false, into: &outputs)
    tracker.clearChanges()
    tracker.reset()
    report(time, .cancelled, into: &outputs)
    tracker.clearChanges()
  }

  private mutating func cancelGesture(
    _ time: Microseconds, _ reason: ScrollInputReason, fingersStay: Bool,
    into outputs: inout [ScrollInputOutput]
  ) {
    switch surface {
    case .none: break
    case .touchpad(var gesture):
      gesture.cancel(time, reason, fingersStay: fingersStay, into: &outputs)
      surface = .touchpad(gesture)
    case .touchscreen(var gesture):
      gesture.cancel(time, reason, fingersStay: fingersStay, into: &outputs)
      surface = .touchscreen(gesture)
    }
  }

  private func report(
    _ time: Microseconds, _ end: ContactEvent.Change, wereDownBefore: Bool = false,
    into outputs: inout [ScrollInputOutput]
  ) {
    for serial in tracker.began {
      let contact = ContactEvent(
        time: time, device: number, serial: serial, change: .began, wasDownBefore: wereDownBefore,
        isPalm: tracker.contacts.contains { $0.serial == serial && $0.isPalm })
      outputs.append(.contact(contact))
    }
    for serial in tracker.ended {
      outputs.append(.contact(ContactEvent(time: time, device: number, serial: serial, change: end)))
    }
  }
}
