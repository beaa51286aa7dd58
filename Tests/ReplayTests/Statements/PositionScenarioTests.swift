import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// The scenarios of section 13 about positions and requests, in whole scenes.
@Suite struct PositionScenarioTests {
  /// Rows with a position that an app keeps.
  private static func list(_ count: Int = 20, of height: Double = 20, initial: String? = nil) -> ScrollView {
    ScrollView.rows(count, of: height, isTargetLayout: true).with {
      $0.position = ScrollPositionSetting(initial.map { ScrollPosition(id: $0) } ?? ScrollPosition())
    }
  }

  private static func profile(_ change: (inout ScrollChoices) -> Void) -> Profile {
    var profile = Profile.uikit
    change(&profile.choices)
    return profile
  }

  @Test("scenario 4 a written identity moves as little as shows it, on iOS 17 to the top as far as it goes")
  func nilAnchor() {
    var stage = Stage(Self.list())
    stage.scroll(.view("15", anchor: nil))
    #expect(stage.offset().y == 120)
    var earlier = Stage(Self.list(), profile: Self.profile { $0.nilAnchor = .start })
    earlier.scroll(.view("15", anchor: nil))
    #expect(earlier.offset().y == 200)
    #expect(earlier.reports == [.unreachable("15")])
  }

  @Test("scenario 5 an identity at first scrolls, or does not, and is kept")
  func initial() {
    let documented = Stage(Self.list(initial: "10"))
    #expect(documented.offset().y == 20)
    #expect(documented.positions() == ["10"])
    let measured = Stage(Self.list(initial: "10"), profile: Self.profile { $0.initialID = .ignored })
    #expect(measured.offset().y == 0)
    #expect(measured.positions() == ["10"])
  }

  @Test("scenario 6 a proxy leaves the position alone until the user scrolls")
  func proxy() {
    var stage = Stage(Self.list(40))
    stage.scroll(.view("20", anchor: nil))
    stage.scroll(.view("5", anchor: .top), .proxy)
    #expect(stage.offset().y == 100)
    #expect(stage.positions() == ["20"])
    stage.swipe(y: 41)
    // At 141 row 7, of which 19 are in sight, leads.
    #expect(stage.positions() == ["20", "7"])
  }

  @Test("scenario 7 with two columns the position goes on to the third hero, and the second leads")
  func twoColumns() {
    let rules: [(ScrollChoices.PositionWrites, ScrollChoices.NilAnchor, [Double])] = [
      (.aligned, .minimal, [477, 477]), (.anchored, .start, [477, 477]), (.anchored, .minimal, [-20, 477]),
    ]
    for (writes, rule, offsets) in rules {
      var scenario = Scenario.galleryMac
      scenario.scene.size = Vector(x: 1024, y: 768)
      scenario.profile = Self.profile {
        $0.positionWrites = writes
        $0.nilAnchor = rule
      }
      var stage = Stage(scenario)
      stage.scroll(.view("hero 0", anchor: nil), in: "heroes")
      let places: [Double] = (0..<2).map { _ in
        stage.perform(.press("next"))
        stage.rest()
        return stage.offset("heroes").x
      }
      #expect(places == offsets)
      #expect(stage.reports == (offsets[0] == 477 ? [.unreachable("hero 2")] : []))
      stage.movePointer(to: Vector(x: 500, y: 200))
      // Past the edge and back, and away from it by a point: the same view leads as before.
      for way in [1.0, -1] {
        stage.swipe(x: 6 * way)
        stage.rest()
      }
      #expect(stage.positions("heroes") == ["hero 0", "hero 1", "hero 2"])
    }
  }

  @Test(
    "scenario 8 with no position the paddles are dead, which is said; a scroll by any device revives them")
  func deadPaddles() {
    var stage = Stage(.galleryMac, devices: [.mouse])
    stage.perform(.press("next"))
    #expect(stage.reports == [.deadControl("next", .noPosition)])
    #expect(stage.offset("heroes").x == -20)
    #expect(stage.phases("heroes") == [])
    stage.movePointer(to: Vector(x: 500, y: 200))
    stage.swipe(x: 5)
    stage.rest()
    stage.perform(.press("next"))
    #expect(stage.positions("heroes") == ["hero 0", "hero 1"])
    #expect(stage.reports.count == 1)
  }

  @Test("scenario 9 a tap on the status bar animates to the top, and the position follows")
  func statusBar() {
    var stage = Stage(Self.list(100, of: 50))
    stage.swipe(y: 1000)
    #expect(stage.positions().last == "20")
    stage.scroll(.edge(.top), .system, animated: true)
    #expect(stage.phases().last == .animating)
    stage.rest()
    #expect(stage.offset().y == 0)
    #expect(stage.positions().last == "0")
  }

