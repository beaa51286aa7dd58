/// Whether and where content may be pulled past its edges; who may pull is the profile's.
public struct BounceSettings: Hashable, Sendable {
  /// Whether it may at all; `nil` follows the scene's switch at the time when the view appears.
  public var isEnabled: Bool?
  /// Along the horizontal axis.
  public var horizontal: BounceBehavior
  /// Along the vertical axis.
  public var vertical: BounceBehavior
  /// The edges where nothing is pulled past, as a picture on top that is to stay there.
  public var suppressedEdges: Edge.Set
  /// Whether a flight that meets an edge may pass it; if not, only what is held may.
  public var includesMomentum: Bool
  /// A rule on top that changes while it scrolls.
  public var rule: BounceRule
  /// How far at most a wheel may pull past an edge, in points; 0 not at all.
  public var wheelLimit: Double

  /// Makes settings.
  public init(
    isEnabled: Bool? = nil, horizontal: BounceBehavior = .automatic, vertical: BounceBehavior = .automatic,
    suppressedEdges: Edge.Set = [], includesMomentum: Bool = true, rule: BounceRule = .none,
    wheelLimit: Double = 0
  ) {
    self.isEnabled = isEnabled
    self.horizontal = horizontal
    self.vertical = vertical
    self.suppressedEdges = suppressedEdges
    self.includesMomentum = includesMomentum
    self.rule = rule
    self.wheelLimit = wheelLimit
  }

  /// The behaviour along an axis.
  public subscript(axis: Axis) -> BounceBehavior {
    axis == .horizontal ? horizontal : vertical
  }
}

/// Whether content of any size bounces along an axis.
public enum BounceBehavior: String, Hashable, Sendable, CaseIterable, Codable {
  /// As the platform does: always.
  case automatic
  /// Whatever the content's size.
  case always
  /// Only content longer than the view.
  case basedOnSize
}

/// A rule that switches bouncing while it scrolls.
public enum BounceRule: String, Hashable, Sendable, CaseIterable, Codable {
  /// None.
  case none
  /// It bounces while the content's top lies above the scene's top, as the post on bounce control has it: judged after
  /// every change of the offset, hence one change late.
  case whileContentIsAboveTheTop
  /// The same with nobody observing the state: what it was at the start stays.
  case whileContentIsAboveTheTopUnobserved
}
