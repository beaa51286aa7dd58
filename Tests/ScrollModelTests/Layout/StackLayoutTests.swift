import ScrollInput
import ScrollModel
import Testing

/// Stacks, repetitions, sections, identities and targets.
@Suite struct StackLayoutTests {
  private static func frames(_ width: Double, _ stack: SceneStack) -> [Rect] {
    SceneLayout(Scene(size: Vector(x: width, y: 100), .stack(stack))).items.map(\.frame)
  }

  @Test("section 2: what fixed views leave is shared by the others")
  func shares() {
    let frames = Self.frames(
      300,
      SceneStack(
        .horizontal, spacing: 10, [.item(height: 20), .item(width: 80, height: 40), .item(height: 20)]))
    #expect(frames == [Rect(0, 40, 100, 20), Rect(110, 30, 80, 40), Rect(200, 40, 100, 20)])
  }

  @Test("section 2: repetitions share as single views do")
  func sharedRepetition() {
    let frames = Self.frames(
      300,
      SceneStack(.horizontal, spacing: 0, [.repeated(3, .item(height: 20)), .item(width: 60, height: 20)]))
    #expect(frames.map { $0.start(.horizontal) } == [0, 80, 160, 240])
  }

  @Test("section 2: of flexible views the one that needs most chooses first")
  func needs() {
    let inner = SceneNode.stack(
      SceneStack(.horizontal, spacing: 0, [.item(width: 150, height: 20), .item(height: 20)]))
    let frames = Self.frames(200, SceneStack(.horizontal, spacing: 0, [.item(height: 20), inner]))
    #expect(frames == [Rect(0, 40, 50, 20), Rect(50, 40, 150, 20), Rect(200, 40, 0, 20)])
  }

  @Test(
    "section 2: views stand across the axis as they are aligned",
    arguments: [
      (Alignment.start, 0.0), (.center, 20), (.end, 40),
    ])
  func alignment(alignment: Alignment, expected: Double) {
    let stack = SceneStack(
      .vertical, alignment: alignment,
      [.item("a", width: 100, height: 10), .item("b", width: 60, height: 10)])
    let view = SceneLayout(LayoutSamples.scene(300, 200, [.stack(stack)])).views[0]
    #expect(view.frame("b") == Rect(expected, 18, 60, 10))
  }

  @Test("section 10: a lazy stack fills the room across, and its views have their ideal length")
  func lazy() {
    let stack = SceneStack(
      .vertical, spacing: 0, isLazy: true, [.item("a", width: 100, height: 10), .item("b", width: 60)])
    let view = SceneLayout(LayoutSamples.scene(300, 200, [.stack(stack)])).views[0]
    #expect(view.frame == Rect(0, 0, 300, 200))
    #expect(view.frame("a") == Rect(100, 0, 100, 10))
    #expect(view.frame("b") == Rect(120, 10, 60, 10))
  }

  @Test("L-01 S0-17 the talk's list: 25 rows as wide as the view")
  func list() {
    let row = SceneNode(.item(width: nil, height: 21), [.padding(EdgeInsets(.vertical, 10))])
    let stack = SceneStack(.vertical, isLazy: true, isTargetLayout: true, [.repeated(25, row)])
    let view = SceneLayout(LayoutSamples.scene(390, 844, [.stack(stack)])).views[0]
    #expect(view.items.map(\.id) == (0..<25).map(String.init))
    #expect(view.targets == (0..<25).map(String.init))
    // 25 rows of 41 with 8 between.
    #expect(view.items.map(\.frame) == (0..<25).map { Rect(0, Double($0) * 49, 390, 41) })
    #expect(view.contentSize == Vector(x: 390, y: 1217))
    #expect(view.offsets(.vertical) == 0...373)
  }

  @Test("section 4: the views of the outermost target layout are targets, those of one within are not")
  func targets() {
    let inner = SceneStack(.horizontal, isTargetLayout: true, [.item("c"), .item("d")])
    let outer = SceneStack(
      .vertical, isTargetLayout: true, [.item("a"), SceneNode(id: "b", .stack(inner))])
    let view = SceneLayout(LayoutSamples.scene(300, 200, [.stack(outer), .item("e")])).views[0]
    #expect(view.items.map(\.id) == ["a", "b", "c", "d", "e"])
    #expect(view.targets == ["a", "b"])
  }

