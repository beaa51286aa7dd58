import InputEvents
import ScrollInput
import TestSupport
import Testing

/// Hands that do one thing, on any surface: what a user expects comes of it.
@Suite struct PlausibleHandTests {
  /// A touchpad or a screen, and hands that are written down for it.
  private struct Stage {
    let device: RandomDevice
    var writer: HandWriter
    var player: LogPlayer
    var time: Microseconds = 0

    init(_ device: RandomDevice, _ settings: ScrollInputSettings) {
      self.device = device
      writer = HandWriter(device)
      player = LogPlayer(settings)
      player.play(.add(0, device, DeviceState(), at: 0))
    }

    mutating func frame(_ hand: [HandFinger], after pause: Microseconds = 8000) {
      time += pause
      player.play(.frame(Frame(time: time, device: 0, events: writer.frame(hand))))
    }

    var scrolls: [ScrollInputEvent] {
      player.outputs.compactMap { if case .scroll(let event) = $0 { event } else { nil } }
    }

    var total: Vector { scrolls.reduce(.zero) { $0 + $1.delta } }
  }

  private static func touchpad(
    _ surfaces: [RandomDevice.Surface], _ random: inout SeededGenerator
  ) -> (RandomDevice, ScrollInputSettings) {
    var settings = ScrollInputSettings.random(&random)
    settings.touchpad.method = .twoFinger
    settings.touchpad.natural = []
    settings.touchpad.locksAxis = false
    // A point a millimetre.
    settings.touchpad.pointsPerMillimetre = 1
    return (.surface(.touchpad, random.pick(surfaces), isExact: true, isPlain: true, &random), settings)
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func oneFingerNeverScrolls(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (device, settings) = Self.touchpad([.slots, .reports, .single], &random)
    var stage = Stage(device, settings)
    var id: Int32 = 0
    for _ in 0..<20 {
      id += 1
      var finger = HandFinger(id: id, x: Int32(random.int(0...500)), y: Int32(random.int(0...500)))
      for _ in 0..<random.int(1...15) {
        finger.x += Int32(random.int(-60...60))
        finger.y += Int32(random.int(-60...60))
        if random.once(in: 8) { finger.x = Int32(random.int(0...500)) }
        stage.frame([finger])
      }
      stage.frame([], after: random.pick([8000, 100_000]))
    }
    #expect(stage.scrolls.isEmpty)
  }

  /// Two fingers come down and go the same way in steps of up to 4 mm; the device may split an id on the way.
  @Test(arguments: 0..<150 as Range<UInt64>)
  func twoFingersScrollAsFarAsTheyGoBeyondTheThreshold(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (device, settings) = Self.touchpad([.slots, .reports], &random)
    settings.letNoFingerRest()
    var stage = Stage(device, settings)
    let unit = device.unit
    var hand = [
      HandFinger(id: 1, x: 20 * unit, y: 10 * unit), HandFinger(id: 2, x: 50 * unit, y: 12 * unit),
    ]
    stage.frame(hand)
    var step = (x: unit / 2, y: unit)
    var way = Vector.zero
    var nextID: Int32 = 3
    for number in 0..<random.int(8...16) {
      // Smooth: no step differs from the one before by more than a millimetre.
      step.x = min(max(step.x + Int32(random.int(-4...4)) * unit / 8, -unit), unit)
      step.y = min(max(step.y + Int32(random.int(-2...6)) * unit / 8, unit / 2), 4 * unit)
      for index in hand.indices {
        hand[index].x += step.x
        hand[index].y += step.y
        if number > 3, device.surface == .slots, random.once(in: 12) {
          hand[index].id = nextID
          nextID += 1
        }
      }
      way = way + Vector(x: Double(step.x), y: Double(step.y)) * (1 / Double(unit))
      stage.frame(hand)
    }
    stage.frame([])
    let phases = stage.scrolls.map(\.phase)
    #expect(phases.first == .began && phases.last == .ended)
    #expect(phases.dropFirst().dropLast().allSatisfy { $0 == .changed } && phases.count > 2)
    #expect(((way - stage.total).length - settings.touchpad.startThreshold).magnitude < 1e-9)
  }

  /// While two fingers scroll others come and go: nothing goes further than the fingers do.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func aFingerThatComesOrGoesMovesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isTouch = random.once(in: 2)
    var (device, settings) = Self.touchpad([.slots, .reports], &random)
    settings.letNoFingerRest()
    settings.touchscreen.natural = []
    settings.touchscreen.rotation = .none
    settings.touchscreen.pointsPerMillimetre = 1
    if isTouch { device = .surface(.touchscreen, device.surface, isExact: true, isPlain: true, &random) }
    var stage = Stage(device, settings)
    let unit = device.unit
    var nextID: Int32 = 1
    var hand: [HandFinger] = []
    for _ in 0..<150 {
      for index in hand.indices {
        hand[index].x += Int32(random.int(-3...3)) * unit / 8
        hand[index].y += Int32(random.int(-3...3)) * unit / 8
      }
      if !hand.isEmpty, random.once(in: 10) { hand.remove(at: random.int(0...hand.count - 1)) }
      if hand.count < 4, random.once(in: 6) {
        // Far from where any other was.
        hand.append(
          HandFinger(id: nextID, x: (5 + nextID % 9 * 10) * unit, y: (5 + nextID / 9 % 6 * 10) * unit))
        nextID += 1
      }
      stage.frame(hand)
    }
    stage.frame([])
    // The diagonal of the largest step, 3/8 mm along each axis, and what a lift had rounded.
    let longest = Vector(x: 0.375, y: 0.375).length
    for event in stage.scrolls { #expect(event.delta.length <= longest + 1e-9) }
    #expect(!stage.scrolls.isEmpty)
  }

  /// Fingers that all go the same way: the offset goes it with them, whoever comes and goes.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func fingersThatGoTheSameWayAreAsOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var settings = ScrollInputSettings.random(&random)
    settings.touchscreen.natural = []
    settings.touchscreen.pointsPerMillimetre = 1
    settings.touchscreen.rotation = .none
    let device = RandomDevice.surface(
      .touchscreen, random.pick([.slots, .reports]), isExact: true, isPlain: true, &random)
    var stage = Stage(device, settings)
    let unit = device.unit
    var hand: [HandFinger] = []
    var nextID: Int32 = 1
    var way = Vector.zero
    for _ in 0..<40 {
      let step = (x: Int32(random.int(-3...3)) * unit / 8, y: Int32(random.int(-3...3)) * unit / 8)
      if hand.count > 1, random.once(in: 5) { hand.removeFirst() }
      for index in hand.indices {
        hand[index].x += step.x
        hand[index].y += step.y
      }
      if !hand.isEmpty {
        way = way + Vector(x: Double(step.x), y: Double(step.y)) * (1 / Double(unit))
      }
      if hand.count < 4, random.once(in: 4) {
        // Far from where any other was.
        hand.append(
          HandFinger(id: nextID, x: (20 + nextID % 5 * 15) * unit, y: (10 + nextID / 5 % 4 * 15) * unit))
        nextID += 1
      }
      stage.frame(hand)
    }
    stage.frame([])
    #expect((stage.total - way).length < 1e-9)
  }

  /// A screen's offset follows its fingers all the way.
  @Test(arguments: 0..<80 as Range<UInt64>)
  func oneFingerOnAScreenDragsAllTheWay(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var settings = ScrollInputSettings.random(&random)
    settings.touchscreen.natural = .both
    settings.touchscreen.pointsPerMillimetre = 1
    settings.touchscreen.rotation = .none
    let device = RandomDevice.surface(
      .touchscreen, random.pick([.slots, .reports, .single]), isExact: true, isPlain: true, &random)
    var stage = Stage(device, settings)
    let start = HandFinger(id: 1, x: 400, y: 200)
    var finger = start
    stage.frame([finger])
    for _ in 0..<40 {
      finger.x += Int32(random.int(-10...10))
      finger.y += Int32(random.int(-5...10))
      stage.frame([finger])
    }
    stage.frame([])
    let way = Vector(x: Double(finger.x - start.x), y: Double(finger.y - start.y)) * (1 / Double(device.unit))
    #expect((stage.total + way).length < 1e-9)
    #expect(stage.scrolls.first?.phase == .began && stage.scrolls.last?.phase == .ended)
  }
}
