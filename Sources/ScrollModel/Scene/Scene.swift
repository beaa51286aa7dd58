public import ScrollInput

/// What is on screen: a value that a scenario starts from.
public struct Scene: Hashable, Sendable {
  /// The window's size in points.
  public var size: Vector
  /// What of the window the device covers at its edges.
  public var safeArea: EdgeInsets
  /// How much room there is along the horizontal axis.
  public var sizeClass: SizeClass
  /// Where horizontal content begins.
  public var layoutDirection: LayoutDirection
  /// How often samples are taken while anything moves, per second: 1 or more.
  public var refreshRate: Int
  /// Pixels per point.
  public var displayScale: Double
  /// The views.
  public var content: SceneNode
  /// Whether scroll views that say nothing themselves may be pulled past their edges: a switch for the whole app, read
  /// when a view appears and not again.
  public var bouncesByDefault: Bool

  /// Makes a scene.
  public init(
    size: Vector, safeArea: EdgeInsets = .zero, sizeClass: SizeClass = .compact,
    layoutDirection: LayoutDirection = .leftToRight, refreshRate: Int = 60, displayScale: Double = 1,
    bouncesByDefault: Bool = true, _ content: SceneNode
  ) {
    self.size = size
    self.safeArea = safeArea
    self.sizeClass = sizeClass
    self.layoutDirection = layoutDirection
    self.refreshRate = max(1, refreshRate)
    self.displayScale = displayScale
    self.bouncesByDefault = bouncesByDefault
    self.content = content
  }
}
