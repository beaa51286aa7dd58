import InputEvents

/// A scroll point: a small stick in place of a mouse's wheel, which sends counts while it is pushed.
///
/// The counts are no detents, so its source is continuous. It has no lift; quiet ends its motion.
struct ScrollPointReader: Sendable {
  private var lastPush: Microseconds?
  private let device: DeviceNumber
  private let gain: Vector
  private let natural: NaturalAxes
  private let quiet: Microseconds

  init(device: DeviceNumber, settings: ScrollInputSettings) {
    self.device = device
    natural = settings.wheel.natural
    let signs = natural.signs
    // Away from the user is up; offsets grow downwards.
    gain =
      Vector(x: Double(signs.x), y: -Double(signs.y)) * settings.pointer.pointsPerScrollPointCount
    quiet = settings.wheel.quiet
  }

  /// When the motion ends, if nothing is pushed before.
  var deadline: Microseconds? {
    lastPush.map { $0 + quiet }
  }

  mutating func step(_ frame: borrowing Frame, into outputs: inout [ScrollInputOutput]) {
    var x: Int64 = 0
    var y: Int64 = 0
    // Kernels that know parts of detents send each count as 120 of them beside it: they are not read.
    for event in frame.events where event.type == .relative {
      switch event.code {
      case EventCode.relHWheel: x += Int64(event.value)
      case EventCode.relWheel: y += Int64(event.value)
      default: break
      }
    }
    if x == 0, y == 0 { return }
    let phase = lastPush == nil ? ScrollInputPhase.began : .changed
    lastPush = frame.time
    // The sum with zero makes a plain zero of a negative one.
    let delta = Vector.zero + Vector(x: Double(x) * gain.x, y: Double(y) * gain.y)
    tell(frame.time, phase, by: delta, .scrollPoint, into: &outputs)
  }

  /// Ends the motion if it was quiet for long enough.
  mutating func advance(to time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    guard let deadline, deadline <= time else { return }
    lastPush = nil
    tell(deadline, .ended, by: .zero, .quiet(quiet), into: &outputs)
  }

  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, into outputs: inout [ScrollInputOutput]
  ) {
    guard lastPush != nil else { return }
    lastPush = nil
    tell(time, .cancelled, by: .zero, reason, into: &outputs)
  }

  private func tell(
    _ time: Microseconds, _ phase: ScrollInputPhase, by delta: Vector, _ reason: ScrollInputReason,
    into outputs: inout [ScrollInputOutput]
  ) {
    outputs.append(
      .scroll(
        ScrollInputEvent(
          time: time, device: device, source: .continuous, phase: phase, delta: delta, natural: natural,
          reason: reason)))
  }
}
