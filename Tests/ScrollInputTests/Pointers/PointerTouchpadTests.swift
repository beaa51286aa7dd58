import InputEvents
import ScrollInput
import Testing

/// One finger on a touchpad moves the pointer; more fingers do other things.
@Suite struct PointerTouchpadTests {
  /// Points per unit: ten units are a millimetre.
  static let unit = 1.054

  /// One finger in slot 0 at (1000, 1000).
  static func player(_ settings: ScrollInputSettings = ScrollInputSettings()) -> Player {
    var player = Player(Devices.multitouch, as: .touchpad, settings: settings)
    player.play(.slot(0), .id(1), .x(1000), .y(1000), .key(Devices.touchButton, 1), .key(0x145, 1))
    return player
  }

  private static func expect(
    _ player: Player, _ travel: Vector, in count: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(player.pointers.count == count, sourceLocation: sourceLocation)
    #expect((player.travel - travel).length < 1e-9, sourceLocation: sourceLocation)
  }

  @Test func oneFingerMovesFromItsSecondFrameOn() {
    var player = Self.player()
    // BTN_TOUCH is no button, and to come down is no motion.
    #expect(player.pointers.isEmpty)
    player.play(.x(1010), .y(980))
    Self.expect(player, Vector(x: 10.54, y: -21.08), in: 1)
    player.play(.abs(EventCode.absMTPressure, 30))
    player.play(.y(981))
    Self.expect(player, Vector(x: 10.54, y: -19 * Self.unit), in: 2)
    player.play(.id(-1), .key(Devices.touchButton, 0), .key(0x145, 0))
    #expect(player.pointers.count == 2)
    #expect(player.scrolls.isEmpty)
    // The next finger comes down elsewhere: the pointer stays.
    player.play(.id(2), .x(50), .y(3000), .key(Devices.touchButton, 1), .key(0x145, 1))
    player.play(.x(51))
    Self.expect(player, Vector(x: 11 * Self.unit, y: -19 * Self.unit), in: 3)
  }

  @Test func pointsPerMillimetreAreASettingOfTheirOwn() {
    var settings = ScrollInputSettings()
    settings.pointer.pointsPerMillimetre = 4
    settings.touchpad.pointsPerMillimetre = 100
    settings.touchpad.natural = []
    settings.pointer.pointsPerCount = 9
    var player = Self.player(settings)
    player.play(.x(1005), .rel(0, 50))
    Self.expect(player, Vector(x: 2, y: 0), in: 1)
  }

  /// Two fingers scroll; what the first did in the frame in which the other came or went is no pointer motion.
  @Test func oneThenTwoThenOneAgain() {
    var player = Self.player()
    player.play(.x(1010))
    player.play(.x(1020), .slot(1), .id(2), .x(3000), .y(200), .key(0x145, 0), .key(0x14d, 1))
    for step in Int32(1)...5 {
      player.play(.slot(0), .y(1000 + step * 40), .slot(1), .y(200 + step * 40))
    }
    #expect(player.phases == [.began] + Array(repeating: .changed, count: 5))
    Self.expect(player, Vector(x: 10.54, y: 0), in: 1)
    player.play(.slot(0), .id(-1), .slot(1), .y(410), .key(0x14d, 0), .key(0x145, 1))
    Self.expect(player, Vector(x: 10.54, y: 0), in: 1)
    player.play(.y(420))
    Self.expect(player, Vector(x: 10.54, y: 10.54), in: 2)
    #expect(player.phases.last == .ended)
  }

  @Test func threeFingersMoveNothing() {
    var player = Self.player()
    player.play(.slot(1), .id(2), .x(10), .y(10), .slot(2), .id(3), .x(90), .y(90))
    player.play(.slot(0), .x(1500), .slot(1), .x(500), .slot(2), .x(700))
    #expect(player.pointers.isEmpty)
  }

