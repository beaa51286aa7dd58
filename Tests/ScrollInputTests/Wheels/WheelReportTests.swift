import InputEvents
import ScrollInput
import Testing

/// Reports of wheels from the field, by their numbers; d is a detent, 40 points.
@Suite struct WheelReportTests {
  static let fineStep: [InputEvent] = [.rel(11, -15)]
  static let fineStepWithDetent: [InputEvent] = [.rel(8, -1), .rel(11, -15)]

  @Test("W02 parts are what scrolls, and a whole detent for each part is said")
  func axesThatDoNotFit() {
    var player = Player.wheel()
    for _ in 1...8 { player.play(.rel(8, -1), .rel(11, -15)) }
    #expect(player.offset == Vector(x: 0, y: 40))
    // 3 x (15 - 120) passes two detents.
    #expect(player.findings.map(\.time) == [30_000])
    #expect(player.wheelFindings == [.mismatch(partsPerDetent: 15)])
    // Said once; from then on the parts make the detents, and half a detent or more at the end is one.
    player.rest()
    #expect(player.detents.y == 3)
    for _ in 1...8 { player.play(after: 200, .rel(8, -1), .rel(11, -15)) }
    #expect(player.wheelFindings == [.mismatch(partsPerDetent: 15)])
    player.rest()
    #expect(player.detents.y == 3)
  }

  @Test("W02 parts that are too many for their detents are said", arguments: [1, -1] as [Int32])
  func partsThatAreTooMany(way: Int32) {
    var player = Player.wheel()
    for _ in 1...3 { player.play(.rel(8, way), .rel(11, 240 * way)) }
    #expect(player.wheelFindings == [.mismatch(partsPerDetent: 240)])
    #expect(player.offset == Vector(x: 0, y: -240 * Double(way)))
  }

  @Test("W02 two detents for one cannot be told where both axes say so; by eights again and again they can")
  func overreporting() {
    var player = Player.wheel()
    for notch in 1...3 {
      #expect(player.wheelFindings.isEmpty)
      for _ in 1...8 { player.play(.rel(8, -1), .rel(11, -120)) }
      player.play(after: 200)
      #expect(player.detents.y == Int64(notch * 8))
    }
    #expect(player.wheelFindings == [.eightfold])
    // Said once for the device.
    for _ in 1...8 { player.play(.rel(8, -1), .rel(11, -120)) }
    player.rest()
    #expect(player.wheelFindings == [.eightfold])
    // Nine detents are no eights, nor are eight by fours.
    for counts in [[8, 9, 8, 8], [8, 8, 7, 8]] {
      var other = Player.wheel()
      for count in counts {
        for _ in 0..<count { other.play(.rel(8, -1)) }
        other.play(after: 200)
      }
      #expect(other.findings.isEmpty)
    }
  }

  @Test("W03 a notch counts once, in any order within a frame")
  func countsOnce() {
    for events in [[.rel(8, -1), .rel(11, -120)], [.rel(11, -120), .rel(8, -1)]] as [[InputEvent]] {
      var player = Player.wheel()
      for _ in 1...10 { player.play(events) }
      #expect(player.offset == Vector(x: 0, y: 400))
      #expect(player.detents == WheelDetents(x: 0, y: 10))
      #expect(player.outputs.count == 10)
    }
  }

  @Test("W04 the offset follows each part; the detent comes on the eighth", arguments: [true, false])
  func eighths(withDetent: Bool) {
    var player = Player.wheel()
    for step in 1...16 {
      player.play(withDetent && step % 8 == 0 ? Self.fineStepWithDetent : Self.fineStep)
      #expect(player.offset == Vector(x: 0, y: 5 * Double(step)))
      #expect(player.scrolls.last?.detents?.y == (step % 8 == 0 ? 1 : 0))
    }
  }

