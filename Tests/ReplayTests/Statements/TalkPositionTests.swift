import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// What the talk says of positions, paddles and transitions, in whole scenes.
@Suite struct TalkPositionTests {
  @Test("S0-33, S0-34 a position holds an identity, and writing another scrolls there")
  func written() {
    var stage = Stage(.galleryPhone)
    #expect(stage.view("heroes").content.view.position == ScrollPositionSetting())
    #expect(stage.positions("heroes") == [])
    stage.scroll(.view("hero 2", anchor: nil), in: "heroes")
    #expect(stage.offset("heroes").x == 700)
    stage.scroll(.view("hero 0", anchor: nil), in: "heroes")
    #expect(stage.offset("heroes").x == -20)
    #expect(stage.positions("heroes") == ["hero 2", "hero 0"])
  }

  @Test("S0-35 only views of the target layout lead: a header in front of them never does")
  func targetsLead() {
    let rows = SceneStack(
      .vertical, spacing: 0, isTargetLayout: true, [.repeated(20, prefix: "row ", .item(height: 50))])
    var stage = Stage(
      ScrollView(
        "list", position: ScrollPositionSetting(),
        [.stack(SceneStack(.vertical, spacing: 0, [.item("header", height: 60), .stack(rows)]))]))
    stage.swipe(y: 20)
    #expect(stage.positions() == ["row 0"])
    stage.swipe(y: 100)
    // At 120 row 1, from 110 to 160, is the first that is half in sight.
    #expect(stage.positions() == ["row 0", "row 1"])
  }

  @Test("S0-36 the position changes when another view leads, and not at every motion")
  func leadingMost() {
    var stage = Stage(
      ScrollView.rows(40, of: 50, isTargetLayout: true).with { $0.position = ScrollPositionSetting() })
    stage.send(.began)
    for _ in 0..<20 { stage.send(.changed, y: 5) }
    stage.send(.ended)
    // Rows change at 26 and 76: half of each is out.
    #expect(stage.positions() == ["0", "1", "2"])
  }

  @Test("S0-32, S0-37 a mouse that only clicks reaches every hero and comes back")
  func clicks() throws {
    var stage = Stage(.galleryMac, devices: [.mouse])
    stage.scroll(.view("hero 0", anchor: nil), in: "heroes")
    // The title takes what the two paddles of 40, 10 apart, leave of 1000 less margins of 20.
    let next = Vector(x: 960, y: 30)
    let previous = Vector(x: 910, y: 30)
    stage.movePointer(to: next)
    for hero in 1...2 {
      stage.click()
      stage.rest()
      #expect(stage.positions("heroes").last == "hero \(hero)")
      let frame = try #require(stage.frame("hero \(hero)", in: "heroes"))
      let offset = stage.offset("heroes").x
      #expect(frame.start(.horizontal) >= offset + 20 && frame.end(.horizontal) <= offset + 980)
    }
    stage.click()
    #expect(stage.reports == [.unreachable("hero 2"), .deadControl("next", .atEnd)])
    stage.movePointer(to: previous)
    for _ in 0..<2 {
      stage.click()
      stage.rest()
    }
    #expect(stage.positions("heroes").last == "hero 0")
    #expect(stage.offset("heroes").x == -20)
  }

  /// Rows of 100 in 300 points, shrunk outside of identity.
  private static func shrinking(_ configuration: ScrollTransitionConfiguration) -> ScrollView {
    let row = SceneNode.item(width: 100, height: 100).modified(
      .transition(ScrollTransition(configuration, effects: [.scale(x: 0.8, y: 0.8)])))
    return ScrollView("list", [.stack(SceneStack(.vertical, spacing: 0, [.repeated(6, row)]))])
  }

  @Test("S0-38, S0-39, S0-40 what is in the middle is as written, what comes or goes is not")
  func identity() {
    var stage = Stage(Self.shrinking(.interactive), height: 300)
    #expect(
      (0..<6).map { stage.transitions("\($0)") } == [
        [.identity], [.identity], [.identity], [.bottomTrailing], [.bottomTrailing], [.bottomTrailing],
      ])
    stage.swipe(y: 100)
    #expect(stage.transitions("0") == [.identity, .topLeading])
    #expect(stage.transitions("3") == [.bottomTrailing, .identity])
    #expect(stage.transitions("2") == [.identity])
  }

  @Test("S0-41, S0-42 effects reach neither the layout nor where scrolls end")
  func safeEffects() {
    let plain = ScrollView.rows(6, of: 100)
    var stages = [Stage(plain, height: 300), Stage(Self.shrinking(.interactive), height: 300)]
    for index in stages.indices {
      for (way, velocity) in [(80.0, 900.0), (-30, -200), (500, 3000)] {
        stages[index].swipe(y: way, velocity: velocity)
        stages[index].rest()
      }
    }
    #expect(stages[0].view().content.contentSize == stages[1].view().content.contentSize)
    #expect(stages[0].view().content.items.map(\.frame) == stages[1].view().content.items.map(\.frame))
    #expect(stages[0].targets() == stages[1].targets())
    #expect(stages[0].offset() == stages[1].offset())
    #expect(stages[1].transitions("0").count > 1)
  }
}
