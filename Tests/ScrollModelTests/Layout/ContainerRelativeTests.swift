import ScrollInput
import ScrollModel
import Testing

/// Lengths that follow the container, and proportions.
@Suite struct ContainerRelativeTests {
  /// The length of a view in a strip of a width, with a length that follows it.
  private static func length(
    _ width: Double, _ length: ContainerRelativeFrame.Length, _ sizeClass: SizeClass = .compact
  ) -> Double? {
    let item = SceneNode(
      id: "a", .item(width: nil, height: 20), [.containerRelativeFrame(.init(.horizontal, length))])
    let scene = Scene(
      size: Vector(x: width, y: 100), sizeClass: sizeClass,
      .scroll(ScrollView("v", axes: .horizontal, [item])))
    return SceneLayout(scene).views[0].frame("a")?.size.x
  }

  @Test("12.1 S0-25 columns of a container of 300", arguments: [(1, 67.5), (2, 145.0), (3, 222.5)])
  func columns(span: Int, expected: Double) {
    #expect(Self.length(300, .columns(count: 4, span: span, spacing: 10)) == expected)
  }

  @Test("12.1 fewer than one column count as one", arguments: [0, -3])
  func noColumns(count: Int) {
    #expect(Self.length(300, .columns(count: count, span: 0, spacing: 10)) == 300)
  }

  @Test("12.1 more spacing than room leaves 0")
  func noRoom() {
    #expect(Self.length(20, .columns(count: 4, span: 1, spacing: 10)) == 0)
  }

  @Test("section 2: a formula of the length, 0 or more")
  func formula() {
    #expect(Self.length(300, .formula(factor: 0.5, constant: -10)) == 140)
    #expect(Self.length(10, .formula(factor: 0.5, constant: -10)) == 0)
  }

  @Test("S0-26 one column in compact width, two in regular")
  func sizeClass() {
    let length = ContainerRelativeFrame.Length.columnsBySizeClass(compact: 1, regular: 2, spacing: 10)
    #expect(Self.length(300, length, .compact) == 300)
    #expect(Self.length(300, length, .regular) == 145)
  }

  @Test("12.1 the view stands in the frame as it is aligned")
  func alignment() {
    let node = SceneNode.stack(SceneStack(.vertical, [.item("a", width: 100, height: 20)]))
      .modified(.containerRelativeFrame(.init([.horizontal, .vertical], alignment: .bottomTrailing)))
    let view = SceneLayout(LayoutSamples.scene(300, 200, [node])).views[0]
    #expect(view.contentSize == Vector(x: 300, y: 200))
    #expect(view.frame("a") == Rect(200, 180, 100, 20))
  }

  @Test("S0-23 the container is the nearest scroll view, or the window without its safe area")
  func container() {
    let item = SceneNode(
      id: "a", .item(width: nil, height: 20), [.containerRelativeFrame(.init(.horizontal))])
    let strip = SceneNode.scroll(ScrollView("strip", axes: .horizontal, [item]))
      .modified(.frame(width: 120, height: nil, alignment: .center))
    let stack = SceneStack(.vertical, spacing: 0, [item, .scroll(ScrollView("page", [strip]))])
    let layout = SceneLayout(
      Scene(size: Vector(x: 400, y: 300), safeArea: EdgeInsets(leading: 30), .stack(stack)))
    #expect(layout.items[0].frame == Rect(30, 0, 370, 20))
    #expect(layout.views.map(\.view.id) == ["page", "strip"])
    #expect(layout.views[1].frame("a")?.size.x == 120)
  }

  struct Profile: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var size: Vector
    var sizeClass: SizeClass
    var hero: Vector
    var content: Double
    var end: Double
    var starts: [Double]
  }

  static let profiles = [
    Profile(
      testDescription: "phone", size: Vector(x: 390, y: 844), sizeClass: .compact,
      hero: Vector(x: 350, y: 196.875), content: 1070, end: 700, starts: [0, 360, 720]),
    Profile(
      testDescription: "pad", size: Vector(x: 1024, y: 768), sizeClass: .regular,
      hero: Vector(x: 487, y: 273.9375), content: 1481, end: 477, starts: [0, 497, 994]),
    Profile(
      testDescription: "mac", size: Vector(x: 1000, y: 700), sizeClass: .regular,
      hero: Vector(x: 475, y: 267.1875), content: 1445, end: 465, starts: [0, 485, 970]),
  ]

  @Test("12.2 S0-22 S0-27 L-02 L-04 L-05 L-06 L-07 L-08 the gallery", arguments: profiles)
  func gallery(profile: Profile) {
    let layout = SceneLayout(LayoutSamples.gallery(profile.size, profile.sizeClass))
    let strip = layout.views[1]
    #expect(
      strip.items.map(\.frame) == profile.starts.map { Rect(origin: Vector(x: $0, y: 0), size: profile.hero) }
    )
    #expect(strip.targets == ["hero0", "hero1", "hero2"])
    #expect(strip.contentSize == Vector(x: profile.content, y: profile.hero.y))
    #expect(strip.contentInsets == EdgeInsets(.horizontal, 20))
    #expect(strip.offsets(.horizontal) == -20...profile.end)
    #expect(strip.frame == Rect(0, 60, profile.size.x, profile.hero.y))
    #expect(layout.views[0].contentSize == Vector(x: profile.size.x, y: 80 + profile.hero.y))
  }

  @Test("12.2 10 points of the next hero peek on the phone")
  func peek() throws {
    let layout = SceneLayout(LayoutSamples.gallery(Vector(x: 390, y: 844), .compact))
    let next = try #require(layout.views[1].frame("hero1"))
    let start = layout.inScene(next, of: 1, offsets: [.zero, Vector(x: -20, y: 0)]).start(.horizontal)
    #expect(390 - start == 10)
  }

  @Test("S0-24 scenario 13: turned, the phone has heroes of 804, and the second begins at 814")
  func rotation() {
    let strip = SceneLayout(LayoutSamples.gallery(Vector(x: 844, y: 390), .compact)).views[1]
    #expect(strip.frame("hero1") == Rect(814, 0, 804, 452.25))
  }

  @Test("S0-27 a proportion fits into the offer or fills it, and follows the length that is given")
  func proportions() {
    func frame(_ ratio: Double, fills: Bool) -> Rect {
      let item = SceneNode(.item(width: nil, height: nil), [.aspectRatio(ratio, fills: fills)])
      return SceneLayout(Scene(size: Vector(x: 300, y: 200), item)).items[0].frame
    }
    #expect(frame(1, fills: false) == Rect(50, 0, 200, 200))
    #expect(frame(1, fills: true) == Rect(0, -50, 300, 300))
    #expect(frame(3, fills: false) == Rect(0, 50, 300, 100))
    #expect(frame(0, fills: false) == Rect(0, 0, 300, 200))
    let tall = SceneNode(id: "a", .item(width: nil, height: nil), [.aspectRatio(2, fills: false)])
    #expect(SceneLayout(LayoutSamples.scene(320, 90, [tall])).views[0].frame("a") == Rect(0, 0, 320, 160))
    let wide = SceneLayout(LayoutSamples.scene(320, 90, axes: .horizontal, [tall])).views[0]
    #expect(wide.frame("a") == Rect(0, 0, 180, 90))
    let free = SceneLayout(LayoutSamples.scene(320, 90, axes: [.horizontal, .vertical], [tall])).views[0]
    #expect(free.frame("a") == Rect(0, 0, 10, 5))
  }
}
