import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// The scenarios of section 13 about what stays in place when the layout changes, in whole scenes.
@Suite struct KeptPlaceScenarioTests {
  /// Rows with a position that an app keeps.
  private static func list(_ count: Int, of height: Double) -> ScrollView {
    ScrollView.rows(count, of: height, isTargetLayout: true).with { $0.position = ScrollPositionSetting() }
  }

  @Test("scenario 12 a keyboard opens at the bottom and in the middle")
  func keyboard() {
    for (start, end) in [(1300.0, 1600.0), (600, 600)] {
      var stage = Stage(
        ScrollView.rows(40, of: 50).with {
          $0.anchors = DefaultScrollAnchors(sizeChanges: .bottom)
          $0.start = Vector(x: 0, y: start)
        }, height: 700)
      stage.perform(.resize(Vector(x: 200, y: 400)))
      #expect(stage.offset().y == end)
    }
  }

  /// From 600 with 700 points in view to 400: what is asked for begins at 50 for each row.
  @Test(
    "scenario 12 the view that the position holds stays, or moves as little as shows it",
    arguments: [("12", 600.0), ("19", 600), ("20", 650), ("25", 900)])
  func keyboardAndPosition(row: String, end: Double) {
    var stage = Stage(Self.list(40, of: 50), height: 700)
    stage.scroll(.point(x: nil, y: 600), .proxy)
    stage.scroll(.view(row, anchor: nil))
    #expect(stage.offset().y == 600)
    stage.perform(.resize(Vector(x: 200, y: 400)))
    #expect(stage.offset().y == end)
    #expect(stage.positions() == [row])
  }

  @Test("scenario 12 the position counts more than the default anchor: what leads at the bottom stays")
  func positionBeforeAnchor() {
    var stage = Stage(
      Self.list(40, of: 50).with { $0.anchors = DefaultScrollAnchors(sizeChanges: .bottom) }, height: 700)
    stage.swipe(y: 1300)
    #expect(stage.positions() == ["26"])
    stage.perform(.resize(Vector(x: 200, y: 400)))
    #expect(stage.offset().y == 1300)
    stage.perform(.resize(Vector(x: 200, y: 700)))
    #expect(stage.offset().y == 1300)
  }

  @Test(
    "scenario 15 rows that come on top leave what the position holds where it is; without one they do not")
  func prepended() {
    for isKept in [true, false] {
      var stage = Stage(Self.list(100, of: 50).with { if !isKept { $0.position = nil } }, height: 500)
      stage.swipe(y: 1000)
      let phases = stage.phases()
      stage.perform(
        .insert(view: "list", at: 0, [.repeated(10, prefix: "new ", .item(width: 100, height: 50))]))
      #expect(stage.offset().y == (isKept ? 1500 : 1000))
      #expect(stage.frame(isKept ? "20" : "10")?.start(.vertical) == stage.offset().y)
      #expect(stage.phases() == phases)
      #expect(stage.positions() == (isKept ? ["20"] : []))
    }
  }

  @Test("scenario 15 rows that come on top in a fling move nothing on screen, and it flies on as fast")
  func prependedInAFling() throws {
    var stage = Stage(Self.list(200, of: 50), height: 500, profile: .simple)
    stage.swipe(y: 1000, velocity: 2000)
    stage.wait(100)
    let phases = stage.phases()
    let before = stage.view().sample(at: stage.time)
    stage.perform(
      .insert(view: "list", at: 0, [.repeated(10, prefix: "new ", .item(width: 100, height: 50))]))
    let after = stage.view().sample(at: stage.time)
    #expect(isClose(after.offset.y, before.offset.y + 500))
    #expect(isClose(after.velocity.y, before.velocity.y, within: 1e-6))
    #expect(stage.phases() == phases)
    stage.rest()
    // 1000, the 998 of the fling, and ten rows.
    #expect(isClose(stage.offset().y, 2498, within: 0.001))
  }

  @Test("scenario 17 row 500 stands at the top to the point although most rows are twice as long as thought")
  func estimates() throws {
    try estimates(row: 500, of: 1000, isAnimated: false, .uikit)
    try estimates(row: 100, of: 120, isAnimated: true, .simple)
    // Where an animation ends lies on a pixel in this profile, and estimates need not.
    try estimates(row: 100, of: 120, isAnimated: true, .uikit, within: 0.5)
  }

  private func estimates(
    row: Int, of count: Int, isAnimated: Bool, _ profile: Profile, within pixel: Double = 0
  ) throws {
    let stack = SceneStack(
      .vertical, spacing: 0, isLazy: true,
      [
        .repeated(20, .item(width: 100, height: 44)),
        .repeated(count - 20, first: 20, .item(width: 100, height: 88)),
      ])
    let list = SceneNode.scroll(ScrollView("list", [.stack(stack)]))
    var stage = Stage(
      Scene(size: Vector(x: 100, y: 200), safeArea: EdgeInsets(top: 20), list), profile: profile)
    let before = stage.view().content.contentSize.y
    stage.scroll(.view("\(row)", anchor: .top), .proxy, animated: isAnimated)
    stage.rest()
    let frame = try #require(stage.frame("\(row)"))
    #expect(isClose(frame.start(.vertical) - stage.offset().y, 20, within: pixel))
    #expect(frame.size.y == 88)
    #expect(stage.adjustments().contains(.estimate))
    // What is known of the length is what changed.
    #expect(stage.view().content.contentSize.y > before)
    #expect(stage.view().content.contentSize.y < Double(20 * 44 + (count - 20) * 88))
  }
}
