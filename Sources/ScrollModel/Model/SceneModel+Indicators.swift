public import InputEvents
import ScrollInput

/// An indicator of a scene: that of a view along an axis.
struct IndicatorPlace: Hashable, Sendable {
  var view: Int
  var axis: Axis
}

extension SceneModel {
  /// What the style of indicators waits for, where the device that acted last decides; `nil` if it waits for nothing.
  public var styleWait: IndicatorStyleWait? {
    devices.deadline.map { IndicatorStyleWait(latest: devices.latest, until: $0) }
  }

  /// A device that moves the pointer went, its recording has a gap, or the pointer left the window: nothing is hovered over
  /// until something moves the pointer again.
  ///
  /// - Parameters:
  ///   - device: The device; `nil` for the pointer itself.
  ///   - time: When.
  ///   - outputs: Where outputs go.
  public mutating func losePointer(
    of device: DeviceNumber?, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    guard device == nil || device == pointerDevice else { return }
    pointerDevice = nil
    hoverIndicators(time, into: &outputs)
    guard device == nil else { return }
    isPointerAway = true
    if let left = hovered {
      outputs.append(PointerChange(time: time, what: .left, view: left, place: pointer))
    }
    hovered = nil
  }

  /// Looks which indicator the pointer is over; while it drags one, that one alone.
  mutating func hoverIndicators(_ time: Microseconds, into outputs: inout SceneOutputs) {
    if let pointerDevice, order.contains(where: { views[$0].held?.device == pointerDevice }) { return }
    let next = pointerDevice == nil ? nil : indicator(at: pointer, time)
    guard next != hoveredIndicator else { return }
    let before = hoveredIndicator
    hoveredIndicator = next
    for (place, isOver) in [(before, false), (next, true)] {
      guard let place, order.contains(place.view) else { continue }
      outputs.view = place.view
      views[place.view].indicators[place.axis].act(at: time, into: &outputs) { $0.isHovered = isOver }
    }
  }

  /// Looks again where a view may have moved under the pointer that rests over its indicator.
  mutating func followHover(_ time: Microseconds, into outputs: inout SceneOutputs) {
    guard let place = hoveredIndicator, views[place.view].content.parent != nil else { return }
    hoverIndicators(time, into: &outputs)
  }

  /// The innermost indicator at a place that is there, or that the device which moves the pointer calls.
  private func indicator(at place: Vector, _ time: Microseconds) -> IndicatorPlace? {
    for number in order.reversed() where isVisible(number, at: place) {
      let inside = place - views[number].sceneOrigin
      for axis in Axis.allCases where views[number].isOnIndicator(axis, inside) {
        let isThere = views[number].indicators[axis].decision.state != .hidden
        // An overlay that is not there can be called only by a device that cannot scroll freely.
        let isCalled =
          devices.latest?.needsIndicators == true && views[number].indicators[axis].isShown(.hovering)
        if isThere || isCalled { return IndicatorPlace(view: number, axis: axis) }
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
    guard !isPointerAway, let place = indicator(at: pointer, event.time), takesInput(place.view),
      views[place.view][place.axis].overflows
    else { return nil }
    let along = (pointer - views[place.view].sceneOrigin)[place.axis]
    guard views[place.view].indicators[place.axis].decision.state != .hidden,
      let thumb = views[place.view].thumb(place.axis, at: event.time), thumb.contains(along)
    else { return nil }
    let held = HeldIndicator(device: event.device, axis: place.axis, grip: along - thumb.start)
    outputs.view = place.view
    takeFromOthers(place.view, event.device, event.time, .indicatorDragged, into: &outputs)
    // Its own fingers have the other hand on the content: they scroll nothing until they are lifted.
    for index in gestures.indices where gestures[index].device == event.device {
      gestures[index].isOver = true
      for number in order where views[number].drag?.device == event.device {
        outputs.view = number
        views[number].leaveDrag(event.time, .indicatorDragged, into: &outputs)
      }
    }
    outputs.view = place.view
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
      // Lengths that become known move the thumb away from the pointer: again, until it is there.
      for _ in 0..<SceneModel.mostDragSteps {
        let before = views[number].content.contentSize[axis]
        realise(number, at: event.time, into: &outputs)
        guard views[number].content.contentSize[axis] != before else { break }
        views[number].dragIndicator(to: along, at: event.time, into: &outputs)
      }
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
    hoverIndicators(event.time, into: &outputs)
  }

  /// So often a drag follows lengths that become known: each step makes views that were not known before.
  private static let mostDragSteps = 100

  /// All that the indicator of a view along an axis is at a time up to which the scene was advanced; `nil` if the view does
  /// not scroll along it.
  public func appearance(
    of axis: Axis, in number: Int, at time: Microseconds
  ) -> IndicatorAppearance? {
    var appearance = views[number].appearance(of: axis, at: time)
    // Nothing inside undoes what a view around it was told.
    if !takesInput(number) { appearance?.canBeGrabbed = false }
    return appearance
  }
}
