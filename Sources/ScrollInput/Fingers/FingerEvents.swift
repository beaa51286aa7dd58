import InputEvents

/// Makes the scroll input of fingers on one surface: source, gain and resolution are the same for every event.
///
/// Places are given in millimetres, and only where the surface is the screen.
struct FingerEvents: Sendable {
  /// Points of offset per millimetre of finger along each axis; natural scrolling turns the sign.
  private let gain: Vector
  /// Points per millimetre of the surface, for places.
  private let pointsPerMillimetre: Double
  private let device: DeviceNumber
  private let source: ScrollSource
  private let natural: NaturalAxes
  private let rotation: TouchscreenSettings.Rotation
  private let size: Vector
  private let statesMillimetres: Bool
  private let heldStill: Microseconds
  private let velocity: VelocityEstimator.Kind

  init(_ source: ScrollSource, device: DeviceNumber, settings: ScrollInputSettings, scale: SurfaceScale) {
    self.source = source
    self.device = device
    let isTouch = source == .touch
    pointsPerMillimetre =
      isTouch ? settings.touchscreen.pointsPerMillimetre : settings.touchpad.pointsPerMillimetre
    natural = isTouch ? settings.touchscreen.natural : settings.touchpad.natural
    gain = Vector(x: Double(natural.signs.x), y: Double(natural.signs.y)) * pointsPerMillimetre
    rotation = isTouch ? settings.touchscreen.rotation : .none
    size = scale.size
    statesMillimetres = scale.isStated
    heldStill = settings.heldStill
    velocity = settings.velocity ?? .recognizer
  }

  /// The course of fingers that come down.
  func course(_ time: Microseconds, clock: Microseconds) -> FingerCourse {
    FingerCourse(at: time, clock: clock, velocity: velocity)
  }

  /// How far the content offset is to move for a motion on the surface.
  func points(_ millimetres: Vector) -> Vector {
    let turned = rotation.turn(millimetres)
    return Vector(x: turned.x * gain.x, y: turned.y * gain.y)
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

  /// Says that a motion became no scroll input; nothing if there was none.
  func withhold(
    _ time: Microseconds, _ millimetres: Vector, _ cause: WithheldMotion.Cause,
    into outputs: inout [ScrollInputOutput]
  ) {
    guard millimetres != .zero else { return }
    outputs.append(
      .withheld(
        WithheldMotion(time: time, device: device, amount: .millimetres(millimetres), cause: cause)))
  }

  private func event(
    _ time: Microseconds, _ phase: ScrollInputPhase, _ reason: ScrollInputReason, _ millimetres: Vector,
    _ place: Vector?
  ) -> ScrollInputEvent {
    ScrollInputEvent(
      time: time, device: device, source: source, phase: phase, delta: points(millimetres),
      millimetres: statesMillimetres ? millimetres : nil,
      location: place.map { rotation.place($0, on: size) * pointsPerMillimetre }, natural: natural,
      reason: reason)
  }
}
