import InputEvents

/// A motion that goes on by itself along one axis, decided at steps of its own; samples between them change nothing.
enum Momentum: Hashable, Sendable {
  /// The measured flight, integrated step by step.
  case flight(FlightMomentum)
  /// GTK's motion, by frames.
  case kinetic(KineticMomentum)
  /// The way to a page, a law of whole milliseconds.
  case paging(PagingMomentum)
  /// A motion whose place is a formula of the time.
  case curve(CurveMomentum)

  /// When the next step is due.
  var nextStep: Microseconds {
    switch self {
    case .flight(let momentum): momentum.nextStep
    case .kinetic(let momentum): momentum.nextStep
    case .paging(let momentum): momentum.nextStep
    case .curve(let momentum): momentum.nextStep
    }
  }

  /// Takes the next step.
  ///
  /// - Returns: The offset after it, and the reason if it came to rest there.
  mutating func step() -> (offset: Double, rest: MomentumRest?) {
    switch self {
    case .flight(var momentum):
      let rest = momentum.step()
      self = .flight(momentum)
      return (momentum.flight.offset, rest)
    case .kinetic(var momentum):
      let result = momentum.step()
      self = .kinetic(momentum)
      return result
    case .paging(var momentum):
      let result = momentum.step()
      self = .paging(momentum)
      return result
    case .curve(var momentum):
      let result = momentum.step()
      self = .curve(momentum)
      return result
    }
  }

  /// Offset and velocity (pt/ms) at a time that is not before the last step and not after the next.
  func state(at time: Microseconds) -> (offset: Double, velocity: Double) {
    switch self {
    case .flight(let momentum): momentum.state(at: time)
    case .kinetic(let momentum): momentum.state(at: time)
    case .paging(let momentum): momentum.state(at: time)
    case .curve(let momentum): momentum.state(at: time)
    }
  }

  /// Whether the app asked for the motion.
  var isAnimation: Bool {
    if case .curve(let curve) = self, case .animation = curve.law { true } else { false }
  }
}

/// How a motion came to rest.
enum MomentumRest: Hashable, Sendable {
  case inside
  case edge
  case target
}

/// Steps at a fixed rate that begin at some time: parts of microseconds never add up to an error.
struct StepGrid: Hashable, Sendable {
  let start: Microseconds
  let stepsPerSecond: Int64
  private(set) var steps: Int64 = 0

  init(from start: Microseconds, stepsPerSecond: Int64) {
    self.start = start
    self.stepsPerSecond = stepsPerSecond
  }

  /// When the next step is due.
  var next: Microseconds {
    start + (steps + 1) * 1_000_000 / stepsPerSecond
  }

  /// Takes the next step.
  mutating func advance() {
    steps += 1
  }

  /// The length of a step.
  var milliseconds: Double {
    1000 / Double(stepsPerSecond)
  }

  /// How much of a time lies behind the last step, in milliseconds; nothing if it does not.
  func millisecondsSinceStep(at time: Microseconds) -> Double? {
    // Parts of a microsecond times the steps per second: exact in integers.
    let beyond = (time - start) * stepsPerSecond - steps * 1_000_000
    return beyond > 0 ? Double(beyond) / (1000 * Double(stepsPerSecond)) : nil
  }
}
