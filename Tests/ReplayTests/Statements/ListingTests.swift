import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// What the listings of the talk fix, in the scenarios that this package has of them.
@Suite struct ListingTests {
  static let galleries = [Scenario.galleryPhone, .galleryPad, .galleryMac]

  @Test("L-01 the list scrolls from its first row to its last")
  func list() {
    var stage = Stage(.list)
    #expect(stage.view().content.items.map(\.id) == (0..<25).map { "\($0)" })
    #expect(stage.view().content.items.allSatisfy { $0.frame.size.x == 390 })
    stage.swipe(y: 100, velocity: 6000)
    stage.rest()
    // 25 rows of 52 less 844.
    #expect(stage.offset().y == 456)
    #expect(stage.frame("24")?.end(.vertical) == 1300)
  }

  @Test("L-02, L-03 a strip of three in a list that scrolls the other way", arguments: galleries)
  func nested(scenario: Scenario) {
    let stage = Stage(scenario)
    #expect(stage.view("gallery").view.axes == .vertical)
    #expect(stage.view("heroes").view.axes == .horizontal)
    #expect(stage.view("heroes").content.parent == 0)
    let targets = stage.view("heroes").content.items.filter(\.isTarget).map(\.id)
    #expect(targets == ["hero 0", "hero 1", "hero 2"])
  }

  @Test("L-04, L-05, L-07 10 above the header, 20 to the strip, 20 below; margins of 20, heroes 10 apart")
  func distances() throws {
    let stage = Stage(.galleryPhone)
    let strip = stage.view("heroes").content
    #expect(stage.frame("title", in: "gallery")?.start(.vertical) == 10)
    #expect(strip.frame.start(.vertical) == 10 + 40 + 20)
    #expect(stage.frame("row 0", in: "gallery")?.start(.vertical) == strip.frame.end(.vertical) + 20)
    #expect(strip.contentInsets == EdgeInsets(.horizontal, 20))
    #expect(strip.indicatorInsets == EdgeInsets(.horizontal, 20))
    let heroes = try ["hero 0", "hero 1"].map { try #require(stage.frame($0, in: "heroes")) }
    #expect(heroes[1].start(.horizontal) - heroes[0].end(.horizontal) == 10)
  }

  @Test("L-06 a hero is 16 to 9 on one column or two", arguments: zip(galleries, [350.0, 487, 475]))
  func heroes(scenario: Scenario, width: Double) {
    let size = Stage(scenario).frame("hero 0", in: "heroes")?.size
    #expect(size == Vector(x: width, y: width * 9 / 16))
  }

  @Test(
    "L-08, L-09, L-10 aligned to views, a position that holds nothing, and no indicator", arguments: galleries
  )
  func settings(scenario: Scenario) {
    var stage = Stage(scenario, devices: [.mouse])
    let view = stage.view("heroes").view
    #expect(view.behavior == .viewAligned())
    #expect(view.position?.initial.viewID == nil)
    #expect(stage.positions("heroes") == [])
    stage.movePointer(to: Vector(x: 195, y: 160))
    stage.swipe(x: 60)
    #expect(stage.view("heroes").indicator(.horizontal)?.state == .hidden)
    #expect(stage.view("heroes").indicator(.horizontal)?.reason == .never)
    #expect(stage.positions("heroes") == ["hero 0"])
  }

  @Test("L-11 paddles do nothing without a position, for an unknown one, and at the ends; else they animate")
  func paddles() {
    #expect(Stage(.galleryPhone).press("next").reports == [.unknown("next")])
    #expect(Stage(.galleryMac).press("next").reports == [.deadControl("next", .noPosition)])
    #expect(Stage(.galleryMac).press("previous").reports == [.deadControl("previous", .noPosition)])
    var stage = Stage(.galleryMac)
    stage.scroll(.view("hero 0", anchor: nil), in: "heroes")
    #expect(stage.press("previous").reports == [.deadControl("previous", .atEnd)])
    let unknown = stage.removing("hero 0").press("next")
    #expect(unknown.reports == [.deadControl("next", .unknownPosition)])
    stage.perform(.press("next"))
    stage.perform(.press("next"))
    #expect(stage.reports == [.unreachable("hero 2")])
    #expect(stage.phases("heroes") == [.animating])
    stage.rest()
    #expect(stage.phases("heroes") == [.animating, .idle])
    #expect(stage.positions("heroes") == ["hero 0", "hero 1", "hero 2"])
    #expect(stage.press("next").reports.last == .deadControl("next", .atEnd))
  }

  /// The neighbour stands 360 points off, hidden would be 350.
  @Test("L-12 at rest the leading hero is as written, and its neighbour is shrunk to 0.8")
  func transition() throws {
    let stage = Stage(.galleryPhone)
    let amounts = stage.outputs("heroes").compactMap {
      if case .transition(_, let id, let phase, let amount) = $0 { "\(id) \(phase) \(amount)" } else { nil }
    }
    #expect(amounts == ["hero 0 identity 1.0", "hero 1 bottomTrailing 0.0", "hero 2 bottomTrailing 0.0"])
    let hero = try #require(stage.view("heroes").content.items.first)
    let effects = try #require(hero.transition).effects(.bottomTrailing, amount: 0)
    #expect(effects == [.scale(x: 0.8, y: 0.8, anchor: .center)])
    #expect(try #require(hero.transition).effects(.identity, amount: 1) == [])
  }

  @Test("L-13 the transition is the last that is applied, on each target itself", arguments: galleries)
  func order(scenario: Scenario) {
    let targets = Stage(scenario).view("heroes").content.items.filter(\.isTarget)
    #expect(targets.count == 3)
    for target in targets {
      guard case .transition(let transition)? = target.modifiers.last else {
        Issue.record("\(target.id) has \(target.modifiers)")
        continue
      }
      #expect(transition.axis == .horizontal)
    }
  }
}

extension Stage {
  /// The scene after a press.
  fileprivate func press(_ control: String) -> Stage {
    var stage = self
    stage.perform(.press(control))
    return stage
  }

  fileprivate func removing(_ hero: String) -> Stage {
    var stage = self
    stage.perform(.remove(view: "heroes", ids: [hero]))
    return stage
  }
}
