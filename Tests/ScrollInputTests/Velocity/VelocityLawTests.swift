import ScrollInput
import TestSupport
import Testing

/// What each law makes of the same steps, worked out by hand.
@Suite struct VelocityLawTests {
  /// Steps along y, each after so many milliseconds.
  static func estimator(
    _ kind: VelocityEstimator.Kind, _ steps: [(delta: Double, milliseconds: Double)]
  ) -> VelocityEstimator {
    var estimator = VelocityEstimator(kind)
    for step in steps { estimator.add(Vector(x: 0, y: step.delta), milliseconds: step.milliseconds) }
    return estimator
  }

  static func even(
    _ kind: VelocityEstimator.Kind, _ deltas: [Double], every milliseconds: Double = 8
  ) -> VelocityEstimator {
    estimator(kind, deltas.map { ($0, milliseconds) })
  }

  static func isNear(_ left: Double, _ right: Double) -> Bool { (left - right).magnitude < 1e-12 }

  /// Steps of 4, 8 and 16 in 8 ms each: speeds 0.5, 1 and 2.
  ///
  /// The parabola on 0, 4, 12, 28 at -1.5, -0.5, 0.5, 1.5 has the slope 9.2 in the middle and bends by 3, so at the end
  /// it is 9.2 + 2 x 3 x 1.5 in 8 ms. GTK's window has 28 over the 16 ms between the first step and the last.
  @Test(
    "the laws on three steps",
    arguments: [
      // 0.2 x 2 + 0.8 x 1, 18.2 in 8 ms, the weights of 0.5, 1 and 2, and 28 over 16 ms.
      (VelocityEstimator.Kind.recognizer, 1.2), (.leastSquares, 2.275), (.flutterIOS, 0.75),
      (.flutterMacOS, 1.125), (.window, 1.75),
    ])
  func threeSteps(kind: VelocityEstimator.Kind, velocity: Double) {
    let estimator = Self.even(kind, [4, 8, 16])
    #expect(Self.isNear(estimator.latest.y, velocity))
    #expect(estimator.latest.x == 0)
    // Only UIKit's release blends: 0.75 V(n-1) + 0.25 V(n) is Flutter's law for iOS.
    let previous = kind == .recognizer ? 0.2 * 1 + 0.8 * 0.5 : velocity
    #expect(Self.isNear(estimator.previous.y, previous))
    if kind == .recognizer {
      let release = 0.75 * estimator.previous.y + 0.25 * estimator.latest.y
      #expect(Self.isNear(release, Self.even(.flutterIOS, [4, 8, 16]).latest.y))
    }
  }

  @Test("no step has no velocity", arguments: VelocityEstimator.Kind.allCases)
  func noStep(kind: VelocityEstimator.Kind) {
    #expect(VelocityEstimator(kind).latest == .zero)
    #expect(VelocityEstimator(kind).previous == .zero)
    #expect(Self.even(kind, [0]).latest == .zero)
  }

  /// Flutter's weights and GTK's window leave a single step its part, the parabola needs three places.
  @Test(
    "the laws on one step",
    arguments: [
      (VelocityEstimator.Kind.recognizer, 1.0), (.leastSquares, 0), (.flutterIOS, 0.05), (.flutterMacOS, 0.2),
      (.window, 1),
    ])
  func oneStep(kind: VelocityEstimator.Kind, velocity: Double) {
    #expect(Self.isNear(Self.even(kind, [8]).latest.y, velocity))
  }

  /// GTK counts the oldest step but not the time that it took: five steps over four times.
  @Test("five steps at one speed have it", arguments: VelocityEstimator.Kind.allCases)
  func linearFlick(kind: VelocityEstimator.Kind) {
    let velocity = kind == .window ? 2.5 : 2.0
    #expect(Self.isNear(Self.even(kind, [16, 16, 16, 16, 16]).latest.y, velocity))
  }

  /// Places 4 u² at u = 1 to 5, 8 ms each: the finger leaves at 5; what blends speeds lags behind.
  @Test(
    "five steps that grow faster",
    arguments: [
      // 0.2 x 4.5 + 0.8 x 3.5, the weights of 2.5, 3.5 and 4.5, and 100 pt over 32 ms.
      (VelocityEstimator.Kind.leastSquares, 5.0), (.recognizer, 3.7), (.flutterIOS, 2.95),
      (.flutterMacOS, 3.55), (.window, 3.125),
    ])
  func acceleratingFlick(kind: VelocityEstimator.Kind, velocity: Double) {
    let estimator = Self.even(kind, [4, 12, 20, 28, 36])
    #expect(Self.isNear(estimator.latest.y, velocity))
    #expect(estimator.latest.y <= 5 + 1e-12 && estimator.latest.y > 0.58 * 5)
  }

  @Test("a pause counts as the end where the law says so", arguments: VelocityEstimator.Kind.allCases)
  func pause(kind: VelocityEstimator.Kind) {
    let estimator = Self.even(kind, [16, 16, 16])
    let ends = kind == .leastSquares || kind == .flutterIOS || kind == .flutterMacOS
    #expect(!estimator.isOver(afterMilliseconds: 40))
    #expect(estimator.isOver(afterMilliseconds: 40.001) == ends)
  }

  /// What was before a pause of more than 40 ms, or more than 100 ms ago, does not bend the parabola.
  @Test func theParabolaForgets() {
    let paused = Self.estimator(.leastSquares, [(90, 8), (90, 8), (50, 41), (8, 8), (8, 8)])
    #expect(Self.isNear(paused.latest.y, 1))
    var long = Array(repeating: (delta: 90.0, milliseconds: 5.0), count: 10)
    long += Array(repeating: (delta: 10.0, milliseconds: 10.0), count: 10)
    #expect(Self.isNear(Self.estimator(.leastSquares, long).latest.y, 1))
    // Twenty places, however close together.
    let dense = Array(repeating: 90.0, count: 10) + Array(repeating: 4.0, count: 19)
    #expect(Self.isNear(Self.even(.leastSquares, dense, every: 4).latest.y, 1))
  }

  /// A pause makes the steps before it count for nothing: they are older than 150 ms.
  @Test func theWindowForgets() {
    #expect(Self.even(.window, [10], every: 0).latest == .zero)
    #expect(Self.estimator(.window, [(10, 0), (20, 150)]).latest.y == 0.2)
    #expect(Self.estimator(.window, [(10, 0), (20, 150), (0, 151)]).latest.y == 0)
  }

  @Test("the names of the laws are what scenario files say")
  func names() {
    #expect(
      VelocityEstimator.Kind.allCases.map(\.rawValue) == [
        "recognizer", "leastSquares", "flutterIOS", "flutterMacOS", "window",
      ])
  }
}
