import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// What the talk "Beyond scroll views" says of scrolling, margins, targets and indicators, in whole scenes.
@Suite struct TalkStatementTests {
  @Test("S0-05 the offset says where it is, and a reader's proxy changes it")
  func contentOffset() {
    var stage = Stage(.list)
    #expect(stage.offset() == .zero)
    // Row 5 of 52 points; the position, if there were one, is left alone.
    stage.scroll(.view("5", anchor: .top), .proxy)
    #expect(stage.offset() == Vector(x: 0, y: 260))
    #expect(stage.adjustments() == [.requested])
  }

  @Test("S0-06 margins, targets and positions, and transitions act in one scroll")
  func overview() {
    var stage = Stage(.galleryPhone)
    #expect(stage.view("heroes").content.contentInsets == EdgeInsets(.horizontal, 20))
    stage.movePointer(to: Vector(x: 195, y: 160))
    stage.swipe(x: 100, velocity: 1000)
    stage.rest()
    #expect(stage.targets("heroes").last?.chosen == Vector(x: 340, y: 0))
    #expect(stage.positions("heroes") == ["hero 0", "hero 1"])
    #expect(stage.transitions("hero 0") == [.identity, .topLeading])
    #expect(stage.transitions("hero 1") == [.bottomTrailing, .identity])
  }

