/// What goes on where an indicator may be.
public enum IndicatorActivity: String, Hashable, Sendable, CaseIterable, Codable {
  /// Nothing; so are fingers that rest on a screen, and on content that they cover.
  case idle
  /// Fingers rest on a touchpad and scroll nothing.
  case tracking
  /// The content scrolls, or did within the hold.
  case scrolling
  /// The app scrolls, or did within the hold.
  case programmatic
  /// What showed it is over, and so is the hold.
  case afterScrolling
  /// The pointer moves over the view, or did within the hold.
  case pointing
  /// The pointer is over the indicator, or was within the hold.
  case hovering
  /// The indicator is dragged.
  case dragging
  /// The app lets it flash.
  case flashing

  /// Those that can show an overlay, which is what policies differ in.
  static let showing = allCases.filter { $0 != .idle && $0 != .afterScrolling }
}

/// What goes on at the same time; the strongest decides.
struct IndicatorActivities: Hashable, Sendable {
  var isScrolling = false
  var isRequested = false
  var isTracking = false
  var isHovered = false
  var isDragged = false

  /// The strongest activity that shows the indicator, else the strongest; `nil` if nothing goes on.
  func strongest(_ isShown: (IndicatorActivity) -> Bool) -> IndicatorActivity? {
    var first: IndicatorActivity?
    for activity in IndicatorActivities.order where has(activity) {
      if isShown(activity) { return activity }
      first = first ?? activity
    }
    return first
  }

  private static let order = [
    IndicatorActivity.dragging, .hovering, .scrolling, .programmatic, .tracking,
  ]

  private func has(_ activity: IndicatorActivity) -> Bool {
    switch activity {
    case .dragging: isDragged
    case .hovering: isHovered
    case .scrolling: isScrolling
    case .programmatic: isRequested
    case .tracking: isTracking
    case .idle, .afterScrolling, .pointing, .flashing: false
    }
  }
}
