import ScrollInput
import ScrollModel
import Testing

/// Fingers on a view by the measured profile: hysteresis, following, and what a lift sets off.
@Suite struct ViewDragTests {
  @Test(arguments: [1.0, -1])
  func theHysteresisIsKeptBack(direction: Double) {
    var view = ViewPlayer(start: 1000)
    view.send(.began)
    #expect(view.phases == [.tracking])
    view.send(.changed, 10 * direction)
    #expect(view.phases == [.tracking])
    #expect(view.offset == 1000)
    view.send(.changed, 7 * direction)
    #expect(view.phases == [.tracking, .interacting])
    #expect(view.reasons.last == .passedHysteresis(10))
    #expect(view.offset == 1000 + 7 * direction)
    view.send(.changed, -40 * direction)
    #expect(view.offset == 1000 - 33 * direction)
    view.send(.ended)
    #expect(view.phases == [.tracking, .interacting, .idle])
    #expect(view.reasons.last == .noSpeed)
  }

  /// Along both axes together the finger went far enough; what is kept back is the axis' own part.
  @Test func theHysteresisIsOfBothAxes() {
    var view = ViewPlayer(start: 1000)
    view.send(.began)
    view.send(.changed, 8, across: 6)
    #expect(view.phases == [.tracking])
    view.send(.changed, 0, across: 1)
    #expect(view.phases == [.tracking, .interacting])
    #expect(view.offset == 1000)
    view.send(.changed, 4)
    #expect(view.offset == 1004)
  }

  @Test func fingersOnATouchpadHaveNoHysteresis() {
    var view = ViewPlayer(start: 1000)
    view.send(.began, from: .finger)
    view.send(.changed, 1, from: .finger)
    #expect(view.offset == 1001)
    #expect(view.reasons == [.fingersDown(.finger), .scrolled(.finger)])
  }

  @Test func aTapMovesNothing() {
    var view = ViewPlayer(start: 1000)
    view.send(.began)
    view.send(.changed, 9)
    view.send(.ended, velocity: 900, previous: 900)
    view.waitForRest()
    #expect(view.phases == [.tracking, .idle])
    #expect(view.reasons.last == .tapped)
    #expect(view.offset == 1000)
    #expect(view.targets.isEmpty)
  }

  @Test func whatIsBrokenOffDoesNotFly() {
    var view = ViewPlayer(start: 1000)
    view.send(.began)
    view.send(.changed, 60)
    view.send(.cancelled, velocity: 2000, previous: 2000)
    #expect(view.phases == [.tracking, .interacting, .idle])
    #expect(view.reasons.last == .brokenOff)
    #expect(view.offset == 1050)
  }

  @Test(arguments: [1.0, 2, 3])
  func theOffsetLiesOnPixels(scale: Double) {
    var view = ViewPlayer(start: 1000, scale: scale)
    view.send(.began, from: .finger)
    for _ in 1...20 {
      view.send(.changed, 0.37, from: .finger)
      let pixels = view.offset * scale
      #expect((pixels - pixels.rounded()).magnitude < 1e-9)
    }
    #expect((view.offset - 1007.4).magnitude <= 0.5 / scale)
  }

  static let releases: [(latest: Double, previous: Double, flies: Bool)] = [
    (249.9, 249.9, false), (250, 250, true), (249.9, 900, false), (250, 0, true), (-250, -100, true),
    (-249.9, -2000, false), (0, 900, false),
  ]

  /// The latest velocity alone decides whether it flies; both together decide how fast.
  @Test(arguments: releases)
  func theThresholdOfTheRelease(latest: Double, previous: Double, flies: Bool) {
    var view = ViewPlayer(start: 1000)
    view.send(.began)
    view.send(.changed, 60)
    view.send(.ended, velocity: latest, previous: previous)
    #expect(view.phases.last == (flies ? .decelerating : .idle))
    #expect(view.targets.count == 1)
    guard flies else {
      #expect(view.reasons.last == (latest == 0 ? .noSpeed : .tooSlow(speed: 249.9, threshold: 250)))
      #expect(view.targets.first?.chosen.y == 1050)
      return
    }
    let velocity = previous == 0 ? latest : 0.75 * previous + 0.25 * latest
    guard case .flung(let speed, _)? = view.reasons.last else {
      Issue.record("\(view.reasons)")
      return
    }
    #expect((speed - velocity.magnitude).magnitude < 1e-9)
  }

  /// Speed across the view counts for the threshold, but moves nothing.
  @Test func speedAcrossTheView() {
    var view = ViewPlayer(start: 1000)
    view.send(.began, from: .finger)
    view.send(.changed, 5, from: .finger)
    view.wait(10)
    view.model.step(
      ScrollInputEvent(
        time: view.time, device: 0, source: .finger, phase: .ended, velocity: Vector(x: 900, y: 0),
        previousVelocity: Vector(x: 900, y: 0), reason: .lifted), into: &view.sink)
    #expect(view.phases.last == .idle)
    #expect(view.offset == 1005)
  }

  @Test func whoScrollsLaterHasTheView() {
    var view = ViewPlayer(start: 1000)
    view.send(.began, from: .finger, device: 0)
    view.send(.began, device: 1)
    // Less the way of a finger before it scrolls.
    view.send(.changed, 300, device: 1)
    #expect(view.offset == 1290)
    view.send(.changed, 5, from: .finger, device: 0)
    #expect(view.offset == 1295)
    view.send(.changed, 50, device: 1)
    view.send(.began, 40, from: .wheel, device: 2)
    view.send(.changed, 5, from: .finger, device: 0)
    #expect(view.offset == 1335)
    view.send(.ended, device: 1)
    view.send(.ended, from: .finger, device: 0)
    #expect(view.phases.last == .interacting)
    view.send(.ended, from: .wheel, device: 2)
    #expect(view.phases.last == .idle)
    #expect(view.offset == 1335)
  }
}
