import InputEvents
import ScrollInput
import Testing

/// The reports on how gestures become scrolling, each by its id.
@Suite struct GestureReportTests {
  @Test("G02 what a finger scrolled beside a resting one stays scrolled when it is lifted")
  func restingBesideMoving() {
    var rig = TouchpadRig()
    rig.twoDown()
    for _ in 0..<10 {
      rig.move(1, 0, 1)
      rig.frame()
    }
    rig.up(1)
    rig.frame()
    let scrolled = rig.total
    rig.up(0)
    rig.frame(after: 200)
    // Half of 10 mm, without the start threshold.
    #expect((scrolled - Vector(x: 0, y: 4)).length < 1e-9)
    #expect(rig.total == scrolled)
    #expect(rig.player.phases.first == .began && rig.player.phases.last == .ended)
  }

  @Test("G03 a palm that touches changes no speed")
  func palmChangesNoSpeed() {
    var rig = TouchpadRig()
    rig.twoDown()
    for frame in 0..<30 {
      if frame == 10 { rig.down(2, 80, 50, .abs(EventCode.absMTTouchMajor, 25 * 40)) }
      if frame == 15 { rig.move(2, 3, 3) }
      if frame == 20 { rig.up(2) }
      rig.twoMove(0, 1)
    }
    #expect(rig.deltas.dropFirst().allSatisfy { ($0 - Vector(x: 0, y: 1)).length < 1e-9 })
    #expect(rig.deltas.count == 29)
    #expect(rig.player.phases.filter { $0 != .changed } == [.began])
  }

  @Test("G04 after a click with the thumb two fingers scroll at once")
  func thumbThenTwoFingers() {
    var rig = TouchpadRig()
    rig.down(0, 50, 57)
    rig.frame()
    rig.frame(after: 200, .key(EventCode.buttonLeft, 1))
    rig.frame(after: 80, .key(EventCode.buttonLeft, 0))
    rig.up(0)
    rig.frame()
    rig.down(0, 40, 20)
    rig.frame()
    rig.down(1, 60, 20)
    rig.frame()
    rig.twoMove(0, 1, frames: 2)
    #expect(rig.deltas.count == 1)
  }

  @Test("G04 a thumb that stays down is no finger of the gesture")
  func thumbStays() {
    var rig = TouchpadRig()
    rig.down(2, 50, 57)
    rig.frame()
    rig.frame(after: 200, .key(EventCode.buttonLeft, 1))
    rig.frame(after: 80, .key(EventCode.buttonLeft, 0))
    rig.down(0, 40, 20)
    rig.frame()
    rig.down(1, 60, 20)
    rig.frame()
    rig.twoMove(0, 1, frames: 3)
    #expect(rig.deltas.count == 2)
    #expect((rig.total - Vector(x: 0, y: 2)).length < 1e-9)
  }

  @Test("G05 a finger that is stuck at the end of the surface pulls nothing back")
  func stuckAtTheEnd() {
    var rig = TouchpadRig()
    rig.down(0, 40, 20)
    rig.down(1, 60, 57)
    rig.frame()
    rig.twoMove(0, 1, frames: 3)
    for _ in 0..<5 {
      rig.move(0, 0, 1)
      rig.frame()
    }
    rig.up(1)
    rig.move(0, 0, 1)
    rig.frame()
    #expect(rig.deltas.allSatisfy { $0.y >= 0 && $0.x == 0 })
    // Three of both without the threshold, and five of the one that is followed.
    #expect((rig.total - Vector(x: 0, y: 7)).length < 1e-9)
  }

  @Test("G06 with the axis lock a nearly vertical scroll is vertical")
  func locked() {
    var rig = TouchpadRig {
      $0.touchpad.locksAxis = true
      $0.touchpad.startThreshold = 0
    }
    rig.twoDown()
    rig.twoMove(0.2, 2, frames: 15)
    #expect(rig.deltas.allSatisfy { $0.x == 0 })
    #expect((rig.total.y - 30).magnitude < 1e-9)
    let across = rig.player.withheld.filter { $0.cause == .axisLock }
    #expect(across.count == 15)
  }

  @Test("G07 without the lock a slanted scroll moves along both axes at once")
  func slanted() {
    var rig = TouchpadRig()
    rig.twoDown()
    rig.twoMove(1, 1, frames: 20)
    #expect(rig.deltas.count == 20)
    #expect(rig.deltas.allSatisfy { $0.x == $0.y && $0.x > 0 })
  }

