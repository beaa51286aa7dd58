import InputEvents
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// What follows a lift: the law's own course, however often one looks, and a finger that stops it.
@Suite struct ViewFlightTests {
  /// The rest of the law itself, step by step.
  private static func rest(_ offset: Double, _ velocity: Double, scale: Double = 1) -> (Double, steps: Int) {
    let conditions = FlightConditions(bounds: 0...1_000_000, grid: PixelGrid(scale: scale))
    var flight = Flight(offset: offset, velocity: velocity)
    var steps = 1
    while flight.step(milliseconds: 1000 / 60, conditions) == nil { steps += 1 }
    return (flight.offset, steps)
  }

  static let flights: [(Double, Double)] = [
    (250, 250), (1000, 1000), (-800, -900), (3000, 1000), (5000, 8000),
  ]

  @Test(arguments: flights, [1.0, 2, 3])
  func itRestsWhereTheLawRests(velocities: (Double, Double), scale: Double) throws {
    let (latest, previous) = velocities
    var view = ViewPlayer(content: 1_000_200, start: 500_000, scale: scale)
    view.send(.began, from: .finger)
    view.send(.changed, 20, from: .finger)
    view.send(.ended, from: .finger, velocity: latest, previous: previous)
    let start = view.time
    let velocity = (0.75 * previous + 0.25 * latest) / 1000
    let law = Self.rest(500_020, velocity, scale: scale)
    view.waitForRest()
    #expect((view.offset - law.0).magnitude < 1e-6)
    #expect(view.phases == [.tracking, .interacting, .decelerating, .idle])
    #expect(view.reasons.last == .restedInside)
    let times: [Microseconds] = view.outputs.compactMap {
      if case .phase(let time, _, .idle, _) = $0 { time } else { nil }
    }
    #expect(times == [start + Int64(law.steps) * 1_000_000 / 60])
    // The target that was announced lies a little beyond.
    let target = try #require(view.targets.first)
    #expect(target.reason == .natural)
    #expect((target.chosen.y - view.offset).magnitude < 8)
  }

  @Test func aPointAMillisecondLandsWhereItWasMeasured() {
    var view = ViewPlayer()
    view.swipe(0.1, velocity: 1000)
    view.waitForRest()
    #expect(view.offset == 494)
  }

  /// A look at any time changes nothing, and lies between the steps around it.
  @Test func samplesChangeNothing() {
    var view = ViewPlayer()
    view.swipe(5, velocity: 2000)
    var looked = view
    var last = looked.offset
    while looked.view.isMoving {
      looked.time += 1237
      looked.model.advance(to: looked.time, into: &looked.sink)
      #expect(looked.offset >= last - 0.5)
      last = looked.offset
    }
    looked.waitForRest()
    view.waitForRest()
    #expect(looked.outputs == view.outputs)
  }

  /// However time is cut into pieces, the same comes out.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func theRefreshRateChangesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var whole = RandomView(&random)
    var pieces = whole
    let inputs = RandomView.inputs(&random)
    whole.play(inputs) { nil }
    pieces.play(inputs) { Int64(random.int(1...40_000)) }
    #expect(pieces.player.outputs == whole.player.outputs)
    #expect(pieces.player.offset == whole.player.offset)
  }

  @Test(arguments: [ScrollSource.touch, .finger], [17, 33, 100, 251] as [Int64])
  func aFingerStopsTheFlightOnAPixel(source: ScrollSource, milliseconds: Int64) {
    var view = ViewPlayer(scale: 2)
    view.swipe(5, velocity: 2000)
    view.wait(milliseconds)
    let flying = view.offset
    view.send(.began, from: source, after: 0)
    #expect(view.offset == PixelGrid(scale: 2).rounded(flying))
    #expect(view.reasons.last == .caught(source))
    #expect(view.phases.last == .tracking)
    let caught = view.offset
    view.wait(500)
    #expect(view.offset == caught)
    // No hysteresis now, and nothing is kept back.
    view.send(.changed, 0.5, from: source)
    #expect(view.phases.last == .interacting)
    #expect(view.offset == caught + 0.5)
    view.send(.ended, from: source)
    #expect(view.phases.last == .idle)
  }

  @Test func aFlightThatIsCaughtAndLetGoStays() {
    var view = ViewPlayer()
    view.swipe(5, velocity: 2000)
    view.send(.began, after: 100)
    let caught = view.offset
    view.send(.ended)
    view.waitForRest()
    #expect(view.offset == caught)
    #expect(view.phases.suffix(2) == [.tracking, .idle])
  }

  /// The fourth fast flick in a row flies further than the third, which flies as far as the first.
  @Test func repeatedFlicksFlyFurther() {
    var view = ViewPlayer(content: 1_000_000)
    var ways: [Double] = []
    for _ in 1...4 {
      view.send(.began)
      view.send(.changed, 60, velocity: 2000)
      view.send(.changed, 60, velocity: 2000)
      view.send(.ended, velocity: 2000, previous: 2000)
      ways.append((view.targets.last?.natural.y ?? 0) - view.offset)
      view.wait(100)
    }
    #expect((ways[2] - ways[0]).magnitude < 1e-6)
    #expect(ways[3] > 1.4 * ways[2])
  }
}
