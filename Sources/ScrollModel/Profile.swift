public import InputEvents
public import ScrollInput

/// A named set of constants and choices; the timeline says which one made it.
///
/// Sources and grades: A- recorded from real UIScrollViews, B several independent sources, C one source or a choice
/// of this package.
public struct Profile: Hashable, Sendable {
  /// Which law moves the content after the release.
  public enum Momentum: UInt8, Hashable, Sendable {
    /// The measured UIScrollView: a step a frame, bounce by its own law (A-).
    case uikit
    /// The closed form of the deceleration and a critically damped return (B).
    case simple
    /// GTK 4's kinetic scrolling and overshoot, by frames (A-: its own code was run).
    case gtk4
  }

  /// Which velocity a release starts with, and from which on it flies.
  public enum ReleaseRule: UInt8, Hashable, Sendable {
    /// The measured UIScrollView: a blend of the last two, a threshold on both axes together, repeat flicks (A-).
    case blended
    /// The latest, however small (C).
    case latest
    /// GTK 4: the latest, however small, added to a glide that was caught (A-).
    case accumulated
  }

  /// How far content follows a hand past its edge.
  public enum OverscrollRule: UInt8, Hashable, Sendable {
    /// Against a rubber band (A-).
    case rubberBand
    /// As far as the hand up to a limit (A-: GTK 4's code).
    case limited
  }

  /// What the pointer may do to a glide; a way to a target and a way back from past an edge are never stopped by it.
  public enum PointerRule: UInt8, Hashable, Sendable {
    /// Nothing: a glide belongs to the view where it began, wherever the pointer goes (C).
    case ignored
    /// A pointer that is not over the view any more stops it.
    case leaving
    /// Every motion of the pointer stops it.
    case motion
  }

  /// What the first turn of a wheel against a glide does.
  public enum OpposedWheel: UInt8, Hashable, Sendable {
    /// It stops the glide and turns the content (C).
    case turns
    /// It stops the glide and turns nothing, as a brake.
    case brakes
  }

  /// The name that `--profile` takes.
  public var name: String
  /// The law after the release.
  public var momentum: Momentum
  /// The velocity that a release starts with.
  public var release: ReleaseRule
  /// The law by which the velocity of fingers is estimated, unless the input's settings name one (A- for each profile's
  /// own).
  public var velocity = VelocityEstimator.Kind.recognizer
  /// How far content follows a hand past its edge.
  public var overscrollRule: OverscrollRule
  /// How fast flights slow down.
  public var rate: DecelerationRate
  /// No release is faster, in points per second (C: 8000 as Flutter's and Android's; UIKit's own is not known).
  public var velocityLimit = 8000.0
  /// How far a finger has to move on the screen before it scrolls, in points (A-: 10).
  public var touchHysteresis: Double
  /// How far fingers on a touchpad have to move before it is decided whose of several scroll views the gesture is, in
  /// points (C: enough for a direction, too little to be seen).
  public var axisDecision = 4.0
  /// Whether fingers that set out across the view's axis are none of its business until their way leads along it (C:
  /// how a horizontal strip leaves vertical swipes to the list around it).
  public var leavesSwipesAcross: Bool
  /// Whether fingers that come down on any touchpad stop a motion; if not, on the one that began it (C: a contact
  /// that nobody moves says nothing about what another device does).
  public var anyDeviceStops = false
  /// What the pointer may do to a glide.
  public var pointerRule = PointerRule.ignored
  /// What the first turn of a wheel against a glide does.
  public var opposedWheel = OpposedWheel.turns
  /// The rubber band's coefficient for fingers on the screen (A-: 0.55).
  public var touchRubberBand: Double
  /// The rubber band's coefficient for fingers on a touchpad (A-: 0.715).
  public var fingerRubberBand: Double
  /// How far content follows past its edge where that is limited, in points (A-: GTK 4's 100).
  public var overscrollLimit = 100.0
  /// How far the content goes for fingers on a touchpad, as a factor of what the input says (A-: GTK 4 takes 2.5).
  public var fingerGain = 1.0
  /// Whether a detent of a wheel goes as far as the view is long, to the power of two thirds, instead of what the input
  /// says (A-: GTK 4).
  public var wheelFollowsLength = false
  /// Whether offsets that are shown lie on pixels.
  public var roundsToPixels: Bool
  /// The steps per second on which flights are integrated; they begin at the release.
  public var stepsPerSecond: Int64
  /// How long a motion takes that the app asks for (C: about what UIKit takes).
  public var animationDuration: Microseconds = 300_000
  /// What is chosen where no documentation decides about targets and positions.
  public var choices = ScrollChoices()
  /// What is chosen where no documentation decides about transitions.
  public var transitions = ScrollTransitionPolicy.assumed
  /// Times and lengths of indicators.
  public var indicators: IndicatorConstants

