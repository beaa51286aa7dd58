// How actions change a scene's tree.
extension SceneNode {
  /// Changes the scroll view of a name, wherever in the tree it is.
  ///
  /// - Returns: Whether there is one.
  mutating func change(_ view: String, _ change: (inout ScrollView) -> Void) -> Bool {
    switch content {
    case .item, .control: return false
    case .repeated(let count, let prefix, let first, var node):
      guard node.change(view, change) else { return false }
      content = .repeated(count: count, prefix: prefix, first: first, node)
      return true
    case .stack(var stack):
      guard stack.content.change(view, change) else { return false }
      content = .stack(stack)
      return true
    case .section(var section):
      let isFound =
        section.header?.change(view, change) == true || section.content.change(view, change)
        || section.footer?.change(view, change) == true
      guard isFound else { return false }
      content = .section(section)
      return true
    case .scroll(var scroll):
      if scroll.id == view {
        change(&scroll)
      } else if !scroll.content.change(view, change) {
        return false
      }
      content = .scroll(scroll)
      return true
    }
  }

  /// Gives a scroll view other margins of a placement, in the place of those that were put on it.
  mutating func setMargins(_ view: String, _ margins: EdgeInsets, _ placement: ContentMarginPlacement) {
    if case .scroll(let scroll) = content, scroll.id == view {
      modifiers.removeAll { if case .contentMargins(_, placement) = $0 { true } else { false } }
      modifiers.insert(.contentMargins(margins, placement), at: 0)
      return
    }
    switch content {
    case .stack(var stack):
      for index in stack.content.indices { stack.content[index].setMargins(view, margins, placement) }
      content = .stack(stack)
    case .section(var section):
      section.header?.setMargins(view, margins, placement)
      for index in section.content.indices { section.content[index].setMargins(view, margins, placement) }
      section.footer?.setMargins(view, margins, placement)
      content = .section(section)
    case .scroll(var scroll):
      for index in scroll.content.indices { scroll.content[index].setMargins(view, margins, placement) }
      content = .scroll(scroll)
    case .item, .control, .repeated: break
    }
  }
}

extension [SceneNode] {
  /// Changes the scroll view of a name.
  fileprivate mutating func change(_ view: String, _ change: (inout ScrollView) -> Void) -> Bool {
    for index in indices where self[index].change(view, change) { return true }
    return false
  }

  /// Puts views before the one at an index of the list; a list of one stack means the stack's.
  mutating func insert(_ nodes: [SceneNode], at index: Int) {
    if count == 1, case .stack(var stack) = self[0].content {
      stack.content.insert(nodes, at: index)
      self[0].content = .stack(stack)
      return
    }
    insert(contentsOf: nodes, at: Swift.min(Swift.max(index, 0), count))
  }

  /// Takes views out by their identities; one of a repetition splits it.
  mutating func remove(_ ids: [String]) {
    self = flatMap { $0.without(ids) }
  }
}

extension SceneNode {
  /// What is left of a view: itself, nothing, or the parts of a repetition.
  fileprivate func without(_ ids: [String]) -> [SceneNode] {
    if let id, ids.contains(id) { return [] }
    var node = self
    switch content {
    case .item, .control, .scroll: return [self]
    case .stack(var stack):
      stack.content.remove(ids)
      node.content = .stack(stack)
      return [node]
    case .section(var section):
      section.content.remove(ids)
      node.content = .section(section)
      return [node]
    case .repeated(let count, let prefix, let first, let element):
      let gone = ids.compactMap { id -> Int? in
        // "+1" and "01" are numbers too, but nobody's identity.
        guard id.hasPrefix(prefix), let number = Int(id.dropFirst(prefix.count)),
          prefix + String(number) == id
        else { return nil }
        let (index, overflows) = number.subtractingReportingOverflow(first)
        return !overflows && (0..<count).contains(index) ? index : nil
      }
      .sorted()
      guard !gone.isEmpty else { return [self] }
      var parts: [SceneNode] = []
      var start = 0
      for index in gone + [count] where index >= start {
        if index > start {
          node.content = .repeated(count: index - start, prefix: prefix, first: first + start, element)
          parts.append(node)
        }
        start = index + 1
      }
      return parts
    }
  }
}
