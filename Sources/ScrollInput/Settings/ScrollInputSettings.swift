public import InputEvents

/// The gains, directions and rules that turn motion on devices into scroll input, by kind of device.
public struct ScrollInputSettings: Hashable, Sendable {
  /// Two fingers on a touchpad.
  public var touchpad = TouchpadSettings()
  /// Fingers on the screen.
  public var touchscreen = TouchscreenSettings()
  /// Wheels.
  public var wheel = WheelSettings()
  /// The pointer.
  public var pointer = PointerSettings()
  /// Pen tablets.
  public var tablet = TabletSettings()
  /// The law by which the velocity of fingers is estimated; `nil` for the profile's, UIKit's recogniser where there is
  /// none.
  public var velocity: VelocityEstimator.Kind?
  /// Whether the device's own clock (`MSC_TIMESTAMP`) says how much time lies between two motions, where it has one that
  /// goes with the log's.
  public var usesDeviceClock = true
  /// Without motion of the fingers for so many microseconds before the lift there is no velocity: 1000 to a minute (C).
  public var heldStill: Microseconds = 100_000

  /// Makes the default settings.
  public init() {}
}

extension ScrollInputSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case touchpad, touchscreen, wheel, pointer, tablet, velocity, usesDeviceClock
    case heldStill = "heldStillMicroseconds"
  }

  /// Reads the settings that are named.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    touchpad = try fields.decode(.touchpad, or: touchpad)
    touchscreen = try fields.decode(.touchscreen, or: touchscreen)
    wheel = try fields.decode(.wheel, or: wheel)
    pointer = try fields.decode(.pointer, or: pointer)
    tablet = try fields.decode(.tablet, or: tablet)
    velocity = try fields.decode(.velocity, or: velocity)
    usesDeviceClock = try fields.decode(.usesDeviceClock, or: usesDeviceClock)
    heldStill = try fields.decode(.heldStill, or: heldStill, in: SettingRanges.time)
  }
}
