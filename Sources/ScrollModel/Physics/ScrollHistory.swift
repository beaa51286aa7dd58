/// The velocity of a scrolling finger by GTK's rule: what it scrolled of late, over the time that took.
///
/// The sum of the deltas of the last 150 ms, the oldest one included, over the time from the oldest to the newest
/// event. Source: GTK 4.18.6, along one axis; it is what a touchpad's flight starts with.
public struct ScrollHistory: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    var time: Double
    var delta: Double
  }

  private var entries: [Entry] = []

  /// Makes a history without events.
  public init() {}

  /// Forgets all events and keeps the room for new ones.
  public mutating func forget() {
    entries.removeAll(keepingCapacity: true)
  }

  /// Takes a scroll event, and forgets what is older than the window.
  ///
  /// One of delta 0 tells of a pause.
  ///
  /// - Parameters:
  ///   - delta: along the axis, in points or any other unit.
  ///   - milliseconds: the time of the event, from any zero, not before the one before.
  public mutating func add(_ delta: Double, atMilliseconds milliseconds: Double) {
    entries.removeAll { milliseconds - $0.time > GTKConstants.velocityWindow }
    entries.append(Entry(time: milliseconds, delta: delta))
  }

  /// Whether there are events enough for a velocity.
  public var isMeasured: Bool {
    guard let first = entries.first, let last = entries.last else { return false }
    return last.time > first.time
  }

  /// The velocity, in the unit of the deltas per millisecond; 0 until two events lie apart.
  public var velocity: Double {
    guard let first = entries.first, let last = entries.last, last.time > first.time else { return 0 }
    return entries.reduce(0) { $0 + $1.delta } / (last.time - first.time)
  }
}
