public import ScrollInput

/// What a scroll view is made of, for those who decide where scrolls end: made once per layout.
///
/// Copies share the arrays, so that a context costs nothing to make.
public struct ScrollTargetLayout: Hashable, Sendable {
  /// The lengths along x.
  public let horizontal: AxisGeometry
  /// The lengths along y.
  public let vertical: AxisGeometry
  /// The axes along which the view scrolls.
  public let axes: Axis.Set
  /// The scroll targets' frames in content coordinates.
  public let targets: [Rect]
  /// The kind of stops that are prepared.
  public let snapping: Snapping
  private let horizontalStops: SnapStops
  private let verticalStops: SnapStops

  /// Makes a layout and its stops.
  ///
  /// - Complexity: that of ``SnapStops/init(_:targets:along:in:choices:)``.
  public init(
    horizontal: AxisGeometry, vertical: AxisGeometry, axes: Axis.Set, targets: [Rect] = [],
    snapping: Snapping = .none, choices: ScrollChoices = ScrollChoices()
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.axes = axes
    self.targets = targets
    self.snapping = snapping
    func stops(_ axis: Axis, _ geometry: AxisGeometry) -> SnapStops {
      SnapStops(
        axes.contains(axis) ? snapping : .none, targets: targets, along: axis, in: geometry, choices: choices)
    }
    horizontalStops = stops(.horizontal, horizontal)
    verticalStops = stops(.vertical, vertical)
  }

  /// The lengths along an axis.
  public func geometry(_ axis: Axis) -> AxisGeometry {
    axis == .horizontal ? horizontal : vertical
  }

  /// The prepared stops along an axis.
  public func stops(_ axis: Axis) -> SnapStops {
    axis == .horizontal ? horizontalStops : verticalStops
  }

  /// The size of the content.
  public var contentSize: Vector {
    Vector(x: horizontal.content, y: vertical.content)
  }

  /// The size of the container: the view without its insets.
  public var containerSize: Vector {
    Vector(x: horizontal.container, y: vertical.container)
  }
}
