import InputEvents

// Reader and writer of the constants in a scenario file stand together. What a file leaves out is its profile's, so it is
// read over constants that are there.
extension IndicatorConstants {
  /// The keys of a scenario file.
  private enum CodingKeys: String, CodingKey {
    case hold = "holdMicroseconds"
    case fade = "fadeMicroseconds"
    case leaveHold = "leaveHoldMicroseconds"
    case leaveFade = "leaveFadeMicroseconds"
    case flash = "flashMicroseconds"
    case styleHold = "styleHoldMicroseconds"
    case barThickness, thickness, edgeInset, endInset, minimumLength
  }

  /// Those that a file changes.
  public struct Changes: Decodable {
    private let fields: KeyedDecodingContainer<CodingKeys>

    /// Reads an object; what its keys hold is read where they are applied.
    public init(from decoder: any Decoder) throws {
      fields = try decoder.container(keyedBy: CodingKeys.self)
    }

    /// The constants with the changes.
    ///
    /// - Throws: A `DecodingError` that says what of them is out of range.
    public func applied(to constants: IndicatorConstants) throws -> IndicatorConstants {
      let times: ClosedRange<Microseconds> = 0...60_000_000
      let lengths = 0.0...1000
      var changed = constants
      changed.hold = try fields.decode(.hold, or: constants.hold, in: times)
      changed.fade = try fields.decode(.fade, or: constants.fade, in: times)
      changed.leaveHold = try fields.decode(.leaveHold, or: constants.leaveHold, in: times)
      changed.leaveFade = try fields.decode(.leaveFade, or: constants.leaveFade, in: times)
      changed.flash = try fields.decode(.flash, or: constants.flash, in: times)
      changed.styleHold = try fields.decode(.styleHold, or: constants.styleHold, in: times)
      changed.barThickness = try fields.decode(.barThickness, or: constants.barThickness, in: lengths)
      changed.thickness = try fields.decode(.thickness, or: constants.thickness, in: lengths)
      changed.edgeInset = try fields.decode(.edgeInset, or: constants.edgeInset, in: lengths)
      changed.endInset = try fields.decode(.endInset, or: constants.endInset, in: lengths)
      changed.minimumLength = try fields.decode(.minimumLength, or: constants.minimumLength, in: lengths)
      return changed
    }
  }
}

extension IndicatorConstants: Encodable {
  /// Writes all of them.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(hold, forKey: .hold)
    try fields.encode(fade, forKey: .fade)
    try fields.encode(leaveHold, forKey: .leaveHold)
    try fields.encode(leaveFade, forKey: .leaveFade)
    try fields.encode(flash, forKey: .flash)
    try fields.encode(styleHold, forKey: .styleHold)
    try fields.encode(barThickness, forKey: .barThickness)
    try fields.encode(thickness, forKey: .thickness)
    try fields.encode(edgeInset, forKey: .edgeInset)
    try fields.encode(endInset, forKey: .endInset)
    try fields.encode(minimumLength, forKey: .minimumLength)
  }
}
