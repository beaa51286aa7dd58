public import InputEvents

/// What a wheel does.
public struct WheelSettings: Hashable, Sendable {
  /// Points of offset per detent, 0.01 to 10,000 (C).
  public var pointsPerDetent = 40.0
  /// The axes along which the wheel is turned round.
  public var natural: NaturalAxes = []
  /// A wheel that is quiet for so many microseconds has ended its motion: 1000 to a minute (C).
  public var quiet: Microseconds = 150_000
  /// Turns are held back until their sum reaches so many 1/120 detent, 0 to 1200.
  ///
  /// Then it passes whole, and all after it. After half a second without a turn, or when the wheel turns the
  /// other way, the gathering starts anew. 0 holds nothing back; libinput's is 60.
  public var deadBand: Int64 = 0
  /// A single turn the other way less than so long after a turn is left out, in microseconds, 0 to a second.
  ///
  /// The second turn that way passes. 0 leaves nothing out.
  public var debounce: Microseconds = 0
  /// Whether whole horizontal detents that follow each other within the quiet time all pass, as a wheel that
  /// is held tilted sends them; otherwise the first one alone does.
  public var tiltRepeats = true

  /// Makes the default settings.
  public init() {}
}

extension WheelSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case pointsPerDetent, natural, deadBand, tiltRepeats
    case quiet = "quietMicroseconds"
    case debounce = "debounceMicroseconds"
  }

  /// Reads the settings that are named.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    pointsPerDetent = try fields.decode(.pointsPerDetent, or: pointsPerDetent, in: SettingRanges.gain)
    natural = try fields.decode(.natural, or: natural)
    quiet = try fields.decode(.quiet, or: quiet, in: SettingRanges.time)
    deadBand = try fields.decode(.deadBand, or: deadBand, in: SettingRanges.deadBand)
    debounce = try fields.decode(.debounce, or: debounce, in: SettingRanges.shortTime)
    tiltRepeats = try fields.decode(.tiltRepeats, or: tiltRepeats)
  }
}
