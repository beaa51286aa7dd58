public import InputEvents

/// What kind of motion a device means; the words are those of Wayland's axis sources, with touch beside them.
public enum ScrollSource: String, Hashable, Sendable, CaseIterable {
  /// Fingers on a touchpad.
  case finger
  /// A wheel, by detents or parts of them.
  case wheel
  /// Fingers on the screen.
  case touch
  /// A source without detents that need not end, such as a button-held ball.
  case continuous

  /// Whether a motion of this source surely ends with a lift, so that a view may stretch for it.
  public var surelyEnds: Bool {
    self == .finger || self == .touch
  }
}

/// Where in its course a scroll input is.
public enum ScrollInputPhase: String, Hashable, Sendable, CaseIterable {
  /// Fingers came down, or a wheel turned for the first time.
  case began
  /// It moved.
  case changed
  /// Fingers were lifted, or a wheel was quiet long enough.
  case ended
  /// It was broken off: too many fingers, lost events, a device that went, the end of the log.
  case cancelled
}

/// A wheel's motion in 1/120 detent, in the direction of scrolling: right and down positive.
public struct WheelMotion: Hashable, Sendable {
  /// Along x.
  public var x: Int64
  /// Along y.
  public var y: Int64

  /// Makes a motion.
  @inlinable
  public init(x: Int64, y: Int64) {
    self.x = x
    self.y = y
  }
}

/// What a device asks of a scroll view: one step of one motion.
public struct ScrollInputEvent: Hashable, Sendable {
  /// When.
  public var time: Microseconds
  /// Which device.
  public var device: DeviceNumber
  /// What kind of motion.
  public var source: ScrollSource
  /// Where in its course the motion is.
  public var phase: ScrollInputPhase
  /// How far the content offset is asked to move, in points; natural scrolling is applied.
  public var delta: Vector
  /// How far the fingers moved on the device, in millimetres, if the device tells its resolution.
  public var millimetres: Vector?
  /// How far the wheel turned, natural scrolling applied; `nil` for other sources.
  public var wheel: WheelMotion?
  /// While fingers move and on the end: the recogniser's latest velocity V(n) in points per second, in the direction
  /// of the offset.
  public var velocity: Vector
  /// The velocity before the latest, V(n-1).
  public var previousVelocity: Vector
  /// Where the fingers are on a touchscreen: the centroid of those that are down, palms left out, in points from the
  /// corner where the panel's axes have their minimum, right and down positive.
  ///
  /// On an end it is where they were last; so a tap, which ends before it has moved far, has its place. A finger that
  /// comes or goes moves the centroid, but no content. `nil` for other sources, and until the device has told a place.
  public var location: Vector?
  /// Why.
  public var reason: ScrollInputReason

  /// Makes an event.
  public init(
    time: Microseconds, device: DeviceNumber, source: ScrollSource, phase: ScrollInputPhase,
    delta: Vector = .zero,
    millimetres: Vector? = nil, wheel: WheelMotion? = nil, velocity: Vector = .zero,
    previousVelocity: Vector = .zero, location: Vector? = nil, reason: ScrollInputReason
  ) {
    self.time = time
    self.device = device
    self.source = source
    self.phase = phase
    self.delta = delta
    self.millimetres = millimetres
    self.wheel = wheel
    self.velocity = velocity
    self.previousVelocity = previousVelocity
    self.location = location
    self.reason = reason
  }
}

/// Why a scroll input says what it says.
public enum ScrollInputReason: Hashable, Sendable {
  /// So many fingers came down.
  case fingersDown(Int)
  /// The fingers moved on from where they came down by more than the start threshold, in millimetres.
  case startThreshold(millimetres: Double)
  /// The fingers moved.
  case fingersMoved(Int)
  /// The fingers were lifted while they moved.
  case lifted
  /// The fingers were lifted after they had rested for so long: no velocity.
  case heldStill(Microseconds)
  /// The fingers were lifted before they had moved enough: a tap.
  case liftedBeforeStart
  /// The number of fingers changed to one that does not scroll.
  case fingerCount(Int)
  /// Detents counted from `REL_WHEEL`.
  case detents
  /// Parts of detents from the high-resolution axis; `REL_WHEEL` is not counted beside it.
  case highResolution
  /// The wheel was quiet for so long.
  case quiet(Microseconds)
  /// The kernel or the reader lost events.
  case eventsLost
  /// The device went.
  case deviceGone
  /// Nothing was recorded for a while.
  case recordingGap
  /// The log is over while fingers are down.
  case logOver
}

extension ScrollInputReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .fingersDown(let count): count == 1 ? "one finger came down" : "\(count) fingers came down"
    case .startThreshold(let millimetres): "moved more than \(millimetres) mm: a scroll"
    case .fingersMoved(let count): count == 1 ? "the finger moved" : "\(count) fingers moved"
    case .lifted: "lifted in motion"
    case .heldStill(let time): "held still for \(time / 1000) ms before the lift: no velocity"
    case .liftedBeforeStart: "lifted before it moved enough: a tap"
    case .fingerCount(let count): "\(count) fingers: not a scroll"
    case .detents: "detents of the wheel"
    case .highResolution: "parts of detents; whole detents are not counted beside them"
    case .quiet(let time): "the wheel was quiet for \(time / 1000) ms"
    case .eventsLost: "events were lost"
    case .deviceGone: "the device went"
    case .recordingGap: "nothing was recorded for a while"
    case .logOver: "the log is over"
    }
  }
}
