import ScrollInput
import ScrollModel
import Testing

/// The bits of a long run are part of the source: another processor or build must give the same.
///
/// The digests change only with a law or a constant, and then by hand.
@Suite struct DeterminismTests {
  /// FNV-1a over bit patterns, 64 bits.
  private struct Digest {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ number: Double) {
      var bits = number.bitPattern
      for _ in 0..<8 {
        value = (value ^ (bits & 0xff)) &* 0x0000_0100_0000_01b3
        bits >>= 8
      }
    }
  }

  /// Knuth's linear generator: a fixed sequence of numbers from 0 up to 1.
  private struct Numbers {
    var state: UInt64 = 1

    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 9_007_199_254_740_992
    }
  }

  @Test func flights() {
    var numbers = Numbers()
    var digest = Digest()
    for index in 0..<500 {
      let conditions = FlightConditions(
        bounds: 0...(numbers.next() * 3000), rate: index % 3 == 0 ? .fast : .normal,
        multiplier: 1 + numbers.next() * 3, grid: PixelGrid(scale: Double(index % 3 + 1)))
      var flight = Flight(offset: numbers.next() * 4000 - 500, velocity: numbers.next() * 16 - 8)
      digest.add(flight.predictedTarget(conditions))
      var frames = 0
      while flight.step(milliseconds: 1 + numbers.next() * 60, conditions) == nil && frames < 2000 {
        digest.add(flight.offset)
        digest.add(flight.velocity)
        frames += 1
      }
      digest.add(flight.offset)
    }
    #expect(digest.value == 11_333_680_927_254_174_408)
  }

  @Test func curvesAndDrags() {
    var numbers = Numbers()
    var digest = Digest()
    for _ in 0..<2000 {
      digest.add(DeterministicMath.exp(numbers.next() * 1400 - 700))
      let spring = ReturnSpring(distance: numbers.next() * 200 - 100, velocity: numbers.next() * 6 - 3)
      digest.add(spring.restMilliseconds)
      let curve = BounceCurve(distance: numbers.next() * 50, velocity: numbers.next() * 5)
      digest.add(curve.peakMilliseconds)
      digest.add(curve.distance(atMilliseconds: numbers.next() * 900))
      let deceleration = SimpleDeceleration(offset: 0, velocity: numbers.next() * 6 - 3)
      digest.add(deceleration.restMilliseconds)
      digest.add(deceleration.offset(atMilliseconds: numbers.next() * 4000))
      var pan = PanRecognizer(downAt: 0, at: .zero)
      for event in 1...5 {
        pan.move(
          at: Double(event) * 8 + numbers.next(), to: Vector(x: numbers.next() * 40, y: numbers.next() * 400))
      }
      let velocity = Release.velocity(previous: pan.previousVelocity, latest: pan.velocity)
      digest.add(velocity.x)
      digest.add(velocity.y)
      let band = RubberBand(coefficient: UIKitConstants.touchRubberBand, length: 700)
      digest.add(band.shown(raw: pan.translation.y, in: 0...100))
    }
    #expect(digest.value == 12_508_012_950_822_637_209)
  }
}
