import InputEvents
import ScrollInput

extension ScrollViewModel {
  /// What changed the offset.
  enum MoveCause {
    case fingers
    case momentum
    case wheel
    case app
    case layout
  }

  /// Looks at everything that depends on the offset.
  mutating func follow(_ time: Microseconds, _ cause: MoveCause, into outputs: inout SceneOutputs) {
    switch cause {
    case .fingers, .wheel: mover = .user
    case .momentum, .app, .layout: break
    }
    followBounceRule()
    followPage(time, into: &outputs)
    followPosition(time, into: &outputs)
    followAppearance(time, into: &outputs)
  }

  /// Moves the offset because the layout changed under it; what moves goes on from there.
  mutating func correct(
    _ axis: Axis, by way: Double, at time: Microseconds, _ reason: AdjustReason,
    into outputs: inout SceneOutputs
  ) {
    let from = offset
    let velocity = self[axis].state(at: time).velocity
    shift(axis, to: self[axis].offset + way)
    if self[axis].momentum != nil { resume(axis, velocity, at: time) }
    followEdge(axis, time, drag?.holds == true ? .fingers : .momentum(0), into: &outputs)
    if way != 0 {
      needsSample = true
      outputs.append(.adjusted(time: time, from: from, to: offset, reason: reason))
    }
  }

  /// Goes on with a motion under a layout that changed: a flight with its velocity, a way to a target to where the
  /// target is now.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - velocity: How fast it was, in points per millisecond.
  ///   - time: Now.
  ///   - edge: The edge that a bounce is on its way back to, if that has moved.
  mutating func resume(
    _ axis: Axis, _ velocity: Double, at time: Microseconds, backTo edge: Edge? = nil
  ) {
    guard let momentum = self[axis].momentum else { return }
    guard
      var destination = self[axis].destination
        ?? edge.map({ AxisModel.Destination(offset: self[axis].rest(at: $0), edge: $0) })
    else {
      self[axis].momentum = flight(velocity, axis, at: time)
      return
    }
    if let id = destination.view,
      let place = resolved(.view(id, anchor: destination.anchor), axis)
    {
      destination.offset = place.offset
    } else if let stops = self[axis].stops, let stop = stop(of: destination, stops) {
      destination.stop = stop
      destination.offset = stops.place(in: stop, nearestTo: stops.offset(of: stop) + destination.into)
    } else if let edge = destination.edge {
      destination.offset = self[axis].rest(at: edge)
    } else {
      destination.offset = self[axis].clamped(destination.offset)
    }
    if momentum.isAnimation {
      animate(axis, to: destination.offset, at: time)
    } else {
      go(axis, to: destination.offset, velocity: velocity, at: time)
    }
    if self[axis].momentum != nil { self[axis].destination = destination }
  }

  /// The stop now that a motion is going to: that of its target, or the one of its number where it has none or it went.
  private func stop(of destination: AxisModel.Destination, _ stops: SnapStops) -> Int? {
    let known = destination.target.flatMap { targetIDs.firstIndex(of: $0) }
    if let target = known, let stop = stops.stop(ofTarget: target) { return stop }
    return destination.stop.flatMap { $0 < stops.count ? $0 : nil }
  }
}
