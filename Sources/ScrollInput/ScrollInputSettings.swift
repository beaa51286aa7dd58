public import InputEvents

/// The gains and switches that turn motion on a device into points.
public struct ScrollInputSettings: Hashable, Sendable {
  /// Points per millimetre on a touchscreen: 163 points per inch.
  public var touchPointsPerMillimetre = 6.42
  /// Points per millimetre on a touchpad: libinput's unit.
  public var touchpadPointsPerMillimetre = 10.54
  /// Points per detent of a wheel.
  public var wheelPointsPerDetent = 40.0
  /// Whether the content follows fingers on a touchpad.
  public var isTouchpadNatural = true
  /// Whether the content follows fingers on the screen.
  public var isTouchNatural = true
  /// Whether wheels are turned round.
  public var isWheelNatural = false
  /// How far two fingers have to move on a touchpad before they scroll, in millimetres.
  public var touchpadStartThreshold = 1.0
  /// Without motion for so long before the lift, there is no velocity.
  public var heldStill: Microseconds = 100_000
  /// A wheel that is quiet for so long has ended its motion.
  public var wheelQuiet: Microseconds = 150_000

  /// Makes the default settings.
  public init() {}
}
