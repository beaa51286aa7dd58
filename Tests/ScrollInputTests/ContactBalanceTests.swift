import InputEvents
import ScrollInput
import TestSupport
import Testing

/// Whatever the frames, each contact and each scroll that begins has exactly one end.
@Suite struct ContactBalanceTests {
  static let descriptions = [Devices.multitouch, Devices.singleTouch, Devices.toolsOnly, DeviceDescription()]

  @Test(arguments: 0..<400 as Range<UInt64>)
  func everyBeginHasOneEnd(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var player = Player(
      random.pick(Self.descriptions), as: random.pick([.touchpad, .touchscreen, .mouse, .unknown]))
    for _ in 0..<random.int(1...120) {
      switch random.int(0...40) {
      case 0:
        player.interpreter.drop(0, at: player.time, into: &player.outputs)
        if random.once(in: 2) { player.play(Self.events(&random), synchronizes: true) }
      case 1: player.interpreter.gap(random.pick([nil, 0, 1]), at: player.time, into: &player.outputs)
      case 2:
        player.interpreter.add(
          0, random.pick(Self.descriptions), as: .touchpad, at: player.time, into: &player.outputs)
      default:
        player.play(after: Int64(random.pick([0, 1, 8, 200])), Self.events(&random))
      }
    }
    player.interpreter.finish(at: player.time, into: &player.outputs)
    player.interpreter.advance(to: player.time + 1_000_000, into: &player.outputs)
    Self.checkContacts(player.contacts)
    Self.checkScrolls(player.scrolls)
    #expect(player.interpreter.nextDeadline == nil)
    let times = player.outputs.map(\.time)
    #expect(times == times.sorted())
  }

  private static func checkContacts(_ events: [ContactEvent]) {
    // A device that comes anew counts anew, so serials may return once all are over.
    var live: Set<Int> = []
    for event in events {
      switch event.change {
      case .began: #expect(live.insert(event.serial).inserted)
      case .ended, .cancelled: #expect(live.remove(event.serial) != nil)
      }
    }
    #expect(live.isEmpty)
  }

  private static func checkScrolls(_ events: [ScrollInputEvent]) {
    var live: Set<ScrollSource> = []
    for event in events {
      switch event.phase {
      case .began: #expect(live.insert(event.source).inserted)
      case .changed: #expect(live.contains(event.source))
      case .ended, .cancelled: #expect(live.remove(event.source) != nil)
      }
      for number in [event.delta.x, event.delta.y, event.velocity.x, event.velocity.y] {
        #expect(number.isFinite)
      }
    }
    #expect(live.isEmpty)
  }

  private static func events(_ random: inout SeededGenerator) -> [InputEvent] {
    (0..<random.int(0...8)).map { _ in
      let place = Int32(random.int(0...4000))
      switch random.int(0...15) {
      case 0...1: return .slot(Int32(random.int(0...3)))
      case 2...4: return .id(random.once(in: 2) ? -1 : Int32(random.int(0...5)))
      case 5...6: return .x(place)
      case 7...8: return .y(place)
      case 9: return .abs(random.pick([0, 1]), place)
      case 10: return .tool(Int32(random.int(0...2)))
      case 11: return random.once(in: 3) ? .report : .x(place)
      case 12: return random.once(in: 12) ? .dropped : .y(place)
      case 13: return .rel(random.pick([6, 8, 11, 12]), Int32(random.int(-2...2)))
      default:
        return .key(random.pick(Devices.fingerTools + [Devices.touchButton]), Int32(random.int(0...1)))
      }
    }
  }
}

extension ScrollInputOutput {
  /// When it was said.
  var time: Microseconds {
    switch self {
    case .contact(let event): event.time
    case .pointer(let event): event.time
    case .scroll(let event): event.time
    }
  }
}
