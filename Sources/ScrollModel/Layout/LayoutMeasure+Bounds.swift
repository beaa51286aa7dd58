import ScrollInput

/// The lengths that a view can take along an axis, whatever it is offered.
struct LayoutBounds {
  var least: Double
  var most: Double

  /// How much it can give way.
  var flexibility: Double { most - least }

  static let any = LayoutBounds(least: 0, most: .infinity)

  static func fixed(_ length: Double) -> LayoutBounds {
    LayoutBounds(least: max(0, length), most: max(0, length))
  }
}

extension LayoutMeasure {
  /// The lengths that a view can take along an axis.
  ///
  /// The safe area is left out: it is the same for every length.
  func bounds(_ node: SceneNode, _ axis: Axis, _ environment: LayoutEnvironment) -> LayoutBounds {
    var room = 0.0
    for modifier in node.modifiers.reversed() {
      switch modifier {
      case .padding(let insets):
        room += insets.total(axis)
      case .frame(let width, let height, _):
        if let length = axis == .horizontal ? width : height { return .fixed(length + room) }
      case .containerRelativeFrame(let frame):
        if let length = length(of: frame, axis, environment) { return .fixed(length + room) }
      case .aspectRatio, .safeAreaPadding, .safeAreaInset, .contentMargins, .scrollTarget, .transition,
        .effect:
        continue
      }
    }
    var bounds = contentBounds(node.content, axis, environment)
    bounds.least = max(0, bounds.least + room)
    bounds.most = max(bounds.least, bounds.most + room)
    return bounds
  }

  private func contentBounds(
    _ content: SceneNode.Content, _ axis: Axis, _ environment: LayoutEnvironment
  ) -> LayoutBounds {
    switch content {
    case .item(let width, let height), .control(let width, let height, _):
      return (axis == .horizontal ? width : height).map { .fixed($0) } ?? .any
    case .stack(let stack):
      if stack.isLazy, axis != stack.axis { return .any }
      var bounds = bounds(stack, axis, environment)
      if stack.isLazy { bounds.most = bounds.least }
      return bounds
    case .scroll(let view):
      if view.axes.contains(axis) { return .any }
      return bounds(SceneStack(.vertical, view.content), axis, environment)
    case .repeated, .section:
      return bounds(SceneStack(.vertical, [SceneNode(content)]), axis, environment)
    }
  }

  /// The bounds of a stack that is not lazy: the views' sum along its axis, the greatest across.
  private func bounds(
    _ stack: SceneStack, _ axis: Axis, _ environment: LayoutEnvironment
  ) -> LayoutBounds {
    var sum = LayoutBounds.fixed(0)
    var count = 0
    for child in LayoutChildren(stack.content).list {
      let one = bounds(child.node, axis, environment)
      count += child.count
      if axis == stack.axis {
        sum.least += one.least * Double(child.count)
        sum.most += one.most * Double(child.count)
      } else {
        sum.least = max(sum.least, one.least)
        sum.most = max(sum.most, one.most)
      }
    }
    if axis == stack.axis {
      let room = stack.spacing * Double(max(0, count - 1))
      sum.least = max(0, sum.least + room)
      sum.most = max(sum.least, sum.most + room)
    }
    return sum
  }
}
