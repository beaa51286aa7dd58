import InputEvents
import ScrollInput
import Testing

/// The reports on capture that speak of contacts, each by its id.
@Suite struct CaptureReportTests {
  @Test("C09 a contact that a gap left behind is found, and two fingers are two")
  func staleContact() {
    var rig = TouchpadRig()
    rig.down(0, 10, 10)
    rig.frame()
    rig.player.interpreter.gap(0, at: rig.player.time, into: &rig.player.outputs)
    let since = rig.player.time
    // The kernel never lifts it, and its tools count it: the rig's count is right.
    rig.down(1, 40, 20)
    rig.down(2, 60, 20)
    rig.frame(after: 1000)
    for _ in 0..<5 {
      rig.move(1, 0, 1)
      rig.move(2, 0, 1)
      rig.frame()
    }
    #expect((rig.total - Vector(x: 0, y: 4)).length < 1e-9)
    #expect(rig.player.findings.map(\.kind) == [.contact(.stale(since: since))])
  }

  @Test("C10 a finger that is down before the start moves on from where it is")
  func downBefore() {
    var outputs: [ScrollInputOutput] = []
    var interpreter = InputInterpreter()
    let state = DeviceState(slotAxes: [
      SlotAxis(code: EventCode.absMTTrackingID, values: [77, -1, -1, -1, -1]),
      SlotAxis(code: EventCode.absMTPositionX, values: [480, 0, 0, 0, 0]),
      SlotAxis(code: EventCode.absMTPositionY, values: [480, 0, 0, 0, 0]),
    ])
    interpreter.add(0, TouchpadRig.description, state, as: .touchscreen, at: 0, into: &outputs)
    for step in 1...10 {
      let frame = Frame(time: Int64(step) * 8000, device: 0, events: [.y(Int32(480 + 40 * step))])
      interpreter.step(frame, into: &outputs)
    }
    interpreter.step(Frame(time: 90_000, device: 0, events: [.id(-1)]), into: &outputs)
    var travel = Vector.zero
    for case .scroll(let event) in outputs { travel = travel + (event.millimetres ?? .zero) }
    #expect((travel - Vector(x: 0, y: 10)).length < 1e-9)
    guard case .contact(let first)? = outputs.first else { return #expect(Bool(false)) }
    #expect(first.wasDownBefore && first.change == .began)
  }

  @Test("C11 contacts of protocol A end with the touch, where they were last")
  func protocolA() {
    var player = Player(Devices.multitouch, as: .touchscreen)
    for step in 0..<5 {
      let x = Int32(100 + step * 10)
      player.play(.key(Devices.touchButton, 1), .x(x), .y(200), .report, .x(x + 300), .y(200), .report)
    }
    player.play(.key(Devices.touchButton, 0))
    #expect(player.contacts.filter { $0.change == .began }.count == 2)
    #expect(player.contacts.filter { $0.change == .ended }.count == 2)
    let pointsPerUnit = ScrollInputSettings().touchscreen.pointsPerMillimetre / 10
    #expect(
      ((player.scrolls.last?.location ?? .zero) - Vector(x: 290, y: 200) * pointsPerUnit).length < 1e-9)
  }

  @Test("C12 a contact that is elsewhere for a frame moves nothing, and is told of")
  func jump() {
    func play(jumps: Bool, skips: Bool = true) -> TouchpadRig {
      var rig = TouchpadRig { $0.touchpad.skipsJumps = skips }
      rig.twoDown(20, 10)
      rig.twoMove(0, 1, frames: 5)
      rig.move(0, 0, jumps ? 36 : 1)
      rig.move(1, 0, 1)
      rig.frame()
      rig.move(0, 0, jumps ? -34 : 1)
      rig.move(1, 0, 1)
      rig.frame()
      rig.twoMove(0, 1, frames: 5)
      rig.twoUp()
      return rig
    }
    let rig = play(jumps: true)
    #expect((rig.total - play(jumps: false).total).length < 1e-9)
    #expect(rig.deltas.allSatisfy { $0.y >= 0 && $0.y <= 1.5 + 1e-9 })
    #expect(
      rig.player.findings.map(\.kind) == [
        .contact(.jump(serial: 1, millimetres: 36, after: 8000, isSkipped: true))
      ])
    let unfiltered = play(jumps: true, skips: false)
    #expect(unfiltered.deltas.contains { $0.y > 18 })
    #expect(unfiltered.player.findings.count == 1)
  }

  @Test("C12 a flick that stays where it went is no jump")
  func flickIsNoJump() {
    var rig = TouchpadRig()
    rig.twoDown(20, 5)
    rig.twoMove(0, 0.1)
    rig.twoMove(0, 22)
    rig.twoMove(0, 20)
    rig.twoUp()
    #expect((rig.total.y - 41.1).magnitude < 1e-9)
    #expect(rig.player.phases.last == .ended)
  }
}

extension CaptureReportTests {
  @Test("C12 a jump is told with the time that it took, whenever it is known to be one")
  func timeOfAJump() {
    var rig = TouchpadRig()
    rig.twoDown(20, 10)
    rig.twoMove(0, 1, frames: 3)
    rig.move(0, 0, 36)
    rig.frame()
    rig.move(0, 0, -36)
    rig.frame(after: 90)
    #expect(
      rig.player.findings.map(\.kind) == [
        .contact(.jump(serial: 1, millimetres: 36, after: 8000, isSkipped: true))
      ])
  }
}
