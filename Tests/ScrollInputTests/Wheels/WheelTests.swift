import InputEvents
import ScrollInput
import Testing

/// Wheels: what counts as a turn, how far, and when it is over.
@Suite struct WheelTests {
  static func player(natural: Bool = false) -> Player {
    var settings = ScrollInputSettings()
    settings.wheel.natural = natural ? .both : []
    return Player(Devices.mouse, as: .mouse, settings: settings)
  }

  /// A turn, and its motion in 1/120 detent.
  static let turns: [([InputEvent], WheelMotion)] = [
    ([.rel(8, 1)], WheelMotion(x: 0, y: -120)), ([.rel(8, -1)], WheelMotion(x: 0, y: 120)),
    ([.rel(6, 1)], WheelMotion(x: 120, y: 0)), ([.rel(6, -2)], WheelMotion(x: -240, y: 0)),
    ([.rel(8, 3)], WheelMotion(x: 0, y: -360)), ([.rel(8, 1), .rel(6, 1)], WheelMotion(x: 120, y: -120)),
    ([.rel(8, 1), .rel(8, 1)], WheelMotion(x: 0, y: -240)),
    ([.rel(11, 15)], WheelMotion(x: 0, y: -15)), ([.rel(12, 15)], WheelMotion(x: 15, y: 0)),
    ([.rel(8, 1), .rel(11, 120)], WheelMotion(x: 0, y: -120)),
    ([.rel(11, 120), .rel(8, 1)], WheelMotion(x: 0, y: -120)),
    ([.rel(11, -104), .rel(8, -1)], WheelMotion(x: 0, y: 104)),
    ([.rel(6, -1), .rel(12, -120), .rel(8, 2)], WheelMotion(x: -120, y: -240)),
    ([.rel(8, Int32.min)], WheelMotion(x: 0, y: 120 << 31)),
  ]

  @Test(arguments: turns)
  func aTurn(events: [InputEvent], motion: WheelMotion) {
    var player = Self.player()
    player.play(events)
    #expect(player.phases == [.began])
    #expect(player.scrolls[0].wheel == motion)
    #expect(player.scrolls[0].source == .wheel)
    #expect(player.scrolls[0].delta == Vector(x: Double(motion.x) / 3, y: Double(motion.y) / 3))
    let isFine = events.contains { $0.code >= 11 }
    #expect(player.scrolls[0].reason == (isFine ? .highResolution : .detents))
    var natural = Self.player(natural: true)
    natural.play(events)
    #expect(natural.scrolls[0].wheel == WheelMotion(x: -motion.x, y: -motion.y))
  }

  @Test func partsOfDetentsAreNeverCountedTwice() {
    var player = Self.player()
    for step in 1...8 { player.play(step == 4 ? [.rel(8, -1), .rel(11, -15)] : [.rel(11, -15)]) }
    #expect(player.turned == WheelMotion(x: 0, y: 120))
    #expect(player.phases == [.began] + Array(repeating: .changed, count: 7))
    // Detents in a frame of their own were turned by the parts before them.
    player.play(.rel(8, -1))
    player.play(.rel(8, -3))
    #expect(player.turned == WheelMotion(x: 0, y: 120))
    #expect(player.kept(.countedAlready) == WheelMotion(x: 0, y: 480))
    #expect(player.phases.count == 8)
    // The other axis is counted by detents until it sends parts itself.
    player.play(.rel(6, 1))
    #expect(player.scrolls.last?.wheel == WheelMotion(x: 120, y: 0))
    #expect(player.scrolls.last?.reason == .detents)
    // When no parts came for the quiet time, detents are a turn again.
    player.play(after: 149, .rel(8, -1))
    #expect(player.scrolls.last?.wheel == WheelMotion(x: 0, y: 120))
  }

