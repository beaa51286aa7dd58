import ScrollInput
import ScrollModel
import TestSupport

/// Random scenes and random actions on what is in them.
struct RandomScene {
  /// The names of scroll views, and of one that is in no scene.
  private(set) var viewIDs = ["missing"]
  /// The names of items, and of one that is in no scene.
  private(set) var itemIDs = ["nothing"]
  private var size: Vector
  private var serial = 0

  init(_ random: inout SeededGenerator) {
    size = random.pick([
      Vector(x: 100, y: 200), Vector(x: 390, y: 844), Vector(x: 320, y: 240.5), Vector(x: 60, y: 60),
    ])
  }

  mutating func scene(_ random: inout SeededGenerator) -> Scene {
    Scene(
      size: size, safeArea: random.once(in: 3) ? insets(&random) : .zero,
      sizeClass: random.pick(SizeClass.allCases),
      layoutDirection: random.once(in: 4) ? .rightToLeft : .leftToRight,
      displayScale: random.pick([1, 2, 3]), bouncesByDefault: !random.once(in: 5),
      .scroll(view(&random, depth: 3)))
  }

  private func insets(_ random: inout SeededGenerator) -> EdgeInsets {
    EdgeInsets(
      top: random.pick([0, 20, 44.5]), leading: random.pick([0, 10]), bottom: random.pick([0, 34, 300]),
      trailing: random.pick([0, 10, 25.25]))
  }

  private func anchor(_ random: inout SeededGenerator) -> UnitPoint? {
    random.pick([nil, nil, .center, .top, .bottom, .leading, .trailing, .topLeading, .bottomTrailing])
  }

  private func axes(_ random: inout SeededGenerator) -> Axis.Set {
    random.pick([.vertical, .vertical, .horizontal, .horizontal, [.horizontal, .vertical], []])
  }

  func behavior(_ random: inout SeededGenerator) -> ScrollTargetBehaviorSetting {
    switch random.int(0...7) {
    case 0, 1, 2: .automatic
    case 3, 4: .paging
    case 5: random.once(in: 4) ? .custom("unknown") : .viewAligned()
    default:
      .viewAligned(
        limitBehavior: random.pick(ViewAlignedScrollTargetBehavior.LimitBehavior.allCases),
        anchor: anchor(&random))
    }
  }

  func bounce(_ random: inout SeededGenerator) -> BounceSettings {
    guard random.once(in: 2) else { return BounceSettings() }
    return BounceSettings(
      isEnabled: random.pick([nil, true, true, false]), horizontal: random.pick(BounceBehavior.allCases),
      vertical: random.pick(BounceBehavior.allCases),
      suppressedEdges: random.pick([[], [], .top, .bottom, [.leading, .top]]),
      includesMomentum: !random.once(in: 4), rule: random.pick(BounceRule.allCases + [.none, .none]),
      wheelLimit: random.pick([0, 0, 40]))
  }

  private mutating func view(_ random: inout SeededGenerator, depth: Int) -> ScrollView {
    let id = "v\(serial)"
    serial += 1
    viewIDs.append(id)
    // The outermost one scrolls, so that there is something to see.
    let axes = depth == 3 ? random.pick([.vertical, .horizontal, [.horizontal, .vertical]]) : axes(&random)
    var view = ScrollView(id, axes: axes, content(&random, id, axes, depth: depth))
    view.behavior = behavior(&random)
    view.indicators = IndicatorSettings(random.pick(IndicatorVisibility.allCases))
    view.bounce = bounce(&random)
    view.deceleration = random.pick([.normal, .normal, .fast])
    view.isDisabled = random.once(in: depth == 3 ? 20 : 8)
    view.isDirectionLocked = random.once(in: 3)
    if random.once(in: 3) {
      view.anchors = DefaultScrollAnchors(
        initialOffset: anchor(&random), sizeChanges: anchor(&random), alignment: anchor(&random))
    }
    if random.once(in: 2) {
      let initial = random.once(in: 2) ? ScrollPosition() : ScrollPosition(place(&random))
      view.position = ScrollPositionSetting(initial, anchor: anchor(&random))
    }
    view.targetVisibility = random.pick([nil, nil, 0.5])
    if random.once(in: 3) {
      view.start = Vector(x: Double(random.int(-50...900)), y: Double(random.int(-50...2000)))
    }
    return view
  }

