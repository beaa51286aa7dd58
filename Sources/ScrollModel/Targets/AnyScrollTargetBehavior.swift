/// A behaviour whose type is hidden; it passes on all it is given, unchanged.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Hides a behaviour's type.
  public init(_ base: some ScrollTargetBehavior) {
    self.base = (base as? AnyScrollTargetBehavior)?.base ?? base
  }

  /// Asks the behaviour.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    base.updateTarget(&target, context: context)
  }

  /// The behaviour's.
  public var properties: ScrollTargetBehaviorProperties {
    base.properties
  }

  /// The behaviour's.
  public var snapping: Snapping {
    base.snapping
  }

  /// Asks the behaviour.
  public func decide(_ target: ScrollTarget, context: ScrollTargetBehaviorContext) -> BehaviorDecision {
    base.decide(target, context: context)
  }
}
