import ScrollInput
import ScrollModel
import Testing

extension GoldenChecks {
  /// Frames that GTK printed: place, velocity and whether it still moves, each after a frame that ends at its time.
  @Sendable static func kinetic(_ row: GoldenRow) throws {
    #expect(try row.input("overshoot_width") / 2 == GTKConstants.overshootLimit)
    #expect(try row.input("decel_friction") / 1000 == GTKConstants.decelerationFriction)
    #expect(try row.input("overshoot_friction") / 1000 == GTKConstants.overshootFriction)
    var scroll = KineticScroll(
      offset: try row.input("position"), velocity: try row.input("velocity") / 1000,
      bounds: try row.input("lower")...row.input("upper"))
    var time = 0.0
    for sample in try #require(row.samples) {
      let rest = scroll.step(milliseconds: (sample[0] - time) * 1000)
      time = sample[0]
      row.compare(scroll.offset, sample[1], "at \(time) s")
      row.compare(scroll.velocity * 1000, sample[2], "velocity at \(time) s")
      #expect((rest == nil) == (sample[3] == 1), "\(row.id) at \(time) s")
    }
  }

  @Sendable static func kineticStop(_ row: GoldenRow) throws {
    let deceleration = KineticDeceleration(
      offset: 0, velocity: try row.input("velocity") / 1000, friction: try row.input("friction") / 1000)
    try row.compare(deceleration.target, "distance_continuous")
    try row.compare(deceleration.restMilliseconds() / 1000, "stop_time_s")
  }

  @Sendable static func wheelStep(_ row: GoldenRow) throws {
    try row.compare(WheelStep.points(page: row.input("page_size")), "step")
  }

  @Sendable static func velocityAccumulation(_ row: GoldenRow) throws {
    #expect(try row.input("floor") == GTKConstants.accumulationFloor)
    #expect(try row.input("ceil") == GTKConstants.accumulationCeiling)
    #expect(try row.input("max") == GTKConstants.accumulationLimit)
    let velocity = VelocityAccumulation.velocity(
      new: try row.input("new_velocity"), carried: try row.input("previous_velocity"))
    try row.compare(velocity, "velocity")
  }

  @Sendable static func easeOutCubic(_ row: GoldenRow) throws {
    try row.compare(EaseOutCubic.progress(row.input("t_ms") / row.input("duration_ms")), "progress")
  }

  @Sendable static func scrollHistory(_ row: GoldenRow) throws {
    #expect(try row.input("window_ms") == GTKConstants.velocityWindow)
    var estimator = VelocityEstimator(.window)
    var time = 0.0
    for event in try #require(row.inputs["history_t_ms_delta"]?.list) {
      let numbers = try #require(event.numbers)
      estimator.add(Vector(x: 0, y: numbers[1]), milliseconds: numbers[0] - time)
      time = numbers[0]
    }
    try row.compare(estimator.latest.y * 1000, "velocity_units_per_s")
  }
}