  @Test("scenario 10 views with identities of their own lead like any other")
  func ownIdentities() {
    let names = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"]
    let stack = SceneStack(
      .vertical, spacing: 0, isTargetLayout: true, names.map { .item($0, width: 100, height: 50) })
    var stage = Stage(ScrollView("list", position: ScrollPositionSetting(), [.stack(stack)]))
    for _ in 0..<4 { stage.swipe(y: 50) }
    #expect(stage.positions() == ["beta", "gamma", "delta", "epsilon"])
    stage.scroll(.view("alpha", anchor: nil))
    #expect(stage.offset().y == 0)
  }

  @Test("scenario 11 a write of what is held already is none, and a motion for a write echoes nothing")
  func noLoop() {
    var stage = Stage(.galleryPhone)
    for _ in 0..<3 {
      stage.scroll(.view("hero 1", anchor: nil), in: "heroes", animated: true)
      stage.wait(50)
    }
    stage.rest()
    stage.scroll(.view("hero 1", anchor: nil), in: "heroes", animated: true)
    stage.rest()
    #expect(stage.offset("heroes").x == 340)
    #expect(stage.targets("heroes").count == 1)
    #expect(stage.phases("heroes") == [.animating, .idle])
    #expect(stage.positions("heroes") == ["hero 1"])
  }

  /// A flight of 2000 pt/s at 300, and row 7 of 100 asked for.
  private static func flight() -> Stage {
    var stage = Stage(
      ScrollView.rows(100, of: 100).with { $0.start = Vector(x: 0, y: 299) }, profile: .simple)
    stage.swipe(y: 1, velocity: 2000)
    return stage
  }

  @Test("scenario 34 a write in a fling stops it, keeps its velocity, or animates")
  func writtenInAFling() {
    let seven = ScrollPlace.view("7", anchor: .top)
    var stopped = Self.flight()
    #expect(stopped.view().sample(at: stopped.time).velocity.y == 2000)
    stopped.scroll(seven)
    #expect(stopped.phases().last == .idle)
    stopped.rest()
    #expect(stopped.offset().y == 700)
    var kept = Self.flight()
    kept.scroll(seven, preservesVelocity: true)
    #expect(kept.offset().y == 700)
    #expect(kept.view().sample(at: kept.time).velocity.y == 2000)
    #expect(kept.phases().last == .decelerating)
    kept.rest()
    #expect(isClose(kept.offset().y, 700 + 998))
    var animated = Self.flight()
    animated.scroll(seven, animated: true, preservesVelocity: true)
    #expect(animated.offset().y == 300)
    #expect(animated.phases().last == .animating)
    animated.rest()
    #expect(animated.offset().y == 700)
  }

  @Test("scenario 35 a request is done at once unless it is animated, also after another screen was shown")
  func immediate() {
    let screen = SceneNode.scroll(Self.list(40, of: 50))
    var stage = Stage(Scene(size: Vector(x: 200, y: 200), screen))
    stage.scroll(.view("10", anchor: .top), .proxy)
    #expect(stage.offset().y == 500)
    #expect(stage.phases() == [])
    stage.perform(.setScene(.item("another screen")))
    stage.perform(.setScene(screen))
    stage.scroll(.view("20", anchor: .top), .proxy)
    #expect(stage.offset().y == 1000)
    #expect(stage.phases() == [])
    stage.scroll(.view("10", anchor: .top), .proxy, animated: true)
    #expect(stage.offset().y == 1000)
    stage.rest()
    #expect(stage.offset().y == 500)
  }

  @Test("scenario 39 a strip that mirrors another is written to, and does not snap on its own")
  func mirrored() {
    let stack = SceneStack(
      .vertical, spacing: 0,
      [.scroll(.strip(20, id: "leader")), .scroll(.strip(20, id: "follower", behavior: .viewAligned()))])
    var stage = Stage(Scene(size: Vector(x: 300, y: 200), .stack(stack)))
    func mirror(_ stage: inout Stage) {
      stage.scroll(.point(x: stage.offset("leader").x, y: nil), in: "follower", .proxy)
    }
    stage.movePointer(to: Vector(x: 150, y: 50))
    stage.swipe(x: 60, velocity: 1000)
    while stage.model.isMoving {
      stage.wait(16)
      mirror(&stage)
      // Where a program puts it lies on a pixel.
      #expect(isClose(stage.offset("follower").x, stage.offset("leader").x, within: 0.5))
    }
    let end = stage.offset("leader").x
    #expect(end.truncatingRemainder(dividingBy: 310) != 0)
    stage.wait(1000)
    #expect(stage.offset("follower").x == end)
    #expect(stage.phases("follower") == [])
    #expect(stage.targets("follower") == [])
  }
}
