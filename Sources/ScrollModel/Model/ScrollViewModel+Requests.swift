import InputEvents
import ScrollInput

extension ScrollViewModel {
  /// Whether a place is one of this view's.
  func has(_ place: ScrollPlace) -> Bool {
    switch place {
    case .view(let id, _): content.index(of: id) != nil
    case .edge(let edge): self[edge.axis].isActive
    case .point(let x, let y): (x != nil && horizontal.isActive) || (y != nil && vertical.isActive)
    }
  }

  /// Where a place takes an axis; `nil` if it says nothing about it.
  func resolved(_ place: ScrollPlace, _ axis: Axis) -> AlignedOffset? {
    guard self[axis].isActive else { return nil }
    var frame: Rect?
    if case .view(let id, _) = place { frame = content.index(of: id).map { content.items[$0].frame } }
    return ScrollAlignment.offset(
      for: place, frame: frame, along: axis, from: self[axis].offset, in: self[axis].geometry,
      rule: profile.choices.nilAnchor)
  }

  /// The place with the position's anchor, or the behaviour's, where it names none of its own.
  private func anchored(_ place: ScrollPlace) -> ScrollPlace {
    guard case .view(let id, nil) = place else { return place }
    if let anchor = view.position?.anchor { return .view(id, anchor: anchor) }
    guard case .viewAligned(_, let anchor) = view.behavior, profile.choices.positionWrites == .aligned,
      targetIDs.contains(id)
    else { return place }
    return .view(id, anchor: anchor ?? .topLeading)
  }

  /// Goes where the app asks, at once or over time.
  mutating func go(_ request: ScrollRequest, at time: Microseconds, into outputs: inout SceneOutputs) {
    let place = request.channel == .position ? anchored(request.place) : request.place
    if request.channel == .position {
      // A write of what it holds already changes nothing, so nothing happens.
      if case .view = place, position?.value.place == request.place,
        position?.value.isPositionedByUser == false, mover == .app(.position)
      {
        return
      }
      writePosition(request.place, time, into: &outputs)
    }
    mover = .app(request.channel)
    if request.isAnimated {
      animate(to: place, at: time, into: &outputs)
    } else {
      jump(to: place, preservesVelocity: request.preservesVelocity, at: time, into: &outputs)
    }
    if isMissed(place), case .view(let id, _) = place {
      outputs.report(.unreachable(id), at: time, by: number)
    }
    // Where it is there already, no rest will come that the position could follow at.
    if !isMoving { settlePosition(time, into: &outputs) }
  }

  private func isMissed(_ place: ScrollPlace) -> Bool {
    Axis.allCases.contains { resolved(place, $0)?.isReached == false }
  }

  private mutating func animate(
    to place: ScrollPlace, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    halt(at: time, into: &outputs)
    needsSample = true
    var chosen = offset
    var anchor: UnitPoint?
    var id: String?
    if case .view(let name, let point) = place { (id, anchor) = (name, point) }
    for axis in Axis.allCases {
      // An axis that was not asked for goes where it may rest on the way.
      guard let target = resolved(place, axis)?.offset ?? placeToReturnTo(axis) else { continue }
      chosen[axis] = target
      self[axis].isPlaced = true
      self[axis].flicks.reset()
      guard target != self[axis].offset else { continue }
      self[axis].destination = AxisModel.Destination(offset: target, view: id, anchor: anchor)
      animate(axis, to: target, at: time)
    }
    outputs.append(
      .target(decision(time, .programmatic, natural: offset, chosen: chosen, .requested)))
    if isMoving {
      // The app takes the content out of the hand that holds it.
      drag = nil
      dropIndicator(time, into: &outputs)
      setPhase(.animating, at: time, .requested, into: &outputs)
    } else if !isInHand {
      setPhase(.idle, at: time, .requested, into: &outputs)
    }
  }

  /// Stops what moves by itself and what a wheel moves.
  private mutating func halt(at time: Microseconds, into outputs: inout SceneOutputs) {
    stop(at: time)
    wheel = nil
    guard !isInHand else { return }
    // Between two steps, what was stretched may be back.
    for axis in Axis.allCases { followEdge(axis, time, .momentum(0), into: &outputs) }
  }

  /// The place nearest to an axis that is stopped where it may not rest; `nil` if it may.
  private func placeToReturnTo(_ axis: Axis) -> Double? {
    guard !self[axis].isAtLegalPlace else { return nil }
    let inside = self[axis].clamped(self[axis].offset)
    guard let stops = self[axis].stops, let stop = stops.nearest(to: inside) else { return inside }
    return stops.place(in: stop, nearestTo: inside)
  }

  mutating func animate(_ axis: Axis, to target: Double, at time: Microseconds) {
    let animation = ScrollAnimation(
      from: self[axis].offset, to: target, at: time, duration: profile.animationDuration)
    self[axis].momentum = .curve(
      CurveMomentum(.animation(animation), at: time, stepsPerSecond: profile.stepsPerSecond))
  }

  private mutating func jump(
    to place: ScrollPlace, preservesVelocity: Bool, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    let from = sample(at: time).offset
    var velocities = Vector.zero
    for axis in Axis.allCases { velocities[axis] = self[axis].state(at: time).velocity }
    let wasMoving = isMoving
    let glider = glideDevice
    halt(at: time, into: &outputs)
    for axis in Axis.allCases {
      let isAsked = resolved(place, axis) != nil
      guard isAsked || !isInHand else { continue }
      guard let wanted = resolved(place, axis)?.offset ?? placeToReturnTo(axis) else { continue }
      shift(axis, to: placed(wanted, axis))
      self[axis].isPlaced = self[axis].isPlaced || isAsked
      self[axis].flicks.reset()
      followEdge(axis, time, .momentum(0), into: &outputs)
    }
    needsSample = true
    outputs.append(.adjusted(time: time, from: from, to: offset, reason: .requested))
    if offset != from { indicators.touch(.programmatic, at: time, into: &outputs) }
    if preservesVelocity {
      glideDevice = glider
      for axis in Axis.allCases where self[axis].isActive && velocities[axis] != 0 {
        self[axis].momentum = flight(velocities[axis], axis, at: time)
        // Where it flies on to, no program put it.
        self[axis].isPlaced = false
      }
    }
    if wasMoving, !isMoving, !isInHand { setPhase(.idle, at: time, .jumped, into: &outputs) }
    if wheel == nil, phase == .interacting, !isInHand, !isMoving {
      setPhase(.idle, at: time, .jumped, into: &outputs)
    }
    follow(time, .app, into: &outputs)
  }

  /// Moves the content under a hand that may hold it.
  mutating func shift(_ axis: Axis, to offset: Double) {
    let way = offset - self[axis].offset
    self[axis].offset = offset
    guard let held = drag else { return }
    drag?.start[axis] += way
    if self[axis].stretched == nil, self[axis].isInside {
      drag?.startRaw[axis] += way
    } else {
      // The band gives way by another measure here than there.
      let raw = rubberBand(axis).raw(shown: offset, in: self[axis].bounds) ?? offset
      drag?.startRaw[axis] = raw - (held.pan.isRecognized ? held.pan.translation[axis] : 0)
    }
  }
}
