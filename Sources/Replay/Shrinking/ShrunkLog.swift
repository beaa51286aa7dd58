public import EventLog
public import InputEvents

/// The part of a log that still fails an expectation, with the scenario that shows it.
public struct ShrunkLog: Hashable, Sendable {
  /// How much there is of a log and of the actions beside it.
  public struct Extent: Hashable, Sendable {
    /// The frames of all devices.
    public var frames: Int
    /// The gestures: what a device does from the first contact, press or motion until it is quiet.
    public var gestures: Int
    /// The devices.
    public var devices: Int
    /// The actions of the scenario.
    public var actions: Int
    /// The time from the log's zero to its last record.
    public var length: Microseconds

    /// Counts what there is.
    ///
    /// - Parameters:
    ///   - records: The log.
    ///   - actions: How many actions the scenario has.
    public init(_ records: [LogRecord], actions: Int) {
      let units = LogUnits(records)
      gestures = units.gestures.count
      devices = units.deviceCount
      self.actions = actions
      var frames = 0
      var length: Microseconds = 0
      for record in records {
        if case .frame = record { frames += 1 }
        length = max(length, record.time ?? 0)
      }
      self.frames = frames
      self.length = length
    }
  }

  /// The records, without marks and the end, which a writer puts between and behind them.
  public var records: [LogRecord]
  /// The scenario with the one expectation and the actions that matter; it names no logs and has no variants.
  public var scenario: Scenario
  /// How the expectation fails now.
  public var failure: ExpectationFailure
  /// What there was.
  public var before: Extent
  /// What is left.
  public var after: Extent
  /// Whether nothing more can be left out: `false` if the search was ended before, because its limit was reached.
  public var isSmallest: Bool
  /// How many replays it took.
  public var replays: Int
}
