import ScrollInput
import ScrollModel
import Testing

/// Padding, safe area and margins: what each does to the view, its content and its indicators.
@Suite struct LayoutInsetTests {
  /// Rows of 120 by 400 in a window of 300 by 200, with something applied to the scroll view.
  private static func view(_ modifiers: [SceneModifier], safeArea: EdgeInsets = .zero) -> ScrollViewLayout {
    let rows = SceneNode.stack(
      SceneStack(.vertical, spacing: 0, [.repeated(20, .item(width: 120, height: 20))]))
    let node = SceneNode(id: "view", .scroll(ScrollView("view", [rows])), modifiers)
    return SceneLayout(Scene(size: Vector(x: 300, y: 200), safeArea: safeArea, node)).views[0]
  }

  @Test("S0-07 padding makes the scroll view smaller and no insets")
  func padding() {
    let view = Self.view([.padding(EdgeInsets(top: 30, bottom: 20))])
    #expect(view.frame == Rect(90, 30, 120, 150))
    #expect(view.contentInsets == .zero)
    #expect(view.indicatorInsets == .zero)
    #expect(view.offsets(.vertical) == 0...250)
  }

  @Test("S0-08 safe area padding leaves the size and insets content and indicators")
  func safeAreaPadding() {
    let view = Self.view([.safeAreaPadding(EdgeInsets(top: 30, bottom: 20))])
    #expect(view.frame == Rect(90, 0, 120, 200))
    #expect(view.contentInsets == EdgeInsets(top: 30, bottom: 20))
    #expect(view.indicatorInsets == EdgeInsets(top: 30, bottom: 20))
    #expect(view.containerSize == Vector(x: 120, y: 150))
    #expect(view.offsets(.vertical) == -30...220)
  }

  @Test("S0-08 a strip with safe area padding lets the next view peek")
  func peek() {
    let page = SceneNode(.item(width: nil, height: 100), [.containerRelativeFrame(.init(.horizontal))])
    let strip = SceneNode.scroll(
      ScrollView(
        "strip", axes: .horizontal, [.stack(SceneStack(.horizontal, spacing: 5, [.repeated(3, page)]))]))
    let layout = SceneLayout(
      Scene(size: Vector(x: 300, y: 200), strip.modified(.safeAreaPadding(EdgeInsets(.horizontal, 20)))))
    #expect(layout.views[0].frame == Rect(0, 50, 300, 100))
    let frames = layout.views[0].items.map {
      layout.inScene($0.frame, of: 0, offsets: [Vector(x: -20, y: 0)])
    }
    #expect(frames.map { $0.start(.horizontal) } == [20, 285, 550])
    #expect(frames.map { $0.end(.horizontal) } == [280, 545, 810])
  }

  @Test("S0-03 S4-08 the device's safe area becomes margins: content rests 47 below the top")
  func safeArea() {
    let view = Self.view([], safeArea: EdgeInsets(top: 47, bottom: 34))
    #expect(view.frame == Rect(90, 0, 120, 200))
    #expect(view.contentSize == Vector(x: 120, y: 400))
    #expect(view.contentInsets == EdgeInsets(top: 47, bottom: 34))
    #expect(view.offsets(.vertical) == -47...234)
  }

  @Test("S0-09 the device, padding of the safe area and views over an edge add up")
  func sources() {
    let view = Self.view(
      [.safeAreaPadding(EdgeInsets(top: 10)), .safeAreaInset(edge: .top, length: 40, spacing: 3)],
      safeArea: EdgeInsets(top: 47))
    #expect(view.contentInsets == EdgeInsets(top: 100))
    #expect(view.frame.size.y == 200)
  }

