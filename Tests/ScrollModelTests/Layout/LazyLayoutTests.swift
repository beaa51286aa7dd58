import ScrollInput
import ScrollModel
import Testing

/// Lazy stacks whose views have different lengths.
@Suite struct LazyLayoutTests {
  private static func scene(_ content: [SceneNode], spacing: Double = 0, isLazy: Bool = true) -> Scene {
    LayoutSamples.scene(390, 600, [.stack(SceneStack(.vertical, spacing: spacing, isLazy: isLazy, content))])
  }

  private static func rows(_ count: Int, _ prefix: String, first: Int = 0, _ height: Double) -> SceneNode {
    .repeated(count, prefix: prefix, first: first, .item(height: height))
  }

  @Test("S0-04 an eager stack knows all lengths")
  func eager() {
    var layout = SceneLayout(
      Self.scene([Self.rows(20, "row", 44), Self.rows(980, "row", first: 20, 88)], isLazy: false))
    #expect(layout.views[0].contentSize.y == 87_120)
    let frames = layout
    #expect(layout.realise(0...600, along: .vertical, in: 0) == nil)
    #expect(layout == frames)
  }

  @Test("section 10: a lazy stack of equal lengths is exact at once")
  func equal() {
    var layout = SceneLayout(Self.scene([Self.rows(500, "a", 44), Self.rows(500, "b", 44)], spacing: 6))
    #expect(layout.views[0].contentSize.y == 49_994)
    #expect(layout.views[0].frame("b0")?.start(.vertical) == 25_000)
    #expect(layout.realise(25_000...25_600, along: .vertical, in: 0) == nil)
  }

  @Test("scenario 17: rows of 44 are followed by rows of 88; row 500 stays where it was scrolled to")
  func drift() throws {
    var layout = SceneLayout(Self.scene([Self.rows(20, "row", 44), Self.rows(980, "row", first: 20, 88)]))
    #expect(layout.views[0].contentSize.y == 44_000)
    // Rows 0 to 13 are as long as was thought.
    #expect(layout.realise(0...600, along: .vertical, in: 0) == nil)
    let index = try #require(layout.views[0].index(of: "row500"))
    #expect(layout.views[0].items[index].frame == Rect(0, 22_000, 390, 44))
    // Rows 500 to 513 are seen: 14 of 44 and 14 of 88, hence 66; before row 500, 14 of 44 and 486 of 66.
    #expect(layout.realise(22_000...22_600, along: .vertical, in: 0) == 10_692)
    #expect(layout.views[0].items[index].frame == Rect(0, 32_692, 390, 88))
    #expect(layout.views[0].contentSize.y == 66_000)
    #expect(layout.views[0].frame("row15") == Rect(0, 682, 390, 66))
    #expect(layout.realise(32_692...33_292, along: .vertical, in: 0) == nil)
  }

  @Test("section 10: another view can be held in place")
  func held() throws {
    var layout = SceneLayout(Self.scene([Self.rows(20, "row", 44), Self.rows(980, "row", first: 20, 88)]))
    let index = try #require(layout.views[0].index(of: "row30"))
    // Rows 24 to 30 at 44 each are in 1056...1364, and row 30 ends there. Seen at 88 they make the estimate 88.
    #expect(layout.realise(1056...1364, along: .vertical, in: 0, holding: index) == 1320)
    #expect(layout.views[0].items[index].frame == Rect(0, 2640, 390, 88))
    #expect(layout.realise(2376...2684, along: .vertical, in: 0, holding: index) == nil)
  }

