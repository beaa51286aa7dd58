extension SnapStops {
  /// Where content goes when the view's size or its content changed: what was shown stays shown.
  ///
  /// The target that was aligned is aligned again, a page stays the page, and a place inside a long item stays as
  /// far into it. Distances alone would not do: after a rotation the nearest stop may be another item's.
  ///
  /// - Parameters:
  ///   - old: the stops before.
  ///   - offset: where the content was, or was bound for.
  ///   - target: the index now of the scroll target to keep, if it is known; else the first one of the stop nearest to
  ///     the offset, by its index before.
  /// - Returns: the place among the stops now.
  public func kept(from old: SnapStops, at offset: Double, target: Int? = nil) -> TargetChoice {
    guard count > 0 else { return TargetChoice(offset: free(offset).offset, stop: nil, reason: .kept) }
    guard let before = old.nearest(to: offset) else { return nearestKept(offset) }
    if case .pages = kind, case .pages = old.kind {
      let stop = min(before, count - 1)
      return TargetChoice(offset: self.offset(of: stop), stop: stop, reason: .kept)
    }
    guard let shown = target ?? old.targets(of: before).first else {
      // A bare end of the content.
      let stop = before == 0 ? 0 : before == old.count - 1 ? count - 1 : nil
      return stop.map { TargetChoice(offset: self.offset(of: $0), stop: $0, reason: .kept) }
        ?? nearestKept(offset)
    }
    guard let stop = self.stop(ofTarget: shown) else { return nearestKept(offset) }
    guard isLong(stop), old.isLong(before) else {
      return TargetChoice(offset: self.offset(of: stop), stop: stop, reason: .kept)
    }
    let into = offset - old.range(of: before).lowerBound
    return choice(stop, nearestTo: range(of: stop).lowerBound + into, .kept)
  }

  private func nearestKept(_ offset: Double) -> TargetChoice {
    guard let stop = nearest(to: offset) else { return free(offset) }
    return choice(stop, nearestTo: offset, .kept)
  }

  /// How far the target of a page lies off it: spacing between targets as long as the container adds up.
  ///
  /// For content that has one target a page.
  ///
  /// - Parameters:
  ///   - page: the page, from 0.
  ///   - targets: the scroll targets' frames in content coordinates, in order.
  ///   - axis: the axis of the pages.
  ///   - geometry: the lengths along the axis.
  /// - Returns: the distance from the page's beginning to its target's in points, positive if the target comes
  ///   later; nothing where the page has no target.
  public static func pageMisalignment(
    page: Int, targets: [Rect], along axis: Axis, in geometry: AxisGeometry
  ) -> Double? {
    guard targets.indices.contains(page) else { return nil }
    return targets[page].start(axis) - Double(page) * geometry.container
  }
}
