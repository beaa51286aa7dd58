public import InputEvents

/// A difference of two timelines, from its first moment to its last.
public struct TimelineDifference: Hashable, Sendable {
  /// What kind of difference.
  public enum Sort: Hashable, Sendable {
    /// Something lasts that is otherwise in the other one.
    case state
    /// Lines that only the first one has.
    case onlyFirst
    /// Lines that only the second one has.
    case onlySecond
    /// Lines of both, of which a field differs.
    case field(String)
  }

  /// What one of the two says.
  public struct Told: Hashable, Sendable {
    /// What it says.
    public var fields: [TimelineEntry.Field]
    /// Why, in words.
    public var reason: String?
    /// Since when it says so.
    public var since: Microseconds
  }

  /// Why there is a difference, as far as the timelines tell.
  public enum Cause: Hashable, Sendable {
    /// The last thing from outside that both have.
    case common(TimelineEntry)
    /// Another difference, of that subject and since then.
    case difference(TimelineEntry.Subject, Microseconds)
  }

  /// Its place among all, in the order in which they begin.
  public var number: Int
  /// What kind of difference.
  public var sort: Sort
  /// Of what.
  public var subject: TimelineEntry.Subject
  /// When it begins.
  public var from: Microseconds
  /// When it is over, or when the last of its lines came; `nil` if it lasts to the end.
  public var to: Microseconds?
  /// What the first one says at the beginning; `nil` if it says nothing.
  public var first: Told?
  /// What the second one says at the beginning; `nil` if it says nothing.
  public var second: Told?
  /// What the first one says when both come to the same again; `nil` if it has said so before.
  public var firstEnd: Told?
  /// What the second one says then.
  public var secondEnd: Told?
  /// How many lines differ.
  public var count = 1
  /// By how much numbers differ at most: points for offsets.
  public var largest: Double?
  /// When they differ most.
  public var largestTime: Microseconds?
  /// Why.
  public var cause: Cause?

  /// Takes note of how much numbers differ.
  mutating func measure(_ distance: Double, at time: Microseconds) {
    guard distance > largest ?? -1 else { return }
    largest = distance
    largestTime = time
  }
}
