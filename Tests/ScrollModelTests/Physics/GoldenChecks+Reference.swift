import Foundation
import ScrollModel
import Testing

/// What is published of UIScrollView: velocities in points per second, times in seconds.
extension GoldenChecks {
  @Sendable static func publishedRubberBand(_ row: GoldenRow) throws {
    let band = RubberBand(coefficient: try row.input("c"), length: try row.input("d"))
    try row.compare(band.shown(distance: row.input("x")), "offset")
  }

  @Sendable static func rubberBandInverse(_ row: GoldenRow) throws {
    let band = RubberBand(coefficient: try row.input("c"), length: try row.input("d"))
    let distance = try #require(band.distance(shown: try row.input("offset")))
    try row.compare(distance, "x")
  }

  @Sendable static func decelerationRate(_ row: GoldenRow) throws {
    let rates: [String: DecelerationRate] = ["normal": .normal, "fast": .fast]
    let name = try #require(row.inputs["name"]?.text)
    let rate = try #require(rates[name])
    try row.compare(rate.perMillisecond, "per_ms")
  }

  @Sendable static func projectionAsSum(_ row: GoldenRow) throws {
    let velocity = try row.input("velocity_pt_s") / 1000
    try row.compare(SimpleDeceleration(offset: 0, velocity: velocity, rate: rate(row)).target, "distance")
  }

  @Sendable static func decelerationTotal(_ row: GoldenRow) throws {
    try row.compare(continuous(row).target, "distance")
  }

  @Sendable static func decelerationUntilNear(_ row: GoldenRow) throws {
    let deceleration = try continuous(row)
    let near = deceleration.target - SimpleDeceleration.restDistance
    let time = try #require(deceleration.milliseconds(reaching: near))
    try row.compare(time / 1000, "duration_s")
  }

  @Sendable static func decelerationUntilSlow(_ row: GoldenRow) throws {
    let speed = try row.input("stop_velocity_pt_s") / 1000
    try row.compare(continuous(row).restMilliseconds(below: speed) / 1000, "duration_s")
  }

  @Sendable static func decelerationCurve(_ row: GoldenRow) throws {
    try curve(row, continuous(row))
  }

  @Sendable static func decayAsSum(_ row: GoldenRow) throws {
    let rate = try row.input("deceleration")
    #expect(rate == DecelerationRate.normal.perMillisecond)
    let deceleration = SimpleDeceleration(offset: 0, velocity: try row.input("velocity") / 1000)
    let time = try row.input("t_s") * 1000
    try row.compare(deceleration.offset(atMilliseconds: time), "x")
    try row.compare(deceleration.velocity(atMilliseconds: time) * 1000, "velocity")
  }

  @Sendable static func isCritical(_ row: GoldenRow) -> Bool { row.inputs["damping_ratio"]?.number == 1 }

  @Sendable static func criticalSpring(_ row: GoldenRow) throws {
    let distance = try row.input("displacement")
    let spring = ReturnSpring(
      distance: distance, velocity: try row.input("velocity") / 1000, rate: try springRate(row))
    for sample in try #require(row.samples) {
      row.compare(spring.distance(atMilliseconds: sample[0] * 1000), sample[1], "at \(sample[0]) s")
      row.compare(
        spring.velocity(atMilliseconds: sample[0] * 1000) * 1000, sample[2], "velocity at \(sample[0]) s")
    }
    // The rows' peak is the highest of places 1/600 s apart, which may be lower than the true one.
    let places = (0...600).map { spring.distance(atMilliseconds: Double($0) / 0.6) }
    try row.compare(places.max() ?? 0, "peak")
  }

  /// The rate of a critically damped spring, per millisecond.
  static func springRate(_ row: GoldenRow) throws -> Double {
    (try row.input("stiffness") / row.input("mass")).squareRoot() / 1000
  }

  /// Samples of time in seconds, offset, and velocity in points per second.
  static func curve(_ row: GoldenRow, _ deceleration: KineticDeceleration) throws {
    for sample in try #require(row.samples) {
      row.compare(deceleration.offset(atMilliseconds: sample[0] * 1000), sample[1], "at \(sample[0]) s")
      row.compare(
        deceleration.velocity(atMilliseconds: sample[0] * 1000) * 1000, sample[2],
        "velocity at \(sample[0]) s")
    }
  }

  /// The published law as a curve: the rate's logarithm is the friction.
  private static func continuous(_ row: GoldenRow) throws -> KineticDeceleration {
    KineticDeceleration(
      offset: 0, velocity: try row.input("velocity_pt_s") / 1000, friction: 0 - (try rate(row)).logarithm)
  }
}
