import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// What holds for every scene.
@Suite struct RandomLayoutTests {
  /// A random view of a few levels.
  private static func node(_ random: inout SeededGenerator, depth: Int) -> SceneNode {
    func length(_ random: inout SeededGenerator) -> Double? {
      random.pick([nil, nil, 0, 20, 44.5, 300])
    }
    var node: SceneNode
    switch depth > 0 ? random.int(0...6) : 0 {
    case 1:
      node = .repeated(random.int(0...4), prefix: "r", self.node(&random, depth: depth - 1))
    case 2, 3:
      node = .stack(
        SceneStack(
          random.pick(Axis.allCases), spacing: random.pick([0, 8]),
          alignment: random.pick(Alignment.allCases),
          isLazy: random.once(in: 2), isTargetLayout: random.once(in: 2),
          pinned: random.pick([[], .headers]),
          nodes(&random, depth: depth - 1)))
    case 4:
      node = SceneNode(
        .section(
          SceneSection(
            header: random.once(in: 2) ? nil : self.node(&random, depth: depth - 1),
            nodes(&random, depth: depth - 1))))
    case 5, 6:
      node = .scroll(
        ScrollView(
          "v", axes: random.pick([.horizontal, .vertical, [], [.horizontal, .vertical]]),
          nodes(&random, depth: depth - 1)))
    default:
      node = .item(random.pick([nil, "i"]), width: length(&random), height: length(&random))
    }
    for _ in 0..<random.pick([0, 0, 1, 2]) { node = node.modified(modifier(&random)) }
    return node
  }

  private static func nodes(_ random: inout SeededGenerator, depth: Int) -> [SceneNode] {
    (0..<random.int(0...3)).map { _ in node(&random, depth: depth) }
  }

  private static func insets(_ random: inout SeededGenerator) -> EdgeInsets {
    EdgeInsets(
      top: random.pick([0, 10, 500]), leading: random.pick([0, 10]), bottom: random.pick([0, 10]),
      trailing: random.pick([0, 10, 500]))
  }

  private static func modifier(_ random: inout SeededGenerator) -> SceneModifier {
    let axes: Axis.Set = random.pick([[], .horizontal, .vertical, [.horizontal, .vertical]])
    let frames = [
      ContainerRelativeFrame(axes), .init(axes, .columns(count: random.int(-1...3), span: 1, spacing: 10)),
      .init(axes, .formula(factor: 0.5, constant: -100)),
    ]
    return switch random.int(0...7) {
    case 0: .padding(insets(&random))
    case 1:
      .frame(width: random.pick([nil, 0, 50]), height: random.pick([nil, 0, 50]), alignment: .trailing)
    case 2: .containerRelativeFrame(random.pick(frames))
    case 3: .aspectRatio(random.pick([0, 1, 2.5]), fills: random.once(in: 2))
    case 4: .safeAreaPadding(insets(&random))
    case 5: .safeAreaInset(edge: random.pick(Edge.allCases), length: 30, spacing: 5)
    case 6: .contentMargins(insets(&random), random.pick([.automatic, .scrollContent, .scrollIndicators]))
    default: .scrollTarget(random.once(in: 2))
    }
  }

  private static func scene(_ random: inout SeededGenerator) -> Scene {
    Scene(
      size: Vector(x: random.pick([0, 390, 844]), y: random.pick([0, 390, 844])), safeArea: insets(&random),
      node(&random, depth: 4))
  }

  @Test(
    "12.1 scenario 44: no scene gives a length below 0 or one that is no number",
    arguments: 0..<100 as Range<UInt64>)
  func numbers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5 {
      let layout = SceneLayout(Self.scene(&random))
      var frames = layout.items.map(\.frame) + layout.controls.map(\.frame)
      for view in layout.views {
        frames.append(view.frame)
        frames.append(Rect(size: view.contentSize))
        frames += view.items.map(\.frame)
        #expect(view.offsets(.horizontal).upperBound.isFinite && view.offsets(.vertical).upperBound.isFinite)
      }
      for frame in frames {
        #expect(frame.size.x >= 0 && frame.size.y >= 0)
        #expect(frame.size.x.isFinite && frame.size.y.isFinite)
        #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
      }
    }
  }

  @Test("section 10: a search by place finds what reaches into the range", arguments: 0..<50 as Range<UInt64>)
  func search(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5 {
      for view in SceneLayout(Self.scene(&random)).views {
        let start = Double(random.int(-50...400))
        let range = start...start + Double(random.int(0...300))
        for axis in Axis.allCases {
          let expected = view.items.indices.filter {
            view.items[$0].frame.start(axis) < range.upperBound
              && view.items[$0].frame.end(axis) > range.lowerBound
          }
          #expect(view.items(in: range, along: axis) == expected)
        }
      }
    }
  }

  /// Rows of a few lengths, each known by its name.
  private static func rows(_ random: inout SeededGenerator) -> [SceneNode] {
    (0..<random.int(1...6)).map { group in
      .repeated(random.int(1...20), prefix: "\(group)-", .item(height: Double(random.int(1...9)) * 16))
    }
  }

  @Test(
    "section 2: views of a stack do not overlap and keep their distance", arguments: 0..<40 as Range<UInt64>)
  func rows(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stack = SceneStack(.vertical, spacing: 4, isLazy: random.once(in: 2), Self.rows(&random))
    var layout = SceneLayout(LayoutSamples.scene(100, 200, [.stack(stack)]))
    for _ in 0..<4 {
      let frames = layout.views[0].items.map(\.frame)
      for (one, next) in zip(frames, frames.dropFirst()) {
        #expect(abs(next.start(.vertical) - one.end(.vertical) - 4) < 1e-6)
      }
      let start = Double(random.int(0...3000))
      _ = layout.realise(start...start + 200, along: .vertical, in: 0)
    }
  }

  @Test(
    "section 10: estimates settle, and when all was seen the layout is the eager one's",
    arguments: 0..<40 as Range<UInt64>)
  func settling(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rows = Self.rows(&random)
    let lazy = SceneStack(.vertical, spacing: 4, isLazy: true, rows)
    var layout = SceneLayout(LayoutSamples.scene(100, 200, [.stack(lazy)]))
    var offset = 0.0
    while offset < layout.views[0].offsets(.vertical).upperBound {
      offset += layout.realise(offset...offset + 200, along: .vertical, in: 0) ?? 0
      #expect(layout.realise(offset...offset + 200, along: .vertical, in: 0) == nil)
      offset += 150
    }
    _ = layout.realise(offset...offset + 400, along: .vertical, in: 0)
    let eager = SceneLayout(
      LayoutSamples.scene(100, 200, [.stack(SceneStack(.vertical, spacing: 4, rows))]))
    #expect(layout.views[0].items == eager.views[0].items)
    #expect(layout.views[0].contentSize == eager.views[0].contentSize)
  }
}
