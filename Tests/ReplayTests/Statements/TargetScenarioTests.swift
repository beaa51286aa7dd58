import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// The scenarios of section 13 about where scrolls end, in whole scenes.
@Suite struct TargetScenarioTests {
  /// The places where one flick after the other ends.
  private static func flicks(_ count: Int, _ stage: Stage, by way: Double = 60, velocity: Double = 900)
    -> [Double]
  {
    var stage = stage
    return (0..<count).map { _ in
      stage.swipe(x: way, velocity: velocity)
      stage.rest()
      return stage.offset().x
    }
  }

  @Test("scenario 1 with 47 of safe area at both sides four pages end at -47, 703, 1453 and 2203")
  func landscape() {
    let stage = Stage(
      Scene(
        size: Vector(x: 844, y: 390), safeArea: EdgeInsets(.horizontal, 47),
        .scroll(.strip(4, spacing: 0, behavior: .paging))))
    #expect(stage.view().content.contentSize.x == 3000)
    #expect(stage.offset().x == -47)
    #expect(Self.flicks(4, stage) == [703, 1453, 2203, 2203])
    #expect(stage.reports == [])
  }

  @Test(
    "scenario 2 pages with spacing between stay pages, the drift is reported, and aligned views have none")
  func spacing() {
    let pages = Stage(.strip(3, behavior: .paging), width: 300, height: 100)
    #expect(pages.view().content.contentSize.x == 920)
    #expect(Self.flicks(2, pages) == [300, 600])
    #expect(pages.reports == [.misalignedPage(1, by: 10)])
    let views = Stage(.strip(3, behavior: .viewAligned()), width: 300, height: 100)
    #expect(Self.flicks(2, views) == [310, 620])
    #expect(views.reports == [])
    var changed = views
    changed.perform(.setBehavior(view: "strip", .paging))
    #expect(changed.reports == [.misalignedPage(1, by: 10)])
  }

  @Test("scenario 3 from a partial last page one swipe goes back to a page's beginning")
  func partialPage() {
    let view = ScrollView("pages", axes: .horizontal, behavior: .paging, [.item(width: 700, height: 100)])
    var stage = Stage(view, width: 300, height: 100)
    #expect(Self.flicks(2, stage) == [300, 400])
    stage.scroll(.edge(.trailing))
    #expect(Self.flicks(2, stage, by: -60, velocity: -900) == [300, 0])
  }

  @Test("scenario 13 a turned phone asks the behaviour once, and the second hero is aligned at 794")
  func rotation() {
    var stage = Stage(.galleryPhone)
    stage.movePointer(to: Vector(x: 195, y: 160))
    stage.swipe(x: 60, velocity: 900)
    stage.rest()
    #expect(stage.offset("heroes").x == 340)
    stage.perform(.resize(Vector(x: 844, y: 390)))
    #expect(stage.offset("heroes").x == 794)
    #expect(stage.targets("heroes").filter { $0.cause == .resize }.map(\.chosen.x) == [794])
    #expect(stage.positions("heroes") == ["hero 0", "hero 1"])
    #expect(stage.phases("heroes").last == .idle)
    for _ in 0..<5 {
      stage.perform(.resize(Vector(x: 390, y: 844)))
      #expect(stage.offset("heroes").x == 340)
      stage.perform(.resize(Vector(x: 844, y: 390)))
      #expect(stage.offset("heroes").x == 794)
    }
  }

  @Test("scenario 13 turned on the way to the second hero it still goes there")
  func rotationOnTheWay() {
    var stage = Stage(.galleryPhone)
    stage.movePointer(to: Vector(x: 195, y: 160))
    stage.swipe(x: 60, velocity: 900)
    stage.wait(100)
    #expect(stage.phases("heroes").last == .decelerating)
    stage.perform(.resize(Vector(x: 844, y: 390)))
    #expect(stage.phases("heroes").last == .decelerating)
    stage.rest()
    #expect(stage.offset("heroes").x == 794)
    #expect(stage.positions("heroes").last == "hero 1")
  }

  private static func simple(_ choices: ScrollChoices = ScrollChoices()) -> Stage {
    var scenario = Scenario.galleryPhone
    scenario.profile = .simple
    scenario.profile.choices = choices
    var stage = Stage(scenario)
    stage.movePointer(to: Vector(x: 195, y: 160))
    return stage
  }

  @Test("scenario 28 a finger that stops a fling at 150 leaves it to the nearest stop, -20")
  func caught() {
    var stage = Self.simple()
    stage.swipe(x: 60, velocity: 1000)
    #expect(stage.targets("heroes").last?.chosen.x == 340)
    while stage.offset("heroes").x < 150 { stage.wait(1) }
    #expect(stage.offset("heroes").x < 151)
    stage.send(.began, from: .touch, at: Vector(x: 195, y: 160), after: 0)
    stage.send(.ended, from: .touch, at: Vector(x: 195, y: 160), after: 200, reason: .liftedBeforeStart)
    #expect(stage.targets("heroes").map(\.cause) == [.gestureEnd, .gestureEnd])
    stage.rest()
    #expect(stage.offset("heroes").x == -20)
  }

  @Test(
    "scenario 28 released at 40 with 200 pt/s it would end at 139.8: the nearest is -20, the next 340",
    arguments: [(ScrollChoices.SlowRelease.nearest, -20.0), (.direction, 340)])
  func slowRelease(rule: ScrollChoices.SlowRelease, end: Double) throws {
    var choices = ScrollChoices()
    choices.slowRelease = rule
    var stage = Self.simple(choices)
    stage.swipe(x: 60, velocity: 200)
    #expect(isClose(try #require(stage.targets("heroes").last?.natural.x), 139.8))
    stage.rest()
    #expect(stage.offset("heroes").x == end)
  }

  /// Goes to the offset that is as many points as the velocity.
  private struct Speed: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
      target.rect.origin.y = context.velocity.y
    }
  }

  @Test("scenario 45 a behaviour behind two erasers hears the velocity of the release")
  func erased() {
    var behaviors = ScrollTargetBehaviors()
    behaviors.add(AnyScrollTargetBehavior(AnyScrollTargetBehavior(Speed())), named: "speed")
    var stage = Stage(
      ScrollView.rows(100, of: 50).with { $0.behavior = .custom("speed") }, profile: .simple,
      behaviors: behaviors)
    stage.swipe(y: 30, velocity: 731.5)
    stage.rest()
    #expect(stage.offset().y == 731.5)
  }

  @Test("S0-13 a behaviour that nobody knows is reported, and scrolls end where they end")
  func unknown() {
    var stage = Stage(
      ScrollView.rows(100, of: 50).with { $0.behavior = .custom("nobody's") }, profile: .simple)
    #expect(stage.reports == [.unknownBehavior("nobody's")])
    stage.swipe(y: 30, velocity: 500)
    stage.rest()
    #expect(isClose(stage.offset().y, 279.5))
    #expect(stage.phases().last == .idle)
  }
}
