public import InputEvents
import ScrollInput

extension SceneModel {
  /// Does something to the scene; ``advance(to:into:)`` up to its time has to come before.
  public mutating func perform(
    _ action: SceneAction, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    switch action {
    case .scroll(let request): scroll(request, at: time, into: &outputs)
    case .press(let id):
      if let control = layout.controls.first(where: { $0.id == id }) {
        press(control, at: time, into: &outputs)
      } else {
        outputs.report(.unknown(id), at: time, by: nil)
      }
    case .resize(let size):
      // The pointer stays where it is, as far as the scene goes.
      scene.size = size
      pointer = inside(pointer)
      relayout(.resize, at: time, into: &outputs)
    case .setSafeArea(let insets):
      scene.safeArea = insets
      relayout(.resize, at: time, into: &outputs)
    case .setSizeClass(let sizeClass):
      scene.sizeClass = sizeClass
      relayout(.resize, at: time, into: &outputs)
    case .setScene(let content):
      scene.content = content
      relayout(.content, at: time, into: &outputs)
    case .setBouncesByDefault(let bounces): scene.bouncesByDefault = bounces
    case .setContent(let view, let content):
      change(view, at: time, into: &outputs) { $0.content = content }
      dropMotion(view, at: time, into: &outputs)
      relayout(.content, at: time, into: &outputs)
    case .insert(let view, let index, let nodes):
      change(view, at: time, into: &outputs) { $0.content.insert(nodes, at: index) }
      relayout(.content, at: time, into: &outputs)
    case .remove(let view, let ids):
      if let number = number(view) {
        for id in ids where views[number].content.index(of: id) == nil {
          outputs.report(.unknown(id), at: time, by: number)
        }
      }
      change(view, at: time, into: &outputs) { $0.content.remove(ids) }
      relayout(.content, at: time, into: &outputs)
    case .setMargins(let view, let margins, let placement):
      change(view, at: time, into: &outputs) { _ in }
      scene.content.setMargins(view, margins, placement)
      relayout(.resize, at: time, into: &outputs)
    case .setBounce(let view, let settings):
      change(view, at: time, into: &outputs) { $0.bounce = settings }
      if let number = number(view) {
        views[number].bounce.isEnabled = settings.isEnabled ?? views[number].bounce.isEnabled
        views[number].followBounceRule()
        views[number].reportRefresh(time, into: &outputs)
      }
    case .setIndicators(let view, let settings):
      change(view, at: time, into: &outputs) { $0.indicators = settings }
      guard let number = number(view) else { return }
      outputs.view = number
      views[number].indicators.setVisibility(settings, at: time, into: &outputs)
      followBars(time, into: &outputs)
    case .setBehavior(let view, let behavior):
      change(view, at: time, into: &outputs) { $0.behavior = behavior }
      guard let number = number(view) else { return }
      views[number].behavior = behaviors[behavior]
      relayout(.resize, at: time, into: &outputs)
      views[number].reportBehavior(time, into: &outputs)
    case .setDisabled(let view, let isDisabled):
      change(view, at: time, into: &outputs) { $0.isDisabled = isDisabled }
      letGoOfDisabled(time, into: &outputs)
    case .flashIndicators(let view):
      guard let number = number(view) else {
        outputs.report(.unknown(view), at: time, by: nil)
        return
      }
      outputs.view = number
      views[number].flashIndicators(time, into: &outputs)
    case .leave: losePointer(of: nil, at: time, into: &outputs)
    }
  }

  /// Changes a scroll view of the scene, and what the model knows of it.
  private mutating func change(
    _ view: String, at time: Microseconds, into outputs: inout SceneOutputs,
    _ change: (inout ScrollView) -> Void
  ) {
    guard scene.content.change(view, change) else {
      outputs.report(.unknown(view), at: time, by: nil)
      return
    }
    if let number = number(view) { change(&views[number].view) }
  }

