/// Decides where scrolls end.
///
/// It is asked when a gesture or a wheel's motion ends, with the place where the scroll would end by itself, and when
/// the view's size changes, with the place that keeps what is shown.
public protocol ScrollTargetBehavior: Sendable {
  /// Changes where a scroll ends.
  ///
  /// - Parameters:
  ///   - target: where it would end.
  ///   - context: what is known about the view and the gesture.
  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext)

  /// What the behaviour asks of the scrolls themselves.
  var properties: ScrollTargetBehaviorProperties { get }

  /// The stops that the scroll view prepares for the behaviour once per layout.
  var snapping: Snapping { get }

  /// Decides where a scroll ends, and says why along each axis.
  func decide(_ target: ScrollTarget, context: ScrollTargetBehaviorContext) -> BehaviorDecision
}

/// What a behaviour asks of the scrolls themselves.
public struct ScrollTargetBehaviorProperties: Hashable, Sendable {
  /// Whether a scroll should go a shorter way.
  public var limitsScrolls: Bool

  /// Makes properties.
  public init(limitsScrolls: Bool = false) {
    self.limitsScrolls = limitsScrolls
  }
}

/// A target, and the offset and reason along each axis that the view scrolls along.
public struct BehaviorDecision: Hashable, Sendable {
  /// The target.
  public var target: ScrollTarget
  /// The choice along x.
  public var horizontal: TargetChoice?
  /// The choice along y.
  public var vertical: TargetChoice?

  /// Makes a decision without choices.
  public init(target: ScrollTarget) {
    self.target = target
  }

  /// The choice along an axis.
  public subscript(axis: Axis) -> TargetChoice? {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}

extension ScrollTargetBehavior {
  /// Nothing.
  public var properties: ScrollTargetBehaviorProperties {
    ScrollTargetBehaviorProperties()
  }

  /// No stops.
  public var snapping: Snapping {
    .none
  }

  /// Asks `updateTarget(_:context:)`, once for both axes, and keeps what it says in range.
  public func decide(_ target: ScrollTarget, context: ScrollTargetBehaviorContext) -> BehaviorDecision {
    var updated = target
    updateTarget(&updated, context: context)
    var decision = BehaviorDecision(target: updated)
    for axis in Axis.allCases where context.axes.contains(axis) {
      decision[axis] = TargetChoice(
        offset: updated.offset(along: axis, from: context.offset[axis], in: context.layout.geometry(axis)),
        stop: nil, reason: updated == target ? .left : .changed)
    }
    return decision
  }
}

/// A behaviour that chooses stops along each axis on its own.
protocol SnappingBehavior: ScrollTargetBehavior {
  /// How many stops a scroll may pass.
  func limit(_ context: ScrollTargetBehaviorContext) -> Int?
}

extension SnappingBehavior {
  /// Moves the target to a stop along each axis that the view scrolls along.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    target = decide(target, context: context).target
  }

  /// Chooses a stop along each axis that the view scrolls along.
  public func decide(_ target: ScrollTarget, context: ScrollTargetBehaviorContext) -> BehaviorDecision {
    var decision = BehaviorDecision(target: target)
    for axis in Axis.allCases where context.axes.contains(axis) {
      let stops = context.stops(snapping, along: axis)
      let choice = context.choice(target, along: axis, stops: stops, limit: limit(context))
      decision[axis] = choice
      decision.target.rect.origin[axis] = choice.offset + context.layout.geometry(axis).startInset
    }
    return decision
  }
}
