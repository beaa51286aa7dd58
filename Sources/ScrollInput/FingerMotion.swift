import InputEvents

/// The motion of the fingers on a surface in one frame: the mean over those that were there before and still are.
///
/// A finger that joins or leaves moves nothing, so the centroid is continuous.
struct FingerMotion: Sendable {
  /// The mean motion in millimetres.
  var millimetres = Vector.zero
  /// Whether any finger moved.
  var isMotion: Bool {
    millimetres != .zero
  }

  /// No motion.
  init() {}

  init(_ contacts: [Contact], scale: SurfaceScale) {
    var x = 0.0
    var y = 0.0
    var count = 0
    // What has said nothing since before the log may be no finger: it holds no other back.
    for contact in contacts where contact.hasMotion && !contact.isPalm && !contact.isSilent {
      x += contact.deltaX
      y += contact.deltaY
      count += 1
    }
    if count > 0 {
      millimetres = Vector(x: x / Double(count) * scale.x, y: y / Double(count) * scale.y)
    }
  }
}

/// The course of one motion of fingers: its velocity and when they last moved.
struct FingerCourse: Sendable {
  /// The recogniser's velocity, in points per millisecond in the direction of the offset.
  private(set) var velocity = RecognizerVelocity()
  /// When the fingers came down or last moved.
  private(set) var lastMotion: Microseconds

  init(at time: Microseconds) {
    lastMotion = time
  }

  mutating func move(_ delta: Vector, at time: Microseconds) {
    velocity.add(delta, milliseconds: Double(time - lastMotion) / 1000)
    lastMotion = time
  }

  /// Gives a motion the velocities that it has reached.
  func tell(_ event: inout ScrollInputEvent) {
    // Points per second in public.
    event.velocity = velocity.latest * 1000
    event.previousVelocity = velocity.previous * 1000
  }

  /// Ends the event with the velocities, or with none if the fingers rested before the lift.
  func end(_ event: inout ScrollInputEvent, heldStill limit: Microseconds) {
    let rested = event.time - lastMotion
    if rested >= limit {
      event.reason = .heldStill(rested)
      return
    }
    tell(&event)
  }
}
