import EventLog
import InputEvents
import Testing

@testable import DeviceCapture

@Suite struct PlaybackAnalysisTests {
  private typealias Sample = PlaybackSample

  @Test func `U13: relative motion is said to depend on the desktop`() {
    let moves = [Sample.device(Sample.mouse()), Sample.frame(0, [(.relative, 0, 3), (.relative, 1, 1)])]
    #expect(analysis(of: moves).count(.acceleration) == 1)
    #expect(!analysis(of: moves).hasLosses)
    let words = analysis(of: moves).findings.map(\.description).joined()
    #expect(words.contains("depends on the desktop's acceleration"))
    let wheel = [Sample.device(Sample.mouse()), Sample.frame(0, [(.relative, 8, 1)])]
    #expect(analysis(of: wheel).count(.acceleration) == 0)
  }

  @Test func `What the kernel drops is counted by its code, with its first time`() {
    let dry = analysis(of: [
      Sample.device(Sample.touchpad()),
      Sample.frame(0, [(.key, EventCode.buttonLeft, 1)]),
      Sample.frame(1000, [(.key, EventCode.buttonLeft, 1)]),
      Sample.frame(2000, [(.key, EventCode.buttonLeft, 1), (.absolute, EventCode.absX, 5)]),
      Sample.frame(3000, []),
    ])
    #expect(dry.count(.repeated(.key, EventCode.buttonLeft)) == 2)
    #expect(dry.findings.first { $0.kind == .repeated(.key, EventCode.buttonLeft) }?.firstTime == 1000)
    #expect(dry.count(.emptyFrame) == 2)
    #expect(dry.count(.liftedAtEnd) == 1)
    // Two frames of the log, and the one that lifts the button.
    #expect(dry.frames == 3)
    #expect(dry.events == 6)
    #expect(!dry.hasLosses)
  }

  @Test func `Values outside the range, motions of 0 and times of their own are counted`() {
    var frame = Frame(
      time: 5000, device: 0,
      events: [
        InputEvent(type: .absolute, code: 0, value: 4001, timeOffset: -20),
        InputEvent(type: .absolute, code: 1, value: -1, timeOffset: -10),
        InputEvent(type: .relative, code: 8, value: 0),
      ])
    frame.reportTimeOffset = 0
    var description = Sample.touchpad()
    description.capabilities.append(Capability(type: .relative, codes: [8]))
    let dry = analysis(of: [Sample.device(description), .frame(frame)])
    #expect(dry.count(.outsideRange(0)) == 1)
    #expect(dry.count(.outsideRange(1)) == 1)
    #expect(dry.count(.motionless(8)) == 1)
    #expect(dry.count(.ownTime) == 2)
  }

  @Test func `A time that went backwards is no time of its own`() {
    let frame = Frame(
      time: 5000, device: 0, events: [InputEvent(type: .relative, code: 8, value: 1, timeOffset: -700)],
      reportTimeOffset: -700)
    #expect(analysis(of: [Sample.device(Sample.mouse()), .frame(frame)]).count(.ownTime) == 0)
  }

  @Test func `What is found is what is played`() throws {
    var records = Sample.drag(frames: 200)
    records.append(Sample.device(Sample.mouse([0, 1, 8, 11]), 1, at: 1_700_000))
    for step in 0..<50 {
      let time = 1_700_000 + Microseconds(step) * 10_000
      records.append(Sample.frame(time, [(.relative, 0, Int32(step % 3)), (.relative, 8, 1)], device: 1))
    }
    records.append(.gone(time: 2_300_000, device: 1))
    let dry = analysis(of: records)
    var play = FakePlay()
    try play.play(records)
    var cores = play.backend.descriptions.map { InputCore($0) }
    var frames = 0
    for frame in play.backend.frames {
      for event in frame.events { _ = cores[frame.device].apply(event.type, event.code, event.value) }
      if cores[frame.device].report() { frames += 1 }
    }
    #expect(dry.frames == frames)
    #expect(dry.events == cores.reduce(0) { $0 + $1.delivery.events })
    #expect(dry.devices.map(\.deviceClass) == [.touchpad, .mouse])
    #expect(dry.duration == 2_300_000_000)
  }

  @Test func `Every finding has words`() {
    let kinds: [PlaybackFinding.Kind] = [
      .undeclared(.key, 30), .beyondKernel(.key), .slotOutside, .deviceClock, .keyRepeat,
      .repeated(.absolute, 0x36), .motionless(8), .emptyFrame, .eventsLost, .unterminated, .gap("suspend"),
      .split, .ownTime, .outsideRange(0), .contactsAtStart, .keysAtStart, .contactMade, .lifted, .liftedAtEnd,
      .wheelAdded(11), .notRecorded, .inferred, .realIdentity, .nameShortened, .noResolution([0, 1]),
      .resolutionFromSize(0, 40), .acceleration, .rangeRepaired(0), .fuzzLeftOut([0]), .autorepeatLeftOut,
      .forceFeedbackLeftOut, .completed(.touchpad), .classDiffers(recorded: .trackball, played: .mouse),
      .pauseCut,
    ]
    for kind in kinds {
      for count in [1, 3] {
        let words = PlaybackFinding(device: 0, kind: kind, count: count, firstTime: 0).description
        #expect(words.count > 10)
        #expect(!words.contains("1 events") && !words.contains("3 event "))
      }
    }
  }
}
