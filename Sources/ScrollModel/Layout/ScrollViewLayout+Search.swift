import ScrollInput

extension ScrollViewLayout {
  /// What a search by place needs along the two axes.
  struct Orders: Hashable, Sendable {
    var horizontal = Order()
    var vertical = Order()

    subscript(axis: Axis) -> Order {
      axis == .horizontal ? horizontal : vertical
    }
  }

  /// Whether the views begin one after the other, and the longest one's length.
  struct Order: Hashable, Sendable {
    var isSorted = true
    var longest = 0.0

    init() {}

    init(_ items: [LayoutItem], _ axis: Axis) {
      var last = -Double.infinity
      for item in items {
        let start = item.frame.start(axis)
        isSorted = isSorted && start >= last
        last = start
        longest = max(longest, item.frame.size[axis])
      }
    }
  }

  /// The views that reach into a range along an axis, in their order; one that only touches it does not.
  ///
  /// Where views begin one after the other a binary search finds them, and looks at as many more as begin within the
  /// longest view's length before the range; otherwise each is looked at.
  public func items(in range: ClosedRange<Double>, along axis: Axis) -> [Int] {
    let order = orders[axis]
    var candidates = items.indices
    if order.isSorted {
      // What begins before has its end before the range, also by a rounding error.
      let margin = order.longest + 1
      let first = items.count(while: { $0.frame.start(axis) < range.lowerBound - margin })
      let last = items.count(while: { $0.frame.start(axis) < range.upperBound })
      candidates = first..<max(first, last)
    }
    return candidates.filter {
      let frame = items[$0].frame
      return frame.start(axis) < range.upperBound && frame.end(axis) > range.lowerBound
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// How many elements at the front meet a condition that no element behind them meets, by a binary search.
  func count(while condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }
}
