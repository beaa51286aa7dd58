public import InputEvents

/// The gains and switches that turn motion on a device into points.
public struct ScrollInputSettings: Hashable, Sendable {
  /// Points per millimetre on a touchscreen: 163 points per inch.
  public var touchPointsPerMillimetre = 6.42
  /// Points per millimetre on a touchpad: libinput's unit.
  public var touchpadPointsPerMillimetre = 10.54
  /// Points that the pointer moves for each count of a mouse, a pointing stick or a trackball.
  public var pointerPointsPerCount = 1.0
  /// Points that the pointer moves for each millimetre of one finger on a touchpad: as far as two fingers scroll.
  public var pointerPointsPerMillimetre = 10.54
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

extension ScrollInputSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case touchPointsPerMillimetre, touchpadPointsPerMillimetre, pointerPointsPerCount
    case pointerPointsPerMillimetre, wheelPointsPerDetent, touchpadStartThreshold
    case heldStill = "heldStillMicroseconds"
    case wheelQuiet = "wheelQuietMicroseconds"
    case isTouchpadNatural = "naturalTouchpad"
    case isTouchNatural = "naturalTouch"
    case isWheelNatural = "naturalWheel"
  }

  /// Reads the settings that are named.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let gain = 0.01...10_000
    let time: ClosedRange<Microseconds> = 1000...60_000_000
    self.init()
    touchPointsPerMillimetre = try fields.decode(
      .touchPointsPerMillimetre, or: touchPointsPerMillimetre, in: gain)
    touchpadPointsPerMillimetre = try fields.decode(
      .touchpadPointsPerMillimetre, or: touchpadPointsPerMillimetre, in: gain)
    pointerPointsPerCount = try fields.decode(.pointerPointsPerCount, or: pointerPointsPerCount, in: gain)
    pointerPointsPerMillimetre = try fields.decode(
      .pointerPointsPerMillimetre, or: pointerPointsPerMillimetre, in: gain)
    wheelPointsPerDetent = try fields.decode(.wheelPointsPerDetent, or: wheelPointsPerDetent, in: gain)
    touchpadStartThreshold = try fields.decode(
      .touchpadStartThreshold, or: touchpadStartThreshold, in: 0...100)
    heldStill = try fields.decode(.heldStill, or: heldStill, in: time)
    wheelQuiet = try fields.decode(.wheelQuiet, or: wheelQuiet, in: time)
    isTouchpadNatural = try fields.decode(.isTouchpadNatural, or: isTouchpadNatural)
    isTouchNatural = try fields.decode(.isTouchNatural, or: isTouchNatural)
    isWheelNatural = try fields.decode(.isWheelNatural, or: isWheelNatural)
  }
}
