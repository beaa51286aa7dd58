public import ScrollInput

/// What is on screen: a value that a scenario starts from.
public struct Scene: Hashable, Sendable {
  /// The scroll view.
  public var view: ScrollView
  /// How often samples are taken while anything moves, per second.
  public var refreshRate: Int
  /// Pixels per point.
  public var displayScale: Double

  /// Makes a scene.
  public init(view: ScrollView, refreshRate: Int = 60, displayScale: Double = 1) {
    self.view = view
    self.refreshRate = refreshRate
    self.displayScale = displayScale
  }
}

/// A scroll view with equal items along one axis.
public struct ScrollView: Hashable, Sendable {
  /// The name that the timeline calls it by.
  public var id: String
  /// The axis along which it scrolls.
  public var axis: Axis
  /// Its size in points: x the width, y the height.
  public var size: Vector
  /// Its content.
  public var items: ScrollItems
  /// Where scrolls end.
  public var behavior: ScrollTargetBehavior
  /// When indicators are asked to show.
  public var indicators: IndicatorVisibility
  /// Whether the content may be pulled past its edges, by sources that surely end.
  public var bounces: Bool
  /// The offset at the start.
  public var start: Double

  /// Makes a scroll view.
  public init(
    id: String, axis: Axis, size: Vector, items: ScrollItems, behavior: ScrollTargetBehavior = .automatic,
    indicators: IndicatorVisibility = .automatic, bounces: Bool = true, start: Double = 0
  ) {
    self.id = id
    self.axis = axis
    self.size = size
    self.items = items
    self.behavior = behavior
    self.indicators = indicators
    self.bounces = bounces
    self.start = start
  }

  /// The view's length along its axis.
  public var length: Double {
    size[axis]
  }

  /// Whether the content is longer than the view.
  public var overflows: Bool {
    items.contentLength > length
  }
}

/// Equal items, one behind the other.
public struct ScrollItems: Hashable, Sendable {
  /// How many.
  public var count: Int
  /// The length of one in points.
  public var length: Double
  /// The space between two in points.
  public var spacing: Double

  /// Makes items.
  public init(count: Int, length: Double, spacing: Double = 0) {
    self.count = count
    self.length = length
    self.spacing = spacing
  }

  /// The length of all of them.
  public var contentLength: Double {
    count > 0 ? Double(count) * length + Double(count - 1) * spacing : 0
  }
}

/// Where scrolls end.
public enum ScrollTargetBehavior: String, Hashable, Sendable, CaseIterable {
  /// Where the deceleration takes them.
  case automatic
  /// At pages as long as the container.
  case paging
}

/// When indicators are asked to show.
public enum IndicatorVisibility: String, Hashable, Sendable, CaseIterable {
  /// As the platform does.
  case automatic
  /// Shown.
  case visible
  /// Hidden, but shown where a device cannot scroll well without them.
  case hidden
  /// Hidden whatever the device.
  case never
}