  @Test("S0-10 S0-11 safe area goes to content and indicators, margins where they are meant to go")
  func placements() {
    let insets = EdgeInsets(top: 20)
    let automatic = Self.view([.contentMargins(insets, .automatic)])
    #expect(automatic.contentInsets == insets)
    #expect(automatic.indicatorInsets == insets)
    let content = Self.view([.contentMargins(insets, .scrollContent)])
    #expect(content.contentInsets == insets)
    #expect(content.indicatorInsets == .zero)
    let indicators = Self.view([.contentMargins(insets, .scrollIndicators)])
    #expect(indicators.contentInsets == .zero)
    #expect(indicators.indicatorInsets == insets)
    #expect(indicators.offsets(.vertical) == 0...200)
  }

  @Test("12.5 a view of 150 with content of 400 and a top margin of 20")
  func golden() {
    let rows = SceneNode.repeated(20, prefix: "row", .item(width: 120, height: 20))
    let node = SceneNode.scroll(ScrollView("view", [.stack(SceneStack(.vertical, spacing: 0, [rows]))]))
      .modified(.contentMargins(EdgeInsets(top: 20), .automatic))
    let view = SceneLayout(Scene(size: Vector(x: 300, y: 150), node)).views[0]
    #expect(view.contentSize.y == 400)
    #expect(view.contentInsets.top == 20)
    #expect(view.containerSize.y == 130)
    #expect(view.offsets(.vertical) == -20...250)
    // Anchored at the top, row 10 is scrolled to 180: its place less the margin.
    #expect(view.frame("row10") == Rect(0, 200, 120, 20))
  }

