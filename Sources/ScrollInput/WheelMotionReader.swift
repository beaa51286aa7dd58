import InputEvents

/// One axis of a wheel in one frame, and how far its parts of detents are ahead of its whole ones.
private struct WheelAxis: Sendable {
  /// Whether the frame has parts of detents.
  private(set) var isFine = false
  private var detents: Int64 = 0
  private var parts: Int64 = 0
  // Parts since the last whole detent: a detent that comes in a frame of its own was turned by them already.
  private var ahead: Int64 = 0

  mutating func turn(detents value: Int32) {
    detents += Int64(value)
  }

  mutating func turn(parts value: Int32) {
    parts += Int64(value)
    isFine = true
  }

  /// The frame's turn in 1/120 detent; the next frame begins.
  mutating func take() -> Int64 {
    defer {
      detents = 0
      parts = 0
      isFine = false
    }
    if isFine {
      ahead = detents == 0 ? ahead + parts : 0
      return parts
    }
    if detents == 0 { return 0 }
    let owed = detents * 120
    let known = ahead
    ahead = 0
    guard (known > 0) == (owed > 0), known != 0 else { return owed }
    return known.magnitude < owed.magnitude ? owed - known : 0
  }
}

/// Wheels: detents or parts of them, never both for the same turn, and the quiet time that ends a motion.
struct WheelMotionReader: Sendable {
  /// When the wheel last turned; `nil` while no motion is under way.
  private(set) var lastTurn: Microseconds?
  private var vertical = WheelAxis()
  private var horizontal = WheelAxis()
  private let device: DeviceNumber
  private let settings: ScrollInputSettings

  init(device: DeviceNumber, settings: ScrollInputSettings) {
    self.device = device
    self.settings = settings
  }

  /// When the motion ends, if nothing turns before.
  var deadline: Microseconds? {
    lastTurn.map { $0 + settings.wheelQuiet }
  }

  mutating func step(_ frame: borrowing Frame, into outputs: inout [ScrollInputOutput]) {
    var isWheel = false
    for event in frame.events where event.type == .relative {
      switch event.code {
      case EventCode.relWheel: vertical.turn(detents: event.value)
      case EventCode.relHWheel: horizontal.turn(detents: event.value)
      case EventCode.relWheelHiRes: vertical.turn(parts: event.value)
      case EventCode.relHWheelHiRes: horizontal.turn(parts: event.value)
      default: continue
      }
      isWheel = true
    }
    guard isWheel else { return }
    let isFine = vertical.isFine || horizontal.isFine
    let up = vertical.take()
    let right = horizontal.take()
    if up == 0, right == 0 { return }
    // Away from the user is up; offsets grow downwards.
    let sign: Int64 = settings.isWheelNatural ? -1 : 1
    let wheel = WheelMotion(x: right * sign, y: up * -sign)
    let phase = lastTurn == nil ? ScrollInputPhase.began : .changed
    lastTurn = frame.time
    outputs.append(
      .scroll(
        ScrollInputEvent(
          time: frame.time, device: device, source: .wheel, phase: phase, delta: points(wheel), wheel: wheel,
          reason: isFine ? .highResolution : .detents)))
  }

  private func points(_ wheel: WheelMotion) -> Vector {
    let perDetent = settings.wheelPointsPerDetent
    return Vector(x: Double(wheel.x) * perDetent / 120, y: Double(wheel.y) * perDetent / 120)
  }

  /// Ends the motion if it was quiet for long enough.
  mutating func advance(to time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    guard let deadline, deadline <= time else { return }
    lastTurn = nil
    outputs.append(
      .scroll(
        ScrollInputEvent(
          time: deadline, device: device, source: .wheel, phase: .ended, wheel: WheelMotion(x: 0, y: 0),
          reason: .quiet(settings.wheelQuiet))))
  }

  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, into outputs: inout [ScrollInputOutput]
  ) {
    guard lastTurn != nil else { return }
    lastTurn = nil
    outputs.append(
      .scroll(
        ScrollInputEvent(
          time: time, device: device, source: .wheel, phase: .cancelled, wheel: WheelMotion(x: 0, y: 0),
          reason: reason)))
  }
}
