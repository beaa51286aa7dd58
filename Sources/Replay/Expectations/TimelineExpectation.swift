public import InputEvents
public import ScrollModel

/// What has to hold of a timeline: which records, when, and what of them.
public struct TimelineExpectation: Hashable, Sendable {
  /// What failures call it; `nil` for the records that it is about.
  public var name: String?
  /// The runs of a scenario to which it is limited.
  public var runs: ExpectationRuns
  /// The records that it is about.
  public var subject: RecordMatcher
  /// When it has to hold.
  public var time: ExpectationTime
  /// What has to hold.
  public var demand: Demand

  /// What has to hold of the records.
  public enum Demand: Hashable, Sendable {
    /// At one time the fields are so.
    case isSo([FieldRule])
    /// The fields are so at every moment; of records that are events, in every one.
    case always([FieldRule])
    /// At no moment the fields are so; of records that are events, in none.
    case never([FieldRule])
    /// At one moment at least the fields are so; of records that are events, in one.
    case some([FieldRule])
    /// So many records come; at most so many in any stretch of time of a length, if there is one.
    case count(CountBounds, perWindow: Microseconds?)
    /// Fields change so often; at most so often in any stretch of time of a length, if there is one.
    case changes([FieldChanges], perWindow: Microseconds?)
  }

  /// Makes an expectation.
  ///
  /// - Parameters:
  ///   - subject: The records that it is about.
  ///   - time: When; ``Demand/isSo(_:)`` needs one moment.
  ///   - demand: What has to hold.
  ///   - name: What failures call it.
  ///   - runs: The runs of a scenario to which it is limited.
  public init(
    _ subject: RecordMatcher, _ time: ExpectationTime, _ demand: Demand,
    name: String? = nil, runs: ExpectationRuns = ExpectationRuns()
  ) {
    self.name = name
    self.runs = runs
    self.subject = subject
    self.time = time
    self.demand = demand
  }

  /// Makes an expectation of the whole replay.
  ///
  /// - Parameters:
  ///   - subject: The records that it is about.
  ///   - demand: What has to hold.
  ///   - name: What failures call it.
  ///   - runs: The runs of a scenario to which it is limited.
  public init(
    _ subject: RecordMatcher, _ demand: Demand, name: String? = nil, runs: ExpectationRuns = ExpectationRuns()
  ) {
    self.init(subject, ExpectationTime(), demand, name: name, runs: runs)
  }
}

/// How often a field changes.
public struct FieldChanges: Hashable, Sendable {
  /// The field.
  public var field: TimelineField
  /// How often.
  public var bounds: CountBounds

  /// Makes a demand.
  public init(_ field: TimelineField, _ bounds: CountBounds) {
    self.field = field
    self.bounds = bounds
  }
}

/// How many there have to be.
public struct CountBounds: Hashable, Sendable {
  /// At least so many; `nil` where nothing was said.
  public var least: Int?
  /// At most so many; `nil` for any number.
  public var most: Int?

  /// Makes bounds.
  public init(atLeast least: Int? = nil, atMost most: Int? = nil) {
    self.least = least
    self.most = most
  }

  /// Makes bounds of one number.
  public init(exactly count: Int) {
    self.init(atLeast: count, atMost: count)
  }
}

/// A time of a replay.
public enum TimelineMoment: Hashable, Sendable {
  /// Microseconds on the log's clock, or after a record.
  case time(Microseconds)
  /// The end of the replay.
  case end
}

/// When an expectation has to hold.
public struct ExpectationTime: Hashable, Sendable {
  /// A record from which times are measured.
  public struct Anchor: Hashable, Sendable {
    /// The record.
    public var record: RecordMatcher
    /// Which one of those, from 1.
    public var number: Int

    /// Makes an anchor.
    public init(_ record: RecordMatcher, number: Int = 1) {
      self.record = record
      self.number = number
    }
  }

  /// The record from which times are measured; `nil` for the log's zero.
  public var anchor: Anchor?
  /// The first moment.
  public var from: TimelineMoment
  /// The last moment.
  public var to: TimelineMoment

  /// Makes a stretch of time, both ends within; all of the replay if nothing else is said.
  ///
  /// - Parameters:
  ///   - anchor: The record from which times are measured, if it is not the log's zero.
  ///   - from: The first moment.
  ///   - to: The last moment.
  public init(
    after anchor: Anchor? = nil, from: TimelineMoment = .time(0), to: TimelineMoment = .end
  ) {
    self.anchor = anchor
    self.from = from
    self.to = to
  }

  /// Makes one moment.
  public init(after anchor: Anchor? = nil, at moment: TimelineMoment) {
    self.init(after: anchor, from: moment, to: moment)
  }

  /// Whether it is one moment.
  var isMoment: Bool { from == to }
}

/// The runs of a scenario to which an expectation is limited; what is empty does not limit it.
public struct ExpectationRuns: Hashable, Sendable {
  /// Logs, as the scenario names them.
  public var logs: [String]
  /// Names of policies of indicators.
  public var policies: [String]
  /// Names of profiles.
  public var profiles: [String]
  /// Preferences of the user.
  public var preferences: [IndicatorPreference]

  /// Makes a limit.
  public init(
    logs: [String] = [], policies: [String] = [], profiles: [String] = [],
    preferences: [IndicatorPreference] = []
  ) {
    self.logs = logs
    self.policies = policies
    self.profiles = profiles
    self.preferences = preferences
  }
}
