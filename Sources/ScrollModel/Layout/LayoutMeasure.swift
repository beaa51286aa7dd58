import ScrollInput

/// Measures views: each is offered a size and takes one.
///
/// The tree is walked once; how much the views of a stack can give and take is worked out of the tree without
/// measuring (``LayoutMeasure/bounds(_:_:_:)``), so the cost does not double with every level.
struct LayoutMeasure {
  let sizeClass: SizeClass
  /// The room that bars take at the edges of scroll views, by their names.
  let bars: [String: EdgeInsets]
  /// The views of lazy stacks that were seen.
  let seen: [LazyChildren]

  /// The length of a leaf that fills what it is offered, when it is offered nothing (SwiftUI's for shapes).
  static let idealLength = 10.0

  /// Measures a view with everything that was applied to it.
  ///
  /// The path is where it is in the tree; `nil` within repetitions, where lazy stacks estimate nothing.
  func box(
    _ node: SceneNode, _ proposal: LayoutProposal, _ environment: LayoutEnvironment, _ path: [Int]?
  ) -> LayoutBox {
    box(node, modifiers: node.modifiers[...], proposal, environment, path)
  }

  /// Measures the view itself.
  func content(
    _ node: SceneNode, _ proposal: LayoutProposal, _ environment: LayoutEnvironment, _ path: [Int]?
  ) -> LayoutBox {
    switch node.content {
    case .item(let width, let height):
      leaf(width, height, .leaf, proposal, environment)
    case .control(let width, let height, let control):
      leaf(width, height, .control(control), proposal, environment)
    case .stack(let stack):
      box(row(stack, LayoutChildren(stack.content), proposal, environment, path))
    case .scroll(let view):
      scroll(view, proposal, environment, path)
    case .repeated, .section:
      box(row([SceneNode(node.content)], proposal, environment, path))
    }
  }

  /// Measures the views of a scroll view or the scene: one is itself, several are a vertical stack.
  func row(
    _ nodes: [SceneNode], _ proposal: LayoutProposal, _ environment: LayoutEnvironment, _ path: [Int]?
  ) -> LayoutRow {
    row(SceneStack(.vertical, nodes), LayoutChildren(nodes), proposal, environment, path)
  }

  private func leaf(
    _ width: Double?, _ height: Double?, _ kind: LayoutBox.Kind, _ proposal: LayoutProposal,
    _ environment: LayoutEnvironment
  ) -> LayoutBox {
    let room = proposal.inset(by: environment.safeArea)
    let size = Vector(
      x: max(0, width ?? room.x ?? LayoutMeasure.idealLength),
      y: max(0, height ?? room.y ?? LayoutMeasure.idealLength))
    var box = LayoutBox(size: size, inner: Rect(size: size), kind: kind)
    box.surround(environment.safeArea)
    box.margins = environment.safeArea
    return box
  }

  private func box(_ row: LayoutRow) -> LayoutBox {
    var box = LayoutBox(size: row.size, inner: Rect(size: row.size), kind: .stack(row))
    guard let first = row.runs.first, let last = row.runs.last else { return box }
    var margins = first.box.margins
    for run in row.runs {
      for edge in Edge.allCases where edge.axis != row.axis {
        margins[edge] = min(margins[edge], run.box.margins[edge])
      }
    }
    margins[Edge(row.axis, isEnd: true)] = last.box.margins.end(row.axis)
    box.margins = margins
    return box
  }

  private func scroll(
    _ view: ScrollView, _ proposal: LayoutProposal, _ environment: LayoutEnvironment, _ path: [Int]?
  ) -> LayoutBox {
    let reserved = bars[view.id] ?? .zero
    let insets = environment.safeArea + environment.margins.content + reserved
    let room = proposal.inset(by: insets)
    var offer = room
    var inside = LayoutEnvironment(
      container: Rect(size: environment.container).inset(by: insets).size, safeArea: .zero,
      scrollAxes: view.axes)
    for axis in Axis.allCases {
      if let length = room[axis] { inside.container[axis] = length }
      if view.axes.contains(axis) { offer[axis] = nil }
    }
    let content = row(view.content, offer, inside, path)
    var size = Vector.zero
    for axis in Axis.allCases {
      let whole = max(0, content.size[axis] + insets.total(axis))
      size[axis] = view.axes.contains(axis) ? proposal[axis] ?? whole : whole
    }
    let scroll = LayoutScroll(
      view: view, content: content, contentInsets: insets,
      indicatorInsets: environment.safeArea + environment.margins.indicators, reservedBars: reserved)
    return LayoutBox(size: size, inner: Rect(size: size), kind: .scroll(scroll))
  }
}
