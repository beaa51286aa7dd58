import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// The sequences of phases of section 12.7.
@Suite struct PhaseSequenceTests {
  private static let list = ScrollView.rows(100, of: 50)
  private static let aligned = list.with {
    $0.behavior = .paging
  }

  @Test("12.7 a touch that drags and flings")
  func fling() {
    var stage = Stage(Self.list)
    stage.touch(y: 60, velocity: 1000, at: Vector(x: 100, y: 100))
    stage.rest()
    #expect(stage.phases() == [.tracking, .interacting, .decelerating, .idle])
  }

  @Test("12.7 a touch that is lifted at rest inside the range")
  func restInside() {
    var stage = Stage(Self.list)
    stage.touch(y: 60, at: Vector(x: 100, y: 100))
    stage.rest()
    #expect(stage.phases() == [.tracking, .interacting, .idle])
  }

  @Test("12.7 a touch that is lifted past an edge: the bounce counts as decelerating")
  func pastTheEdge() {
    var stage = Stage(Self.list)
    stage.touch(y: -60, at: Vector(x: 100, y: 100))
    #expect(stage.phases() == [.tracking, .interacting, .decelerating])
    stage.rest()
    #expect(stage.phases() == [.tracking, .interacting, .decelerating, .idle])
    #expect(stage.offset().y == 0)
  }

  @Test("12.7 a touch on a deceleration that does not move, without and with a behaviour that aligns anew")
  func caught() {
    for (view, settles) in [(Self.list, false), (Self.aligned, true)] {
      var stage = Stage(view)
      stage.touch(y: 60, velocity: 2000, at: Vector(x: 100, y: 100))
      stage.wait(100)
      #expect(stage.phases() == [.tracking, .interacting, .decelerating])
      stage.send(.began, from: .touch, at: Vector(x: 100, y: 100))
      let caught = stage.offset().y
      stage.send(.ended, from: .touch, at: Vector(x: 100, y: 100), after: 300, reason: .liftedBeforeStart)
      stage.rest()
      #expect(
        stage.phases().dropFirst(3) == (settles ? [.tracking, .decelerating, .idle] : [.tracking, .idle]))
      #expect((stage.offset().y == caught) == !settles)
    }
  }

  @Test("12.7 two fingers that rest on a touchpad, scroll and flick")
  func touchpad() {
    var stage = Stage(Self.list)
    stage.send(.began)
    #expect(stage.phases() == [.tracking])
    stage.send(.changed, y: 20, velocity: Vector(x: 0, y: 1500), after: 200)
    stage.send(.ended, velocity: Vector(x: 0, y: 1500))
    stage.rest()
    #expect(stage.phases() == [.tracking, .interacting, .decelerating, .idle])
  }

  @Test("12.7 notches of a wheel, without and with a behaviour that snaps")
  func wheel() {
    for (view, sequence) in [
      (Self.list, [ScrollPhase.interacting, .idle]), (Self.aligned, [.interacting, .decelerating, .idle]),
    ] {
      var stage = Stage(view)
      stage.turn(y: [40, 40])
      stage.rest()
      #expect(stage.phases() == sequence)
    }
  }

  @Test("12.7 a place that a program asks for, over time and at once")
  func programmatic() {
    var stage = Stage(Self.list)
    stage.scroll(.view("20", anchor: .top), animated: true)
    stage.rest()
    #expect(stage.phases() == [.animating, .idle])
    #expect(stage.offset().y == 1000)
    stage.scroll(.view("40", anchor: .top))
    stage.rest()
    #expect(stage.phases() == [.animating, .idle])
    #expect(stage.offset().y == 2000)
  }

  @Test("12.7 a finger that comes down on an animation")
  func fingerOnAnimation() {
    var stage = Stage(Self.list)
    stage.scroll(.view("20", anchor: .top), animated: true)
    stage.wait(150)
    stage.send(.began, from: .touch, at: Vector(x: 100, y: 100))
    #expect(stage.phases() == [.animating, .tracking])
    let caught = stage.offset().y
    #expect(caught > 0 && caught < 1000)
    stage.send(.changed, y: 30, from: .touch)
    #expect(stage.phases() == [.animating, .tracking, .interacting])
    #expect(isClose(stage.offset().y, caught + 30, within: 1))
  }
}
