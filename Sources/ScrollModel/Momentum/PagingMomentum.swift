import InputEvents

/// A way to a page, in steps of a millisecond.
struct PagingMomentum: Hashable, Sendable {
  private var spring: PagingSpring
  private let bounds: ClosedRange<Double>
  private var grid: StepGrid

  init(_ spring: PagingSpring, bounds: ClosedRange<Double>, at start: Microseconds) {
    self.spring = spring
    self.bounds = bounds
    grid = StepGrid(from: start, stepsPerSecond: 1000)
  }

  var nextStep: Microseconds { grid.next }

  mutating func step() -> (offset: Double, rest: MomentumRest?) {
    let before = spring.offset
    spring.step()
    grid.advance()
    // The spring overshoots by a fraction of a point; at the first and the last page there is nothing to show there.
    // On the way to another page it is no overshoot: the velocity leads past the edge, and the spring brings it back.
    let target = spring.target
    let overshoots =
      bounds.contains(before)
      && (target == bounds.upperBound && spring.offset > target
        || target == bounds.lowerBound && spring.offset < target)
    return spring.isDone || overshoots ? (target, .target) : (spring.offset, nil)
  }

  func state(at time: Microseconds) -> (offset: Double, velocity: Double) {
    guard let part = grid.millisecondsSinceStep(at: time) else { return (spring.offset, spring.velocity) }
    let state = spring.state(afterMilliseconds: part)
    // What the step would not show between the first and the last page is not shown before it either.
    guard bounds.contains(spring.offset) else { return state }
    return (min(max(state.offset, bounds.lowerBound), bounds.upperBound), state.velocity)
  }
}
