import InputEvents
import ScrollInput
import Testing

/// Sources without detents: what is the same for all of them.
@Suite struct ContinuousTests {
  @Test func aHeldButtonSaysWhatNaturalScrollingTurned() {
    var settings = ScrollInputSettings()
    settings.pointer.buttonScroll.natural = .vertical
    var player = Player(Devices.mouse, as: .pointingStick, settings: settings)
    player.play(.key(EventCode.buttonMiddle, 1))
    player.play(.rel(1, 9))
    player.play(.key(EventCode.buttonMiddle, 0))
    #expect(player.phases == [.began, .ended])
    #expect(player.scrolls.map(\.natural) == [.vertical, .vertical])
  }

  @Test func aScrollPointSaysWhatNaturalScrollingTurned() {
    var settings = ScrollInputSettings()
    settings.wheel.natural = .both
    var player = Player(Devices.scrollPoint, as: .mouse, settings: settings)
    player.play(.rel(8, 9))
    #expect(player.scrolls.map(\.natural) == [.both])
  }

  @Test(arguments: [true, false])
  func aRingSaysWhatNaturalScrollingTurned(natural: Bool) {
    var player = RingTests.player(natural: natural)
    player.play(.abs(RingTests.ring, 20), RingTests.down)
    player.play(.abs(RingTests.ring, 22))
    #expect(player.scrolls.map(\.natural) == [natural ? .vertical : []])
  }

  /// Two motions of one kind on one device could not be told apart.
  @Test func aMouseWithAScrollPointHasNoOtherButton() {
    var settings = ScrollInputSettings()
    settings.pointer.buttonScroll.mouse = .middle
    var player = Player(Devices.scrollPoint, as: .mouse, settings: settings)
    player.play(.key(EventCode.buttonMiddle, 1), .rel(8, 1))
    player.play(.rel(1, 50))
    player.play(.key(EventCode.buttonMiddle, 0))
    #expect(player.phases == [.began])
    #expect(player.kinds == [.pressed(.middle), .moved(by: Vector(x: 0, y: 50)), .released(.middle)])
  }

  @Test func endsOfDevicesComeInTheirOrder() {
    var player = Player(Devices.mouse, as: .mouse)
    player.interpreter.add(1, Devices.mouse, as: .mouse, at: 0, into: &player.outputs)
    player.interpreter.step(Frame(time: 0, device: 1, events: [.rel(8, 1)]), into: &player.outputs)
    player.interpreter.step(Frame(time: 10_000, device: 0, events: [.rel(8, 1)]), into: &player.outputs)
    player.interpreter.advance(to: 1_000_000, into: &player.outputs)
    #expect(player.scrolls.map(\.time) == [0, 10_000, 150_000, 160_000])
    #expect(player.scrolls.map(\.device) == [1, 0, 1, 0])
  }
}
