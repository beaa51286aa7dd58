import ScrollInput
import ScrollModel
import Testing

/// Faults that random scenes had where the scene changes while something is under way, one test each.
@Suite struct SceneChangeFaultTests {
  private static func rows(_ count: Int, _ height: Double, prefix: String = "") -> SceneNode {
    .repeated(count, prefix: prefix, .item(width: 100, height: height))
  }

  @Test("a finger on a view that is gone scrolls nothing")
  func goneUnderFinger() {
    let inner = ScrollView("inner", [.item(height: 900)])
    let content = [SceneNode.scroll(inner).modified(.frame(width: 100, height: 150, alignment: .center))]
    var player = ViewPlayer(showing: ScrollView("outer", content + [.item(height: 900)]))
    player.touch(.began, at: Vector(x: 50, y: 50))
    player.act(.setContent(view: "outer", [.item(height: 900)]))
    player.touch(.changed, at: Vector(x: 50, y: 20), by: Vector(x: 0, y: 30))
    player.touch(.ended, at: Vector(x: 50, y: 20))
    player.waitForRest()
    #expect(player.place() == .zero)
    #expect(player.model.isAtRest)
  }

  @Test("a view of the same name that keeps no position follows none, and one that keeps one does")
  func positionOfAnotherScene() {
    let stack = SceneStack(.vertical, spacing: 0, isTargetLayout: true, [Self.rows(10, 100)])
    let kept = ScrollView("view", position: ScrollPositionSetting(), [.stack(stack)])
    let bare = ScrollView("view", [.item(height: 900)])
    var player = ViewPlayer(showing: kept)
    player.turn(150)
    #expect(player.view.view.position != nil)
    player.act(.setScene(.scroll(bare)))
    player.turn(100)
    #expect(player.offset == 250)
    player.act(.setScene(.scroll(kept)))
    player.turn(100)
    // At 150 and 350 half of rows 1 and 3 is left, which is enough to lead; in between nothing is kept.
    let ids = player.outputs.compactMap { if case .position(_, let id, .leads) = $0 { id } else { nil } }
    #expect(ids == ["1", "3"])
  }

  @Test("a view of the same name along another axis is another view")
  func otherAxes() {
    var player = ViewPlayer(showing: ScrollView("view", [.item(width: 900, height: 900)]))
    player.send(.began, from: .finger)
    player.send(.changed, -50, from: .finger)
    player.act(.setScene(.scroll(ScrollView("view", axes: .horizontal, [.item(width: 900, height: 900)]))))
    #expect(player.model.views.count == 2)
    #expect(player.model.views[0].phase == .idle)
    #expect(player.bounces.map(\.event) == [.began, .ended])
    player.send(.ended, from: .finger)
    player.waitForRest()
    #expect(player.model.isAtRest)
  }

  @Test("a scene that is replaced brings its own behaviour")
  func behaviorOfAnotherScene() {
    var player = ViewPlayer(showing: ScrollView("view", [.item(height: 1000)]))
    player.act(.setScene(.scroll(ScrollView("view", behavior: .paging, [.item(height: 1000)]))))
    player.send(.began, from: .finger)
    player.send(.changed, 130, from: .finger)
    player.send(.ended, from: .finger)
    player.waitForRest()
    // Pages of 200 pt: 130 is nearer to the second.
    #expect(player.offset == 200)
    #expect(player.phases.last == .idle)
  }

  @Test("a way that a new layout leaves nothing of ends")
  func nothingLeftToGo() {
    let content = [SceneNode.item("a", height: 300), .item("b", height: 92)]
    var player = ViewPlayer(showing: ScrollView("view", behavior: .paging, content))
    // 300 + 8 + 92 in 200: from 100 to page 1 at 200, which without the second item begins at 100.
    player.swipe(100, velocity: 700)
    #expect(player.phases.last == .decelerating)
    player.act(.remove(view: "view", ids: ["b"]))
    #expect(player.offset == 100)
    #expect(!player.view.isMoving)
    #expect(player.phases.last == .idle)
    #expect(player.reasons.last == .restedAtTarget)
  }

  @Test("a flight under a new behaviour ends at a stop")
  func behaviorInFlight() {
    var player = ViewPlayer(showing: ScrollView("view", [.item(height: 5000)]))
    player.swipe(50, velocity: 700)
    player.act(.setBehavior(view: "view", .paging), after: 50)
    player.waitForRest()
    #expect(player.phases == [.tracking, .interacting, .decelerating, .idle])
    // 50 + 700 * 0.499 pt are left to the deceleration (rate 0.998): 399, nearest to page 2.
    #expect(player.offset == 400)
  }

