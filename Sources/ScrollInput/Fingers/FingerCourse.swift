import InputEvents

/// The course of one motion of fingers: its velocity and when they last moved.
struct FingerCourse: Sendable {
  /// The velocity, in points per millisecond in the direction of the offset.
  private(set) var velocity: VelocityEstimator
  /// When the fingers came down or last moved.
  private(set) var lastMotion: Microseconds
  /// The same by the clock that measures speeds.
  private var lastClock: Microseconds
  private var hasMoved = false

  init(at time: Microseconds, clock: Microseconds, velocity kind: VelocityEstimator.Kind) {
    velocity = VelocityEstimator(kind)
    lastMotion = time
    lastClock = clock
  }

  mutating func move(_ delta: Vector, at time: Microseconds, clock: Microseconds) {
    velocity.add(delta, milliseconds: Double(clock - lastClock) / 1000)
    lastMotion = time
    lastClock = clock
    hasMoved = true
  }

  /// The part of the last motion that goes beyond the start threshold scrolls, and what comes after it.
  mutating func beginScrolling(with delta: Vector) {
    velocity.beginScrolling(with: delta)
  }

  /// Gives a motion the velocities that it has reached.
  func tell(_ event: inout ScrollInputEvent) {
    // Points per second in public.
    event.velocity = velocity.latest * 1000
    event.previousVelocity = velocity.previous * 1000
  }

  /// Ends the event with the velocities, or with none if the fingers rested before the lift.
  func end(_ event: inout ScrollInputEvent, heldStill limit: Microseconds) {
    guard hasMoved else {
      event.reason = .liftedBeforeStart
      return
    }
    let rested = event.time - lastMotion
    if rested >= limit || velocity.isOver(afterMilliseconds: Double(rested) / 1000) {
      event.reason = .heldStill(rested)
      return
    }
    tell(&event)
  }
}
