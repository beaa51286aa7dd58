import ScrollInput
import Testing

/// Velocities that other systems' tests expect, in points per second, by the laws that are theirs and ours.
extension GoldenChecks {
  @Sendable static func leastSquaresVelocity(_ row: GoldenRow) throws {
    let latest = try estimate(row, .leastSquares).latest
    if let axis = row.inputs["axis"]?.text {
      for axis in axis.split(separator: " ") where axis != "and" {
        let velocity = (axis == "X" ? latest.x : latest.y) * 1000
        // Android compares with 0 by the difference, whatever the row calls it.
        if try row.wanted("velocity") == 0 {
          #expect(velocity.magnitude <= row.toleranceRelative ?? 0, "\(row.id)")
        } else {
          try row.compare(velocity, "velocity")
        }
      }
    } else {
      try row.compare(latest.x * 1000, "vx")
      try row.compare(latest.y * 1000, "vy")
    }
  }

  /// The same recordings by Flutter's other laws, where a row has what they give (computed, nine digits).
  @Sendable static func flutterVelocity(_ row: GoldenRow) throws {
    try leastSquaresVelocity(row)
    let others: [(VelocityEstimator.Kind, String)] = [
      (.flutterIOS, "ios_estimator_060_035_005"), (.flutterMacOS, "macos_estimator_015_065_020"),
    ]
    for (kind, key) in others {
      let wanted = try #require(row.alsoComputed?[key])
      let latest = try estimate(row, kind).latest * 1000
      #expect((latest.x - wanted[0]).magnitude <= 1e-8 * wanted[0].magnitude + 1e-6, "\(row.id) \(key)")
      #expect((latest.y - wanted[1]).magnitude <= 1e-8 * wanted[1].magnitude + 1e-6, "\(row.id) \(key)")
    }
  }

  /// Feeds a row's places; a last one that is where the one before was is the lift, which is no step.
  private static func estimate(_ row: GoldenRow, _ kind: VelocityEstimator.Kind) throws -> VelocityEstimator {
    var samples = try #require(row.inputs["samples_t_ms_x_y"]?.list).map { try #require($0.numbers) }
    if row.inputs["last_is_up"]?.flag == true,
      samples[samples.count - 1][1...] == samples[samples.count - 2][1...]
    {
      samples.removeLast()
    }
    var estimator = VelocityEstimator(kind)
    for (before, sample) in zip(samples, samples.dropFirst()) {
      estimator.add(
        Vector(x: sample[1] - before[1], y: sample[2] - before[2]), milliseconds: sample[0] - before[0])
    }
    return estimator
  }

  @Sendable static func leastSquaresFit(_ row: GoldenRow) throws {
    let (places, values) = (try row.inputs("x"), try row.inputs("y"))
    let fit = try #require(
      LeastSquaresFit(degree: Int(try row.input("degree")), places: places.span, values: values.span))
    let wanted = try #require(row.expected["coefficients"]?.numbers)
    for (actual, wanted) in zip([fit.constant, fit.linear, fit.quadratic], wanted) {
      row.compare(actual, wanted, "a coefficient")
    }
    try row.compare(fit.confidence, "confidence")
  }

  /// Longer than 40 ms: the motion is over for Flutter's three laws.
  @Sendable static func staleVelocity(_ row: GoldenRow) throws {
    #expect(row.inputs["idle"]?.text == "> 40 ms since last sample")
    for kind in [VelocityEstimator.Kind.leastSquares, .flutterIOS, .flutterMacOS] {
      #expect(VelocityEstimator(kind).isOver(afterMilliseconds: 40.1), "\(row.id) \(kind)")
      #expect(!VelocityEstimator(kind).isOver(afterMilliseconds: 40), "\(row.id) \(kind)")
    }
  }

  @Sendable static func delayedLift(_ row: GoldenRow) throws {
    #expect(VelocityEstimator(.leastSquares).isOver(afterMilliseconds: try row.input("up_delay_ms")))
  }

  @Sendable static func noVelocity(_ row: GoldenRow) throws {
    try panWithoutMoves(row)
    for kind in VelocityEstimator.Kind.allCases {
      try row.compare(VelocityEstimator(kind).latest.x, "vx")
      try row.compare(VelocityEstimator(kind).latest.y, "vy")
    }
  }

  /// Flutter's tracker for iOS at a constant speed, and UIKit's release, which is the same law.
  @Sendable static func constantVelocity(_ row: GoldenRow) throws {
    try constantPan(row)
    let step = try row.inputs("step_px")
    var estimator = VelocityEstimator(.flutterIOS)
    for index in 1...Int(try row.input("count")) {
      estimator.add(Vector(x: step[0], y: step[1]), milliseconds: try row.input("step_s") * 1000)
      guard Double(index) >= (try row.wanted("from_sample")) else { continue }
      try row.compare(estimator.latest.x * 1000, "vx")
      try row.compare(estimator.latest.y * 1000, "vy")
    }
  }

  @Sendable static func constantLeastSquares(_ row: GoldenRow) throws {
    #expect(row.inputs["strategies"]?.text?.contains("LSQ2") == true)
    let (velocity, count) = (try row.inputs("velocity"), try row.input("samples"))
    let milliseconds = try row.input("duration_s") * 1000 / count
    var estimator = VelocityEstimator(.leastSquares)
    for _ in 0..<Int(count) {
      estimator.add(
        Vector(x: velocity[0], y: velocity[1]) * (milliseconds / 1000), milliseconds: milliseconds)
    }
    // Zero is met to what rounding leaves: the row's tolerance is relative.
    #expect(estimator.latest.x == 0)
    try row.compare(estimator.latest.y * 1000, "vy")
  }

  /// A stop after a motion: the parabola overshoots backwards.
  @Sendable static func reversedVelocity(_ row: GoldenRow) throws {
    var estimator = VelocityEstimator(.leastSquares)
    let (moving, still) = (Int(try row.input("moving_steps")), Int(try row.input("still_steps")))
    for index in 0..<moving + still {
      estimator.add(
        Vector(x: 0, y: index < moving ? try row.input("step_px") : 0), milliseconds: try row.input("step_ms")
      )
    }
    #expect(row.expected["vy"]?.text == "<0")
    #expect(estimator.latest.y < 0)
  }
}