  /// What moved was for the content before.
  private mutating func dropMotion(_ view: String, at time: Microseconds, into outputs: inout SceneOutputs) {
    guard let number = number(view), views[number].isMoving else { return }
    outputs.view = number
    views[number].stop(at: time, clamps: true)
    views[number].setPhase(.idle, at: time, .contentReplaced, into: &outputs)
  }

  // MARK: Requests

  /// Asks a view to be somewhere.
  mutating func scroll(_ request: ScrollRequest, at time: Microseconds, into outputs: inout SceneOutputs) {
    let asked = request.view.map { number($0) } ?? order.first { views[$0].has(request.place) }
    guard let number = asked, views[number].has(request.place) else {
      outputs.report(.unknown(request.view ?? name(request.place)), at: time, by: nil)
      return
    }
    outputs.view = number
    views[number].go(request, at: time, into: &outputs)
    if !request.isAnimated { realise(number, at: request.place, time, into: &outputs) }
    placeViews()
    hover(time, into: &outputs)
  }

  /// What was not seen before may be longer or shorter than it was taken for: what was asked for is held.
  private mutating func realise(
    _ number: Int, at place: ScrollPlace, _ time: Microseconds, into outputs: inout SceneOutputs
  ) {
    var id: String?
    if case .view(let name, _) = place { id = name }
    realise(number, holding: id, at: time, into: &outputs)
    let axis = views[number].leadingAxis
    while !views[number].isMoving, let way = views[number].way(to: place, axis) {
      views[number].correct(axis, by: way, at: time, .estimate, into: &outputs)
      realise(number, holding: id, at: time, into: &outputs)
    }
  }

  private func name(_ place: ScrollPlace) -> String {
    switch place {
    case .view(let id, _): id
    case .edge(let edge): edge.rawValue
    case .point: "that point"
    }
  }

  /// Presses a control.
  mutating func press(_ control: ControlLayout, at time: Microseconds, into outputs: inout SceneOutputs) {
    switch control.control {
    case .scroll(let request): scroll(request, at: time, into: &outputs)
    case .next(let view): step(view, by: 1, control.id, at: time, into: &outputs)
    case .previous(let view): step(view, by: -1, control.id, at: time, into: &outputs)
    }
  }

  /// Goes to the view beside the one that the position holds; the talk's paddles do nothing where there is none.
  private mutating func step(
    _ view: String, by way: Int, _ control: String, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    guard let number = number(view) else {
      outputs.report(.unknown(view), at: time, by: nil)
      return
    }
    guard let id = views[number].position?.value.viewID else {
      outputs.report(.deadControl(control, .noPosition), at: time, by: number)
      return
    }
    guard let index = views[number].targetIDs.firstIndex(of: id) else {
      outputs.report(.deadControl(control, .unknownPosition), at: time, by: number)
      return
    }
    guard views[number].targetIDs.indices.contains(index + way) else {
      outputs.report(.deadControl(control, .atEnd), at: time, by: number)
      return
    }
    let place = ScrollPlace.view(views[number].targetIDs[index + way], anchor: nil)
    scroll(ScrollRequest(view: view, place, isAnimated: true), at: time, into: &outputs)
  }

  // MARK: Layout

