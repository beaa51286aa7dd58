import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// The worked numbers of the reference, by its sections, on scroll views that move.
@Suite struct NumericReferenceTests {
  @Test("12.1 K=300, four columns 10 apart", arguments: [(1, 67.5), (2, 145.0), (3, 222.5)])
  func columns(span: Int, length: Double) {
    let frame = ContainerRelativeFrame(.horizontal, .columns(count: 4, span: span, spacing: 10))
    let item = SceneNode.item("a", height: 50).modified(.containerRelativeFrame(frame))
    let strip = SceneNode.scroll(ScrollView("strip", axes: .horizontal, [item]))
    // The container is the view less its margins: 340 - 2 * 20.
    for (width, scene) in [
      (300.0, strip), (340, strip.modified(.contentMargins(EdgeInsets(.horizontal, 20), .automatic))),
    ] {
      let stage = Stage(Scene(size: Vector(x: width, y: 50), scene))
      #expect(stage.frame("a")?.size.x == length)
    }
  }

  struct Gallery: Sendable, CustomTestStringConvertible {
    var scenario: Scenario
    var hero: Vector
    var content: Double
    var range: ClosedRange<Double>
    var stops: [Double]
    var testDescription: String { scenario.name }
  }

  static let galleries = [
    Gallery(
      scenario: .galleryPhone, hero: Vector(x: 350, y: 196.875), content: 1070, range: -20...700,
      stops: [-20, 340, 700]),
    Gallery(
      scenario: .galleryPad, hero: Vector(x: 487, y: 273.9375), content: 1481, range: -20...477,
      stops: [-20, 477]),
    Gallery(
      scenario: .galleryMac, hero: Vector(x: 475, y: 267.1875), content: 1445, range: -20...465,
      stops: [-20, 465]),
  ]

  @Test("12.2 the gallery's lengths, and the stops that slow drags and flicks come to", arguments: galleries)
  func gallery(row: Gallery) throws {
    let start = Stage(row.scenario)
    #expect(start.frame("hero 0", in: "heroes")?.size == row.hero)
    #expect(start.view("heroes").content.contentSize.x == row.content)
    #expect(start.view("heroes").range(.horizontal) == row.range)
    for (way, velocity) in [(60.0, 900.0), (300, 0)] {
      var stage = start
      stage.movePointer(to: Vector(x: 195, y: 160))
      var stops = [stage.offset("heroes").x]
      for _ in 0..<3 {
        stage.swipe(x: way, velocity: velocity)
        stage.rest()
        if stage.offset("heroes").x != stops.last { stops.append(stage.offset("heroes").x) }
      }
      #expect(stops == row.stops)
    }
  }

  @Test("12.2 10 points of the next hero peek on the phone at rest")
  func peek() throws {
    let stage = Stage(.galleryPhone)
    let next = try #require(stage.frame("hero 1", in: "heroes"))
    #expect(390 - (next.start(.horizontal) - stage.offset("heroes").x) == 10)
  }

  static let rests: [(velocity: Double, normal: Double, fast: Double)] = [
    (0.2, 99.8, 19.8), (0.5, 249.5, 49.5), (1, 499, 99), (2, 998, 198), (3, 1497, 297),
  ]

  @Test("12.3 where the profile simple comes to rest, by normal and fast rates", arguments: rests)
  func projection(row: (velocity: Double, normal: Double, fast: Double)) throws {
    for (rate, way) in [(ScrollDeceleration.normal, row.normal), (.fast, row.fast)] {
      var stage = Stage(ScrollView.rows(100, of: 50).with { $0.deceleration = rate }, profile: .simple)
      stage.swipe(y: 1, velocity: row.velocity * 1000)
      #expect(isClose(try #require(stage.targets().first).natural.y, 1 + way))
      stage.rest()
      #expect(isClose(stage.offset().y, 1 + way))
    }
  }

