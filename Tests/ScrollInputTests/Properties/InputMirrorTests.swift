import InputEvents
import TestSupport
import Testing

@testable import ScrollInput

/// What goes the other way says the same the other way.
@Suite struct InputMirrorTests {
  @Test(arguments: 0..<80 as Range<UInt64>)
  func naturalScrollingTurnsSignsOnly(seed: UInt64) {
    var log = RandomInputLog(seed: seed, isMalformed: false)
    log.settings.setNatural([])
    var natural = log
    var random = SeededGenerator(seed: seed)
    let axes = random.pick([NaturalAxes.horizontal, .vertical, .both])
    natural.settings.setNatural(axes)
    let signs = Vector(x: Double(axes.signs.x), y: Double(axes.signs.y))
    let expected = LogPlayer.play(log).map { output -> ScrollInputOutput in
      switch output {
      case .scroll(let event):
        var flipped = event.flipped(signs)
        // Rings and strips scroll along one axis only.
        let isRing = event.source == .continuous && log.devices[event.device].deviceClass == .tablet
        flipped.natural = isRing ? axes.intersection(.vertical) : axes
        return .scroll(flipped)
      case .withheld(var motion):
        if case .wheel(let turn) = motion.amount { motion.amount = .wheel(turn.flipped(signs)) }
        return .withheld(motion)
      default: return output
      }
    }
    #expect(difference(LogPlayer.play(natural), expected) == nil)
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func mirroredFramesSayTheSameMirrored(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alongX = random.once(in: 2)
    var settings = ScrollInputSettings.random(&random)
    // Edges and thumbs are at one side only.
    if settings.touchpad.method == .edge { settings.touchpad.method = .twoFinger }
    if !alongX { settings.touchpad.edgeZone = 0 }
    settings.touchscreen.rotation = .none
    let device = Self.device(&random)
    var hand = RandomHand(device)
    var steps: [LogStep] = [.add(0, device, DeviceState(), at: 0)]
    var time: Microseconds = 0
    for _ in 0..<150 {
      time += random.pick([8000, 8000, 12_000, 0, 200_000])
      if random.once(in: 60) { steps.append(.gap(nil, at: time)) }
      if random.once(in: 60) { steps.append(.drop(0, at: time)) }
      let events = device.surface == .none ? Self.events(&random) : hand.frame(&random)
      steps.append(
        .frame(Frame(time: time, device: 0, events: events, isSynchronization: random.once(in: 30))))
    }
    steps.append(.finish(at: time))
    var player = LogPlayer(settings)
    var mirrored = LogPlayer(settings)
    for step in steps {
      player.play(step)
      mirrored.play(Self.mirror(step, device, alongX: alongX))
    }
    player.rest(after: steps)
    mirrored.rest(after: steps)
    let size = Vector(x: 96, y: 64) * settings.touchscreen.pointsPerMillimetre
    let signs = Vector(x: alongX ? -1 : 1, y: alongX ? 1 : -1)
    let expected = player.outputs.map { $0.mirrored(signs, size: size) }
    #expect(
      difference(mirrored.outputs.map(Self.withoutPlace), expected.map(Self.withoutPlace)) == nil)
    // Places are sums that begin at the other end, so they may differ in their last digit.
    for (one, other) in zip(mirrored.outputs, expected) {
      guard case .scroll(let one) = one, case .scroll(let other) = other else { continue }
      #expect((one.location == nil) == (other.location == nil))
      #expect(((one.location ?? .zero) - (other.location ?? .zero)).length < 1e-9)
    }
  }

  private static func device(_ random: inout SeededGenerator) -> RandomDevice {
    switch random.int(0...7) {
    case 0: RandomDevice(description: Devices.mouse, deviceClass: .pointingStick)
    case 1: RandomDevice(description: Devices.mouse, deviceClass: .mouse)
    case 2: RandomDevice(description: Devices.scrollPoint, deviceClass: .mouse)
    case 3: .surface(.mouse, .slots, isExact: true, &random)
    case 4: .surface(.touchscreen, random.pick([.slots, .reports, .single]), isExact: true, &random)
    default: .surface(.touchpad, random.pick([.slots, .reports, .single]), isExact: true, &random)
    }
  }

  private static func events(_ random: inout SeededGenerator) -> [InputEvent] {
    (0..<random.int(0...4)).map { _ in RandomEvents.useful(&random) }.filter { $0.type != .absolute }
  }

  private static func mirror(_ step: LogStep, _ device: RandomDevice, alongX: Bool) -> LogStep {
    guard case .frame(var frame) = step else { return step }
    let relative: [UInt16] = alongX ? [0, 6, 12] : [1, 8, 11]
    let absolute =
      alongX ? [EventCode.absX, EventCode.absMTPositionX] : [EventCode.absY, EventCode.absMTPositionY]
    let sum = 2 * device.minimum + (alongX ? device.width : device.height)
    frame.events = frame.events.map { event in
      var event = event
      if event.type == .relative, relative.contains(event.code) { event.value = -event.value }
      if event.type == .absolute, absolute.contains(event.code) { event.value = sum - event.value }
      return event
    }
    return .frame(frame)
  }

  private static func withoutPlace(_ output: ScrollInputOutput) -> ScrollInputOutput {
    guard case .scroll(var event) = output else { return output }
    event.location = nil
    return .scroll(event)
  }
}

extension ScrollInputSettings {
  fileprivate mutating func setNatural(_ axes: NaturalAxes) {
    touchpad.natural = axes
    touchscreen.natural = axes
    wheel.natural = axes
    pointer.buttonScroll.natural = axes
    tablet.natural = axes.contains(.vertical)
  }
}
