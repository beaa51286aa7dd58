/// How a run of equal views is called.
enum LayoutNaming: Hashable, Sendable {
  /// Not at all.
  case none
  /// All by one name.
  case named(String)
  /// By a prefix and a number that counts up.
  case numbered(prefix: String, first: Int)

  init(_ id: String?) {
    if let id, !id.isEmpty { self = .named(id) } else { self = .none }
  }

  /// The identity of a view of the run; empty for none.
  func id(_ index: Int) -> String {
    switch self {
    case .none: ""
    case .named(let id): id
    case .numbered(let prefix, let first): prefix + String(first + index)
    }
  }

  /// The naming of the run's rest.
  func dropping(_ count: Int) -> LayoutNaming {
    if case .numbered(let prefix, let first) = self { return .numbered(prefix: prefix, first: first + count) }
    return self
  }
}

/// So many equal views that follow each other in a stack.
struct LayoutChild {
  var node: SceneNode
  var count: Int
  var naming: LayoutNaming
  /// The section they are in, counted within the stack.
  var section: Int?
  /// The part of the section that they are, if not of its content.
  var part: LayoutPin?
}

/// The views of a stack, repetitions and sections taken apart: those are no views themselves, and what was applied to
/// them is applied to each view in them.
struct LayoutChildren {
  private(set) var list: [LayoutChild] = []
  private(set) var sectionCount = 0

  init(_ nodes: [SceneNode]) {
    list.reserveCapacity(nodes.count)
    for node in nodes { add(node, LayoutNaming(node.id), count: 1, section: nil, modifiers: []) }
  }

  private mutating func add(
    _ node: SceneNode, _ naming: LayoutNaming, count: Int, section: Int?, modifiers: [SceneModifier]
  ) {
    switch node.content {
    case .repeated(let count, let prefix, let first, let child):
      let modifiers = node.modifiers + modifiers
      let own = LayoutNaming(child.id)
      let naming = own == .none ? .numbered(prefix: prefix, first: first) : own
      if child.isGroup {
        for _ in 0..<max(0, count) {
          add(child, .none, count: 1, section: section, modifiers: modifiers)
        }
      } else if count > 0 {
        add(child, naming, count: count, section: section, modifiers: modifiers)
      }
    case .section(let content):
      let modifiers = node.modifiers + modifiers
      let index = sectionCount
      sectionCount += 1
      append(content.header, .header, section: index, modifiers)
      for child in content.content {
        add(child, LayoutNaming(child.id), count: 1, section: index, modifiers: modifiers)
      }
      append(content.footer, .footer, section: index, modifiers)
    case .item, .stack, .scroll, .control:
      var view = node
      if !modifiers.isEmpty { view.modifiers += modifiers }
      list.append(LayoutChild(node: view, count: count, naming: naming, section: section, part: nil))
    }
  }

  private mutating func append(
    _ node: SceneNode?, _ part: LayoutPin, section: Int, _ modifiers: [SceneModifier]
  ) {
    guard var view = node else { return }
    view.modifiers += modifiers
    list.append(
      LayoutChild(node: view, count: 1, naming: LayoutNaming(view.id), section: section, part: part))
  }

  /// The same with the first and the last view in runs of their own, since they touch an edge.
  mutating func splitEnds() {
    if let first = list.first, first.count > 1 {
      list[0].count = 1
      list.insert(LayoutChildren.rest(first, from: 1), at: 1)
    }
    if let last = list.last, last.count > 1 {
      list[list.count - 1].count -= 1
      list.append(LayoutChildren.rest(last, from: last.count - 1))
    }
  }

  private static func rest(_ child: LayoutChild, from index: Int) -> LayoutChild {
    var rest = child
    rest.count -= index
    rest.naming = child.naming.dropping(index)
    return rest
  }
}

extension SceneNode {
  /// Whether it stands for several views of the stack around it.
  fileprivate var isGroup: Bool {
    switch content {
    case .repeated, .section: true
    case .item, .stack, .scroll, .control: false
    }
  }
}
