import ScrollInput

/// Puts what was measured in its place: the lists of scroll views, of views in them, and of controls.
struct LayoutPlacement {
  private(set) var views: [ScrollViewLayout] = []
  private(set) var items: [LayoutItem] = []
  private(set) var controls: [ControlLayout] = []
  private(set) var lazyStacks: [LazyStack] = []
  /// The views of an earlier layout of the same tree, by scroll view: only their frames are new.
  private var earlier: [[LayoutItem]]
  /// How many of those each scroll view has used.
  private var used: [Int] = []

  init(reusing earlier: [[LayoutItem]]) {
    self.earlier = earlier
  }

  /// Where a row goes.
  struct Place {
    var origin: Vector
    var view: Int?
    var section: Int?
  }

  /// Places the views of a row.
  mutating func place(_ row: LayoutRow, _ place: Place) {
    let base = addSections(row, place)
    if let lazy = row.lazy, let view = place.view {
      lazyStacks.append(LazyStack(view, row, lazy, at: place.origin))
    }
    for run in row.runs {
      let section = run.child.section.flatMap { section in base.map { $0 + section } } ?? place.section
      let pin = base == nil ? nil : run.child.part.flatMap { row.pinned.contains($0) ? $0 : nil }
      let isItem = run.isItem || pin != nil
      if isItem { reserve(run.child.count, place.view) }
      for index in 0..<run.child.count {
        var origin = place.origin + run.origin
        origin[row.axis] += run.step * Double(index)
        if isItem {
          var frame = Rect(origin: origin, size: run.box.size).inset(by: run.box.margins)
          frame.size[row.axis] = max(0, run.length - run.box.margins.total(row.axis))
          if !reuse(frame, place.view) {
            let item = LayoutItem(
              id: run.child.naming.id(index), frame: frame, modifiers: run.child.node.modifiers,
              section: section, isTarget: run.isTarget, pin: pin)
            append(item, place.view)
          }
        }
        put(run, index, Place(origin: origin + run.box.inner.origin, view: place.view, section: section))
      }
    }
  }

  /// Places what is in a view, if anything.
  private mutating func put(_ run: LayoutRun, _ index: Int, _ place: Place) {
    switch run.box.kind {
    case .leaf: break
    case .control(let control):
      let frame = Rect(origin: place.origin, size: run.box.inner.size)
      controls.append(
        ControlLayout(id: run.child.naming.id(index), control: control, frame: frame, view: place.view))
    case .stack(let row): self.place(row, place)
    case .scroll(let scroll): put(scroll, Rect(origin: place.origin, size: run.box.inner.size), place.view)
    }
  }

  private mutating func put(_ scroll: LayoutScroll, _ frame: Rect, _ parent: Int?) {
    let index = views.count
    var items: [LayoutItem] = []
    if index < earlier.count { swap(&items, &earlier[index]) }
    used.append(0)
    views.append(
      ScrollViewLayout(
        view: scroll.view, parent: parent, frame: frame, contentSize: scroll.content.size,
        contentInsets: scroll.contentInsets, indicatorInsets: scroll.indicatorInsets,
        reservedBars: scroll.reservedBars, items: items, sections: []))
    place(scroll.content, Place(origin: views[index].shortContentOrigin, view: index))
    views[index].orders.horizontal = .init(views[index].items, .horizontal)
    views[index].orders.vertical = .init(views[index].items, .vertical)
  }

  /// Adds the sections of a row and returns the first one's index; `nil` where there is no scroll view.
  private mutating func addSections(_ row: LayoutRow, _ place: Place) -> Int? {
    guard row.sectionCount > 0, let view = place.view else { return nil }
    let base = views[view].sections.count
    let origin = place.origin[row.axis]
    let none = LayoutSection(axis: row.axis, start: origin, end: origin)
    views[view].sections += Array(repeating: none, count: row.sectionCount)
    var isFirst = Array(repeating: true, count: row.sectionCount)
    for run in row.runs {
      guard let section = run.child.section else { continue }
      let start = origin + run.origin[row.axis]
      if isFirst[section] { views[view].sections[base + section].start = start }
      isFirst[section] = false
      views[view].sections[base + section].end = start + run.step * Double(run.child.count - 1) + run.length
    }
    return base
  }

  private mutating func reserve(_ count: Int, _ view: Int?) {
    guard count > 1, let view else { return }
    views[view].items.reserveCapacity(views[view].items.count + count)
  }

  /// Sets the frame of the next view of an earlier layout, and says whether there is one.
  private mutating func reuse(_ frame: Rect, _ view: Int?) -> Bool {
    guard let view, used[view] < views[view].items.count else { return false }
    views[view].items[used[view]].frame = frame
    used[view] += 1
    return true
  }

  private mutating func append(_ item: LayoutItem, _ view: Int?) {
    guard let view else { return items.append(item) }
    views[view].items.append(item)
    used[view] += 1
  }
}

extension ScrollViewLayout {
  /// Where the content begins: away from the container's beginning if it is shorter and its anchor says so.
  fileprivate var shortContentOrigin: Vector {
    var origin = Vector.zero
    for axis in Axis.allCases where view.axes.contains(axis) {
      origin[axis] = ScrollAlignment.shift(
        anchor: view.anchors.alignment?[axis],
        in: AxisGeometry(
          length: frame.size[axis], content: contentSize[axis], startInset: contentInsets.start(axis),
          endInset: contentInsets.end(axis)))
    }
    return origin
  }
}

extension LayoutRun {
  /// Whether its views are listed.
  fileprivate var isItem: Bool {
    if isTarget || child.naming != .none { return true }
    switch box.kind {
    case .leaf, .control: return true
    case .stack, .scroll: return false
    }
  }
}

extension PinnedViews {
  fileprivate func contains(_ part: LayoutPin) -> Bool {
    contains(part == .header ? .headers : .footers)
  }
}
