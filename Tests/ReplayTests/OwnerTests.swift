import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// Several devices at one scroll view: it has one owner at a time, and who begins to scroll later has it.
@Suite struct OwnerTests {
  /// Why the view's phase changed, in order.
  private static func reasons(_ rig: ReportRig) -> [PhaseReason] {
    rig.sink.records.compactMap {
      if case .view(_, .phase(_, _, _, let reason)) = $0 { reason } else { nil }
    }
  }

  @Test func theLaterFingersHaveTheView() {
    var rig = ReportRig(start: 1000)
    rig.down(.touchpad)
    rig.drag(.touchpad, Array(repeating: 1, count: 11))
    let before = rig.offset
    #expect(before == 1100)
    rig.down(.otherTouchpad)
    // Fingers that rest own nothing yet.
    rig.drag(.touchpad, [1, 1])
    #expect(rig.offset == 1120)
    rig.drag(.otherTouchpad, [2, 2, 2])
    #expect(rig.offset == 1120 + 50)
    #expect(Self.reasons(rig).contains(.otherDeviceScrolls(.finger)))
    // The earlier ones are over until they come down again.
    rig.drag(.touchpad, [5, 5])
    rig.lift(.touchpad, after: 2)
    #expect(rig.offset == 1170)
    #expect(rig.phase == .interacting)
    rig.drag(.otherTouchpad, [2])
    rig.lift(.otherTouchpad, after: 2)
    #expect(rig.phase == .decelerating)
  }

  @Test(arguments: [ReportDevice.touchpad, .touchscreen])
  func aWheelTakesTheViewFromFingers(_ surface: ReportDevice) {
    var rig = ReportRig(start: 1000)
    rig.down(surface)
    rig.drag(surface, Array(repeating: 1, count: 12))
    let before = rig.offset
    rig.turn(.wheel, 1)
    #expect(rig.offset == before + 40)
    #expect(Self.reasons(rig).contains(.otherDeviceScrolls(.wheel)))
    rig.drag(surface, [3, 3])
    rig.lift(surface, after: 2)
    rig.settle()
    #expect(rig.offset == before + 40)
    #expect(rig.phase == .idle)
  }

  @Test func fingersTakeTheViewFromAWheelUntilItWasQuiet() {
    var rig = ReportRig(start: 1000)
    rig.turn(.wheel, 2)
    rig.down(.touchpad)
    rig.drag(.touchpad, Array(repeating: 1, count: 3))
    let before = rig.offset
    #expect(before == 1000 + 80 + 20)
    rig.turn(.wheel, 1)
    #expect(rig.offset == before)
    rig.drag(.touchpad, [1])
    #expect(rig.offset == before + 10)
    rig.wait(500)
    rig.turn(.wheel, 1)
    #expect(rig.offset == before + 50)
  }

  @Test func fingersThatRestKeepNoWheelFromScrollingAndScrollLater() {
    var rig = ReportRig(start: 1000)
    rig.down(.touchpad)
    rig.turn(.wheel, 1)
    rig.wait(100)
    rig.turn(.wheel, 1)
    #expect(rig.offset == 1080)
    rig.drag(.touchpad, Array(repeating: 1, count: 4))
    #expect(rig.offset == 1110)
  }
}

extension OwnerTests {
  @Test func theLaterWheelHasTheViewAndSaysSo() {
    var rig = ReportRig(start: 1000)
    rig.turn(.wheel, 1)
    rig.turn(.fineWheel, 8)
    #expect(rig.offset == 1080)
    #expect(Self.reasons(rig) == [.wheelTurned, .otherDeviceScrolls(.wheel), .wheelTurned])
    rig.turn(.wheel, 1)
    #expect(rig.offset == 1080)
    rig.wait(500)
    rig.turn(.wheel, 1)
    #expect(rig.offset == 1120)
  }

  @Test func fingersThatRestLeaveAWheelsMotionAlone() {
    var rig = ReportRig(start: 1000)
    rig.turn(.wheel, 1)
    rig.down(.touchpad)
    rig.wait(300)
    #expect(Self.reasons(rig) == [.wheelTurned, .wheelQuiet])
  }

  @Test func aFingerWhoseIDSplitsStopsNoGlideOfItsOwn() {
    var rig = ReportRig(start: 1000)
    rig.flick(.touchpad, 1500)
    #expect(rig.phase == .decelerating)
    var contact = ContactEvent(time: rig.time, device: 0, serial: 99, change: .began, isNewFinger: false)
    var model = rig.engine.scene
    var outputs = SceneOutputs()
    model.touch(contact, into: &outputs)
    #expect(model.isMoving)
    contact.isNewFinger = true
    model.touch(contact, into: &outputs)
    #expect(!model.isMoving)
  }
}
