import InputEvents
import ScrollInput
import Testing

/// Drags on a touchscreen.
@Suite struct TouchGestureTests {
  static let gain = 6.42

  static func player() -> Player {
    var player = Player(Devices.multitouch, as: .touchscreen)
    player.play(.id(1), .x(100), .y(1000))
    return player
  }

  @Test func aDragGoesFromTheFirstFingerToTheLast() {
    var player = Self.player()
    #expect(player.scrolls[0].reason == .fingersDown(1))
    #expect(player.scrolls[0].source == .touch)
    // No threshold: how far a finger has to go is the view's business.
    player.play(.y(999))
    #expect((player.scrolls[1].delta.y - 0.1 * Self.gain).magnitude < 1e-12)
    #expect((player.scrolls[1].velocity.y - 10 * Self.gain).magnitude < 1e-9)
    player.play(.slot(1), .id(2), .x(900), .y(900))
    player.play(.slot(0), .y(979), .slot(1), .y(900))
    #expect((player.scrolls[2].delta.y - 1 * Self.gain).magnitude < 1e-9)
    #expect(player.scrolls[2].reason == .fingersMoved(2))
    player.play(.slot(0), .id(-1))
    player.play(.slot(1), .x(890))
    #expect((player.scrolls[3].delta.x - 1 * Self.gain).magnitude < 1e-9)
    player.play(.id(-1))
    #expect(player.phases == [.began, .changed, .changed, .changed, .ended])
    #expect(player.scrolls[4].reason == .lifted)
  }

  @Test func aTapBeginsAndEndsWithoutVelocity() {
    var player = Self.player()
    player.play(.id(-1))
    #expect(player.phases == [.began, .ended])
    #expect(player.scrolls[1].velocity == .zero)
  }

  @Test func heldStillGivesNoVelocity() {
    var player = Self.player()
    player.play(.y(900))
    player.play(after: 100, .id(-1))
    #expect(player.scrolls.last?.reason == .heldStill(100_000))
    #expect(player.scrolls.last?.velocity == .zero)
  }

  @Test func withoutNaturalScrollingTheOffsetFollowsTheFinger() {
    var settings = ScrollInputSettings()
    settings.touchscreen.natural = []
    var player = Player(Devices.multitouch, as: .touchscreen, settings: settings)
    player.play(.id(1), .x(100), .y(1000))
    player.play(.y(990))
    #expect((player.scrolls[1].delta.y + Self.gain).magnitude < 1e-12)
  }

  @Test func breakingOffCancels() {
    var player = Self.player()
    player.interpreter.gap(nil, at: 12_000, into: &player.outputs)
    #expect(player.phases == [.began, .cancelled])
    #expect(player.scrolls[1].reason == .recordingGap)
    #expect(player.contacts.map(\.change) == [.began, .cancelled])
  }

  @Test func lostEventsCancelOnce() {
    var player = Self.player()
    player.play(.y(900))
    player.interpreter.drop(0, at: player.time, into: &player.outputs)
    player.play([.y(100)], synchronizes: true)
    player.play(.id(-1))
    // The finger that stays belongs to the drag that was broken off; the next one begins another.
    #expect(player.phases == [.began, .changed, .cancelled])
    player.play(.id(9))
    #expect(player.phases == [.began, .changed, .cancelled, .began])
  }
}
