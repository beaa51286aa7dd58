import InputEvents
import ScrollInput

/// Why a layout changed.
enum LayoutCause: Sendable {
  /// The window, the safe area, a size class or margins.
  case resize
  /// Views came, went, or became longer or shorter.
  case content
  /// Lengths of views became known.
  case estimate
  /// Bars beside the content came or went.
  case bars
}

extension ScrollViewModel {
  /// Works out what depends on the layout alone: ranges, stops, and which targets lead.
  mutating func measure() {
    for axis in Axis.allCases {
      let insets = content.contentInsets
      let length = content.frame.size[axis]
      let bounds = ContentRange.offsets(
        content: content.contentSize[axis], length: length, startInset: insets.start(axis),
        endInset: insets.end(axis), grid: grid)
      self[axis].isActive = view.axes.contains(axis)
      self[axis].geometry = AxisGeometry(
        length: length, content: content.contentSize[axis], startInset: insets.start(axis),
        endInset: insets.end(axis),
        bounds: self[axis].isActive ? bounds : bounds.lowerBound...bounds.lowerBound)
      // Insets keep content clear also where it does not scroll.
      if !self[axis].isActive { self[axis].offset = bounds.lowerBound }
    }
    targetItems.removeAll(keepingCapacity: true)
    for index in content.items.indices where content.items[index].isTarget { targetItems.append(index) }
    let frames = targetItems.map { content.items[$0].frame }
    targetIDs = targetItems.map { content.items[$0].id }
    targets = ScrollTargetLayout(
      horizontal: horizontal.geometry, vertical: vertical.geometry, axes: view.axes, targets: frames,
      snapping: behavior?.snapping ?? .none, choices: profile.choices)
    for axis in Axis.allCases {
      self[axis].stops = behavior != nil && self[axis].isActive ? targets.stops(axis) : nil
    }
    if view.position != nil || view.targetVisibility != nil {
      leading = LeadingTargets(
        frames, along: leadingAxis, anchor: view.position?.anchor?[leadingAxis],
        in: self[leadingAxis].geometry, rule: profile.choices.leadingMost)
    } else {
      leading = nil
    }
    measureAppearance()
  }

  /// Puts the view where it is at first.
  mutating func appear() {
    for axis in Axis.allCases where self[axis].isActive {
      let geometry = self[axis].geometry
      var frame: Rect?
      let place = view.position?.initial.place
      if case .view(let id, _) = place { frame = content.index(of: id).map { content.items[$0].frame } }
      var anchor = view.position?.anchor
      if case .view(_, let own?) = place { anchor = own }
      var offset = ScrollAlignment.initialOffset(
        of: frame, position: anchor, anchor: view.anchors.initialOffset?[axis], along: axis, in: geometry,
        choices: profile.choices)
      if frame == nil, let place, let asked = resolved(place, axis) { offset = asked.offset }
      if let start = view.start { offset = geometry.clamped(start[axis]) }
      self[axis].offset = offset
      // A view that pages begins at a page, wherever the scene starts it.
      guard view.behavior == .paging, let stops = self[axis].stops,
        let page = stops.nearest(to: offset, forward: true)
      else { continue }
      self[axis].page = page
      self[axis].offset = stops.offset(of: page)
    }
    let leads = leadingTarget()
    position?.leading = leads
    followBounceRule()
  }

  /// Takes a new layout, and puts the content where it belongs in it.
  ///
  /// For estimates that became known, the shift says how far the view that is held has moved.
  mutating func relayout(
    _ next: ScrollViewLayout, _ cause: LayoutCause, shift: Vector = .zero, at time: Microseconds,
    into outputs: inout SceneOutputs
  ) {
    let before = self
    content = next
    view = next.view
    adoptSettings(before.view, at: time, into: &outputs)
    measure()
    for axis in Axis.allCases where self[axis].isActive {
      indicators.setOverflow(axis, needsIndicator(axis), at: time, into: &outputs)
      let velocity = before[axis].state(at: time).velocity
      let moved: (offset: Double, reason: AdjustReason)
      if cause == .estimate {
        moved = (before[axis].offset + shift[axis], .estimate)
      } else {
        moved = kept(axis, before, cause, at: time)
      }
      let from = offset
      let shown = before[axis].state(at: time).offset
      self[axis].offset = shown
      self.shift(axis, to: shown + (moved.offset - before[axis].offset))
      if self[axis].momentum == nil, !isInHand {
        self[axis].offset = self[axis].clamped(moved.offset)
      }
      if self[axis].momentum != nil {
        // A resize moves the edge under a bounce, which then goes back to where the edge is; content that comes or goes
        // is nothing to go to the end of.
        let isMoved = (cause == .resize || cause == .bars) && before[axis].bounds != self[axis].bounds
        resume(axis, velocity, at: time, backTo: isMoved ? before[axis].stretched : nil)
      }
      guard self[axis].offset != before[axis].state(at: time).offset else { continue }
      needsSample = true
      var was = from
      was[axis] = shown
      outputs.append(.adjusted(time: time, from: was, to: offset, reason: moved.reason))
    }
    // At an end whose place was an estimate it rested, but does not any more.
    let isLost = cause == .estimate && phase == .idle && before.isAtLegalPlace && !isAtLegalPlace
    // A bar across leaves the stops alone.
    let isResized =
      cause == .resize
      || cause == .bars
        && Axis.allCases.contains { self[$0].isActive && before[$0].geometry != self[$0].geometry }
    if isResized || isLost, let behavior { retarget(behavior, before, at: time, into: &outputs) }
    let isHeld = isInHand
    for axis in Axis.allCases where self[axis].isActive {
      if !isHeld { settleInside(axis) }
      followEdge(axis, time, isHeld ? .fingers : .momentum(0), into: &outputs)
    }
    follow(time, .layout, into: &outputs)
    if before.isMoving, !isMoving, !isInHand {
      comeToRest(phase == .animating ? .arrived : .restedAtTarget, at: time, into: &outputs)
    }
  }

