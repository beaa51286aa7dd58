public import InputEvents

/// What fingers on a touchpad do.
public struct TouchpadSettings: Hashable, Sendable {
  /// What scrolls.
  public enum Method: String, Hashable, Sendable, Codable, CaseIterable {
    /// Two fingers.
    case twoFinger
    /// One finger along the right edge, and along the lower edge of a pad that is high enough.
    case edge
    /// Nothing: every finger points.
    case none
  }

  /// What scrolls.
  public var method = Method.twoFinger
  /// Points of offset per millimetre of finger, 0.01 to 10,000: libinput's unit (B).
  public var pointsPerMillimetre = 10.54
  /// The axes along which the content follows the fingers.
  public var natural = NaturalAxes.both
  /// How far two fingers have to move before they scroll, in millimetres, 0 to 100 (C).
  public var startThreshold = 1.0
  /// Whether a scroll that goes along one axis is kept to it.
  ///
  /// Off, since a scroll view that scrolls along one axis keeps to it by itself, and one that scrolls along both may
  /// want both.
  public var locksAxis = false
  /// Whether a contact that is elsewhere for one frame is left out.
  public var skipsJumps = true
  /// A finger that lay still for so many microseconds before the second came, 1000 to a minute, and goes on lying while
  /// that one moves, is no finger of a scroll (C).
  public var resting: Microseconds = 100_000
  /// How wide the left, right and lower edges are, in millimetres, 0 to 100, in which a finger that lies still is a thumb
  /// or a palm (C).
  public var edgeZone = 7.0

  /// Makes the default settings.
  public init() {}
}

extension TouchpadSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case method, pointsPerMillimetre, natural, locksAxis, skipsJumps
    case startThreshold = "startThresholdMillimetres"
    case resting = "restingMicroseconds"
    case edgeZone = "edgeZoneMillimetres"
  }

  /// Reads the settings that are named.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    method = try fields.decode(.method, or: method)
    pointsPerMillimetre = try fields.decode(
      .pointsPerMillimetre, or: pointsPerMillimetre, in: SettingRanges.gain)
    natural = try fields.decode(.natural, or: natural)
    startThreshold = try fields.decode(.startThreshold, or: startThreshold, in: SettingRanges.distance)
    locksAxis = try fields.decode(.locksAxis, or: locksAxis)
    skipsJumps = try fields.decode(.skipsJumps, or: skipsJumps)
    resting = try fields.decode(.resting, or: resting, in: SettingRanges.time)
    edgeZone = try fields.decode(.edgeZone, or: edgeZone, in: SettingRanges.distance)
  }
}
