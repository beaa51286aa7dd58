import ScrollInput

/// What a view is told by the views around it.
struct LayoutEnvironment {
  /// The size that container-relative lengths follow.
  var container: Vector
  /// The safe area at the edges that the view touches.
  var safeArea: EdgeInsets
  /// The margins for the next scroll view within.
  var margins = LayoutMargins()
  /// The axes of the scroll view around it.
  var scrollAxes: Axis.Set = []
  /// Whether a stack around it makes targets.
  var isInTargetLayout = false
}

/// Margins of the three placements; they add up.
struct LayoutMargins {
  private var automatic = EdgeInsets.zero
  private var scrollContent = EdgeInsets.zero
  private var scrollIndicators = EdgeInsets.zero

  /// The margins of the content.
  var content: EdgeInsets { automatic + scrollContent }
  /// The margins of the indicators.
  var indicators: EdgeInsets { automatic + scrollIndicators }

  /// The edges that have a length get it instead of what a view further out said.
  mutating func replace(_ insets: EdgeInsets, _ placement: ContentMarginPlacement) {
    for edge in Edge.allCases where insets[edge] != 0 {
      switch placement {
      case .automatic: automatic[edge] = insets[edge]
      case .scrollContent: scrollContent[edge] = insets[edge]
      case .scrollIndicators: scrollIndicators[edge] = insets[edge]
      }
    }
  }
}
