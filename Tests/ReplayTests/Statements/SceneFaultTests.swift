import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// What reading the model brought to light: settings, requests and layouts that change under a motion.
@Suite struct SceneFaultTests {
  @Test("a bounce rule that is taken away forbids nothing any more")
  func ruleTakenAway() {
    var view = ScrollView.rows(40, of: 50)
    view.bounce.rule = .whileContentIsAboveTheTop
    var stage = Stage(view)
    stage.swipe(y: -50)
    stage.rest()
    #expect(stage.bounces() == [.suppressed])
    stage.perform(.setBounce(view: "list", BounceSettings()))
    stage.swipe(y: -50)
    stage.rest()
    #expect(stage.bounces() == [.suppressed, .began, .ended])
  }

  @Test("a flick into an edge that has to turn back to a page inside never jumps", arguments: [true, false])
  func pageBehindTheEdge(bounces: Bool) {
    let view = ScrollView(
      "pages", behavior: .paging, bounce: BounceSettings(isEnabled: bounces), start: Vector(x: 0, y: 200),
      [.item(height: 900)])
    var stage = Stage(view, width: 100, height: 100)
    // From the third page nearly to the first, and on at full speed: one page is the limit, which is the second.
    stage.swipe(y: -195, velocity: -8000)
    #expect(stage.targets().last?.chosen.y == 100)
    var last = stage.offset().y
    #expect(last == 5)
    for _ in 0..<2000 {
      stage.wait(1)
      // At most 8 pt a millisecond.
      #expect((stage.offset().y - last).magnitude <= 8)
      last = stage.offset().y
    }
    #expect(last == 100)
    #expect(stage.bounces() == (bounces ? [.began, .ended] : [.suppressed]))
  }

  @Test("an outer view that is disabled takes the inner one out of the hand, and off the wheel")
  func outerDisabled() {
    let inner = SceneNode.scroll(.rows(40, of: 50, id: "inner")).modified(
      .frame(width: 100, height: 100, alignment: .center))
    let outer = ScrollView("outer", axes: .horizontal, [inner])
    for source in [ScrollSource.finger, .wheel] {
      var stage = Stage(outer, width: 100, height: 100)
      stage.send(.began, from: source)
      stage.send(.changed, y: 40, from: source)
      #expect(stage.offset("inner").y == 40)
      stage.perform(.setDisabled(view: "outer", true))
      #expect(stage.phases("inner").last == .idle)
      stage.send(.changed, y: 40, from: source)
      #expect(stage.offset("inner").y == 40)
      stage.send(.ended, from: source)
      #expect(stage.phases("inner").last == .idle)
    }
  }

  @Test("a wheel that turns on while the scene is replaced turns what is there then")
  func wheelOverAnotherScene() {
    var stage = Stage(.rows(40, of: 50, id: "before"))
    stage.send(.began, y: 40, from: .wheel)
    stage.perform(.setScene(.scroll(.rows(40, of: 50, id: "after"))))
    stage.send(.changed, y: 40, from: .wheel)
    #expect(stage.offset("after").y == 40)
  }

  @Test("the same view by another anchor is another place")
  func anotherAnchor() {
    var stage = Stage(ScrollView.rows(40, of: 50).with { $0.position = ScrollPositionSetting() })
    stage.scroll(.view("10", anchor: .top))
    #expect(stage.offset().y == 500)
    stage.scroll(.view("10", anchor: .bottom))
    #expect(stage.offset().y == 350)
    stage.scroll(.view("10", anchor: .bottom))
    #expect(stage.adjustments() == [.requested, .requested])
  }

  @Test("a request at once is one change, although the place is not on a pixel")
  func onPixels() {
    var stage = Stage(.rows(40, of: 33.3))
    stage.scroll(.view("4", anchor: .top))
    // 133.2.
    #expect(stage.offset().y == 133)
    #expect(stage.adjustments() == [.requested])
  }

  @Test("a velocity that survives a request ends at a page all the same")
  func preservedVelocity() {
    var stage = Stage(
      ScrollView("pages", behavior: .paging, [.item(height: 9000)]), width: 100, height: 100)
    stage.swipe(y: 30, velocity: 1000)
    stage.wait(50)
    stage.scroll(.point(x: nil, y: 450), preservesVelocity: true)
    stage.rest()
    #expect(stage.offset().y > 450)
    #expect(stage.offset().y.truncatingRemainder(dividingBy: 100) == 0)
    #expect(stage.model.isAtRest)
  }

  @Test("other views in the same places are other visible views")
  func visibleIsByIdentity() {
    var stage = Stage(ScrollView.rows(8, of: 50, isTargetLayout: true).with { $0.targetVisibility = 0.5 })
    let others = SceneStack(
      .vertical, spacing: 0, isTargetLayout: true,
      [.repeated(8, prefix: "new ", .item(width: 100, height: 50))])
    stage.perform(.setContent(view: "list", [.stack(others)]))
    let visible = stage.outputs().compactMap { if case .visible(_, let ids) = $0 { ids } else { nil } }
    #expect(visible == [["0", "1", "2", "3"], ["new 0", "new 1", "new 2", "new 3"]])
  }

  @Test("a view that comes on top leaves the transitions of the others as they are")
  func transitionsAreByIdentity() {
    let row = SceneNode.item(width: 100, height: 50)
      .modified(.transition(ScrollTransition(.interactive, effects: [.opacity(amount: 0.5)])))
    var stage = Stage(
      ScrollView(
        "list", position: ScrollPositionSetting(), start: Vector(x: 0, y: 500),
        [.stack(SceneStack(.vertical, spacing: 0, isTargetLayout: true, [.repeated(40, row)]))]))
    func told() -> [String] {
      stage.outputs().compactMap { if case .transition(_, let id, _, _) = $0 { id } else { nil } }
    }
    #expect(told().count == 40)
    var top = row
    top.id = "top"
    stage.perform(.insert(view: "list", at: 0, [top]))
    #expect(stage.offset().y == 550)
    #expect(told().dropFirst(40) == ["top"])
  }

  @Test("what is no identity of a repetition takes nothing out of it")
  func removedByIdentity() {
    let rows = SceneNode.repeated(3, first: 1, .item(width: 100, height: 50))
    var stage = Stage(ScrollView("list", [.stack(SceneStack(.vertical, spacing: 0, [rows]))]))
    stage.perform(.remove(view: "list", ids: ["-9223372036854775808", "+1", "02", "4"]))
    #expect(stage.view().content.items.map(\.id) == ["1", "2", "3"])
    stage.perform(.remove(view: "list", ids: ["2"]))
    #expect(stage.view().content.items.map(\.id) == ["1", "3"])
  }
}
