import InputEvents
import ScrollInput
import TestSupport
import Testing

/// A button that is held makes motion scroll.
@Suite struct ButtonScrollTests {
  static let middle = EventCode.buttonMiddle

  static func player(
    _ deviceClass: DeviceClass = .pointingStick, _ change: (inout ButtonScrollSettings) -> Void = { _ in }
  ) -> Player {
    var settings = ScrollInputSettings()
    change(&settings.pointer.buttonScroll)
    return Player(Devices.mouse, as: deviceClass, settings: settings)
  }

  @Test func motionScrollsAndThePointerStandsStill() {
    var player = Self.player()
    player.play(.key(Self.middle, 1))
    player.play(.rel(1, 4))
    #expect(player.outputs.count == 1)
    player.play(.rel(1, 4))
    player.play(.rel(1, -2), .rel(0, 3))
    player.play(.key(Self.middle, 0))
    player.play(.rel(0, 2))
    #expect(player.phases == [.began, .changed, .ended])
    // 8 counts are 3 beyond the threshold of 5; x has not moved 5 in one frame.
    #expect(player.scrolls.map(\.delta) == [Vector(x: 0, y: 3), Vector(x: 0, y: -2), .zero])
    #expect(player.scrolls.map(\.time) == [30_000, 40_000, 50_000])
    #expect(player.scrolls.map(\.reason) == [.buttonHeld, .buttonHeld, .released])
    #expect(player.scrolls.allSatisfy { $0.source == .continuous && $0.velocity == .zero })
    #expect(player.scrolls.allSatisfy { !$0.source.surelyEnds && $0.wheel == nil && $0.millimetres == nil })
    #expect(player.kinds == [.moved(by: Vector(x: 2, y: 0))])
    #expect(
      player.withheld.map(\.amount) == [
        .counts(Vector(x: 0, y: 4)), .counts(Vector(x: 0, y: 1)), .counts(Vector(x: 3, y: 0)),
      ])
    #expect(player.withheld.map(\.cause) == [.startThreshold, .startThreshold, .axisLock])
  }

  @Test func anotherAxisJoinsByOneQuickMotion() {
    var player = Self.player()
    player.play(.key(Self.middle, 1))
    player.play(.rel(1, 6))
    player.play(.rel(0, 4))
    player.play(.rel(0, -5))
    player.play(.rel(0, 1), .rel(1, 1))
    #expect(
      player.scrolls.map(\.delta) == [Vector(x: 0, y: 1), Vector(x: -5, y: 0), Vector(x: 1, y: 1)])
    var both = Self.player()
    both.play(.key(Self.middle, 1))
    both.play(.rel(0, -7), .rel(1, 9))
    #expect(both.scrolls.map(\.delta) == [Vector(x: -2, y: 4)])
  }

  @Test func gainAndNaturalAxes() {
    var player = Self.player {
      $0.pointsPerCount = 2.5
      $0.natural = .vertical
      $0.startThreshold = 0
    }
    player.play(.key(Self.middle, 1))
    player.play(.rel(0, 2), .rel(1, 2))
    player.play(.rel(1, -4))
    #expect(player.scrolls.map(\.delta) == [Vector(x: 5, y: -5), Vector(x: 0, y: 10)])
    #expect(player.withheld.isEmpty)
  }

  @Test(arguments: [(0, true), (1, true), (200, true), (201, false), (5000, false)])
  func aShortPressIsAClick(milliseconds: Int64, isClick: Bool) {
    var player = Self.player()
    player.play(.key(Self.middle, 1))
    #expect(player.outputs.isEmpty)
    player.play(after: milliseconds, .key(Self.middle, 0))
    #expect(player.kinds == (isClick ? [.pressed(.middle), .released(.middle)] : []))
    #expect(player.pointers.allSatisfy { $0.time == player.time && $0.interruption == nil })
    #expect(player.scrolls.isEmpty)
  }

  @Test func anUnsteadyHandStillClicksAndAScrollNeverDoes() {
    var player = Self.player()
    player.play(.key(Self.middle, 1))
    player.play(.rel(1, 5))
    player.play(.rel(1, -5))
    player.play(.key(Self.middle, 0))
    #expect(player.kinds == [.pressed(.middle), .released(.middle)])
    player.play(.key(Self.middle, 1))
    player.play(.rel(1, 6))
    player.play(.key(Self.middle, 0))
    #expect(player.kinds.count == 2)
    #expect(player.phases == [.began, .ended])
  }

  @Test func aFramesMotionComesBeforeItsButtons() {
    var player = Self.player()
    player.play(.key(Self.middle, 1), .rel(1, 9))
    #expect(player.kinds == [.moved(by: Vector(x: 0, y: 9))])
    player.play(.key(Self.middle, 0), .rel(1, 9))
    #expect(player.scrolls.map(\.delta) == [Vector(x: 0, y: 4), .zero])
    #expect(player.kinds.count == 1)
  }

  @Test func otherButtonsAndTheWheelWorkMeanwhile() {
    var player = Self.player()
    player.play(.key(Self.middle, 1))
    player.play(.rel(1, 9), .key(EventCode.buttonLeft, 1))
    player.play(.key(EventCode.buttonLeft, 0), .rel(8, -1))
    #expect(player.kinds == [.pressed(.primary), .released(.primary)])
    #expect(player.scrolls.map(\.source) == [.continuous, .wheel])
  }

  static let classes: [(DeviceClass, scrolls: Bool)] = [
    (.pointingStick, true), (.mouse, false), (.trackball, false),
  ]

  @Test(arguments: classes)
  func onlyPointingSticksScrollSoByThemselves(_ deviceClass: DeviceClass, scrolls: Bool) {
    for asked in [false, true] {
      var player = Self.player(deviceClass) {
        guard asked else { return }
        $0.pointingStick = scrolls ? nil : .middle
        $0.mouse = .middle
        $0.trackball = .middle
      }
      player.play(.key(Self.middle, 1))
      player.play(.rel(1, 9))
      player.play(.key(Self.middle, 0))
      #expect(player.scrolls.isEmpty == (scrolls == asked), "asked: \(asked)")
      #expect(player.kinds.isEmpty == !player.scrolls.isEmpty)
    }
  }

  // MARK: Breaking off

  @Test func everyWayToBreakOffCancelsOnce() {
    let ways: [(ScrollInputReason, (inout Player) -> Void)] = [
      (.eventsLost, { $0.interpreter.drop(0, at: 30_000, into: &$0.outputs) }),
      (.eventsLost, { $0.play(.dropped, .rel(1, 3)) }),
      (.recordingGap, { $0.interpreter.gap(nil, at: 30_000, into: &$0.outputs) }),
      (.deviceGone, { $0.interpreter.remove(0, at: 30_000, into: &$0.outputs) }),
      (.logOver, { $0.interpreter.finish(at: 30_000, into: &$0.outputs) }),
    ]
    for (reason, breakOff) in ways {
      var player = Self.player()
      player.play(.key(Self.middle, 1))
      player.play(.rel(1, 9))
      breakOff(&player)
      player.play([.key(Self.middle, 0)], synchronizes: true)
      player.interpreter.finish(at: 90_000, into: &player.outputs)
      #expect(player.phases == [.began, .cancelled], "\(reason)")
      #expect(player.scrolls.last?.reason == reason)
      #expect(player.scrolls.last?.time == 30_000)
      #expect(player.pointers.isEmpty)
    }
  }

  @Test func aButtonThatWasDownBeforeScrollsNothing() {
    var player = Self.player()
    player.interpreter.add(
      0, Devices.mouse, DeviceState(keys: [Self.middle]), as: .pointingStick, at: 0, into: &player.outputs)
    player.play(.rel(1, 9))
    player.play(.key(Self.middle, 0))
    #expect(player.outputs == [.pointer(player.pointers[0])])
    // The difference after lost events presses nothing either.
    player.play([.key(Self.middle, 1)], synchronizes: true)
    player.play(.rel(1, 9))
    #expect(player.scrolls.isEmpty)
    #expect(player.kinds.count == 2)
  }

  /// What comes in moves the pointer, scrolls, or is withheld: nothing else, and nothing twice.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func noCountIsLost(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var player = Self.player { $0.startThreshold = Double(random.int(0...8)) }
    var sum = Vector.zero
    for _ in 0..<100 {
      let x = Int32(random.int(-9...9))
      let y = Int32(random.int(-9...9))
      sum = sum + Vector(x: Double(x), y: Double(y))
      var events: [InputEvent] = [.rel(0, x), .rel(1, y)]
      if random.once(in: 5) { events.append(.key(Self.middle, Int32(random.int(0...1)))) }
      player.play(events)
    }
    var told = player.travel
    for scroll in player.scrolls { told = told + scroll.delta }
    for case .counts(let counts) in player.withheld.map(\.amount) { told = told + counts }
    #expect(told == sum)
  }
}
