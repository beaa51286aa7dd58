import InputEvents
public import ScrollInput

extension SceneModel {
  /// Takes what a device says of the pointer; ``advance(to:into:)`` up to its time has to come before.
  public mutating func point(_ event: PointerEvent, into outputs: inout SceneOutputs) {
    switch event.kind {
    case .moved(let way):
      let x = scene.layoutDirection == .rightToLeft ? 0 - way.x : way.x
      pointer = inside(pointer + Vector(x: x, y: way.y))
      pointerDevice = event.device
      isPointerAway = false
      dragIndicator(event, into: &outputs)
      hover(event.time, into: &outputs)
      stopGlidesByPointer(event.time, into: &outputs)
      if policy.shows.contains(.pointing) { showIndicators(event.time, into: &outputs) }
    case .pressed(let button):
      // An indicator lies over the content.
      let grabbed = button == .primary ? grabIndicator(event, into: &outputs) : nil
      let control = grabbed == nil && !isPointerAway ? control(at: pointer) : nil
      note(event.time, .pressed, control, grabbed, into: &outputs)
      if button == .primary, let control { press(control, at: event.time, into: &outputs) }
    case .released(let button):
      note(event.time, .released, control(at: pointer), nil, into: &outputs)
      if button == .primary { releaseIndicator(event, into: &outputs) }
    }
  }

  /// Stops glides that the profile's rule lets the pointer stop.
  private mutating func stopGlidesByPointer(_ time: Microseconds, into outputs: inout SceneOutputs) {
    for number in order {
      switch profile.pointerRule {
      case .ignored: return
      case .leaving: if contains(number, hovered) { continue }
      case .motion: break
      }
      outputs.view = number
      views[number].stopGlide(at: time, .pointerMoved, into: &outputs)
    }
  }

  /// Shows the indicators of the views that the pointer is over.
  private mutating func showIndicators(_ time: Microseconds, into outputs: inout SceneOutputs) {
    for number in order where contains(number, hovered) {
      outputs.view = number
      views[number].indicators.touch(.pointing, at: time, into: &outputs)
    }
  }

  /// Looks which view the pointer is over.
  mutating func hover(_ time: Microseconds, into outputs: inout SceneOutputs) {
    hoverIndicators(time, into: &outputs)
    guard !isPointerAway else { return }
    let next = view(at: pointer)
    guard next != hovered else { return }
    let before = hovered
    hovered = next
    if let before {
      outputs.append(PointerChange(time: time, what: .left, view: before, place: pointer))
    }
    if let next {
      outputs.append(PointerChange(time: time, what: .entered, view: next, place: pointer))
    }
  }

  private func note(
    _ time: Microseconds, _ what: PointerChange.What, _ control: ControlLayout?,
    _ indicator: IndicatorPlace?, into outputs: inout SceneOutputs
  ) {
    outputs.append(
      PointerChange(
        time: time, what: what, view: indicator?.view ?? hovered, place: pointer, control: control?.id,
        indicator: indicator?.axis))
  }
}
