import InputEvents

/// A motion that goes on by itself, decided at steps of its own; samples between steps change nothing.
enum Momentum: Hashable, Sendable {
  case flight(FlightMomentum)
  case simple(SimpleMomentum)
  case paging(PagingMomentum)

  /// When the next step is due.
  var nextStep: Microseconds {
    switch self {
    case .flight(let momentum): momentum.nextStep
    case .simple(let momentum): momentum.nextStep
    case .paging(let momentum): momentum.nextStep
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
    case .simple(var momentum):
      let result = momentum.step()
      self = .simple(momentum)
      return result
    case .paging(var momentum):
      let result = momentum.step()
      self = .paging(momentum)
      return result
    }
  }

  /// Offset and velocity (pt/ms) at a time that is not before the last step and not after the next.
  func state(at time: Microseconds) -> (offset: Double, velocity: Double) {
    switch self {
    case .flight(let momentum): momentum.state(at: time)
    case .simple(let momentum): momentum.state(at: time)
    case .paging(let momentum): (momentum.spring.offset, momentum.spring.velocity)
    }
  }
}

/// How a motion came to rest.
enum MomentumRest: Hashable, Sendable {
  case inside
  case edge
  case target
}

/// A flight by the measured law, on a grid that begins at the release.
struct FlightMomentum: Hashable, Sendable {
  private(set) var flight: Flight
  private let conditions: FlightConditions
  private let start: Microseconds
  private let stepsPerSecond: Int64
  private var steps: Int64 = 0

  init(_ flight: Flight, _ conditions: FlightConditions, at start: Microseconds, stepsPerSecond: Int64) {
    self.flight = flight
    self.conditions = conditions
    self.start = start
    self.stepsPerSecond = stepsPerSecond
  }

  var nextStep: Microseconds {
    start + (steps + 1) * 1_000_000 / stepsPerSecond
  }

  mutating func step() -> MomentumRest? {
    steps += 1
    switch flight.step(milliseconds: 1000 / Double(stepsPerSecond), conditions) {
    case nil: return nil
    case .slow: return .inside
    case .edge: return .edge
    }
  }

  func state(at time: Microseconds) -> (offset: Double, velocity: Double) {
    // Parts of a microsecond times the steps per second: exact in integers.
    let beyond = (time - start) * stepsPerSecond - steps * 1_000_000
    guard beyond > 0 else { return (flight.offset, flight.velocity) }
    var partial = flight
    partial.advance(milliseconds: Double(beyond) / (1000 * Double(stepsPerSecond)), conditions)
    return (partial.offset, partial.velocity)
  }
}

/// A way to a page, in steps of a millisecond.
struct PagingMomentum: Hashable, Sendable {
  private(set) var spring: PagingSpring
  private let bounds: ClosedRange<Double>
  private let start: Microseconds
  private var steps: Int64 = 0

  init(_ spring: PagingSpring, bounds: ClosedRange<Double>, at start: Microseconds) {
    self.spring = spring
    self.bounds = bounds
    self.start = start
  }

  var nextStep: Microseconds {
    start + (steps + 1) * 1000
  }

  mutating func step() -> (offset: Double, rest: MomentumRest?) {
    let before = spring.offset
    spring.step()
    steps += 1
    // The spring overshoots by a fraction of a point; at the first and the last page there is nothing to show there.
    let leaves = bounds.contains(before) && !bounds.contains(spring.offset)
    return spring.isDone || leaves ? (spring.target, .target) : (spring.offset, nil)
  }
}

/// The closed forms of the profile `simple`: deceleration until it rests or meets an edge, then a return.
struct SimpleMomentum: Hashable, Sendable {
  private enum Leg: Hashable, Sendable {
    case glide(SimpleDeceleration, endsAtEdge: Bool)
    case back(ReturnSpring, edge: Double, crosses: Bool)
  }

