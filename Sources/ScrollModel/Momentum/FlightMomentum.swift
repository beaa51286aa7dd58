import InputEvents

/// A flight by the measured law, on a grid that begins at the release.
struct FlightMomentum: Hashable, Sendable {
  private(set) var flight: Flight
  private let conditions: FlightConditions
  private var grid: StepGrid

  init(_ flight: Flight, _ conditions: FlightConditions, at start: Microseconds, stepsPerSecond: Int64) {
    self.flight = flight
    self.conditions = conditions
    grid = StepGrid(from: start, stepsPerSecond: stepsPerSecond)
  }

  var nextStep: Microseconds { grid.next }

  mutating func step() -> MomentumRest? {
    grid.advance()
    switch flight.step(milliseconds: grid.milliseconds, conditions) {
    case nil: return nil
    case .slow: return .inside
    case .edge: return .edge
    }
  }

  func state(at time: Microseconds) -> (offset: Double, velocity: Double) {
    guard let milliseconds = grid.millisecondsSinceStep(at: time) else {
      return (flight.offset, flight.velocity)
    }
    var partial = flight
    partial.advance(milliseconds: milliseconds, conditions)
    return (partial.offset, partial.velocity)
  }
}
