import InputEvents

/// Makes the scroll input of fingers on one surface: source, gain and resolution are the same for every event.
///
/// Places are given in millimetres, and only where the surface is the screen.
struct FingerEvents: Sendable {
  /// Points of offset per millimetre of finger; natural scrolling turns the sign.
  let gain: Double
  /// Points per millimetre of the surface, for places.
  private let pointsPerMillimetre: Double
  private let device: DeviceNumber
  private let source: ScrollSource
  private let statesMillimetres: Bool
  private let heldStill: Microseconds

  init(_ source: ScrollSource, device: DeviceNumber, settings: ScrollInputSettings, scale: SurfaceScale) {
    self.source = source
    self.device = device
    let isTouch = source == .touch
    let points = isTouch ? settings.touchPointsPerMillimetre : settings.touchpadPointsPerMillimetre
    let isNatural = isTouch ? settings.isTouchNatural : settings.isTouchpadNatural
    pointsPerMillimetre = points
    gain = isNatural ? 0 - points : points
    statesMillimetres = scale.isStated
    heldStill = settings.heldStill
  }

  /// An event without motion.
  func still(
    _ time: Microseconds, _ phase: ScrollInputPhase, _ reason: ScrollInputReason, at place: Vector? = nil
  ) -> ScrollInputOutput {
    .scroll(event(time, phase, reason, .zero, place))
  }

  /// A motion, with the velocities that the course has reached.
  func change(
    _ time: Microseconds, _ course: FingerCourse, _ reason: ScrollInputReason, millimetres: Vector,
    at place: Vector? = nil
  ) -> ScrollInputOutput {
    var change = event(time, .changed, reason, millimetres, place)
    course.tell(&change)
    return .scroll(change)
  }

  /// The lift, with the velocities, or without if the fingers rested before it.
  func end(_ time: Microseconds, _ course: FingerCourse, at place: Vector? = nil) -> ScrollInputOutput {
    var end = event(time, .ended, .lifted, .zero, place)
    course.end(&end, heldStill: heldStill)
    return .scroll(end)
  }

  private func event(
    _ time: Microseconds, _ phase: ScrollInputPhase, _ reason: ScrollInputReason, _ millimetres: Vector,
    _ place: Vector?
  ) -> ScrollInputEvent {
    ScrollInputEvent(
      time: time, device: device, source: source, phase: phase, delta: millimetres * gain,
      millimetres: statesMillimetres ? millimetres : nil,
      location: place.map { $0 * pointsPerMillimetre }, reason: reason)
  }
}
