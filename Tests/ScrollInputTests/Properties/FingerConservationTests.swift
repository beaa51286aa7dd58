import InputEvents
import TestSupport
import Testing

@testable import ScrollInput

/// What fingers did is what is asked of views, of the pointer, and what is withheld.
@Suite struct FingerConservationTests {
  /// A surface, and the sums of what it said, in millimetres.
  private struct Balance {
    var surface: FingerSurface
    private let scale: SurfaceScale
    private let settings: ScrollInputSettings
    private let isTouch: Bool
    var outputs: [ScrollInputOutput] = []
    private(set) var hand = Vector.zero
    private(set) var told = Vector.zero
    private(set) var jumps = Vector.zero
    private(set) var way = 0.0
    /// How many fingers scroll.
    private let needed: Int
    /// Whether the fingers that are down belong to something that was broken off.
    private var isBlocked = false

    init?(_ device: RandomDevice, _ settings: ScrollInputSettings) {
      guard let surface = FingerSurface(0, device.description, device.deviceClass, settings) else {
        return nil
      }
      self.surface = surface
      self.settings = settings
      scale = SurfaceScale(device.description, deviceClass: device.deviceClass)
      isTouch = device.deviceClass == .touchscreen
      needed = device.deviceClass == .touchpad && settings.touchpad.method == .twoFinger ? 2 : 1
    }

    mutating func step(_ frame: Frame) {
      told = told + surface.follow(frame, into: &outputs)
      hand = hand + surface.hand.motion
      way += surface.hand.motion.length
      surface.scroll(frame.time, into: &outputs)
      if surface.hand.count < needed { isBlocked = false }
      checkPhases()
      count()
    }

    mutating func cancel(_ time: Microseconds, contactsStay: Bool) {
      isBlocked = contactsStay && surface.hand.count >= needed
      surface.cancel(time, .eventsLost, contactsStay: contactsStay, into: &outputs)
      count()
    }

    /// Fingers of what was broken off begin nothing, and a palm is no flick.
    private mutating func checkPhases() {
      for case .scroll(let event) in outputs {
        if event.phase == .began { #expect(!isBlocked) }
        if event.phase == .ended { #expect(!surface.hand.hasTurnedPalm) }
        if case .fingerCount = event.reason { isBlocked = true }
        if event.reason == .pinch { isBlocked = true }
      }
    }

    private mutating func count() {
      for output in outputs {
        switch output {
        case .scroll(let event):
          let millimetres = millimetres(event.delta)
          told = told + millimetres
          if let stated = event.millimetres {
            #expect((stated - millimetres).length <= 1e-9 * (1 + stated.length))
          }
          #expect((event.millimetres != nil) == scale.isStated)
        case .withheld(let motion):
          guard case .millimetres(let amount) = motion.amount else {
            Issue.record("fingers are measured in millimetres")
            continue
          }
          #expect(amount != .zero)
          if motion.cause == .jump { jumps = jumps + amount } else { told = told + amount }
        default: break
        }
      }
      outputs.removeAll(keepingCapacity: true)
    }

    /// The way on the surface that moves the offset so.
    private func millimetres(_ delta: Vector) -> Vector {
      let natural = isTouch ? settings.touchscreen.natural : settings.touchpad.natural
      let gain = isTouch ? settings.touchscreen.pointsPerMillimetre : settings.touchpad.pointsPerMillimetre
      let turned = Vector(
        x: delta.x / gain * (natural.contains(.horizontal) ? -1 : 1),
        y: delta.y / gain * (natural.contains(.vertical) ? -1 : 1))
      switch isTouch ? settings.touchscreen.rotation : .none {
      case .none: return turned
      case .clockwise: return Vector(x: -turned.y, y: turned.x)
      case .upsideDown: return Vector(x: -turned.x, y: -turned.y)
      case .counterclockwise: return Vector(x: turned.y, y: -turned.x)
      }
    }
  }

  /// Of a hand, or of anything.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func noMotionOfTheHandIsLostWithoutAName(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var settings = ScrollInputSettings.random(&random)
    settings.pointer.mouseSurface = true
    let device = RandomDevice.anySurface(&random)
    var balance = try #require(Balance(device, settings))
    var hand = RandomHand(device)
    let isMalformed = random.once(in: 3)
    var time: Microseconds = 0
    for _ in 0..<150 {
      time += random.pick([8000, 8000, 12_000, 0, 200_000])
      if random.once(in: 60) { balance.cancel(time, contactsStay: random.once(in: 2)) }
      var events = hand.frame(&random)
      if isMalformed { events.append(RandomEvents.any(&random)) }
      balance.step(
        Frame(time: time, device: 0, events: events, isSynchronization: random.once(in: 60)))
    }
    // What may still become a scroll is told at the end.
    balance.cancel(time, contactsStay: false)
    #expect((balance.told - balance.hand).length <= 1e-6 + balance.way * 1e-12)
  }

  /// The fingers that stay down all the time, one or two: the whole way that they were said to go.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func theWholeWayIsAccountedFor(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var settings = ScrollInputSettings.random(&random)
    settings.letNoFingerRest()
    settings.pointer.mouseSurface = true
    let deviceClass = random.pick([DeviceClass.touchpad, .touchscreen, .mouse])
    let fingers = random.int(1...2)
    let protocols: [RandomDevice.Surface] = fingers == 1 ? [.slots, .reports, .single] : [.slots, .reports]
    let device = RandomDevice.surface(
      deviceClass, deviceClass == .mouse ? .slots : random.pick(protocols), isPlain: true, &random)
    let scale = SurfaceScale(device.description, deviceClass: deviceClass)
    var balance = try #require(Balance(device, settings))
    var writer = HandWriter(device)
    let middle = HandFinger(id: 1, x: device.width / 3, y: device.height / 2)
    var hand = [middle]
    if fingers == 2 { hand.append(HandFinger(id: 2, x: device.width * 2 / 3, y: device.height / 2)) }
    var time: Microseconds = 0
    var way = Vector.zero
    balance.step(Frame(time: 0, device: 0, events: writer.frame(hand)))
    for _ in 0..<150 {
      time += random.pick([8000, 8000, 12_000, 0, 200_000])
      let isTrusted = !random.once(in: 40)
      if !isTrusted { balance.cancel(time, contactsStay: true) }
      var sum = Vector.zero
      for index in hand.indices where !random.once(in: 6) {
        let most = Int(random.pick([1, 4, device.unit, 3 * device.unit, 30 * device.unit]))
        let x = hand[index].x + Int32(random.int(-most...most))
        let y = hand[index].y + Int32(random.int(-most...most))
        // At the edge of the surface a finger holds no other back.
        guard x > 0, y > 0, x < device.width, y < device.height else { continue }
        sum = sum + Vector(x: Double(x - hand[index].x) * scale.x, y: Double(y - hand[index].y) * scale.y)
        hand[index].x = x
        hand[index].y = y
      }
      if isTrusted { way = way + sum * (1 / Double(hand.count)) }
      balance.step(
        Frame(time: time, device: 0, events: writer.frame(hand), isSynchronization: !isTrusted))
    }
    // What may be a jump is told by its name at the latest when the log is over.
    balance.cancel(time, contactsStay: false)
    #expect((balance.told + balance.jumps - way).length < 1e-6)
  }
}