  @Test("a stretch that content grows over ends under the finger, and the finger has the content where it is")
  func grownOver() {
    var player = ViewPlayer(showing: ScrollView("view", start: Vector(x: 0, y: 800), [.item(height: 1000)]))
    player.send(.began, from: .finger)
    player.send(.changed, 100, from: .finger)
    // 200 (1 - 1 / (1 + 0.55 * 100 / 200)) = 43.14 past 800.
    #expect((player.offset - 843.1372549019608).magnitude < 1e-9)
    player.act(.insert(view: "view", at: 1, [.item(height: 500)]))
    #expect(player.bounces.map(\.event) == [.began, .ended])
    player.send(.changed, 10, from: .finger)
    #expect((player.offset - 853.1372549019608).magnitude < 1e-9)
  }

  @Test("users cannot go on with a view that is disabled")
  func disabledInHand() {
    var player = ViewPlayer(showing: ScrollView("view", [.item(height: 1000)]))
    player.send(.began, from: .finger)
    player.send(.changed, 50, from: .finger)
    player.act(.setDisabled(view: "view", true))
    player.send(.changed, 50, from: .finger)
    player.send(.ended, from: .finger, velocity: 900, previous: 900)
    player.turn(20)
    #expect(player.offset == 50)
    #expect(player.phases == [.tracking, .interacting, .idle])
    #expect(player.reasons.last == .brokenOff)
    player.act(.setDisabled(view: "view", false))
    player.send(.began, 20, from: .wheel)
    player.act(.setDisabled(view: "view", true))
    player.send(.changed, 20, from: .wheel)
    #expect(player.offset == 70)
    #expect(player.phases.last == .idle)
  }

  @Test("10: the end of lazy content is where it is once that was seen")
  func endOfLazyContent() {
    // The first of 44 pt are all that is known, so that the estimate is 200 * 44; true are 100 * 44 + 100 * 144.
    let rows = [Self.rows(100, 144, prefix: "long"), Self.rows(100, 44, prefix: "short")]
    let stack = SceneStack(.vertical, spacing: 0, isLazy: true, rows)
    var player = ViewPlayer(showing: ScrollView("view", [.stack(stack)]))
    player.act(.scroll(ScrollRequest(.edge(.bottom))))
    #expect(player.offset == player.view.range(.vertical).upperBound)
    #expect(player.bounces.isEmpty)
    let offset = player.offset
    player.send(.began, from: .finger)
    player.send(.ended, from: .finger)
    #expect(player.offset == offset)
  }

  @Test("lengths that become known in a flight ask for no sample besides those of the flight")
  func samplesOfCorrections() {
    let rows = (0..<20).map { Self.rows(2, 40 + 20 * Double($0 % 4), prefix: "\($0)-") }
    let stack = SceneStack(.vertical, spacing: 0, isLazy: true, rows)
    var player = ViewPlayer(showing: ScrollView("view", start: Vector(x: 0, y: 1500), [.stack(stack)]))
    player.swipe(-50, velocity: -900)
    while player.model.takeMoved() != nil {}
    player.wait(200)
    #expect(player.outputs.contains { if case .adjusted(_, _, _, .estimate) = $0 { true } else { false } })
    #expect(player.model.takeMoved() == nil)
    player.waitForRest()
    #expect(player.model.takeMoved() == nil)
  }

  @Test("lengths that become known in a view inside another are known in that one at once")
  func nestedEstimates() {
    // A view inside another along the same axis is as long as its content: 20 * 44 pt by its first row, all of which
    // is in it, so that it becomes 44 + 19 * 100.
    let rows = [SceneNode.item("short", width: 100, height: 44), Self.rows(19, 100)]
    let inner = ScrollView("inner", [.stack(SceneStack(.vertical, spacing: 0, isLazy: true, rows))])
    var player = ViewPlayer(showing: ScrollView("list", [.scroll(inner), .item(width: 100, height: 300)]))
    player.act(.scroll(ScrollRequest(view: "list", .edge(.bottom))))
    // 1944 + 8 + 300 in 200.
    #expect(player.place() == Vector(x: 0, y: 2052))
  }

  @Test("where a view does not scroll, insets keep its content clear all the same")
  func insetsAcross() {
    let strip = ScrollView("view", axes: .horizontal, [.item(width: 900, height: 50)])
    let player = ViewPlayer(showing: strip, safeArea: EdgeInsets(top: 20))
    #expect(player.place() == Vector(x: 0, y: -20))
    #expect(player.view.geometry.contentOffset == Vector(x: 0, y: -20))
  }
}