  /// The measured UIScrollView: the default for fingers.
  public static let uikit = Profile(
    name: "uikit", momentum: .uikit, release: .blended, overscrollRule: .rubberBand, rate: .normal,
    touchHysteresis: UIKitConstants.panHysteresis, leavesSwipesAcross: true,
    touchRubberBand: UIKitConstants.touchRubberBand, fingerRubberBand: UIKitConstants.trackpadRubberBand,
    roundsToPixels: true, stepsPerSecond: 60, indicators: IndicatorConstants(hold: 600_000, fade: 250_000))

  /// The textbook: projection and rubber band by their formulas, no threshold, no rounding.
  public static let simple = Profile(
    name: "simple", momentum: .simple, release: .latest, overscrollRule: .rubberBand, rate: .normal,
    touchHysteresis: 0, leavesSwipesAcross: false, touchRubberBand: UIKitConstants.touchRubberBand,
    fingerRubberBand: UIKitConstants.touchRubberBand, roundsToPixels: false, stepsPerSecond: 60,
    indicators: IndicatorConstants(hold: 600_000, fade: 250_000))

  /// GTK 4's scrolled window: kinetic scrolling, content that follows up to 100 pt past its edge.
  public static let gtk4 = Profile(
    name: "gtk4", momentum: .gtk4, release: .accumulated, velocity: .window, overscrollRule: .limited,
    rate: .normal,
    touchHysteresis: UIKitConstants.panHysteresis, leavesSwipesAcross: true,
    touchRubberBand: UIKitConstants.touchRubberBand, fingerRubberBand: UIKitConstants.trackpadRubberBand,
    fingerGain: 2.5, wheelFollowsLength: true, roundsToPixels: false, stepsPerSecond: 60,
    indicators: IndicatorConstants(hold: 2_000_000, fade: 1_000_000))

  /// All profiles that have a name.
  public static let all = [uikit, simple, gtk4]

  /// How far content follows a hand of some source past its edge.
  ///
  /// - Parameters:
  ///   - source: What pulls.
  ///   - length: The view's length along the axis, in points.
  /// - Returns: The law.
  public func overscroll(_ source: ScrollSource, length: Double) -> Overscroll {
    switch overscrollRule {
    case .rubberBand:
      .band(RubberBand(coefficient: source == .touch ? touchRubberBand : fingerRubberBand, length: length))
    case .limited: .limited(overscrollLimit)
    }
  }

  /// Every constant and choice as 64-bit words, in a fixed order, for the profile's digest.
  public var words: [UInt64] {
    let numbers = [
      rate.perMillisecond, rate.logarithm, velocityLimit, touchHysteresis, axisDecision, touchRubberBand,
      fingerRubberBand, overscrollLimit, fingerGain,
    ]
    let flags = [leavesSwipesAcross, anyDeviceStops, wheelFollowsLength, roundsToPixels]
    let times = [stepsPerSecond, animationDuration]
    let velocityLaw = VelocityEstimator.Kind.allCases.firstIndex(of: velocity) ?? 0
    let rules = [
      momentum.rawValue, release.rawValue, overscrollRule.rawValue, pointerRule.rawValue,
      opposedWheel.rawValue, UInt8(velocityLaw),
    ]
    return rules.map { UInt64($0) }
      + numbers.map(\.bitPattern) + flags.map { $0 ? 1 : 0 } + times.map { UInt64(bitPattern: $0) }
      + indicators.words + choices.words + transitions.words + UIKitConstants.words + GTKConstants.words
  }
}
