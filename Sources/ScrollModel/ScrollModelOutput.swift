public import InputEvents
public import ScrollInput

/// What a scroll view does, as values; whose it is says ``SceneOutput``.
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
  case page(time: Microseconds, axis: Axis, index: Int, reason: PageReason)
  /// The position holds another view, or none.
  case position(time: Microseconds, id: String?, reason: PositionReason)
  /// A view passed a threshold of its transition.
  case transition(time: Microseconds, id: String, phase: ScrollTransitionPhase, amount: Double)
  /// Other targets are visible.
  case visible(time: Microseconds, ids: [String])
  /// The offset was changed at once, by no motion.
  case adjusted(time: Microseconds, from: Vector, to: Vector, reason: AdjustReason)
  /// An indicator's style or state changed.
  case indicator(time: Microseconds, axis: Axis, IndicatorDecision)

  /// When it happened.
  public var time: Microseconds {
    switch self {
    case .sample(let sample): sample.time
    case .target(let decision): decision.time
    case .phase(let time, _, _, _), .bounce(let time, _, _, _), .page(let time, _, _, _),
      .indicator(let time, _, _), .position(let time, _, _), .transition(let time, _, _, _),
      .visible(let time, _), .adjusted(let time, _, _, _):
      time
    }
  }
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
  public var behavior: ScrollTargetBehaviorSetting
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
  /// The behaviour chose.
  case stop(StopReason)
  /// The app asked for it.
  case requested
}

extension TargetReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .natural: "the deceleration ends there"
    case .stays: "it stays where it is"
    case .clamped: "the deceleration would end past the content"
    case .backToEdge(let edge): "back to the \(edge.rawValue) edge"
    case .stop(let reason): reason.description
    case .requested: "the app asked for it"
    }
  }
}

extension ScrollTargetDecision {
  /// The choice among ``ScrollChoices`` that decided, by its name; `nil` where nothing had to be chosen.
  public var policy: String? {
    guard case .stop(let reason) = reason else { return nil }
    switch (reason, behavior) {
    case (.noStops, _), (.kept, _), (.left, _), (.changed, _): return nil
    case (.nearest, _) where cause == .wheel: return "wheelSnap"
    // A slow drag over pages ends at the nearest one whatever is chosen.
    case (.nearest, .paging): return nil
    case (.nearest, _), (.direction, _): return "slowRelease"
    case (.insideLongItem, _), (.endOfLongItem, _): return "longItems"
    case (.flick, _): return "flickSpeed"
    case (.limited, .paging): return cause == .gestureEnd ? "pagingLimit" : nil
    case (.limited, .viewAligned(.always, _)), (.limited, .viewAligned(.alwaysByFew, _)): return "fewStops"
    case (.limited, _): return nil
    case (.wheelTurned, _): return "wheelSnap"
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
  /// A wheel took the view over, or turned back what it had pulled.
  case wheelTurned
  /// Wheels and other sources that need not end stretch only where the view says how far.
  case sourceNeedNotEnd(ScrollSource)
  /// The view does not bounce.
  case bounceOff
  /// The view's rule does not let it bounce at this time.
  case ruleForbids
  /// Nothing goes past this edge.
  case edgeSuppressed
  /// Only content longer than the view bounces.
  case contentFits
  /// Only what is held goes past, no flight.
  case momentumSuppressed
  /// The view went.
  case viewGone
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
    case .sourceNeedNotEnd(let source):
      "a \(source == .continuous ? "continuous source" : source.rawValue) need not end, so it never stretches"
    case .bounceOff: "the view does not bounce"
    case .ruleForbids: "the view's rule lets it bounce only while its content is above the top of the scene"
    case .edgeSuppressed: "nothing goes past this edge"
    case .contentFits: "only content longer than the view bounces"
    case .viewGone: "the view went"
    case .momentumSuppressed: "a flight may not go past the edge"
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

/// Why the position holds another view.
public enum PositionReason: String, Hashable, Sendable, CaseIterable {
  /// It is what the position holds at the start.
  case start = "at the start"
  /// Another view leads.
  case leads = "it is the first in view"
  /// The app wrote it.
  case written = "the app asked for it"
}

extension PositionReason {
  /// The choice among ``ScrollChoices`` that decided, by its name; `nil` where nothing had to be chosen.
  public var policy: String? {
    switch self {
    case .start: "initialID"
    case .leads: "leadingMost"
    case .written: nil
    }
  }
}

/// Why the offset was changed at once.
public enum AdjustReason: String, Hashable, Sendable, CaseIterable {
  /// The app asked for it.
  case requested = "the app asked for it"
  /// Lengths that had been estimated became known, and what was visible stays where it was.
  case estimate = "lengths became known; what was visible stays where it was"
  /// The view that the position holds stays where it was.
  case identity = "the view that the position holds stays where it was"
  /// The position is pinned to an edge.
  case pinnedEdge = "the position is pinned to the edge"
  /// The default anchor of size changes stays in place.
  case anchor = "the default anchor stays in place"
  /// The behaviour aligned again what was aligned.
  case behavior = "the behaviour was asked again"
  /// The offset would be out of range.
  case range = "the content ends before"
}
