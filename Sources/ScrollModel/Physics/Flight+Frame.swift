extension Flight {
  /// Free flight: x += v r (1 - D) / (1 - r) F, v *= D; past an edge the bounce takes the time that is left.
  ///
  /// A frame that crosses an edge outwards is split where the whole frame's way meets the edge; the free part
  /// is not put on the edge (that misses the recordings by 0.07 to 0.28 pt). Grade A-.
  mutating func glide(_ time: Double, _ conditions: FlightConditions) {
    let parts = Self.parts(of: time, exponent: conditions.rate.logarithm)
    let frame = parts == 1 ? time : time / Double(parts)
    for part in 1...parts {
      let decay = conditions.rate.decay(milliseconds: frame)
      let way = conditions.rate.travel(velocity: velocity, decay: decay) * conditions.multiplier
      let edge = velocity > 0 ? conditions.bounds.upperBound : conditions.bounds.lowerBound
      let crosses = velocity > 0 ? offset + way > edge : offset + way < edge
      guard crosses && way != 0 else {
        offset += way
        velocity *= decay
        continue
      }
      // A flight that came in over the other edge may already be past this one: then no time is left for it.
      let share = (edge - offset) / way
      let free = share > 0 ? frame * share : 0
      let freeDecay = conditions.rate.decay(milliseconds: free)
      offset += conditions.rate.travel(velocity: velocity, decay: freeDecay) * conditions.multiplier
      velocity *= freeDecay
      spring(frame - free + frame * Double(parts - part), from: edge, conditions)
      return
    }
  }

  /// Past an edge: e = K (e + v r (1 - D) / (1 - r)), v *= D K with K the bounce's decay; grade A-.
  ///
  /// A frame that crosses the edge inwards is not recorded. Chosen: the same split as outwards, in proportion
  /// to distance and without putting the offset on the edge; the time that is left is free flight.
  mutating func spring(_ time: Double, from edge: Double, _ conditions: FlightConditions) {
    let bounce = UIKitConstants.bounceExponent
    let logarithm = conditions.rate.logarithm
    let parts = Self.parts(of: time, exponent: logarithm < bounce ? logarithm : bounce)
    let frame = parts == 1 ? time : time / Double(parts)
    for part in 1...parts {
      let before = offset - edge
      let after = bounced(frame, before, conditions.rate)
      guard (before > 0 && after.distance < 0) || (before < 0 && after.distance > 0) else {
        offset = edge + after.distance
        velocity = after.velocity
        continue
      }
      let outside = frame * (before / (before - after.distance))
      let crossing = bounced(outside, before, conditions.rate)
      offset = edge + crossing.distance
      velocity = crossing.velocity
      glide(frame - outside + frame * Double(parts - part), conditions)
      return
    }
  }

  /// The distance past an edge and the velocity after a time of the bounce's law.
  private func bounced(
    _ time: Double, _ distance: Double, _ rate: DecelerationRate
  ) -> (distance: Double, velocity: Double) {
    let decay = rate.decay(milliseconds: time)
    let pull = DeterministicMath.exponentialSeries(UIKitConstants.bounceExponent * time)
    return (pull * (distance + rate.travel(velocity: velocity, decay: decay)), velocity * decay * pull)
  }

  /// The number of equal parts that keep the exponent of each at -0.5 or above; 1 for every usual frame.
  private static func parts(of time: Double, exponent: Double) -> Int {
    let whole = time * exponent
    guard whole < UIKitConstants.lowestSeriesExponent else { return 1 }
    return Int((whole / UIKitConstants.lowestSeriesExponent).rounded(.up))
  }
}
