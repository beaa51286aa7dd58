import ScrollInput

extension LayoutMeasure {
  /// Measures the views of a stack and puts them in a row.
  ///
  /// The first and the last view get the safe area at the ends, all get what is across.
  func row(
    _ stack: SceneStack, _ children: LayoutChildren, _ proposal: LayoutProposal,
    _ environment: LayoutEnvironment, _ path: [Int]?
  ) -> LayoutRow {
    let axis = stack.axis
    var children = children
    if environment.safeArea.total(axis) != 0 { children.splitEnds() }
    var inside = environment
    let makesTargets = stack.isTargetLayout && !environment.isInTargetLayout
    if stack.isTargetLayout { inside.isInTargetLayout = true }
    var row = LayoutRow(axis: axis, sectionCount: children.sectionCount, pinned: stack.pinned)
    row.runs = runs(stack, children.list, proposal, inside, path)
    for index in row.runs.indices {
      row.runs[index].isTarget = row.runs[index].child.node.scrollTarget ?? makesTargets
    }
    if stack.isLazy, environment.scrollAxes.contains(axis), let path { estimate(&row, path) }
    place(&row, stack, proposal)
    return row
  }

  private func runs(
    _ stack: SceneStack, _ children: [LayoutChild], _ proposal: LayoutProposal,
    _ environment: LayoutEnvironment, _ path: [Int]?
  ) -> [LayoutRun] {
    let axis = stack.axis
    func run(_ index: Int, _ length: Double?) -> LayoutRun {
      var inside = environment
      if index > 0 { inside.safeArea[Edge(axis, isEnd: false)] = 0 }
      if index < children.count - 1 { inside.safeArea[Edge(axis, isEnd: true)] = 0 }
      var offer = proposal
      offer[axis] = length
      let child = children[index]
      let box = box(child.node, offer, inside, child.path(path, index))
      return LayoutRun(child: child, box: box, isTarget: false, length: box.size[axis])
    }
    guard !stack.isLazy, let whole = proposal[axis] else { return children.indices.map { run($0, nil) } }
    // What one takes is no other's, so those go first that have no choice.
    var unplaced = children.reduce(0) { $0 + $1.count }
    var rest = whole - stack.spacing * Double(max(0, unplaced - 1))
    var measured: [LayoutRun?] = Array(repeating: nil, count: children.count)
    for index in order(children, axis, environment) {
      let run = run(index, max(0, rest / Double(unplaced)))
      rest -= run.length * Double(run.child.count)
      unplaced -= run.child.count
      measured[index] = run
    }
    return measured.compactMap { $0 }
  }

  /// The runs in the order in which they choose: the least flexible first, of those the one that needs most.
  private func order(
    _ children: [LayoutChild], _ axis: Axis, _ environment: LayoutEnvironment
  ) -> [Int] {
    guard children.count > 1 else { return Array(children.indices) }
    let bounds = children.map { self.bounds($0.node, axis, environment) }
    return children.indices.sorted { one, other in
      let flexibility = (bounds[one].flexibility, bounds[other].flexibility)
      if flexibility.0 != flexibility.1 { return flexibility.0 < flexibility.1 }
      if bounds[one].least != bounds[other].least { return bounds[one].least > bounds[other].least }
      return one < other
    }
  }

  /// Takes the runs of a lazy stack apart into what was seen and what was not.
  private func estimate(_ row: inout LayoutRow, _ path: [Int]) {
    let lazy = LazyChildren(
      path: path,
      runs: row.runs.map { .init(count: $0.child.count, length: $0.length, naming: $0.child.naming) },
      seen: seen.first { $0.path == path }?.seen ?? RangeSet())
    row.lazy = lazy
    guard lazy.seen != nil else { return }
    let estimate = lazy.estimate
    var parts: [(run: Int, part: Range<Int>, isSeen: Bool)] = []
    parts.reserveCapacity(row.runs.count)
    lazy.forEachPart { parts.append(($0, $1, $2)) }
    if parts.count == row.runs.count {
      for part in parts where !part.isSeen { row.runs[part.run].length = estimate }
      return
    }
    var runs: [LayoutRun] = []
    runs.reserveCapacity(parts.count)
    var start = 0
    var current = 0
    for (index, part, isSeen) in parts {
      if index != current {
        start += row.runs[current].child.count
        current = index
      }
      var run = row.runs[index]
      run.child.naming = run.child.naming.dropping(part.lowerBound - start)
      run.child.count = part.count
      if !isSeen { run.length = estimate }
      runs.append(run)
    }
    row.runs = runs
  }

  private func place(_ row: inout LayoutRow, _ stack: SceneStack, _ proposal: LayoutProposal) {
    let axis = stack.axis
    let across = axis.across
    var width = row.runs.reduce(0) { max($0, $1.box.size[across]) }
    if stack.isLazy, let offer = proposal[across] { width = offer }
    var position = 0.0
    var count = 0
    for index in row.runs.indices {
      let step = row.runs[index].length + stack.spacing
      let free = width - row.runs[index].box.size[across]
      row.runs[index].origin = Vector(position, along: axis, across: free * stack.alignment.share)
      row.runs[index].step = step
      position += step * Double(row.runs[index].child.count)
      count += row.runs[index].child.count
    }
    row.size = Vector(count > 0 ? max(0, position - stack.spacing) : 0, along: axis, across: width)
  }
}

extension LayoutChild {
  /// Where it is in the tree; `nil` for one of many, and for leaves, which nobody looks up.
  fileprivate func path(_ path: [Int]?, _ index: Int) -> [Int]? {
    guard count == 1, let path else { return nil }
    switch node.content {
    case .item, .control: return nil
    case .stack, .scroll, .repeated, .section: return path + [index]
    }
  }
}

extension SceneNode {
  /// What the view says itself about being a target; the outermost word counts.
  fileprivate var scrollTarget: Bool? {
    for modifier in modifiers.reversed() {
      if case .scrollTarget(let isTarget) = modifier { return isTarget }
    }
    return nil
  }
}
