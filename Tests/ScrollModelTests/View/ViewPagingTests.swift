import InputEvents
import ScrollInput
import ScrollModel
import Testing

/// Pages of 300 pt in content of 700 pt: stops at 0, 300 and 400, the last page a short one.
@Suite struct ViewPagingTests {
  static func view(start: Double = 0, profile: Profile = .uikit) -> ViewPlayer {
    ViewPlayer(300, content: 700, behavior: .paging, start: start, profile: profile)
  }

  /// Moved from a stop by so much and released with a velocity in pt/s; the stop where it rests, and why.
  static let releases: [(start: Double, delta: Double, velocity: Double, stop: Double, isFast: Bool)] = [
    (0, 20, 300, 300, true), (0, 20, 299, 0, false), (0, 149, 0, 0, false), (0, 150, 0, 300, false),
    (0, 200, 0, 300, false), (0, 200, -300, 0, true), (300, 20, 300, 400, true), (300, 49, 0, 300, false),
    (300, 50, 0, 400, false), (300, 80, -400, 300, true), (400, -20, -300, 300, true),
    (400, -20, -299, 400, false),
    (400, -50, 0, 400, false), (400, -51, 0, 300, false), (400, -60, 400, 400, true),
    (300, -20, -400, 0, true), (300, -20, 400, 300, true), (0, 350, 500, 300, true), (400, -350, 0, 0, false),
    (0, -60, -900, 0, true), (0, -60, 0, 0, false), (400, 60, 900, 400, true), (400, 60, -100, 400, false),
  ]

  @Test(arguments: [Profile.uikit, .simple], releases)
  func aReleaseEndsAtAStop(
    profile: Profile, release: (start: Double, delta: Double, velocity: Double, stop: Double, isFast: Bool)
  ) throws {
    var view = Self.view(start: release.start, profile: profile)
    view.swipe(release.delta, velocity: release.velocity)
    let decision = try #require(view.targets.last)
    #expect(view.targets.count == 1)
    #expect(decision.cause == .gestureEnd)
    #expect(decision.behavior == .paging)
    #expect(decision.chosen.y == release.stop)
    let flick = TargetReason.stop(.flick(speed: release.velocity.magnitude))
    // However far it was dragged, a flick ends no more than a page from where the gesture began.
    let isFast = decision.reason == flick || decision.reason == .stop(.limited(1))
    #expect(isFast == release.isFast, "\(decision.reason)")
    #expect(view.phases.last == .decelerating)
    view.waitForRest()
    #expect(view.offset == release.stop)
    #expect(view.view.isAtLegalPlace)
    #expect(view.reasons.last == .restedAtTarget)
    #expect(view.phases == [.tracking, .interacting, .decelerating, .idle])
    // The way back from past an edge is the only bounce.
    #expect(view.bounces.map(\.event) == (view.bounces.isEmpty ? [] : [.began, .ended]))
  }

  @Test func pagesAreSaidWhenTheyBecomeTheNearest() {
    var view = Self.view()
    view.model.start(at: 0, into: &view.sink)
    view.swipe(20, velocity: 500)
    view.waitForRest()
    view.swipe(20, velocity: 500)
    view.waitForRest()
    view.swipe(-20, velocity: -500)
    view.waitForRest()
    #expect(view.pages == [0, 1, 2, 1])
    #expect(view.offset == 300)
  }

  @Test func aPageThatIsCaughtGoesToTheNearest() {
    var view = Self.view()
    view.swipe(20, velocity: 500)
    view.wait(80)
    view.send(.began)
    let caught = view.offset
    view.send(.ended)
    #expect(view.targets.last?.chosen.y == (caught < 150 ? 0 : 300))
    view.waitForRest()
    #expect(view.view.isAtLegalPlace)
  }

  /// The way to a stop overshoots by less than a point, and never past the content's ends.
  @Test func theWayToAStop() {
    for (start, velocity) in [(0.0, 500.0), (0, 3000), (300, 3000), (400, -3000), (300, -3000)] {
      var view = Self.view(start: start)
      view.swipe(velocity > 0 ? 20 : -20, velocity: velocity)
      while view.view.isMoving {
        view.wait(1)
        #expect((0...400).contains(view.offset), "from \(start) at \(velocity)")
      }
    }
  }

  static let turns: [(start: Double, turns: [Double], stop: Double, reason: TargetReason)] = [
    (0, [40], 300, .stop(.wheelTurned)), (0, [-40], 0, .stop(.nearest)), (300, [-40], 0, .stop(.wheelTurned)),
    (300, [40], 400, .stop(.wheelTurned)), (400, [40], 400, .stop(.nearest)),
    (400, [-40], 300, .stop(.wheelTurned)),
    (0, [100, 100], 300, .stop(.nearest)), (0, [400], 300, .stop(.limited(1))),
    (300, [40, -40], 300, .stop(.nearest)),
  ]

  @Test(arguments: turns)
  func aMotionOfAWheelTurnsAPage(start: Double, turns: [Double], stop: Double, reason: TargetReason) {
    var view = Self.view(start: start)
    for (index, turn) in turns.enumerated() {
      view.send(index == 0 ? .began : .changed, turn, from: .wheel)
    }
    view.send(.ended, from: .wheel, after: 150)
    #expect(view.targets.map(\.chosen.y) == [stop])
    #expect(view.targets.map(\.cause) == [.wheel])
    #expect(view.targets.map(\.reason) == [reason])
    view.waitForRest()
    #expect(view.offset == stop)
    #expect(view.phases.last == .idle)
    #expect(view.phases.first == .interacting)
  }

  @Test func withoutContentThereIsOnePage() {
    var view = ViewPlayer(300, content: 0, behavior: .paging)
    view.swipe(50, velocity: 900)
    view.turn(40)
    view.waitForRest()
    #expect(view.offset == 0)
    #expect(view.pages.isEmpty)
  }
}
