import InputEvents

/// One axis of a wheel, from what its frames say to what is asked of a view.
struct WheelAxis: Sendable {
  private let device: DeviceNumber
  private let isVertical: Bool
  /// From the device's direction to that of scrolling.
  private let sign: Int64
  private var tally = WheelTally()
  private var check: WheelCheck
  private var tilt = WheelTilt()
  private var debounce = WheelDebounce()
  private var deadBand = WheelDeadBand()
  private var counter = DetentCounter()

  init(device: DeviceNumber, isVertical: Bool, sign: Int64) {
    self.device = device
    self.isVertical = isVertical
    self.sign = sign
    check = WheelCheck(device: device, isVertical: isVertical)
  }

  /// When what the dead band holds is given up.
  var deadline: Microseconds? { deadBand.deadline }

  /// Whether the frame has parts of detents.
  var isFine: Bool { tally.isFine }

  mutating func add(ticks value: Int32) {
    tally.add(ticks: Int64(value) * sign)
  }

  mutating func add(parts value: Int32) {
    tally.add(parts: Int64(value) * sign)
  }

  /// What comes of the frame, in 1/120 detent and in whole detents.
  mutating func step(
    _ time: Microseconds, _ settings: WheelSettings, into outputs: inout [ScrollInputOutput]
  ) -> (motion: Int64, detents: Int64) {
    if check.compare(tally, time, into: &outputs) { counter.distrust() }
    let (turn, toldBefore) = tally.take(time, within: settings.quiet)
    withhold(toldBefore, .countedAlready, time, into: &outputs)
    if turn.motion == 0 { return (0, 0) }
    check.look(at: turn, time, into: &outputs)
    if !isVertical, !settings.tiltRepeats, tilt.repeats(turn, time, within: settings.quiet) {
      withhold(turn.motion, .tiltRepeat, time, into: &outputs)
      return (0, 0)
    }
    if debounce.leavesOut(turn, time, within: settings.debounce) {
      withhold(turn.motion, .debounce, time, into: &outputs)
      return (0, 0)
    }
    let (passed, lost) = deadBand.step(turn, time, band: settings.deadBand)
    withhold(lost, .deadBand, time, into: &outputs)
    return passed.motion == 0 ? (0, 0) : (passed.motion, counter.step(passed))
  }

  /// Gives up what the dead band holds.
  mutating func giveUp(_ time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    withhold(deadBand.close(), .deadBand, time, into: &outputs)
  }

  /// The motion ends; the whole detents that it still counts.
  mutating func end(
    _ time: Microseconds, quiet: Microseconds, into outputs: inout [ScrollInputOutput]
  ) -> Int64 {
    check.end(time, quiet: quiet, into: &outputs)
    return counter.end()
  }

  /// Forgets what was under way.
  mutating func cancel(_ time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    giveUp(time, into: &outputs)
    tally = WheelTally()
    counter.drop()
    check.startAnew()
  }

  private func withhold(
    _ amount: Int64, _ cause: WithheldMotion.Cause, _ time: Microseconds,
    into outputs: inout [ScrollInputOutput]
  ) {
    if amount == 0 { return }
    let motion = isVertical ? WheelMotion(x: 0, y: amount) : WheelMotion(x: amount, y: 0)
    outputs.append(
      .withheld(WithheldMotion(time: time, device: device, amount: .wheel(motion), cause: cause)))
  }
}
