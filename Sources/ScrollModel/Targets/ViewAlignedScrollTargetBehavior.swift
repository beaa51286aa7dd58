/// Ends scrolls where a scroll target is aligned with the container.
public struct ViewAlignedScrollTargetBehavior: SnappingBehavior, Hashable {
  /// How many stops one scroll may pass.
  public enum LimitBehavior: String, Hashable, Sendable, CaseIterable, Codable {
    /// One in a compact horizontal size class, else any number.
    case automatic
    /// A few.
    case always
    /// A few; their number is ``ScrollChoices/fewStops``.
    case alwaysByFew
    /// One.
    case alwaysByOne
    /// Any number.
    case never

    /// The number of stops, or nothing for any number.
    public func count(in sizeClass: SizeClass, choices: ScrollChoices = ScrollChoices()) -> Int? {
      switch self {
      case .automatic: sizeClass == .compact ? 1 : nil
      case .always, .alwaysByFew: max(1, choices.fewStops)
      case .alwaysByOne: 1
      case .never: nil
      }
    }
  }

  /// How many stops one scroll may pass.
  public var limitBehavior: LimitBehavior
  /// The point of target and container that is brought together; nothing for the leading edges.
  public var anchor: UnitPoint?

  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// Places where views are aligned.
  public var snapping: Snapping {
    .views(anchor: anchor)
  }

  func limit(_ context: ScrollTargetBehaviorContext) -> Int? {
    limitBehavior.count(in: context.horizontalSizeClass, choices: context.choices)
  }
}
