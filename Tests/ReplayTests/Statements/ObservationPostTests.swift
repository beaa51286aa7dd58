import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// What the post on observing the offset says, on scroll views that move.
@Suite struct ObservationPostTests {
  /// Two rows of different width in one horizontal scroll view, as in the post.
  private static let rows = ScrollView(
    "rows", axes: .horizontal,
    [
      .stack(
        SceneStack(
          .vertical, spacing: 10, alignment: .start,
          [.item("narrow", width: 430, height: 40), .item("wide", width: 540, height: 40)]))
    ])

  /// The scene of the post: padding around the scroll view in a window of a width.
  private static func scene(_ width: Double, padding: Double) -> Scene {
    Scene(
      size: Vector(x: width, y: 200),
      SceneNode.scroll(rows).modified(.padding(EdgeInsets(.horizontal, padding))))
  }

  @Test("S3-01, S3-03 the reading is the offset at every step, by margins of 20 and past the edges too")
  func reading() {
    let strip = SceneNode.scroll(Self.rows).modified(.contentMargins(EdgeInsets(.horizontal, 20), .automatic))
    var stage = Stage(Scene(size: Vector(x: 358, y: 200), strip))
    #expect(stage.view().geometry.observedOffset() == Vector(x: -20, y: 0))
    stage.send(.began)
    for step in [-30.0, 10, 60, 200] {
      stage.send(.changed, x: step)
      #expect(stage.view().geometry.observedOffset() == stage.offset())
    }
    #expect(stage.offset().x > 202)
  }

  @Test("S3-02, S4-03 vertical, and with indicators as the platform has them, if nothing is said")
  func defaults() {
    let view = ScrollView("view", [])
    #expect(view.axes == .vertical)
    #expect(view.indicators == IndicatorSettings(.automatic))
    var stage = Stage(.rows(20, of: 50), devices: [.touchscreen])
    stage.send(.began)
    stage.send(.changed, y: 30)
    #expect(stage.view().indicator(.vertical)?.state == .visible)
    #expect(stage.view().indicator(.horizontal) == nil)
  }

  @Test("S3-04, scenario 30 an outer reader of an additive key is off by what an inner one reads")
  func additive() {
    let inner = ScrollView.rows(40, of: 20, id: "inner")
    let content = SceneNode.scroll(inner).modified(.frame(width: 100, height: 100, alignment: .top))
    var stage = Stage(ScrollView("outer", [content, .item(width: 100, height: 800)]), width: 100)
    stage.scroll(.point(x: nil, y: 40), in: "inner")
    stage.scroll(.point(x: nil, y: 100), in: "outer")
    let below = OffsetReading(of: stage.view("inner").geometry).emitted
    let reading = OffsetReading(of: stage.view("outer").geometry, inner: [below])
    #expect(reading.folded.y == 140)
    #expect(reading.contentOffset.y == 100)
  }

  @Test("S3-05 an observer hears once of each change, and nothing of time that passes")
  func changes() {
    var stage = Stage(Self.rows, width: 358)
    var observer = ChangeObserver<Vector>()
    #expect(observer.observe(stage.offset()) == .init(from: .zero, to: .zero))
    stage.scroll(.edge(.trailing))
    #expect(observer.observe(stage.offset()) == .init(from: .zero, to: Vector(x: 182, y: 0)))
    stage.wait(500)
    #expect(observer.observe(stage.offset()) == nil)
  }

  @Test("S3-06 what stands behind the content is as large as the content, and begins where it begins")
  func carrier() {
    let content = SceneStack(.vertical, spacing: 0, [.repeated(30, .item(width: 90, height: 25))])
    let stage = Stage(ScrollView("list", [SceneNode(id: "carrier", .stack(content), [.scrollTarget(true)])]))
    #expect(stage.frame("carrier") == Rect(origin: .zero, size: stage.view().content.contentSize))
    #expect(stage.view().content.contentSize == Vector(x: 90, y: 750))
  }

  @Test("S3-07 two rows in one scroll view move at one speed, so they end 110 points apart")
  func oneSpeed() throws {
    var stage = Stage(Self.rows, width: 358)
    #expect(stage.view().content.contentSize.x == 540)
    stage.swipe(x: 100, velocity: 6000)
    stage.rest()
    let ends = try ["narrow", "wide"].map {
      try #require(stage.frame($0)).end(.horizontal) - stage.offset().x
    }
    #expect(ends == [248, 358])
  }

  /// In 390 with padding of 16 the scroll view is 358 wide; without, 390.
  @Test(
    "S3-08, S3-11, S3-12 a shift by the exact factor brings both rows to the end, the post's does not",
    arguments: [(16.0, 182.0, 0.604_396), (0.0, 150.0, 0.733_333)])
  func parallax(padding: Double, range: Double, factor: Double) throws {
    var stage = Stage(Self.scene(390, padding: padding))
    stage.scroll(.edge(.trailing))
    #expect(stage.offset().x == range)
    let geometry = stage.view().geometry
    let exact = ParallaxFactor.exact(narrow: 430, wide: 540, container: geometry.containerSize.x)
    #expect(isClose(exact, factor, within: 1e-6))
    let row = try #require(stage.frame("narrow"))
    func end(_ factor: Double) -> Double {
      let effect = ScrollDrivenEffect.parallax(axis: .horizontal, factor: factor).effect(
        in: geometry, on: row)
      return EffectAppearance([effect], layoutFrame: row).frame.end(.horizontal)
    }
    #expect(isClose(end(exact), 540))
    // 1 - 430/540 + 0.14 = 0.3437 of the range.
    #expect(isClose(end(1 - 430.0 / 540 + 0.14), 430 + 0.343_703_7 * range, within: 1e-4))
  }

  @Test("S3-09, S3-10 sizes read in two passes give no factor at first, and the first size stays")
  func measuring() {
    let sizes = PreferenceTree.children(trees: [
      .value(of: Vector(x: 430, y: 40)), .value(of: Vector(x: 9, y: 9)),
    ])
    #expect(sizes.folded(by: .first).x == 430)
    let before = Stage(ScrollView("rows", axes: .horizontal, []), width: 0)
    let container = before.view().geometry.containerSize.x
    #expect(ParallaxFactor.exact(narrow: 0, wide: 0, container: container) == 0)
    #expect(before.offset() == .zero)
  }
}
