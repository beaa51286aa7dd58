/// Which rule decides indicators; the article IndicatorRules has the sources and grades of each.
///
/// Four have a name. An own one is a value made of the same parts, or a function of its own
/// (``init(_:rule:)``).
public struct IndicatorPolicy: Sendable {
  /// What makes of an indicator a bar that is always there.
  public enum Bars: String, Hashable, Sendable, CaseIterable, Codable {
    /// Nothing but the user's preference.
    case never
    /// A device among the connected ones that cannot scroll freely.
    case connected
    /// Such a device if it acted last, and before any did, if it is connected.
    case lastUsed
  }

  /// The name, by which own functions are told apart.
  public let name: String
  /// What makes a bar.
  public var bars: Bars
  /// What shows an overlay; ``IndicatorActivity/idle`` and ``IndicatorActivity/afterScrolling`` never do.
  public var shows: Set<IndicatorActivity>
  /// Whether the setting `hidden` hides also where a device or the user's preference asks for a bar.
  ///
  /// Documentation says that a mouse beats it; two reports from macOS 15 say that it wins even over a preference for
  /// bars that are always there.
  public var hiddenWins: Bool
  /// An own function in place of the clauses.
  let rule: (@Sendable (IndicatorRule.Situation) -> IndicatorRule.Verdict)?

  /// Makes a policy of the clauses that all have.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - bars: What makes a bar.
  ///   - shows: What shows an overlay.
  ///   - hiddenWins: Whether the setting `hidden` wins over devices and preferences.
  public init(
    _ name: String, bars: Bars, shows: Set<IndicatorActivity>, hiddenWins: Bool = false
  ) {
    self.name = name
    self.bars = bars
    self.shows = shows
    self.hiddenWins = hiddenWins
    rule = nil
  }

  /// Makes a policy of a function: it alone decides, also about settings and preferences.
  ///
  /// Two of the same name count as the same. While time goes on the function is asked about every activity; hold and fade
  /// are the profile's.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - rule: What it says of a situation. The same situation has to give the same verdict.
  public init(
    _ name: String, rule: @escaping @Sendable (IndicatorRule.Situation) -> IndicatorRule.Verdict
  ) {
    self.name = name
    bars = .never
    shows = Set(IndicatorActivity.showing)
    hiddenWins = false
    self.rule = rule
  }
}

extension IndicatorPolicy {
  /// The set of connected devices decides, as on macOS.
  public static let connected = IndicatorPolicy(
    "connected", bars: .connected,
    shows: [.tracking, .scrolling, .programmatic, .hovering, .dragging, .flashing])

  /// The device that acted last decides, and before any did, the set of connected devices.
  public static let lastUsed = IndicatorPolicy(
    "lastUsed", bars: .lastUsed,
    shows: [.tracking, .scrolling, .programmatic, .hovering, .dragging, .flashing])

  /// As on phones and tablets: overlay, whatever is connected.
  public static let touchOnly = IndicatorPolicy(
    "touchOnly", bars: .never, shows: [.scrolling, .programmatic, .dragging, .flashing])

  /// As in GTK 4: overlay, whatever is connected, and also the pointer's motion shows it.
  public static let gtk4 = IndicatorPolicy(
    "gtk4", bars: .never, shows: [.scrolling, .programmatic, .pointing, .hovering, .dragging, .flashing])

  /// The policies that have a name.
  public static let builtIn = [connected, lastUsed, touchOnly, gtk4]

  /// The built-in policy of that name; `nil` if there is none.
  public static func named(_ name: String) -> IndicatorPolicy? {
    builtIn.first { $0.name == name }
  }
}

extension IndicatorPolicy: Hashable {
  /// Whether two are the same; of functions their names decide.
  public static func == (left: IndicatorPolicy, right: IndicatorPolicy) -> Bool {
    left.name == right.name && left.bars == right.bars && left.shows == right.shows
      && left.hiddenWins == right.hiddenWins && (left.rule == nil) == (right.rule == nil)
  }

  /// Feeds the name alone: equal policies have the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

extension IndicatorPolicy: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
