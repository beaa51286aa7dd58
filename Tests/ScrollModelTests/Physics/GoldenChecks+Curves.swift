import ScrollModel
import Testing

extension GoldenChecks {
  @Sendable static func decay(_ row: GoldenRow) throws {
    try row.compare(rate(row).decay(milliseconds: row.input("dt_ms")), "value")
  }

  /// One step, or the same one with several multipliers.
  @Sendable static func step(_ row: GoldenRow) throws {
    let start = Flight(offset: try row.input("offset"), velocity: try row.input("velocity"))
    var flights: [Flight] = []
    var rests: [FlightRest?] = []
    for multiplier in row.inputs["multipliers"]?.numbers ?? [1] {
      var flight = start
      let conditions = FlightConditions(
        bounds: try row.input("min")...row.input("max"), rate: try rate(row), multiplier: multiplier)
      rests.append(flight.step(milliseconds: try row.input("dt_ms"), conditions))
      flights.append(flight)
    }
    let flight = flights[0]
    for key in row.expected.keys.sorted() {
      switch key {
      case "offset": try row.compare(flight.offset, key)
      case "velocity": try row.compare(flight.velocity, key)
      case "settled": row.compare(rests[0] != nil, key)
      case "offset_gt": #expect(flight.offset > (try row.wanted(key)))
      case "offset_lt": #expect(flight.offset < (try row.wanted(key)))
      case "same_offset": row.compare(flights[1].offset, flight.offset, key)
      case "difference_gt":
        #expect(flights[1].offset - flight.offset > (try row.wanted(key)))
      default: Issue.record("\(row.id): expectation \(key) is unknown")
      }
    }
  }

  @Sendable static func settleRun(_ row: GoldenRow) throws {
    var flight = Flight(offset: try row.input("offset"), velocity: try row.input("velocity"))
    let conditions = FlightConditions(bounds: try row.input("min")...row.input("max"), rate: try rate(row))
    var rest: FlightRest?
    for _ in 0..<Int(try row.input("max_steps")) where rest == nil {
      rest = flight.step(milliseconds: try row.input("dt_ms"), conditions)
    }
    row.compare(rest != nil, "settled")
    try row.compare(flight.offset, "offset")
  }

  @Sendable static func projection(_ row: GoldenRow) throws {
    let flight = Flight(offset: try row.input("offset"), velocity: try row.input("velocity"))
    try row.compare(
      flight.predictedTarget(FlightConditions(bounds: -1e9...1e9, rate: rate(row))), "target")
  }

  @Sendable static func freeFlight(_ row: GoldenRow) throws {
    let conditions = FlightConditions(bounds: -1e9...1e9, rate: try rate(row))
    let start = Flight(offset: 0, velocity: try row.input("v_pt_per_ms"))
    row.compare(start.predictedTarget(conditions), try #require(row.targetProjection), "projection")
    let path = try path(of: start, row, conditions)
    try row.compare(path.distance, "distance")
    try row.compare(Double(path.frames), "frames")
    try row.compare(Double(path.frames) * row.input("frame_ms"), "time_ms")
  }

  @Sendable static func bounceFromEdge(_ row: GoldenRow) throws {
    let start = Flight(offset: 0, velocity: try row.input("v_at_edge_pt_per_ms"))
    let path = try path(of: start, row, FlightConditions(bounds: -1e9...0))
    try row.compare(path.peak, "peak")
    try row.compare(Double(path.peakFrame) * row.input("frame_ms"), "peak_ms")
    try row.compare(Double(path.frames) * row.input("frame_ms"), "rest_ms")
  }

  @Sendable static func springBack(_ row: GoldenRow) throws {
    let start = Flight(offset: try row.input("overscroll"), velocity: try row.input("v"))
    let path = try path(of: start, row, FlightConditions(bounds: -1e9...0))
    try row.compare(Double(path.frames) * row.input("frame_ms"), "rest_ms")
  }

  @Sendable static func bounceContinuous(_ row: GoldenRow) throws {
    let curve = BounceCurve(distance: 0, velocity: try row.input("v_at_edge_pt_per_ms"))
    for sample in try #require(row.samples) {
      row.compare(curve.distance(atMilliseconds: sample[0]), sample[1], "at \(sample[0]) ms")
    }
    try row.compare(curve.peakMilliseconds, "peak_ms")
    try row.compare(curve.distance(atMilliseconds: curve.peakMilliseconds), "peak")
  }

  @Sendable static func pagingSpring(_ row: GoldenRow) throws {
    var spring = PagingSpring(
      offset: try row.input("start"), velocity: try row.input("v_pt_per_ms"), target: try row.input("page"),
      pull: try row.input("pull"), friction: try row.input("friction"))
    var offsets = [spring.offset]
    while !spring.isDone && offsets.count < 1000 {
      spring.step()
      offsets.append(spring.offset)
    }
    try row.compare(Double(offsets.count - 1), "time_ms")
    try row.compare(offsets.max() ?? 0, "peak")
    for sample in try #require(row.samples) {
      row.compare(offsets[Int(sample[0])], sample[1], "at \(sample[0]) ms")
    }
  }

  /// Flies until rest and compares the samples on the way, which may leave frames out.
  private static func path(
    of start: Flight, _ row: GoldenRow, _ conditions: FlightConditions
  ) throws -> (distance: Double, frames: Int, peak: Double, peakFrame: Int) {
    let frame = try row.input("frame_ms")
    var flight = start
    var offsets = [start.offset]
    var rest: FlightRest?
    while rest == nil && offsets.count < 2000 {
      flight.advance(milliseconds: frame, conditions)
      offsets.append(flight.offset)
      rest = flight.settle(conditions)
    }
    for sample in try #require(row.samples) {
      let index = Int((sample[0] / frame).rounded())
      try #require(offsets.indices.contains(index), "\(row.id): rests before \(sample[0]) ms")
      row.compare(offsets[index], sample[1], "at \(sample[0]) ms")
    }
    let peak = offsets.max() ?? 0
    return (
      offsets[offsets.count - 1] - start.offset, offsets.count - 1, peak, offsets.firstIndex(of: peak) ?? 0
    )
  }
}
