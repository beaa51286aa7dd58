public import InputEvents

/// A named set of constants and choices; the timeline says which one made it.
///
/// Sources and grades: A- recorded from real UIScrollViews, B several independent sources, C one source or a choice
/// of this package.
public struct Profile: Hashable, Sendable {
  /// Which law moves the content after the release.
  public enum Momentum: UInt8, Hashable, Sendable {
    /// The measured UIScrollView: a step a frame, release threshold, blend, repeat flicks (A-).
    case uikit
    /// The closed form of the deceleration and a critically damped return: no threshold, no rounding (B).
    case simple
  }

  /// The name that `--profile` takes.
  public var name: String
  /// The law after the release.
  public var momentum: Momentum
  /// How fast flights slow down.
  public var rate: DecelerationRate
  /// How far a finger has to move on the screen before it scrolls, in points (A-: 10).
  public var touchHysteresis: Double
  /// Whether fingers that set out across the view's axis are none of its business until their way leads along it (C:
  /// how a horizontal strip leaves vertical swipes to the list around it).
  public var leavesSwipesAcross: Bool
  /// The rubber band's coefficient for fingers on the screen (A-: 0.55).
  public var touchRubberBand: Double
  /// The rubber band's coefficient for fingers on a touchpad (A-: 0.715).
  public var fingerRubberBand: Double
  /// Whether offsets that are shown lie on pixels.
  public var roundsToPixels: Bool
  /// The steps per second on which flights are integrated; they begin at the release.
  public var stepsPerSecond: Int64
  /// Released at this speed or faster, the next page comes; in points per millisecond (B: 0.3).
  public var pagingSpeed: Double
  /// Whether a motion of a wheel turns at least one page (C: what Chromium does with snap points).
  public var wheelTurnsPages: Bool
  /// How long an overlay indicator stays after scrolling (C).
  public var indicatorHold: Microseconds
  /// How long it takes to fade (B).
  public var indicatorFade: Microseconds

  /// The measured UIScrollView: the default for fingers.
  public static let uikit = Profile(
    name: "uikit", momentum: .uikit, rate: .normal, touchHysteresis: UIKitConstants.panHysteresis,
    leavesSwipesAcross: true,
    touchRubberBand: UIKitConstants.touchRubberBand, fingerRubberBand: UIKitConstants.trackpadRubberBand,
    roundsToPixels: true, stepsPerSecond: 60, pagingSpeed: UIKitConstants.pagingFlickSpeed,
    wheelTurnsPages: true,
    indicatorHold: 600_000, indicatorFade: 250_000)

  /// The textbook: projection and rubber band by their formulas, no threshold, no rounding.
  public static let simple = Profile(
    name: "simple", momentum: .simple, rate: .normal, touchHysteresis: 0, leavesSwipesAcross: false,
    touchRubberBand: UIKitConstants.touchRubberBand, fingerRubberBand: UIKitConstants.touchRubberBand,
    roundsToPixels: false, stepsPerSecond: 60, pagingSpeed: UIKitConstants.pagingFlickSpeed,
    wheelTurnsPages: true,
    indicatorHold: 600_000, indicatorFade: 250_000)

  /// All profiles that have a name.
  public static let all = [uikit, simple]

  /// Every constant and choice as 64-bit words, in a fixed order, for the profile's digest.
  public var words: [UInt64] {
    [
      UInt64(momentum.rawValue), rate.perMillisecond.bitPattern, rate.logarithm.bitPattern,
      touchHysteresis.bitPattern, leavesSwipesAcross ? 1 : 0, touchRubberBand.bitPattern,
      fingerRubberBand.bitPattern,
      roundsToPixels ? 1 : 0, UInt64(bitPattern: stepsPerSecond), pagingSpeed.bitPattern,
      wheelTurnsPages ? 1 : 0,
      UInt64(bitPattern: indicatorHold), UInt64(bitPattern: indicatorFade),
    ] + UIKitConstants.words
  }
}
