import InputEvents
public import ScrollInput

/// Fingers of one device, and whose they are.
struct Gesture: Sendable {
  var device: DeviceNumber
  /// The innermost view where they came down.
  var innermost: Int?
  /// The view whose they are, once their way tells.
  var owner: Int?
  /// The way until then.
  var way = Vector.zero
  /// Whether their coming down stopped a motion.
  var caught = false
  /// Whether they went too far for a tap.
  var isMoved = false
  /// Whether they came down, or rest, while another device has the view: it is theirs once they scroll.
  var waits = false
  /// Whether another device has taken the view over: they scroll nothing until they are lifted.
  var isOver = false
}

extension SceneModel {
  mutating func stepFingers(_ input: ScrollInputEvent, into outputs: inout SceneOutputs) {
    switch input.phase {
    case .began: beginGesture(input, into: &outputs)
    case .changed: changeGesture(input, into: &outputs)
    case .ended, .cancelled: endGesture(input, into: &outputs)
    }
  }

  /// Takes note of a contact; what scroll input its frame gave has to come before.
  ///
  /// A finger that comes down stops a glide that its device began, also one that scrolls nothing, such as the first of two
  /// on a touchpad. It stops no way to a target and no way back from past an edge: those end where the view may rest.
  public mutating func touch(_ contact: ContactEvent, into outputs: inout SceneOutputs) {
    guard contact.change == .began else {
      for number in order where views[number].caughtGlide?.device == contact.device {
        views[number].caughtGlide = nil
      }
      return
    }
    guard contact.isNewFinger else { return }
    for number in order {
      let isOwn = views[number].glideDevice == contact.device
      guard takesInput(number), isOwn || profile.anyDeviceStops else { continue }
      outputs.view = number
      let reason = PhaseReason.caught(views[number].source)
      if let velocity = views[number].stopGlide(at: contact.time, reason, into: &outputs) {
        views[number].caughtGlide = CaughtGlide(
          device: contact.device, time: contact.time, velocity: velocity)
      }
    }
  }

  private mutating func beginGesture(_ input: ScrollInputEvent, into outputs: inout SceneOutputs) {
    gestures.removeAll { $0.device == input.device }
    var gesture = Gesture(device: input.device, innermost: view(at: input.location ?? pointer))
    let first = chain(gesture.innermost) { takesInput($0) }
    for number in order where views[number].held == nil {
      // A finger on the content holds it; so do fingers on the device whose motion goes on, wherever the pointer is.
      let isTouched = contains(number, gesture.innermost)
      let glides = isMoving(number) && (isTouched || views[number].glideDevice == input.device)
      guard number == first || (glides && takesInput(number)) else { continue }
      outputs.view = number
      views[number].beginDrag(
        input, stopsOthers: input.source == .touch || profile.anyDeviceStops, into: &outputs)
      if let drag = views[number].drag, drag.device == input.device, drag.caught { gesture.caught = true }
    }
    if let first {
      let isTaken = views[first].drag.map { $0.device != input.device } ?? false
      gesture.waits = isTaken || views[first].held != nil
    }
    // With nothing to choose from, the view is told every step from the first.
    if let first, !isContested(first, input.device) { gesture.owner = first }
    gestures.append(gesture)
  }

  private mutating func changeGesture(_ input: ScrollInputEvent, into outputs: inout SceneOutputs) {
    guard let index = gestures.firstIndex(where: { $0.device == input.device }) else { return }
    gestures[index].way = gestures[index].way + input.delta
    if gestures[index].way.length > profile.touchHysteresis { gestures[index].isMoved = true }
    guard !gestures[index].isOver else { return }
    if let owner = gestures[index].owner {
      outputs.view = owner
      takeOver(owner, input, into: &outputs)
      views[owner].changeDrag(input, into: &outputs)
      return
    }
    let gesture = gestures[index]
    let distance =
      gesture.caught ? 0 : input.source == .touch ? profile.touchHysteresis : profile.axisDecision
    guard gesture.way.length > distance, let owner = owner(gesture.way, gesture) else { return }
    gestures[index].owner = owner
    for number in order where number != owner && views[number].drag?.device == input.device {
      outputs.view = number
      views[number].leaveDrag(input.time, .otherViewScrolls, into: &outputs)
    }
    outputs.view = owner
    var whole = input
    whole.delta = gesture.way
    takeOver(owner, whole, into: &outputs)
    if views[owner].drag == nil {
      views[owner].beginDrag(input, stopsOthers: true, into: &outputs)
    }
    views[owner].changeDrag(whole, into: &outputs)
  }

