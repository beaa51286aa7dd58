import ScrollInput

/// A view that was measured, with everything in it.
struct LayoutBox {
  /// The size with everything that was applied and the safe area that it keeps clear of.
  var size: Vector
  /// What of the size is safe area.
  var margins = EdgeInsets.zero
  /// The view itself, before anything was applied, in the box.
  var inner: Rect
  /// What it is.
  var kind: Kind

  /// Boxed, since rows are copied and most of what is in them are leaves.
  indirect enum Kind {
    case leaf
    case control(SceneControl)
    case stack(LayoutRow)
    case scroll(LayoutScroll)
  }

  /// Puts room around it.
  mutating func surround(_ room: EdgeInsets) {
    size = Vector(
      x: max(0, size.x + room.total(.horizontal)), y: max(0, size.y + room.total(.vertical)))
    inner.origin = inner.origin + Vector(x: room.leading, y: room.top)
  }
}

/// Views in a row that were measured and know their places.
struct LayoutRow {
  var axis: Axis
  var size = Vector.zero
  var runs: [LayoutRun] = []
  var sectionCount = 0
  var pinned: PinnedViews = []
  /// What a lazy stack that scrolls along its axis remembers.
  var lazy: LazyChildren?
}

/// So many equal views of a row, one after the other.
struct LayoutRun {
  var child: LayoutChild
  var box: LayoutBox
  var isTarget: Bool
  /// Where the first one stands in the row.
  var origin = Vector.zero
  /// The length that each has along the row's axis: an estimate where it was not seen.
  var length: Double
  /// From one to the next.
  var step = 0.0
}

/// A scroll view that was measured.
struct LayoutScroll {
  var view: ScrollView
  var content: LayoutRow
  var contentInsets: EdgeInsets
  var indicatorInsets: EdgeInsets
  var reservedBars: EdgeInsets
}
