import ScrollModel
import Testing

/// The worked numbers of the profile `simple`.
@Suite struct SimplePhysicsTests {
  static let projections: [(Double, Double, Double)] = [
    (0.2, 99.8, 19.8), (0.5, 249.5, 49.5), (1, 499, 99), (2, 998, 198), (3, 1497, 297),
  ]

  @Test(arguments: projections)
  func projection(velocity: Double, normal: Double, fast: Double) {
    #expect((SimpleDeceleration(offset: 0, velocity: velocity).target - normal).magnitude < 1e-9)
    let deceleration = SimpleDeceleration(offset: 10, velocity: 0 - velocity, rate: .fast)
    #expect((deceleration.target - (10 - fast)).magnitude < 1e-9)
  }

  static let times: [(Double, Double)] = [(0.2, 2650), (1, 3450), (3, 4000)]

  @Test(arguments: times)
  func timeToRest(velocity: Double, milliseconds: Double) {
    let deceleration = SimpleDeceleration(offset: 0, velocity: velocity)
    let rest = deceleration.restMilliseconds
    #expect((rest - milliseconds).magnitude <= 5)
    #expect((deceleration.target - deceleration.offset(atMilliseconds: rest) - 0.5).magnitude < 1e-9)
  }

  @Test func slowEnoughRestsAtOnce() {
    #expect(SimpleDeceleration(offset: 5, velocity: 0.001).restMilliseconds == 0)
    #expect(SimpleDeceleration(offset: 5, velocity: 0).restMilliseconds == 0)
  }

  /// The curve at whole milliseconds is the sum of the velocities after each.
  @Test func positionIsTheSumOverMilliseconds() {
    let deceleration = SimpleDeceleration(offset: 7, velocity: 2)
    var offset = 7.0
    var velocity = 2.0
    for millisecond in 1...1000 {
      velocity *= 0.998
      offset += velocity
      #expect((deceleration.offset(atMilliseconds: Double(millisecond)) - offset).magnitude < 1e-9)
      #expect((deceleration.velocity(atMilliseconds: Double(millisecond)) - velocity).magnitude < 1e-12)
    }
  }

  @Test func reachingAnEdge() throws {
    let deceleration = SimpleDeceleration(offset: 100, velocity: -1)
    let time = try #require(deceleration.milliseconds(reaching: 0))
    #expect(deceleration.offset(atMilliseconds: time).magnitude < 1e-9)
    #expect(deceleration.milliseconds(reaching: 100) == 0)
    #expect(deceleration.milliseconds(reaching: 101) == nil)
    #expect(deceleration.milliseconds(reaching: -400) == nil)
  }

  /// From the edge at 1000 pt/s: 36.8 pt after 100 ms, at rest after 0.73 s.
  @Test func returnSpring() {
    let spring = ReturnSpring(distance: 0, velocity: 1)
    #expect((spring.turnMilliseconds - 100).magnitude < 1e-9)
    #expect((spring.distance(atMilliseconds: 100) - 36.8).magnitude < 0.05)
    #expect(spring.velocity(atMilliseconds: 100).magnitude < 1e-12)
    #expect((spring.restMilliseconds - 730).magnitude < 5)
  }

  static let returns: [(Double, Double)] = [
    (50, 0), (50, 1), (-50, 1), (50, -3), (0.4, 0), (0.4, 0.001), (0.6, -0.02), (-20, 0.2), (0, -2),
  ]

  @Test(arguments: returns)
  func afterRestItStaysNear(distance: Double, velocity: Double) {
    let spring = ReturnSpring(distance: distance, velocity: velocity)
    let rest = spring.restMilliseconds
    for step in 0..<400 {
      #expect(spring.distance(atMilliseconds: rest + Double(step) * 5).magnitude <= 0.5)
    }
    if rest > 0 { #expect(spring.distance(atMilliseconds: rest * (1 - 1e-9)).magnitude >= 0.5 - 1e-6) }
  }
}
