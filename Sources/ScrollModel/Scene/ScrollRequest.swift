import InputEvents

/// A wish of the app to be somewhere.
public struct ScrollRequest: Hashable, Sendable {
  /// Who asks.
  public enum Channel: String, Hashable, Sendable, CaseIterable, Codable {
    /// The position that the app keeps of the view: the place is its new value.
    case position
    /// A proxy of a reader: the position is left alone.
    case proxy
    /// The system, as a tap on the status bar: the position follows.
    case system
  }

  /// Which scroll view; `nil` for the first, in the order of the scene, that has the place.
  public var view: String?
  /// Where to.
  public var place: ScrollPlace
  /// Who asks.
  public var channel: Channel
  /// Whether it goes there over time.
  public var isAnimated: Bool
  /// Whether a motion under way keeps its velocity at the new place; ignored where it goes there over time.
  public var preservesVelocity: Bool

  /// Makes a request.
  public init(
    view: String? = nil, _ place: ScrollPlace, channel: Channel = .position, isAnimated: Bool = false,
    preservesVelocity: Bool = false
  ) {
    self.view = view
    self.place = place
    self.channel = channel
    self.isAnimated = isAnimated
    self.preservesVelocity = preservesVelocity
  }
}
