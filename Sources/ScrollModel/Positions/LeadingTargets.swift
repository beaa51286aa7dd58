/// Which scroll target leads at an offset: the first in sight, or the last under a trailing anchor.
///
/// Made once per layout, then asked without allocation. Visible is what lies inside the insets.
public struct LeadingTargets: Hashable, Sendable {
  private enum Side: Hashable, Sendable {
    case start, middle, end
  }

  /// A target along the axis; those of the ending side are mirrored.
  private struct Entry: Hashable, Sendable {
    var start: Double
    var end: Double
    var target: Int
    /// Until where the container's edge, or its middle, leaves it in the lead.
    var key: Double
  }

  private let geometry: AxisGeometry
  private let side: Side
  /// Sorted by key.
  private let entries: [Entry]
  /// The first, by start, of the entries from each one on.
  private let firsts: [Int]
  /// Whether a target is out of the lead as soon as the edge reaches its key.
  private let isOpen: Bool

  /// Prepares the targets of a layout.
  ///
  /// - Parameters:
  ///   - targets: the scroll targets' frames in content coordinates.
  ///   - axis: the axis along which one leads.
  ///   - anchor: the position's anchor: below a half or nothing, the first target leads; a half, the one at the
  ///     container's middle or nearest to it; above, the last.
  ///   - geometry: the lengths along the axis.
  ///   - rule: until when a target leads that leaves.
  /// - Complexity: O(*n* log *n*).
  public init(
    _ targets: [Rect], along axis: Axis, anchor: Double? = nil, in geometry: AxisGeometry,
    rule: ScrollChoices.LeadingMost = .halfVisible
  ) {
    self.geometry = geometry
    let anchor = anchor ?? 0
    let side = anchor < 0.5 ? Side.start : anchor > 0.5 ? .end : .middle
    self.side = side
    var entries = targets.enumerated().map { index, frame in
      let isMirrored = side == .end
      let start = isMirrored ? 0 - frame.end(axis) : frame.start(axis)
      let length = frame.size[axis]
      let key =
        switch rule {
        case _ where side == .middle: start + length
        case .halfVisible: start + length - min(length, geometry.container) / 2
        case .wholeVisible: start
        case .anyVisible: start + length
        }
      return Entry(start: start, end: start + length, target: index, key: key)
    }
    entries.sort { $0.key == $1.key ? $0.target < $1.target : $0.key < $1.key }
    var firsts = Array(entries.indices)
    for index in entries.indices.dropLast().reversed() {
      let next = firsts[index + 1]
      if (entries[next].start, entries[next].target) < (entries[index].start, entries[index].target) {
        firsts[index] = next
      }
    }
    self.entries = entries
    self.firsts = firsts
    isOpen = rule == .anyVisible
  }

  /// The target that leads at an offset, by its index; nothing if none is visible.
  ///
  /// - Complexity: O(log *n*).
  public func leading(at offset: Double) -> Int? {
    let visible = geometry.visible(at: offset)
    let near = side == .end ? 0 - visible.upperBound : visible.lowerBound
    let far = side == .end ? 0 - visible.lowerBound : visible.upperBound
    let found = side == .middle ? nearest(to: (near + far) / 2) : ahead(of: near, far)
    return found.flatMap { isVisible($0, near, far) ? entries[$0].target : nil }
  }

  private func ahead(of near: Double, _ far: Double) -> Int? {
    let index = firstIndex {
      isOpen ? $0 > near + SnapStops.tolerance : $0 >= near - SnapStops.tolerance
    }
    if index < entries.count, isVisible(firsts[index], near, far) { return firsts[index] }
    // Nothing else begins in sight: the one that is leaving.
    return index > 0 ? firstEqual(to: index - 1) : nil
  }

  private func nearest(to place: Double) -> Int? {
    let index = firstIndex { $0 > place }
    let before = index > 0 ? firstEqual(to: index - 1) : nil
    guard index < entries.count else { return before }
    let ahead = firsts[index]
    guard let before, entries[ahead].start - place >= place - entries[before].end else { return ahead }
    return before
  }

  private func isVisible(_ index: Int, _ near: Double, _ far: Double) -> Bool {
    entries[index].start < far && entries[index].end > near
  }

  /// The first entry whose key satisfies what all later ones do.
  private func firstIndex(_ satisfies: (Double) -> Bool) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if satisfies(entries[middle].key) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func firstEqual(to index: Int) -> Int {
    let key = entries[index].key
    return firstIndex { $0 >= key }
  }
}
