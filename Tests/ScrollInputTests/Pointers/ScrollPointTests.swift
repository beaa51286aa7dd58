import InputEvents
import ScrollInput
import Testing

/// A stick in place of a wheel.
@Suite struct ScrollPointTests {
  @Test func countsAreNoDetents() {
    var player = Player(Devices.scrollPoint, as: .mouse)
    player.play(.rel(8, 19))
    player.play(.rel(8, -63), .rel(6, 2), .rel(11, -63 * 120))
    player.play(.rel(0, 3))
    #expect(player.phases == [.began, .changed])
    #expect(player.scrolls.map(\.delta) == [Vector(x: 0, y: -19), Vector(x: 2, y: 63)])
    #expect(player.scrolls.allSatisfy { $0.source == .continuous && $0.wheel == nil })
    #expect(player.scrolls.allSatisfy { $0.velocity == .zero && $0.reason == .scrollPoint })
    #expect(player.kinds == [.moved(by: Vector(x: 3, y: 0))])
    #expect(player.findings.isEmpty)
  }

  @Test func quietEndsItAlsoAfterTheLog() {
    var player = Player(Devices.scrollPoint, as: .mouse)
    player.play(.rel(8, 1))
    player.play(after: 149, .rel(8, 1))
    #expect(player.interpreter.nextDeadline == player.time + 150_000)
    player.interpreter.finish(at: player.time, into: &player.outputs)
    player.interpreter.advance(to: player.time + 150_000, into: &player.outputs)
    #expect(player.phases == [.began, .changed, .ended])
    #expect(player.scrolls[2].time == player.time + 150_000)
    #expect(player.scrolls[2].reason == .quiet(150_000))
    #expect(player.interpreter.nextDeadline == nil)
  }

  @Test func gainNaturalAxesAndQuietAreSettings() {
    var settings = ScrollInputSettings()
    settings.pointer.pointsPerScrollPointCount = 0.5
    settings.wheel.natural = .vertical
    settings.wheel.quiet = 60_000
    var player = Player(Devices.scrollPoint, as: .mouse, settings: settings)
    player.play(.rel(8, 4), .rel(6, 4))
    player.play(after: 60, .rel(8, 0))
    #expect(player.scrolls.map(\.delta) == [Vector(x: 2, y: 2), .zero])
    #expect(player.phases == [.began, .ended])
  }

  @Test func aDeviceThatGoesCancels() {
    var player = Player(Devices.scrollPoint, as: .mouse)
    player.play(.rel(8, 1))
    player.interpreter.remove(0, at: player.time, into: &player.outputs)
    #expect(player.phases == [.began, .cancelled])
  }

  /// The ids count, not the name, and only on a mouse.
  @Test func otherMiceKeepTheirDetents() {
    var other = Devices.scrollPoint
    other.id.product = 0x3107
    other.name = "ScrollPoint"
    var player = Player(other, as: .mouse)
    player.play(.rel(8, 1))
    #expect(player.scrolls.map(\.source) == [.wheel])
  }
}