  @Test("section 10: what lies before the stack does not move, what lies behind does")
  func neighbours() {
    let stack = SceneNode.stack(
      SceneStack(.vertical, spacing: 0, isLazy: true, [Self.rows(2, "a", 20), Self.rows(8, "b", 100)]))
    let all = SceneStack(
      .vertical, spacing: 0, [.item("head", height: 50), stack, .item("tail", height: 50)])
    var layout = SceneLayout(LayoutSamples.scene(390, 100, [.stack(all)]))
    #expect(layout.views[0].frame("tail")?.start(.vertical) == 250)
    // Sees a0, a1 and b0: the others are taken for 140 / 3.
    #expect(layout.realise(0...100, along: .vertical, in: 0) == 0)
    #expect(layout.views[0].frame("head")?.start(.vertical) == 0)
    let rest = 7 * (140.0 / 3)
    #expect(layout.views[0].frame("tail")?.start(.vertical) == 190 + rest)
    #expect(layout.views[0].contentSize.y == 240 + rest)
  }

  @Test("scenario 15: rows that come on top leave what was seen as it was")
  func prepend() {
    let rows = [Self.rows(10, "a", 40), Self.rows(90, "b", 80)]
    var before = SceneLayout(Self.scene(rows))
    #expect(before.realise(0...200, along: .vertical, in: 0) == nil)
    // b0 to b4 at 400; then 5 of 40 and 5 of 80 are known, and a5 to a9 are taken for 60.
    #expect(before.realise(400...600, along: .vertical, in: 0) == 100)
    var after = SceneLayout(Self.scene([Self.rows(2, "new", 100)] + rows))
    #expect(after.views[0].frame("b0")?.start(.vertical) == 1200)
    after.adoptSeen(from: before)
    // 2 and 5 of 60, 5 of 40.
    #expect(after.views[0].frame("b0") == Rect(0, 620, 390, 80))
    #expect(after.views[0].frame("new0") == Rect(0, 0, 390, 60))
  }

  @Test("scenario 15: in a stack of equal rows all were known")
  func resize() {
    let before = SceneLayout(Self.scene([Self.rows(100, "", 50)]))
    #expect(before.views[0].frame("20")?.start(.vertical) == 1000)
    let longer = Self.scene([Self.rows(3, "", 50), .item("3", height: 80), Self.rows(96, "", first: 4, 50)])
    var after = SceneLayout(longer)
    #expect(after.views[0].frame("20")?.start(.vertical) == 1000)
    after.adoptSeen(from: before)
    #expect(after.views[0].frame("20")?.start(.vertical) == 1030)
    #expect(after.views[0].contentSize.y == 5030)
  }

  @Test("section 10: views without an identity are known by their place")
  func unnamed() {
    let rows = [SceneNode.item(height: 40), .item(height: 60), .item(height: 500)]
    var before = SceneLayout(Self.scene(rows))
    #expect(before.realise(0...70, along: .vertical, in: 0) == 0)
    var after = SceneLayout(Self.scene(rows + [.item(height: 7)]))
    after.adoptSeen(from: before)
    #expect(after.views[0].items.map(\.frame.size.y) == [40, 60, 50, 50])
  }

  @Test("S0-18 targets are known before they are made")
  func targets() {
    let stack = SceneStack(
      .vertical, spacing: 0, isLazy: true, isTargetLayout: true,
      [Self.rows(2, "a", 20), Self.rows(98, "b", 100)])
    let view = SceneLayout(LayoutSamples.scene(390, 100, [.stack(stack)])).views[0]
    #expect(view.targets.count == 100)
    #expect(view.targets.last == "b97")
  }

  @Test("section 10: a horizontal stack does the same along its axis")
  func horizontal() {
    let rows = [
      SceneNode.repeated(2, prefix: "a", .item(width: 20)), .repeated(8, prefix: "b", .item(width: 80)),
    ]
    var layout = SceneLayout(
      LayoutSamples.scene(
        100, 50, axes: .horizontal, [.stack(SceneStack(.horizontal, spacing: 0, isLazy: true, rows))]))
    #expect(layout.realise(0...100, along: .vertical, in: 0) == nil)
    #expect(layout.views[0].contentSize == Vector(x: 200, y: 50))
    // Sees both of 20 and, where two more of 20 were thought, b0 to b2.
    #expect(layout.realise(0...100, along: .horizontal, in: 0) == 0)
    #expect(layout.views[0].contentSize == Vector(x: 280 + 5 * 56, y: 50))
  }
}
