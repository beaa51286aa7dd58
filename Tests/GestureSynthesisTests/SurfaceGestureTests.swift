import GestureSynthesis
import InputEvents
import ScrollInput
import TestSupport
import Testing

/// Random gestures on surfaces: what the replay adds up is what was asked, within the stated remainder.
@Suite struct SurfaceGestureTests {
  private static func settings(_ random: inout SeededGenerator) -> ScrollInputSettings {
    var settings = ScrollInputSettings()
    guard random.once(in: 2) else { return settings }
    settings.touchpad.pointsPerMillimetre = random.pick([5, 10.54, 17.3])
    settings.touchpad.startThreshold = random.pick([0, 1, 2.5])
    settings.touchpad.natural = random.pick([.both, [], .horizontal])
    settings.touchscreen.natural = random.pick([.both, .vertical])
    settings.touchscreen.rotation = random.pick([.none, .clockwise, .upsideDown, .counterclockwise])
    return settings
  }

  /// A unit of a surface in points.
  private static func unit(_ device: SyntheticDevice, _ settings: ScrollInputSettings) -> Double {
    let gain =
      device == .touchpad ? settings.touchpad.pointsPerMillimetre : settings.touchscreen.pointsPerMillimetre
    return gain / Double(device.unitsPerMillimetre)
  }

  private static func way(_ random: inout SeededGenerator, _ lengths: ClosedRange<Int>) -> GestureWay {
    let length = Double(random.int(lengths)) / 100
    return switch random.int(0...5) {
    case 0: .down(length)
    case 1: .up(length)
    case 2: .left(length)
    case 3: .right(length)
    default: .by(x: length * random.pick([-0.7, 0.3, 0.6]), y: length * random.pick([-0.7, 0.3, 0.6]))
    }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `A flick scrolls as far and is as fast as was asked`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let settings = Self.settings(&random)
    let device = random.pick([SyntheticDevice.touchpad, .touchscreen])
    var log = SyntheticLog(settings: settings)
    log.frameInterval = random.pick([4000, 7000, 8000, 10_000])
    let way = Self.way(&random, 4000...20_000)
    let speed = Double(random.int(1000...90_000)) / 100
    let motion = try log.flick(way, speed: speed, on: device)
    let replay = GestureReplay(log)
    let unit = Self.unit(device, settings)
    let isAslant = way.amount.x != 0 && way.amount.y != 0
    // A hair more for what doubles round.
    #expect(replay.sum.isNear(way.amount, within: unit * (isAslant ? 1.5 : 0.5) + 1e-6))
    #expect(replay.sum.isNear(motion.made, within: 1e-6))
    let end = try #require(replay.end)
    #expect(end.phase == .ended && end.reason == .lifted)
    let perFrame = unit * 1_000_000 / Double(log.frameInterval)
    let asked = way.amount * (speed / way.amount.length)
    #expect(end.velocity.isNear(asked, within: perFrame / 2 + 1e-6))
    #expect(end.previousVelocity.isNear(asked, within: perFrame / 2 + 1e-6))
    #expect(end.velocity.isNear(motion.madeVelocity, within: 1e-6))
    #expect(motion.askedVelocity.isNear(asked, within: 1e-9))
    #expect(replay.findings.isEmpty)
    let begins = replay.inputs.filter { $0.phase == .began }
    #expect(begins.count == 1 && begins.first?.time == motion.start && end.time == motion.end)
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `A drag scrolls as far as was asked, and rests before the lift`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let settings = Self.settings(&random)
    let device = random.pick([SyntheticDevice.touchpad, .touchscreen])
    var log = SyntheticLog(settings: settings)
    let way = Self.way(&random, 50...20_000)
    let time = Duration.milliseconds(random.int(150...1200))
    let motion =
      random.once(in: 2)
      ? try log.drag(way, over: time, on: device) : try log.twoFingerScroll(way, over: time, on: device)
    let replay = GestureReplay(log)
    let isAslant = way.amount.x != 0 && way.amount.y != 0
    #expect(
      replay.sum.isNear(
        way.amount, within: Self.unit(device, settings) * (isAslant ? 1.5 : 0.5) + 1e-6))
    #expect(replay.sum.isNear(motion.made, within: 1e-6))
    let end = try #require(replay.end)
    #expect(end.phase == .ended && end.velocity == .zero)
    #expect(end.reason == .heldStill(150_000))
    #expect(replay.findings.isEmpty)
  }

  @Test func `Millimetres are those that scroll`() throws {
    var log = SyntheticLog()
    try log.drag(.down(20, in: .millimetres), on: .touchpad)
    let replay = GestureReplay(log)
    let millimetres = replay.inputs.reduce(0) { $0 + ($1.millimetres?.y ?? 0) }
    // The content follows the fingers: they go up.
    #expect((millimetres + 20).magnitude < 1e-9)
  }

  @Test func `Two decimals of points leave no remainder along an axis`() throws {
    for device in [SyntheticDevice.touchpad, .touchscreen] {
      var log = SyntheticLog()
      let motion = try log.flick(.up(123.45), speed: 1250, on: device)
      #expect(motion.remainder.length < 1e-9 && motion.velocityRemainder.length < 1e-9)
    }
  }

  @Test func `A flick takes as long as it is told to`() throws {
    var log = SyntheticLog()
    let motion = try log.flick(.down(200), speed: 600, over: .milliseconds(600))
    // The lift is a frame behind the last motion.
    #expect(motion.end - motion.start == 608_000)
    #expect(GestureReplay(log).sum.isNear(Vector(x: 0, y: 200), within: 0.006))
  }

  @Test func `Fingers come down where they are told to`() throws {
    var log = SyntheticLog()
    try log.flick(.down(200), speed: 600, from: Vector(x: 100, y: 700), on: .touchscreen)
    let replay = GestureReplay(log)
    #expect(try #require(replay.inputs.first?.location).isNear(Vector(x: 100, y: 700), within: 1e-6))
    #expect(try #require(replay.end?.location).isNear(Vector(x: 100, y: 500), within: 1e-6))
  }

  @Test func `Fingers that rest or tap ask for nothing and are lifted`() throws {
    for device in [SyntheticDevice.touchpad, .touchscreen] {
      var log = SyntheticLog()
      try log.rest(for: .seconds(1), on: device)
      try log.tap(on: device)
      try log.tap(fingers: 3, on: device)
      let replay = GestureReplay(log)
      #expect(replay.sum == .zero && replay.pointed == .zero && replay.findings.isEmpty)
      let first = replay.inputs.prefix(2)
      #expect(first.last.map { $0.time - (first.first?.time ?? 0) } == 1_000_000)
      #expect(replay.inputs.count == (device == .touchpad ? 2 : 6))
    }
  }
}
