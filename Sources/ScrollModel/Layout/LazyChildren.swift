/// The views of a lazy stack, with their true lengths, and which of them were seen.
///
/// The length of a view that was not seen is the average of the seen ones', as Apple describes its lazy stacks (WWDC26,
/// session 321); while none was seen, the first one's.
struct LazyChildren: Hashable, Sendable {
  /// So many views of the same length.
  struct Run: Hashable, Sendable {
    var count: Int
    var length: Double
    var naming: LayoutNaming
  }

  /// Where in the scene's tree the stack is.
  var path: [Int]
  /// The views.
  var runs: [Run]
  /// Which were seen; `nil` where all lengths are the same, so that nothing has to be estimated.
  var seen: RangeSet<Int>?

  init(path: [Int], runs: [Run], seen: RangeSet<Int>) {
    self.path = path
    self.runs = runs
    let first = runs.first?.length
    self.seen = runs.contains { $0.length != first } ? seen : nil
  }

  /// The length of a view that was not seen, in points.
  var estimate: Double {
    var sum = 0.0
    var count = 0
    forEachPart { run, part, isSeen in
      guard isSeen else { return }
      count += part.count
      sum += runs[run].length * Double(part.count)
    }
    return count > 0 ? sum / Double(count) : runs.first?.length ?? 0
  }

  /// Takes the runs apart where seen and unseen views meet; indices are those of the views in the stack.
  func forEachPart(_ body: (_ run: Int, _ part: Range<Int>, _ isSeen: Bool) -> Void) {
    guard let ranges = seen?.ranges else { return }
    var next = ranges.startIndex
    var start = 0
    for (index, run) in runs.enumerated() {
      let end = start + run.count
      while start < end {
        while next < ranges.endIndex, ranges[next].upperBound <= start { next += 1 }
        let isSeen = next < ranges.endIndex && ranges[next].lowerBound <= start
        let border =
          next < ranges.endIndex ? (isSeen ? ranges[next].upperBound : ranges[next].lowerBound) : end
        let part = start..<min(end, border)
        body(index, part, isSeen)
        start = part.upperBound
      }
    }
  }

  /// Marks views as seen, and says whether a length changes by that.
  mutating func see(_ children: Range<Int>) -> Bool {
    guard let known = seen else { return false }
    let fresh = RangeSet(children).subtracting(known)
    guard !fresh.isEmpty else { return false }
    let before = estimate
    seen?.formUnion(fresh)
    if estimate != before { return true }
    var start = 0
    for run in runs {
      let range = start..<start + run.count
      if run.length != before, !fresh.isDisjoint(RangeSet(range)) { return true }
      start = range.upperBound
    }
    return false
  }
}