  @Test("W04 detents are where the wheel tells them, at whatever part")
  func detentsLineUp() {
    var player = Player.wheel()
    // At 60, as drivers tell the first; then each eighth part.
    for step in 1...20 { player.play(step % 8 == 4 ? Self.fineStepWithDetent : Self.fineStep) }
    player.rest()
    #expect(
      player.scrolls.map { $0.detents?.y ?? -1 }.enumerated().filter { $1 != 0 }.map(\.0) == [3, 11, 19])
    #expect(player.detents.y == 3)
  }

  @Test("W05 the first part after a pause moves at once; with a dead band nothing held is lost")
  func deadBand() {
    var player = Player.wheel()
    player.play(after: 5000, .rel(11, 15))
    #expect(player.offset == Vector(x: 0, y: -5))
    var held = Player.wheel { $0.deadBand = 60 }
    var offsets: [Double] = []
    for _ in 1...6 {
      held.play(.rel(11, -15))
      offsets.append(held.offset.y)
    }
    #expect(offsets == [0, 0, 0, 20, 25, 30])
    #expect(held.phases == [.began, .changed, .changed])
    #expect(held.withheld.isEmpty)
  }

  @Test("W06 a touched wheel comes back to its start; with a dead band it does nothing")
  func creeping() {
    var player = Player.wheel()
    var held = Player.wheel { $0.deadBand = 60 }
    for _ in 1...20 {
      player.turn(11, [15, -15])
      held.turn(11, [15, -15])
    }
    player.rest()
    held.rest()
    #expect(player.offset == .zero)
    #expect(player.detents == WheelDetents(x: 0, y: 0))
    #expect(held.scrolls.isEmpty)
    // Each part but the last is given up when the wheel turns round, the last after half a second.
    #expect(held.withheld.count == 40)
    #expect(held.withheld.allSatisfy { $0.cause == .deadBand })
    #expect(held.withheld.last?.time == held.time + 500_000)
    #expect(held.kept() == WheelMotion(x: 0, y: 0))
    #expect(held.findings.isEmpty)
  }

  @Test(
    "W07 notches of 96 to 168 parts are five detents, however they are cut", arguments: [1, 8] as [Int32])
  func unevenNotches(parts: Int32) {
    var player = Player.wheel()
    var detents: [Int64] = []
    for notch in [96, 168, 120, 108, 132] as [Int32] {
      player.play(after: 290)
      player.turn(
        11, Array(repeating: -notch / parts, count: Int(parts) - 1) + [-notch + notch / parts * (parts - 1)])
      player.interpreter.advance(to: player.time + 200_000, into: &player.outputs)
      detents.append(player.detents.y)
    }
    #expect(detents == [1, 2, 3, 4, 5])
    // 624 parts are 5.2 detents.
    #expect(player.turned == WheelMotion(x: 0, y: 624))
    #expect((player.offset.y - 208).magnitude < 1e-9)
  }

  @Test("W08 any value along both axes")
  func anyValue() {
    var player = Player.wheel()
    player.turn(11, [48, -30, 7, 240])
    player.play(.rel(12, 60))
    #expect(player.turned == WheelMotion(x: 60, y: -265))
    #expect(player.scrolls.map(\.wheel?.y) == [-48, 30, -7, -240, 0])
  }

  @Test("W09 ten down and ten up end where they began, bit for bit")
  func symmetry() {
    for gain in [40, 0.1, 33.3, 1e4 / 7] {
      var player = Player.wheel { $0.pointsPerDetent = gain }
      player.turn(8, Array(repeating: -1, count: 10))
      let down = player.scrolls.map(\.delta)
      player.turn(8, Array(repeating: 1, count: 10))
      let up = player.scrolls.dropFirst(10).map(\.delta)
      #expect(down == up.map { Vector(x: -$0.x, y: -$0.y) })
      #expect(player.turned == WheelMotion(x: 0, y: 0))
      #expect(player.detents == WheelDetents(x: 0, y: 0))
    }
  }

  @Test("W10 a single tick backwards is said, and left out where the settings say so")
  func debounce() {
    let ticks: [(Microseconds, Int32)] = [(0, -1), (20, -1), (40, -1), (48, 1), (60, -1)]
    var player = Player.wheel()
    var filtered = Player.wheel { $0.debounce = 30_000 }
    for (time, value) in ticks {
      player.play(at: 1_000_000 + time * 1000, [.rel(8, value)])
      filtered.play(at: 1_000_000 + time * 1000, [.rel(8, value)])
    }
    for one in [player, filtered] {
      #expect(one.wheelFindings == [.reversal(after: 8000)])
      #expect(one.findings.first?.time == 1_060_000)
    }
    #expect(player.offset.y == 120)
    #expect(filtered.offset.y == 160)
    #expect(filtered.kept(.debounce) == WheelMotion(x: 0, y: -120))
    // A real one passes: after a while, and at once when it goes on.
    filtered.play(after: 250, .rel(8, 1))
    #expect(filtered.offset.y == 120)
    filtered.play(after: 8, .rel(8, -1))
    filtered.play(after: 8, .rel(8, -1))
    #expect(filtered.offset.y == 160)
    #expect(filtered.kept(.debounce) == WheelMotion(x: 0, y: 0))
  }

  @Test("W10 the debounce ends exactly at its time")
  func debounceEnds() {
    for (time, offset) in [(29, 40.0), (30, 0)] as [(Int64, Double)] {
      var player = Player.wheel { $0.debounce = 30_000 }
      player.play(.rel(8, -1))
      player.play(after: time, .rel(8, 1))
      #expect(player.offset.y == offset)
    }
  }

  @Test("W11 fast ticks, silence and fast ticks the other way are said, and change nothing")
  func aliasing() {
    for (silence, findings) in [(40, [.aliasing(silence: 40_000)]), (101, [])] as [(Int64, [WheelFinding])] {
      var player = Player.wheel()
      player.turn(8, [-1, -1, -1], every: 2)
      player.play(after: silence, .rel(8, 1))
      player.turn(8, Array(repeating: 1, count: 19), every: 3)
      #expect(player.wheelFindings == findings)
      #expect(player.turned.y == -17 * 120)
      #expect(player.withheld.isEmpty)
    }
  }

  @Test("W12 ticks that come at once go as far as even ones, and a wheel has no momentum")
  func ticksAtOnce() {
    var even = Player.wheel()
    even.turn(8, Array(repeating: -1, count: 6), every: 30)
    var burst = Player.wheel()
    for tick in 0..<6 { burst.play(at: 1_000_000 + Int64(tick) * 166, [.rel(8, -1)]) }
    var frame = Player.wheel()
    frame.play(.rel(8, -6))
    for var player in [even, burst, frame] {
      player.rest()
      #expect(player.offset == Vector(x: 0, y: 240))
      #expect(player.detents.y == 6)
      #expect(player.scrolls.last?.phase == .ended)
      #expect(player.scrolls.allSatisfy { $0.velocity == .zero && $0.previousVelocity == .zero })
    }
  }

  @Test("W13 a held tilt is said; it may be one step")
  func heldTilt() {
    for repeats in [true, false] {
      var player = Player.wheel { $0.tiltRepeats = repeats }
      player.turn(6, Array(repeating: 1, count: 30))
      // Eight even intervals after the first step.
      #expect(player.wheelFindings == [.heldTilt(every: 10_000)])
      #expect(player.findings.first?.time == 90_000)
      #expect(player.turned.x == (repeats ? 3600 : 120))
      #expect(player.kept(.tiltRepeat).x == (repeats ? 0 : 3480))
      #expect(player.detents.x == (repeats ? 30 : 1))
      // The other way, and after a rest, it is another tilt.
      player.play(.rel(6, -1))
      player.play(after: 150, .rel(6, -1))
      #expect(player.turned.x == (repeats ? 3360 : -120))
    }
    // Parts, and whole detents of the vertical wheel, are no tilt.
    var player = Player.wheel { $0.tiltRepeats = false }
    player.turn(12, [15, 15, 15])
    player.turn(8, Array(repeating: 1, count: 30))
    #expect(player.turned == WheelMotion(x: 45, y: -3600))
    #expect(player.findings.isEmpty)
  }

  @Test("W14 zero is no direction and is said once")
  func zero() {
    var player = Player.wheel { $0.debounce = 30_000 }
    player.turn(8, [-1, 0, -1, 0, -1])
    player.play(.rel(8, -1), .rel(11, 0))
    #expect(player.offset == Vector(x: 0, y: 160))
    #expect(player.phases == [.began, .changed, .changed, .changed])
    #expect(player.wheelFindings == [.zero])
    #expect(player.withheld.isEmpty)
    // The next motion says it anew.
    player.play(after: 200, .rel(8, 0))
    #expect(player.wheelFindings == [.zero, .zero])
    #expect(player.scrolls.last?.phase == .ended)
  }

  @Test(
    "W16 what is asked in points is the exact turn, at any speed", arguments: [20, 40, 0.01, 10_000, 33.3])
  func pointsPerDetent(points: Double) {
    var player = Player.wheel { $0.pointsPerDetent = points }
    player.turn(8, [-1, 3, Int32.max, Int32.min])
    player.turn(11, [-15, 7, 240, Int32.max, Int32.min])
    player.turn(12, [1, -1])
    player.rest()
    for event in player.scrolls {
      let wheel = event.wheel ?? WheelMotion(x: .min, y: .min)
      #expect(event.delta == Vector(x: Double(wheel.x) * points / 120, y: Double(wheel.y) * points / 120))
    }
    var one = Player.wheel { $0.pointsPerDetent = points }
    one.play(.rel(8, -1))
    #expect(one.offset.y == points)
    #expect(one.detents.y == 1)
  }
}
