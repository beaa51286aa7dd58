public import ScrollInput

/// Where everything of a scene is: a pure function of the scene, of the room that bars take, and of what was seen of
/// lazy stacks.
///
/// The rules are SwiftUI's as documented or measured; where nobody knows them, the simplest was chosen:
/// - The scene's content is laid out in the whole window, in its middle. Each view gets the safe area at the edges that
///   it touches: a scroll view stays as large as it is and makes insets of it, everything else keeps clear of it. In a
///   stack the first and the last view touch the ends. Padding and fixed lengths are counted from the safe area.
/// - A scroll view uses up the safe area and the margins that it is told of; scroll views in it get none.
/// - A margin of 0 at an edge says nothing about that edge; margins of `automatic` and of the other two placements add
///   up.
/// - What was applied to a repetition or a section is applied to each view in it.
/// - Headers and footers of sections in a target layout are targets as the other views.
/// - Content shorter than its container stands at the anchor of alignment, its offset as if it filled the container.
/// - Lazy stacks within repetitions know all lengths.
/// - x is counted from the leading edge whatever the layout direction is, and so are insets.
///
/// Equal views are measured once; each listed view takes 72 bytes, and its name more if that is longer than 15 bytes.
public struct SceneLayout: Hashable, Sendable {
  /// The scene.
  public let scene: Scene
  /// The scroll views, outer ones before inner ones, in the order of the tree.
  public private(set) var views: [ScrollViewLayout]
  /// What there is to press.
  public private(set) var controls: [ControlLayout]
  /// The views outside of every scroll view, in the scene's coordinates.
  public private(set) var items: [LayoutItem]
  /// The room that bars take, by scroll view.
  private let bars: [String: EdgeInsets]
  /// What lazy stacks remember.
  private(set) var lazyStacks: [LazyStack]

  /// Lays a scene out.
  ///
  /// Bars that stay (AppKit's `legacy` style) take room from the content at the edges of their scroll view: `bars` says
  /// how much, in points, by the names of scroll views.
  public init(_ scene: Scene, bars: [String: EdgeInsets] = [:]) {
    self.scene = scene
    self.bars = bars
    views = []
    controls = []
    items = []
    lazyStacks = []
    update()
  }

  /// A frame in scene coordinates, out of one in the content coordinates of a scroll view.
  ///
  /// For no view, the frame is in the scene's coordinates already; `offsets` are those of all ``views``.
  public func inScene(_ frame: Rect, of view: Int?, offsets: [Vector]) -> Rect {
    var frame = frame
    var next = view
    while let index = next {
      frame = frame.moved(by: views[index].frame.origin - offsets[index])
      next = views[index].parent
    }
    return frame
  }

  /// Works everything out again with what was seen meanwhile.
  private mutating func update() {
    let measure = LayoutMeasure(
      sizeClass: scene.sizeClass, bars: bars, seen: lazyStacks.map(\.children))
    let environment = LayoutEnvironment(
      container: Rect(size: scene.size).inset(by: scene.safeArea).size, safeArea: scene.safeArea)
    let row = measure.row([scene.content], LayoutProposal(scene.size), environment, [])
    var earlier: [[LayoutItem]] = []
    for index in views.indices {
      earlier.append([])
      swap(&earlier[index], &views[index].items)
    }
    var placement = LayoutPlacement(reusing: earlier)
    earlier = []
    let free = scene.size - row.size
    placement.place(row, .init(origin: Vector(x: free.x / 2, y: free.y / 2)))
    views = placement.views
    controls = placement.controls
    items = placement.items
    lazyStacks = placement.lazyStacks
  }
}

extension SceneLayout {
  /// Makes the views of lazy stacks that reach into the visible range, so that their lengths are known.
  ///
  /// With them the estimates of the others change, and with those the frames. Meanwhile the first visible view of a
  /// lazy stack is held in place, or the item that is named, and the range goes with it; it ends when everything in
  /// the range is known.
  ///
  /// - Parameters:
  ///   - visible: what can be seen along the axis, in content coordinates.
  ///   - axis: the axis.
  ///   - view: the scroll view.
  ///   - item: the item of the view to be held.
  /// - Returns: how far the view that is held has moved, in points, which the offset has to follow; `nil` if no frame
  ///   has changed.
  public mutating func realise(
    _ visible: ClosedRange<Double>, along axis: Axis, in view: Int, holding item: Int? = nil
  ) -> Double? {
    var way: Double?
    while true {
      let shift = way ?? 0
      let range = visible.lowerBound + shift...visible.upperBound + shift
      var held: (stack: Int, child: Int)?
      var moves = false
      for index in lazyStacks.indices where lazyStacks[index].view == view && lazyStacks[index].axis == axis {
        let shown = lazyStacks[index].children(in: range)
        guard !shown.isEmpty else { continue }
        if held == nil { held = (index, shown.lowerBound) }
        if lazyStacks[index].children.see(shown) { moves = true }
      }
      guard moves, let held else { return way }
      let place = { (layout: SceneLayout) in
        item.map { layout.views[view].items[$0].frame.start(axis) }
          ?? layout.lazyStacks[held.stack].start(of: held.child)
      }
      let before = place(self)
      update()
      way = shift + place(self) - before
    }
  }

  /// Takes over what was seen in an earlier layout, when the scene has changed.
  ///
  /// Views are known by their identity within a scroll view of the same name, those without one by their place. In a
  /// stack whose views were all of one length, all count as seen.
  public mutating func adoptSeen(from earlier: SceneLayout) {
    var isNew = false
    for index in lazyStacks.indices where lazyStacks[index].children.seen != nil {
      let name = views[lazyStacks[index].view].view.id
      let known = earlier.lazyStacks.filter {
        $0.axis == lazyStacks[index].axis && earlier.views[$0.view].view.id == name
      }
      guard !known.isEmpty else { continue }
      lazyStacks[index].children.adopt(known.map(\.children))
      isNew = true
    }
    if isNew { update() }
  }
}