  private mutating func endGesture(_ input: ScrollInputEvent, into outputs: inout SceneOutputs) {
    guard let index = gestures.firstIndex(where: { $0.device == input.device }) else { return }
    let gesture = gestures.remove(at: index)
    let isTap = input.phase == .ended && !gesture.caught && !gesture.isMoved
    for number in order where views[number].drag?.device == input.device {
      outputs.view = number
      views[number].endDrag(input, into: &outputs)
    }
    guard isTap, input.source == .touch, let place = input.location, let control = control(at: place)
    else { return }
    press(control, at: input.time, into: &outputs)
  }

  // MARK: Whose

  /// Lets a device have a view that it scrolls: what another has in hand there is over.
  ///
  /// A view has one owner at a time, and who begins to scroll later has it. Fingers that only rest own nothing.
  mutating func takeOver(_ number: Int, _ input: ScrollInputEvent, into outputs: inout SceneOutputs) {
    guard input.delta != .zero, takesInput(number), order.contains(number) else { return }
    takeFromOthers(number, input.device, input.time, .otherDeviceScrolls(input.source), into: &outputs)
    for index in gestures.indices where gestures[index].device == input.device && gestures[index].waits {
      gestures[index].waits = false
      views[number].beginDrag(input, stopsOthers: true, into: &outputs)
    }
  }

  /// Ends what other devices have in hand of a view.
  mutating func takeFromOthers(
    _ number: Int, _ device: DeviceNumber, _ time: Microseconds, _ reason: PhaseReason,
    into outputs: inout SceneOutputs
  ) {
    if let drag = views[number].drag, drag.device != device {
      for index in gestures.indices where gestures[index].device == drag.device {
        gestures[index].isOver = drag.isScrolling
        gestures[index].waits = !drag.isScrolling
      }
      views[number].leaveDrag(time, reason, into: &outputs)
    }
    if let held = views[number].held, held.device != device {
      views[number].letGoOfIndicator(time, reason, into: &outputs)
    }
    for index in runs.indices where runs[index].device != device {
      for axis in Axis.allCases where runs[index][axis] == number { runs[index].isOver = true }
    }
    views[number].leaveWheel(to: device, at: time, reason, into: &outputs)
  }

  /// The first view from an inner one outwards of which something holds.
  func chain(_ innermost: Int?, where holds: (Int) -> Bool) -> Int? {
    var next = innermost
    while let number = next {
      if holds(number) { return number }
      next = outer(number)
    }
    return nil
  }

  /// Whether a view is another or around it.
  func contains(_ number: Int, _ innermost: Int?) -> Bool {
    chain(innermost) { $0 == number } != nil
  }

  /// Whether other views may turn out to be meant.
  private func isContested(_ first: Int, _ device: DeviceNumber) -> Bool {
    let others = outer(first).flatMap { chain($0) { takesInput($0) } } != nil
    return others || order.contains { $0 != first && views[$0].drag?.device == device }
  }

  /// Whose a gesture is.
  ///
  /// Of the views under it the innermost that scrolls along the way and has room there, then the innermost that scrolls
  /// along it, then the innermost. A gesture that begins at the end of the inner content is the outer view's; within a
  /// gesture nothing is handed over.
  private func owner(_ way: Vector, _ gesture: Gesture) -> Int? {
    let axis: Axis = way.x.magnitude > way.y.magnitude ? .horizontal : .vertical
    let scrolls = { (number: Int) in takesInput(number) && views[number][axis].isActive }
    return chain(gesture.innermost) { scrolls($0) && views[$0].hasRoom(axis, towardsEnd: way[axis] > 0) }
      ?? chain(gesture.innermost, where: scrolls)
      ?? chain(gesture.innermost) { takesInput($0) }
  }
}

extension ScrollViewModel {
  /// Whether content is left to see in a direction.
  func hasRoom(_ axis: Axis, towardsEnd: Bool) -> Bool {
    let axis = self[axis]
    return towardsEnd ? axis.offset < axis.bounds.upperBound : axis.offset > axis.bounds.lowerBound
  }
}
