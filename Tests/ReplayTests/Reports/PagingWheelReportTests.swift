import Replay
import ScrollModel
import Testing

/// Reports of wheels in views that snap: a notch is short, whatever the view's length.
@Suite struct PagingWheelReportTests {
  /// The notches within 100 ms, and the page where they end: a motion of a wheel turns one page.
  static let notches: [([Int32], Double)] = [
    ([1], 1200), ([1, 1, 1], 1200), ([-1], 0), ([-1, -1, -1], 0), ([1, 1, -1], 1200), ([1, -1], 600),
  ]

  @Test("P02 a notch goes to the next page in its direction", arguments: notches, ReportRig.Way.all)
  func aNotchTurnsAPage(turns: ([Int32], Double), way: ReportRig.Way) {
    for profile in Profile.all {
      for wheel in ReportDevice.wheels {
        var rig = ReportRig.pages(way, start: 600, profile: profile)
        for turn in turns.0 {
          // A detent of the fine wheel is eight steps.
          for _ in 0..<(wheel == .wheel ? 1 : 8) {
            rig.wait(4)
            rig.turn(wheel, turn)
          }
        }
        rig.settle()
        #expect(rig.offset == turns.1)
        #expect(rig.phase == .idle)
      }
    }
  }

  @Test("P02 notches go on and come back, a page each")
  func notchesGoOnAndBack() {
    var rig = ReportRig.pages()
    for (turn, page) in [(1, 600), (1, 1200), (-1, 600), (-1, 0), (-1, 0)] as [(Int32, Double)] {
      rig.turn(.wheel, turn)
      rig.settle()
      #expect(rig.offset == page)
    }
  }

  @Test("P02 a notch leaves a view longer than many notches too", arguments: ReportRig.Way.all)
  func aNotchLeavesALongItem(way: ReportRig.Way) {
    var rig = ReportRig.strip(Array(repeating: 600, count: 6), spacing: 0, way: way)
    rig.turn(.wheel, 1)
    rig.settle()
    #expect(rig.offset == 600)
    rig.turn(.wheel, -1)
    rig.settle()
    #expect(rig.offset == 0)
  }

  /// The settling of a notch takes about 250 ms; it is met early, in its middle, and late.
  @Test(
    "P08 a notch during the way to a page goes a page further", arguments: [20.0, 80, 150, 250], Profile.all)
  func aNotchDuringTheSettleGoesOn(after: Double, profile: Profile) {
    for (sign, start) in [(Int32(1), 600.0), (-1, 3000)] {
      var rig = ReportRig.pages(start: start, profile: profile)
      rig.turn(.wheel, sign)
      // Quiet for 150 ms, the wheel has ended its motion.
      rig.wait(150 + after)
      #expect(rig.phase == .decelerating)
      let middle = rig.offset
      #expect(middle != start && middle != start + Double(sign) * 600)
      rig.turn(.wheel, sign)
      rig.settle()
      #expect(rig.offset == start + Double(sign) * 1200)
    }
    // Back during the way: the page that was being left.
    var rig = ReportRig.pages(start: 600, profile: profile)
    rig.turn(.wheel, 1)
    rig.wait(150 + after)
    rig.turn(.wheel, -1)
    rig.settle()
    #expect(rig.offset == 600)
  }

  @Test(
    "P10 as many notches turn a page of any length", arguments: [400, 600, 844, 2560.0], ReportRig.Way.all)
  func asManyNotchesForAnyLength(length: Double, way: ReportRig.Way) {
    for wheel in ReportDevice.wheels {
      var rig = ReportRig.pages(way, length: length)
      for page in 1...3 {
        rig.turn(wheel, wheel == .wheel ? 1 : 8)
        rig.settle()
        #expect(rig.offset == Double(page) * length)
      }
    }
  }
}
