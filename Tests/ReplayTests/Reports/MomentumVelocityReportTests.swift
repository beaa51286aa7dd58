import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Reports of the velocity that a lift leaves: too little, too much, or none that is a number.
@Suite struct MomentumVelocityReportTests {
  // GTK's law is another one: the way of the last 150 ms over the time between its first and its last event.
  @Test("M06 a flick of one or two moves has its speed", arguments: [Profile.uikit, .simple], [1, 2])
  func aShortFlickHasItsSpeed(profile: Profile, moves: Int) {
    for device in ReportDevice.surfaces {
      for way in ReportRig.Way.all {
        var rig = ReportRig(way, content: 1_000_000, start: 500_000, profile: profile)
        rig.down(device)
        rig.drag(device, Array(repeating: 6, count: moves))
        rig.lift(device, after: 2)
        // 6 mm in 8 ms at 10 pt/mm.
        #expect((rig.speed / 7500 - 1).magnitude < 0.1)
        #expect(rig.phase == .decelerating)
      }
    }
  }

  @Test(
    "M10 flicks faster than the limit fly at the limit, each of them", arguments: Profile.all,
    ReportRig.Way.all)
  func theLimitIsTheLimit(profile: Profile, way: ReportRig.Way) {
    for sign in [1.0, -1] {
      var rig = ReportRig(way, content: 4_000_000, start: 2_000_000, profile: profile)
      for _ in 0..<5 {
        rig.flick(.touchpad, sign * 10_000)
        #expect(rig.speed == sign * 8000)
        let released = rig.offset
        rig.wait(100)
        // What a law loses in 100 ms is a third at most.
        #expect(sign * (rig.offset - released) > 600)
      }
    }
  }

  @Test(
    "M13 frames of one time have no speed that is not finite", arguments: ReportDevice.surfaces, [8.0, 0])
  func equalTimesAreFinite(device: ReportDevice, milliseconds: Double) {
    for profile in Profile.all {
      var rig = ReportRig(content: 1_000_000, start: 500_000, profile: profile)
      rig.down(device)
      rig.wait(milliseconds)
      rig.move(device, along: 5)
      rig.move(device, along: 5)
      rig.lift(device, after: 0)
      #expect(rig.speed.isFinite && rig.speed.magnitude <= 8000)
      rig.settle()
      Self.expectFinite(rig)
    }
  }

  @Test(
    "M13 random frames, many of one time, stay finite and within the limit",
    arguments: 0..<30 as Range<UInt64>)
  func randomTimesAreFinite(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let device = ReportDevice.surfaces[random.int(0...1)]
    var rig = ReportRig(profile: Profile.all[random.int(0...2)])
    for _ in 0..<5 {
      rig.down(device)
      for _ in 0..<random.int(0...8) {
        // Half of the frames take no time, some of the others a microsecond.
        rig.wait([0, 0, 0.001, 8][random.int(0...3)])
        rig.move(device, along: Double(random.int(-80...80)) / 10)
      }
      rig.lift(device, after: [0, 0.001, 8][random.int(0...2)])
      #expect(rig.speed.isFinite && rig.speed.magnitude <= 8000)
      rig.wait(Double(random.int(0...300)))
    }
    rig.settle()
    Self.expectFinite(rig)
    #expect(rig.phase == .idle)
    #expect((0...5400).contains(rig.offset))
  }

  @Test("M13 times that go back make no speed that is not finite", arguments: 0..<30 as Range<UInt64>)
  func timesThatGoBackAreFinite(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let device = ReportDevice.surfaces[random.int(0...1)]
    var interpreter = InputInterpreter()
    var outputs: [ScrollInputOutput] = []
    interpreter.add(0, device.device, as: device.device.classify().deviceClass, at: 0, into: &outputs)
    let fingers = 0..<device.fingers
    func send(_ time: Int, _ events: (Int) -> [(UInt16, Int)]) {
      let all = fingers.flatMap { finger in [(EventCode.absMTSlot, finger)] + events(finger) }
      let frame = Frame(
        time: Microseconds(time), device: 0,
        events: all.map { InputEvent(type: .absolute, code: $0.0, value: Int32($0.1)) })
      interpreter.step(frame, into: &outputs)
    }
    var time = 1_000_000
    send(time) {
      [(EventCode.absMTTrackingID, $0), (EventCode.absMTPositionX, 9), (EventCode.absMTPositionY, 9)]
    }
    for _ in 0..<20 {
      time += random.int(-10_000...10_000)
      let place = random.int(0...2000)
      send(time) { _ in [(EventCode.absMTPositionY, place)] }
    }
    send(time - random.int(0...10_000)) { _ in [(EventCode.absMTTrackingID, -1)] }
    let scrolls: [ScrollInputEvent] = outputs.compactMap {
      if case .scroll(let event) = $0 { event } else { nil }
    }
    #expect(scrolls.count > 3)
    #expect(scrolls.allSatisfy { $0.velocity.y.isFinite && $0.previousVelocity.y.isFinite })
    #expect(scrolls.last?.phase == .ended)
  }

  @Test(
    "M14 a last sample that is noise leaves the flick its speed", arguments: [Profile.uikit, .simple],
    [0.2, -0.2])
  func theLastSampleIsOneOfMany(profile: Profile, last: Double) {
    for device in ReportDevice.surfaces {
      var rig = ReportRig(content: 1_000_000, start: 500_000, profile: profile)
      rig.down(device)
      rig.drag(device, Array(repeating: 2, count: 10) + [last])
      rig.lift(device)
      // 2 mm in 8 ms at 10 pt/mm are 2500 pt/s.
      #expect(rig.speed >= 0.7 * 2500)
      #expect(rig.speed <= 2500)
    }
  }

  @Test(
    "M15 frames that are read late count at their own time", arguments: Profile.all, ReportDevice.surfaces)
  func lateFramesCountAtTheirOwnTime(profile: Profile, device: ReportDevice) {
    let steps = Array(repeating: 2.0, count: 10)
    var smooth = ReportRig(content: 1_000_000, start: 500_000, profile: profile)
    var late = smooth
    smooth.down(device)
    smooth.drag(device, steps)
    smooth.lift(device, after: 2)
    // The host sleeps and then finds all frames at once: nothing lets time pass between them.
    late.down(device)
    for (index, step) in steps.enumerated() {
      late.move(device, along: step, at: Microseconds(index + 1) * 8000)
    }
    late.lift(device, at: Microseconds(steps.count) * 8000 + 2000)
    #expect(late.speed == smooth.speed)
    #expect(smooth.speed > 2000)
    smooth.settle()
    late.settle()
    #expect(late.offset == smooth.offset)
  }

  private static func expectFinite(_ rig: ReportRig) {
    var invariants = ReplayInvariants()
    for record in rig.sink.records { invariants.write(record) }
    #expect(invariants.faults.isEmpty)
    var isHeld = false
    for output in rig.outputs {
      if case .phase(_, _, let next, _) = output { isHeld = next != .decelerating }
      // What a hand does is its own; what flies on is limited.
      if case .sample(let sample) = output, !isHeld { #expect(sample.velocity.y.magnitude <= 8000) }
    }
  }
}
