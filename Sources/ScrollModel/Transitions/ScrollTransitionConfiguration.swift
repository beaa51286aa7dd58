public import InputEvents

/// How a transition goes between the phases, and where.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// What carries the effect from one phase to the next.
  public enum Kind: Hashable, Sendable {
    /// The view's position; the curve runs from 0 where the view is just hidden to 1 at the threshold.
    case interactive(curve: TimingCurve = .easeInOut)
    /// Time, from the moment the view passes the threshold.
    ///
    /// The duration is in microseconds.
    case animated(duration: Microseconds = usualDuration, curve: TimingCurve = .easeInOut)
    /// Nothing: the view is always in identity.
    case identity

    /// How long an animation takes unless told otherwise, in microseconds: a choice of this package, because the
    /// platform's is undocumented (grade C).
    public static let usualDuration: Microseconds = 350_000
  }

  /// What carries the effect.
  public var kind: Kind
  /// Where identity begins; `nil` leaves it to ``ScrollTransitionPolicy``.
  public var threshold: ScrollTransitionThreshold?

  /// Makes a configuration.
  public init(_ kind: Kind, threshold: ScrollTransitionThreshold? = nil) {
    self.kind = kind
    self.threshold = threshold
  }

  /// The effect follows the position, eased in and out: what a transition does unless told otherwise.
  public static let interactive = ScrollTransitionConfiguration(.interactive())
  /// The effect follows an animation.
  public static let animated = ScrollTransitionConfiguration(.animated())
  /// There is no effect.
  public static let identity = ScrollTransitionConfiguration(.identity)

  /// The configuration with another threshold.
  public func threshold(_ threshold: ScrollTransitionThreshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind, threshold: threshold)
  }
}
