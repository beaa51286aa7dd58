extension SnapStops {
  /// The last stop that begins at an offset or before it.
  ///
  /// - Complexity: O(1) for pages, O(log *n*) for views.
  public func stop(atOrBefore offset: Double) -> Int? {
    switch kind {
    case .none: return nil
    case .pages(let length, let last):
      guard offset >= bounds.lowerBound else { return nil }
      let place = ((min(offset, bounds.upperBound) - bounds.lowerBound) / length).rounded(.down)
      var stop = min(Int(place), last)
      // A quotient's rounding may miss by one.
      while stop > 0, self.offset(of: stop) > offset { stop -= 1 }
      while stop < last, self.offset(of: stop + 1) <= offset { stop += 1 }
      return stop
    case .views(let stops):
      var low = 0
      var high = stops.count
      while low < high {
        let middle = (low + high) / 2
        if stops[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
      }
      return low > 0 ? low - 1 : nil
    }
  }

  /// The stop nearest to an offset; of two equally near the one that lies forward, or the one before.
  public func nearest(to offset: Double, forward: Bool = false) -> Int? {
    guard count > 0 else { return nil }
    guard let before = stop(atOrBefore: offset) else { return 0 }
    let end = range(of: before).upperBound
    guard offset > end, before + 1 < count else { return before }
    let back = offset - end
    let ahead = range(of: before + 1).lowerBound - offset
    if back == ahead { return forward ? before + 1 : before }
    return back < ahead ? before : before + 1
  }

  /// The next stop in a direction; on a stop, the one after it.
  public func next(from offset: Double, forward: Bool) -> Int? {
    if forward {
      let next = (stop(atOrBefore: offset + Self.tolerance) ?? -1) + 1
      return next < count ? next : nil
    }
    guard let before = stop(atOrBefore: offset) else { return nil }
    if range(of: before).upperBound < offset - Self.tolerance { return before }
    return before > 0 ? before - 1 : nil
  }

  /// Whether content may rest at an offset.
  public func isLegal(_ offset: Double) -> Bool {
    func holds(_ range: ClosedRange<Double>) -> Bool {
      offset >= range.lowerBound - Self.tolerance && offset <= range.upperBound + Self.tolerance
    }
    guard let stop = nearest(to: offset) else { return holds(bounds) }
    return holds(range(of: stop))
  }

  /// The offset of a stop that is nearest to an offset.
  func place(in stop: Int, nearestTo offset: Double) -> Double {
    let range = range(of: stop)
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  func isLong(_ stop: Int) -> Bool {
    let range = range(of: stop)
    return range.upperBound - range.lowerBound > Self.tolerance
  }

  /// Whether nothing of a stop's long item is left to show in a direction.
  func isAtEnd(of stop: Int, _ offset: Double, forward: Bool) -> Bool {
    let range = range(of: stop)
    return forward
      ? offset >= range.upperBound - Self.tolerance : offset <= range.lowerBound + Self.tolerance
  }
}
