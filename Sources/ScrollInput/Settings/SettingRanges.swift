import InputEvents

/// What a scenario file may set; beyond it numbers lose their meaning, or their exactness.
enum SettingRanges {
  /// Points per unit of a device.
  static let gain = 0.01...10_000
  /// Millimetres.
  static let distance = 0.0...100
  /// Counts of a device that moves.
  static let counts = 0.0...1000
  /// Microseconds: a millisecond to a minute.
  static let time: ClosedRange<Microseconds> = 1000...60_000_000
  /// Microseconds that may be none: up to a second.
  static let shortTime: ClosedRange<Microseconds> = 0...1_000_000
  /// 1/120 detents: up to ten detents.
  static let deadBand: ClosedRange<Int64> = 0...1200
}
