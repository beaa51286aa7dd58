import InputEvents
import ScrollInput
import TestSupport
import Testing

/// Whatever the frames: each press has exactly one release, nothing jumps, and no motion is lost.
@Suite struct PointerBalanceTests {
  private struct Held: Hashable {
    var device: DeviceNumber
    var button: PointerButton
  }

  static let classes: [DeviceClass] = [.mouse, .pointingStick, .trackball, .touchpad]

  @Test(arguments: 0..<300 as Range<UInt64>)
  func everyPressHasOneRelease(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var player = Player(Devices.multitouch, as: random.pick(Self.classes))
    player.interpreter.add(1, Devices.mouse, as: .mouse, at: 0, into: &player.outputs)
    for _ in 0..<random.int(20...120) {
      let device = random.int(0...1)
      switch random.int(0...30) {
      case 0: player.interpreter.drop(device, at: player.time, into: &player.outputs)
      case 1: player.interpreter.gap(random.pick([nil, 0, 1]), at: player.time, into: &player.outputs)
      case 2: player.interpreter.remove(device, at: player.time, into: &player.outputs)
      case 3...4:
        let state = DeviceState(keys: random.once(in: 2) ? [EventCode.buttonLeft] : [])
        player.interpreter.add(
          device, Devices.multitouch, state, as: random.pick(Self.classes), at: player.time,
          into: &player.outputs)
      default:
        player.time += 1000
        let frame = Frame(
          time: player.time, device: device, events: Self.events(&random),
          isSynchronization: random.once(in: 8))
        player.interpreter.step(frame, into: &player.outputs)
      }
    }
    player.interpreter.finish(at: player.time, into: &player.outputs)
    Self.check(player.pointers)
  }

  private static func check(_ events: [PointerEvent]) {
    var held: Set<Held> = []
    var presses = 0
    for event in events {
      switch event.kind {
      case .moved(let delta):
        #expect(delta != .zero)
        #expect(event.interruption == nil)
      case .pressed(let button):
        presses += 1
        #expect(held.insert(Held(device: event.device, button: button)).inserted)
        #expect(event.interruption == nil)
      case .released(let button):
        #expect(held.remove(Held(device: event.device, button: button)) != nil)
      }
    }
    #expect(held.isEmpty)
    #expect(presses > 0)
  }

  private static func events(_ random: inout SeededGenerator) -> [InputEvent] {
    (0..<random.int(1...6)).map { _ in
      switch random.int(0...9) {
      case 0: .rel(UInt16(random.int(0...1)), Int32(random.int(-3...3)))
      case 1: .slot(Int32(random.int(0...2)))
      case 2: .id(Int32(random.int(-1...3)))
      case 3: .x(Int32(random.int(0...4000)))
      case 4: random.once(in: 10) ? .dropped : .y(Int32(random.int(0...4000)))
      default: .key(UInt16(random.int(0x10f...0x114)), Int32(random.pick([0, 0, 1, 1, 1, 2])))
      }
    }
  }

  /// Fingers that come, go and creep about: the pointer goes as far as the one that was alone before and after.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func nothingJumpsAndNothingIsLost(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var player = Player(Devices.multitouch, as: .touchpad)
    var fingers: [(x: Int32, y: Int32)?] = [nil, nil, nil]
    var id: Int32 = 0
    var x: Int64 = 0
    var y: Int64 = 0
    for _ in 0..<80 {
      let before = fingers
      var events: [InputEvent] = []
      for slot in fingers.indices where random.once(in: 2) {
        events.append(.slot(Int32(slot)))
        if let place = fingers[slot], !random.once(in: 8) {
          let moved = (x: place.x + Int32(random.int(-3...3)), y: place.y + Int32(random.int(-3...3)))
          fingers[slot] = moved
          events += [.x(moved.x), .y(moved.y)]
        } else if fingers[slot] != nil {
          fingers[slot] = nil
          events.append(.id(-1))
        } else if random.once(in: 3) {
          let place = (x: Int32(random.int(100...3900)), y: Int32(random.int(100...3900)))
          fingers[slot] = place
          id += 1
          events += [.id(id), .x(place.x), .y(place.y)]
        }
      }
      player.play(events)
      guard before.count(where: { $0 != nil }) == 1, fingers.count(where: { $0 != nil }) == 1 else {
        continue
      }
      for (before, after) in zip(before, fingers) {
        guard let before, let after else { continue }
        x += Int64(after.x - before.x)
        y += Int64(after.y - before.y)
      }
    }
    for case .moved(let delta) in player.kinds {
      #expect(max(delta.x.magnitude, delta.y.magnitude) < 3.001 * PointerTouchpadTests.unit)
    }
    let expected = Vector(x: Double(x), y: Double(y)) * PointerTouchpadTests.unit
    #expect((player.travel - expected).length < 1e-9)
  }
}
