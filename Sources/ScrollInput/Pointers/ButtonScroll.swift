import InputEvents

/// Scrolling by motion while a button is held; the pointer stands still meanwhile.
///
/// The law is libinput's but for its first 200 ms, in which libinput throws all motion away. Here motion counts from the
/// press on, and the start threshold alone tells a scroll from a click with an unsteady hand.
struct ButtonScroll: Sendable {
  private enum State: Sendable {
    case idle
    /// The button is down; the motion so far, in counts.
    case held(since: Microseconds, moved: Vector)
    /// It scrolls along these axes.
    case scrolling(x: Bool, y: Bool)
  }

  private var state = State.idle
  private let device: DeviceNumber
  private let settings: ButtonScrollSettings

  init(device: DeviceNumber, settings: ButtonScrollSettings) {
    self.device = device
    self.settings = settings
  }

  /// Whether motion scrolls, or is about to, and moves no pointer.
  var isHeld: Bool {
    if case .idle = state { false } else { true }
  }

  mutating func press(_ time: Microseconds) {
    state = .held(since: time, moved: .zero)
  }

  /// Takes a motion in counts.
  mutating func move(_ time: Microseconds, _ counts: Vector, into outputs: inout [ScrollInputOutput]) {
    guard counts != .zero else { return }
    switch state {
    case .idle: return
    case .held(let since, let moved):
      let sum = moved + counts
      let beyond = Vector(x: beyondThreshold(sum.x), y: beyondThreshold(sum.y))
      if beyond == .zero {
        state = .held(since: since, moved: sum)
      } else {
        state = .scrolling(x: beyond.x != 0, y: beyond.y != 0)
        scroll(time, .began, by: beyond, .buttonHeld, into: &outputs)
      }
      withhold(time, counts - beyond, .startThreshold, into: &outputs)
    case .scrolling(var x, var y):
      x = x || counts.x.magnitude >= settings.startThreshold
      y = y || counts.y.magnitude >= settings.startThreshold
      state = .scrolling(x: x, y: y)
      let part = Vector(x: x ? counts.x : 0, y: y ? counts.y : 0)
      if part != .zero { scroll(time, .changed, by: part, .buttonHeld, into: &outputs) }
      withhold(time, counts - part, .axisLock, into: &outputs)
    }
  }

  /// Lets the button go.
  ///
  /// - Returns: Whether that was a click.
  mutating func release(_ time: Microseconds, into outputs: inout [ScrollInputOutput]) -> Bool {
    defer { state = .idle }
    switch state {
    case .idle: return false
    case .held(let since, _): return time - since <= settings.click
    case .scrolling:
      scroll(time, .ended, by: .zero, .released, into: &outputs)
      return false
    }
  }

  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, into outputs: inout [ScrollInputOutput]
  ) {
    if case .scrolling = state { scroll(time, .cancelled, by: .zero, reason, into: &outputs) }
    state = .idle
  }

  /// What of a sum goes beyond the threshold.
  private func beyondThreshold(_ sum: Double) -> Double {
    if sum.magnitude <= settings.startThreshold { return 0 }
    return sum < 0 ? sum + settings.startThreshold : sum - settings.startThreshold
  }

  private func scroll(
    _ time: Microseconds, _ phase: ScrollInputPhase, by counts: Vector, _ reason: ScrollInputReason,
    into outputs: inout [ScrollInputOutput]
  ) {
    let signs = settings.natural.signs
    let gain = Vector(x: Double(signs.x), y: Double(signs.y)) * settings.pointsPerCount
    // The sum with zero makes a plain zero of a negative one.
    let delta = Vector.zero + Vector(x: counts.x * gain.x, y: counts.y * gain.y)
    outputs.append(
      .scroll(
        ScrollInputEvent(
          time: time, device: device, source: .continuous, phase: phase, delta: delta,
          natural: settings.natural, reason: reason)))
  }

  private func withhold(
    _ time: Microseconds, _ counts: Vector, _ cause: WithheldMotion.Cause,
    into outputs: inout [ScrollInputOutput]
  ) {
    guard counts != .zero else { return }
    outputs.append(
      .withheld(WithheldMotion(time: time, device: device, amount: .counts(counts), cause: cause)))
  }
}
