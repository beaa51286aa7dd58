import InputEvents
import ScrollInput

extension ScrollViewModel {
  /// Where the view is bound for: the target of a motion that has one, or where it is.
  var destinationOffset: Vector {
    Vector(
      x: horizontal.destination?.offset ?? horizontal.offset,
      y: vertical.destination?.offset ?? vertical.offset)
  }

  private func context(
    _ cause: ScrollTargetDecision.Cause, original: Vector, velocity: Vector = .zero, turned: Vector = .zero
  ) -> ScrollTargetBehaviorContext {
    ScrollTargetBehaviorContext(
      cause: cause, originalTarget: ScrollTarget(offset: original, in: targets), velocity: velocity,
      offset: offset, turned: turned, layout: targets, horizontalSizeClass: sizeClass,
      layoutDirection: layoutDirection, choices: profile.choices)
  }

  /// Asks the behaviour where a gesture ends, and goes there.
  ///
  /// The velocity is in points per millisecond.
  mutating func releaseToTarget(
    _ time: Microseconds, _ natural: Vector, _ velocity: Vector, _ lift: Lift,
    into outputs: inout SceneOutputs
  ) {
    let context = context(
      .gestureEnd, original: lift.originalTarget, velocity: velocity * 1000)
    goWhereAsked(time, natural: natural, context, velocity, or: lift.reason, into: &outputs)
  }

  /// Asks the behaviour where a motion of a wheel ends, and goes there.
  mutating func settleWheel(
    _ time: Microseconds, _ run: WheelRun, or rest: PhaseReason, into outputs: inout SceneOutputs
  ) {
    let context = context(.wheel, original: run.original, turned: run.turned)
    goWhereAsked(time, natural: offset, context, .zero, or: rest, into: &outputs)
  }

  private mutating func goWhereAsked(
    _ time: Microseconds, natural: Vector, _ context: ScrollTargetBehaviorContext, _ velocity: Vector,
    or rest: PhaseReason, into outputs: inout SceneOutputs
  ) {
    guard let behavior else { return }
    var target = natural
    for axis in Axis.allCases { target[axis] = self[axis].clamped(natural[axis]) }
    let decided = behavior.decide(ScrollTarget(offset: target, in: targets), context: context)
    var chosen = offset
    for axis in Axis.allCases where self[axis].isActive {
      guard let choice = decided[axis] else { continue }
      chosen[axis] = choice.offset
    }
    let reason = decided[mainAxis(velocity)]?.reason ?? .left
    outputs.append(
      .target(decision(time, context.cause, natural: natural, chosen: chosen, .stop(reason))))
    for axis in Axis.allCases where self[axis].isActive {
      go(axis, to: chosen[axis], velocity: velocity[axis], at: time)
      guard let stops = self[axis].stops, let stop = decided[axis]?.stop else { continue }
      let target = stops.targets(of: stop).first.map { targetIDs[$0] }
      self[axis].destination?.stop = stop
      self[axis].destination?.target = target
      self[axis].destination?.into = chosen[axis] - stops.offset(of: stop)
    }
    if isMoving {
      setPhase(.decelerating, at: time, .towardsTarget, into: &outputs)
    } else {
      setPhase(.idle, at: time, rest, into: &outputs)
    }
  }

  /// Sets out for a place along an axis, or stays if the view is there.
  mutating func go(_ axis: Axis, to target: Double, velocity: Double, at time: Microseconds) {
    let offset = self[axis].offset
    guard target != offset else {
      self[axis].momentum = nil
      self[axis].destination = nil
      return
    }
    self[axis].destination = AxisModel.Destination(offset: target)
    if view.behavior == .paging {
      let spring = PagingSpring(offset: offset, velocity: velocity, target: target)
      self[axis].momentum = .paging(PagingMomentum(spring, bounds: self[axis].bounds, at: time))
    } else {
      let approach = TargetApproach(from: offset, velocity: velocity, to: target, at: time)
      self[axis].momentum = .curve(
        CurveMomentum(.approach(approach), at: time, stepsPerSecond: profile.stepsPerSecond))
    }
  }

  /// Reports another nearest page.
  mutating func followPage(_ time: Microseconds, into outputs: inout SceneOutputs) {
    guard view.behavior == .paging else { return }
    for axis in Axis.allCases {
      guard let stops = self[axis].stops, let next = stops.nearest(to: self[axis].offset, forward: true),
        next != self[axis].page
      else { continue }
      self[axis].page = next
      outputs.append(.page(time: time, axis: axis, index: next, reason: .nearest))
    }
  }
}