  @Test("12.3 the time until half a point from rest", arguments: [(0.2, 2650.0), (1, 3450), (3, 4000)])
  func timeToRest(velocity: Double, milliseconds: Double) throws {
    var stage = Stage(.rows(100, of: 50), profile: .simple)
    stage.swipe(y: 1, velocity: velocity * 1000)
    let release = stage.time
    stage.rest()
    let idle = try #require(
      stage.outputs().compactMap { if case .phase(let time, _, .idle, _) = $0 { time } else { nil } }.last)
    #expect(isClose(Double(idle - release) / 1000, milliseconds, within: 5))
  }

  static let bands: [(length: Double, pulled: Double, shown: Double)] = [
    (200, 50, 24.18), (200, 100, 43.14), (200, 400, 104.76), (600, 50, 26.30), (600, 100, 50.38),
    (600, 400, 160.98), (390, 50, 25.69),
  ]

  @Test("12.4 the rubber band of the profile simple, at both ends, and back to the edge", arguments: bands)
  func rubberBand(row: (length: Double, pulled: Double, shown: Double)) {
    for axis in Axis.allCases {
      let content = SceneNode.item(width: row.length + 1000, height: row.length + 1000)
      for start in [0.0, 1000] {
        var stage = Stage(
          ScrollView("view", axes: Axis.Set(axis), start: Vector(x: start, y: start), [content]),
          width: row.length, height: row.length, profile: .simple)
        let way = Vector(start == 0 ? 0 - row.pulled : row.pulled, along: axis)
        stage.send(.began, from: .touch, at: Vector(x: 1, y: 1))
        stage.send(.changed, x: way.x, y: way.y, from: .touch)
        let past = start == 0 ? 0 - stage.offset()[axis] : stage.offset()[axis] - 1000
        // Two places of 26.2948 are 26.30 in the table.
        #expect(isClose(past, row.shown, within: 0.0055))
        stage.send(.ended, from: .touch)
        stage.rest()
        #expect(stage.offset()[axis] == start)
      }
    }
  }

  @Test("12.5 a view of 150 with a top margin of 20 at rest, and with row 10 anchored at the top")
  func geometry() {
    let list = SceneNode.scroll(.rows(20, of: 20)).modified(.contentMargins(EdgeInsets(top: 20), .automatic))
    var stage = Stage(Scene(size: Vector(x: 100, y: 150), list))
    #expect(stage.offset().y == -20)
    #expect(stage.view().geometry.contentInsets.top == 20)
    #expect(stage.view().geometry.contentSize.y == 400)
    #expect(stage.view().geometry.containerSize.y == 130)
    #expect(stage.view().geometry.bounds == Rect(origin: Vector(x: 0, y: -20), size: Vector(x: 100, y: 130)))
    #expect(
      stage.view().geometry.visibleRect == Rect(origin: Vector(x: 0, y: -20), size: Vector(x: 100, y: 150)))
    stage.scroll(.view("10", anchor: .top), .proxy)
    #expect(stage.offset().y == 180)
    #expect(stage.view().geometry.visibleRect.start(.vertical) == 180)
  }

  @Test(
    "12.5 three rows of 20 in 200 stand at their anchor",
    arguments: [(UnitPoint.bottom, 140.0), (.center, 70), (.top, 0)])
  func alignment(anchor: UnitPoint, start: Double) {
    var stage = Stage(
      ScrollView.rows(3, of: 20).with { $0.anchors = DefaultScrollAnchors(alignment: anchor) })
    #expect(stage.frame("0")?.start(.vertical) == start)
    #expect(stage.frame("2")?.end(.vertical) == start + 60)
    // It is pulled and comes back as content from the beginning would.
    stage.swipe(y: 50)
    stage.rest()
    #expect(stage.offset() == .zero)
    // Rows that come fill the room from the anchor on.
    stage.perform(.insert(view: "list", at: 1, [.repeated(7, prefix: "new ", .item(width: 100, height: 20))]))
    #expect(stage.frame("0")?.start(.vertical) == 0)
    #expect(stage.frame("new 6")?.end(.vertical) == 200)
  }

  @Test("12.5 a conversation grows from its bottom, and stays there when it has more than fits")
  func conversation() {
    var stage = Stage(ScrollView.rows(3, of: 20).with { $0.anchors = DefaultScrollAnchors(.bottom) })
    #expect(stage.frame("2")?.end(.vertical) == 200)
    stage.perform(
      .insert(view: "list", at: 1, [.repeated(10, prefix: "new ", .item(width: 100, height: 20))]))
    #expect(stage.frame("0")?.start(.vertical) == 0)
    #expect(stage.offset().y == 60)
    stage.perform(.resize(Vector(x: 200, y: 150)))
    #expect(stage.offset().y == 110)
    stage.perform(.resize(Vector(x: 200, y: 400)))
    #expect(stage.offset().y == 0)
    #expect(stage.frame("new 9")?.end(.vertical) == 400)
  }

  @Test(
    "12.5 content grows from 400 to 500 in 200: at the bottom it follows, at the top it does not",
    arguments: [(200.0, 300.0), (0, 0)])
  func growth(before: Double, after: Double) {
    var stage = Stage(
      ScrollView.rows(20, of: 20).with {
        $0.anchors = DefaultScrollAnchors(sizeChanges: .bottom)
        $0.start = Vector(x: 0, y: before)
      })
    stage.perform(.insert(view: "list", at: 1, [.repeated(5, prefix: "new ", .item(width: 100, height: 20))]))
    #expect(stage.view().content.contentSize.y == 500)
    #expect(stage.offset().y == after)
  }
}
