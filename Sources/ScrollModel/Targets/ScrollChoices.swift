/// What is chosen where no documentation decides about targets and positions; every choice has a name and a reason.
///
/// Grades as in ``Profile``: B several independent sources, C one source or a choice of this package.
public struct ScrollChoices: Hashable, Sendable {
  /// From which page a flick counts.
  public enum PagingFlick: String, Hashable, Sendable, CaseIterable, Codable {
    /// From where the content is: back to the page that was being left counts as one.
    case fromContent
    /// From the page where the gesture began.
    case fromStart
  }

  /// Which releases pass one page at most.
  public enum PagingLimit: String, Hashable, Sendable, CaseIterable, Codable {
    /// Flicks; who drags slowly over several pages stays where he went.
    case flicks
    /// All.
    case everyRelease
  }

  /// Which stop a slow release ends at, where views are aligned.
  public enum SlowRelease: String, Hashable, Sendable, CaseIterable, Codable {
    /// The one nearest to the natural end.
    case nearest
    /// The next one past the natural end in the direction of motion.
    case direction
  }

  /// Where a motion of a wheel ends among stops.
  public enum WheelSnap: String, Hashable, Sendable, CaseIterable, Codable {
    /// At least one stop in its direction.
    case direction
    /// At the nearest.
    case nearest
  }

  /// Where items longer than the container may rest.
  public enum LongItems: String, Hashable, Sendable, CaseIterable, Codable {
    /// Wherever the container is inside them.
    case free
    /// Aligned, as the others.
    case aligned
  }

  /// How a request for a view moves that says no anchor.
  public enum NilAnchor: String, Hashable, Sendable, CaseIterable, Codable {
    /// As little as shows the whole view.
    case minimal
    /// The view's beginning to the container's.
    case start
  }

  /// How a view is shown that a position is written to, where scrolls end at aligned views.
  public enum PositionWrites: String, Hashable, Sendable, CaseIterable, Codable {
    /// Aligned as the behaviour aligns it.
    case aligned
    /// By the anchor alone.
    case anchored
  }

  /// What an identity that a position has at first does.
  public enum InitialID: String, Hashable, Sendable, CaseIterable, Codable {
    /// The view is shown.
    case scrolls
    /// Nothing.
    case ignored
  }

  /// Until when a view that leaves over the starting edge is the leading one.
  public enum LeadingMost: String, Hashable, Sendable, CaseIterable, Codable {
    /// Until half of it is out, or half a container of it is left, whichever is less.
    case halfVisible
    /// Until any of it is out; where no other begins in sight it stays the leading one.
    case wholeVisible
    /// Until all of it is out.
    case anyVisible
  }

  /// The speed from which a release is a flick, in points per second: 300, as Apple's web pages had it (B).
  public var flickSpeed = UIKitConstants.pagingFlickSpeed * 1000
  /// From which page a flick counts: from the content, as Apple's web pages had it (C).
  public var pagingFlick = PagingFlick.fromContent
  /// Which releases pass one page at most: flicks, since a slow drag shows where it goes (C).
  public var pagingLimit = PagingLimit.flicks
  /// Where slow releases end among views: at the nearest, the shortest way (C).
  public var slowRelease = SlowRelease.nearest
  /// Where a wheel ends: a stop in its direction, or its users cannot leave a page longer than some notches (B).
  public var wheelSnap = WheelSnap.direction
  /// The number of stops that `alwaysByFew` and `always` allow: 3, as a reimplementation has it (C).
  public var fewStops = 3
  /// Whether the content's ends are stops where no view is aligned: yes, so that all of it can be read (C).
  public var endsAreStops = true
  /// Where long items rest: anywhere inside, or they could not be read to their end (B, CSS does so).
  public var longItems = LongItems.free
  /// How far requests without an anchor move: as little as does, as measured on macOS 26; `start` is iOS 17 (B).
  public var nilAnchor = NilAnchor.minimal
  /// How a view is shown that a position is written to: aligned, or what the app asks for would be no place where a
  /// scroll may end, and a paddle would not move to a view that is in sight already (C).
  public var positionWrites = PositionWrites.aligned
  /// What an initial identity does: it scrolls, as documented; on macOS 26 and iOS 26 it was ignored (C).
  public var initialID = InitialID.scrolls
  /// Which view leads: the first that is at least half visible, so that it changes about where snapping changes its
  /// mind, and a little rounding at rest never changes it (C).
  public var leadingMost = LeadingMost.halfVisible

  /// The default choices.
  public init() {}
}

extension ScrollChoices: Codable {
  private enum CodingKeys: String, CodingKey {
    case flickSpeed, pagingFlick, pagingLimit, slowRelease, wheelSnap, fewStops, endsAreStops, longItems
    case nilAnchor, positionWrites, initialID, leadingMost
  }

  /// Reads the choices that are named; the others are the default ones.
  public init(from decoder: any Decoder) throws {
    self.init()
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ value: inout Value, _ key: CodingKeys) throws {
      value = try fields.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    try read(&flickSpeed, .flickSpeed)
    try read(&pagingFlick, .pagingFlick)
    try read(&pagingLimit, .pagingLimit)
    try read(&slowRelease, .slowRelease)
    try read(&wheelSnap, .wheelSnap)
    try read(&fewStops, .fewStops)
    try read(&endsAreStops, .endsAreStops)
    try read(&longItems, .longItems)
    try read(&nilAnchor, .nilAnchor)
    try read(&positionWrites, .positionWrites)
    try read(&initialID, .initialID)
    try read(&leadingMost, .leadingMost)
  }
}
