/// What is applied to a view: each changes what is inside of it.
public enum SceneModifier: Hashable, Sendable {
  /// Room around the view; around a scroll view it makes that smaller.
  case padding(EdgeInsets)
  /// Fixed lengths, the view aligned within them.
  case frame(width: Double?, height: Double?, alignment: UnitPoint)
  /// Lengths that follow the container: the scroll view around it, or the scene.
  case containerRelativeFrame(ContainerRelativeFrame)
  /// Width to height in a fixed proportion, within what is offered (`fit`) or over it (`fill`).
  case aspectRatio(Double, fills: Bool)
  /// More safe area within: scroll views make margins of it for content and indicators and keep their own size.
  case safeAreaPadding(EdgeInsets)
  /// A view laid over an edge; what is inside has as much more safe area there.
  case safeAreaInset(edge: Edge, length: Double, spacing: Double)
  /// Margins of the content or the indicators of scroll views within; of the same placement the inner counts.
  case contentMargins(EdgeInsets, ContentMarginPlacement)
  /// Whether the view is a scroll target of the scroll view around it.
  case scrollTarget(Bool)
  /// What the view looks like while it comes and goes.
  case transition(ScrollTransition)
  /// What the view looks like as a function of how far is scrolled.
  case effect(ScrollDrivenEffect)
}

/// What content margins are margins of.
public enum ContentMarginPlacement: String, Hashable, Sendable, CaseIterable, Codable {
  /// Content and indicators.
  case automatic
  /// The content alone.
  case scrollContent
  /// The indicators alone: the content does not move.
  case scrollIndicators
}

/// Lengths as parts of the container's, less its insets.
///
/// With columns: `(K - spacing (count - 1)) / count` for one, and as many as `span` with the spacing between them
/// (Apple's documentation). With a formula: `factor K + constant`.
public struct ContainerRelativeFrame: Hashable, Sendable {
  /// How a length follows the container's.
  public enum Length: Hashable, Sendable {
    /// So many columns of as many as there are, with room between them in points.
    case columns(count: Int, span: Int, spacing: Double)
    /// As many columns as the horizontal size class says.
    case columnsBySizeClass(compact: Int, regular: Int, spacing: Double)
    /// A linear function of the container's length.
    case formula(factor: Double, constant: Double)
  }

  /// The axes along which the length follows.
  public var axes: Axis.Set
  /// How.
  public var length: Length
  /// Where the view stands within the frame.
  public var alignment: UnitPoint

  /// Makes a frame; without a length, the container's own.
  public init(
    _ axes: Axis.Set, _ length: Length = .formula(factor: 1, constant: 0), alignment: UnitPoint = .center
  ) {
    self.axes = axes
    self.length = length
    self.alignment = alignment
  }
}
