import ScrollInput

// What turns round with the signs of x and y.

extension Vector {
  func flipped(_ signs: Vector) -> Vector {
    Vector(x: x * signs.x, y: y * signs.y)
  }
}

extension WheelMotion {
  func flipped(_ signs: Vector) -> WheelMotion {
    WheelMotion(x: x * Int64(signs.x), y: y * Int64(signs.y))
  }
}

extension ScrollInputEvent {
  /// The event of content that goes the other way.
  func flipped(_ signs: Vector) -> ScrollInputEvent {
    var event = self
    event.delta = delta.flipped(signs)
    event.velocity = velocity.flipped(signs)
    event.previousVelocity = previousVelocity.flipped(signs)
    event.wheel = wheel?.flipped(signs)
    event.detents = detents.map { WheelDetents(x: $0.x * Int64(signs.x), y: $0.y * Int64(signs.y)) }
    return event
  }
}

extension ScrollInputOutput {
  /// What a device says whose every motion goes the other way; the size is that of its surface, in points.
  func mirrored(_ signs: Vector, size: Vector) -> ScrollInputOutput {
    switch self {
    case .contact, .finding: return self
    case .pointer(var event):
      if case .moved(let delta) = event.kind { event.kind = .moved(by: delta.flipped(signs)) }
      return .pointer(event)
    case .scroll(let event):
      var mirrored = event.flipped(signs)
      mirrored.millimetres = event.millimetres?.flipped(signs)
      mirrored.location = event.location.map {
        Vector(x: signs.x < 0 ? size.x - $0.x : $0.x, y: signs.y < 0 ? size.y - $0.y : $0.y)
      }
      return .scroll(mirrored)
    case .withheld(var motion):
      switch motion.amount {
      case .millimetres(let way): motion.amount = .millimetres(way.flipped(signs))
      case .wheel(let turn): motion.amount = .wheel(turn.flipped(signs))
      case .counts(let counts): motion.amount = .counts(counts.flipped(signs))
      }
      return .withheld(motion)
    }
  }
}