  /// Lays the scene out anew; views keep their numbers by their names.
  mutating func relayout(_ cause: LayoutCause, at time: Microseconds, into outputs: inout SceneOutputs) {
    let earlier = order
    layout = laidOut(from: layout)
    order.removeAll(keepingCapacity: true)
    var appeared: [Int] = []
    for content in layout.views {
      let known = earlier.first {
        // A view that scrolls along other axes is another view, whatever its name.
        let view = views[$0].view
        return view.id == content.view.id && view.axes == content.view.axes && !order.contains($0)
      }
      if let number = known {
        order.append(number)
      } else {
        order.append(views.count)
        appeared.append(views.count)
        views.append(makeView(content, number: views.count))
      }
    }
    for number in earlier where !order.contains(number) {
      for index in gestures.indices where gestures[index].innermost == number {
        gestures[index].innermost = nil
      }
      for index in runs.indices {
        for axis in Axis.allCases where runs[index][axis] == number { runs[index][axis] = nil }
      }
      outputs.view = number
      views[number].leave(time, into: &outputs)
    }
    for (index, number) in order.enumerated() where !appeared.contains(number) {
      outputs.view = number
      views[number].sizeClass = scene.sizeClass
      views[number].behavior = behaviors[layout.views[index].view.behavior]
      // Bars change little: what they leave alone has nothing to do.
      if cause == .bars, views[number].content == layout.views[index] { continue }
      views[number].relayout(layout.views[index], cause, at: time, into: &outputs)
    }
    letGoOfDisabled(time, into: &outputs)
    placeViews()
    for number in appeared {
      views[number].appear()
      start(number, at: time, into: &outputs)
    }
    for number in order { realise(number, at: time, into: &outputs) }
    placeViews()
    followBars(time, into: &outputs)
    hover(time, into: &outputs)
  }

  /// Ends what users have in hand of views that they cannot scroll any more, also by what a view around them was told.
  private mutating func letGoOfDisabled(_ time: Microseconds, into outputs: inout SceneOutputs) {
    for number in order where !takesInput(number) {
      outputs.view = number
      views[number].letGo(time, into: &outputs)
    }
  }

  /// Makes what came into view of lazy content, and holds in place what is visible, or a view by its name.
  mutating func realise(
    _ number: Int, holding id: String? = nil, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    guard let index = order.firstIndex(of: number) else { return }
    let axis: Axis = views[number].vertical.isActive ? .vertical : .horizontal
    guard layout.hasEstimates(in: index, along: axis) else { return }
    let held = id.flatMap { layout.views[index].index(of: $0) }
    // Where the content ends before, other views come into view than those that were made.
    var isChanged = false
    while let way = layout.realise(
      views[number].visible(axis, at: time), along: axis, in: index, holding: held)
    {
      isChanged = true
      outputs.view = number
      views[number].relayout(
        layout.views[index], .estimate, shift: Vector(way, along: axis), at: time, into: &outputs)
    }
    guard isChanged else { return }
    // The lengths of a view inside another are lengths in that one.
    for (index, other) in order.enumerated()
    where other != number && views[other].content != layout.views[index] {
      outputs.view = other
      views[other].relayout(layout.views[index], .estimate, at: time, into: &outputs)
      realise(other, at: time, into: &outputs)
    }
    followBars(time, into: &outputs)
    outputs.view = number
  }
}

extension ScrollViewModel {
  /// What can be seen along an axis now, in content coordinates; insets do not cut anything away.
  func visible(_ axis: Axis, at time: Microseconds) -> ClosedRange<Double> {
    let offset = self[axis].state(at: time).offset
    return offset...offset + self[axis].geometry.length
  }

  /// How far it is to a view or an edge of the content; `nil` for no way, and for a point.
  func way(to place: ScrollPlace, _ axis: Axis) -> Double? {
    if case .point = place { return nil }
    guard let wanted = resolved(place, axis)?.offset else { return nil }
    let way = placed(wanted, axis) - self[axis].offset
    return way != 0 ? way : nil
  }

  /// The view is not there any more: what is under way ends.
  mutating func leave(_ time: Microseconds, into outputs: inout SceneOutputs) {
    stop(at: time, clamps: true)
    drag = nil
    wheel = nil
    held = nil
    for axis in Axis.allCases {
      if let edge = self[axis].stretched {
        self[axis].offset = self[axis].clamped(self[axis].offset)
        self[axis].stretched = nil
        outputs.append(.bounce(time: time, edge: edge, event: .ended, reason: .viewGone))
      }
    }
    setPhase(.idle, at: time, .viewGone, into: &outputs)
    indicators.leave(at: time, into: &outputs)
  }
}
