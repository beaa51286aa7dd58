import ScrollModel
import Testing

/// Where motions of a wheel end among stops.
@Suite struct WheelChoiceTests {
  static func wheel(_ turned: Double, from original: Double, limit: Int? = nil) -> SnapStops.WheelTurn {
    SnapStops.WheelTurn(original: original, offset: original + turned, turned: turned, limit: limit)
  }

  @Test("P02 a notch turns a page, and a notch back turns it back")
  func aNotchTurnsAPage() {
    let pages = Strip([3000], view: 600).pages
    #expect(pages.choose(Self.wheel(40, from: 0)) == TargetChoice(offset: 600, stop: 1, reason: .wheelTurned))
    #expect(pages.choose(Self.wheel(120, from: 0)).offset == 600)
    #expect(
      pages.choose(Self.wheel(-40, from: 600)) == TargetChoice(offset: 0, stop: 0, reason: .wheelTurned))
    #expect(pages.choose(Self.wheel(-40, from: 0)).offset == 0)
    #expect(pages.choose(Self.wheel(40, from: 2400)).offset == 2400)
    #expect(
      pages.choose(Self.wheel(1300, from: 0)) == TargetChoice(offset: 600, stop: 1, reason: .limited(1)))
  }

  @Test("P02 the rule that is pulled back can be chosen")
  func nearestOnly() {
    var choices = ScrollChoices()
    choices.wheelSnap = .nearest
    let pages = Strip([3000], view: 600).pages
    #expect(
      pages.choose(Self.wheel(40, from: 0), choices: choices)
        == TargetChoice(offset: 0, stop: 0, reason: .nearest))
  }

  @Test("P10 notches count, not the view's length", arguments: [400.0, 2560])
  func notchesCount(view: Double) {
    let pages = Strip([view * 10], view: view).pages
    var offset = 0.0
    for notch in 1...4 {
      offset = pages.choose(Self.wheel(40, from: offset)).offset
      #expect(offset == Double(notch) * view)
    }
  }

  @Test("P08 a notch in the middle of a settle goes one page further")
  func duringASettle() {
    let pages = Strip([3000], view: 600).pages
    // Half way to the first page; once the nearest stop to the notch's end is the one behind.
    for offset in [340.0, 240] {
      let turn = SnapStops.WheelTurn(original: 600, offset: offset, turned: 40)
      #expect(pages.choose(turn).offset == 1200)
    }
    #expect(pages.choose(SnapStops.WheelTurn(original: 600, offset: 260, turned: -40)).offset == 0)
  }

  @Test func turnedBackItGoesToTheNearest() {
    let stops = Strip.phone.views()
    let turn = SnapStops.WheelTurn(original: 340, offset: 340, turned: 0)
    #expect(stops.choose(turn) == TargetChoice(offset: 340, stop: 1, reason: .nearest))
    let half = SnapStops.WheelTurn(original: 340, offset: 100, turned: 0)
    #expect(stops.choose(half).offset == -20)
  }

  @Test func amongViewsItGoesAtLeastOneStopAndAtMostTheLimit() {
    let stops = Strip(Array(repeating: 100, count: 10), view: 100).views()
    #expect(
      stops.choose(Self.wheel(40, from: 300)) == TargetChoice(offset: 400, stop: 4, reason: .wheelTurned))
    #expect(stops.choose(Self.wheel(280, from: 300)) == TargetChoice(offset: 600, stop: 6, reason: .nearest))
    #expect(
      stops.choose(Self.wheel(280, from: 300, limit: 1))
        == TargetChoice(offset: 400, stop: 4, reason: .limited(1)))
    #expect(stops.choose(Self.wheel(-40, from: 300, limit: 1)).offset == 200)
  }

  @Test("P05 a wheel reads a long item to its end")
  func longItem() {
    let stops = Strip([960, 580, 600], spacing: 20, view: 600).views()
    #expect(
      stops.choose(Self.wheel(120, from: 0)) == TargetChoice(offset: 120, stop: 0, reason: .insideLongItem))
    #expect(
      stops.choose(Self.wheel(80, from: 320)) == TargetChoice(offset: 360, stop: 0, reason: .endOfLongItem))
    #expect(
      stops.choose(Self.wheel(40, from: 360)) == TargetChoice(offset: 980, stop: 1, reason: .wheelTurned))
    #expect(
      stops.choose(Self.wheel(-40, from: 980)) == TargetChoice(offset: 360, stop: 0, reason: .wheelTurned))
  }
}
