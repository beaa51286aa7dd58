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
    private let times: [(WritableKeyPath<IndicatorConstants, Microseconds>, Microseconds)]
    private let lengths: [(WritableKeyPath<IndicatorConstants, Double>, Double)]

    /// Reads an object; what it leaves out is not changed.
    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      // Each key is asked for, or it would be one that nobody knows.
      func time(
        _ key: CodingKeys, _ path: WritableKeyPath<IndicatorConstants, Microseconds>
      ) throws -> (WritableKeyPath<IndicatorConstants, Microseconds>, Microseconds)? {
        fields.contains(key) ? (path, try fields.decode(key, in: 0...60_000_000)) : nil
      }
      func length(
        _ key: CodingKeys, _ path: WritableKeyPath<IndicatorConstants, Double>
      ) throws -> (WritableKeyPath<IndicatorConstants, Double>, Double)? {
        fields.contains(key) ? (path, try fields.decode(key, in: 0...1000)) : nil
      }
      times = [
        try time(.hold, \.hold), try time(.fade, \.fade), try time(.leaveHold, \.leaveHold),
        try time(.leaveFade, \.leaveFade), try time(.flash, \.flash), try time(.styleHold, \.styleHold),
      ].compactMap(\.self)
      lengths = [
        try length(.barThickness, \.barThickness), try length(.thickness, \.thickness),
        try length(.edgeInset, \.edgeInset), try length(.endInset, \.endInset),
        try length(.minimumLength, \.minimumLength),
      ].compactMap(\.self)
    }

    /// The constants with the changes.
    public func applied(to constants: IndicatorConstants) -> IndicatorConstants {
      var changed = constants
      for (path, value) in times { changed[keyPath: path] = value }
      for (path, value) in lengths { changed[keyPath: path] = value }
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
