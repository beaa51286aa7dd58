import InputEvents
import ScrollInput
import Testing

/// How a two-finger scroll ends: velocities, rest before the lift, and what breaks it off.
@Suite struct TouchpadLiftTests {
  static let gain = 10.54

  /// A scroll whose fingers went up by 2, 3 and 5 mm in steps of 10 ms.
  static func scrolling() -> Player {
    var player = TouchpadGestureTests.player()
    player.play(TouchpadGestureTests.both(980))
    player.play(TouchpadGestureTests.both(950))
    player.play(TouchpadGestureTests.both(900))
    return player
  }

  static func lift(_ player: inout Player, after milliseconds: Int64) {
    player.play(after: milliseconds, .slot(0), .id(-1), .slot(1), .id(-1))
  }

  /// V(1) = s(1), V(2) = 0.2 s(2) + 0.8 s(1), V(3) = 0.2 s(3) + 0.8 s(2); the lift is no sample.
  @Test func theLiftHasTheRecognisersVelocities() throws {
    var player = Self.scrolling()
    Self.lift(&player, after: 10)
    let end = try #require(player.scrolls.last)
    #expect(end.phase == .ended)
    #expect(end.reason == .lifted)
    #expect(end.delta == .zero)
    // s is 2, 3 and 5 mm in 10 ms.
    let s = [200 * Self.gain, 300 * Self.gain, 500 * Self.gain]
    #expect((end.velocity.y - (0.2 * s[2] + 0.8 * s[1])).magnitude < 1e-9)
    #expect((end.previousVelocity.y - (0.2 * s[1] + 0.8 * s[0])).magnitude < 1e-9)
    #expect(end.velocity.x == 0)
  }

  /// A view needs the speed while it follows, too: it tells one flick from the next.
  @Test func motionHasItsVelocity() {
    let changes = Self.scrolling().scrolls.dropFirst()
    #expect((changes[1].velocity.y - 200 * Self.gain).magnitude < 1e-9)
    #expect(changes[1].previousVelocity == .zero)
    #expect((changes[2].velocity.y - (0.2 * 300 + 0.8 * 200) * Self.gain).magnitude < 1e-9)
    #expect((changes[3].velocity.y - (0.2 * 500 + 0.8 * 300) * Self.gain).magnitude < 1e-9)
  }

  @Test func heldStillBeforeTheLiftGivesNone() throws {
    var player = Self.scrolling()
    Self.lift(&player, after: 100)
    let end = try #require(player.scrolls.last)
    #expect(end.reason == .heldStill(100_000))
    #expect(end.velocity == .zero)
    #expect(end.previousVelocity == .zero)
    player = Self.scrolling()
    player.play(after: 60, .abs(EventCode.absMTPressure, 40))
    Self.lift(&player, after: 39)
    #expect(player.scrolls.last?.reason == .lifted)
    #expect(player.scrolls.last?.velocity.y != 0)
  }

  @Test func motionAtTheSameTimeJoinsTheSampleBefore() throws {
    var player = TouchpadGestureTests.player()
    player.play(TouchpadGestureTests.both(980))
    player.play(after: 0, TouchpadGestureTests.both(970))
    player.play(TouchpadGestureTests.both(960))
    Self.lift(&player, after: 1)
    let end = try #require(player.scrolls.last)
    // 3 mm in the first 10 ms, 1 mm in the next.
    #expect((end.velocity.y - (0.2 * 100 + 0.8 * 300) * Self.gain).magnitude < 1e-9)
  }

  @Test func lostEventsWithTheDifference() {
    var player = Self.scrolling()
    player.interpreter.drop(0, at: player.time, into: &player.outputs)
    #expect(player.scrolls.last?.phase == .cancelled)
    #expect(player.scrolls.last?.reason == .eventsLost)
    let count = player.scrolls.count
    // The fingers are still there: they neither jump nor begin anew.
    player.play(TouchpadGestureTests.both(100), synchronizes: true)
    player.play(TouchpadGestureTests.both(50))
    #expect(player.scrolls.count == count)
    #expect(!player.contacts.contains { $0.change != .began })
    Self.lift(&player, after: 10)
    player.play(TouchpadGestureTests.two)
    #expect(player.phases.suffix(2) == [.cancelled, .began])
    #expect(player.contacts.map(\.change) == [.began, .began, .ended, .ended, .began, .began])
  }

  @Test func lostEventsWithoutTheDifference() {
    var player = Self.scrolling()
    player.play([.slot(0), .y(10), .dropped])
    #expect(player.scrolls.last?.reason == .eventsLost)
    #expect(player.contacts.map(\.change) == [.began, .began, .cancelled, .cancelled])
    player = Self.scrolling()
    player.interpreter.drop(0, at: player.time, into: &player.outputs)
    player.play(TouchpadGestureTests.both(100))
    #expect(player.phases.suffix(1) == [.cancelled])
    #expect(player.contacts.map(\.change) == [.began, .began, .cancelled, .cancelled])
  }

  /// The difference moves nothing, also where no drop stands before it.
  @Test func aDifferenceIsNoMotion() {
    var player = Self.scrolling()
    let count = player.scrolls.count
    player.play(TouchpadGestureTests.both(100), synchronizes: true)
    #expect(player.scrolls.count == count)
    player.play(TouchpadGestureTests.both(90))
    #expect(((player.scrolls.last?.delta.y ?? 0) - Self.gain).magnitude < 1e-9)
  }

  @Test func goneGapAndTheEndOfTheLogCancel() {
    let time: Microseconds = 77_000
    var player = Self.scrolling()
    player.interpreter.remove(0, at: time, into: &player.outputs)
    Self.expectBroken(player, .deviceGone, time)
    player = Self.scrolling()
    player.interpreter.gap(nil, at: time, into: &player.outputs)
    Self.expectBroken(player, .recordingGap, time)
    player = Self.scrolling()
    player.interpreter.gap(1, at: time, into: &player.outputs)
    #expect(player.scrolls.last?.phase == .changed)
    player.interpreter.gap(0, at: time, into: &player.outputs)
    Self.expectBroken(player, .recordingGap, time)
    player = Self.scrolling()
    player.interpreter.finish(at: time, into: &player.outputs)
    Self.expectBroken(player, .logOver, time)
    let count = player.outputs.count
    player.interpreter.finish(at: time, into: &player.outputs)
    player.interpreter.remove(0, at: time, into: &player.outputs)
    #expect(player.outputs.count == count)
  }

  private static func expectBroken(_ player: Player, _ reason: ScrollInputReason, _ time: Microseconds) {
    #expect(player.scrolls.last?.phase == .cancelled)
    #expect(player.scrolls.last?.reason == reason)
    #expect(player.scrolls.last?.time == time)
    #expect(player.scrolls.last?.velocity == .zero)
    #expect(player.contacts.suffix(2).map(\.change) == [.cancelled, .cancelled])
  }
}
