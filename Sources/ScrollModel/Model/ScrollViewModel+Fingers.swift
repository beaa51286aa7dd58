import InputEvents
import ScrollInput

extension ScrollViewModel {
  /// Fingers came down that may scroll the view.
  ///
  /// They may be of a kind that stops a motion which another device began.
  mutating func beginDrag(
    _ input: ScrollInputEvent, stopsOthers: Bool, into outputs: inout SceneOutputs
  ) {
    // Who has it in hand has it until another scrolls.
    guard drag == nil, held == nil else { return }
    let wasMoving = isMoving
    // Fingers that only rest leave alone what another device has under way.
    let isOwn = glideDevice == nil || glideDevice == input.device
    let isFree = (wheel == nil || wheel?.device == input.device) && (!wasMoving || isOwn)
    let holds = isFree || stopsOthers
    var drag = Drag(
      device: input.device, startRaw: offset, start: offset, originalTarget: destinationOffset,
      // A motion that is caught is followed at once (section 0: recognised after 0.3 to 1 pt).
      pan: PanTranslation(hysteresis: input.source == .touch && !wasMoving ? profile.touchHysteresis : 0),
      caught: wasMoving && holds, holds: holds, lastMotion: input.time)
    if let caughtGlide, caughtGlide.device == input.device, input.time - caughtGlide.time < Drag.pause {
      drag.carried = caughtGlide.velocity
      drag.caught = true
    }
    for axis in Axis.allCases where profile.release == .blended {
      self[axis].flicks.touchDown(atMilliseconds: Double(input.time) / 1000)
    }
    guard holds else {
      self.drag = drag
      return
    }
    hold(&drag, input, into: &outputs)
    setPhase(
      .tracking, at: input.time, wasMoving ? .caught(source) : .fingersDown(source), into: &outputs)
  }

  /// Takes the content into the hand where it is.
  private mutating func hold(
    _ drag: inout Drag, _ input: ScrollInputEvent, into outputs: inout SceneOutputs
  ) {
    let speeds = sample(at: input.time).velocity
    for axis in Axis.allCases {
      if self[axis].glides { drag.carried[axis] = speeds[axis] / 1000 }
    }
    stop(at: input.time)
    wheel = nil
    source = input.source
    for axis in Axis.allCases where self[axis].isActive {
      followEdge(axis, input.time, .momentum(speeds[axis].magnitude), into: &outputs)
      self[axis].suppressed = nil
      drag.startRaw[axis] =
        rubberBand(axis).raw(shown: self[axis].offset, in: self[axis].bounds)
        ?? self[axis].offset
      drag.start[axis] = self[axis].offset
    }
    drag.holds = true
    self.drag = drag
    needsSample = true
    follow(input.time, .momentum, into: &outputs)
  }

  /// The fingers moved.
  mutating func changeDrag(_ input: ScrollInputEvent, into outputs: inout SceneOutputs) {
    guard var drag, drag.device == input.device else { return }
    if !drag.holds {
      // Another device's motion goes on until these fingers scroll.
      guard input.delta != .zero else { return }
      drag.caught = isMoving
      hold(&drag, input, into: &outputs)
      setPhase(.tracking, at: input.time, .caught(source), into: &outputs)
    }
    drag.way = drag.way + input.delta
    drag.velocity = Vector(x: input.velocity.x / 1000, y: input.velocity.y / 1000)
    let wasScrolling = drag.isScrolling
    if wasScrolling, input.time - drag.lastMotion >= Drag.pause {
      drag.carried = .zero
      for axis in Axis.allCases { self[axis].flicks.reset() }
    }
    drag.lastMotion = input.time
    let wasRecognized = drag.pan.isRecognized
    drag.pan.move(to: drag.way)
    if isAlongBoth {
      if !wasRecognized, drag.pan.isRecognized, view.isDirectionLocked {
        drag.locked = DirectionLock.axis(drag.way)
      }
    } else {
      leaveSwipesAcross(&drag, wasRecognized: wasRecognized)
    }
    self.drag = drag
    needsSample = true
    guard drag.isScrolling else { return }
    if !wasScrolling {
      let hysteresis = drag.pan.hysteresis
      let reason = hysteresis > 0 ? PhaseReason.passedHysteresis(hysteresis) : .scrolled(input.source)
      setPhase(.interacting, at: input.time, reason, into: &outputs)
    }
    for axis in Axis.allCases where ask(axis, { $0.isActive }) && drag.follows(axis) {
      pull(axis, drag, input.time, into: &outputs)
    }
    follow(input.time, .fingers, into: &outputs)
  }

