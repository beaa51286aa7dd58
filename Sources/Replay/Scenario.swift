public import ScrollInput
public import ScrollModel

/// A scene and the settings under which a log is replayed into it.
public struct Scenario: Hashable, Sendable {
  /// The name, or the file's.
  public var name: String
  /// What is on screen.
  public var scene: Scene
  /// The constants and choices of the scroll view.
  public var profile: Profile
  /// The rule that decides indicators.
  public var policy: IndicatorPolicy
  /// Gains and natural scrolling.
  public var input: ScrollInputSettings

  /// Makes a scenario.
  public init(
    name: String, scene: Scene, profile: Profile = .uikit, policy: IndicatorPolicy = .connected,
    input: ScrollInputSettings = ScrollInputSettings()
  ) {
    self.name = name
    self.scene = scene
    self.profile = profile
    self.policy = policy
    self.input = input
  }

  /// The 25-row list of the talk "Beyond scroll views", from its top.
  public static let list = Scenario(
    name: "list",
    scene: Scene(
      view: ScrollView(
        id: "list", axis: .vertical, size: Vector(x: 390, y: 844), items: ScrollItems(count: 25, length: 52)))
  )

  /// A list of 1,000 rows from row 500, so that there is room both ways.
  public static let longList = Scenario(
    name: "long-list",
    scene: Scene(
      view: ScrollView(
        id: "list", axis: .vertical, size: Vector(x: 390, y: 600),
        items: ScrollItems(count: 1000, length: 52),
        start: 500 * 52)))

  /// Ten pages side by side from the fifth.
  public static let pages = Scenario(
    name: "pages",
    scene: Scene(
      view: ScrollView(
        id: "pages", axis: .horizontal, size: Vector(x: 390, y: 600),
        items: ScrollItems(count: 10, length: 390),
        behavior: .paging, start: 4 * 390)))

  /// The scenarios that have a name.
  public static let builtIn = [list, longList, pages]
}
