import InputEvents
import ScrollInput

/// The lift of fingers: velocities in points per millisecond, and the phase's reason if nothing flies.
struct Lift: Hashable, Sendable {
  var latest = Vector.zero
  var previous = Vector.zero
  /// How far the gesture moved the content.
  var distance = 0.0
  var reason: PhaseReason
}

extension ScrollViewModel {
  /// Decides where the scroll ends and sets it in motion.
  mutating func release(_ time: Microseconds, _ lift: Lift, into outputs: inout [ScrollModelOutput]) {
    let velocity = releaseVelocity(lift)
    if view.behavior == .paging {
      releaseToPage(time, velocity: velocity, lift, into: &outputs)
      return
    }
    let isPast = !bounds.contains(offset)
    let flies = isPast || decelerates(lift)
    // Repeat flicks count flights only; a slower release forgets them.
    if profile.momentum == .uikit {
      flicks.release(
        velocity: isPast ? 0 : velocity, distance: lift.distance, atMilliseconds: Double(time) / 1000)
    }
    let natural = flies ? projection(velocity) : offset
    decide(time, natural: natural, chosen: clamped(natural), flies: flies, into: &outputs)
    guard flies else {
      setPhase(.idle, at: time, restReason(lift), into: &outputs)
      return
    }
    motion = .momentum(momentum(velocity, at: time))
    let reason = isPast ? PhaseReason.releasedPastEdge : flung(velocity, lift)
    setPhase(.decelerating, at: time, reason, into: &outputs)
  }

  private func releaseVelocity(_ lift: Lift) -> Double {
    switch profile.momentum {
    case .uikit: Release.velocity(previous: lift.previous, latest: lift.latest)[view.axis]
    case .simple: lift.latest[view.axis]
    }
  }

  private func decelerates(_ lift: Lift) -> Bool {
    switch profile.momentum {
    // Tested jointly, on the raw latest velocity of both axes; without any speed along the axis there is no flight.
    case .uikit: Release.decelerates(latest: lift.latest) && releaseVelocity(lift) != 0
    case .simple: lift.latest[view.axis] != 0
    }
  }

  private func flung(_ velocity: Double, _ lift: Lift) -> PhaseReason {
    .flung(velocity.magnitude * 1000, blended: velocity != lift.latest[view.axis])
  }

  private func restReason(_ lift: Lift) -> PhaseReason {
    let speed = lift.latest.length * 1000
    if speed == 0 { return lift.reason }
    if profile.momentum == .uikit, !Release.decelerates(latest: lift.latest) {
      let threshold = UIKitConstants.releaseSpeedSquared.squareRoot() * 1000
      return .tooSlow(speed: speed, threshold: threshold)
    }
    return .sideways(speed)
  }

  private func momentum(_ velocity: Double, at time: Microseconds) -> Momentum {
    let flight = Flight(offset: offset, velocity: velocity)
    switch profile.momentum {
    case .uikit:
      return .flight(
        FlightMomentum(flight, conditions, at: time, stepsPerSecond: profile.stepsPerSecond))
    case .simple:
      return .simple(SimpleMomentum(flight, conditions, bounces: view.bounces, at: time))
    }
  }

  private var conditions: FlightConditions {
    FlightConditions(bounds: bounds, rate: profile.rate, multiplier: flicks.multiplier, grid: grid)
  }

  /// Where the deceleration alone would end, were the content endless.
  private func projection(_ velocity: Double) -> Double {
    switch profile.momentum {
    case .uikit:
      var free = conditions
      let far = Double.greatestFiniteMagnitude
      free.bounds = 0 - far...far
      return Flight(offset: offset, velocity: velocity).predictedTarget(free)
    case .simple:
      return SimpleDeceleration(offset: offset, velocity: velocity, rate: profile.rate).target
    }
  }

  private mutating func decide(
    _ time: Microseconds, natural: Double, chosen: Double, flies: Bool,
    into outputs: inout [ScrollModelOutput]
  ) {
    let reason: TargetReason
    if !bounds.contains(offset) {
      reason = .backToEdge(Edge(view.axis, isEnd: offset > bounds.upperBound))
    } else if !flies {
      reason = .stays
    } else {
      reason = natural == chosen ? .natural : .clamped
    }
    outputs.append(.target(decision(time, .gestureEnd, natural: natural, chosen: chosen, reason)))
  }

  func decision(
    _ time: Microseconds, _ cause: ScrollTargetDecision.Cause, natural: Double, chosen: Double,
    _ reason: TargetReason
  ) -> ScrollTargetDecision {
    ScrollTargetDecision(
      time: time, cause: cause, natural: Vector(natural, along: view.axis),
      chosen: Vector(chosen, along: view.axis),
      behavior: view.behavior, reason: reason)
  }

  // MARK: Pages

  private mutating func releaseToPage(
    _ time: Microseconds, velocity: Double, _ lift: Lift, into outputs: inout [ScrollModelOutput]
  ) {
    flicks.reset()
    let isFast = velocity.magnitude >= profile.pagingSpeed
    let target = isFast ? nextStop(from: offset, forward: velocity > 0) : nearestStop(offset)
    let reason = isFast ? TargetReason.nextPage(speed: velocity.magnitude * 1000) : .nearestPage
    let natural = projection(velocity)
    outputs.append(
      .target(decision(time, .gestureEnd, natural: natural, chosen: stop(target), reason)))
    go(to: stop(target), velocity: velocity, at: time, or: lift.reason, into: &outputs)
  }

  /// Sets out for a stop, or rests if the view is there.
  mutating func go(
    to target: Double, velocity: Double, at time: Microseconds, or rest: PhaseReason,
    into outputs: inout [ScrollModelOutput]
  ) {
    if target == offset {
      motion = .none
      setPhase(.idle, at: time, rest, into: &outputs)
      return
    }
    motion = .momentum(
      .paging(
        PagingMomentum(
          PagingSpring(offset: offset, velocity: velocity, target: target), bounds: bounds, at: time)))
    setPhase(.decelerating, at: time, .towardsTarget, into: &outputs)
  }
}
