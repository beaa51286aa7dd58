import InputEvents

/// One device as the interpreter knows it.
struct InterpretedDevice: Sendable {
  let number: DeviceNumber
  private var wheel: WheelMotionReader
  // In place of the wheel, where it is none.
  private var scrollPoint: ScrollPointReader?
  private var ring: RingReader?
  private var pointer: PointerReader
  private var surface: FingerSurface?
  private var lostEvents = false

  init(
    _ number: DeviceNumber, _ description: DeviceDescription, _ deviceClass: DeviceClass,
    _ settings: ScrollInputSettings, wheelCause: WithheldMotion.Cause?
  ) {
    self.number = number
    surface = FingerSurface(number, description, deviceClass, settings)
    wheel = WheelMotionReader(device: number, settings: settings.wheel, withheld: wheelCause)
    var pointerSettings = settings.pointer
    if deviceClass == .mouse, description.hasScrollPoint {
      scrollPoint = ScrollPointReader(device: number, settings: settings)
      // It has a motion of that kind already.
      pointerSettings.buttonScroll.mouse = nil
    }
    if deviceClass == .tablet {
      ring = RingReader(device: number, description, settings: settings.tablet)
    }
    pointer = PointerReader(device: number, deviceClass: deviceClass, settings: pointerSettings)
  }

  /// When something happens without a frame; `nil` if nothing will.
  var deadline: Microseconds? {
    scrollPoint?.deadline ?? wheel.deadline
  }

  /// Lets time pass.
  mutating func advance(to time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    wheel.advance(to: time, into: &outputs)
    scrollPoint?.advance(to: time, into: &outputs)
  }

  /// Begins with what was down before.
  mutating func start(
    _ time: Microseconds, _ description: DeviceDescription, _ state: DeviceState,
    into outputs: inout [ScrollInputOutput]
  ) {
    surface?.start(time, description, state, into: &outputs)
  }

  mutating func step(_ frame: borrowing Frame, into outputs: inout [ScrollInputOutput]) {
    if lostEvents || frame.reportsDrop {
      lostEvents = false
      if !frame.isSynchronization {
        cancel(frame.time, .eventsLost, contactsStay: false, into: &outputs)
        return
      }
    }
    let finger = surface?.follow(frame, into: &outputs) ?? .zero
    // The pointer comes before what scrolls: it says where that scrolls.
    pointer.step(frame, finger: finger, into: &outputs)
    if scrollPoint == nil { wheel.step(frame, into: &outputs) }
    scrollPoint?.step(frame, into: &outputs)
    ring?.step(frame, into: &outputs)
    surface?.scroll(frame.time, into: &outputs)
  }

  /// Takes note that events were lost; the next frame tells what is still down.
  mutating func drop(_ time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    lostEvents = true
    cancel(time, .eventsLost, contactsStay: true, into: &outputs)
  }

  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, contactsStay: Bool,
    into outputs: inout [ScrollInputOutput]
  ) {
    wheel.cancel(time, reason, into: &outputs)
    scrollPoint?.cancel(time, reason, into: &outputs)
    ring?.cancel(time, reason, into: &outputs)
    pointer.cancel(time, reason, into: &outputs)
    surface?.cancel(time, reason, contactsStay: contactsStay, into: &outputs)
  }

  /// Ends the log; wheels and scroll points end by themselves.
  mutating func finish(_ time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    ring?.cancel(time, .logOver, into: &outputs)
    pointer.cancel(time, .logOver, into: &outputs)
    surface?.cancel(time, .logOver, contactsStay: false, into: &outputs)
  }
}
