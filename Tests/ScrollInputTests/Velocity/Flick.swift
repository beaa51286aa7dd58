import InputEvents
import ScrollInput

/// A finger on a touchscreen of ten units a millimetre and ten points, so that a unit is a point; it goes up, and the
/// offset down.
struct Flick {
  var player: Player
  private var place: Int32 = 3000

  init(_ kind: VelocityEstimator.Kind? = nil, usesDeviceClock: Bool = true) {
    var settings = ScrollInputSettings()
    settings.touchscreen.pointsPerMillimetre = 10
    settings.velocity = kind
    settings.usesDeviceClock = usesDeviceClock
    player = Player(Devices.multitouch, as: .touchscreen, settings: settings)
  }

  /// Sends events at a time in microseconds, with the device's stamp if it has one.
  mutating func send(_ events: [InputEvent], at time: Microseconds, stamp: UInt32? = nil) {
    player.time = time
    player.play(after: 0, events + (stamp.map { [Self.stamp($0)] } ?? []))
  }

  mutating func down(at time: Microseconds, stamp: UInt32? = nil) {
    place = 3000
    send([.id(7), .x(100), .y(place)], at: time, stamp: stamp)
  }

  mutating func move(_ points: Int32, at time: Microseconds, stamp: UInt32? = nil) {
    place -= points
    send([.y(place)], at: time, stamp: stamp)
  }

  /// Lifts the finger.
  ///
  /// - Returns: The velocity along y, in points per second.
  @discardableResult
  mutating func lift(at time: Microseconds, stamp: UInt32? = nil) -> Double {
    send([.id(-1)], at: time, stamp: stamp)
    return player.scrolls.last?.velocity.y ?? .nan
  }

  static func stamp(_ value: UInt32) -> InputEvent {
    InputEvent(type: .miscellaneous, code: EventCode.mscTimestamp, value: Int32(bitPattern: value))
  }
}
