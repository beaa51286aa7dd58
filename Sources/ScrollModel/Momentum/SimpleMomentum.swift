import InputEvents

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
