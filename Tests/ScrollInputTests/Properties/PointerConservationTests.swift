import InputEvents
import ScrollInput
import TestSupport
import Testing

/// What mice, sticks, balls, scroll points and wheels did is what is asked of views, of the pointer, and what is
/// withheld.
@Suite struct PointerConservationTests {
  private static let devices = [
    RandomDevice(description: Devices.mouse, deviceClass: .mouse),
    RandomDevice(description: Devices.mouse, deviceClass: .pointingStick),
    RandomDevice(description: Devices.mouse, deviceClass: .trackball),
    RandomDevice(description: Devices.mouse, deviceClass: .unknown),
    RandomDevice(description: Devices.scrollPoint, deviceClass: .mouse),
    RandomDevice(description: Devices.touchMouse, deviceClass: .mouse),
    RandomDevice(description: Devices.pad, deviceClass: .tablet),
  ]

  private static func sum(_ events: [InputEvent], _ code: UInt16) -> Double {
    events.reduce(0) { $1.is(.relative, code) ? $0 + Double($1.value) : $0 }
  }

  /// What a frame turns along an axis: its parts where there are any, its whole detents otherwise.
  private static func turn(_ events: [InputEvent], _ detents: UInt16, _ parts: UInt16) -> Double {
    let isFine = events.contains { $0.is(.relative, parts) && $0.value != 0 }
    return isFine ? sum(events, parts) : sum(events, detents) * 120
  }

  private static func signs(_ natural: NaturalAxes) -> Vector {
    Vector(x: natural.contains(.horizontal) ? -1 : 1, y: natural.contains(.vertical) ? -1 : 1)
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func noCountIsLostWithoutAName(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let settings = ScrollInputSettings.random(&random)
    let device = random.pick(Self.devices)
    let isScrollPoint = device.description == Devices.scrollPoint
    var player = LogPlayer(settings)
    var time: Microseconds = 0
    player.play(.add(0, device, DeviceState(), at: 0))
    var counts = Vector.zero
    var turned = Vector.zero
    var isLost = false
    for _ in 0..<120 {
      time += random.pick([8000, 8000, 500, 0, 200_000])
      if random.once(in: 40) { player.play(.gap(nil, at: time)) }
      if random.once(in: 40) {
        player.play(.drop(0, at: time))
        isLost = true
      }
      var events: [InputEvent] = []
      for _ in 0..<random.int(0...4) {
        let event = RandomEvents.useful(&random)
        if event.type != .absolute { events.append(event) }
      }
      let isSynchronization = isLost && random.once(in: 2)
      player.play(
        .frame(Frame(time: time, device: 0, events: events, isSynchronization: isSynchronization)))
      // The rest of lost events is not to be trusted.
      let isTrusted = !isLost || isSynchronization
      isLost = false
      guard isTrusted else { continue }
      if device.deviceClass != .unknown, device.deviceClass != .tablet {
        counts = counts + Vector(x: Self.sum(events, 0), y: Self.sum(events, 1))
      }
      turned =
        turned
        + (isScrollPoint
          ? Vector(x: Self.sum(events, 6), y: -Self.sum(events, 8))
          : Vector(x: Self.turn(events, 6, 12), y: -Self.turn(events, 8, 11)))
    }
    player.play(.finish(at: time))
    player.advance(to: time + 5_000_000)
    let wheel = Self.signs(settings.wheel.natural)
    turned = Vector(x: turned.x * wheel.x, y: turned.y * wheel.y)
    let (toldCounts, toldTurn) = Self.told(player.outputs, settings, isScrollPoint: isScrollPoint)
    #expect((toldCounts - counts).length < 1e-6)
    #expect(toldTurn == turned)
  }

  private static func told(
    _ outputs: [ScrollInputOutput], _ settings: ScrollInputSettings, isScrollPoint: Bool
  ) -> (counts: Vector, turned: Vector) {
    let button = signs(settings.pointer.buttonScroll.natural)
    var counts = Vector.zero
    var turned = Vector.zero
    for output in outputs {
      switch output {
      case .pointer(let event):
        guard case .moved(let delta) = event.kind else { continue }
        counts = counts + delta * (1 / settings.pointer.pointsPerCount)
      case .scroll(let event):
        if let wheel = event.wheel {
          turned = turned + Vector(x: Double(wheel.x), y: Double(wheel.y))
          let delta = Vector(x: Double(wheel.x), y: Double(wheel.y)) * (settings.wheel.pointsPerDetent / 120)
          #expect((event.delta - delta).length < 1e-9)
        } else if event.reason == .scrollPoint {
          turned = turned + event.delta * (1 / settings.pointer.pointsPerScrollPointCount)
        } else if event.source == .continuous {
          counts = counts + Vector(x: event.delta.x * button.x, y: event.delta.y * button.y)
        }
      case .withheld(let motion):
        switch motion.amount {
        case .counts(let amount): counts = counts + amount
        case .wheel(let amount): turned = turned + Vector(x: Double(amount.x), y: Double(amount.y))
        case .millimetres: Issue.record("a mouse has no millimetres")
        }
      default: break
      }
    }
    return (counts, turned)
  }
}
