public import ScrollInput
public import ScrollModel

/// A scene, what the app does to it, and the settings under which a log is replayed into it.
public struct Scenario: Hashable, Sendable {
  /// The name, or the file's.
  public var name: String
  /// What is on screen.
  public var scene: Scene
  /// What the app and the system do, in the order of their times.
  public var actions: [TimedAction]
  /// The constants and choices of the scroll views.
  public var profile: Profile
  /// The rule that decides indicators.
  public var policy: IndicatorPolicy
  /// What the user prefers of indicators.
  public var preference: IndicatorPreference
  /// Gains and natural scrolling.
  public var input: ScrollInputSettings
  /// What is expected of the timeline.
  public var expectations: [TimelineExpectation] = []
  /// The logs and settings with which it is to be run.
  public var variants = ScenarioVariants()

  /// Makes a scenario; actions of the same time keep their order.
  public init(
    name: String, scene: Scene, actions: [TimedAction] = [], profile: Profile = .uikit,
    policy: IndicatorPolicy = .connected, preference: IndicatorPreference = .byDevice,
    input: ScrollInputSettings = ScrollInputSettings()
  ) {
    self.name = name
    self.scene = scene
    // `sort` is not promised to keep the order of equals, so their places decide.
    self.actions = actions.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    self.profile = profile
    self.policy = policy
    self.preference = preference
    self.input = input
  }
}
