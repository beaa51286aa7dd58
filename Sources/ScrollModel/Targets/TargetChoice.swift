/// Where a scroll ends along one axis, and why.
public struct TargetChoice: Hashable, Sendable {
  /// The content offset in points.
  public var offset: Double
  /// The stop that it belongs to; nothing where there are no stops or a behaviour of one's own chose.
  public var stop: Int?
  /// Why.
  public var reason: StopReason

  /// Makes a choice.
  public init(offset: Double, stop: Int?, reason: StopReason) {
    self.offset = offset
    self.stop = stop
    self.reason = reason
  }
}

/// Why a scroll ends at a stop.
public enum StopReason: Hashable, Sendable {
  /// There are no stops, so it ends where it would by itself.
  case noStops
  /// The nearest stop.
  case nearest
  /// Inside an item longer than the container every place will do.
  case insideLongItem
  /// The item is longer than the container and ends before the way does: first its end is shown.
  case endOfLongItem
  /// A flick at so many points per second goes to the next stop in its direction.
  case flick(speed: Double)
  /// The next stop in the direction of motion.
  case direction
  /// No more than so many stops at a time.
  case limited(Int)
  /// A wheel that turns goes at least one stop in its direction.
  case wheelTurned
  /// The view's size or its content changed, and what was shown stays shown.
  case kept
  /// A behaviour of one's own left the target as it was.
  case left
  /// A behaviour of one's own changed the target.
  case changed
}

extension StopReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .noStops: "there are no stops"
    case .nearest: "the nearest stop"
    case .insideLongItem: "inside an item longer than the container"
    case .endOfLongItem: "first to the end of an item longer than the container"
    case .flick(let speed): "a flick goes to the next stop (\(words(speed)) pt/s)"
    case .direction: "the next stop in the direction of motion"
    case .limited(let count): count == 1 ? "no more than one stop" : "no more than \(count) stops"
    case .wheelTurned: "a turn of the wheel goes at least one stop"
    case .kept: "what was shown stays shown"
    case .left: "the behaviour left the target"
    case .changed: "the behaviour changed the target"
    }
  }
}