  /// Fingers that have no slot of their own are told by the tools.
  @Test func fingersWithoutAPlaceCount() {
    var player = Player(Devices.singleTouch, as: .touchpad)
    player.play(.key(Devices.touchButton, 1), .key(0x145, 1), .abs(0, 100), .abs(1, 100))
    player.play(.abs(0, 110))
    Self.expect(player, Vector(x: 10.54, y: 0), in: 1)
    player.play(.key(0x145, 0), .key(0x14d, 1), .abs(0, 2000))
    player.play(.abs(0, 2010))
    // The one place jumps to the finger that stays.
    player.play(.key(0x145, 1), .key(0x14d, 0), .abs(0, 100))
    Self.expect(player, Vector(x: 10.54, y: 0), in: 1)
    player.play(.abs(0, 110))
    Self.expect(player, Vector(x: 21.08, y: 0), in: 2)
  }

  @Test func palmsMoveNothingAndHoldNothingBack() {
    var player = Self.player()
    player.play(.slot(1), .id(2), .tool(2), .x(3000), .y(3000))
    player.play(.slot(0), .x(1010), .slot(1), .x(3100))
    Self.expect(player, Vector(x: 10.54, y: 0), in: 1)
    // The finger becomes a palm, too, and both go on; then it is a finger again.
    player.play(.slot(0), .tool(2), .x(1100), .slot(1), .x(3200))
    player.play(.slot(0), .x(1200), .slot(1), .x(3300))
    player.play(.slot(0), .tool(0), .x(1300))
    Self.expect(player, Vector(x: 10.54, y: 0), in: 1)
    player.play(.x(1310))
    Self.expect(player, Vector(x: 21.08, y: 0), in: 2)
  }

  /// What the device forgot to lift before the log began is neither a second finger nor half of the first.
  @Test func whatWasForgottenHoldsNothingBack() {
    var player = Player(Devices.multitouch, as: .touchpad)
    let slots = [
      SlotAxis(code: EventCode.absMTPositionX, values: [900, 0]),
      SlotAxis(code: EventCode.absMTPositionY, values: [900, 0]),
      SlotAxis(code: EventCode.absMTTrackingID, values: [9, -1]),
    ]
    player.interpreter.add(
      0, Devices.multitouch, DeviceState(slotAxes: slots), as: .touchpad, at: 0, into: &player.outputs)
    player.play(.slot(1), .id(10), .x(100), .y(100))
    player.play(.x(110))
    Self.expect(player, Vector(x: 10.54, y: 0), in: 1)
  }

  @Test func aClickpadIsPressedWhileTheFingerMoves() {
    var player = Self.player()
    player.play(.x(1010), .key(EventCode.buttonLeft, 1))
    player.play(.x(1020))
    player.play(.key(EventCode.buttonLeft, 0), .x(1030))
    let buttons = player.kinds.enumerated().filter { if case .moved = $1 { false } else { true } }
    #expect(buttons.map(\.offset) == [1, 4])
    #expect(buttons.map(\.element) == [.pressed(.primary), .released(.primary)])
    Self.expect(player, Vector(x: 3 * 10.54, y: 0), in: 5)
  }

  @Test func aTapIsNoClick() {
    var player = Self.player()
    player.play(.id(-1), .key(Devices.touchButton, 0), .key(0x145, 0))
    #expect(player.pointers.isEmpty)
  }

  @Test func withoutResolutionTheSizeIsAssumed() {
    var player = Player(Devices.withoutResolution, as: .touchpad)
    player.play(.slot(0), .id(1), .x(100), .y(100))
    player.play(.x(110), .y(105))
    Self.expect(player, Vector(x: 10.54, y: 5.27), in: 1)
    #expect(player.scrolls.isEmpty)
  }

  @Test func lostEventsMoveNothing() {
    var player = Self.player()
    player.play(.key(EventCode.buttonLeft, 1))
    player.interpreter.drop(0, at: player.time, into: &player.outputs)
    #expect(player.kinds == [.pressed(.primary), .released(.primary)])
    #expect(player.pointers.last?.interruption == .eventsLost)
    player.play([.x(2000)], synchronizes: true)
    #expect(player.pointers.count == 2)
    player.play(.x(2010))
    Self.expect(player, Vector(x: 10.54, y: 0), in: 3)
    // Without the difference the finger is known again by its next two places.
    player.interpreter.drop(0, at: player.time, into: &player.outputs)
    player.play(.x(2100))
    player.play(.x(2200), .y(5))
    player.play(.x(2210))
    Self.expect(player, Vector(x: 21.08, y: 0), in: 4)
  }
}
