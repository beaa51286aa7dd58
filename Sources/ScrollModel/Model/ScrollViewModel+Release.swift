import InputEvents
import ScrollInput

/// The lift of fingers: velocities in points per millisecond, and the phase's reason if nothing moves on.
struct Lift: Sendable {
  /// Which device's fingers; `nil` if it was no device.
  var device: DeviceNumber?
  var latest = Vector.zero
  var previous = Vector.zero
  /// The velocity of the glide that the fingers stopped.
  var carried = Vector.zero
  /// How far the gesture moved the content.
  var distance = Vector.zero
  /// Where a scroll would have ended when the gesture began.
  var originalTarget = Vector.zero
  var reason: PhaseReason

  init(device: DeviceNumber?, reason: PhaseReason) {
    self.device = device
    self.reason = reason
  }
}

extension ScrollViewModel {
  /// Decides where the scroll ends and sets it in motion.
  mutating func release(_ time: Microseconds, _ lift: Lift, into outputs: inout SceneOutputs) {
    let velocity = releaseVelocity(lift)
    let flies = decelerates(lift)
    glideDevice = lift.device
    var natural = offset
    for axis in Axis.allCases where self[axis].isActive {
      let isPast = !self[axis].isInside
      let speed = velocity[axis]
      if profile.release == .blended {
        // Repeat flicks count flights only; a slower release and a page forget them.
        if self[axis].stops != nil {
          self[axis].flicks.reset()
        } else {
          self[axis].flicks.release(
            velocity: isPast || !flies ? 0 : speed, distance: lift.distance[axis],
            atMilliseconds: Double(time) / 1000)
        }
      }
      if isPast || (flies && speed != 0) { natural[axis] = projection(speed, axis) }
    }
    // Also where nobody knows the behaviour of that name.
    if behavior == nil {
      releaseFreely(time, natural, velocity, flies, lift, into: &outputs)
    } else {
      releaseToTarget(time, natural, velocity, lift, into: &outputs)
    }
  }

  /// Without stops, the deceleration ends where it does, within the content.
  private mutating func releaseFreely(
    _ time: Microseconds, _ natural: Vector, _ velocity: Vector, _ flies: Bool, _ lift: Lift,
    into outputs: inout SceneOutputs
  ) {
    let main = mainAxis(velocity)
    let past = Axis.allCases.first { self[$0].isActive && !self[$0].isInside }
    var chosen = natural
    for axis in Axis.allCases where self[axis].isActive { chosen[axis] = self[axis].clamped(natural[axis]) }
    let moves = flies && velocity[main] != 0
    let reason: TargetReason
    if let edge = past.flatMap({ self[$0].edge(past: self[$0].offset) }) {
      reason = .backToEdge(edge)
    } else if !moves {
      reason = .stays
    } else {
      reason = natural == chosen ? .natural : .clamped
    }
    outputs.append(.target(decision(time, .gestureEnd, natural: natural, chosen: chosen, reason)))
    for axis in Axis.allCases where self[axis].isActive {
      guard !self[axis].isInside || (flies && velocity[axis] != 0) else { continue }
      self[axis].momentum = flight(velocity[axis], axis, at: time)
    }
    guard isMoving else {
      setPhase(.idle, at: time, restReason(lift), into: &outputs)
      return
    }
    setPhase(
      .decelerating, at: time, past == nil ? flung(velocity[main], lift.latest[main]) : .releasedPastEdge,
      into: &outputs)
  }

  private func flung(_ velocity: Double, _ latest: Double) -> PhaseReason {
    let speed = velocity.magnitude * 1000
    if profile.velocity == .window { return .flungByWindow(speed) }
    return .flung(speed, blended: velocity != latest)
  }

