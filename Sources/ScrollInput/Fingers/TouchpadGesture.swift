import InputEvents

/// Scrolling by two fingers on a touchpad, or by one on a mouse: resting fingers, the start threshold, motion, the lift.
///
/// On a touchpad one finger moves the pointer and never scrolls; three and more are other gestures, and so is a pinch. A
/// finger that lay still while the other moved is no second finger: it rests, and the other moves the pointer.
struct TouchpadGesture: Sendable {
  private enum State: Sendable {
    /// Nothing that could scroll.
    case none
    /// Other fingers than two came down first, or two that did something else; no two of them scroll before all but one
    /// were lifted.
    case blocked
    /// Two fingers rest; the motion in millimetres so far.
    case resting(FingerCourse, moved: Vector)
    /// They scroll.
    case scrolling(FingerCourse)
  }

  /// Distances in millimetres that tell what two fingers do; grade C, fitted to the recordings.
  private enum Limit {
    /// A finger that moves less, while the other moves, is still.
    static let still = 0.35
    /// A finger that moved more, while the other was still, moves.
    static let moving = 1.5
    /// So much away from each other, each of them, is a pinch.
    static let pinch = 1.0
    /// A finger beside a still one pinches if it moves along the line between them so many times as much as across.
    static let along = 3.0
  }

  private var state = State.none
  private var lock: AxisLock?
  private let events: FingerEvents
  private let settings: TouchpadSettings
  /// Where a finger that lies still is a thumb or a palm: beyond it, in millimetres from the upper left corner.
  private let edges: (left: Double, right: Double, bottom: Double)

  /// How many fingers scroll.
  private let needed: Int

  init(device: DeviceNumber, settings: ScrollInputSettings, scale: SurfaceScale, fingers: Int = 2) {
    needed = fingers
    events = FingerEvents(.finger, device: device, settings: settings, scale: scale)
    self.settings = settings.touchpad
    lock = settings.touchpad.locksAxis ? AxisLock() : nil
    let zone = settings.touchpad.edgeZone
    edges = (zone, scale.size.x - zone, scale.size.y - zone)
  }

  mutating func step(
    _ time: Microseconds, _ hand: inout FingerTracker, hasPointed: Bool,
    into outputs: inout [ScrollInputOutput]
  ) {
    let motion = hand.motion
    switch state {
    case .none:
      if hand.count == 3, needed == 2, let idle = idleFinger(hand) { hand.rest(idle) }
      if hand.count == needed {
        begin(time, &hand, into: &outputs)
      } else if hand.count > needed {
        state = .blocked
      }
      if !hasPointed { events.withhold(time, motion, .fingerCount, into: &outputs) }
    case .blocked:
      if !hasPointed { events.withhold(time, motion, .fingerCount, into: &outputs) }
      if hand.count < needed { state = .none }
    case .resting(var course, let moved):
      // One owner: what the course has kept is not copied.
      state = .none
      rest(time, &hand, &course, moved, into: &outputs)
    case .scrolling(var course):
      if hand.count < needed {
        state = .none
        events.withhold(time, motion, .fingerCount, into: &outputs)
        outputs.append(hand.hasTurnedPalm ? events.still(time, .cancelled, .palm) : events.end(time, course))
        return
      }
      // More fingers on a mouse are a hand that holds it; on a touchpad they are as good as two.
      if needed == 1, hand.count > 1 {
        state = .blocked
        events.withhold(time, motion, .fingerCount, into: &outputs)
        outputs.append(events.still(time, .cancelled, .fingerCount(hand.count)))
        return
      }
      guard motion != .zero else { return }
      let admitted = admit(time, motion, into: &outputs)
      guard admitted != .zero else { return }
      state = .none
      course.move(events.points(admitted), at: time, clock: hand.clock)
      state = .scrolling(course)
      outputs.append(events.change(time, course, .fingersMoved(hand.count), millimetres: admitted))
    }
  }

  private mutating func begin(
    _ time: Microseconds, _ hand: inout FingerTracker, into outputs: inout [ScrollInputOutput]
  ) {
    hand.beginTravel()
    lock?.reset()
    state = .resting(events.course(time, clock: hand.clock), moved: .zero)
    outputs.append(events.still(time, .began, .fingersDown(needed)))
  }