  @Test func aDetentAheadOfItsPartsCountsOnce() {
    var player = Self.player()
    player.play(.rel(8, -1))
    player.turn(11, [-15, -15, -90, -15])
    #expect(player.scrolls.map(\.wheel?.y) == [120, 15])
    #expect(player.kept(.countedAlready) == WheelMotion(x: 0, y: 120))
    // The next detent comes among parts: it is theirs, and they come out as they come.
    player.play(.rel(8, -1))
    player.turn(11, [-60, -60])
    #expect(player.scrolls.map(\.wheel?.y) == [120, 15, 60, 60])
    // Parts the other way are no parts of it, nor are those after the quiet time.
    var turned = Self.player()
    turned.play(.rel(8, -1))
    turned.play(.rel(11, 15))
    var late = Self.player()
    late.play(.rel(8, -1))
    late.play(after: 150, .rel(11, -15))
    #expect(turned.turned.y == 105)
    #expect(late.turned.y == 135)
    #expect(turned.withheld.isEmpty && late.withheld.isEmpty)
    // Who tells both in one frame has no detents ahead.
    var both = Player.wheel()
    both.play(.rel(8, -1))
    both.play(.rel(8, -1), .rel(11, -120))
    #expect(both.turned.y == 240)
  }

  @Test func aBreakForgetsWhatWasTold() {
    for events in [[.rel(8, -1)], [.rel(11, -120)]] as [[InputEvent]] {
      var player = Player.wheel()
      player.play(events)
      player.interpreter.gap(nil, at: player.time, into: &player.outputs)
      player.play(events[0].code == 8 ? .rel(11, -120) : .rel(8, -1))
      #expect(player.turned.y == 240)
      #expect(player.withheld.isEmpty)
    }
  }

  @Test func announcedAndNeverSent() {
    var player = Self.player()
    for _ in 1...3 { player.play(.rel(8, 1)) }
    #expect(player.scrolls.map { $0.wheel?.y } == [-120, -120, -120])
  }

  @Test func whatIsNoTurnSaysNothing() {
    var player = Self.player()
    player.play(.rel(0, 5), .key(EventCode.buttonLeft, 1))
    player.play(.rel(8, 0))
    player.play(.rel(8, 1), .rel(8, -1))
    #expect(player.scrolls.isEmpty)
    #expect(player.interpreter.nextDeadline == nil)
  }

  @Test func quietForExactlyItsTimeEnds() {
    var player = Self.player()
    player.play(.rel(8, 1))
    player.play(after: 149, .rel(8, 1))
    #expect(player.phases == [.began, .changed])
    #expect(player.interpreter.nextDeadline == player.time + 150_000)
    player.interpreter.advance(to: player.time + 149_999, into: &player.outputs)
    #expect(player.phases.count == 2)
    player.interpreter.advance(to: player.time + 150_000, into: &player.outputs)
    #expect(player.phases == [.began, .changed, .ended])
    #expect(player.scrolls[2].time == player.time + 150_000)
    #expect(player.scrolls[2].wheel == WheelMotion(x: 0, y: 0))
    #expect(player.scrolls[2].reason == .quiet(150_000))
    #expect(player.interpreter.nextDeadline == nil)
  }

  @Test func aTurnAtTheVeryEndBeginsAnew() {
    var player = Self.player()
    player.play(.rel(8, 1))
    player.play(after: 150, .rel(8, 1))
    #expect(player.phases == [.began, .ended, .began])
    #expect(player.scrolls[1].time == player.scrolls[2].time)
    // However late time passes, the end stands at its own time.
    player.play(after: 10_000)
    #expect(player.scrolls[3].time == player.scrolls[2].time + 150_000)
  }

  @Test func breakingOffCancels() {
    var player = Self.player()
    player.play(.rel(8, 1))
    player.interpreter.remove(0, at: player.time, into: &player.outputs)
    #expect(player.phases == [.began, .cancelled])
    #expect(player.scrolls[1].reason == .deviceGone)
  }

  /// A wheel has no lift: the end of the log leaves it its quiet time.
  @Test func theEndOfTheLogLetsItEndByItself() {
    var player = Self.player()
    player.play(.rel(8, 1))
    player.interpreter.finish(at: player.time, into: &player.outputs)
    #expect(player.phases == [.began])
    player.interpreter.advance(to: 10_000_000, into: &player.outputs)
    #expect(player.phases == [.began, .ended])
  }

  @Test func lostEventsWithinAFrameOfTurns() {
    var player = Self.player()
    player.play(.rel(8, 1))
    player.play([.dropped, .rel(8, 1)])
    #expect(player.phases == [.began, .cancelled])
    player.play(.rel(8, 1))
    #expect(player.phases == [.began, .cancelled, .began])
  }
}
