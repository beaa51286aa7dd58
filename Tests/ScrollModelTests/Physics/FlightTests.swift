import ScrollModel
import Testing

/// What no recording shows: edges crossed inwards, long frames, bounds without room.
@Suite struct FlightTests {
  /// The bounce's law until the edge, then free flight, the time shared in proportion to distance.
  @Test func crossingInwardsChangesTheLaw() {
    let conditions = FlightConditions(bounds: 0...1000)
    var flight = Flight(offset: 1010, velocity: -3)
    flight.advance(milliseconds: 16, conditions)

    var whole = Flight(offset: 1010, velocity: -3)
    whole.advance(milliseconds: 16, FlightConditions(bounds: -1e9...1e9))
    // Slower than free flight all the way, faster than the bounce's law all the way.
    #expect(flight.velocity > whole.velocity)
    #expect(flight.velocity < -3 * 0.968 * 0.852)
    #expect(flight.offset < 1000)

    // The same by hand.
    let rate = DecelerationRate.normal
    func law(_ time: Double) -> (Double, Double) {
      let decay = rate.decay(milliseconds: time)
      let pull = DeterministicMath.exponentialSeries(-0.01005 * time)
      return (pull * (10 + rate.travel(velocity: -3, decay: decay)), -3 * decay * pull)
    }
    let outside = 16 * (10 / (10 - law(16).0))
    let (distance, velocity) = law(outside)
    let decay = rate.decay(milliseconds: 16 - outside)
    #expect(flight.offset == 1000 + distance + rate.travel(velocity: velocity, decay: decay))
    #expect(flight.velocity == velocity * decay)
  }

  @Test func crossingIsTheSameAtBothEdges() {
    var high = Flight(offset: 90, velocity: 2)
    var low = Flight(offset: -90, velocity: -2)
    for _ in 0..<200 {
      high.advance(milliseconds: 1000 / 60, FlightConditions(bounds: -100...100))
      low.advance(milliseconds: 1000 / 60, FlightConditions(bounds: -100...100))
      #expect(high.offset == 0 - low.offset)
      #expect(high.velocity == 0 - low.velocity)
    }
  }

  /// A long frame is its equal parts: 100 ms past an edge are three, 500 ms in flight are three.
  @Test func longFramesAreTheirParts() {
    let conditions = FlightConditions(bounds: 0...1e6)
    let cases: [(Flight, Double)] = [
      (Flight(offset: -80, velocity: -1), 100), (Flight(offset: 5, velocity: 3), 500),
    ]
    for (start, frame) in cases {
      var long = start
      long.advance(milliseconds: frame, conditions)
      var short = start
      for _ in 0..<3 { short.advance(milliseconds: frame / 3, conditions) }
      #expect(long == short)
    }
  }

  /// One enormous frame comes to rest where many small ones do, give or take what the frames differ by.
  @Test func anHourInOneFrame() {
    let conditions = FlightConditions(bounds: 0...500)
    var flight = Flight(offset: 100, velocity: 8)
    #expect(flight.step(milliseconds: 3_600_000, conditions) == .edge)
    #expect(flight == Flight(offset: 500, velocity: 0))
  }

  /// Content that fits has a single offset; a fast throw through it ends there.
  @Test(arguments: [-8.0, -0.3, 0.3, 8])
  func boundsWithoutRoom(velocity: Double) {
    let conditions = FlightConditions(bounds: 0...0)
    for start in [-50.0, -1, 0, 1, 50] {
      var flight = Flight(offset: start, velocity: velocity)
      var frames = 0
      while frames < 200, flight.step(milliseconds: 1000 / 60, conditions) == nil { frames += 1 }
      #expect(frames < 200)
      #expect(flight == Flight(offset: 0, velocity: 0))
    }
  }

  @Test func restStaysWithinBoundsOffTheGrid() {
    let conditions = FlightConditions(bounds: 0.2...100.3, grid: PixelGrid(scale: 2))
    var flight = Flight(offset: 100.28, velocity: 0.001)
    #expect(flight.settle(conditions) == .slow)
    #expect(flight == Flight(offset: 100.3, velocity: 0))
  }

  /// The sentence of the notes: at 1 pt/ms and 60 Hz a flight lands at 494.17.
  @Test func theNotesLanding() {
    let conditions = FlightConditions(bounds: 0...1e6, grid: PixelGrid(scale: 1e9))
    var flight = Flight(offset: 0, velocity: 1)
    while flight.step(milliseconds: 1000 / 60, conditions) == nil {}
    #expect((flight.offset - 494.17).magnitude < 0.005)
  }

  @Test func predictionStaysWithinBounds() {
    let conditions = FlightConditions(bounds: 0...1000, multiplier: 2)
    #expect(Flight(offset: 900, velocity: 3).predictedTarget(conditions) == 1000)
    #expect(Flight(offset: 100, velocity: -3).predictedTarget(conditions) == 0)
    let plain = Flight(offset: 100, velocity: 0.11).predictedTarget(FlightConditions(bounds: 0...1000))
    let doubled = Flight(offset: 100, velocity: 0.11).predictedTarget(conditions)
    #expect((doubled - 100 - 2 * (plain - 100)).magnitude < 1e-12)
  }
}
