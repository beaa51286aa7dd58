public import InputEvents
public import ScrollInput
public import ScrollModel

/// Why an indicator is as it is at a moment: what is seen, what its rule says and to what, what made it so, and what
/// comes next.
///
/// ``IndicatorWatch`` gives one for each axis of each scroll view. All reasons are values; ``write(into:)`` puts them
/// into words.
public struct IndicatorExplanation: Hashable, Sendable {
  /// A device.
  public struct Device: Hashable, Sendable {
    /// The log's number.
    public var number: DeviceNumber
    /// Its name.
    public var name: String
    /// What it is taken for.
    public var deviceClass: DeviceClass

    /// Makes a device.
    public init(number: DeviceNumber, name: String, deviceClass: DeviceClass) {
      self.number = number
      self.name = name
      self.deviceClass = deviceClass
    }
  }

  /// A device that is connected.
  public struct Connected: Hashable, Sendable {
    /// The device.
    public var device: Device
    /// When it last acted; `nil` before it did.
    public var lastActed: Microseconds?
    /// Whether it is the one that acted last.
    public var isLast: Bool
  }

  /// What made an indicator another.
  public enum Cause: Hashable, Sendable {
    /// The view appeared.
    case appeared
    /// A device was connected.
    case connected(Device)
    /// A device was disconnected.
    case disconnected(Device)
    /// A device acted.
    case acted(Device)
    /// A device scrolled, or fingers came down on it or left it.
    case input(Device, ScrollInputPhase, isMotion: Bool)
    /// A style that stayed for its hold gave way to the class that acted last.
    case styleHoldOver(DeviceClass?)
    /// The app or the system did something.
    case action(SceneAction)
    /// The content's length or the view's changed.
    case layout
    /// The recording has a gap.
    case gap
    /// The log ended.
    case logEnd
    /// A time was over.
    case time
  }

  /// A change, and what made it.
  public struct Change: Hashable, Sendable {
    /// When.
    public var time: Microseconds
    /// What made it.
    public var cause: Cause
    /// What was before; `nil` if there was none.
    public var from: IndicatorDecision?
    /// What was then.
    public var to: IndicatorDecision
  }

  /// A style that stays for its hold, and what comes after it.
  public struct StyleWait: Hashable, Sendable {
    /// The class that acted last and does not count yet.
    public var latest: DeviceClass?
    /// When it begins to count.
    public var until: Microseconds
    /// What the rule says then, if nothing else happens.
    public var verdict: IndicatorRule.Verdict
  }

  /// The moment.
  public var time: Microseconds
  /// The view's name.
  public var view: String
  /// The axis.
  public var axis: Axis
  /// All that the indicator is.
  public var appearance: IndicatorAppearance
  /// Which rule decides.
  public var policy: IndicatorPolicy
  /// Times and lengths.
  public var constants: IndicatorConstants
  /// How much longer the content is than the view, in points: how far it can scroll.
  public var overflow: Double
  /// Whether users cannot scroll the view.
  public var isDisabled: Bool
  /// What the clauses of the policy say; none of a policy with a function of its own.
  public var answers: [IndicatorRule.Answer]
  /// Why it is as it is.
  public var reason: IndicatorReason
  /// Since when that holds.
  public var since: Change
  /// When the style, the state or the width last changed; `nil` if never since the view appeared.
  public var lastChange: Change?
  /// The connected pointing devices.
  public var devices: [Connected]
  /// What becomes of it if nothing else happens.
  public var outlook: IndicatorOutlook
  /// What its style waits for; `nil` if for nothing.
  public var styleWait: StyleWait?

  /// The clause that won; `nil` of a policy with a function of its own.
  public var winner: IndicatorRule.Answer? { answers.first { $0.outcome == .wins } }

  /// The clauses that were asked before the one that won and do not apply.
  public var passed: [IndicatorRule.Clause] {
    answers.prefix { $0.outcome != .wins }.map(\.clause)
  }

  /// The clauses that apply too and lost.
  public var beaten: [IndicatorRule.Clause] {
    answers.filter { $0.outcome == .loses }.map(\.clause)
  }
}
