import InputEvents
import ScrollInput

/// The earlier of two times, of which there may be none.
func earliest(_ left: Microseconds?, _ right: Microseconds?) -> Microseconds? {
  guard let left else { return right }
  return right.map { min(left, $0) } ?? left
}

extension ScrollViewModel {
  /// Lets time pass: steps of a motion, rest, hold and fade of the indicators, each at its own time.
  ///
  /// - Complexity: O(steps taken).
  mutating func advance(to time: Microseconds, into outputs: inout SceneOutputs) {
    while let now = earliest(horizontal.nextStep, vertical.nextStep), now <= time {
      indicators.advance(to: now, into: &outputs)
      var rest: PhaseReason?
      if horizontal.nextStep == now { rest = step(.horizontal, at: now, into: &outputs) ?? rest }
      if vertical.nextStep == now { rest = step(.vertical, at: now, into: &outputs) ?? rest }
      follow(now, .momentum, into: &outputs)
      if let rest, !isMoving { comeToRest(rest, at: now, into: &outputs) }
    }
    indicators.advance(to: time, into: &outputs)
  }

  /// Takes the next step of an axis.
  ///
  /// - Returns: The reason if the axis came to rest.
  private mutating func step(
    _ axis: Axis, at now: Microseconds, into outputs: inout SceneOutputs
  ) -> PhaseReason? {
    var (rest, speed) = self[axis].takeStep(at: now)
    // Nothing changed about edges at most steps.
    if !ask(axis, { $0.isEdgeTold }), self[axis].stretched == nil,
      let past = self[axis].edge(past: self[axis].offset), !mayPass(past, isHeld: false)
    {
      suppress(past, at: now, bounceReason(past), into: &outputs)
      self[axis].offset = self[axis].clamped(self[axis].offset)
      rest = .edge
      // A velocity that led away from the target ends at the edge, the way to the target does not.
      if let destination = self[axis].destination, destination.offset != self[axis].offset {
        go(axis, to: destination.offset, velocity: 0, at: now)
        self[axis].destination = destination
        rest = nil
      }
    }
    let edge = rest == nil ? nil : self[axis].stretched
    followEdge(axis, now, .momentum(speed), into: &outputs)
    guard let rest else { return nil }
    let isAnimation = self[axis].momentum?.isAnimation == true
    self[axis].momentum = nil
    self[axis].destination = nil
    self[axis].flicks.reset()
    switch rest {
    case .inside: return .restedInside
    case .edge:
      let place = edge ?? Edge(axis, isEnd: self[axis].offset == self[axis].bounds.upperBound)
      return .restedAtEdge(place)
    case .target: return isAnimation ? .arrived : .restedAtTarget
    }
  }

  mutating func comeToRest(
    _ reason: PhaseReason, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    guard isAtLegalPlace || hasResettled else {
      // The behaviour or its stops changed on the way; once, or a behaviour that never agrees would never rest.
      hasResettled = true
      var lift = Lift(device: glideDevice, reason: reason)
      lift.originalTarget = offset
      release(time, lift, into: &outputs)
      return
    }
    hasResettled = false
    outputs.append(.sample(sample(at: time)))
    setPhase(.idle, at: time, reason, into: &outputs)
    settlePosition(time, into: &outputs)
  }
}
