/// What no documentation decides about transitions, so that it is chosen by name.
public struct ScrollTransitionPolicy: Hashable, Sendable, Codable {
  /// What becomes of a view that is longer than the region it would have to be wholly inside of.
  public enum OversizedViews: String, Hashable, Sendable, CaseIterable, Codable {
    /// It is in identity while the middles coincide, so that a centred view looks as it was written.
    case reachIdentity
    /// It is never in identity, as the formula has it.
    case neverReachIdentity
  }

  /// The threshold of interactive transitions that name none.
  public var interactiveThreshold: ScrollTransitionThreshold
  /// The threshold of animated transitions that name none.
  public var animatedThreshold: ScrollTransitionThreshold
  /// What becomes of views that are too long.
  public var oversizedViews: OversizedViews

  /// Makes a policy.
  public init(
    interactiveThreshold: ScrollTransitionThreshold = .visible,
    animatedThreshold: ScrollTransitionThreshold = .visible(amount: 0.5),
    oversizedViews: OversizedViews = .reachIdentity
  ) {
    self.interactiveThreshold = interactiveThreshold
    self.animatedThreshold = animatedThreshold
    self.oversizedViews = oversizedViews
  }

  /// What is assumed: interactive from wholly inside, animated from half inside, long views reach identity.
  ///
  /// The thresholds are those of a third party's back-port, not verified on the platform; the rule for long views is
  /// a choice of this package, because a gallery on a narrow screen would else never show an item as written (grade
  /// C).
  public static let assumed = ScrollTransitionPolicy()
  /// The back-port's formulas to the letter.
  public static let backPort = ScrollTransitionPolicy(oversizedViews: .neverReachIdentity)
}
