import ScrollModel
import TestSupport
import Testing

/// GTK's laws, beyond the curves that its own code printed.
@Suite struct KineticScrollTests {
  /// A quarter of the velocity, and ln(v / 0.1) / 4 seconds.
  @Test func deceleration() throws {
    let deceleration = KineticDeceleration(offset: 100, velocity: -1)
    #expect(deceleration.target == -150)
    #expect((deceleration.restMilliseconds() - 2302.585).magnitude < 0.001)
    #expect(KineticDeceleration(offset: 0, velocity: 0.00009).restMilliseconds() == 0)
    // Half of the way takes ln 2 / 4 seconds.
    let time = try #require(deceleration.milliseconds(reaching: -25))
    #expect((time - 173.287).magnitude < 0.001)
    #expect(deceleration.milliseconds(reaching: 100) == 0)
    #expect(deceleration.milliseconds(reaching: 100.1) == nil)
    #expect(deceleration.milliseconds(reaching: -150) == nil)
    #expect(KineticDeceleration(offset: 3, velocity: 0).milliseconds(reaching: 3) == 0)
  }

  /// A frame that would leave the range ends at its limit, and from there the spring starts at rest:
  /// 50 e^-1 (1 + 1) = 36.79 after 100 ms.
  @Test func springIsHeld() {
    var spring = OvershootSpring(distance: 40, velocity: 3, range: -50...50)
    spring.advance(milliseconds: 16)
    #expect(spring.distance == 50)
    #expect(spring.velocity == 3)
    spring.advance(milliseconds: 100)
    #expect((spring.distance - 36.788).magnitude < 0.001)
    #expect(!spring.isAtRest)
    // Held once more between frames, without being changed by the look.
    let looked = OvershootSpring(distance: -40, velocity: -3, range: -50...50).state(afterMilliseconds: 16)
    #expect(looked.distance == -50)
    #expect(looked.velocity == -3)
  }

  /// As intended no spring shows more than 50 pt at either edge; as executed the upper one reaches 259.7 pt.
  @Test(arguments: [OvershootClamp.intended, .asExecuted], [-6.0, 6.0])
  func clamp(_ clamp: OvershootClamp, velocity: Double) {
    var scroll = KineticScroll(
      offset: velocity > 0 ? 900 : 100, velocity: velocity, bounds: 0...1000, clamp: clamp)
    var offsets: [Double] = []
    while scroll.step(milliseconds: 1000.0 / 60) == nil { offsets.append(scroll.offset) }
    let distances = offsets.map { max($0 - 1000, 0 - $0) }
    // The second frame crosses and still shows the deceleration, which the clamp does not concern:
    // 1500 (1 - e^(-2/15)) - 100.
    #expect((distances[1] - 87.240).magnitude < 0.001)
    let furthest = distances.dropFirst(2).max() ?? 0
    if clamp == .asExecuted && velocity > 0 {
      #expect((furthest - 259.683).magnitude < 0.01)
    } else {
      #expect(furthest == 50)
    }
    #expect(scroll.rest == .edge)
    #expect(scroll.offset == (velocity > 0 ? 1000 : 0))
    #expect(scroll.velocity == 0)
  }

  /// Insets make the lower bound negative; GTK's own comparison would keep such a content out for good.
  @Test(arguments: [OvershootClamp.intended, .asExecuted])
  func placeOfTheBoundsDoesNotMatter(_ clamp: OvershootClamp) {
    for shift in [-300.0, -100, 0, 200] {
      for velocity in [-2.0, 0, 2] {
        var scroll = KineticScroll(offset: shift, velocity: velocity, bounds: shift...shift, clamp: clamp)
        var plain = KineticScroll(offset: 0, velocity: velocity, bounds: 0...0, clamp: clamp)
        for _ in 0..<120 {
          #expect(scroll.step(milliseconds: 16) == plain.step(milliseconds: 16))
          #expect((scroll.offset - shift - plain.offset).magnitude < 1e-9)
        }
        #expect(scroll.rest != nil)
        #expect(scroll.offset == shift)
      }
    }
  }

  /// The nearest whole point, unless a bound that is none is nearer to the content.
  @Test func restsAtAWholePointWithinTheBounds() {
    var inside = KineticScroll(offset: 10.6, velocity: 0, bounds: 0...100)
    #expect(inside.step(milliseconds: 16) == .slow)
    #expect(inside.offset == 11)
    var atBound = KineticScroll(offset: 10.6, velocity: 0, bounds: 0...10.7)
    #expect(atBound.step(milliseconds: 16) == .slow)
    #expect(atBound.offset == 10.7)
    // Nothing moves it any more.
    #expect(atBound.step(milliseconds: 16) == .slow)
    #expect(atBound.state(afterMilliseconds: 100).offset == 10.7)
  }

  /// A look between frames changes nothing, and at the frame's end it is the frame, before rest and clamp's new start.
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func looksBetweenFrames(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let upper = Double(generator.int(0...2000))
      var scroll = KineticScroll(
        offset: Double(generator.int(-200...2200)), velocity: Double(generator.int(-8000...8000)) / 1000,
        bounds: 0...upper, clamp: generator.once(in: 2) ? .intended : .asExecuted)
      var frames = 0
      while frames < 400 {
        let frame = Double(generator.int(1...40))
        let before = scroll
        let looked = scroll.state(afterMilliseconds: frame)
        #expect(scroll == before)
        frames += 1
        if scroll.step(milliseconds: frame) != nil { break }
        #expect(scroll.offset == looked.offset)
        #expect(scroll.velocity == looked.velocity)
      }
      #expect(scroll.rest != nil)
      #expect((0...upper).contains(scroll.offset))
    }
  }

  @Test func accumulationWithoutAMotion() {
    #expect(VelocityAccumulation.velocity(new: 2, carried: 0) == 2)
    #expect(VelocityAccumulation.velocity(new: 0, carried: 2) == 0)
    #expect(VelocityAccumulation.velocity(new: 0, carried: 0) == 0)
  }

  @Test func easingEndsAtItsEnds() {
    #expect(EaseOutCubic.progress(-1) == 0)
    #expect(EaseOutCubic.progress(2) == 1)
  }

  /// Powers of ten come out whole.
  @Test(arguments: [(0.0, 0.0), (1, 1), (8, 4), (1000, 100), (27, 9)])
  func wheelStep(page: Double, points: Double) {
    #expect(WheelStep.points(page: page) == points)
  }
}
