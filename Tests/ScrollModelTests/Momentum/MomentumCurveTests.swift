import InputEvents
import TestSupport
import Testing

@testable import ScrollModel

/// What moves by itself moves along a curve: samples between steps lie on it, and steps join without a gap.
@Suite struct MomentumCurveTests {
  /// A motion, by its name.
  struct Motion: Sendable, CustomStringConvertible {
    let description: String
    let momentum: Momentum
  }

  static let bounds = 0.0...4000.0

  static let motions: [Motion] = [
    flight("a flight", from: 1000, 3.5), flight("a flight into the end", from: 3700, 6),
    flight("a flight into the start", from: 150, -4), flight("a spring back", from: 4200, 0),
    flight("a flight in from past the end", from: 4040, -7),
    kinetic("GTK's deceleration", from: 1000, 3.5), kinetic("GTK's way past the end", from: 3700, 6),
    kinetic("GTK's way past the start", from: 100, -1),
    paging("a way to the next page", from: 1000, 1.2, to: 1200),
    paging("a way to the last page", from: 3500, 4, to: 4000),
    paging("a way to a page from rest", from: 1190, 0, to: 1200),
    paging("a way back from past the end", from: 4150, 0.4, to: 4000),
    paging("a way against the velocity", from: 1100, 3, to: 800),
    simple("a deceleration in closed form", from: 1000, 3.5), simple("one into the end", from: 3700, 6),
    simple("one in from past the end", from: 4040, -7),
    approach("a decay to a target", from: 1000, 3, to: 1900),
    approach("a spring to a target", from: 1000, -1, to: 1400),
    Motion(
      description: "an animation",
      momentum: .curve(
        CurveMomentum(
          .animation(ScrollAnimation(from: 100, to: 3000, at: 7, duration: 300_000)), at: 7,
          stepsPerSecond: 60))),
  ]

  /// Within a microsecond nothing goes further than its speed takes it, and 0.0001 pt for what gains speed.
  ///
  /// A step is taken at the whole microsecond before its time, so it may be a microsecond ahead.
  @Test(arguments: motions, [1, 2] as [UInt64])
  func neverJumps(_ motion: Motion, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var momentum = motion.momentum
    var last: Microseconds = 7
    var steps = 0
    while steps < 3000 {
      let next = momentum.nextStep
      // A few places of the step, its begin and its end among them.
      let places = [last, next - 1] + (0..<4).map { _ in Microseconds(random.int(Int(last)...Int(next))) }
      for time in places where time >= last && time < next {
        let (here, there) = (momentum.state(at: time), momentum.state(at: time + 1))
        let way = (there.offset - here.offset).magnitude
        let limit = max(Self.longestWay(here), Self.longestWay(there))
        #expect(way <= limit, "\(way) pt in a microsecond at \(time), step \(steps)")
      }
      let before = momentum.state(at: next)
      let result = momentum.step()
      steps += 1
      // At rest the offset is put in its place.
      if result.rest != nil {
        #expect((result.offset - before.offset).magnitude <= 1, "put in its place from afar")
        return
      }
      let gap = (result.offset - before.offset).magnitude
      #expect(gap <= Self.longestWay(before), "a gap of \(gap) at \(next), step \(steps)")
      last = next
    }
    Issue.record("never rests")
  }

  /// How far a state may go in a microsecond.
  ///
  /// The measured bounce pulls the distance past an edge back beside the velocity, by -0.01005 of it a millisecond.
  private static func longestWay(_ state: (offset: Double, velocity: Double)) -> Double {
    let past = max(bounds.lowerBound - state.offset, state.offset - bounds.upperBound, 0)
    return (state.velocity.magnitude + 0.01005 * past) / 1000 * 1.05 + 1e-4
  }

  /// Half a millisecond after half a millisecond is a millisecond: it is one curve, not a chord of it.
  @Test(arguments: [(10.0, 3.0), (-200, 0.5), (0.7, -0.02)])
  func halvesOfAPagesMillisecondMakeAWhole(_ distance: Double, _ velocity: Double) {
    let spring = PagingSpring(offset: 800 - distance, velocity: velocity, target: 800)
    var whole = spring
    whole.step()
    let half = spring.state(afterMilliseconds: 0.5)
    let twice = PagingSpring(offset: half.offset, velocity: half.velocity, target: 800)
      .state(afterMilliseconds: 0.5)
    #expect((twice.offset - whole.offset).magnitude < 1e-9)
    #expect((twice.velocity - whole.velocity).magnitude < 1e-12)
    let end = spring.state(afterMilliseconds: 1)
    #expect((end.offset - whole.offset).magnitude < 1e-9)
    #expect((end.velocity - whole.velocity).magnitude < 1e-12)
  }

  private static func flight(_ name: String, from offset: Double, _ velocity: Double) -> Motion {
    let flight = Flight(offset: offset, velocity: velocity)
    let conditions = FlightConditions(bounds: bounds)
    return Motion(
      description: name,
      momentum: .flight(FlightMomentum(flight, conditions, at: 7, stepsPerSecond: 60)))
  }

  private static func kinetic(_ name: String, from offset: Double, _ velocity: Double) -> Motion {
    let scroll = KineticScroll(offset: offset, velocity: velocity, bounds: bounds)
    return Motion(description: name, momentum: .kinetic(KineticMomentum(scroll, at: 7, stepsPerSecond: 60)))
  }

  private static func paging(
    _ name: String, from offset: Double, _ velocity: Double, to target: Double
  ) -> Motion {
    let spring = PagingSpring(offset: offset, velocity: velocity, target: target)
    return Motion(description: name, momentum: .paging(PagingMomentum(spring, bounds: bounds, at: 7)))
  }

  private static func simple(_ name: String, from offset: Double, _ velocity: Double) -> Motion {
    let momentum = SimpleMomentum(
      Flight(offset: offset, velocity: velocity), FlightConditions(bounds: bounds), bounces: true, at: 7)
    return Motion(
      description: name, momentum: .curve(CurveMomentum(.simple(momentum), at: 7, stepsPerSecond: 60)))
  }

  private static func approach(
    _ name: String, from offset: Double, _ velocity: Double, to target: Double
  ) -> Motion {
    let approach = TargetApproach(from: offset, velocity: velocity, to: target, at: 7)
    return Motion(
      description: name, momentum: .curve(CurveMomentum(.approach(approach), at: 7, stepsPerSecond: 60)))
  }
}
