public import InputEvents
import ScrollInput

/// An indicator of a scene: that of a view along an axis.
struct IndicatorPlace: Hashable, Sendable {
  var view: Int
  var axis: Axis
}

extension SceneModel {
  /// A device that moves the pointer went, its recording has a gap, or the pointer left the window: nothing is hovered over.
  ///
  /// - Parameters:
  ///   - device: The device; `nil` for the pointer itself.
  ///   - time: When.
  ///   - outputs: Where outputs go.
  public mutating func losePointer(
    of device: DeviceNumber?, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    guard device == nil || device == pointerDevice else { return }
    hoverIndicator(nil, time, into: &outputs)
    guard device == nil else { return }
    isPointerAway = true
    if let left = hovered {
      outputs.append(PointerChange(time: time, what: .left, view: left, place: pointer))
    }
    hovered = nil
  }

  /// Looks which indicator the pointer is over.
  ///
  /// An overlay that is not there can be called only by a device that cannot scroll freely.
  mutating func hoverIndicators(_ time: Microseconds, into outputs: inout SceneOutputs) {
    var next = indicator(at: pointer)
    if let place = next, views[place.view].indicators[place.axis].decision.state == .hidden,
      devices.latest?.needsIndicators != true
    {
      next = nil
    }
    hoverIndicator(next, time, into: &outputs)
  }

  private mutating func hoverIndicator(
    _ next: IndicatorPlace?, _ time: Microseconds, into outputs: inout SceneOutputs
  ) {
    guard next != hoveredIndicator else { return }
    let before = hoveredIndicator
    hoveredIndicator = next
    for (place, isOver) in [(before, false), (next, true)] {
      guard let place, order.contains(place.view) else { continue }
      outputs.view = place.view
      views[place.view].indicators[place.axis].act(at: time, into: &outputs) { $0.isHovered = isOver }
    }
  }

  /// The innermost indicator at a place.
  private func indicator(at place: Vector) -> IndicatorPlace? {
    for number in order.reversed() where isVisible(number, at: place) {
      let inside = place - views[number].sceneOrigin
      for axis in Axis.allCases where views[number].isOnIndicator(axis, inside) {
        return IndicatorPlace(view: number, axis: axis)
      }
    }
    return nil
  }

  // MARK: Dragging

  /// Takes the indicator at the pointer into the hand; says which.
  ///
  /// Only its thumb can be dragged; a press beside it does nothing.
  mutating func grabIndicator(
    _ event: PointerEvent, into outputs: inout SceneOutputs
  ) -> IndicatorPlace? {
    guard let place = indicator(at: pointer), takesInput(place.view) else { return nil }
    let along = (pointer - views[place.view].sceneOrigin)[place.axis]
    guard views[place.view].indicators[place.axis].decision.state != .hidden,
      let thumb = views[place.view].thumb(place.axis, at: event.time), thumb.contains(along)
    else { return nil }
    let held = HeldIndicator(device: event.device, axis: place.axis, grip: along - thumb.start)
    outputs.view = place.view
    takeFromOthers(place.view, event.device, event.time, .indicatorDragged, into: &outputs)
    views[place.view].hold(held, at: event.time, into: &outputs)
    return place
  }

  /// Lets the indicator that a device holds follow the pointer.
  mutating func dragIndicator(_ event: PointerEvent, into outputs: inout SceneOutputs) {
    for number in order where views[number].held?.device == event.device {
      guard let axis = views[number].held?.axis else { continue }
      outputs.view = number
      let along = (pointer - views[number].sceneOrigin)[axis]
      views[number].dragIndicator(to: along, at: event.time, into: &outputs)
      realise(number, at: event.time, into: &outputs)
    }
    placeViews()
  }

  /// Lets go of the indicator that a device holds.
  mutating func releaseIndicator(_ event: PointerEvent, into outputs: inout SceneOutputs) {
    for number in order where views[number].held?.device == event.device {
      outputs.view = number
      let reason = event.interruption == nil ? PhaseReason.indicatorReleased : .brokenOff
      views[number].letGoOfIndicator(event.time, reason, into: &outputs)
    }
  }
}