  /// Fingers that set out across the one axis of a view are none of its business until their way leads along it.
  private func leaveSwipesAcross(_ drag: inout Drag, wasRecognized: Bool) {
    let axis = mainAxis(.zero)
    if drag.isAcross, !drag.leadsAcross(axis) {
      // Followed from here on: what led across is no distance that the view still has to go.
      drag.isAcross = false
      drag.startRaw[axis] -= drag.pan.translation[axis]
    } else if profile.leavesSwipesAcross, !wasRecognized, drag.pan.isRecognized, !drag.caught {
      // Who stops a motion has the view already.
      drag.isAcross = drag.leadsAcross(axis)
    }
  }

  private mutating func pull(
    _ axis: Axis, _ drag: Drag, _ time: Microseconds, into outputs: inout SceneOutputs
  ) {
    if profile.release == .blended { self[axis].flicks.drag(velocity: drag.velocity[axis]) }
    self[axis].isPlaced = false
    let raw = drag.startRaw[axis] + drag.pan.translation[axis]
    let passed = ask(axis) { $0.stretched == $0.edge(past: raw) ? nil : $0.edge(past: raw) }
    if let edge = passed, !mayPass(edge, isHeld: true) {
      self[axis].offset = placed(self[axis].clamped(raw), axis)
      suppress(edge, at: time, bounceReason(edge), into: &outputs)
    } else {
      self[axis].offset = placed(rubberBand(axis).shown(raw: raw, in: ask(axis) { $0.bounds }), axis)
    }
    followEdge(axis, time, .fingers, into: &outputs)
  }

  /// The fingers were lifted, or broken off.
  mutating func endDrag(_ input: ScrollInputEvent, into outputs: inout SceneOutputs) {
    guard let drag, drag.device == input.device else { return }
    self.drag = nil
    guard drag.holds else { return }
    needsSample = true
    // A tap is no motion that was broken off, although no scroll came of it.
    let isBroken = input.phase == .cancelled && input.reason != .liftedBeforeStart
    guard drag.isScrolling || drag.caught || !isAtLegalPlace else {
      let rest = drag.isAcross ? PhaseReason.movedAcross : .tapped
      setPhase(.idle, at: input.time, isBroken ? .brokenOff : rest, into: &outputs)
      return
    }
    var lift = Lift(
      device: drag.device, reason: isBroken ? .brokenOff : drag.isScrolling ? .noSpeed : .tapped)
    lift.originalTarget = drag.originalTarget
    if drag.isScrolling, !isBroken {
      lift.latest = followed(input.velocity * 0.001, drag)
      lift.previous = followed(input.previousVelocity * 0.001, drag)
      lift.distance = offset - drag.start
      lift.carried = drag.carried
    }
    release(input.time, lift, into: &outputs)
  }

  /// The gesture turned out to be another view's: what these fingers stopped settles.
  mutating func leaveDrag(_ time: Microseconds, _ reason: PhaseReason, into outputs: inout SceneOutputs) {
    guard let drag else { return }
    self.drag = nil
    guard drag.holds else { return }
    if isAtLegalPlace {
      setPhase(.idle, at: time, reason, into: &outputs)
    } else {
      var lift = Lift(device: drag.device, reason: reason)
      lift.originalTarget = drag.originalTarget
      release(time, lift, into: &outputs)
    }
  }

  /// The velocity along the axes that follow; the threshold of a view with one axis looks at both.
  private func followed(_ velocity: Vector, _ drag: Drag) -> Vector {
    guard let locked = drag.locked else { return velocity }
    return Vector(velocity[locked], along: locked)
  }

  func rubberBand(_ axis: Axis) -> Overscroll {
    profile.overscroll(source, length: ask(axis) { $0.geometry.length })
  }
}
