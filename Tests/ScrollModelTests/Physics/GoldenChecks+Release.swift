import ScrollInput
import ScrollModel
import Testing

extension GoldenChecks {
  /// The blend, and the first step of the flight that it starts.
  @Sendable static func releaseVelocity(_ row: GoldenRow) throws {
    let velocity = Release.velocity(
      previous: Vector(x: 0, y: try row.input("previous")), latest: Vector(x: 0, y: try row.input("latest")))
    try row.compare(velocity.y, "velocity_pt_per_ms")
    var flight = Flight(offset: try row.input("start_offset"), velocity: velocity.y)
    flight.step(milliseconds: try row.input("first_frame_ms"), FlightConditions(bounds: 0...1e6))
    row.compare(flight.offset, try row.input("first_frame"), "first frame")
  }

  /// The recogniser's velocities; the last one is the one at the release.
  @Sendable static func releaseVelocitySequence(_ row: GoldenRow) throws {
    let samples = try row.inputs("samples_pt_per_ms")
    let velocity = Release.velocity(
      previous: Vector(x: 0, y: samples.dropLast().last ?? 0),
      latest: Vector(x: 0, y: try row.input("recognizer_at_release")))
    try row.compare(velocity.y, "velocity")
  }

  /// The weights 0.6, 0.35 and 0.05 of the last three samples of one axis while the other one moves.
  ///
  /// The other axis keeps the blend going where this one's velocity before the last is zero.
  @Sendable static func releaseFromSamples(_ row: GoldenRow) throws {
    var pan = PanRecognizer(downAt: 0, at: .zero)
    var place = 0.0
    for (index, key) in ["s_n_minus_2", "s_n_minus_1", "s_n"].enumerated() {
      place += try row.input(key)
      pan.move(at: Double(index + 1), to: Vector(x: Double(index + 1), y: place))
    }
    let velocity = Release.velocity(previous: pan.previousVelocity, latest: pan.velocity)
    try row.compare(velocity.y, "velocity")
  }

  @Sendable static func releaseThreshold(_ row: GoldenRow) throws {
    let latest: Vector
    if let velocity = row.inputs["recognizer_at_release"]?.number {
      latest = Vector(x: 0, y: velocity)
    } else {
      latest = Vector(x: try row.input("vx"), y: try row.input("vy"))
    }
    row.compare(Release.decelerates(latest: latest), "decelerates")
    guard row.expected["counts_as_fast"] != nil else { return }
    var counter = FlickCounter()
    counter.release(velocity: latest.y, distance: 100, atMilliseconds: 0)
    row.compare(counter.count == 1, "counts_as_fast")
  }

  @Sendable static func panToScrollVelocity(_ row: GoldenRow) throws {
    let velocity = Release.panToScrollVelocity(Vector(x: try row.input("vx"), y: try row.input("vy")))
    try row.compare(velocity.x, "x")
    try row.compare(velocity.y, "y")
  }

  /// Flicks with their times in seconds, then what happens in the middle of the next drag.
  @Sendable static func fastScroll(_ row: GoldenRow) throws {
    var counter = FlickCounter()
    let before = row.inputs["after"]?.object?["flicks"]?.list
    var last = 0.0
    for flick in try #require(before ?? row.inputs["flicks"]?.list) {
      let values = try #require(flick.object)
      counter.touchDown(atMilliseconds: try #require(values["touch_down_t"]?.number) * 1000)
      last = try #require(values["v"]?.number)
      counter.release(
        velocity: last, distance: try #require(values["distance"]?.number),
        atMilliseconds: try #require(values["release_t"]?.number) * 1000)
    }
    for sample in row.inputs["mid_drag_samples"]?.list ?? [] {
      counter.drag(velocity: try #require(sample.numbers?.first))
    }
    if row.inputs["event"] != nil { counter.reset() }
    if let bound = row.expected["multiplier_gt"]?.number { #expect(counter.multiplier > bound) }
    if row.expected["multiplier"] != nil { try row.compare(counter.multiplier, "multiplier") }
    if row.expected["count"] != nil { try row.compare(Double(counter.count), "count") }
    if row.expected["decelerates"] != nil {
      row.compare(Release.decelerates(latest: Vector(x: 0, y: last)), "decelerates")
    }
  }
}