  /// The velocity that a release starts with, in points per millisecond, along the axes that scroll.
  private func releaseVelocity(_ lift: Lift) -> Vector {
    var velocity = lift.latest
    switch profile.release {
    case .blended: velocity = Release.velocity(previous: lift.previous, latest: lift.latest)
    case .latest: break
    case .accumulated:
      for axis in Axis.allCases {
        velocity[axis] = VelocityAccumulation.velocity(new: lift.latest[axis], carried: lift.carried[axis])
      }
    }
    for axis in Axis.allCases {
      let limit = profile.velocityLimit / 1000
      velocity[axis] = self[axis].isActive ? min(max(velocity[axis], 0 - limit), limit) : 0
    }
    return velocity
  }

  private func decelerates(_ lift: Lift) -> Bool {
    switch profile.release {
    // Tested jointly, on the raw latest velocity of both axes.
    case .blended: Release.decelerates(latest: lift.latest)
    case .latest, .accumulated: lift.latest != .zero
    }
  }

  private func restReason(_ lift: Lift) -> PhaseReason {
    let speed = lift.latest.length * 1000
    if speed == 0 { return lift.reason }
    if profile.release == .blended, !Release.decelerates(latest: lift.latest) {
      let threshold = UIKitConstants.releaseSpeedSquared.squareRoot() * 1000
      return .tooSlow(speed: speed, threshold: threshold)
    }
    return .sideways(speed)
  }

  /// The motion of an axis that flies on by itself.
  func flight(_ velocity: Double, _ axis: Axis, at time: Microseconds) -> Momentum {
    let flight = Flight(offset: self[axis].offset, velocity: velocity)
    switch profile.momentum {
    case .uikit:
      return .flight(
        FlightMomentum(flight, conditions(axis), at: time, stepsPerSecond: profile.stepsPerSecond))
    case .simple:
      let edge = Edge(axis, isEnd: velocity > 0)
      let momentum = SimpleMomentum(
        flight, conditions(axis), bounces: mayPass(edge, isHeld: false), at: time)
      return .curve(CurveMomentum(.simple(momentum), at: time, stepsPerSecond: profile.stepsPerSecond))
    case .gtk4:
      let scroll = KineticScroll(
        offset: self[axis].offset, velocity: velocity, bounds: self[axis].bounds, clamp: .asExecuted)
      return .kinetic(KineticMomentum(scroll, at: time, stepsPerSecond: profile.stepsPerSecond))
    }
  }

  private func conditions(_ axis: Axis) -> FlightConditions {
    FlightConditions(
      bounds: self[axis].bounds, rate: rate, multiplier: self[axis].flicks.multiplier, grid: grid)
  }

  /// How fast flights slow down: the view's choice among the profile's rates.
  private var rate: DecelerationRate {
    view.deceleration == .fast ? .fast : profile.rate
  }

  /// Where the deceleration alone would end, were the content endless.
  private func projection(_ velocity: Double, _ axis: Axis) -> Double {
    let offset = self[axis].offset
    // A behaviour that limits scrolls is asked with a shorter way: that of the fast rate.
    let rate = behavior?.properties.limitsScrolls == true ? DecelerationRate.fast : rate
    switch profile.momentum {
    case .uikit:
      var free = conditions(axis)
      free.rate = rate
      let far = Double.greatestFiniteMagnitude
      free.bounds = 0 - far...far
      return Flight(offset: offset, velocity: velocity).predictedTarget(free)
    case .simple: return SimpleDeceleration(offset: offset, velocity: velocity, rate: rate).target
    case .gtk4: return KineticDeceleration(offset: offset, velocity: velocity).target
    }
  }

  func decision(
    _ time: Microseconds, _ cause: ScrollTargetDecision.Cause, natural: Vector, chosen: Vector,
    _ reason: TargetReason
  ) -> ScrollTargetDecision {
    ScrollTargetDecision(
      time: time, cause: cause, natural: active(natural), chosen: active(chosen), behavior: view.behavior,
      reason: reason)
  }

  /// The parts along the axes that scroll.
  private func active(_ vector: Vector) -> Vector {
    Vector(x: horizontal.isActive ? vector.x : 0, y: vertical.isActive ? vector.y : 0)
  }
}
