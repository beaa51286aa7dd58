import InputEvents
import ScrollInput
import Testing

/// Where the fingers are on a touchscreen, in points from the panel's origin.
@Suite struct TouchLocationTests {
  /// Points per millimetre.
  static let gain = 6.42

  /// A screen whose axes begin at 200 and -50, with 10 and 20 units a millimetre.
  static let screen = DeviceDescription(absoluteAxes: [
    AbsoluteAxis(code: EventCode.absMTSlot, minimum: 0, maximum: 9),
    AbsoluteAxis(code: EventCode.absMTPositionX, minimum: 200, maximum: 4200, resolution: 10),
    AbsoluteAxis(code: EventCode.absMTPositionY, minimum: -50, maximum: 3950, resolution: 20),
  ])

  /// The places of the scroll inputs in millimetres, on the assumption that each has one.
  private static func places(_ player: Player) -> [Vector] {
    player.scrolls.map { ($0.location ?? Vector(x: -1e9, y: -1e9)) * (1 / gain) }
  }

  private static func expect(
    _ player: Player, _ places: [(Double, Double)], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = Self.places(player)
    #expect(found.count == places.count, sourceLocation: sourceLocation)
    for (found, place) in zip(found, places) {
      #expect(
        (found - Vector(x: place.0, y: place.1)).length < 1e-9, "\(found), not \(place)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func theOriginIsWhereTheAxesHaveTheirMinimum() {
    var player = Player(Self.screen, as: .touchscreen)
    player.play(.slot(0), .id(1), .x(200), .y(-50))
    player.play(.x(300), .y(150))
    player.play(.id(-1))
    #expect(player.phases == [.began, .changed, .ended])
    Self.expect(player, [(0, 0), (10, 10), (10, 10)])
    #expect(player.pointers.isEmpty)
  }

  @Test func aTapHasItsPlaceWhenItComesAndWhenItGoes() {
    var player = Player(Self.screen, as: .touchscreen)
    player.play(.slot(0), .id(1), .x(1200), .y(350), .key(Devices.touchButton, 1))
    player.play(.id(-1), .key(Devices.touchButton, 0))
    #expect(player.phases == [.began, .ended])
    Self.expect(player, [(100, 20), (100, 20)])
    // Another tap, whose x the kernel does not repeat.
    player.play(.id(2), .y(750), .key(Devices.touchButton, 1))
    player.play(.id(-1), .key(Devices.touchButton, 0))
    Self.expect(player, [(100, 20), (100, 20), (100, 40), (100, 40)])
  }

  @Test func severalFingersHaveTheirCentroidAndPalmsNoPart() {
    var player = Player(Self.screen, as: .touchscreen)
    player.play(.slot(0), .id(1), .x(300), .y(150), .slot(1), .id(2), .x(500), .y(550))
    player.play(.slot(2), .id(3), .tool(2), .x(4000), .y(3000))
    player.play(.slot(0), .x(320), .slot(2), .x(4100))
    player.play(.slot(1), .id(-1))
    // One is left, and moves by no more than itself.
    player.play(.slot(0), .x(330))
    player.play(.slot(0), .id(-1))
    #expect(player.phases == [.began, .changed, .changed, .ended])
    // (10 + 30) / 2 and (10 + 30) / 2; (12 + 30) / 2; 13 alone.
    Self.expect(player, [(20, 20), (21, 20), (13, 10), (13, 10)])
    #expect(((player.scrolls[2].millimetres?.x ?? 0) - 1).magnitude < 1e-9)
  }

  /// Places do not turn round with the scrolling.
  @Test func naturalScrollingTurnsNoPlace() {
    var settings = ScrollInputSettings()
    settings.touchscreen.natural = []
    settings.touchscreen.pointsPerMillimetre = 2
    var player = Player(Self.screen, as: .touchscreen, settings: settings)
    player.play(.slot(0), .id(1), .x(700), .y(950))
    #expect(player.scrolls.map(\.location) == [Vector(x: 100, y: 100)])
  }

  /// 690 by 500 units lie on 110 by 62 mm: a phone held across.
  @Test func withoutResolutionTheSizeIsAssumed() {
    var player = Player(Devices.withoutResolution, as: .touchscreen)
    player.play(.slot(0), .id(1), .x(345), .y(125))
    Self.expect(player, [(55, 15.5)])
  }

  @Test func aSingleTouchScreenHasPlacesToo() {
    var player = Player(Devices.singleTouch, as: .touchscreen)
    player.play(.key(Devices.touchButton, 1), .abs(0, 100), .abs(1, 250))
    player.play(.key(Devices.touchButton, 0))
    Self.expect(player, [(10, 25), (10, 25)])
  }

  @Test func breakingOffKeepsTheLastPlace() {
    var player = Player(Self.screen, as: .touchscreen)
    player.play(.slot(0), .id(1), .x(300), .y(150))
    player.interpreter.gap(nil, at: player.time, into: &player.outputs)
    #expect(player.phases == [.began, .cancelled])
    Self.expect(player, [(10, 10), (10, 10)])
  }

  /// After a gap a finger is known again by what it says; a place needs both axes.
  @Test func noPlaceBeforeItIsKnown() {
    var player = Player(Self.screen, as: .touchscreen)
    player.play(.slot(0), .id(1), .x(300), .y(150))
    player.interpreter.gap(nil, at: player.time, into: &player.outputs)
    player.play(.y(170))
    player.play(.y(190))
    player.play(.x(320), .y(210))
    #expect(player.phases == [.began, .cancelled, .began, .changed, .changed])
    #expect(player.scrolls[2].location == nil)
    #expect(player.scrolls[3].location == nil)
    #expect(player.scrolls[4].location == Vector(x: 12 * Self.gain, y: 13 * Self.gain))
  }

  @Test func otherSourcesHaveNone() {
    var player = TouchpadGestureTests.player()
    player.play(TouchpadGestureTests.both(900))
    player.play(.slot(0), .id(-1), .slot(1), .id(-1))
    #expect(player.phases == [.began, .changed, .ended])
    #expect(player.scrolls.allSatisfy { $0.location == nil })
    player = Player(Devices.mouse, as: .mouse)
    player.play(.rel(8, 1))
    #expect(player.scrolls.map(\.location) == [nil])
  }
}