  /// Two fingers that have not scrolled yet: what they are about to do.
  private mutating func rest(
    _ time: Microseconds, _ hand: inout FingerTracker, _ course: inout FingerCourse, _ moved: Vector,
    into outputs: inout [ScrollInputOutput]
  ) {
    let motion = hand.motion
    let sum = moved + motion
    if hand.count == 3, needed == 2, let idle = idleFinger(hand) {
      // The two that came later are the gesture.
      hand.rest(idle)
      events.withhold(time, sum, .startThreshold, into: &outputs)
      hand.beginTravel()
      state = .resting(events.course(time, clock: hand.clock), moved: .zero)
      return
    }
    if hand.count != needed {
      state = hand.count > needed ? .blocked : .none
      events.withhold(time, sum, .startThreshold, into: &outputs)
      outputs.append(events.still(time, .cancelled, reason(of: hand)))
      return
    }
    guard motion != .zero else {
      state = .resting(course, moved: moved)
      return
    }
    course.move(events.points(motion), at: time, clock: hand.clock)
    state = .resting(course, moved: sum)
    if let resting = restingFinger(hand) {
      hand.rest(resting)
      events.withhold(time, sum, .startThreshold, into: &outputs)
      outputs.append(events.still(time, .cancelled, .restingFinger))
      state = .none
      return
    }
    if let other = otherGesture(hand, sum) {
      events.withhold(time, sum, .pinch, into: &outputs)
      outputs.append(events.still(time, .cancelled, other))
      state = .blocked
      return
    }
    guard sum.lengthSquared > settings.startThreshold * settings.startThreshold else { return }
    // Only what goes beyond the threshold scrolls, so the start is no jump.
    let beyond = sum * (1 - settings.startThreshold / sum.length)
    events.withhold(time, sum - beyond, .startThreshold, into: &outputs)
    let admitted = admit(time, beyond, into: &outputs)
    course.beginScrolling(with: events.points(admitted))
    state = .scrolling(course)
    outputs.append(
      events.change(
        time, course, .startThreshold(millimetres: settings.startThreshold), millimetres: admitted))
  }

  /// Why two fingers that had not scrolled are not two any more.
  private func reason(of hand: FingerTracker) -> ScrollInputReason {
    if hand.count > needed { return .fingerCount(hand.count) }
    if hand.hasTurnedPalm { return .palm }
    for case .joined in hand.findings { return .sameFinger }
    return .liftedBeforeStart
  }

  /// The part of a motion that lies along the axes that scroll.
  private mutating func admit(
    _ time: Microseconds, _ motion: Vector, into outputs: inout [ScrollInputOutput]
  ) -> Vector {
    guard let admitted = lock?.admit(motion) else { return motion }
    events.withhold(time, motion - admitted, .axisLock, into: &outputs)
    return admitted
  }

  /// The two fingers, if both are located.
  private func pair(_ hand: FingerTracker) -> (Finger, Finger)? {
    var first: Finger?
    var second: Finger?
    for finger in hand.fingers where finger.isActive && finger.place != nil {
      if first == nil {
        first = finger
      } else if second == nil {
        second = finger
      } else {
        return nil
      }
    }
    if let first, let second { return (first, second) }
    return nil
  }

  /// Whether the fingers move towards or away from each other rather than together.
  private func otherGesture(_ hand: FingerTracker, _ sum: Vector) -> ScrollInputReason? {
    guard let (first, second) = pair(hand), let one = first.place, let other = second.place else {
      return nil
    }
    let a = first.travel
    let b = second.travel
    let half = (b - a) * 0.5
    if min(a.length, b.length) >= Limit.still {
      let isOpposite = a.x * b.x + a.y * b.y < 0
      return isOpposite && half.length > max(Limit.pinch, sum.length) ? .pinch : nil
    }
    // One is still: it may be the centre of a pinch. Along the line between them, and far enough to be meant.
    guard half.length > Limit.pinch else { return nil }
    let line = other - one
    let along = (half.x * line.x + half.y * line.y).magnitude
    let across = (half.x * line.y - half.y * line.x).magnitude
    return along > Limit.along * across ? .pinch : nil
  }

  /// The contact of a finger that lies still beside one that moves, if it had rested alone before, or lies where thumbs
  /// and palms do.
  private func restingFinger(_ hand: FingerTracker) -> Int? {
    guard let (first, second) = pair(hand) else { return nil }
    let (still, moving) =
      first.travel.lengthSquared < second.travel.lengthSquared ? (first, second) : (second, first)
    guard still.travel.length < Limit.still, moving.travel.length > Limit.moving else { return nil }
    if moving.began - still.rest.since >= settings.resting { return still.contact }
    return isThumb(still) || isPalm(still, beside: moving) ? still.contact : nil
  }

  /// The contact of the one of three fingers that had rested before the other two came.
  private func idleFinger(_ hand: FingerTracker) -> Int? {
    var latest = Microseconds.min
    for finger in hand.fingers where finger.isActive { latest = max(latest, finger.began) }
    var idle: Int?
    for finger in hand.fingers where finger.isActive {
      if latest - finger.rest.since >= settings.resting, finger.began < latest {
        if idle != nil { return nil }
        idle = finger.contact
      }
    }
    return idle
  }

  /// Whether it came down where thumbs rest.
  private func isThumb(_ finger: Finger) -> Bool {
    finger.origin.map { $0.y > edges.bottom } ?? false
  }

  /// Whether it came down at the side after the other had pointed for a while.
  private func isPalm(_ finger: Finger, beside other: Finger) -> Bool {
    guard let origin = finger.origin, finger.began - other.began >= settings.resting else { return false }
    return origin.x < edges.left || origin.x > edges.right
  }

  /// Breaks off; fingers that stay down belong to the motion that was broken off and start no other.
  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, fingersStay: Bool,
    into outputs: inout [ScrollInputOutput]
  ) {
    switch state {
    case .none: return
    case .blocked: break
    case .resting(_, let moved):
      events.withhold(time, moved, .startThreshold, into: &outputs)
      outputs.append(events.still(time, .cancelled, reason))
    case .scrolling: outputs.append(events.still(time, .cancelled, reason))
    }
    state = fingersStay ? .blocked : .none
  }
}
