import ScrollInput
import TestSupport
import Testing

/// Steps whose times say less than they seem to: read together, one late, one too many.
@Suite struct VelocityTimeTests {
  private static let speeds: [VelocityEstimator.Kind] = [.recognizer, .flutterIOS, .flutterMacOS]

  /// What the release of UIKit's profile makes of it; the others release with their latest.
  private static func release(_ estimator: VelocityEstimator) -> Double {
    0.75 * estimator.previous.y + 0.25 * estimator.latest.y
  }

  /// Ten steps at 2, then one after a millisecond: back a little, as far as a whole step, or not at all.
  @Test(
    "a last step after a millisecond leaves the motion its speed",
    arguments: VelocityEstimator.Kind.allCases, [-1.0, 0, 16])
  func theLastStep(kind: VelocityEstimator.Kind, delta: Double) {
    var estimator = VelocityLawTests.even(kind, Array(repeating: 16, count: 10))
    let before = Self.release(estimator)
    estimator.add(Vector(x: 0, y: delta), milliseconds: 1)
    #expect((Self.release(estimator) / before - 1).magnitude < 0.16)
    #expect(estimator.latest.y > 0)
  }

  /// Three frames each 24 ms, half a millisecond apart, at 2 in truth.
  @Test(
    "frames that are read together have the speed of the motion", arguments: VelocityEstimator.Kind.allCases)
  func batches(kind: VelocityEstimator.Kind) {
    let batch = [23.0, 0.5, 0.5].map { (delta: 16.0, milliseconds: $0) }
    let first = [24.0, 0.5, 0.5].map { (delta: 16.0, milliseconds: $0) }
    let estimator = VelocityLawTests.estimator(kind, first + batch + batch + batch)
    switch kind {
    case .recognizer, .flutterIOS, .flutterMacOS:
      #expect((estimator.latest.y - 2).magnitude < 0.02 * 2)
    // The newest places lie above the line, which the parabola follows.
    case .leastSquares: #expect((estimator.latest.y - 2).magnitude < 0.12 * 2)
    // Twelve steps over the 73 ms between the first and the last: GTK's law.
    case .window: #expect(VelocityLawTests.isNear(estimator.latest.y, 192 / 73))
    }
  }

  /// Frames that came down with the finger in one batch, too: the first is too short to have a speed.
  @Test("a first step of no time to speak of waits for the next", arguments: speeds, [0.0, 0.5])
  func theFirstStep(kind: VelocityEstimator.Kind, milliseconds: Double) {
    let split = VelocityLawTests.estimator(
      kind, [(10, milliseconds), (6, 8 - milliseconds), (16, 8), (16, 8)])
    #expect(VelocityLawTests.isNear(split.latest.y, 2))
  }

  /// A step in parts that share a time is that step.
  @Test(
    "motion of one time is one step", arguments: VelocityEstimator.Kind.allCases, 0..<20 as Range<UInt64>)
  func oneTime(kind: VelocityEstimator.Kind, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var whole = VelocityEstimator(kind)
    var parts = VelocityEstimator(kind)
    for _ in 0..<random.int(1...30) {
      let milliseconds = Double(random.int(2000...20_000)) / 1000
      let pieces = (0..<random.int(1...4)).map { _ in
        Vector(x: Double(random.int(-80...80)), y: Double(random.int(-80...80)))
      }
      whole.add(pieces.reduce(.zero, +), milliseconds: milliseconds)
      for (index, piece) in pieces.enumerated() {
        parts.add(piece, milliseconds: index == 0 ? milliseconds : 0)
      }
      #expect((whole.latest - parts.latest).length < 1e-9)
      #expect((whole.previous - parts.previous).length < 1e-9)
    }
  }

  /// A surface that measures each millisecond, which none is known to do: its steps make one of 5 ms.
  @Test("a thousand steps a second have their speed", arguments: speeds)
  func aFastSurface(kind: VelocityEstimator.Kind) {
    for count in 20..<30 {
      let estimator = VelocityLawTests.even(kind, Array(repeating: 2, count: count), every: 1)
      #expect(VelocityLawTests.isNear(estimator.latest.y, 2))
    }
  }

  @Test(
    "random times have a finite velocity", arguments: VelocityEstimator.Kind.allCases, 0..<20 as Range<UInt64>
  )
  func randomTimes(kind: VelocityEstimator.Kind, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var estimator = VelocityEstimator(kind)
    for _ in 0..<300 {
      let milliseconds = random.pick([-3.0, 0, 0, 0.001, 0.5, 1, 1.001, 8, 8, 60, 1e9])
      estimator.add(
        Vector(x: Double(random.int(-500...500)), y: Double(random.int(-1...1))), milliseconds: milliseconds)
      #expect(estimator.latest.x.isFinite && estimator.latest.y.isFinite)
    }
  }
}
