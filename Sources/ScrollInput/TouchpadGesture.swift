import InputEvents

/// Two-finger scrolling on a touchpad: resting fingers, the start threshold, motion, the lift.
///
/// One finger moves the pointer and never scrolls; three and more are other gestures.
struct TouchpadGesture: Sendable {
  private enum State: Sendable {
    /// Nothing that could scroll.
    case none
    /// Other fingers than two came down first; two of them do not scroll before all but one were lifted.
    case blocked
    /// Two fingers rest; the motion in millimetres so far.
    case resting(FingerCourse, moved: Vector)
    /// They scroll.
    case scrolling(FingerCourse)
  }

  private var state = State.none
  private let events: FingerEvents
  private let threshold: Double

  init(device: DeviceNumber, settings: ScrollInputSettings, scale: SurfaceScale) {
    events = FingerEvents(.finger, device: device, settings: settings, scale: scale)
    threshold = settings.touchpadStartThreshold
  }

  mutating func step(
    _ time: Microseconds, fingers: Int, motion: FingerMotion, into outputs: inout [ScrollInputOutput]
  ) {
    switch state {
    case .none:
      if fingers == 2 {
        state = .resting(FingerCourse(at: time), moved: .zero)
        outputs.append(events.still(time, .began, .fingersDown(2)))
      } else if fingers > 2 {
        state = .blocked
      }
    case .blocked:
      if fingers < 2 { state = .none }
    case .resting(var course, let moved):
      if fingers != 2 {
        state = fingers > 2 ? .blocked : .none
        let reason = fingers > 2 ? ScrollInputReason.fingerCount(fingers) : .liftedBeforeStart
        outputs.append(events.still(time, .cancelled, reason))
        return
      }
      guard motion.isMotion else { return }
      course.move(motion.millimetres * events.gain, at: time)
      let sum = moved + motion.millimetres
      if sum.lengthSquared <= threshold * threshold {
        state = .resting(course, moved: sum)
        return
      }
      state = .scrolling(course)
      // Only what goes beyond the threshold scrolls, so the start is no jump.
      let beyond = sum * (1 - threshold / sum.length)
      outputs.append(
        events.change(time, course, .startThreshold(millimetres: threshold), millimetres: beyond))
    case .scrolling(var course):
      if fingers < 2 {
        state = .none
        outputs.append(events.end(time, course))
        return
      }
      guard motion.isMotion else { return }
      course.move(motion.millimetres * events.gain, at: time)
      state = .scrolling(course)
      outputs.append(events.change(time, course, .fingersMoved(fingers), millimetres: motion.millimetres))
    }
  }

  /// Breaks off; fingers that stay down belong to the motion that was broken off and start no other.
  mutating func cancel(
    _ time: Microseconds, _ reason: ScrollInputReason, fingersStay: Bool,
    into outputs: inout [ScrollInputOutput]
  ) {
    switch state {
    case .none: return
    case .blocked: break
    case .resting, .scrolling: outputs.append(events.still(time, .cancelled, reason))
    }
    state = fingersStay ? .blocked : .none
  }
}
