import InputEvents
import ScrollInput
import ScrollModel
import Testing

/// A view by the textbook: the worked numbers of the profile `simple`.
@Suite struct SimpleProfileViewTests {
  static let projections: [(Double, Double)] = [
    (200, 99.8), (500, 249.5), (1000, 499), (2000, 998), (3000, 1497),
  ]

  @Test(arguments: projections)
  func itRestsWhereTheProjectionSays(velocity: Double, distance: Double) {
    var view = ViewPlayer(start: 2000, profile: .simple)
    view.swipe(1, velocity: velocity)
    #expect(((view.targets.first?.chosen.y ?? 0) - 2001 - distance).magnitude < 1e-9)
    #expect(view.targets.first?.reason == .natural)
    view.waitForRest()
    #expect((view.offset - 2001 - distance).magnitude < 1e-9)
    #expect(view.reasons.last == .restedInside)
  }

  /// There is no threshold, and nothing is rounded.
  @Test func aSlowReleaseFliesToo() {
    var view = ViewPlayer(start: 2000, profile: .simple)
    view.swipe(1.25, velocity: 10)
    #expect(view.phases.last == .decelerating)
    view.waitForRest()
    #expect((view.offset - 2001.25 - 4.99).magnitude < 1e-9)
  }

  /// The latest velocity alone is taken.
  @Test func nothingIsBlended() {
    var view = ViewPlayer(start: 2000, profile: .simple)
    view.send(.began)
    view.send(.changed, 5)
    #expect(view.offset == 2005)
    view.send(.ended, velocity: 1000, previous: 9000)
    #expect(((view.targets.first?.chosen.y ?? 0) - 2504).magnitude < 1e-9)
  }

  static let bands: [(Double, Double, Double)] = [
    (200, 50, 24.18), (200, 100, 43.14), (200, 400, 104.76), (600, 50, 26.30), (600, 100, 50.38),
    (600, 400, 160.98), (390, 50, 25.69),
  ]

  @Test(arguments: bands, [ScrollSource.touch, .finger])
  func theRubberBand(band: (Double, Double, Double), source: ScrollSource) {
    let (length, pulled, shown) = band
    for sign in [1.0, -1] {
      var view = ViewPlayer(length, content: length + 1000, start: sign > 0 ? 1000 : 0, profile: .simple)
      view.send(.began, from: source)
      view.send(.changed, sign * pulled, from: source)
      let past = sign > 0 ? view.offset - 1000 : 0 - view.offset
      #expect((past - shown).magnitude < 0.01)
      view.send(.ended, from: source)
      view.waitForRest()
      #expect(view.offset == (sign > 0 ? 1000 : 0))
      #expect(view.bounces.map(\.event) == [.began, .ended])
    }
  }

  /// Thrown out of a stretch into the content and on to the other edge: each edge is left and reached once.
  @Test func fromOneEdgeToTheOther() {
    var view = ViewPlayer(content: 300, profile: .simple)
    view.swipe(-50, velocity: 3000, from: .finger)
    var highest = 0.0
    while view.view.isMoving {
      view.wait(2)
      highest = max(highest, view.offset)
    }
    #expect(highest > 110)
    #expect(view.offset == 100)
    #expect(view.bounces.map(\.edge) == [.top, .top, .bottom, .bottom])
    #expect(view.bounces.map(\.event) == [.began, .ended, .began, .ended])
  }

  /// At 1000 pt/s the return peaks at 36.8 pt after 100 ms.
  @Test func theReturnPeaksWhereItIsStated() {
    var view = ViewPlayer(content: 200.5, start: 0.5, profile: .simple)
    view.send(.began, from: .finger)
    view.send(.changed, 0.000001, from: .finger)
    view.send(.ended, from: .finger, velocity: 1000, previous: 1000)
    view.wait(100)
    #expect((view.offset - 0.5 - 36.79).magnitude < 0.01)
  }
}
