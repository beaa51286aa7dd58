import InputEvents
import ScrollInput
import TestSupport
import Testing

/// Speeds by the clock of the device, and when it is not believed.
@Suite struct DeviceClockTests {
  /// A flick that the device measures each 8 ms and the host reads late by so many microseconds.
  private static func flick(
    _ flick: inout Flick, from start: Microseconds, late: [Microseconds], stamp: (Microseconds) -> UInt32?
  ) -> Double {
    flick.down(at: start, stamp: stamp(0))
    var time = start
    for (index, late) in late.enumerated() {
      let measured = Microseconds(index + 1) * 8000
      time = start + measured + late
      flick.move(16, at: time, stamp: stamp(measured))
    }
    return flick.lift(at: time + 2000, stamp: stamp(Microseconds(late.count) * 8000 + 2000))
  }

  private static func speed(
    late: [Microseconds], usesDeviceClock: Bool = true, stamp: (Microseconds) -> UInt32?
  ) -> Double {
    var made = Flick(usesDeviceClock: usesDeviceClock)
    return flick(&made, from: 10_000, late: late, stamp: stamp)
  }

  private static let late: [Microseconds] = [0, 7000, 0, 3000, 6500, 0, 5000]

  /// 16 pt in 8 ms; with the log's times the last two speeds are 16 in 1.5 ms and 16 in 13 ms.
  @Test func theStampRepairsLateness() {
    let byDevice = Self.speed(late: Self.late) { UInt32($0) + 5000 }
    #expect((byDevice - 2000).magnitude < 1e-9)
    let byLog = (0.2 * 16 / 13 + 0.8 * 16 / 1.5) * 1000
    #expect(
      (Self.speed(late: Self.late, usesDeviceClock: false) { UInt32($0) + 5000 } - byLog).magnitude < 1e-9)
    #expect((Self.speed(late: Self.late) { _ in nil } - byLog).magnitude < 1e-9)
  }

  /// Frames that are read in batches, and the next pause is as long as it was.
  @Test func theStampTakesABatchApart() {
    let late: [Microseconds] = [16_000, 8100, 200, 16_000, 8100, 200]
    #expect((Self.speed(late: late) { UInt32($0) + 77 } - 2000).magnitude < 1e-9)
  }

  @Test func theTimesOfEventsAreTheLogs() {
    var stamped = Flick()
    var plain = Flick()
    _ = Self.flick(&stamped, from: 10_000, late: Self.late) { UInt32($0) + 5000 }
    _ = Self.flick(&plain, from: 10_000, late: Self.late) { _ in nil }
    #expect(stamped.player.scrolls.map(\.time) == plain.player.scrolls.map(\.time))
    #expect(stamped.player.scrolls.map(\.delta) == plain.player.scrolls.map(\.delta))
    #expect(stamped.player.phases == plain.player.phases)
  }

  @Test("a count that wraps goes on", arguments: [0, 1, 8000, 20_000, 33_000, 60_000] as [UInt32])
  func wrapAround(before: UInt32) {
    let speed = Self.speed(late: Self.late) { UInt32.max &- before &+ UInt32($0) }
    #expect((speed - 2000).magnitude < 1e-9)
  }

  /// The count begins anew after an idle second: at 0, as the kernel does it, or anywhere.
  @Test(
    "a reset while idle is none of a speed's business", arguments: [0, 1, 400_000, 4_000_000_000] as [UInt32])
  func reset(first: UInt32) {
    var made = Flick()
    for start in [1, 4, 6, 9, 90] as [Microseconds] {
      let speed = Self.flick(&made, from: start * 1_000_000, late: Self.late) { first &+ UInt32($0) }
      #expect((speed - 2000).magnitude < 1e-9, "from \(start) s")
    }
  }

  /// A device that resets in the midst of a motion: that step has the log's time.
  @Test func aResetInAMotionCostsOneStep() {
    var made = Flick()
    made.down(at: 10_000, stamp: 500_000)
    made.move(16, at: 18_000, stamp: 508_000)
    made.move(16, at: 27_000, stamp: 0)
    made.move(16, at: 36_000, stamp: 8000)
    let speed = made.lift(at: 40_000, stamp: 12_000)
    #expect((speed - (0.2 * 16 / 8 + 0.8 * 16 / 9) * 1000).magnitude < 1e-9)
  }

  /// Frames without a stamp have the log's time, and the stamped ones after them the device's from the last stamp on.
  @Test func absentStamps() {
    var made = Flick()
    made.down(at: 10_000, stamp: 1000)
    made.move(16, at: 19_000, stamp: 9000)
    made.move(16, at: 27_000)
    made.move(16, at: 38_000, stamp: 25_000)
    // 8 ms by the device, 8 by the log, and the 8 that are left of the device's 16.
    #expect((made.lift(at: 40_000) - 2000).magnitude < 1e-9)
  }

  /// A clock of another rate, one that stands still, and noise: what the log says counts once they are found out.
  @Test("a clock that does not go with the log's is not believed", arguments: 0..<4)
  func implausible(kind: Int) {
    var random = SeededGenerator(seed: 7)
    let speed = Self.speed(late: Array(repeating: 0, count: 40)) { measured in
      switch kind {
      case 0: UInt32(measured / 10) + 1
      case 1: UInt32(measured * 2) + 1
      case 2: 4711
      default: UInt32.random(in: 0...UInt32.max, using: &random)
      }
    }
    #expect((speed - 2000).magnitude < 1e-9)
  }

  /// Half a part in a thousand, for a minute without a pause.
  @Test func anotherRateThatHardlyDiffersIsKept() {
    var made = Flick()
    made.down(at: 0, stamp: 1000)
    for step in 1...7500 {
      let measured = Microseconds(step) * 8000
      let late: Microseconds = step % 3 == 0 ? 5000 : 0
      made.move(
        step % 2 == 0 ? 16 : -16, at: measured + late, stamp: 1000 + UInt32(measured + measured / 2000))
    }
    let last = made.player.scrolls.last
    // V(n) = 0.2 s(n) + 0.8 s(n-1), and the two go opposite ways.
    #expect(((last?.velocity.y ?? 0) / (-0.6 * 2000 / 1.0005) - 1).magnitude < 1e-3)
  }
}
