import InputEvents
import ScrollInput

/// A motion of a wheel, from its first turn until it is quiet.
struct WheelRun: Hashable, Sendable {
  /// Which device's wheel.
  var device: DeviceNumber
  /// The page at which the motion began.
  var page: Int
  /// The turn since the motion began, in points.
  var turned = 0.0
}

extension ScrollViewModel {
  mutating func stepWheel(_ input: ScrollInputEvent, into outputs: inout [ScrollModelOutput]) {
    switch input.phase {
    case .began, .changed: turn(input, into: &outputs)
    case .ended, .cancelled: endWheel(input, into: &outputs)
    }
  }

  private mutating func turn(_ input: ScrollInputEvent, into outputs: inout [ScrollModelOutput]) {
    let delta = input.delta[view.axis]
    guard delta != 0 else { return }
    if case .drag = motion { return }
    if case .momentum(let momentum) = motion {
      // A wheel takes the view over where it is; what a bounce had stretched is let go.
      offset = placed(clamped(momentum.state(at: input.time).offset))
      motion = .none
      followEdges(input.time, .wheel, into: &outputs)
      followPage(input.time, into: &outputs)
    }
    var run: WheelRun
    if case .wheel(let current) = motion {
      run = current
      run.device = input.device
    } else {
      run = WheelRun(device: input.device, page: page)
      suppressed = nil
    }
    source = input.source
    run.turned += delta
    motion = .wheel(run)
    flicks.reset()
    setPhase(.interacting, at: input.time, .wheelTurned, into: &outputs)
    let wanted = offset + delta
    offset = clamped(wanted)
    if wanted != offset {
      let edge = Edge(view.axis, isEnd: wanted > bounds.upperBound)
      suppress(edge, at: input.time, .sourceNeedNotEnd(input.source), into: &outputs)
    }
    followPage(input.time, into: &outputs)
  }

  private mutating func endWheel(_ input: ScrollInputEvent, into outputs: inout [ScrollModelOutput]) {
    guard case .wheel(let run) = motion, run.device == input.device else { return }
    motion = .none
    offset = placed(offset)
    let rest = input.phase == .cancelled ? PhaseReason.brokenOff : .wheelQuiet
    guard view.behavior == .paging else {
      setPhase(.idle, at: input.time, rest, into: &outputs)
      return
    }
    var target = nearestStop(offset)
    var reason = TargetReason.nearestPage
    if profile.wheelTurnsPages, target == run.page, run.turned != 0 {
      target = min(max(run.page + (run.turned > 0 ? 1 : -1), 0), lastStop)
      if target != run.page { reason = .wheelPage }
    }
    outputs.append(.target(decision(input.time, .wheel, natural: offset, chosen: stop(target), reason)))
    go(to: stop(target), velocity: 0, at: input.time, or: rest, into: &outputs)
  }
}
