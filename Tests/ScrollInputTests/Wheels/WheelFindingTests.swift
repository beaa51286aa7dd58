import InputEvents
import ScrollInput
import Testing

/// What is odd, and what is just not.
@Suite struct WheelFindingTests {
  /// Whole detents of the vertical wheel, at milliseconds, and what is said.
  static let turns: [(turns: [(Int64, Int32)], findings: [WheelFinding])] = [
    ([(0, -1), (29, 1), (58, -1)], [.reversal(after: 29_000)]),
    ([(0, -1), (30, 1), (58, -1)], []),
    ([(0, -1), (8, 1), (38, -1)], []),
    // A real one goes on.
    ([(0, -1), (8, 1), (16, 1), (24, -1)], []),
    // Said once per motion.
    ([(0, -1), (8, 1), (16, -1), (24, 1), (32, -1)], [.reversal(after: 8000)]),
    (
      [(0, -1), (8, 1), (16, -1), (216, -1), (224, 1), (233, -1)],
      [.reversal(after: 8000), .reversal(after: 8000)]
    ),
    ([(0, -1), (5, -1), (10, -1), (110, 1), (115, 1), (120, 1)], [.aliasing(silence: 100_000)]),
    ([(0, -1), (5, -1), (11, -1), (51, 1), (56, 1), (61, 1)], []),
    ([(0, -1), (5, -1), (10, -1), (50, 1), (55, 1), (61, 1)], []),
    ([(0, -1), (5, -1), (10, -1), (111, 1), (116, 1), (121, 1)], []),
    ([(0, -1), (5, -1), (10, -1), (50, -1), (55, -1), (60, -1)], []),
  ]

  @Test(arguments: turns.indices)
  func ofTurns(index: Int) {
    let row = Self.turns[index]
    var player = Player.wheel()
    for (time, value) in row.turns { player.play(at: 1_000_000 + time * 1000, [.rel(8, value)]) }
    #expect(player.wheelFindings == row.findings)
    #expect(player.turned.y == row.turns.reduce(0) { $0 - Int64($1.1) * 120 })
    // Parts of a detent turn so when a wheel is touched.
    var fine = Player.wheel()
    for (time, value) in row.turns { fine.play(at: 1_000_000 + time * 1000, [.rel(11, value * 119)]) }
    #expect(fine.findings.isEmpty)
  }

  /// Whole detents and parts of frames, and whether they fit.
  static let tellings: [(frames: [(Int32, Int32)], findings: [WheelFinding])] = [
    ([(-1, -120)], []), ([(-1, -60), (-1, -120)], []), ([(-1, -359)], []),
    ([(-1, -360)], [.mismatch(partsPerDetent: 360)]), ([(-3, -121)], []),
    ([(-3, -120)], [.mismatch(partsPerDetent: 40)]), ([(-1, 15)], []),
    ([(-1, 15), (-1, 15)], [.mismatch(partsPerDetent: -15)]),
    // A wheel that tells no detents, or no parts, tells nothing twice.
    ([(0, -120), (0, -120), (0, -120)], []), ([(-1, 0), (-1, 0), (-1, 0)], []),
  ]

  @Test(arguments: tellings.indices)
  func ofTellings(index: Int) {
    let row = Self.tellings[index]
    var player = Player.wheel()
    for (detents, parts) in row.frames {
      player.play([.rel(8, detents), .rel(11, parts)].filter { $0.value != 0 })
    }
    #expect(player.wheelFindings == row.findings)
  }

  @Test func aRestAndATurnRoundForgetTheDifference() {
    var player = Player.wheel()
    player.play(.rel(8, -1), .rel(11, -300))
    player.play(after: 1000, .rel(8, -1), .rel(11, -300))
    player.play(after: 999, .rel(8, 1), .rel(11, 300))
    #expect(player.findings.isEmpty)
    player.play(after: 999, .rel(8, 1), .rel(11, 300))
    #expect(player.wheelFindings == [.mismatch(partsPerDetent: 300)])
  }

  @Test(
    "horizontal detents at even intervals are a tilt, uneven ones are a hand",
    arguments: [
      (Array(repeating: 100, count: 8), true), (Array(repeating: 100, count: 7), false),
      ([100, 88, 112, 100, 88, 112, 95, 105], true), ([100, 87, 113, 100, 87, 113, 95, 105], false),
      ([8, 10, 6, 8, 8, 10, 8, 8], true), ([8, 11, 8, 8, 8, 8, 8, 8], false),
      // The delay before repeats is longer.
      ([140] + Array(repeating: 50, count: 8), true),
      // Motions of their own are no tilt.
      (Array(repeating: 150, count: 9), false),
    ] as [([Int64], Bool)])
  func tilts(intervals: [Int64], isTilt: Bool) {
    var player = Player.wheel()
    player.play(.rel(6, 1))
    for interval in intervals { player.play(after: interval, .rel(6, 1)) }
    #expect(player.wheelFindings.map(\.name) == (isTilt ? ["heldTilt"] : []))
  }

  @Test func eachIsSaidInWords() {
    let words: [(WheelFinding, String)] = [
      (.zero, "a turn of 0 is no turn"),
      (.mismatch(partsPerDetent: 15), "a whole detent for each 15 parts, not 120: the parts are counted"),
      (.reversal(after: 8500), "a single detent backwards after 8.5 ms: a worn encoder"),
      (.aliasing(silence: 40_000), "fast the other way after 40 ms: maybe faster than the sensor looks"),
      (.heldTilt(every: 10_000), "the same step every 10 ms: a tilt that is held"),
      (.eightfold, "detents come by eights: maybe each part of a detent is sent as a whole one"),
    ]
    for (finding, text) in words { #expect(finding.description == text) }
    #expect(Set(words.map(\.0.name)).count == words.count)
  }
}
