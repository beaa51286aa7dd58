import InputEvents
import ScrollInput
import ScrollModel
import Testing

/// Edges: the rubber band, bounces that begin and end exactly once, and views that do not bounce.
@Suite struct ViewEdgeTests {
  static let sources: [(ScrollSource, hysteresis: Double, coefficient: Double)] = [
    (.touch, 10, 0.55), (.finger, 0, 0.715),
  ]

  @Test(arguments: sources, [Edge.top, .bottom])
  func pulledPastAnEdgeAndBroughtBack(
    _ pull: (ScrollSource, hysteresis: Double, coefficient: Double), edge: Edge
  ) {
    let (source, hysteresis, coefficient) = pull
    let sign: Double = edge == .bottom ? 1 : -1
    let limit: Double = edge == .bottom ? 300 : 0
    var view = ViewPlayer(content: 500, start: limit)
    view.send(.began, from: source)
    view.send(.changed, sign * (50 + hysteresis), from: source)
    let band = RubberBand(coefficient: coefficient, length: 200)
    #expect(view.offset == (limit + sign * band.shown(distance: 50)).rounded(.toNearestOrEven))
    #expect(view.bounces == [Bounce(edge, .began, .pulled(source))])
    view.send(.changed, sign * 50, from: source)
    view.send(.changed, sign * -99, from: source)
    #expect(view.offset == limit + sign)
    view.send(.changed, sign * -21, from: source)
    #expect(view.offset == limit - sign * 20)
    #expect(view.bounces == [Bounce(edge, .began, .pulled(source)), Bounce(edge, .ended, .pushedBack)])
  }

  /// Released past an edge it springs back at any speed, and rests at the edge.
  @Test(arguments: [0.0, 40, -600])
  func releasedPastAnEdgeItSpringsBack(velocity: Double) {
    var view = ViewPlayer(content: 500)
    view.send(.began, from: .finger)
    view.send(.changed, -80, from: .finger)
    view.send(.ended, from: .finger, velocity: velocity, previous: velocity)
    #expect(view.phases.last == .decelerating)
    #expect(view.reasons.last == .releasedPastEdge)
    #expect(view.targets.last?.reason == .backToEdge(.top))
    view.waitForRest()
    #expect(view.offset == 0)
    #expect(view.phases.last == .idle)
    #expect(view.reasons.last == .restedAtEdge(.top))
    #expect(view.bounces == [Bounce(.top, .began, .pulled(.finger)), Bounce(.top, .ended, .sprangBack)])
  }

  @Test(arguments: [Profile.uikit, .simple])
  func aFlightPastAnEdgeBouncesOnce(profile: Profile) {
    var view = ViewPlayer(content: 500, profile: profile)
    view.swipe(100, velocity: 1000)
    var furthest = 0.0
    while view.view.isMoving {
      view.wait(5)
      furthest = max(furthest, view.offset)
    }
    view.waitForRest()
    #expect((310...360).contains(furthest))
    #expect(view.offset == 300)
    #expect(view.phases == [.tracking, .interacting, .decelerating, .idle])
    #expect(view.reasons.last == .restedAtEdge(.bottom))
    #expect(view.targets.last?.reason == .clamped)
    #expect(view.targets.last?.chosen.y == 300)
    #expect(view.bounces.map(\.event) == [.began, .ended])
    #expect(view.bounces.map(\.edge) == [.bottom, .bottom])
    guard case .flew(let speed)? = view.bounces.first?.reason else {
      Issue.record("\(view.bounces)")
      return
    }
    // What is left of 1 pt/ms after 200 pt; the measured law tells it at the end of the frame that crosses.
    #expect((profile == .simple ? 599...600 : 500...600).contains(speed))
    #expect(view.bounces.last?.reason == .sprangBack)
  }

  @Test(arguments: Profile.all)
  func aStretchThatIsCaughtGoesOnWithoutAJump(profile: Profile) {
    var view = ViewPlayer(content: 500, profile: profile)
    view.swipe(100, velocity: 3000)
    while view.offset <= 310 { view.wait(5) }
    let shown = view.offset
    view.send(.began, from: .finger, after: 0)
    #expect((view.offset - shown).magnitude <= 0.5)
    let caught = view.offset
    view.send(.changed, 0.001, from: .finger)
    #expect((view.offset - caught).magnitude < 0.01)
    view.send(.ended, from: .finger)
    view.waitForRest()
    #expect(view.offset == 300)
    #expect(view.bounces.map(\.event) == [.began, .ended])
  }

  @Test(arguments: Profile.all)
  func withoutBouncingAPullIsSuppressedOnce(profile: Profile) {
    var view = ViewPlayer(content: 500, bounces: false, profile: profile)
    view.send(.began, from: .finger)
    for _ in 1...3 { view.send(.changed, -30, from: .finger) }
    #expect(view.offset == 0)
    #expect(view.bounces == [Bounce(.top, .suppressed, .bounceOff)])
    view.send(.ended, from: .finger, velocity: -900, previous: -900)
    view.waitForRest()
    #expect(view.offset == 0)
    #expect(view.bounces == [Bounce(.top, .suppressed, .bounceOff)])
    #expect(view.phases.last == .idle)
    view.swipe(-10, velocity: 0)
    #expect(view.bounces.count == 2)
  }

  @Test(arguments: [Profile.uikit, .simple])
  func withoutBouncingAFlightStopsAtTheEdge(profile: Profile) {
    var view = ViewPlayer(content: 500, bounces: false, profile: profile)
    view.swipe(100, velocity: 2000)
    while view.view.isMoving {
      view.wait(3)
      #expect(view.offset <= 300)
    }
    #expect(view.offset == 300)
    #expect(view.reasons.last == .restedAtEdge(.bottom))
    #expect(view.bounces == [Bounce(.bottom, .suppressed, .bounceOff)])
  }

  @Test(arguments: [0.0, 120, 200])
  func contentThatFitsStretchesAndComesBack(content: Double) {
    var view = ViewPlayer(content: content)
    view.swipe(60, velocity: 500)
    view.waitForRest()
    #expect(view.offset == 0)
    #expect(view.bounces.map(\.event) == [.began, .ended])
  }
}
