import ScrollModel
import Testing

/// What the goldens leave open, as chosen.
@Suite struct FlickCounterTests {
  /// Growth per unit of distance: 1 at the fourth flick, 2 at the fifth and sixth, 3 at the next two.
  @Test func growthCountsPairs() {
    var counter = FlickCounter()
    var seen: [Double] = []
    for index in 0..<8 {
      counter.touchDown(atMilliseconds: Double(index) * 500)
      counter.release(velocity: 2, distance: 120, atMilliseconds: Double(index) * 500 + 100)
      seen.append(counter.multiplier)
    }
    #expect(seen == [1, 1, 1, 1.5, 2.5, 3.5, 5, 6.5])
  }

  @Test func theOtherDirectionBeginsANewRow() {
    var counter = FlickCounter()
    for index in 0..<4 { counter.release(velocity: 2, distance: 300, atMilliseconds: Double(index) * 500) }
    counter.release(velocity: -2, distance: 300, atMilliseconds: 2000)
    #expect(counter.count == 1)
    #expect(counter.multiplier == 1)
  }

  @Test func aPauseOfExactlyASecondKeepsTheCount() {
    var counter = FlickCounter()
    counter.release(velocity: 2, distance: 300, atMilliseconds: 0)
    counter.touchDown(atMilliseconds: 1000)
    #expect(counter.count == 1)
    counter.touchDown(atMilliseconds: 1000.001)
    #expect(counter.count == 0)
  }
}
