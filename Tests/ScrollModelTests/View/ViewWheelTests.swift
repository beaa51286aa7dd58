import InputEvents
import ScrollInput
import ScrollModel
import Testing

/// Wheels move a view at once, never past an edge.
@Suite struct ViewWheelTests {
  @Test func aWheelMovesAndIsQuiet() {
    var view = ViewPlayer()
    view.turn(40, 40, -20)
    #expect(view.offset == 60)
    #expect(view.phases == [.interacting, .idle])
    #expect(view.reasons == [.wheelTurned, .wheelQuiet])
    #expect(view.targets.isEmpty)
  }

  @Test func anEdgeClampsAndIsSaidOnce() {
    var view = ViewPlayer(content: 290)
    view.turn(40, 40, 40, 40)
    #expect(view.offset == 90)
    #expect(view.bounces == [Bounce(.bottom, .suppressed, .sourceNeedNotEnd(.wheel))])
    view.turn(40)
    #expect(view.bounces.count == 2)
    view.turn(-100, -10, 200)
    #expect(view.offset == 90)
    #expect(
      view.bounces.dropFirst(2).map(\.edge) == [.top, .bottom],
      "one edge after the other in the same motion")
  }

  @Test func aWheelTakesAFlightOver() {
    var view = ViewPlayer()
    view.swipe(5, velocity: 2000)
    view.wait(100)
    let flying = view.offset
    view.send(.began, 40, from: .wheel, after: 0, device: 1)
    #expect(view.offset == flying.rounded(.toNearestOrEven) + 40)
    #expect(view.phases.last == .interacting)
    view.send(.ended, from: .wheel, after: 150, device: 1)
    #expect(view.phases.last == .idle)
  }

  @Test func aWheelLetsAStretchGo() {
    var view = ViewPlayer(content: 500)
    view.send(.began, from: .finger)
    view.send(.changed, -80, from: .finger)
    view.send(.ended, from: .finger)
    view.wait(20)
    #expect(view.offset < 0)
    view.turn(40)
    #expect(view.offset == 40)
    #expect(view.bounces.map(\.event) == [.began, .ended])
  }

  /// Fingers that rest own nothing; once they scroll, they have the view.
  @Test func aWheelScrollsBesideFingersThatRest() {
    var view = ViewPlayer(start: 100)
    view.send(.began)
    view.send(.began, 40, from: .wheel, device: 1)
    #expect(view.offset == 140)
    view.send(.changed, 20)
    #expect(view.offset == 150)
    view.send(.changed, 40, from: .wheel, device: 1)
    view.send(.ended)
    #expect(view.offset == 150)
    #expect(view.phases == [.tracking, .idle, .interacting, .idle, .tracking, .interacting, .idle])
  }

  @Test func fingersTakeTheViewFromAWheel() {
    var view = ViewPlayer(start: 100)
    view.send(.began, 40, from: .wheel, device: 1)
    view.send(.began)
    view.send(.ended, from: .wheel, device: 1)
    #expect(view.phases == [.interacting, .tracking])
    view.send(.ended)
    view.waitForRest()
    #expect(view.phases == [.interacting, .tracking, .idle])
    #expect(view.offset == 140)
  }

  @Test func cancelledIsBrokenOff() {
    var view = ViewPlayer()
    view.send(.began, 40, from: .wheel)
    view.send(.cancelled, from: .wheel)
    #expect(view.reasons.last == .brokenOff)
  }

  @Test func aTurnAcrossTheViewMovesNothing() {
    var view = ViewPlayer()
    view.send(.began, 0, across: 40, from: .wheel)
    view.send(.ended, from: .wheel, after: 150)
    #expect(view.phases.isEmpty)
    #expect(view.offset == 0)
  }

  @Test func contentThatFitsDoesNotMove() {
    var view = ViewPlayer(content: 100)
    view.turn(40)
    #expect(view.offset == 0)
    #expect(view.bounces.map(\.event) == [.suppressed])
  }
}