  @Test("S0-12 without a behaviour a fling ends by rate and velocity, whatever the view and its content")
  func naturalEnd() throws {
    var ends: [Double] = []
    for (length, rows) in [(200.0, 100), (700, 100), (200, 400)] {
      var stage = Stage(.rows(rows, of: 50), height: length, profile: .simple)
      stage.swipe(y: 100, velocity: 2000)
      ends.append(try #require(stage.targets().last?.natural.y))
      stage.rest()
      #expect(isClose(stage.offset().y, 1098))
    }
    // 100 and 998.
    #expect(ends.allSatisfy { isClose($0, 1098) })
    var short = Stage(.rows(10, of: 50), height: 200, profile: .simple)
    short.swipe(y: 100, velocity: 2000)
    #expect(isClose(try #require(short.targets().last?.natural.y), 1098))
    #expect(short.targets().last?.chosen.y == 300)
  }

  /// One method alone; where it ends says why it was asked.
  private struct ByCause: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      switch context.cause {
      case .gestureEnd: target.rect.origin.y = 100
      case .wheel: target.rect.origin.y = 200
      case .resize:
        target.rect.origin.y = context.velocity == .zero && context.originalTarget == target ? 300 : 0
      case .programmatic: target.rect.origin.y = 400
      }
    }
  }

  @Test("S0-13, S0-19, S0-20 a behaviour of one method is asked at a gesture's end and when the size changes")
  func ownBehavior() {
    var behaviors = ScrollTargetBehaviors()
    behaviors.add(ByCause(), named: "by cause")
    var stage = Stage(
      ScrollView.rows(100, of: 50).with { $0.behavior = .custom("by cause") }, behaviors: behaviors)
    #expect(stage.reports == [])
    stage.swipe(y: 30, velocity: 2000)
    stage.rest()
    #expect(stage.offset().y == 100)
    stage.turn(y: [40])
    stage.rest()
    #expect(stage.offset().y == 200)
    stage.perform(.resize(Vector(x: 200, y: 350)))
    #expect(stage.offset().y == 300)
    #expect(stage.targets().map(\.cause) == [.gestureEnd, .wheel, .resize])
    // A program that asks for a place is not overruled.
    stage.scroll(.point(x: nil, y: 777))
    #expect(stage.offset().y == 777)
  }

  @Test(
    "S0-14 one page a swipe, as long as the view is now, and sooner there than a fling",
    arguments: [500.0, 6000])
  func paging(velocity: Double) throws {
    var stage = Stage(.pages)
    stage.swipe(x: 60, velocity: velocity)
    let release = stage.time
    stage.rest()
    #expect(stage.offset().x == 5 * 390)
    // A fling of 1000 pt/s takes 3.45 s by the table.
    let idle = try #require(
      stage.outputs().compactMap { if case .phase(let time, _, .idle, _) = $0 { time } else { nil } }.last)
    #expect(idle - release < 2_000_000)
    stage.perform(.resize(Vector(x: 300, y: 600)))
    #expect(stage.offset().x == 5 * 300)
    stage.swipe(x: -60, velocity: -velocity)
    stage.rest()
    #expect(stage.offset().x == 4 * 300)
  }

  /// Six heroes: on the phone a page is one of them, on the pad it is two and 10 points off the third.
  @Test(
    "S0-15, S0-16 a page is a hero on the phone and too much on the pad; aligned to views it goes one on",
    arguments: [(390.0, 1, 330.0, 340.0), (1024.0, 2, 964.0, 477.0)])
  func pagesAndViews(width: Double, columns: Int, page: Double, view: Double) {
    for (behavior, end) in [
      (ScrollTargetBehaviorSetting.paging, page), (.viewAligned(limitBehavior: .alwaysByOne), view),
    ] {
      let strip = SceneNode.scroll(.strip(6, behavior: behavior, columns: columns))
        .modified(.contentMargins(EdgeInsets(.horizontal, 20), .automatic))
      var stage = Stage(Scene(size: Vector(x: width, y: 100), strip))
      stage.swipe(x: 100, velocity: 3000)
      stage.rest()
      #expect(stage.offset().x == end)
    }
  }

  @Test("S0-18 a lazy strip of a thousand ends at a view that nobody has seen")
  func lazyTargets() {
    var stage = Stage(
      .strip(1000, behavior: .viewAligned(limitBehavior: .never), columns: 2), width: 410, height: 100)
    stage.swipe(x: 100, velocity: 6000)
    stage.rest()
    // 200 and 10 for each.
    let index = stage.offset().x / 210
    #expect(index > 10)
    #expect(index == index.rounded())
  }

  @Test("S0-24, S0-26 a turned phone or another size class changes the heroes without anybody asking")
  func reactive() {
    var stage = Stage(.galleryPhone)
    #expect(stage.frame("hero 0", in: "heroes")?.size == Vector(x: 350, y: 196.875))
    stage.perform(.resize(Vector(x: 844, y: 390)))
    #expect(stage.frame("hero 0", in: "heroes")?.size == Vector(x: 804, y: 452.25))
    stage.perform(.setSizeClass(.regular))
    #expect(stage.frame("hero 0", in: "heroes")?.size == Vector(x: 397, y: 223.3125))
  }

  static let visibilities: [(IndicatorVisibility, [DeviceClass], IndicatorStyle, IndicatorState)] = [
    (.hidden, [.touchscreen], .overlay, .hidden), (.hidden, [.touchpad], .overlay, .hidden),
    (.hidden, [.touchpad, .mouse], .legacy, .visible), (.hidden, [.mouse], .legacy, .visible),
    (.automatic, [.touchpad], .overlay, .visible), (.automatic, [.touchpad, .mouse], .legacy, .visible),
    (.never, [.touchpad], .overlay, .hidden), (.never, [.touchpad, .mouse], .legacy, .hidden),
  ]

  /// What is seen while it scrolls.
  @Test(
    "S0-28, S0-29, S0-30, S0-31 hidden gives way to a mouse, never does not", arguments: visibilities)
  func indicators(
    row: (
      visibility: IndicatorVisibility, devices: [DeviceClass], style: IndicatorStyle, state: IndicatorState
    )
  ) {
    var stage = Stage(
      ScrollView.strip(3).with { $0.indicators = IndicatorSettings(row.visibility) }, devices: row.devices)
    let decision = stage.view().indicator(.horizontal)
    // A mouse reveals it without any scrolling; what comes with scrolling has not come.
    #expect((decision?.state == .visible) == (row.style == .legacy && row.state == .visible))
    stage.send(.began)
    stage.send(.changed, x: 30)
    let scrolling = stage.view().indicator(.horizontal)
    #expect(scrolling?.style == row.style)
    #expect(scrolling?.state == row.state)
  }
}
