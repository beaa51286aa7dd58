import ScrollModel
import Testing

extension GoldenChecks {
  /// Frames of a recording: every sample as it was, then rest where it rested.
  @Sendable static func deceleration(_ row: GoldenRow) throws {
    let conditions = FlightConditions(
      bounds: try row.input("min")...row.input("max"), rate: try rate(row),
      grid: PixelGrid(scale: try row.input("scale")))
    let frames = try row.inputs["frame_ms"]?.numbers ?? [row.input("frame_ms")]
    var flight = Flight(
      offset: try row.input("start_offset"), velocity: try row.input("release_velocity_pt_per_ms"))
    var time = 0.0
    var rest: FlightRest?
    let samples = try #require(row.samples)
    for (index, sample) in samples.enumerated() {
      #expect(rest == nil)
      let frame = index < frames.count ? frames[index] : frames[frames.count - 1]
      flight.advance(milliseconds: frame, conditions)
      time += frame
      #expect((time - sample[0]).magnitude < 1e-6)
      row.compare(flight.offset, sample[1], "at \(sample[0]) ms")
      rest = flight.settle(conditions)
    }
    guard row.expected["final_offset"] != nil else { return }
    // The samples may end before the flight does; a row with many frames ends at 60 Hz as the device did.
    var left = 1000
    while rest == nil && left > 0 {
      rest = flight.step(milliseconds: frames.count > 1 ? 16.6726 : frames[0], conditions)
      left -= 1
    }
    #expect(rest != nil)
    try row.compare(flight.offset, "final_offset")
  }

  /// The last two frames of a flight: the first leaves it moving, the second does not.
  ///
  /// Each frame's velocity is taken from its own offsets: the row does not predict one from the other.
  @Sendable static func freeStop(_ row: GoldenRow) throws {
    let offsets = try row.inputs("last_offsets")
    let frame = try row.input("frame_ms")
    let conditions = FlightConditions(bounds: 0...1e6, grid: PixelGrid(scale: try row.input("scale")))
    let velocities = zip(offsets, offsets.dropFirst()).map { velocity(from: $0, to: $1, in: frame) }
    var previous = Flight(offset: offsets[0], velocity: velocities[0])
    previous.advance(milliseconds: frame, conditions)
    row.compare(previous.velocity, try #require(row.values?["v_prev"]), "velocity before the last frame")
    #expect(previous.velocity >= (try row.wanted("speed_after_previous_frame_not_below")))
    #expect(previous.settle(conditions) == nil)
    var last = Flight(offset: offsets[1], velocity: velocities[1])
    last.advance(milliseconds: frame, conditions)
    row.compare(last.velocity, try #require(row.values?["v_last"]), "last velocity")
    #expect(last.velocity < (try row.wanted("speed_after_last_frame_below")))
    #expect(last.settle(conditions) == .slow)
    try row.compare(last.offset, "final_offset")
  }

  /// A frame past the half point moves on, the next one rests on the edge.
  @Sendable static func bounceStop(_ row: GoldenRow) throws {
    let edge = try row.input("edge")
    let before = try row.input("frame_before")
    let last = try row.input("last_frame")
    #expect(before - edge > (try row.wanted("distance_before_gt")))
    #expect(last - edge <= (try row.wanted("distance_last_le")))
    let conditions = FlightConditions(bounds: 0...edge, grid: PixelGrid(scale: try row.input("scale")))
    let velocity = (last - before) / 16.667
    var flight = Flight(offset: before, velocity: velocity)
    #expect(flight.settle(conditions) == nil)
    flight.offset = last
    #expect(flight.settle(conditions) == .edge)
    try row.compare(flight.offset, "final_offset")
  }

  @Sendable static func tailFrames(_ row: GoldenRow) throws {
    let frame = try row.input("frame_ms")
    let first = try row.input("first")
    let conditions = FlightConditions(bounds: 0...1e6, rate: try rate(row))
    let start = velocity(from: first, to: try row.input("second"), in: frame)
    var flight = Flight(offset: first, velocity: start)
    for (index, sample) in try #require(row.samples).enumerated() {
      #expect(sample[0] == Double(index))
      if index > 0 { flight.advance(milliseconds: frame, conditions) }
      row.compare(flight.offset, sample[1], "frame \(index)")
    }
  }

  /// A whole flight; where the row names no frame it is one at 60 Hz.
  @Sendable static func landing(_ row: GoldenRow) throws {
    let frame = row.inputs["frame_ms"]?.number ?? 1000 / 60
    let conditions = FlightConditions(bounds: 0...1e6, grid: PixelGrid(scale: try row.input("scale")))
    var flight = Flight(
      offset: try row.input("start_offset"), velocity: try row.input("release_velocity_pt_per_ms"))
    if let target = row.analyticTarget {
      // Printed to five decimals.
      #expect((flight.predictedTarget(conditions) - target).magnitude < 1e-5)
    }
    var frames = 0
    var unrounded = flight.offset
    var rest: FlightRest?
    while rest == nil && frames < 1000 {
      flight.advance(milliseconds: frame, conditions)
      unrounded = flight.offset
      rest = flight.settle(conditions)
      frames += 1
    }
    #expect(rest == .slow)
    try row.compare(unrounded, "unrounded")
    try row.compare(flight.offset, "final_offset")
    if row.expected["frames"] != nil { try row.compare(Double(frames), "frames") }
  }

  /// The rate that a row names by its factor.
  static func rate(_ row: GoldenRow) throws -> DecelerationRate {
    let factor = try row.input("rate")
    return try #require(
      [.normal, .fast].first { (rate: DecelerationRate) in rate.perMillisecond == factor }, "\(row.id) rate")
  }

  /// The velocity that travels between two offsets in a frame of free flight.
  private static func velocity(from: Double, to: Double, in frame: Double) -> Double {
    let rate = DecelerationRate.normal
    return (to - from) / rate.travel(velocity: 1, decay: rate.decay(milliseconds: frame))
  }
}
