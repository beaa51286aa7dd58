public import InputEvents

/// What came of an expectation.
public struct ExpectationResult: Hashable, Sendable {
  /// Its place in the list, from 0.
  public var index: Int
  /// The expectation.
  public var expectation: TimelineExpectation
  /// Why it does not hold; `nil` if it holds.
  public var failure: ExpectationFailure?

  /// Whether it holds.
  public var isMet: Bool { failure == nil }
  /// The way to it in a scenario file.
  public var path: String { "expect[\(index)]" }
  /// What it is called: its name, or what it says.
  public var name: String { expectation.name ?? expectation.description }
}

/// Why an expectation does not hold.
public struct ExpectationFailure: Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// No record that is meant came, or was in force.
    case noRecord
    /// The record from which time is measured did not come; so many of its kind did.
    case noAnchor(found: Int)
    /// The time is after the end of the replay.
    case afterEnd(Microseconds)
    /// A record is not as it has to be, or as it must not be.
    case record(TimelineRecord)
    /// None was as one has to be; the last one that was looked at.
    case none(last: TimelineRecord)
    /// There were so many; a window is the stretch of time in which there were.
    case count(Int, window: Microseconds?)
    /// A field changed so often.
    case changes(TimelineField, Int, window: Microseconds?)
  }

  /// When it was clear.
  public var time: Microseconds
  /// What is wrong.
  public var reason: Reason
  /// What was to be, in words.
  public var expected: String
  /// What was, in words.
  public var got: String
  /// The record that decided and those before it of the same subject, the oldest first.
  public var chain: [TimelineRecord]
  /// The last records of any kind but samples up to that time, the oldest first.
  public var around: [TimelineRecord]
}

extension ExpectationFailure {
  /// The chain as lines for people: times, and why.
  public var reasons: [String] {
    chain.compactMap { record in
      record.because.map { "\(record.time ?? time) µs \(record.summary), because: \($0)" }
    }
  }

  /// What went on around, as lines for people.
  public var surroundings: [String] {
    around.map { "\($0.time ?? time) µs \($0.summary)" }
  }
}

extension TimelineRecord {
  /// The kind and all fields that it has but the time and the reason.
  var summary: String {
    var words = kind.rawValue
    for field in kind.fields where field != .t && field != .because {
      guard let value = value(of: field) else { continue }
      words += " \(field.rawValue) \(value)"
    }
    return words
  }
}
