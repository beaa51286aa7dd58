import ScrollInput

/// A lazy stack that scrolls along its axis: its views' places, and which were seen.
struct LazyStack: Hashable, Sendable {
  /// So many views of the same length, one after the other, in content coordinates.
  struct Segment: Hashable, Sendable {
    var first: Int
    var count: Int
    var start: Double
    var step: Double
    var length: Double
  }

  /// The index of the scroll view that it is in.
  var view: Int
  var axis: Axis
  var children: LazyChildren
  var segments: [Segment] = []

  init(_ view: Int, _ row: LayoutRow, _ children: LazyChildren, at origin: Vector) {
    self.view = view
    axis = row.axis
    self.children = children
    guard children.seen != nil else { return }
    var first = 0
    for run in row.runs {
      segments.append(
        Segment(
          first: first, count: run.child.count, start: origin[axis] + run.origin[axis], step: run.step,
          length: run.length))
      first += run.child.count
    }
  }

  /// Where a view begins.
  func start(of child: Int) -> Double {
    let segment = segments[segments.count(while: { $0.first + $0.count <= child })]
    return segment.start + segment.step * Double(child - segment.first)
  }

  /// The views that reach into a range.
  func children(in range: ClosedRange<Double>) -> Range<Int> {
    guard let last = segments.last else { return 0..<0 }
    let all = 0..<last.first + last.count
    let begin = all.count(while: { child in
      let segment = segments[segments.count(while: { $0.first + $0.count <= child })]
      return segment.start + segment.step * Double(child - segment.first) + segment.length <= range.lowerBound
    })
    let end = all.count(while: { start(of: $0) < range.upperBound })
    return begin..<max(begin, end)
  }
}
