extension SnapStops {
  /// A release, as far as the choice of a stop depends on it; offsets in points, along the stops' axis.
  public struct Release: Hashable, Sendable {
    /// Where the deceleration alone would end.
    public var natural: Double
    /// Where the content is.
    public var offset: Double
    /// Where the content was bound for when the gesture began.
    public var original: Double
    /// How fast the content moves, in points per second.
    public var velocity: Double
    /// How many stops it may pass, 1 or more; nothing for any number.
    ///
    /// Pages have a limit of their own.
    public var limit: Int?

    /// Makes a release.
    public init(natural: Double, offset: Double, original: Double, velocity: Double, limit: Int? = nil) {
      self.natural = natural
      self.offset = offset
      self.original = original
      self.velocity = velocity
      self.limit = limit
    }
  }

  /// Chooses where a release ends.
  ///
  /// Pages: a flick goes to the next page in its direction, never more than one from the page that the gesture began
  /// at; slower releases to the page nearest to where the content is, of two equally near in the direction of
  /// motion, then the later one.
  ///
  /// Views: the stop nearest to the natural end, of two equally near in the direction of motion, then the earlier
  /// one; within the limit, counted from the stop nearest to the original target. A flick that would end at that
  /// stop goes to its neighbour, except inside an item longer than the container, which is shown to its end first.
  public func choose(_ release: Release, choices: ScrollChoices = ScrollChoices()) -> TargetChoice {
    switch kind {
    case .none: free(release.natural)
    case .pages: page(release, choices)
    case .views: view(release, choices)
    }
  }

  func free(_ offset: Double) -> TargetChoice {
    TargetChoice(
      offset: min(max(offset, bounds.lowerBound), bounds.upperBound), stop: nil, reason: .noStops)
  }

  func choice(_ stop: Int, nearestTo offset: Double, _ reason: StopReason) -> TargetChoice {
    TargetChoice(offset: place(in: stop, nearestTo: offset), stop: stop, reason: reason)
  }

  private func page(_ release: Release, _ choices: ScrollChoices) -> TargetChoice {
    let speed = release.velocity.magnitude
    let forward = release.velocity > 0
    let isFlick = speed >= choices.flickSpeed && speed > 0
    let last = count - 1
    let start = nearest(to: release.original) ?? 0
    var stop: Int
    if !isFlick {
      stop = nearest(to: release.offset, forward: forward || speed == 0) ?? 0
    } else if choices.pagingFlick == .fromStart {
      stop = min(max(start + (forward ? 1 : -1), 0), last)
    } else {
      stop = next(from: release.offset, forward: forward) ?? (forward ? last : 0)
    }
    var reason = isFlick ? StopReason.flick(speed: speed) : .nearest
    if isFlick || choices.pagingLimit == .everyRelease, (stop - start).magnitude > 1 {
      stop = stop > start ? start + 1 : start - 1
      reason = .limited(1)
    }
    return choice(stop, nearestTo: release.natural, reason)
  }

  private func view(_ release: Release, _ choices: ScrollChoices) -> TargetChoice {
    let speed = release.velocity.magnitude
    let forward = release.velocity > 0
    let start = nearest(to: release.original) ?? 0
    var stop = nearest(to: release.natural, forward: forward) ?? 0
    var reason = StopReason.nearest
    let isInside = isLong(stop) && place(in: stop, nearestTo: release.natural) == release.natural
    if isInside {
      reason = .insideLongItem
    } else if choices.slowRelease == .direction, speed > 0,
      let next = next(from: release.natural, forward: forward), next != stop, !isLegal(release.natural)
    {
      stop = next
      reason = .direction
    }
    if let limit = release.limit.map({ max(1, $0) }), (stop - start).magnitude > limit {
      return choice(
        stop > start ? start + limit : start - limit, nearestTo: release.natural, .limited(limit))
    }
    if !isInside, stop == start, speed >= choices.flickSpeed, speed > 0 {
      let neighbour = start + (forward ? 1 : -1)
      if isLong(start), !isAtEnd(of: start, release.original, forward: forward) {
        reason = .endOfLongItem
      } else if neighbour >= 0, neighbour < count {
        stop = neighbour
        reason = .flick(speed: speed)
      }
    }
    return choice(stop, nearestTo: release.natural, reason)
  }
}
