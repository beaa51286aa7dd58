import InputEvents

/// How far the pointer moves, and what else scrolls on devices that move it.
public struct PointerSettings: Hashable, Sendable {
  /// Points for each count of a mouse, a pointing stick or a trackball, 0.01 to 10,000.
  public var pointsPerCount = 1.0
  /// Points for each millimetre of one finger on a touchpad, 0.01 to 10,000: as far as two fingers scroll.
  public var pointsPerMillimetre = 10.54
  /// Scrolling while a button is held.
  public var buttonScroll = ButtonScrollSettings()
  /// Points of offset per count of a scroll point, 0.01 to 10,000: libinput passes counts on as they are.
  ///
  /// Its natural axes and its quiet time are those of wheels.
  public var pointsPerScrollPointCount = 1.0
  /// Whether one finger on the surface of a mouse scrolls, as far as two do on a touchpad.
  public var mouseSurface = false

  /// Makes the default settings.
  public init() {}
}

extension PointerSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case pointsPerCount, pointsPerMillimetre, buttonScroll, pointsPerScrollPointCount, mouseSurface
  }

  /// Reads the settings that are named.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    pointsPerCount = try fields.decode(.pointsPerCount, or: pointsPerCount, in: SettingRanges.gain)
    pointsPerMillimetre = try fields.decode(
      .pointsPerMillimetre, or: pointsPerMillimetre, in: SettingRanges.gain)
    buttonScroll = try fields.decode(.buttonScroll, or: buttonScroll)
    pointsPerScrollPointCount = try fields.decode(
      .pointsPerScrollPointCount, or: pointsPerScrollPointCount, in: SettingRanges.gain)
    mouseSurface = try fields.decode(.mouseSurface, or: mouseSurface)
  }
}