  @Test("section 3: padding of the content makes the content grow, 152 by 432")
  func paddedContent() {
    let rows = SceneNode.stack(
      SceneStack(.vertical, spacing: 0, [.repeated(20, prefix: "row", .item(width: 120, height: 20))])
    )
    .modified(.padding(EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)))
    let view = SceneLayout(LayoutSamples.scene(300, 200, [rows])).views[0]
    #expect(view.contentSize == Vector(x: 152, y: 432))
    #expect(view.contentInsets == .zero)
    #expect(view.frame == Rect(74, 0, 152, 200))
    #expect(view.frame("row1") == Rect(16, 36, 120, 20))
  }

  @Test(
    "section 3: across the axis margins make the view grow, 160 and 144",
    arguments: [(20.0, 160.0), (12, 144)])
  func across(margin: Double, width: Double) {
    let view = Self.view([.contentMargins(EdgeInsets(.horizontal, margin), .automatic)])
    #expect(view.frame.size == Vector(x: width, y: 200))
    #expect(view.contentSize == Vector(x: 120, y: 400))
    #expect(view.offsets(.horizontal) == -margin ... -margin)
  }

  @Test("section 3: of the same placement the inner margin counts, edge by edge; of others both")
  func composition() {
    let view = Self.view([
      .contentMargins(EdgeInsets(top: 5), .automatic),
      .contentMargins(EdgeInsets(top: 40, bottom: 7), .automatic),
      .contentMargins(EdgeInsets(top: 2), .scrollContent),
      .contentMargins(EdgeInsets(bottom: 3), .scrollIndicators),
    ])
    #expect(view.contentInsets == EdgeInsets(top: 7, bottom: 7))
    #expect(view.indicatorInsets == EdgeInsets(top: 5, bottom: 10))
  }

  @Test("section 3: margins come on top of the safe area")
  func marginsAndSafeArea() {
    let view = Self.view(
      [.contentMargins(EdgeInsets(top: 20), .automatic)], safeArea: EdgeInsets(top: 47))
    #expect(view.contentInsets.top == 67)
  }

  @Test("section 3: a scroll view uses up safe area and margins, and those within get none")
  func nested() {
    let inner = SceneNode.scroll(ScrollView("inner", axes: .horizontal, [.item(width: 900, height: 40)]))
    let outer = SceneNode.scroll(ScrollView("outer", [inner]))
      .modified(.contentMargins(EdgeInsets(.horizontal, 20), .automatic))
    let layout = SceneLayout(
      Scene(size: Vector(x: 844, y: 390), safeArea: EdgeInsets(.horizontal, 47), outer))
    #expect(layout.views[0].contentInsets == EdgeInsets(.horizontal, 67))
    #expect(layout.views[1].contentInsets == .zero)
    #expect(layout.views[1].frame == Rect(0, 0, 710, 40))
  }

  @Test("S0-03 padding is counted from the safe area, and what it moves away from an edge has none there")
  func paddingInSafeArea() {
    let view = Self.view([.padding(EdgeInsets(top: 10))], safeArea: EdgeInsets(top: 47, bottom: 34))
    #expect(view.frame == Rect(90, 57, 120, 143))
    #expect(view.contentInsets == EdgeInsets(bottom: 34))
  }

  @Test("S0-03 what does not scroll keeps clear of the safe area; in a stack the ends touch it")
  func stackInSafeArea() {
    let stack = SceneStack(
      .vertical, spacing: 0, [.item("bar", height: 50), .scroll(ScrollView("view", [.item(height: 900)]))])
    let layout = SceneLayout(
      Scene(
        size: Vector(x: 844, y: 390), safeArea: EdgeInsets(top: 20, leading: 47, bottom: 21, trailing: 47),
        .stack(stack)))
    #expect(layout.items[0].frame == Rect(47, 20, 750, 50))
    #expect(layout.views[0].frame == Rect(0, 70, 844, 320))
    #expect(layout.views[0].contentInsets == EdgeInsets(leading: 47, bottom: 21, trailing: 47))
  }

  @Test("S0-03 only the ends of a repetition touch the safe area")
  func repetitionInSafeArea() {
    let rows = SceneNode.stack(
      SceneStack(.vertical, spacing: 0, [.repeated(3, .item(width: 50, height: 40))]))
    let layout = SceneLayout(
      Scene(size: Vector(x: 300, y: 190), safeArea: EdgeInsets(top: 47, bottom: 23), rows))
    #expect(layout.items.map(\.id) == ["0", "1", "2"])
    #expect(layout.items.map(\.frame) == [47.0, 87, 127].map { Rect(125, $0, 50, 40) })
  }

  @Test("S0-03 fixed lengths stand within the safe area, and nothing in them touches it")
  func frameInSafeArea() {
    let node = SceneNode.stack(SceneStack(.vertical, [.item("a")]))
      .modified(.frame(width: 100, height: nil, alignment: .center))
    let layout = SceneLayout(
      Scene(
        size: Vector(x: 300, y: 200), safeArea: EdgeInsets(top: 20, leading: 30, trailing: 50), node))
    // 180 with the safe area, in the middle of 300.
    #expect(layout.items.map(\.frame) == [Rect(90, 20, 100, 180)])
  }

  @Test("S0-08 around what does not scroll, safe area padding is padding")
  func paddedItem() {
    let node = SceneNode(
      id: "all", .stack(SceneStack(.vertical, [.item("a")])), [.safeAreaPadding(EdgeInsets(top: 10))])
    let layout = SceneLayout(
      Scene(size: Vector(x: 300, y: 200), safeArea: EdgeInsets(top: 47), node))
    #expect(layout.items.map(\.id) == ["all", "a"])
    #expect(layout.items.map(\.frame) == [Rect(0, 47, 300, 153), Rect(0, 57, 300, 143)])
  }

  @Test("scenario 1: with a side safe area a page is 750 of 844, and stops go on from -47")
  func pager() {
    let page = SceneNode(.item(width: nil, height: nil), [.containerRelativeFrame(.init([.horizontal]))])
    let view = SceneLayout(
      LayoutSamples.scene(
        844, 390, axes: .horizontal, safeArea: EdgeInsets(.horizontal, 47),
        [.stack(SceneStack(.horizontal, spacing: 0, [.repeated(4, prefix: "page", page)]))])
    ).views[0]
    #expect(view.frame == Rect(0, 0, 844, 390))
    #expect(view.containerSize.x == 750)
    #expect(view.contentSize.x == 3000)
    #expect(view.offsets(.horizontal) == -47...2203)
    #expect(view.items.map { $0.frame.start(.horizontal) - 47 } == [-47, 703, 1453, 2203])
  }
}
