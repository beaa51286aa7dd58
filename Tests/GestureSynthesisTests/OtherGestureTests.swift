import EventLog
import GestureSynthesis
import InputEvents
import ScrollInput
import TestSupport
import Testing

@Suite struct OtherGestureTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `A wheel turns as far as was asked`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var settings = ScrollInputSettings()
    settings.wheel.natural = random.pick([[], .both])
    var log = SyntheticLog(settings: settings)
    let device = random.pick([SyntheticDevice.mouse, .fineWheelMouse, .trackball])
    var asked: Int64 = 0
    let axis = device == .trackball ? .vertical : random.pick(GestureAxis.allCases)
    for _ in 0..<random.int(1...5) {
      if device == .fineWheelMouse, random.once(in: 3) {
        let parts = random.pick([-130, -45, 7, 60, 300])
        try log.turn(parts, axis)
        asked += Int64(parts)
      } else {
        let count = random.pick([-7, -1, 1, 2, 12])
        let interval = Duration.milliseconds(random.pick([1, 20, 64, 100, 333]))
        let motion = try log.notch(count, axis, every: interval, on: device)
        #expect(motion.remainder == .zero)
        asked += Int64(count) * 120
      }
      try log.pause(.milliseconds(random.int(0...400)))
    }
    let replay = GestureReplay(log)
    let turned = replay.inputs.reduce(0) { $0 + ((axis == .vertical ? $1.wheel?.y : $1.wheel?.x) ?? 0) }
    #expect(turned == asked)
    // Findings say that no hand turns so, which is right of some of these.
    #expect(replay.withheld.isEmpty)
  }

  @Test func `Detents of a fine wheel are counted with their parts`() throws {
    var log = SyntheticLog()
    try log.notch(3, on: .fineWheelMouse)
    let replay = GestureReplay(log)
    #expect(replay.inputs.compactMap(\.detents).reduce(0) { $0 + $1.y } == 3)
    #expect(replay.inputs.count == 25)
    #expect(replay.sum == Vector(x: 0, y: 120))
    let frames = log.records.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
    // From detent to detent it is as long as was asked.
    #expect(frames[8].time - frames[0].time == 100_000)
    #expect(frames[7].events.map(\.value) == [-1, -15])
  }

  @Test(arguments: [
    (SyntheticDevice.mouse, 0.0), (.plainMouse, 0), (.pointingStick, 0), (.trackball, 0), (.touchpad, 0.006),
  ])
  func `The pointer moves as far as was asked`(device: SyntheticDevice, tolerance: Double) throws {
    var log = SyntheticLog()
    let motion = try log.move(by: Vector(x: 100, y: -37), on: device)
    let replay = GestureReplay(log)
    #expect(replay.pointed.isNear(Vector(x: 100, y: -37), within: tolerance + 1e-9))
    #expect(replay.pointed.isNear(motion.made, within: 1e-9))
    #expect(replay.sum == .zero)
  }

  @Test func `Buttons are pressed and let go`() throws {
    var log = SyntheticLog()
    try log.click(on: .touchpad)
    try log.press(.secondary, on: .mouse)
    try log.move(by: Vector(x: 5, y: 0), on: .mouse)
    try log.release(.secondary)
    let kinds = GestureReplay(log).pointer.map(\.kind)
    #expect(kinds.first == .pressed(.primary) && kinds.dropFirst().first == .released(.primary))
    #expect(kinds.contains(.pressed(.secondary)) && kinds.last == .released(.secondary))
  }

  @Test(arguments: [GestureWay.down(60), .up(33), .left(7)])
  func `A stick scrolls while its middle button is held`(way: GestureWay) throws {
    var log = SyntheticLog()
    let motion = try log.drag(way, on: .pointingStick)
    let replay = GestureReplay(log)
    #expect(replay.sum == way.amount && motion.made == way.amount)
    #expect(replay.inputs.allSatisfy { $0.source == .continuous })
  }

  /// A gesture that is refused, and why.
  struct Refusal: Sendable, CustomTestStringConvertible {
    var error: SynthesisError
    var gesture: @Sendable (inout SyntheticLog) throws -> Void

    init(_ error: SynthesisError, _ gesture: @escaping @Sendable (inout SyntheticLog) throws -> Void) {
      self.error = error
      self.gesture = gesture
    }

    var testDescription: String { error.description }
  }

  private static let refusals: [Refusal] = [
    Refusal(.noWay) { try $0.flick(.down(0), speed: 100) },
    Refusal(.notFinite) { try $0.drag(.down(.infinity)) },
    Refusal(.notFinite) { try $0.flick(.down(9), speed: .nan) },
    Refusal(.impossible(.flick, .mouse)) { try $0.flick(.down(9), speed: 100, on: .mouse) },
    Refusal(.impossible(.notch, .plainMouse)) { try $0.notch(on: .plainMouse) },
    Refusal(.impossible(.notch, .trackball)) { try $0.notch(1, .horizontal, on: .trackball) },
    Refusal(.impossible(.turn, .mouse)) { try $0.turn(3, on: .mouse) },
    Refusal(.impossible(.press, .touchpad)) { try $0.press(.middle, on: .touchpad) },
    Refusal(.tooFar(.touchpad, .vertical, asked: 800, room: 685.1)) { try $0.drag(.down(800)) },
    Refusal(.outside(.touchscreen)) {
      try $0.drag(.down(300), from: Vector(x: 9, y: 200), on: .touchscreen)
    },
    Refusal(.tooFast(.touchscreen, most: 8025)) {
      try $0.flick(.down(600), speed: 9000, on: .touchscreen)
    },
    Refusal(.tooSlow(.touchpad, least: 0.625)) { try $0.flick(.down(9), speed: 0.5) },
    Refusal(.tooShort(least: 24)) { try $0.flick(.down(9), speed: 1000, on: .touchscreen) },
    Refusal(.tooBrief(least: 32_000)) {
      try $0.flick(.down(200), speed: 1000, over: .milliseconds(20))
    },
    Refusal(.time(most: SyntheticLog.longestTime)) { try $0.pause(.seconds(-1)) },
    Refusal(.time(most: SyntheticLog.longestTime)) { try $0.pause(.seconds(1 << 62)) },
    Refusal(.tooLittle(.mouse, least: 0.5)) { try $0.move(by: Vector(x: 0.3, y: 0)) },
    Refusal(.fingers(6, most: 5)) { try $0.tap(fingers: 6) },
    Refusal(.turns(most: SyntheticLog.mostTurns)) { try $0.notch(0) },
    Refusal(.turns(most: SyntheticLog.mostTurns)) { try $0.notch(.min) },
    Refusal(.aslant(.pointingStick)) { try $0.drag(.by(x: 9, y: 9), on: .pointingStick) },
    Refusal(.notPressed) { try $0.release() },
    Refusal(.unplugged(.mouse)) { try $0.unplug(.mouse) },
    Refusal(.frameInterval(least: 2000, most: 50_000)) {
      $0.frameInterval = 1000
      try $0.notch()
    },
  ]

  @Test(arguments: refusals)
  func `What cannot be made is refused and leaves the log as it was`(refusal: Refusal) {
    var log = SyntheticLog()
    let error = refusal.error
    let thrown = #expect(throws: SynthesisError.self) { try refusal.gesture(&log) }
    if case .tooFar(let device, let axis, let asked, let room) = error {
      guard case .tooFar(device, axis, asked, let found) = thrown else {
        Issue.record("\(String(describing: thrown))")
        return
      }
      #expect((found - room).magnitude < 1)
    } else if case .tooSlow(_, let least) = error, case .tooSlow(_, let found) = thrown {
      #expect((found - least).magnitude < 1e-9)
    } else {
      #expect(thrown?.description == error.description)
    }
    #expect(log.records.count == 2 && log.now == 0)
  }

  @Test func `A button is pressed once, and a device there once`() throws {
    var log = SyntheticLog()
    try log.press(on: .mouse)
    #expect(throws: SynthesisError.pressed) { try log.press(on: .mouse) }
    #expect(throws: SynthesisError.pressed) { try log.click() }
    #expect(throws: SynthesisError.plugged(.mouse)) { try log.plug(.mouse) }
    try log.unplug(.mouse)
    try log.plug(.mouse)
    try log.press()
  }
}
