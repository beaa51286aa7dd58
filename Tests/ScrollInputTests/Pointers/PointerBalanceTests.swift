import InputEvents
import ScrollInput
import TestSupport
import Testing

/// Whatever the fingers do: the pointer does not jump, and no motion is lost.
@Suite struct PointerBalanceTests {
  /// Fingers that come, go and creep about: the pointer goes as far as the one that was alone before and after.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func nothingJumpsAndNothingIsLost(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // No finger of two is taken for one that rests.
    var settings = ScrollInputSettings()
    settings.touchpad.resting = 60_000_000
    settings.touchpad.edgeZone = 0
    var player = Player(Devices.multitouch, as: .touchpad, settings: settings)
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
          // Far from where any other was: one that comes again where it went is the same finger.
          let place = (x: 100 + id % 50 * 70, y: 100 + id / 50 * 700)
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