  @Test("section 4: a target layout of a scroll view within is one of its own")
  func nestedTargets() {
    let layout = SceneLayout(
      LayoutSamples.scene(
        300, 200,
        [
          .stack(
            SceneStack(
              .vertical, isTargetLayout: true,
              [
                .scroll(
                  ScrollView(
                    "strip", axes: .horizontal,
                    [.stack(SceneStack(.horizontal, isTargetLayout: true, [.repeated(2, .item())]))]))
              ]))
        ]))
    #expect(layout.views.map(\.targets) == [["strip"], ["0", "1"]])
  }

  @Test("S0-17 single views are marked, or taken out")
  func markedTargets() {
    let stack = SceneStack(
      .vertical, isTargetLayout: true, [.item("a"), SceneNode.item("b").modified(.scrollTarget(false))])
    let view = SceneLayout(
      LayoutSamples.scene(300, 200, [.stack(stack), SceneNode.item("c").modified(.scrollTarget(true))])
    ).views[0]
    #expect(view.targets == ["a", "c"])
  }

  @Test("scenario 10: a view's own identity comes before its number")
  func identities() {
    let view = SceneLayout(
      LayoutSamples.scene(
        300, 200,
        [.repeated(2, prefix: "row", .item("own")), .repeated(2, prefix: "row", first: 7, .item()), .item()])
    ).views[0]
    #expect(view.items.map(\.id) == ["own", "own", "row7", "row8", ""])
  }

  @Test("section 2: what is applied to a repetition or a section is applied to each view")
  func groups() {
    let rows = SceneNode.repeated(2, .item(width: 50, height: 20)).modified(.padding(EdgeInsets(top: 5)))
    let section = SceneNode(
      .section(SceneSection(header: .item("h", width: 50, height: 10), [rows])),
      [.padding(EdgeInsets(top: 1))])
    let view = SceneLayout(
      LayoutSamples.scene(300, 200, [.stack(SceneStack(.vertical, spacing: 0, [section]))])
    ).views[0]
    #expect(view.items.map(\.frame) == [Rect(0, 0, 50, 11), Rect(0, 11, 50, 26), Rect(0, 37, 50, 26)])
    #expect(view.items[1].modifiers == [.padding(EdgeInsets(top: 5)), .padding(EdgeInsets(top: 1))])
    #expect(view.items.map(\.section) == [0, 0, 0])
  }

  @Test("section 2: repeated sections are sections each")
  func repeatedSections() {
    let section = SceneNode(
      .section(SceneSection(header: .item(height: 10), [.repeated(2, .item(height: 20))])))
    let view = SceneLayout(
      LayoutSamples.scene(300, 200, [.stack(SceneStack(.vertical, spacing: 0, [.repeated(3, section)]))])
    ).views[0]
    #expect(view.items.map(\.section) == [0, 0, 0, 1, 1, 1, 2, 2, 2])
    #expect(view.sections.map(\.start) == [0, 50, 100])
    #expect(view.sections.map(\.end) == [50, 100, 150])
  }

  @Test("section 2: fixed lengths align what is in them, be it smaller or larger")
  func frame() {
    let node = SceneNode.stack(SceneStack(.vertical, [.item("a", width: 100, height: 20)]))
      .modified(.frame(width: 60, height: 80, alignment: .trailing))
    let view = SceneLayout(LayoutSamples.scene(300, 200, [node])).views[0]
    #expect(view.contentSize == Vector(x: 60, y: 80))
    #expect(view.frame("a") == Rect(-40, 30, 100, 20))
  }

  @Test("S0-18 a row of many takes no more than 100 bytes, whatever stands in it")
  func cost() {
    let row = SceneNode.stack(SceneStack(.vertical, spacing: 0, [.item(height: 30), .item(height: 14)]))
    let stack = SceneStack(.vertical, spacing: 0, isLazy: true, [.repeated(5000, prefix: "row", row)])
    let view = SceneLayout(LayoutSamples.scene(390, 600, [.stack(stack)])).views[0]
    #expect(MemoryLayout<LayoutItem>.stride <= 100)
    #expect(view.items.count == 15_000)
    #expect(view.contentSize.y == 220_000)
    // Rows of 44: each is listed before its two leaves.
    #expect(view.items(in: 132_010...132_050, along: .vertical) == [9000, 9001, 9002, 9003, 9004])
    #expect(view.items[9003].id == "row3001")
  }
}
