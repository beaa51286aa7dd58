import InputEvents
import ScrollInput
import Testing

/// Pointer motion and buttons of mice, pointing sticks and trackballs.
@Suite struct PointerMouseTests {
  static let left = EventCode.buttonLeft

  @Test(arguments: [DeviceClass.mouse, .pointingStick, .trackball])
  func countsArePointsRightAndDown(_ deviceClass: DeviceClass) {
    var player = Player(Devices.mouse, as: deviceClass)
    player.play(.rel(0, 3), .rel(1, 5))
    player.play(.rel(0, -4))
    player.play(.rel(1, -1))
    #expect(
      player.kinds == [
        .moved(by: Vector(x: 3, y: 5)), .moved(by: Vector(x: -4, y: 0)), .moved(by: Vector(x: 0, y: -1)),
      ])
    #expect(player.pointers.map(\.time) == [10_000, 20_000, 30_000])
    #expect(player.scrolls.isEmpty)
  }

  @Test(arguments: [DeviceClass.touchscreen, .tablet, .keyboard, .other, .unknown])
  func otherDevicesHaveNoPointer(_ deviceClass: DeviceClass) {
    var player = Player(Devices.mouse, as: deviceClass)
    player.play(.rel(0, 3), .key(Self.left, 1))
    player.interpreter.finish(at: player.time, into: &player.outputs)
    #expect(player.pointers.isEmpty)
  }

  @Test func pointsPerCountAreASettingAndNaturalScrollingTurnsNothing() {
    var settings = ScrollInputSettings()
    settings.pointer.pointsPerCount = 0.5
    settings.wheel.natural = .both
    var player = Player(Devices.mouse, as: .mouse, settings: settings)
    player.play(.rel(0, 3), .rel(1, -8))
    #expect(player.kinds == [.moved(by: Vector(x: 1.5, y: -4))])
  }

  /// A frame is one moment: its motion is one, whole, and comes before its buttons and its wheel.
  @Test func aFrameHasOneMotionThenItsButtonsThenItsWheel() {
    var player = Player(Devices.mouse, as: .mouse)
    player.play(
      .rel(8, 1), .key(Self.left, 1), .rel(0, 2), .key(0x111, 1), .rel(0, 5), .key(Self.left, 0), .rel(1, 1))
    #expect(
      player.kinds == [
        .moved(by: Vector(x: 7, y: 1)), .pressed(.primary), .pressed(.secondary), .released(.primary),
      ])
    #expect(player.scrolls.count == 1)
    #expect(player.outputs.count == 5)
    if case .scroll = player.outputs[4] {} else { Issue.record("the wheel is not the last") }
  }

  @Test func whatIsNoMotionSaysNothing() {
    var player = Player(Devices.mouse, as: .mouse)
    player.play(.rel(0, 0))
    player.play(.rel(0, 4), .rel(0, -4))
    player.play(.rel(8, 1))
    player.play()
    #expect(player.pointers.isEmpty)
    player.play(.rel(0, .max), .rel(0, .max))
    #expect(player.kinds == [.moved(by: Vector(x: 4_294_967_294, y: 0))])
  }

  /// A code, and the button that it is.
  static let buttons: [(UInt16, PointerButton)] = [
    (0x110, .primary), (0x111, .secondary), (0x112, .middle), (0x113, .other(0x113)), (0x117, .other(0x117)),
    (0x11f, .other(0x11f)),
  ]

  @Test(arguments: buttons)
  func buttonsHaveTheirUse(code: UInt16, button: PointerButton) {
    var player = Player(Devices.mouse, as: .mouse)
    player.play(.key(code, 1))
    // Autorepeat, and a press that was told already.
    player.play(.key(code, 2))
    player.play(.key(code, 1))
    player.play(.key(code, 0))
    player.play(.key(code, 0))
    #expect(player.kinds == [.pressed(button), .released(button)])
    #expect(player.pointers.map(\.time) == [10_000, 40_000])
    #expect(player.pointers.allSatisfy { $0.interruption == nil })
  }

  @Test(arguments: [0x1e, 0x10f, 0x120, 0x145, 0x14a] as [UInt16])
  func otherKeysAreNoButtons(code: UInt16) {
    var player = Player(Devices.mouse, as: .mouse)
    player.play(.key(code, 1))
    player.play(.key(code, 0))
    #expect(player.pointers.isEmpty)
  }

  @Test func twoDevicesKeepTheirButtonsApart() {
    var player = Player(Devices.mouse, as: .mouse)
    player.interpreter.add(7, Devices.mouse, as: .trackball, at: 0, into: &player.outputs)
    player.play(.key(Self.left, 1))
    let frame = Frame(time: 20_000, device: 7, events: [.key(Self.left, 1), .rel(0, 1)])
    player.interpreter.step(frame, into: &player.outputs)
    player.interpreter.remove(0, at: 30_000, into: &player.outputs)
    player.interpreter.finish(at: 40_000, into: &player.outputs)
    #expect(
      player.kinds == [
        .pressed(.primary), .moved(by: Vector(x: 1, y: 0)), .pressed(.primary), .released(.primary),
        .released(.primary),
      ])
    #expect(player.pointers.map(\.device) == [0, 7, 7, 0, 7])
    #expect(player.pointers.map(\.interruption) == [nil, nil, nil, .deviceGone, .logOver])
  }

  // MARK: What was down before, and what breaks off

  @Test func aButtonThatWasDownBeforeSaysNothingUntilItIsPressedAnew() {
    var player = Player(Devices.mouse, as: .mouse)
    player.interpreter.add(
      0, Devices.mouse, DeviceState(keys: [Self.left]), as: .mouse, at: 0, into: &player.outputs)
    player.play(.rel(0, 1))
    player.play(.key(Self.left, 0))
    #expect(player.kinds == [.moved(by: Vector(x: 1, y: 0))])
    player.play(.key(Self.left, 1))
    player.play(.key(Self.left, 0))
    #expect(player.kinds.suffix(2) == [.pressed(.primary), .released(.primary)])
  }

  /// Two buttons that are held at 10 ms.
  static func holding() -> Player {
    var player = Player(Devices.mouse, as: .mouse)
    player.play(.key(0x112, 1), .key(left, 1))
    return player
  }

  private static func expectReleased(
    _ player: Player, _ reason: ScrollInputReason, at time: Microseconds,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      player.kinds == [.pressed(.middle), .pressed(.primary), .released(.primary), .released(.middle)],
      sourceLocation: sourceLocation)
    #expect(
      player.pointers.map(\.interruption) == [nil, nil, reason, reason], sourceLocation: sourceLocation)
    #expect(player.pointers.suffix(2).map(\.time) == [time, time], sourceLocation: sourceLocation)
  }

  @Test func goneGapAnewAndTheEndOfTheLogReleaseOnce() {
    var player = Self.holding()
    player.interpreter.remove(0, at: 30_000, into: &player.outputs)
    player.interpreter.finish(at: 40_000, into: &player.outputs)
    Self.expectReleased(player, .deviceGone, at: 30_000)

    player = Self.holding()
    player.interpreter.gap(1, at: 20_000, into: &player.outputs)
    #expect(player.kinds.count == 2)
    player.interpreter.gap(nil, at: 30_000, into: &player.outputs)
    player.play(.key(Self.left, 0), .key(0x112, 0))
    player.interpreter.finish(at: 40_000, into: &player.outputs)
    Self.expectReleased(player, .recordingGap, at: 30_000)

    player = Self.holding()
    player.interpreter.finish(at: 30_000, into: &player.outputs)
    player.interpreter.finish(at: 40_000, into: &player.outputs)
    player.interpreter.remove(0, at: 50_000, into: &player.outputs)
    Self.expectReleased(player, .logOver, at: 30_000)

    player = Self.holding()
    player.interpreter.add(
      0, Devices.mouse, DeviceState(keys: [Self.left]), as: .mouse, at: 30_000, into: &player.outputs)
    player.play(.key(Self.left, 0))
    Self.expectReleased(player, .deviceGone, at: 30_000)
  }

  /// The difference says what is down now; when and where it was pressed, nobody saw.
  @Test func lostEventsWithTheDifference() {
    var player = Self.holding()
    player.interpreter.drop(0, at: 30_000, into: &player.outputs)
    player.time = 40_000
    player.play([.key(Self.left, 0), .key(0x111, 1)], synchronizes: true)
    player.play(.key(0x112, 0), .key(0x111, 0))
    Self.expectReleased(player, .eventsLost, at: 30_000)
    player.play(.key(0x111, 1))
    #expect(player.kinds.last == .pressed(.secondary))
  }

  @Test func lostEventsWithoutTheDifference() {
    var player = Self.holding()
    player.play(.rel(0, 9), .key(Self.left, 0), .dropped)
    player.play(.key(0x112, 0))
    Self.expectReleased(player, .eventsLost, at: 20_000)
    player = Self.holding()
    player.interpreter.drop(0, at: 15_000, into: &player.outputs)
    player.play(.rel(0, 9), .key(Self.left, 1))
    Self.expectReleased(player, .eventsLost, at: 15_000)
  }

  /// A difference before which no drop stands: what it lets go is let go.
  @Test func aDifferenceReleasesButPressesNothing() {
    var player = Self.holding()
    player.play([.key(Self.left, 0), .key(0x111, 1)], synchronizes: true)
    #expect(player.kinds == [.pressed(.middle), .pressed(.primary), .released(.primary)])
    #expect(player.pointers.last?.interruption == nil)
  }
}
