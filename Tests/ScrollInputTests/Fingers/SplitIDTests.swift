import InputEvents
import ScrollInput
import Testing

/// Fingers whose contacts change their ids, and fingers that are being lifted.
@Suite struct SplitIDTests {
  @Test func aFlickWhoseIDsSplitIsKept() {
    func play(splits: Bool) -> TouchpadRig {
      var rig = TouchpadRig()
      rig.twoDown(20, 5)
      var x = (20.0, 40.0)
      var y = 5.0
      for (number, step) in [2.0, 5, 8, 9, 9].enumerated() {
        y += step
        if splits, number == 2 {
          // The second finger comes again under another id, in another slot.
          rig.up(1)
          rig.down(2, x.1, y)
          rig.move(0, 0, step)
        } else if splits, number > 2 {
          rig.move(0, 0, step)
          rig.move(2, 0, step)
        } else {
          rig.move(0, 0, step)
          rig.move(1, 0, step)
        }
        rig.frame()
      }
      x = (0, 0)
      rig.up(0)
      rig.up(splits ? 2 : 1)
      rig.frame()
      return rig
    }
    let whole = play(splits: false)
    let split = play(splits: true)
    #expect((split.total - whole.total).length < 1e-9)
    #expect(split.player.phases == whole.player.phases)
    #expect(split.player.scrolls.last?.velocity == whole.player.scrolls.last?.velocity)
    #expect(split.player.findings.count == 1)
  }

  @Test func aContactFarAwayIsAnotherFinger() {
    var rig = TouchpadRig()
    rig.twoDown(20, 5)
    rig.twoMove(0, 3, frames: 3)
    rig.up(1)
    rig.down(2, 80, 50)
    rig.move(0, 0, 3)
    rig.frame()
    #expect(rig.player.findings.isEmpty)
  }

  @Test func aFingerThatIsBeingLiftedDrifts() {
    var rig = TouchpadRig()
    rig.down(0, 40, 20, .abs(EventCode.absMTPressure, 60))
    rig.down(1, 60, 20, .abs(EventCode.absMTPressure, 60))
    rig.frame()
    rig.twoMove(0, 1, frames: 5)
    // Both roll off: the pressure falls and the place creeps back.
    for pressure in [Int32(20), 8, 3] {
      rig.move(0, 0, -0.8, .abs(EventCode.absMTPressure, pressure))
      rig.move(1, 0, -0.8, .abs(EventCode.absMTPressure, pressure))
      rig.frame()
    }
    rig.twoUp()
    #expect((rig.total - Vector(x: 0, y: 4)).length < 1e-9)
    #expect(rig.player.phases.filter { $0 != .changed } == [.began, .ended])
    #expect((rig.player.scrolls.last?.velocity.y ?? 0) > 0)
  }

  @Test func aFingerThatBecomesLightScrollsOn() {
    var rig = TouchpadRig()
    rig.down(0, 40, 10, .abs(EventCode.absMTPressure, 120))
    rig.down(1, 60, 10, .abs(EventCode.absMTPressure, 120))
    rig.frame()
    var pressure = 120.0
    for _ in 0..<40 {
      pressure *= 0.96
      rig.move(0, 0, 1, .abs(EventCode.absMTPressure, Int32(pressure)))
      rig.move(1, 0, 1, .abs(EventCode.absMTPressure, Int32(pressure)))
      rig.frame()
    }
    #expect(rig.player.phases.filter { $0 != .changed } == [.began])
    #expect((rig.total.y - 39).magnitude < 1e-9)
  }
}
