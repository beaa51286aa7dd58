import ScrollInput
public import ScrollModel

/// A random scene that a scenario file may hold: of all kinds of views and modifiers, a few levels deep.
///
/// Names of scroll views are unique, and controls name scroll views that are there.
public struct RandomScene {
  /// The scene.
  public let scene: Scene
  /// The names of its scroll views, `view 0`, `view 1`, ...
  public let views: [String]
  /// The identities of its items and controls, those of repetitions left out.
  public let ids: [String]

  /// Makes a scene of at most so many levels.
  public init(_ random: inout SeededGenerator, depth: Int = 4) {
    var maker = Maker(random: random)
    let content = maker.node(depth: depth)
    scene = Scene(
      size: Vector(x: maker.pick([320, 390, 844]), y: maker.pick([320, 390, 844])),
      safeArea: maker.pick([.zero, EdgeInsets(top: 47, bottom: 34)]),
      sizeClass: maker.pick(SizeClass.allCases),
      layoutDirection: maker.pick(LayoutDirection.allCases), refreshRate: maker.pick([60, 120]),
      displayScale: maker.pick([1, 2, 3]), bouncesByDefault: maker.pick([true, true, false]), content)
    views = (0..<maker.views).map { "view \($0)" }
    ids = maker.ids
    random = maker.random
  }
}

