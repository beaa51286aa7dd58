import InputEvents

/// What scrolls on a pen tablet: nothing, unless it is asked for.
///
/// libinput tells where a finger is on a ring and what a pen's wheel says, but never that they scroll.
public struct TabletSettings: Hashable, Sendable {
  /// Whether a pen that touches scrolls, as a finger on the screen does.
  public var pen = false
  /// Whether wheels of pads, pens and pucks scroll, as a mouse's wheel does.
  public var wheel = false
  /// Whether touch rings scroll; clockwise is down.
  public var ring = false
  /// Whether touch strips scroll; from their first position to their last is down.
  public var strip = false
  /// Points of offset per degree of a ring, 0.01 to 10,000: as far as a wheel that has a detent of 40 points every 15 degrees.
  public var pointsPerDegree = 2.67
  /// Points of offset per position of a strip, which has about a dozen, 0.01 to 10,000: as far as 5 degrees of a ring.
  ///
  /// No device tells the length of its strip.
  public var pointsPerPosition = 13.35
  /// Whether rings and strips turn the content the other way round.
  public var natural = false

  /// Makes the default settings.
  public init() {}
}

extension TabletSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case pen, wheel, ring, strip, pointsPerDegree, pointsPerPosition, natural
  }

  /// Reads the settings that are named.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    pen = try fields.decode(.pen, or: pen)
    wheel = try fields.decode(.wheel, or: wheel)
    ring = try fields.decode(.ring, or: ring)
    strip = try fields.decode(.strip, or: strip)
    pointsPerDegree = try fields.decode(.pointsPerDegree, or: pointsPerDegree, in: SettingRanges.gain)
    pointsPerPosition = try fields.decode(
      .pointsPerPosition, or: pointsPerPosition, in: SettingRanges.gain)
    natural = try fields.decode(.natural, or: natural)
  }
}
