import InputEvents
import ScrollInput
import Testing

/// Rings and strips of a tablet's pad.
@Suite struct RingTests {
  static let ring = EventCode.absWheel
  static let second = EventCode.absThrottle
  static let strip = EventCode.absRX
  static let down = InputEvent.abs(EventCode.absMisc, 15)
  static let up = InputEvent.abs(EventCode.absMisc, 0)

  /// A pad that scrolls a point for each degree and ten for each position.
  static func player(natural: Bool = false, _ description: DeviceDescription = Devices.pad) -> Player {
    var settings = ScrollInputSettings()
    settings.tablet.ring = true
    settings.tablet.strip = true
    settings.tablet.pointsPerDegree = 1
    settings.tablet.pointsPerPosition = 10
    settings.tablet.natural = natural
    return Player(description, as: .tablet, settings: settings)
  }

  @Test func aRingTurnsByDegrees() {
    var player = Self.player()
    player.play(.abs(Self.ring, 20), Self.down)
    #expect(player.scrolls.isEmpty)
    player.play(.abs(Self.ring, 22))
    player.play(.abs(Self.ring, 19))
    player.play(.abs(Self.ring, 0), Self.up)
    // 72 places are 5 degrees each, clockwise is down.
    #expect(player.scrolls.map(\.delta.y) == [10, -15, 0])
    #expect(player.phases == [.began, .changed, .ended])
    #expect(player.scrolls.map(\.reason) == [.ringTurned, .ringTurned, .released])
    #expect(player.scrolls.allSatisfy { $0.source == .continuous && $0.velocity == .zero && $0.delta.x == 0 })
    var natural = Self.player(natural: true)
    natural.play(.abs(Self.ring, 20), Self.down)
    natural.play(.abs(Self.ring, 22))
    #expect(natural.scrolls.map(\.delta.y) == [-10])
  }

  /// From a place to another, and the degrees of the shorter way.
  @Test(arguments: [
    (70, 1, 15), (1, 70, -15), (71, 0, 5), (0, 71, -5), (10, 46, 180), (46, 10, 180), (5, 70, -35),
  ])
  func aRingGoesRoundTheShorterWay(from: Int32, to: Int32, degrees: Double) {
    var player = Self.player()
    player.play(.abs(Self.ring, from), Self.down)
    player.play(.abs(Self.ring, to))
    #expect(player.scrolls.map(\.delta.y) == [degrees])
  }

  @Test func aTouchElsewhereIsNoMotion() {
    var player = Self.player()
    player.play(.abs(Self.ring, 20), Self.down)
    player.play(.abs(Self.ring, 21))
    player.play(.abs(Self.ring, 0), Self.up)
    player.play(.abs(Self.ring, 50), Self.down)
    player.play(.abs(Self.ring, 0), Self.up)
    #expect(player.phases == [.began, .ended])
  }

  /// A button of the pad keeps `ABS_MISC`, and a second ring that is not touched says 0.
  @Test func aLiftBesideAButtonIsNoTurn() {
    var player = Self.player()
    player.play(.abs(Self.ring, 40), .key(0x100, 1), Self.down)
    player.play(.abs(Self.ring, 41))
    player.play(.abs(Self.ring, 0))
    #expect(player.scrolls.map(\.delta.y) == [5, 0])
    #expect(player.phases == [.began, .ended])
  }

  @Test func twoRingsAreOneMotion() {
    var player = Self.player()
    player.play(.abs(Self.ring, 40), .abs(Self.second, 20), Self.down)
    player.play(.abs(Self.ring, 41), .abs(Self.second, 21))
    player.play(.abs(Self.ring, 0))
    player.play(.abs(Self.second, 22))
    player.play(.abs(Self.second, 0), Self.up)
    #expect(player.scrolls.map(\.delta.y) == [10, 5, 0])
    #expect(player.phases == [.began, .changed, .ended])
  }

  @Test func aRingWithoutMiscIsLetGoByZero() {
    var description = Devices.pad
    description.absoluteAxes.removeAll { $0.code == EventCode.absMisc }
    var player = Self.player(description)
    player.play(.abs(Self.ring, 2))
    player.play(.abs(Self.ring, 1))
    player.play(.abs(Self.ring, 0))
    #expect(player.scrolls.map(\.delta.y) == [-5, 0])
    #expect(player.phases == [.began, .ended])
  }

  @Test func aStripCountsItsPositions() {
    var player = Self.player()
    player.play(.abs(Self.strip, 1), Self.down)
    player.play(.abs(Self.strip, 2))
    player.play(.abs(Self.strip, 4096))
    player.play(.abs(Self.strip, 2048))
    player.play(.abs(Self.strip, 0), Self.up)
    #expect(player.scrolls.map(\.delta.y) == [10, 110, -10, 0])
    #expect(player.phases == [.began, .changed, .changed, .ended])
  }

  @Test func breakingOffCancelsAndTheDifferenceMovesNothing() {
    var player = Self.player()
    player.play(.abs(Self.ring, 20), Self.down)
    player.play(.abs(Self.ring, 21))
    player.interpreter.drop(0, at: player.time, into: &player.outputs)
    player.play([.abs(Self.ring, 30)], synchronizes: true)
    player.play(.abs(Self.ring, 31))
    player.interpreter.finish(at: player.time, into: &player.outputs)
    #expect(player.phases == [.began, .cancelled, .began, .cancelled])
    #expect(player.scrolls.map(\.delta.y) == [5, 0, 5, 0])
    #expect(player.scrolls.map(\.reason) == [.ringTurned, .eventsLost, .ringTurned, .logOver])
  }

  @Test func silentByDefaultAndOnOtherClasses() {
    var player = Player(Devices.pad, as: .tablet)
    player.play(.abs(Self.ring, 20), .abs(Self.strip, 1), Self.down)
    player.play(.abs(Self.ring, 21), .abs(Self.strip, 2))
    #expect(player.scrolls.isEmpty)
    #expect(
      player.findings.map(\.kind) == [
        .device(.silent(.ring)), .device(.silent(.strip)), .device(.silent(.tabletWheel)),
      ])
    // On a pen the axis is the wheel of an airbrush.
    var pen = Self.player(Devices.pen)
    pen.play(.abs(Self.ring, 20))
    pen.play(.abs(Self.ring, 40))
    #expect(pen.scrolls.isEmpty)
  }
}
