import InputEvents
import ScrollInput

/// A glide that a finger stopped which did not scroll yet, such as the first of two on a touchpad.
struct CaughtGlide: Hashable, Sendable {
  /// Which device's finger.
  var device: DeviceNumber
  /// When it was stopped.
  var time: Microseconds
  /// How fast it was, in points per millisecond.
  var velocity: Vector
}

/// Fingers on a view, from their coming down to the lift.
struct Drag: Hashable, Sendable {
  /// Which device's fingers.
  var device: DeviceNumber
  /// The offset at the start without the rubber band's effect, so that a caught stretch goes on without a jump.
  var startRaw: Vector
  /// The offset at the start.
  var start: Vector
  /// Where a scroll would have ended when the fingers came down.
  var originalTarget: Vector
  /// The motion asked for since the fingers came down.
  var way = Vector.zero
  /// What the view follows of it: nothing before it exceeds the hysteresis.
  var pan: PanTranslation
  /// Whether the fingers stopped a motion.
  var caught: Bool
  /// Whether they hold the content: fingers on another device than the one whose motion goes on hold it only once they
  /// scroll.
  var holds: Bool
  /// When the fingers came down or last moved.
  var lastMotion: Microseconds
  /// The velocity in points per millisecond of the glide that the fingers stopped, until they pause.
  var carried = Vector.zero
  /// Whether they set out across the view's one axis: it leaves them alone until their way leads along it.
  var isAcross = false
  /// The one axis on which a locked drag stays.
  var locked: Axis?
  /// The latest velocity in points per millisecond.
  var velocity = Vector.zero

  /// Without motion for so long in the midst of a drag, nothing of the flicks before is carried on (C: as long as input
  /// takes for fingers that rest before the lift).
  static let pause: Microseconds = 100_000

  /// Whether the view follows.
  var isScrolling: Bool { holds && pan.isRecognized && !isAcross }

  /// Whether the way so far leads rather across an axis than along it.
  func leadsAcross(_ axis: Axis) -> Bool {
    way[axis.across].magnitude > way[axis].magnitude
  }

  /// Whether an axis follows.
  func follows(_ axis: Axis) -> Bool {
    locked == nil || locked == axis
  }
}
