import InputEvents

/// A device's wheels: two axes that share one motion, and the quiet time that ends it.
struct WheelMotionReader: Sendable {
  /// When the wheel last turned; `nil` while no motion is under way.
  private(set) var lastTurn: Microseconds?
  private var vertical: WheelAxis
  private var horizontal: WheelAxis
  private let device: DeviceNumber
  private let settings: WheelSettings
  private let withheld: WithheldMotion.Cause?

  /// Makes a reader; with a cause the wheel's turns are withheld.
  init(device: DeviceNumber, settings: WheelSettings, withheld: WithheldMotion.Cause? = nil) {
    self.device = device
    self.settings = settings
    let signs = settings.natural.signs
    // Away from the user is up; offsets grow downwards.
    vertical = WheelAxis(device: device, isVertical: true, sign: -signs.y)
    horizontal = WheelAxis(device: device, isVertical: false, sign: signs.x)
    self.withheld = withheld
  }

  /// When the motion ends, or what the dead band holds is given up, if nothing turns before.
  var deadline: Microseconds? {
    earliest(lastTurn.map { $0 + settings.quiet }, earliest(vertical.deadline, horizontal.deadline))
  }

  private func earliest(_ one: Microseconds?, _ other: Microseconds?) -> Microseconds? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  mutating func step(_ frame: borrowing Frame, into outputs: inout [ScrollInputOutput]) {
    var isWheel = false
    for event in frame.events where event.type == .relative {
      switch event.code {
      case EventCode.relWheel: vertical.add(ticks: event.value)
      case EventCode.relHWheel: horizontal.add(ticks: event.value)
      case EventCode.relWheelHiRes: vertical.add(parts: event.value)
      case EventCode.relHWheelHiRes: horizontal.add(parts: event.value)
      default: continue
      }
      isWheel = true
    }
    guard isWheel else { return }
    let isFine = vertical.isFine || horizontal.isFine
    let down = vertical.step(frame.time, settings, into: &outputs)
    let right = horizontal.step(frame.time, settings, into: &outputs)
    if down.motion == 0, right.motion == 0 { return }
    if let withheld {
      let motion = WheelMotion(x: right.motion, y: down.motion)
      outputs.append(
        .withheld(
          WithheldMotion(time: frame.time, device: device, amount: .wheel(motion), cause: withheld)))
      return
    }
    let phase = lastTurn == nil ? ScrollInputPhase.began : .changed
    lastTurn = frame.time
    say(
      frame.time, phase, WheelMotion(x: right.motion, y: down.motion),
      WheelDetents(x: right.detents, y: down.detents), isFine ? .highResolution : .detents, into: &outputs)
  }

  /// Ends the motion if it was quiet for long enough, and gives up what was held for too long.
  mutating func advance(to time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    while let deadline, deadline <= time {
      if let lastTurn, lastTurn + settings.quiet == deadline {
        self.lastTurn = nil
        let detents = WheelDetents(
          x: horizontal.end(deadline, quiet: settings.quiet, into: &outputs),
          y: vertical.end(deadline, quiet: settings.quiet, into: &outputs))
        say(deadline, .ended, WheelMotion(x: 0, y: 0), detents, .quiet(settings.quiet), into: &outputs)
      }
      if vertical.deadline == deadline { vertical.giveUp(deadline, into: &outputs) }
      if horizontal.deadline == deadline { horizontal.giveUp(deadline, into: &outputs) }
    }
  }

  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, into outputs: inout [ScrollInputOutput]
  ) {
    vertical.cancel(time, into: &outputs)
    horizontal.cancel(time, into: &outputs)
    guard lastTurn != nil else { return }
    lastTurn = nil
    say(time, .cancelled, WheelMotion(x: 0, y: 0), WheelDetents(x: 0, y: 0), reason, into: &outputs)
  }

  private func say(
    _ time: Microseconds, _ phase: ScrollInputPhase, _ wheel: WheelMotion, _ detents: WheelDetents,
    _ reason: ScrollInputReason, into outputs: inout [ScrollInputOutput]
  ) {
    // From the exact whole number, so that a turn and its reverse cancel out.
    let perDetent = settings.pointsPerDetent
    let delta = Vector(x: Double(wheel.x) * perDetent / 120, y: Double(wheel.y) * perDetent / 120)
    outputs.append(
      .scroll(
        ScrollInputEvent(
          time: time, device: device, source: .wheel, phase: phase, delta: delta, wheel: wheel,
          detents: detents, natural: settings.natural, reason: reason)))
  }
}
