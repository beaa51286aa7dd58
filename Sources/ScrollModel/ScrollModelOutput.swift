public import InputEvents
public import ScrollInput

/// What a scroll view does, as values; the view's id is left to whoever holds several.
public enum ScrollModelOutput: Hashable, Sendable {
  /// The offset and its velocity at a time.
  case sample(ScrollSample)
  /// The phase changed.
  case phase(time: Microseconds, from: ScrollPhase, to: ScrollPhase, reason: PhaseReason)
  /// It was decided where a scroll ends.
  case target(ScrollTargetDecision)
  /// The content went past an edge, came back, or was kept from it.
  case bounce(time: Microseconds, edge: Edge, event: BounceEvent, reason: BounceReason)
  /// Another page is the nearest.
  case page(time: Microseconds, index: Int, reason: PageReason)
  /// An indicator's style or state changed.
  case indicator(time: Microseconds, axis: Axis, IndicatorDecision)
}

/// The offset at a time.
public struct ScrollSample: Hashable, Sendable {
  /// When.
  public var time: Microseconds
  /// The content offset in points.
  public var offset: Vector
  /// How fast it changes, in points per second.
  public var velocity: Vector

  /// Makes a sample.
  public init(time: Microseconds, offset: Vector, velocity: Vector) {
    self.time = time
    self.offset = offset
    self.velocity = velocity
  }
}

/// Where a scroll would end, where it is made to end, and why.
public struct ScrollTargetDecision: Hashable, Sendable {
  /// What asked for the decision.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// Fingers were lifted.
    case gestureEnd
    /// The view was resized.
    case resize
    /// A wheel's motion ended.
    case wheel
    /// The app asked.
    case programmatic
  }

  /// When.
  public var time: Microseconds
  /// What asked.
  public var cause: Cause
  /// Where the deceleration alone would end.
  public var natural: Vector
  /// Where the scroll ends.
  public var chosen: Vector
  /// The behaviour that chose.
  public var behavior: ScrollTargetBehavior
  /// Why.
  public var reason: TargetReason
}

/// Why a target was chosen.
public enum TargetReason: Hashable, Sendable {
  /// The deceleration ends there.
  case natural
  /// Nothing decelerates, for the reason that the phase gives.
  case stays
  /// The deceleration would end past the range.
  case clamped
  /// Released past an edge.
  case backToEdge(Edge)
  /// Released fast enough for the next page in the direction of motion, in points per second.
  case nextPage(speed: Double)
  /// Released slowly: the nearest page.
  case nearestPage
  /// A wheel's motion turns at least one page.
  case wheelPage
}

extension TargetReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .natural: "the deceleration ends there"
    case .stays: "it stays where it is"
    case .clamped: "the deceleration would end past the content"
    case .backToEdge(let edge): "back to the \(edge.rawValue) edge"
    case .nextPage(let speed): "fast enough for the next page (\(words(speed)) pt/s)"
    case .nearestPage: "the nearest page"
    case .wheelPage: "a motion of the wheel turns at least one page"
    }
  }
}

/// What happened at an edge.
public enum BounceEvent: String, Hashable, Sendable, CaseIterable {
  /// The content went past it.
  case began
  /// The content came back.
  case ended
  /// The content was kept from going past it.
  case suppressed
}

/// Why something happened at an edge.
public enum BounceReason: Hashable, Sendable {
  /// Fingers pull.
  case pulled(ScrollSource)
  /// It flew past, at so many points per second.
  case flew(Double)
  /// Fingers brought it back.
  case pushedBack
  /// It sprang back.
  case sprangBack
  /// A wheel took the view over, and wheels do not stretch.
  case wheelTurned
  /// Wheels and other sources that need not end never stretch.
  case sourceNeedNotEnd(ScrollSource)
  /// The view does not bounce.
  case bounceOff
}

extension BounceReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .pulled(let source): "pulled by \(source.rawValue)"
    case .flew(let speed): "flew past at \(words(speed)) pt/s"
    case .pushedBack: "brought back by the fingers"
    case .sprangBack: "sprang back"
    case .wheelTurned: "a wheel took the view over"
    case .sourceNeedNotEnd(let source): "a \(source.rawValue) need not end, so it never stretches"
    case .bounceOff: "the view does not bounce"
    }
  }
}

/// Why a page is reported.
public enum PageReason: String, Hashable, Sendable {
  /// It is the page at the start.
  case start = "at the start"
  /// It became the nearest page.
  case nearest = "the nearest page"
}
