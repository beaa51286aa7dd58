import ScrollInput
import ScrollModel
import Testing

/// The size of scroll views, what they offer their content, and where it stands.
@Suite struct ScrollViewLayoutTests {
  @Test("section 2: along its axis it takes what is offered, across as much as the content")
  func size() {
    let rows = SceneNode.repeated(20, .item(width: 120, height: 20))
    let view = SceneLayout(LayoutSamples.scene(300, 200, [.stack(SceneStack(.vertical, spacing: 0, [rows]))]))
      .views[0]
    #expect(view.frame == Rect(90, 0, 120, 200))
    #expect(view.contentSize == Vector(x: 120, y: 400))
    #expect(view.offsets(.vertical) == 0...200)
    #expect(view.offsets(.horizontal) == 0...0)
  }

  @Test("section 2: content wider than the window makes a view wider than the window, in its middle")
  func tooWide() {
    let view = SceneLayout(LayoutSamples.scene(300, 200, [.item(width: 400, height: 50)])).views[0]
    #expect(view.frame == Rect(-50, 0, 400, 200))
  }

  @Test("section 2: between two fixed views it takes the rest, 16/168/16 of 200")
  func betweenTexts() {
    let text = { SceneNode.item($0, width: 100, height: 16) }
    let stack = SceneStack(
      .vertical, spacing: 0,
      [text("above"), .scroll(ScrollView("view", [.item(width: 300, height: 900)])), text("below")])
    let layout = SceneLayout(Scene(size: Vector(x: 300, y: 200), .stack(stack)))
    #expect(layout.views[0].frame == Rect(0, 16, 300, 168))
    #expect(layout.items.map(\.frame)[0] == Rect(100, 0, 100, 16))
    #expect(layout.items.last?.frame == Rect(100, 184, 100, 16))
  }

  @Test("section 2: content is offered nothing along the axis, and the view's own offer across")
  func offer() {
    let view = SceneLayout(LayoutSamples.scene(300, 200, [.item("a")])).views[0]
    #expect(view.frame("a") == Rect(0, 0, 300, 10))
    let across = SceneLayout(LayoutSamples.scene(300, 200, axes: .horizontal, [.item("a")])).views[0]
    #expect(across.frame("a") == Rect(0, 0, 10, 200))
  }

  @Test("section 2: short content stands at the top leading corner")
  func shortContent() {
    let layout = SceneLayout(LayoutSamples.scene(300, 200, [.item("a", width: 50, height: 30)]))
    #expect(layout.views[0].frame("a") == Rect(0, 0, 50, 30))
    #expect(layout.views[0].offsets(.vertical) == 0...0)
    let inScene = layout.inScene(Rect(0, 0, 50, 30), of: 0, offsets: [.zero])
    #expect(inScene == Rect(125, 0, 50, 30))
  }

  @Test(
    "section 2: several views are a vertical stack, whatever the axis",
    arguments: [Axis.horizontal, .vertical])
  func severalViews(axis: Axis) {
    let view = SceneLayout(
      LayoutSamples.scene(
        300, 200, axes: .init(axis), [.item("a", width: 120, height: 20), .item("b", width: 60, height: 20)])
    ).views[0]
    #expect(view.frame("a") == Rect(0, 0, 120, 20))
    #expect(view.frame("b") == Rect(30, 28, 60, 20))
  }

  @Test("S0-01 along both axes it takes both offers and makes none")
  func bothAxes() {
    let view = SceneLayout(
      LayoutSamples.scene(300, 200, axes: [.horizontal, .vertical], [.item("a"), .item("b", width: 500)])
    ).views[0]
    #expect(view.frame == Rect(0, 0, 300, 200))
    #expect(view.frame("a") == Rect(245, 0, 10, 10))
    #expect(view.frame("b") == Rect(0, 18, 500, 10))
    #expect(view.offsets(.horizontal) == 0...200)
    #expect(view.offsets(.vertical) == 0...0)
  }

  @Test("S0-01 along no axis it is as large as its content and does not scroll")
  func noAxis() {
    let view = SceneLayout(LayoutSamples.scene(300, 200, axes: [], [.item("a", width: 100)])).views[0]
    #expect(view.frame == Rect(100, 0, 100, 200))
    #expect(view.offsets(.vertical) == 0...0)
  }

  @Test("S0-02 content larger than the view makes the range of offsets")
  func range() {
    let view = SceneLayout(LayoutSamples.scene(200, 200, [.item(width: 200, height: 1000)])).views[0]
    #expect(view.offsets(.vertical) == 0...800)
  }

  @Test("section 2: neither indicators nor disabling nor clipping change the layout")
  func settings() {
    let rows = [SceneNode.repeated(20, .item(width: 80, height: 20))]
    let plain = ScrollView("view", rows)
    let set = ScrollView(
      "view", indicators: IndicatorSettings(.hidden), isDisabled: true, isClipDisabled: true, rows)
    let layouts = [plain, set].map { SceneLayout(Scene(size: Vector(x: 300, y: 200), .scroll($0))).views[0] }
    #expect(layouts.map(\.frame) == [Rect(110, 0, 80, 200), Rect(110, 0, 80, 200)])
    #expect(layouts[0].items == layouts[1].items)
  }