  @Test("G08 only what goes beyond the start threshold scrolls")
  func threshold() {
    let steps = [1, 1, 0.9, 0.4, 1]
    var rig = TouchpadRig { $0.touchpad.startThreshold = 3 }
    rig.twoDown()
    for step in steps { rig.twoMove(0, step) }
    #expect(rig.deltas.count == 2)
    #expect((rig.deltas[0].y - 0.3).magnitude < 1e-9)
    #expect((rig.deltas[1].y - 1).magnitude < 1e-9)
    var free = TouchpadRig { $0.touchpad.startThreshold = 0 }
    free.twoDown()
    for step in steps { free.twoMove(0, step) }
    #expect((free.total.y - 4.3).magnitude < 1e-9)
  }

  @Test("G09 two fingers that rest scroll nothing")
  func resting() {
    var rig = TouchpadRig()
    rig.twoDown()
    for frame in 0..<100 { rig.twoMove(frame % 2 == 0 ? 0.1 : -0.1, frame % 3 == 0 ? 0.1 : -0.05) }
    rig.twoUp()
    #expect(rig.player.phases == [.began, .cancelled])
    #expect(rig.player.scrolls.allSatisfy { $0.delta == .zero && $0.velocity == .zero })
    #expect(rig.player.scrolls.last?.reason == .liftedBeforeStart)
  }

  @Test("G10 a slanted gesture has one end with a velocity along both axes")
  func oneEnd() {
    var rig = TouchpadRig()
    rig.twoDown()
    rig.twoMove(1, 2, frames: 10)
    rig.twoUp()
    let ends = rig.player.scrolls.filter { $0.phase == .ended }
    #expect(ends.count == 1)
    // 1 and 2 mm in 8 ms.
    let expected = Vector(x: 125, y: 250) * TouchpadRig.gain
    #expect(((ends.first?.velocity ?? .zero) - expected).length < 1e-6)
  }

  @Test("G11 frames without motion before the lift change no velocity")
  func emptyFrames() {
    func velocity(empty: Int) -> Vector {
      var rig = TouchpadRig()
      rig.twoDown()
      for step in [1.0, 2, 3, 4, 4] { rig.twoMove(0, step) }
      for _ in 0..<empty { rig.frame(after: 2, InputEvent(type: .miscellaneous, code: 5, value: 1)) }
      rig.twoUp()
      return rig.player.scrolls.last?.velocity ?? .zero
    }
    #expect(velocity(empty: 0).y > 4000)
    #expect(velocity(empty: 3) == velocity(empty: 0))
  }

  @Test("G12 a scroll that is broken off is cancelled, once, without velocity", arguments: [true, false])
  func brokenOff(byRemoval: Bool) {
    var rig = TouchpadRig()
    rig.twoDown()
    rig.twoMove(0, 2, frames: 10)
    if byRemoval {
      rig.player.interpreter.remove(0, at: rig.player.time, into: &rig.player.outputs)
    } else {
      rig.player.interpreter.finish(at: rig.player.time, into: &rig.player.outputs)
    }
    #expect(rig.player.phases.filter { $0 != .changed } == [.began, .cancelled])
    #expect(rig.player.scrolls.last?.velocity == .zero)
    #expect(rig.player.scrolls.last?.reason == (byRemoval ? .deviceGone : .logOver))
  }

  @Test("G13 a quick touch of two fingers is begun and cancelled")
  func quickTouch() {
    var rig = TouchpadRig()
    rig.twoDown()
    rig.up(0)
    rig.up(1)
    rig.frame(after: 20)
    #expect(rig.player.phases == [.began, .cancelled])
  }

  @Test("G14 one convention: down and right are positive for every device")
  func oneConvention() {
    var wheel = Player(Devices.mouse, as: .mouse)
    wheel.play(.rel(EventCode.relWheel, -1))
    wheel.play(.rel(EventCode.relHWheel, 1))
    #expect(wheel.scrolls[0].delta.y > 0)
    #expect(wheel.scrolls[1].delta.x > 0)
    var touchpad = TouchpadRig()
    touchpad.twoDown()
    touchpad.twoMove(0, 2, frames: 2)
    #expect(touchpad.total.y > 0)
    var screen = Player(Devices.multitouch, as: .touchscreen)
    screen.play(.id(1), .x(100), .y(900), .key(Devices.touchButton, 1))
    screen.play(.y(700))
    #expect(screen.scrolls[1].delta.y > 0)
  }

  @Test("G15 natural scrolling along one axis, and it says so")
  func naturalAlongOneAxis() {
    var rig = TouchpadRig { $0.touchpad.natural = .vertical }
    rig.twoDown()
    rig.twoMove(2, 2, frames: 2)
    #expect(rig.total.x > 0)
    #expect(rig.total.y < 0)
    #expect(rig.player.scrolls.allSatisfy { $0.natural == .vertical })
    // The way of the fingers stays what it was.
    #expect(rig.player.scrolls.last?.millimetres == Vector(x: 2, y: 2))
  }
}
