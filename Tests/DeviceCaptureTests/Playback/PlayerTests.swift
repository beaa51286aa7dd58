import EventLog
import InputEvents
import TestSupport
import Testing

@testable import DeviceCapture

@Suite struct PlayerTests {
  private typealias Sample = PlaybackSample

  // MARK: Readiness

  @Test func `U02: no frame is sent before those who open the device had their time`() throws {
    var play = FakePlay()
    play.settings.settle = 500_000_000
    try play.play(Sample.drag(frames: 3))
    let created = try #require(play.backend.createdAt.first)
    let first = try #require(play.backend.frames.first)
    // A reader that attaches 120 ms after the device came has its first frame.
    #expect(first.time >= created + 120_000_000)
    #expect(first.time == created + 500_000_000)
  }

  @Test(arguments: [(450, 450...470), (5, 5...50), (0, 0...1)])
  func `U03: a node is waited for as long as it takes`(delay: Int64, expected: ClosedRange<Int64>) throws {
    var play = FakePlay()
    play.backend.nodeDelay = delay * 1_000_000
    try play.play(Sample.drag(frames: 3))
    let first = try #require(play.backend.frames.first)
    #expect(expected.contains((first.time - play.backend.createdAt[0]) / 1_000_000))
  }

  @Test func `U03: a node that never comes is an error at the deadline, and the device goes`() throws {
    var play = FakePlay()
    play.backend.nodeDelay = nil
    play.settings.nodeDeadline = 2_000_000_000
    #expect(throws: PlaybackError.noNode(name: "Made touchpad", after: 2_000_000_000)) {
      try play.play(Sample.drag(frames: 3))
    }
    #expect(play.clock.now - play.backend.createdAt[0] == 2_000_000_000)
    #expect(play.backend.acts == [.create(0), .destroy(0)])
  }

  @Test func `udev is waited for, but not for ever`() throws {
    var play = FakePlay()
    play.backend.udevDelay = 300_000_000
    try play.play(Sample.drag(frames: 2))
    #expect((300...320).contains((play.backend.frames[0].time - play.backend.createdAt[0]) / 1_000_000))
    var second = FakePlay()
    second.backend.udevDelay = .max / 2
    second.settings.nodeDeadline = 1_000_000_000
    try second.play(Sample.drag(frames: 2))
    #expect(second.events.first == .unfinished(0, node: "/dev/input/event7"))
    #expect(second.backend.frames.count == 3)
  }

  @Test func `U04: two devices of one name have two nodes`() throws {
    var play = FakePlay()
    try play.play([
      Sample.device(Sample.mouse(), 0), Sample.device(Sample.mouse(), 1),
      Sample.frame(0, [(.relative, 8, 1)]),
    ])
    #expect(
      play.events == [
        .ready(0, name: "Made mouse", node: "/dev/input/event7"),
        .ready(1, name: "Made mouse", node: "/dev/input/event8"),
      ])
  }

  // MARK: The time line

  @Test func `Every frame is sent at its own time, whatever the sleep before it did`() throws {
    var play = FakePlay()
    play.clock.oversleep = 70_000
    try play.play(Sample.drag(frames: 100))
    let start = play.backend.frames[0].due
    for (place, frame) in play.backend.frames.dropLast().enumerated() {
      #expect(frame.due - start == Int64(place) * 8_000_000)
      #expect(frame.time - frame.due <= 70_000)
    }
    #expect(play.summary.latenessMost == 70)
    #expect(play.summary.frames == 100)
  }

  @Test(arguments: [0.5, 1, 3])
  func `The speed scales all times`(speed: Double) throws {
    var play = FakePlay()
    play.settings.speed = speed
    try play.play(Sample.drag(frames: 100))
    let length = play.backend.frames[99].due - play.backend.frames[0].due
    #expect(abs(Double(length) - 99 * 8_000_000 / speed) <= 1)
  }

  @Test func `The longest log at the slowest speed does not overflow`() {
    var settings = PlaybackSettings()
    settings.speed = 0.01
    var pace = PlaybackPace(settings)
    let isCut = [0, LogRecord.greatestTime].map { pace.advance(to: $0) }
    #expect(isCut == [false, true])
    // The longest pause is one of the log.
    #expect(pace.elapsed == settings.longestPause * 100)
    settings.longestPause = .max
    var slow = PlaybackPace(settings)
    let isSlowCut = [0, LogRecord.greatestTime].map { slow.advance(to: $0) }
    #expect(isSlowCut == [false, false])
    #expect(slow.elapsed == 9_000_000_000_000_000_000)
  }

  @Test func `Long pauses are cut to the longest one, and said`() throws {
    var play = FakePlay()
    play.settings.longestPause = 2_000_000_000
    let records = [
      Sample.device(Sample.mouse()), Sample.frame(0, [(.relative, 8, 1)]),
      .gap(GapRecord(time: 7_200_000_000, reason: "suspend", slept: 7_200_000_000)),
      Sample.frame(7_201_000_000, [(.relative, 8, 1)]),
    ]
    try play.play(records)
    #expect(play.events.contains(.pauseCut(at: 7_200_000_000)))
    #expect(play.backend.frames[1].time - play.backend.frames[0].time == 3_000_000_000)
    let dry = analysis(of: records, play.settings)
    #expect(dry.count(.pauseCut, device: nil) == 1)
    #expect(dry.cutTime == 7_198_000_000_000)
    #expect(dry.duration == 3_000_000_000)
  }

  @Test func `A program that did not run for a while goes on from where it was`() throws {
    var play = FakePlay()
    let clock = play.clock
    var hasSlept = false
    clock.onWake = { now in
      guard !hasSlept, now >= 1_080_000_000 else { return }
      hasSlept = true
      clock.now += 5_000_000_000
    }
    try play.play(Sample.drag(frames: 30))
    #expect(play.events.contains { if case .delayed(5_000_000_000, _) = $0 { true } else { false } })
    let times = play.backend.frames.dropLast().map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 >= 8_000_000 })
  }

  @Test func `Devices come and go as in the log`() throws {
    var play = FakePlay()
    try play.play([
      Sample.device(Sample.touchpad(), 0), Sample.frame(0, [(.key, EventCode.buttonLeft, 1)]),
      Sample.device(Sample.mouse(), 1, at: 500_000),
      Sample.frame(900_000, [(.relative, 8, 1)], device: 1),
      .gone(time: 1_000_000, device: 1),
      Sample.frame(2_000_000, [(.key, EventCode.buttonLeft, 0)]),
    ])
    #expect(
      play.backend.acts == [
        .create(0), .write(0), .create(1), .write(1), .destroy(1), .write(0), .destroy(0),
      ])
    #expect(play.backend.createdAt[1] - play.backend.frames[0].time == 500_000_000)
    #expect(play.events.contains(.gone(1)))
  }

  @Test func `A device that comes later gets its time too, which moves the time line only if it must`() throws
  {
    var play = FakePlay()
    play.settings.settle = 300_000_000
    let late: [LogRecord] = [
      Sample.device(Sample.touchpad(), 0), Sample.frame(0, [(.key, EventCode.buttonLeft, 1)]),
      Sample.device(Sample.mouse(), 1, at: 500_000),
    ]
    try play.play(late + [Sample.frame(900_000, [(.relative, 8, 1)], device: 1)])
    #expect(play.backend.frames[1].time - play.backend.createdAt[1] == 400_000_000)
    #expect(!play.events.contains { if case .delayed = $0 { true } else { false } })

    var second = FakePlay()
    second.settings.settle = 300_000_000
    try second.play(late + [Sample.frame(600_000, [(.relative, 8, 1)], device: 1)])
    #expect(second.backend.frames[1].time - second.backend.createdAt[1] == 300_000_000)
    #expect(second.events.contains(.delayed(by: 200_000_000, at: 600_000)))
  }

  // MARK: The end

  @Test func `U08: a signal in mid drag lifts what is down, then the device goes`() throws {
    var play = FakePlay()
    play.clock.stopTime = play.clock.now + 100_000_000
    try play.play(Sample.drag(frames: 100))
    #expect(play.summary.signal == 15)
    #expect(play.summary.frames == 13)
    #expect(play.summary.lifted == 5)
    #expect(
      play.written.last == [
        [3, 47, 0], [3, 57, -1], [3, 47, 1], [3, 57, -1],
        [1, 272, 0], [1, 330, 0], [1, 333, 0],
      ])
    #expect(play.backend.acts.suffix(2) == [.write(0), .destroy(0)])
    #expect(play.clock.now - (play.backend.frames.last?.time ?? 0) == play.settings.linger)
  }

  @Test func `U08: a write that fails lifts what is down, then the device goes`() throws {
    var play = FakePlay()
    play.backend.failingWrite = 5
    #expect(throws: PlaybackError.write(name: "Made touchpad", SystemError(number: 19))) {
      try play.play(Sample.drag(frames: 100))
    }
    #expect(play.written.last?.contains([1, 272, 0]) == true)
    #expect(play.backend.acts.suffix(2) == [.write(0), .destroy(0)])
  }

  @Test func `U08: an error of the log lifts what is down, then the device goes`() throws {
    struct Torn: Error {}
    let play = FakePlay()
    var survey = PlaybackSurvey()
    let records = Sample.drag(frames: 5)
    for record in records { survey.step(record) }
    var player = Player(survey, play.settings, backend: play.backend, clock: play.clock)
    #expect(throws: Torn.self) {
      _ = try player.play { step in
        for record in records { try step(record) }
        throw Torn()
      }
    }
    #expect(play.written.last?.contains([3, 57, -1]) == true)
    #expect(play.backend.acts.suffix(2) == [.write(0), .destroy(0)])
  }

  @Test func `U08: a signal while a device is waited for leaves nothing behind`() throws {
    var play = FakePlay()
    play.backend.nodeDelay = nil
    play.clock.stopTime = play.clock.now + 100_000_000
    try play.play(Sample.drag(frames: 5))
    #expect(play.summary.signal == 15)
    #expect(play.backend.acts == [.create(0), .destroy(0)])
  }

  @Test(arguments: 0..<60)
  func `U08: whenever it is stopped, nothing stays down`(step: Int) throws {
    var play = FakePlay()
    play.clock.stopTime = play.clock.now + Int64(step) * 10_000_000
    var records = Sample.drag(frames: 40)
    // One finger, then the other, then the button.
    records.append(Sample.frame(330_000, [(.absolute, 0x2f, 0), (.absolute, 0x39, -1)]))
    records.append(
      Sample.frame(350_000, [(.absolute, 0x2f, 1), (.absolute, 0x39, -1), (.key, EventCode.buttonTouch, 0)]))
    records.append(
      Sample.frame(370_000, [(.key, EventCode.buttonLeft, 0), (.key, EventCode.buttonToolDoubleTap, 0)]))
    try play.play(records)
    var core = InputCore(play.backend.descriptions[0])
    for frame in play.backend.frames {
      for event in frame.events { _ = core.apply(event.type, event.code, event.value) }
    }
    #expect(core.contacts == 0)
    #expect(core.keysDown == CodeBits(upTo: 0x2ff))
    #expect(play.backend.acts.last == .destroy(0))
  }

  @Test func `The devices stay a moment, so that readers see the last frame`() throws {
    var play = FakePlay()
    try play.play([Sample.device(Sample.mouse()), Sample.frame(0, [(.relative, 8, 1)])])
    #expect(play.clock.now == play.backend.frames[0].time + play.settings.linger)
  }

  @Test func `A log without frames makes its devices and ends`() throws {
    var play = FakePlay()
    try play.play([Sample.device(Sample.mouse())])
    #expect(play.backend.acts == [.create(0), .destroy(0)])
    #expect(play.summary.latenessMost == 0)
  }

  @Test func `A device that was only present is not made`() throws {
    var play = FakePlay()
    let absent = DeviceRecord(time: 0, number: 1, description: Sample.mouse(), isRecorded: false)
    try play.play([Sample.device(Sample.touchpad()), .device(absent)])
    #expect(play.backend.descriptions.count == 1)
    #expect(analysis(of: [.device(absent)]).count(.notRecorded, device: 1) == 1)
  }

  @Test func `What the kernel refuses is an error with its number`() throws {
    var play = FakePlay()
    play.backend.createError = SystemError(number: 13)
    #expect(throws: PlaybackError.create(name: "Made touchpad", SystemError(number: 13))) {
      try play.play(Sample.drag(frames: 2))
    }
  }
}