  @Test("scenario 44: nothing in it")
  func empty() {
    let scene = Scene(
      size: Vector(x: 300, y: 200),
      .scroll(ScrollView("view", [])).modified(.contentMargins(EdgeInsets(top: 20), .automatic)))
    let view = SceneLayout(scene).views[0]
    #expect(view.contentSize == .zero)
    #expect(view.frame == Rect(150, 0, 0, 200))
    #expect(view.offsets(.vertical) == -20 ... -20)
    #expect(view.items.isEmpty)
    #expect(view.items(in: 0...200, along: .vertical).isEmpty)
  }

  @Test("scenario 22: a bar that stays takes 15 of 300, and nothing scrolls sideways")
  func legacyBar() {
    let scene = LayoutSamples.scene(
      300, 200, axes: .vertical,
      [
        .item("a", height: 900),
        SceneNode(id: "b", .item(width: nil, height: nil), [.aspectRatio(3, fills: false)]),
      ])
    let bare = SceneLayout(scene).views[0]
    #expect(bare.frame("b") == Rect(0, 908, 300, 100))
    let view = SceneLayout(scene, bars: ["view": EdgeInsets(trailing: 15)]).views[0]
    #expect(view.frame == Rect(0, 0, 300, 200))
    #expect(view.frame("a") == Rect(0, 0, 285, 900))
    #expect(view.frame("b") == Rect(0, 908, 285, 95))
    #expect(view.contentSize == Vector(x: 285, y: 1003))
    #expect(view.containerSize == Vector(x: 285, y: 200))
    #expect(view.offsets(.horizontal) == 0...0)
    #expect(view.indicatorInsets == .zero)
    #expect(view.reservedBars == EdgeInsets(trailing: 15))
  }

  @Test("section 2: right to left, everything is counted from the leading edge as before")
  func rightToLeft() {
    var scene = LayoutSamples.gallery(Vector(x: 390, y: 844), .compact)
    let leftToRight = SceneLayout(scene)
    scene.layoutDirection = .rightToLeft
    let layout = SceneLayout(scene)
    #expect(layout.views == leftToRight.views)
    #expect(layout.views[1].frame("hero0")?.origin.x == 0)
  }

  @Test("section 2: views in views; their frames in the scene follow all offsets")
  func nested() {
    let layout = SceneLayout(LayoutSamples.gallery(Vector(x: 390, y: 200), .compact))
    #expect(layout.views.map(\.view.id) == ["page", "strip"])
    #expect(layout.views.map(\.parent) == [nil, 0])
    // 10 of padding, 30 of the header, 20 between.
    #expect(layout.views[1].frame == Rect(0, 60, 390, 196.875))
    #expect(layout.views[0].contentSize == Vector(x: 390, y: 276.875))
    #expect(layout.views[0].frame("strip") == layout.views[1].frame)
    let offsets = [Vector(x: 0, y: 50), Vector(x: -20, y: 0)]
    let hero = Rect(0, 0, 350, 196.875)
    #expect(layout.views[1].frame("hero0") == hero)
    #expect(layout.inScene(hero, of: 1, offsets: offsets) == Rect(20, 10, 350, 196.875))
    #expect(layout.inScene(hero, of: 0, offsets: offsets) == Rect(0, -50, 350, 196.875))
    #expect(layout.inScene(hero, of: nil, offsets: offsets) == hero)
  }

  @Test("section 2: offered nothing along its axis, it is as long as its content")
  func nestedAlongTheSameAxis() {
    let inner = SceneNode.scroll(ScrollView("inner", [.item(width: 50, height: 700)]))
    let layout = SceneLayout(LayoutSamples.scene(300, 200, [inner]))
    #expect(layout.views[1].frame == Rect(0, 0, 50, 700))
    #expect(layout.views[1].offsets(.vertical) == 0...0)
    #expect(layout.views[0].offsets(.vertical) == 0...500)
  }

  @Test("S0-32 controls are where they are, inside and outside of scroll views")
  func controls() {
    let press = SceneControl.next(view: "view")
    let control = SceneNode(
      id: "next", .control(width: 40, height: 30, press), [.padding(EdgeInsets(top: 5, leading: 5))])
    let layout = SceneLayout(
      Scene(
        size: Vector(x: 300, y: 200),
        .stack(
          SceneStack(
            .vertical, spacing: 0, alignment: .start,
            [control, .scroll(ScrollView("view", [.item(width: 300, height: 50), control]))]))))
    #expect(layout.controls.map(\.view) == [nil, 0])
    #expect(layout.controls.map(\.id) == ["next", "next"])
    #expect(layout.controls.map(\.control) == [press, press])
    #expect(layout.controls[0].frame == Rect(5, 5, 40, 30))
    // In the middle of 300: 127.5 and 5 of padding; below 50 and 8.
    #expect(layout.controls[1].frame == Rect(132.5, 63, 40, 30))
    #expect(layout.views[0].frame == Rect(0, 35, 300, 165))
  }
}
