public import InputEvents

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
  /// How many whole detents the wheel turned, natural scrolling applied; `nil` for other sources.
  ///
  /// Rests of detents concern this count alone, never ``wheel``. A detent counts when the turn since the last
  /// one reaches it, or where the device itself tells one beside its parts; on the end half a detent or more
  /// counts as one.
  public var detents: WheelDetents?
  /// While fingers move and on the end: the latest velocity in points per second, in the direction of the offset, by the
  /// law that the settings name; the recogniser's V(n) if they name none.
  public var velocity: Vector
  /// The velocity before the latest, V(n-1), which a release blends in; the latest again where the law has none.
  public var previousVelocity: Vector
  /// Where the fingers are on a touchscreen: the centroid of those that are down, palms left out, in points from the
  /// corner where the panel's axes have their minimum, right and down positive.
  ///
  /// On an end it is where they were last; so a tap, which ends before it has moved far, has its place. A finger that
  /// comes or goes moves the centroid, but no content. `nil` for other sources, and until the device has told a place.
  public var location: Vector?
  /// The axes along which natural scrolling turned the device's direction round: Wayland's relative direction.
  public var natural: NaturalAxes
  /// Why.
  public var reason: ScrollInputReason

  /// Makes an event.
  public init(
    time: Microseconds, device: DeviceNumber, source: ScrollSource, phase: ScrollInputPhase,
    delta: Vector = .zero,
    millimetres: Vector? = nil, wheel: WheelMotion? = nil, detents: WheelDetents? = nil,
    velocity: Vector = .zero, previousVelocity: Vector = .zero, location: Vector? = nil,
    natural: NaturalAxes = [],
    reason: ScrollInputReason
  ) {
    self.time = time
    self.device = device
    self.source = source
    self.phase = phase
    self.delta = delta
    self.millimetres = millimetres
    self.wheel = wheel
    self.detents = detents
    self.velocity = velocity
    self.previousVelocity = previousVelocity
    self.location = location
    self.natural = natural
    self.reason = reason
  }
}
