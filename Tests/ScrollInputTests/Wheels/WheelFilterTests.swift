import InputEvents
import ScrollInput
import Testing

/// What the settings hold back, and when.
@Suite struct WheelFilterTests {
  @Test("the gathering starts anew after half a second exactly", arguments: [499, 500] as [Int64])
  func idle(milliseconds: Int64) {
    let goesOn = milliseconds < 500
    var gathering = Player.wheel { $0.deadBand = 30 }
    gathering.play(.rel(11, -15))
    #expect(gathering.interpreter.nextDeadline == gathering.time + 500_000)
    gathering.play(after: milliseconds, .rel(11, -15))
    #expect(gathering.turned.y == (goesOn ? 30 : 0))
    #expect(gathering.kept(.deadBand).y == (goesOn ? 0 : 15))
    // Past the band all passes for as long.
    var open = Player.wheel { $0.deadBand = 30 }
    open.play(.rel(11, -30))
    open.play(after: milliseconds, .rel(11, -15))
    #expect(open.turned.y == (goesOn ? 45 : 30))
  }

  @Test("what is held begins no motion and keeps none up")
  func heldIsNoMotion() {
    var player = Player.wheel { $0.deadBand = 60 }
    player.play(.rel(11, -60))
    let turn = player.time
    player.play(after: 100, .rel(11, 15))
    player.rest()
    #expect(player.phases == [.began, .ended])
    #expect(player.scrolls[1].time == turn + 150_000)
    #expect(player.withheld.map(\.time) == [turn + 600_000])
    #expect(player.interpreter.nextDeadline == nil)
  }

  @Test("the axes gather each for itself")
  func axes() {
    var player = Player.wheel { $0.deadBand = 60 }
    player.play(.rel(11, -45), .rel(12, 45))
    #expect(player.scrolls.isEmpty)
    player.play(.rel(12, 15))
    #expect(player.turned == WheelMotion(x: 60, y: 0))
    player.rest()
    #expect(player.kept(.deadBand) == WheelMotion(x: 0, y: 45))
  }

  @Test("a device that goes gives up what is held")
  func deviceGone() {
    var player = Player.wheel { $0.deadBand = 60 }
    player.play(.rel(11, -45))
    player.interpreter.remove(0, at: player.time, into: &player.outputs)
    #expect(player.kept(.deadBand) == WheelMotion(x: 0, y: 45))
    #expect(player.scrolls.isEmpty)
  }

  @Test("what is withheld has natural scrolling applied")
  func natural() {
    var player = Player.wheel {
      $0.deadBand = 60
      $0.natural = .both
    }
    player.play(.rel(11, -45), .rel(12, 45))
    player.rest()
    #expect(player.kept(.deadBand) == WheelMotion(x: -45, y: -45))
  }

  @Test("a tilt that goes on is one step, however long", arguments: [(149, 1), (150, 6)] as [(Int64, Int64)])
  func tilt(milliseconds: Int64, steps: Int64) {
    var player = Player.wheel { $0.tiltRepeats = false }
    for _ in 1...6 { player.play(after: milliseconds, .rel(6, -1), .rel(12, -120)) }
    #expect(player.turned == WheelMotion(x: -120 * steps, y: 0))
    #expect(player.kept(.tiltRepeat).x == -120 * (6 - steps))
  }
}
