import InputEvents
import ScrollInput

/// A motion of a wheel, from its first turn until it is quiet.
struct WheelRun: Sendable {
  /// Which device's wheel.
  var device: DeviceNumber
  /// Where the view was bound for when the motion began.
  var original: Vector
  /// The turn since the motion began, in points.
  var turned = Vector.zero

  init(device: DeviceNumber, original: Vector) {
    self.device = device
    self.original = original
  }
}

extension ScrollViewModel {
  /// A wheel turned.
  mutating func turnWheel(_ input: ScrollInputEvent, into outputs: inout SceneOutputs) {
    let turns = horizontal.isActive && input.delta.x != 0 || vertical.isActive && input.delta.y != 0
    guard turns, !isInHand else { return }
    var run: WheelRun
    if let wheel {
      run = wheel
      run.device = input.device
    } else {
      run = WheelRun(device: input.device, original: destinationOffset)
      horizontal.suppressed = nil
      vertical.suppressed = nil
    }
    let brakes = profile.opposedWheel == .brakes && opposesGlide(input)
    if isMoving {
      // A wheel takes the view over where it is; what a bounce had stretched is let go.
      stop(at: input.time, clamps: true)
      for axis in Axis.allCases where self[axis].isActive {
        followEdge(axis, input.time, .wheel, into: &outputs)
      }
    }
    needsSample = true
    source = input.source
    if !brakes { run.turned = run.turned + input.delta }
    wheel = run
    let reason = input.source == .wheel ? PhaseReason.wheelTurned : .scrolled(input.source)
    setPhase(.interacting, at: input.time, reason, into: &outputs)
    guard !brakes else {
      follow(input.time, .wheel, into: &outputs)
      return
    }
    for axis in Axis.allCases where self[axis].isActive && input.delta[axis] != 0 {
      self[axis].flicks.reset()
      self[axis].isPlaced = false
      turn(axis, by: wheelStep(axis, input), run, input, into: &outputs)
    }
    follow(input.time, .wheel, into: &outputs)
  }

  /// How far a turn goes.
  private func wheelStep(_ axis: Axis, _ input: ScrollInputEvent) -> Double {
    guard profile.wheelFollowsLength, let wheel = input.wheel else { return input.delta[axis] }
    let detents = Double(axis == .horizontal ? wheel.x : wheel.y) / 120
    return detents * WheelStep.points(page: self[axis].geometry.length)
  }

  /// Whether a glide goes the other way than the wheel turns.
  private func opposesGlide(_ input: ScrollInputEvent) -> Bool {
    Axis.allCases.contains { axis in
      self[axis].glides && self[axis].state(at: input.time).velocity * input.delta[axis] < 0
    }
  }

  private mutating func turn(
    _ axis: Axis, by delta: Double, _ run: WheelRun, _ input: ScrollInputEvent,
    into outputs: inout SceneOutputs
  ) {
    var wanted = self[axis].offset + delta
    if view.behavior == .paging { wanted = withinPages(axis, wanted, run) }
    self[axis].offset = self[axis].clamped(wanted)
    guard let edge = self[axis].edge(past: wanted) else {
      followEdge(axis, input.time, .wheel, into: &outputs)
      return
    }
    guard view.bounce.wheelLimit > 0, mayPass(edge, isHeld: true) else {
      let reason =
        mayPass(edge, isHeld: true) ? BounceReason.sourceNeedNotEnd(input.source) : bounceReason(edge)
      suppress(edge, at: input.time, reason, into: &outputs)
      // It may have come from past the other edge.
      followEdge(axis, input.time, .wheel, into: &outputs)
      return
    }
    self[axis].offset = placed(stretched(axis, by: delta, from: wanted - delta), axis)
    followEdge(axis, input.time, .wheel, into: &outputs)
  }

  /// How far a wheel stretches: against a band that gives way up to the limit, back at once.
  private func stretched(_ axis: Axis, by delta: Double, from offset: Double) -> Double {
    let bounds = self[axis].bounds
    if let edge = self[axis].edge(past: offset), edge.isEnd != (delta > 0) { return offset + delta }
    let band = RubberBand(coefficient: profile.touchRubberBand, length: view.bounce.wheelLimit)
    return band.shown(raw: (band.raw(shown: offset, in: bounds) ?? offset) + delta, in: bounds)
  }

  /// One motion of a wheel goes no further than the pages beside the one where it began.
  private func withinPages(_ axis: Axis, _ offset: Double, _ run: WheelRun) -> Double {
    guard let stops = self[axis].stops,
      let start = stops.nearest(to: run.original[axis], forward: true)
    else { return offset }
    let least = start > 0 ? stops.offset(of: start - 1) : offset
    let most = start + 1 < stops.count ? stops.offset(of: start + 1) : offset
    return min(max(offset, least), max(least, most))
  }

  /// A wheel was quiet, or was broken off.
  mutating func endWheel(_ input: ScrollInputEvent, into outputs: inout SceneOutputs) {
    guard let run = wheel, run.device == input.device else { return }
    let quiet = input.source == .wheel ? PhaseReason.wheelQuiet : .deviceStopped
    end(run, at: input.time, input.phase == .cancelled ? .brokenOff : quiet, into: &outputs)
  }

  /// Another device scrolls the view now: the wheel's motion is over where it is.
  mutating func leaveWheel(
    to device: DeviceNumber, at time: Microseconds, _ reason: PhaseReason, into outputs: inout SceneOutputs
  ) {
    guard let run = wheel, run.device != device else { return }
    wheel = nil
    if !isMoving { setPhase(.idle, at: time, reason, into: &outputs) }
  }

  /// Users cannot scroll the view any more: what they have in hand ends.
  mutating func letGo(_ time: Microseconds, into outputs: inout SceneOutputs) {
    leaveDrag(time, .brokenOff, into: &outputs)
    letGoOfIndicator(time, .brokenOff, into: &outputs)
    if let wheel { end(wheel, at: time, .brokenOff, into: &outputs) }
  }

  private mutating func end(
    _ run: WheelRun, at time: Microseconds, _ rest: PhaseReason, into outputs: inout SceneOutputs
  ) {
    wheel = nil
    guard !isInHand else { return }
    glideDevice = run.device
    needsSample = true
    for axis in Axis.allCases where self[axis].isActive {
      self[axis].offset = placed(self[axis].offset, axis)
      if !self[axis].isInside { self[axis].momentum = flight(0, axis, at: time) }
    }
    if isMoving {
      setPhase(.decelerating, at: time, .releasedPastEdge, into: &outputs)
    } else if behavior == nil {
      setPhase(.idle, at: time, rest, into: &outputs)
    } else {
      settleWheel(time, run, or: rest, into: &outputs)
    }
  }
}