/// Makes the parts of a scene and counts names.
private struct Maker {
  var random: SeededGenerator
  var views = 0
  var ids: [String] = []

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    random.pick(elements)
  }

  mutating func node(depth: Int, repeats: Bool = true) -> SceneNode {
    var node: SceneNode
    switch depth > 0 ? random.int(0...9) : random.int(0...1) {
    case 0 where views > 0: node = control()
    case 2 where repeats:
      // Views that have names cannot stand in it: they would be there several times.
      node = .repeated(
        pick([0, 1, 3, 12]), prefix: pick(["", "row ", "hero "]), first: pick([0, 0, 5]),
        .item(width: length(), height: length()))
    case 3, 4, 5: node = .stack(stack(depth: depth - 1))
    case 6:
      node = SceneNode(
        .section(
          SceneSection(
            header: random.once(in: 2) ? self.node(depth: depth - 1, repeats: false) : nil,
            footer: random.once(in: 3) ? self.node(depth: depth - 1, repeats: false) : nil,
            nodes(depth: depth - 1))))
    case 7, 8, 9: node = scrollView(depth: depth - 1)
    default: node = .item(random.once(in: 2) ? nil : newID(), width: length(), height: length())
    }
    for _ in 0..<pick([0, 0, 1, 2]) { node = node.modified(modifier()) }
    return node
  }

  mutating func nodes(depth: Int) -> [SceneNode] {
    (0..<random.int(0...3)).map { _ in node(depth: depth) }
  }

  private mutating func newID() -> String {
    ids.append("item \(ids.count)")
    return ids[ids.count - 1]
  }

  private mutating func length() -> Double? {
    pick([nil, nil, 20, 44.5, 100, 300])
  }

  private mutating func control() -> SceneNode {
    let view = "view \(random.int(0...views - 1))"
    let action: SceneControl =
      switch random.int(0...2) {
      case 0: .next(view: view)
      case 1: .previous(view: view)
      default: .scroll(ScrollRequest(view: view, .edge(pick(Edge.allCases)), isAnimated: random.once(in: 2)))
      }
    return SceneNode(id: newID(), .control(width: length(), height: length(), action))
  }

  private mutating func stack(depth: Int) -> SceneStack {
    SceneStack(
      pick(Axis.allCases), spacing: pick([0, 8, 10]), alignment: pick(Alignment.allCases),
      isLazy: random.once(in: 2), isTargetLayout: random.once(in: 2),
      pinned: pick([[], .headers, .footers, [.headers, .footers]]), nodes(depth: depth))
  }

  private mutating func scrollView(depth: Int) -> SceneNode {
    let id = "view \(views)"
    views += 1
    var view = ScrollView(id, axes: axes(), nodes(depth: depth))
    view.behavior = pick([
      .automatic, .paging, .viewAligned(), .viewAligned(limitBehavior: .always, anchor: .center),
    ])
    view.indicators = IndicatorSettings(
      horizontal: pick(IndicatorVisibility.allCases), vertical: pick(IndicatorVisibility.allCases))
    if random.once(in: 3) {
      view.bounce = BounceSettings(
        isEnabled: pick([nil, true, false]), horizontal: pick(BounceBehavior.allCases),
        vertical: pick(BounceBehavior.allCases), suppressedEdges: pick([[], .top, [.bottom, .leading]]),
        includesMomentum: random.once(in: 2), rule: pick(BounceRule.allCases), wheelLimit: pick([0, 20]))
    }
    view.deceleration = pick([.normal, .fast])
    view.isDisabled = random.once(in: 8)
    view.isClipDisabled = random.once(in: 4)
    view.isDirectionLocked = random.once(in: 4)
    if random.once(in: 4) {
      view.anchors = DefaultScrollAnchors(
        initialOffset: pick([nil, .bottom]), sizeChanges: .bottom, alignment: pick([nil, .center]))
    }
    if random.once(in: 3) {
      let place: ScrollPlace = pick([.edge(.bottom), .view("row 2", anchor: nil), .point(x: nil, y: 40)])
      view.position = ScrollPositionSetting(
        pick([ScrollPosition(), ScrollPosition(place)]), anchor: pick([nil, .center]))
    }
    view.targetVisibility = pick([nil, nil, 0.5])
    view.start = pick([nil, nil, Vector(x: 0, y: 100)])
    return .scroll(view)
  }

  private mutating func axes() -> Axis.Set {
    pick([.vertical, .vertical, .horizontal, [.horizontal, .vertical], []])
  }

  private mutating func insets() -> EdgeInsets {
    EdgeInsets(
      top: pick([0, 10]), leading: pick([0, 20]), bottom: pick([0, 10]), trailing: pick([0, 20, 100]))
  }

  private mutating func modifier() -> SceneModifier {
    switch random.int(0...9) {
    case 0: .padding(insets())
    case 1: .frame(width: length(), height: length(), alignment: pick([.center, .topLeading]))
    case 2:
      .containerRelativeFrame(
        ContainerRelativeFrame(
          axes(),
          pick([
            .formula(factor: 1, constant: 0), .formula(factor: 0.5, constant: -10),
            .columns(count: 3, span: 2, spacing: 10),
            .columnsBySizeClass(compact: 1, regular: 2, spacing: 10),
          ]), alignment: pick([.center, .top])))
    case 3: .aspectRatio(pick([1, 2.5, 16.0 / 9]), fills: random.once(in: 2))
    case 4: .safeAreaPadding(insets())
    case 5: .safeAreaInset(edge: pick(Edge.allCases), length: 30, spacing: pick([0, 5]))
    case 6: .contentMargins(insets(), pick(ContentMarginPlacement.allCases))
    case 7: .scrollTarget(random.once(in: 2))
    case 8: .transition(transition())
    default:
      .effect(
        pick([.stretch(axis: pick(Axis.allCases)), .parallax(axis: pick(Axis.allCases), factor: 0.5)]))
    }
  }

  private mutating func transition() -> ScrollTransition {
    let effects: [VisualEffect] = pick([
      [.scale(x: 0.8, y: 0.8)], [.opacity(amount: 0.5), .offset(x: 10)],
      [.rotation(degrees: 10), .blur(radius: 2)],
    ])
    let configuration: ScrollTransitionConfiguration = pick([
      .interactive, .animated, .interactive.threshold(.centered), .animated.threshold(.visible(amount: 0.3)),
      .identity,
    ])
    let axis = pick([nil, .horizontal, .vertical] as [Axis?])
    if random.once(in: 2) { return ScrollTransition(configuration, axis: axis, effects: effects) }
    return ScrollTransition(
      topLeading: ScrollTransition.Side(configuration, effects: effects),
      bottomTrailing: ScrollTransition.Side(.interactive, effects: []), axis: axis)
  }
}
