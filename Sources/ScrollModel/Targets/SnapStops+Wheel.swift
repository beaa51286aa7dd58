extension SnapStops {
  /// A motion of a wheel, from its first turn until it is quiet; offsets in points, along the stops' axis.
  public struct WheelTurn: Hashable, Sendable {
    /// Where the content was bound for when the motion began.
    public var original: Double
    /// Where the motion led.
    public var offset: Double
    /// How far it moved the content, turns back subtracted.
    public var turned: Double
    /// How many stops it may pass, 1 or more; nothing for any number.
    ///
    /// Pages have a limit of their own.
    public var limit: Int?

    /// Makes a motion.
    public init(original: Double, offset: Double, turned: Double, limit: Int? = nil) {
      self.original = original
      self.offset = offset
      self.turned = turned
      self.limit = limit
    }
  }

  /// Chooses where a motion of a wheel ends.
  ///
  /// A notch is short whatever the view's size, so its direction counts: the stop nearest to where it led, but at
  /// least the next one in its direction; of pages exactly the next one. Turned back to where it began, the nearest.
  public func choose(_ wheel: WheelTurn, choices: ScrollChoices = ScrollChoices()) -> TargetChoice {
    guard let start = nearest(to: wheel.original),
      var stop = nearest(to: wheel.offset, forward: wheel.turned > 0)
    else { return free(wheel.offset) }
    var reason = StopReason.nearest
    let limit: Int?
    if case .pages = kind { limit = 1 } else { limit = wheel.limit.map { max(1, $0) } }
    if isLong(stop), place(in: stop, nearestTo: wheel.offset) == wheel.offset {
      reason = .insideLongItem
    } else if choices.wheelSnap == .direction, wheel.turned.magnitude > Self.tolerance {
      let forward = wheel.turned > 0
      let least = start + (forward ? 1 : -1)
      if isLong(start), stop == start, !isAtEnd(of: start, wheel.original, forward: forward) {
        reason = .endOfLongItem
      } else if least >= 0, least < count, forward ? stop < least : stop > least {
        stop = least
        reason = .wheelTurned
      }
    }
    if let limit, (stop - start).magnitude > limit {
      stop = stop > start ? start + limit : start - limit
      reason = .limited(limit)
    }
    return choice(stop, nearestTo: wheel.offset, reason)
  }
}
