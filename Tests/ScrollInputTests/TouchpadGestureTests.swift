import InputEvents
import ScrollInput
import Testing

/// Two-finger scrolling: begin, threshold, motion, and what ends it.
@Suite struct TouchpadGestureTests {
  /// Two fingers down at 100 and 200, both at y 1000; ten units are a millimetre.
  static let two: [InputEvent] = [
    .slot(0), .id(1), .x(100), .y(1000), .slot(1), .id(2), .x(200), .y(1000),
  ]

  /// Both fingers at y.
  static func both(_ y: Int32) -> [InputEvent] { [.slot(0), .y(y), .slot(1), .y(y)] }

  static func player(natural: Bool = true) -> Player {
    var settings = ScrollInputSettings()
    settings.touchpad.natural = natural ? .both : []
    var player = Player(Devices.multitouch, as: .touchpad, settings: settings)
    player.play(two)
    return player
  }

  @Test func restingFingersBegin() {
    let player = Self.player()
    #expect(player.phases == [.began])
    #expect(player.scrolls[0].reason == .fingersDown(2))
    #expect(player.scrolls[0].source == .finger)
    #expect(player.scrolls[0].delta == .zero)
    #expect(player.scrolls[0].time == 10_000)
  }

  @Test func oneFingerNeverScrolls() {
    var player = Player(Devices.multitouch, as: .touchpad)
    player.play(.id(1), .x(100), .y(1000))
    for step in 1...20 { player.play(.y(1000 - Int32(step) * 30)) }
    player.play(.id(-1))
    #expect(player.scrolls.isEmpty)
    #expect(player.contacts.map(\.change) == [.began, .ended])
  }

  /// Exactly the threshold does not scroll; what goes beyond it does, and no more than that.
  @Test func theThresholdMustBeExceeded() {
    var player = Self.player()
    player.play(Self.both(995))
    player.play(Self.both(990))
    #expect(player.phases == [.began])
    player.play(Self.both(988))
    #expect(player.phases == [.began, .changed])
    let change = player.scrolls[1]
    #expect(change.reason == .startThreshold(millimetres: 1))
    // Fingers go up by 1.2 mm, so the content follows upwards and the offset grows by 0.2 mm.
    #expect((change.delta.y - 0.2 * 10.54).magnitude < 1e-12)
    #expect(change.delta.x == 0)
    player.play(Self.both(978))
    #expect((player.scrolls[2].delta.y - 10.54).magnitude < 1e-12)
    #expect(player.scrolls[2].millimetres == Vector(x: 0, y: -1))
    #expect(player.scrolls[2].reason == .fingersMoved(2))
  }

  @Test func withoutNaturalScrollingTheOffsetFollowsTheFingers() {
    var player = Self.player(natural: false)
    player.play(Self.both(900))
    #expect(player.scrolls[1].delta.y < 0)
  }

  @Test func aTapIsCancelled() {
    var player = Self.player()
    player.play(Self.both(998))
    player.play(.slot(0), .id(-1))
    player.play(.slot(1), .id(-1))
    #expect(player.phases == [.began, .cancelled])
    #expect(player.scrolls[1].reason == .liftedBeforeStart)
  }

  @Test func aThirdFingerBeforeTheStartCancels() {
    var player = Self.player()
    player.play(.slot(2), .id(3), .x(300), .y(1000))
    #expect(player.phases == [.began, .cancelled])
    #expect(player.scrolls[1].reason == .fingerCount(3))
    // Two of the three that stay do not scroll before all but one were lifted.
    player.play(.slot(2), .id(-1))
    for step in 1...5 { player.play(Self.both(1000 - Int32(step) * 30)) }
    #expect(player.phases.count == 2)
    player.play(.slot(1), .id(-1))
    player.play(.id(9))
    #expect(player.phases == [.began, .cancelled, .began])
  }

  @Test func threeFingersAtOnceDoNotScroll() {
    var player = Player(Devices.multitouch, as: .touchpad)
    player.play(Self.two + [.slot(2), .id(3), .x(300), .y(1000)])
    player.play(.slot(2), .id(-1))
    player.play(Self.both(500))
    #expect(player.scrolls.isEmpty)
  }

  @Test func aFingerThatJoinsOrLeavesMovesNothing() {
    var player = Self.player()
    player.play(Self.both(900))
    player.play(.slot(2), .id(3), .x(3000), .y(3000))
    #expect(player.phases == [.began, .changed])
    player.play(.slot(0), .y(870))
    // One of three moved by 3 mm: the mean is 1 mm.
    #expect((player.scrolls[2].delta.y - 10.54).magnitude < 1e-9)
    #expect(player.scrolls[2].reason == .fingersMoved(3))
    player.play(.slot(2), .id(-1))
    #expect(player.phases.count == 3)
    player.play(Self.both(860))
    player.play(.slot(1), .id(-1))
    #expect(player.phases == [.began, .changed, .changed, .changed, .ended])
    player.play(.slot(0), .y(100))
    #expect(player.phases.count == 5)
  }

  @Test func anotherPairAfterTheLiftScrollsAgain() {
    var player = Self.player()
    player.play(Self.both(900))
    player.play(.slot(0), .id(-1), .slot(1), .id(-1))
    player.play(Self.two)
    #expect(player.phases.suffix(2) == [.ended, .began])
  }

  @Test func toolsTellFingersThatHaveNoPlace() {
    var player = Player(Devices.toolsOnly, as: .touchpad)
    player.play(.key(0x14d, 1), .abs(0, 10), .abs(1, 1000))
    player.play(.abs(1, 900))
    player.play(.key(0x14d, 0))
    #expect(player.phases == [.began, .changed, .ended])
  }
}
