import InputEvents
import ScrollInput
import Testing

/// The count of whole detents.
@Suite struct WheelDetentTests {
  /// Parts of a motion, and the detents at its steps and at its end.
  static let motions: [([Int32], [Int64])] = [
    ([59], [0, 0]), ([60], [0, 1]), ([119], [0, 1]), ([120], [1, 0]), ([121], [1, 0]), ([180], [1, 1]),
    ([360], [3, 0]), ([100, 100, 100], [0, 1, 1, 1]), ([70, 49], [0, 0, 1]), ([60, 59, 1], [0, 0, 1, 0]),
    // What is left is dropped where the wheel turns the other way.
    ([110, -110, 110], [0, 0, 0, 1]), ([110, -10, 20], [0, 0, 0, 0]), ([170, -60], [1, 0, -1]),
  ]

  @Test(arguments: motions, [1, -1] as [Int32])
  func ofParts(motion: ([Int32], [Int64]), way: Int32) {
    for code in [11, 12] as [UInt16] {
      var player = Player.wheel { $0.natural = code == 11 ? .vertical : [] }
      player.turn(code, motion.0.map { $0 * way })
      player.rest()
      let detents = player.scrolls.map { (code == 11 ? $0.detents?.y : $0.detents?.x) ?? .min }
      #expect(detents == motion.1.map { $0 * Int64(way) })
      // The next motion starts without a rest.
      player.play(after: 200, .rel(code, 60 * way))
      #expect((code == 11 ? player.scrolls.last?.detents?.y : player.scrolls.last?.detents?.x) == 0)
    }
  }

  @Test func brokenOffMotionsCountNoRest() {
    var player = Player.wheel()
    player.play(.rel(11, -100))
    player.interpreter.gap(nil, at: player.time, into: &player.outputs)
    player.turn(11, [-50])
    player.rest()
    #expect(player.phases == [.began, .cancelled, .began, .ended])
    #expect(player.detents == WheelDetents(x: 0, y: 0))
    #expect(player.turned.y == 150)
  }

  @Test func whatIsWithheldCountsNoDetents() {
    var player = Player.wheel { $0.debounce = 30_000 }
    player.play(.rel(8, -1), .rel(11, -120))
    player.play(.rel(8, 1), .rel(11, 120))
    player.rest()
    #expect(player.detents.y == 1)
  }

  @Test func detentsThatAreHeldComeWithTheirParts() {
    var player = Player.wheel { $0.deadBand = 300 }
    for _ in 1...3 { player.play(.rel(8, -1), .rel(11, -120)) }
    #expect(player.scrolls.map(\.detents?.y) == [3])
    #expect(player.turned.y == 360)
  }

  @Test func theFirstToldDetentIsNotCountedAgain() {
    var player = Player.wheel()
    player.turn(11, [-120, -120])
    player.play(.rel(8, -3), .rel(11, -120))
    player.play(.rel(8, -1), .rel(11, -120))
    #expect(player.scrolls.map(\.detents?.y) == [1, 1, 1, 1])
  }

  @Test func detentsThatAreToldNoLongerAreCounted() {
    var player = Player.wheel()
    player.play(.rel(8, -1), .rel(11, -120))
    player.turn(11, [-60, -60, -60, -59, -1, -120])
    #expect(player.scrolls.map(\.detents?.y) == [1, 0, 0, 0, 0, 2, 1])
    player.play(.rel(8, 1), .rel(11, 120))
    #expect(player.scrolls.last?.detents?.y == -1)
  }

  @Test func detentsAgainstTheirPartsAreNone() {
    var player = Player.wheel()
    player.play(.rel(8, 1), .rel(11, -15))
    #expect(player.scrolls.map(\.detents?.y) == [0])
    #expect(player.turned.y == 15)
  }

  @Test func otherSourcesHaveNone() {
    var player = Player(Devices.multitouch, as: .touchpad)
    player.play(.slot(0), .id(1), .x(100), .y(100), .slot(1), .id(2), .x(300), .y(100))
    player.play(.slot(0), .y(400), .slot(1), .y(400))
    #expect(!player.scrolls.isEmpty)
    #expect(player.scrolls.allSatisfy { $0.detents == nil && $0.wheel == nil })
  }
}