  mutating func content(
    _ random: inout SeededGenerator, _ id: String, _ axes: Axis.Set, depth: Int
  ) -> [SceneNode] {
    let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
    switch random.int(0...9) {
    case 0: return []
    case 1:
      return [
        .item(width: random.pick([10, size.x, 950.5]), height: random.pick([10, size.y, 700, 5000.25]))
      ]
    default: break
    }
    serial += 1
    let name = "\(id)-\(serial)-"
    var nodes: [SceneNode] = []
    let across = axes.contains(axis.across) ? 900.0 : 50.0
    for run in 0..<random.int(1...4) {
      let length: Double = random.pick([44, 100, 33.3, 210, 600, 0])
      var item = SceneNode.item(
        width: axis == .horizontal ? length : across, height: axis == .vertical ? length : across)
      if random.once(in: 3) { item = item.modified(transition(&random)) }
      let count = random.pick([1, 3, 10, 40])
      nodes.append(.repeated(count, prefix: "\(name)\(run)-", item))
      itemIDs += ["\(name)\(run)-0", "\(name)\(run)-\(count - 1)", "\(name)\(run)-\(count / 2)"]
    }
    if depth > 1 {
      for _ in 0..<random.pick([0, 1, 1, 2]) {
        var inner = SceneNode.scroll(view(&random, depth: depth - 1))
        inner = inner.modified(
          .frame(
            width: random.pick([nil, size.x, 80]), height: random.pick([50, size.y * 0.75, size.y]),
            alignment: .center))
        nodes.insert(inner, at: random.int(0...nodes.count))
      }
    }
    if random.once(in: 4) { nodes.insert(control(&random), at: 0) }
    let stack = SceneStack(
      axis, spacing: random.pick([0, 8, 7.5]), isLazy: random.once(in: 2),
      isTargetLayout: !random.once(in: 3),
      nodes)
    var node = SceneNode.stack(stack)
    if random.once(in: 6) { node = node.modified(.padding(insets(&random))) }
    return [node]
  }

  private mutating func control(_ random: inout SeededGenerator) -> SceneNode {
    serial += 1
    let id = "c\(serial)"
    itemIDs.append(id)
    // A control is the app's, never the system's.
    var request = request(&random)
    if request.channel == .system { request.channel = .position }
    let action: SceneControl =
      switch random.int(0...2) {
      case 0: .next(view: random.pick(viewIDs))
      case 1: .previous(view: random.pick(viewIDs))
      default: .scroll(request)
      }
    return SceneNode(id: id, .control(width: 60, height: 60, action))
  }

  private func transition(_ random: inout SeededGenerator) -> SceneModifier {
    if random.once(in: 4) { return .effect(.parallax(axis: random.pick(Axis.allCases), factor: 0.5)) }
    return .transition(
      ScrollTransition(axis: random.pick([nil, .horizontal, .vertical]), effects: [.opacity(amount: 0.5)]))
  }

  private func place(_ random: inout SeededGenerator) -> ScrollPlace {
    switch random.int(0...5) {
    case 0, 1: .edge(random.pick(Edge.allCases))
    case 2: .point(x: random.pick([nil, 120.5]), y: Double(random.int(-100...3000)))
    default: .view(random.pick(itemIDs), anchor: anchor(&random))
    }
  }

  func request(_ random: inout SeededGenerator) -> ScrollRequest {
    ScrollRequest(
      view: random.pick([nil, "v0", random.pick(viewIDs)]), place(&random),
      channel: random.pick(ScrollRequest.Channel.allCases), isAnimated: random.once(in: 2),
      preservesVelocity: random.once(in: 3))
  }

  /// Something that the app or the system does.
  mutating func action(_ random: inout SeededGenerator) -> SceneAction {
    let view = random.pick(viewIDs)
    switch random.int(0...30) {
    case 0:
      return .resize(random.pick([size, Vector(x: size.y, y: size.x), Vector(x: 80, y: 120.5)]))
    case 1: return .setSafeArea(insets(&random))
    case 2: return .setSizeClass(random.pick(SizeClass.allCases))
    case 3:
      return .setContent(view: view, content(&random, view, axes(&random), depth: 1))
    case 4, 5:
      serial += 1
      let item = SceneNode.item(width: random.pick([nil, 77]), height: random.pick([30, 250.5]))
      return .insert(
        view: view, at: random.int(-1...12), [.repeated(random.int(0...5), prefix: "n\(serial)-", item)])
    case 6, 7: return .remove(view: view, ids: (0...random.int(0...3)).map { _ in random.pick(itemIDs) })
    case 8:
      return .setMargins(
        view: view, insets(&random), random.pick([.automatic, .scrollContent, .scrollIndicators]))
    case 9, 10: return .setBounce(view: view, bounce(&random))
    case 11: return .setBouncesByDefault(random.once(in: 2))
    case 12:
      return .setIndicators(
        view: view, IndicatorSettings(random.pick(IndicatorVisibility.allCases)))
    case 13, 14: return .setBehavior(view: view, behavior(&random))
    case 15: return .setDisabled(view: view, random.once(in: 2))
    case 16: return .press(random.pick(itemIDs))
    case 17:
      var other = self
      if random.once(in: 2) { other.serial = 0 }
      let content = SceneNode.scroll(other.view(&random, depth: 2))
      itemIDs = other.itemIDs
      viewIDs = other.viewIDs
      return .setScene(content)
    case 18: return .flashIndicators(view: view)
    case 19: return .leave
    default: return .scroll(request(&random))
    }
  }
}