  /// Takes settings that came with another scene: what of them has a state of its own.
  private mutating func adoptSettings(
    _ before: ScrollView, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    bounce.isEnabled = view.bounce.isEnabled ?? bounce.isEnabled
    if (view.position == nil) != (position == nil) {
      position = view.position.map { PositionState(value: $0.initial) }
      mover = .nobody
    }
    guard view.indicators != before.indicators else { return }
    indicators.setVisibility(view.indicators, at: time, into: &outputs)
  }

  /// A view that rests past an edge that has moved goes back to it.
  private mutating func settleInside(_ axis: Axis) {
    guard self[axis].momentum == nil else { return }
    self[axis].offset = self[axis].clamped(self[axis].offset)
  }

  /// Where the content belongs in a new layout, and why.
  ///
  /// First the view that the position holds, then the edge that it is pinned to, then the behaviour's stop, then the
  /// default anchor, then the offset.
  private func kept(
    _ axis: Axis, _ before: ScrollViewModel, _ cause: LayoutCause, at time: Microseconds
  ) -> (offset: Double, reason: AdjustReason) {
    let old = before[axis].geometry
    let new = self[axis].geometry
    let offset = before[axis].offset
    // What stretches stays stretched by as much: the spring brings it to the edge where that is now.
    if !before[axis].isInside { return (offset, .range) }
    if let edge = position?.value.edge, edge.axis == axis {
      return (new.anchored(edge.isEnd ? 1 : 0), .pinnedEdge)
    }
    if let id = position?.value.viewID ?? (position != nil ? before.leadingID : nil),
      let from = before.content.index(of: id), let to = content.index(of: id)
    {
      let moved = ScrollAlignment.FrameChange(
        from: before.content.items[from].frame, to: content.items[to].frame, along: axis)
      let place = ScrollAlignment.keeping(
        moved, at: offset, anchor: view.position?.anchor?[axis], from: old, to: new)
      return (place.offset, .identity)
    }
    if let anchor = view.anchors.sizeChanges?[axis] {
      return (ScrollAlignment.resized(offset, anchor: anchor, from: old, to: new), .anchor)
    }
    return (new.clamped(offset), .range)
  }

  private var leadingID: String? {
    position?.leading.map { targetIDs[$0] }
  }

  /// Asks the behaviour after a resize: what was aligned is aligned again.
  private mutating func retarget(
    _ behavior: AnyScrollTargetBehavior, _ before: ScrollViewModel, at time: Microseconds,
    into outputs: inout SceneOutputs
  ) {
    guard !isInHand, !isMoving else { return }
    var natural = offset
    var chosen = offset
    var reason = StopReason.kept
    for axis in Axis.allCases where self[axis].isActive {
      guard let stops = self[axis].stops, let old = before[axis].stops, stops.count > 0 else { continue }
      // What the position holds comes before what stands nearest.
      let held = position?.value.viewID.flatMap { targetIDs.firstIndex(of: $0) }
      let target =
        held
        ?? old.nearest(to: before[axis].offset).flatMap { old.targets(of: $0).first }
        .flatMap { targetIDs.firstIndex(of: before.targetIDs[$0]) }
      let choice = stops.kept(from: old, at: before[axis].offset, target: target)
      natural[axis] = choice.offset
    }
    let original = ScrollTarget(offset: offset, in: targets)
    let context = ScrollTargetBehaviorContext(
      cause: .resize, originalTarget: original, offset: offset, layout: targets,
      horizontalSizeClass: sizeClass, layoutDirection: layoutDirection, choices: profile.choices)
    let decided = behavior.decide(ScrollTarget(offset: natural, in: targets), context: context)
    for axis in Axis.allCases where self[axis].isActive {
      guard let choice = decided[axis] else { continue }
      chosen[axis] = choice.offset
      reason = choice.reason
    }
    outputs.append(.target(decision(time, .resize, natural: natural, chosen: chosen, .stop(reason))))
    guard chosen != offset else { return }
    outputs.append(.adjusted(time: time, from: offset, to: chosen, reason: .behavior))
    horizontal.offset = chosen.x
    vertical.offset = chosen.y
    needsSample = true
  }
}
