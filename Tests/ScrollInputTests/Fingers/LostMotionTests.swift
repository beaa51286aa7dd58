import InputEvents
import Testing

@testable import ScrollInput

/// What a jump held back is not lost whatever comes before the next frame decides.
///
/// Surfaces of ten units a millimetre; 40 mm in 10 ms may be a jump.
@Suite struct LostMotionTests {
  private static func screen(skipsJumps: Bool = true) -> Player {
    var settings = ScrollInputSettings()
    settings.touchscreen.natural = []
    settings.touchscreen.pointsPerMillimetre = 1
    settings.touchscreen.skipsJumps = skipsJumps
    return Player(Devices.multitouch, as: .touchscreen, settings: settings)
  }

  private static func withheld(_ player: Player, _ cause: WithheldMotion.Cause) -> Vector {
    player.withheld.reduce(.zero) { sum, motion in
      guard motion.cause == cause, case .millimetres(let way) = motion.amount else { return sum }
      return sum + way
    }
  }

  private static func total(_ player: Player) -> Vector {
    player.scrolls.reduce(.zero) { $0 + $1.delta }
  }

  private static func isClose(_ one: Vector, _ x: Double) -> Bool {
    (one - Vector(x: x, y: 0)).length < 1e-9
  }

  @Test(arguments: [true, false]) func aGapLeavesItOut(isDrop: Bool) {
    var player = Player(Devices.multitouch, as: .touchpad)
    player.play(.slot(0), .id(1), .x(1000), .y(1000))
    player.play(.x(1400))
    if isDrop {
      player.interpreter.drop(0, at: player.time, into: &player.outputs)
      player.play(.x(1400), synchronizes: true)
    } else {
      player.interpreter.gap(nil, at: player.time, into: &player.outputs)
    }
    #expect(Self.isClose(Self.withheld(player, .jump), 40))
    #expect(player.findings.map(\.kind.isSkippedJump) == [true])
    #expect(player.pointers.isEmpty)
  }

  @Test func aFingerThatComesAgainDoesNotBringItBack() {
    var player = Player(Devices.multitouch, as: .touchpad)
    player.play(.slot(0), .id(1), .x(1000), .y(1000))
    player.play(.x(1400))
    player.play(.id(-1))
    #expect(Self.isClose(Self.withheld(player, .jump), 40))
    // One that comes moves nothing by coming.
    player.play(.id(2), .x(1700), .y(1000))
    #expect(Self.isClose(Self.withheld(player, .jump) + Self.withheld(player, .fingerCount), 40))
  }

  @Test func aFingerThatStandsAtTheEndOfTheSurfaceHasItStill() {
    var player = Self.screen()
    player.play(.slot(0), .id(1), .x(3500), .y(1000), .slot(1), .id(2), .x(1000), .y(1000))
    player.play(.slot(0), .x(4000), .slot(1), .x(1010))
    player.play(.x(1020))
    player.play(.x(1030))
    // 0 and 1 mm, 50 and 1 mm, and 1 mm of the one that the surface does not hold.
    #expect(Self.isClose(Self.total(player), 0.5 + 25.5 + 1))
  }

  @Test func anotherToolDoesNotHideIt() {
    var player = Player(Devices.singleTouch, as: .touchpad)
    player.play(.abs(0, 1000), .abs(1, 1000), .key(Devices.touchButton, 1), .key(0x145, 1))
    player.play(.abs(0, 1400))
    player.play(.key(0x145, 0), .key(0x14d, 1))
    #expect(Self.isClose(Self.withheld(player, .fingerCount), 40))
  }

  /// The contact that takes a finger over takes it all: it goes as far as one that nothing held back.
  @Test(
    arguments: [
      // Overtaken in the frame of the jump, then lifted.
      [[.x(1400), .slot(1), .id(2), .x(1800), .y(1000)], [.x(2200), .slot(0), .id(-1)]],
      // Replaced in the frame after: 1 mm from where it was.
      [[.x(1400)], [.x(1800), .slot(1), .id(2), .x(1410), .y(1000)], [.x(1410)]],
      // Split in the frame after: 8 mm to both sides.
      [[.x(1400)], [.x(1480), .slot(1), .id(2), .x(1320), .y(1000)], [.x(1320)]],
    ] as [[[InputEvent]]])
  func aSplitKeepsIt(frames: [[InputEvent]]) {
    var player = Self.screen()
    var direct = Self.screen(skipsJumps: false)
    player.play(.slot(0), .id(1), .x(1000), .y(1000))
    direct.play(.slot(0), .id(1), .x(1000), .y(1000))
    for frame in frames {
      player.play(frame)
      direct.play(frame)
    }
    #expect(Self.total(direct).x >= 40)
    #expect((Self.total(player) - Self.total(direct)).length < 1e-9)
  }

  @Test func theRepairedDifferenceMovesNoFingerUnderAnotherId() {
    var player = Player(Devices.multitouch, as: .touchpad)
    player.play(.slot(0), .id(1), .x(1000), .y(1000))
    player.interpreter.drop(0, at: player.time, into: &player.outputs)
    player.play(.id(2), .x(1020), synchronizes: true)
    #expect(player.pointers.isEmpty)
    #expect(player.withheld.isEmpty)
  }

  @Test func aFingerThatIsAboveUnderAnotherIdMovesNothing() throws {
    var surface = try #require(FingerSurface(0, Devices.multitouch, .touchscreen, ScrollInputSettings()))
    var outputs: [ScrollInputOutput] = []
    let down: [InputEvent] = [.slot(0), .id(1), .x(1000), .y(1000), .key(Devices.touchButton, 1)]
    let above: [InputEvent] = [.id(2), .x(1020), .key(Devices.touchButton, 0)]
    _ = surface.follow(Frame(time: 0, device: 0, events: down), into: &outputs)
    _ = surface.follow(Frame(time: 10_000, device: 0, events: above), into: &outputs)
    #expect(surface.hand.count == 0)
    #expect(surface.hand.motion == .zero)
  }
}

extension InputFinding.Kind {
  fileprivate var isSkippedJump: Bool {
    if case .contact(.jump(_, _, _, true)) = self { true } else { false }
  }
}
