import InputEvents

/// Drags on a touchscreen: from the first finger down to the last one lifted.
///
/// Whether a drag scrolls (its hysteresis) is the view's business, not the device's.
struct TouchGesture: Sendable {
  private var course: FingerCourse?
  /// Whether the fingers that are down belong to a drag that was broken off.
  private var isBlocked = false
  private let events: FingerEvents

  init(device: DeviceNumber, settings: ScrollInputSettings, scale: SurfaceScale) {
    events = FingerEvents(.touch, device: device, settings: settings, scale: scale)
  }

  mutating func step(
    _ time: Microseconds, fingers: Int, motion: FingerMotion, into outputs: inout [ScrollInputOutput]
  ) {
    if fingers == 0 { isBlocked = false }
    guard var course else {
      if fingers > 0, !isBlocked {
        self.course = FingerCourse(at: time)
        outputs.append(events.still(time, .began, .fingersDown(fingers)))
      }
      return
    }
    if fingers == 0 {
      self.course = nil
      outputs.append(events.end(time, course))
      return
    }
    guard motion.isMotion else { return }
    course.move(motion.millimetres * events.gain, at: time)
    self.course = course
    outputs.append(events.change(time, course, .fingersMoved(fingers), millimetres: motion.millimetres))
  }

  /// Breaks off; fingers that stay down belong to the drag that was broken off and start no other.
  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, fingersStay: Bool,
    into outputs: inout [ScrollInputOutput]
  ) {
    if course != nil { outputs.append(events.still(time, .cancelled, reason)) }
    isBlocked = fingersStay && (course != nil || isBlocked)
    course = nil
  }
}