  private var leg: Leg
  private let conditions: FlightConditions
  private let bounces: Bool
  // The time of the leg's start in parts of a microsecond, so that legs join without a gap.
  private var start: Double
  private var end: Double

  init(_ flight: Flight, _ conditions: FlightConditions, bounces: Bool, at time: Microseconds) {
    self.conditions = conditions
    self.bounces = bounces
    start = Double(time)
    end = start
    leg = .glide(SimpleDeceleration(offset: flight.offset, velocity: 0), endsAtEdge: false)
    begin(flight.offset, flight.velocity)
  }

  private mutating func begin(_ offset: Double, _ velocity: Double) {
    let bounds = conditions.bounds
    let edge = offset > bounds.upperBound ? bounds.upperBound : bounds.lowerBound
    if !bounds.contains(offset) || (velocity > 0 && offset == bounds.upperBound)
      || (velocity < 0 && offset == bounds.lowerBound)
    {
      let limit = offset >= bounds.upperBound ? bounds.upperBound : edge
      let spring = ReturnSpring(distance: offset - limit, velocity: velocity)
      if let crossing = spring.crossingMilliseconds {
        leg = .back(spring, edge: limit, crosses: true)
        end = start + crossing * 1000
      } else {
        leg = .back(spring, edge: limit, crosses: false)
        end = start + spring.restMilliseconds * 1000
      }
      return
    }
    let glide = SimpleDeceleration(offset: offset, velocity: velocity, rate: conditions.rate)
    let target = velocity > 0 ? bounds.upperBound : bounds.lowerBound
    if let time = glide.milliseconds(reaching: target) {
      leg = .glide(glide, endsAtEdge: true)
      end = start + time * 1000
    } else {
      leg = .glide(glide, endsAtEdge: false)
      end = start + glide.restMilliseconds * 1000
    }
  }

  var nextStep: Microseconds {
    Microseconds(end.rounded(.up))
  }

  mutating func step() -> (offset: Double, rest: MomentumRest?) {
    let milliseconds = (end - start) / 1000
    start = end
    switch leg {
    case .glide(let glide, let endsAtEdge):
      guard endsAtEdge else { return (glide.target, .inside) }
      let velocity = glide.velocity(atMilliseconds: milliseconds)
      let edge = velocity > 0 ? conditions.bounds.upperBound : conditions.bounds.lowerBound
      if velocity == 0 { return (edge, .edge) }
      // Just past the edge, so that who looks at steps alone sees that it is crossed.
      let outside = velocity > 0 ? edge.nextUp : edge.nextDown
      guard bounces else { return (outside, .edge) }
      begin(edge, velocity)
      return (outside, nil)
    case .back(let spring, let edge, let crosses):
      guard crosses else { return (edge, .edge) }
      let velocity = spring.velocity(atMilliseconds: milliseconds)
      // On into the content from just inside the edge, so that the next leg is a glide.
      let inside = velocity > 0 ? edge.nextUp : edge.nextDown
      guard conditions.bounds.contains(inside) else { return (edge, .edge) }
      begin(inside, velocity)
      return (inside, nil)
    }
  }

  func state(at time: Microseconds) -> (offset: Double, velocity: Double) {
    let milliseconds = max(0, (Double(time) - start) / 1000)
    switch leg {
    case .glide(let glide, _):
      return (glide.offset(atMilliseconds: milliseconds), glide.velocity(atMilliseconds: milliseconds))
    case .back(let spring, let edge, _):
      return (
        edge + spring.distance(atMilliseconds: milliseconds), spring.velocity(atMilliseconds: milliseconds)
      )
    }
  }
}

extension ReturnSpring {
  /// When the spring crosses its edge inwards; `nil` if it never does.
  ///
  /// The distance is e^(-bt) (s + (v + b s) t): its one zero is at -s / (v + b s).
  var crossingMilliseconds: Double? {
    guard distance != 0 else { return nil }
    let time = 0 - distance / (velocity + rate * distance)
    return time > 0 && time.isFinite ? time : nil
  }
}
