/// All that an indicator is at a moment.
public struct IndicatorAppearance: Hashable, Sendable {
  /// Style, state, width and the clause that won.
  public var decision: IndicatorDecision
  /// What it was decided from.
  public var situation: IndicatorRule.Situation
  /// The clauses that apply too and lost.
  public var beaten: [IndicatorReason]
  /// How much of it shows, 0 to 1: less than 1 only while it fades.
  public var opacity: Double
  /// Its thumb; `nil` where there is no room for one, or no indicator.
  public var thumb: IndicatorThumb?
  /// Whether a pointer of a connected device could grab it now.
  public var canBeGrabbed: Bool
}
