import InputEvents

/// Drags on a touchscreen: from the first finger down to the last one lifted.
///
/// Whether a drag scrolls (its hysteresis) is the view's business, not the device's.
struct TouchGesture: Sendable {
  private var course: FingerCourse?
  // In millimetres from the panel's origin: on the end no finger is there any more to tell it.
  private var lastPlace: Vector?
  /// Whether the fingers that are down belong to a drag that was broken off.
  private var isBlocked = false
  private let events: FingerEvents

  init(device: DeviceNumber, settings: ScrollInputSettings, scale: SurfaceScale) {
    events = FingerEvents(.touch, device: device, settings: settings, scale: scale)
  }

  mutating func step(
    _ time: Microseconds, _ hand: borrowing FingerTracker, into outputs: inout [ScrollInputOutput]
  ) {
    let fingers = hand.count
    let motion = hand.motion
    let place = hand.centroid
    if fingers == 0 { isBlocked = false }
    if course == nil {
      guard fingers > 0, !isBlocked else {
        events.withhold(time, motion, .eventsLost, into: &outputs)
        return
      }
      course = events.course(time, clock: hand.clock)
      lastPlace = place
      outputs.append(events.still(time, .began, .fingersDown(fingers), at: place))
    }
    guard var course else { return }
    if fingers == 0 {
      self.course = nil
      outputs.append(
        hand.hasTurnedPalm
          ? events.still(time, .cancelled, .palm, at: lastPlace) : events.end(time, course, at: lastPlace))
      return
    }
    if let place { lastPlace = place }
    guard motion != .zero else { return }
    // One owner: what the course has kept is not copied.
    self.course = nil
    course.move(events.points(motion), at: time, clock: hand.clock)
    self.course = course
    outputs.append(
      events.change(
        time, course, .fingersMoved(fingers), millimetres: motion, at: lastPlace))
  }

  /// Breaks off; fingers that stay down belong to the drag that was broken off and start no other.
  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, fingersStay: Bool,
    into outputs: inout [ScrollInputOutput]
  ) {
    if course != nil { outputs.append(events.still(time, .cancelled, reason, at: lastPlace)) }
    isBlocked = fingersStay && (course != nil || isBlocked)
    course = nil
  }
}
