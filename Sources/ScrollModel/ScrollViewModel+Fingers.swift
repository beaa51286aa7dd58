import InputEvents
import ScrollInput

/// Fingers on a view, from their coming down to the lift.
struct Drag: Hashable, Sendable {
  /// Which device's fingers.
  var device: DeviceNumber
  /// The offset at the start without the rubber band's effect, so that a caught stretch goes on without a jump.
  var startRaw: Double
  /// The offset at the start.
  var start: Double
  /// The motion asked for since the fingers came down.
  var way = Vector.zero
  /// What the view follows of it: nothing before it exceeds the hysteresis.
  var pan: PanTranslation
  /// Whether the fingers stopped a motion.
  var caught: Bool
  /// Whether they set out across the view's axis: the view leaves them alone until their way leads along it.
  var isAcross = false
  /// The latest velocity along the axis in points per millisecond.
  var velocity = 0.0

  /// Whether the view follows.
  var isScrolling: Bool { pan.isRecognized && !isAcross }

  /// Whether the way so far leads rather across an axis than along it.
  func leadsAcross(_ axis: Axis) -> Bool {
    let (along, across) = axis == .vertical ? (way.y, way.x) : (way.x, way.y)
    return across.magnitude > along.magnitude
  }
}

extension ScrollViewModel {
  mutating func stepFingers(_ input: ScrollInputEvent, into outputs: inout [ScrollModelOutput]) {
    switch input.phase {
    case .began: beginDrag(input, into: &outputs)
    case .changed: changeDrag(input, into: &outputs)
    case .ended, .cancelled: endDrag(input, into: &outputs)
    }
  }

  private mutating func beginDrag(_ input: ScrollInputEvent, into outputs: inout [ScrollModelOutput]) {
    // Who began first has the view; another device's fingers wait for their next gesture.
    if case .drag = motion { return }
    let caught = isMoving
    if case .momentum(let momentum) = motion {
      let state = momentum.state(at: input.time)
      offset = placed(view.bounces ? state.offset : clamped(state.offset))
      followEdges(input.time, .momentum(state.velocity.magnitude * 1000), into: &outputs)
      followPage(input.time, into: &outputs)
    }
    source = input.source
    suppressed = nil
    if profile.momentum == .uikit { flicks.touchDown(atMilliseconds: Double(input.time) / 1000) }
    motion = .drag(
      Drag(
        device: input.device, startRaw: rubberBand.raw(shown: offset, in: bounds) ?? offset, start: offset,
        // A motion that is caught is followed at once (section 0: recognised after 0.3 to 1 pt).
        pan: PanTranslation(hysteresis: input.source == .touch && !caught ? profile.touchHysteresis : 0),
        caught: caught))
    setPhase(.tracking, at: input.time, caught ? .caught(source) : .fingersDown(source), into: &outputs)
  }

  private mutating func changeDrag(_ input: ScrollInputEvent, into outputs: inout [ScrollModelOutput]) {
    guard case .drag(var drag) = motion, drag.device == input.device else { return }
    drag.way = drag.way + input.delta
    drag.velocity = input.velocity[view.axis] / 1000
    let wasScrolling = drag.isScrolling
    let wasRecognized = drag.pan.isRecognized
    drag.pan.move(to: drag.way)
    if drag.isAcross, !drag.leadsAcross(view.axis) {
      // Followed from here on: what led across is no distance that the view still has to go.
      drag.isAcross = false
      drag.startRaw -= drag.pan.translation[view.axis]
    } else if profile.leavesSwipesAcross, !wasRecognized, drag.pan.isRecognized, !drag.caught {
      // Who stops a motion has the view already.
      drag.isAcross = drag.leadsAcross(view.axis)
    }
    motion = .drag(drag)
    guard drag.isScrolling else { return }
    if !wasScrolling {
      let hysteresis = drag.pan.hysteresis
      let reason = hysteresis > 0 ? PhaseReason.passedHysteresis(hysteresis) : .scrolled(input.source)
      setPhase(.interacting, at: input.time, reason, into: &outputs)
    }
    if profile.momentum == .uikit { flicks.drag(velocity: drag.velocity) }
    let raw = drag.startRaw + drag.pan.translation[view.axis]
    if view.bounces {
      offset = placed(rubberBand.shown(raw: raw, in: bounds))
    } else {
      offset = placed(clamped(raw))
      if raw != clamped(raw) {
        let edge = Edge(view.axis, isEnd: raw > bounds.upperBound)
        suppress(edge, at: input.time, .bounceOff, into: &outputs)
      }
    }
    followEdges(input.time, .fingers, into: &outputs)
    followPage(input.time, into: &outputs)
  }

  private mutating func endDrag(_ input: ScrollInputEvent, into outputs: inout [ScrollModelOutput]) {
    guard case .drag(let drag) = motion, drag.device == input.device else { return }
    motion = .none
    // A tap is no motion that was broken off, although no scroll came of it.
    let isBroken = input.phase == .cancelled && input.reason != .liftedBeforeStart
    guard drag.isScrolling || drag.caught || !isAtLegalPlace else {
      let rest = drag.isAcross ? PhaseReason.movedAcross : .tapped
      setPhase(.idle, at: input.time, isBroken ? .brokenOff : rest, into: &outputs)
      return
    }
    var lift = Lift(reason: isBroken ? .brokenOff : drag.isScrolling ? .noSpeed : .tapped)
    if drag.isScrolling, !isBroken {
      lift.latest = input.velocity * 0.001
      lift.previous = input.previousVelocity * 0.001
      lift.distance = offset - drag.start
    }
    release(input.time, lift, into: &outputs)
  }

  var rubberBand: RubberBand {
    RubberBand(
      coefficient: source == .touch ? profile.touchRubberBand : profile.fingerRubberBand, length: view.length)
  }
}
