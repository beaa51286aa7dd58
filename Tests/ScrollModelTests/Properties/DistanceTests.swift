import InputEvents
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Every point that a device asks for is followed, lost to the rubber band, or kept from an edge.
@Suite struct DistanceTests {
  /// 5000 pt of content in 200 pt, from 0 to 4800, without a grid of pixels.
  private static func view(_ start: Double, bounces: Bool = true) -> ViewPlayer {
    ViewPlayer(bounces: bounces, start: start, profile: .simple)
  }

  /// The way past an edge for which so much is shown: `d = s R / (c (R - s))` with `c` = 0.55 and `R` = 200.
  private static func raw(_ shown: Double, _ range: ClosedRange<Double>) -> Double {
    let inside = min(max(shown, range.lowerBound), range.upperBound)
    let past = shown - inside
    return inside + past * 200 / (0.55 * (200 - past.magnitude))
  }

  @Test(
    "3: a finger's way is the offset's, and beyond an edge the rubber band's",
    arguments: 0..<100 as Range<UInt64>)
  func fingers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let start = Double(random.pick([0, 30, 2400, 4770, 4800]))
    var view = Self.view(start)
    view.send(.began, from: .finger)
    var way = 0.0
    var wasStretched = false
    for _ in 0..<random.int(1...30) {
      let delta = Double(random.int(-400...400)) / 4
      way += delta
      view.send(.changed, delta, from: .finger)
      #expect((Self.raw(view.offset, 0...4800) - (start + way)).magnitude < 1e-6)
      if !(0...4800).contains(view.offset) { wasStretched = true }
    }
    #expect(wasStretched == !view.bounces.isEmpty)
  }

  @Test(
    "3: what a wheel turns is the offset's way and what an edge keeps", arguments: 0..<100 as Range<UInt64>)
  func wheel(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let start = Double(random.pick([0, 30, 2400, 4770, 4800]))
    var view = Self.view(start, bounces: random.once(in: 2))
    var turned = 0.0
    var withheld = 0.0
    for index in 0..<random.int(1...30) {
      let delta = Double(random.int(-400...400)) / 4
      let before = view.offset
      view.send(index == 0 ? .began : .changed, delta, from: .wheel)
      turned += delta
      // An edge keeps what leads beyond it, and gives nothing back.
      withheld += before + delta - min(max(before + delta, 0), 4800)
      #expect((view.offset - start - (turned - withheld)).magnitude < 1e-6)
      #expect((0...4800).contains(view.offset))
    }
    view.send(.ended, from: .wheel)
    view.waitForRest()
    #expect(view.phases.last == .idle || view.phases.isEmpty)
  }

  @Test("what suppresses is said where a wheel's way is kept")
  func kept() {
    var view = Self.view(4770)
    view.turn(20, 30, -5)
    #expect(view.offset == 4795)
    #expect(view.bounces == [Bounce(.bottom, .suppressed, .sourceNeedNotEnd(.wheel))])
  }
}
