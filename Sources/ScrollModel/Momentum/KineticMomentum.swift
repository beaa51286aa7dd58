import InputEvents

/// GTK's motion, on a grid of frames that begins at the release.
struct KineticMomentum: Hashable, Sendable {
  private var scroll: KineticScroll
  private var grid: StepGrid

  init(_ scroll: KineticScroll, at start: Microseconds, stepsPerSecond: Int64) {
    self.scroll = scroll
    grid = StepGrid(from: start, stepsPerSecond: stepsPerSecond)
  }

  var nextStep: Microseconds { grid.next }

  mutating func step() -> (offset: Double, rest: MomentumRest?) {
    grid.advance()
    switch scroll.step(milliseconds: grid.milliseconds) {
    case nil: return (scroll.offset, nil)
    case .slow: return (scroll.offset, .inside)
    case .edge: return (scroll.offset, .edge)
    }
  }

  func state(at time: Microseconds) -> (offset: Double, velocity: Double) {
    guard let milliseconds = grid.millisecondsSinceStep(at: time) else {
      return (scroll.offset, scroll.velocity)
    }
    return scroll.state(afterMilliseconds: milliseconds)
  }
}
