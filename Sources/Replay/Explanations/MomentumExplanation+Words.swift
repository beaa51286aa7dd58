import EventLog
import InputEvents
import ScrollInput
import ScrollModel

extension MomentumExplanation {
  private static let timeColumn = 12
  private static let textColumn = 22

  mutating func writeRule(_ name: String, _ text: String) {
    buffer.append("  " + name, text, at: MomentumExplanation.timeColumn)
  }

  private mutating func line(_ label: String, _ text: String) {
    let indent = TimelineTable.padded("", MomentumExplanation.timeColumn)
    buffer.append(indent + label, text, at: MomentumExplanation.textColumn)
  }

  /// Writes a scroll that is over.
  mutating func write(_ gesture: ScrollGesture) {
    let began = gesture.began
    buffer.append("\n")
    let whose = "\(began.source.rawValue) of device \(began.device)\(name(began.device))"
    buffer.append(
      TimelineTable.padded(TimelineTable.seconds(began.time), 10, right: true),
      "\(whose); began because: \(began.reason)", at: MomentumExplanation.timeColumn)
    line("motion", MomentumExplanation.motion(gesture))
    writeEnd(gesture)
    if gesture.parts.isEmpty { line("view", whyNone(gesture)) }
    for part in gesture.parts { write(part, gesture) }
  }

  private func whyNone(_ gesture: ScrollGesture) -> String {
    if axes.isEmpty { return "none is there" }
    if gesture.isSecond { return "none took it by itself: another scroll was under way" }
    let axis: Axis = gesture.way.x.magnitude > gesture.way.y.magnitude ? .horizontal : .vertical
    let name = axis == .vertical ? "y" : "x"
    guard axes.contains(axis) else { return "none scrolls along \(name)" }
    return gesture.began.source.surelyEnds ? "none took it" : "none under the pointer took it along \(name)"
  }

  private static func motion(_ gesture: ScrollGesture) -> String {
    let isWheel = gesture.began.source == .wheel
    guard gesture.motions > 0 else { return "none that scrolls" }
    var text = isWheel ? ExplanationText.count(gesture.motions, "turn") : "\(gesture.motions) times"
    if gesture.motions == 1, !isWheel { text = "once" }
    text +=
      gesture.firstMotion == gesture.lastMotion
      ? " at \(TimelineTable.seconds(gesture.firstMotion))"
      : " from \(TimelineTable.seconds(gesture.firstMotion)) to \(TimelineTable.seconds(gesture.lastMotion))"
    text += ": \(ExplanationText.vector(gesture.way, along: gesture.axis)) pt"
    if isWheel {
      for (parts, axis) in [(gesture.turned.x, "x"), (gesture.turned.y, "y")] where parts != 0 {
        text += ", \(TimelineTable.detents(parts)) along \(axis)"
      }
    } else if let millimetres = gesture.millimetres {
      text += ", \(TimelineTable.decimal(millimetres.length)) mm on the surface"
    }
    return text
  }

  private mutating func writeEnd(_ gesture: ScrollGesture) {
    guard let end = gesture.end else { return }
    var text = TimelineTable.seconds(end.time)
    if end.phase == .cancelled { text += ", cancelled" }
    if gesture.motions > 0 {
      let rest = ExplanationText.milliseconds(end.time - gesture.lastMotion)
      text += ", \(rest) after the last \(end.source == .wheel ? "turn" : "motion")"
    }
    line("end", "\(text), because: \(endReason(end, gesture))")
    guard end.source.surelyEnds, end.phase == .ended, gesture.motions > 0 else { return }
    let rested = if case .heldStill = end.reason { "none; at the last motion " } else { "" }
    guard law == .recognizer else {
      let text = ExplanationText.vector(gesture.velocity, along: gesture.axis)
      line("velocity", "\(rested)V \(text) pt/s")
      return
    }
    let velocities = [gesture.previousVelocity, gesture.velocity]
    let axis = gesture.axis.flatMap { axis in
      velocities.allSatisfy { ExplanationText.isAlong($0, axis) } ? axis : nil
    }
    let texts = velocities.map { ExplanationText.vector($0, along: axis) }
    line("velocity", "\(rested)V(n-1) \(texts[0]) pt/s, V(n) \(texts[1]) pt/s")
  }

  private func endReason(_ end: ScrollInputEvent, _ gesture: ScrollGesture) -> String {
    if end.source == .continuous, case .quiet(let time) = end.reason {
      return "quiet for \(ExplanationText.milliseconds(time))"
    }
    let isStill = gesture.motions == 0 && (end.phase == .ended || end.reason == .liftedBeforeStart)
    guard isStill else { return end.reason.description }
    guard end.time - gesture.began.time > ExplanationText.longestTap else {
      return ScrollInputReason.liftedBeforeStart.description
    }
    guard end.source == .finger else { return "lifted before it moved" }
    let threshold = touchpad.method == .edge ? "enough" : "\(touchpad.startThreshold.shortestText) mm"
    return "lifted before it moved \(threshold): \(TimelineTable.decimal(gesture.withheld.length)) mm"
  }

  private mutating func write(_ part: ViewPart, _ gesture: ScrollGesture) {
    func place(_ offset: Vector?) -> String {
      guard let offset else { return "?" }
      if let axis = part.axis { return TimelineTable.decimal(offset[axis]) }
      return ExplanationText.vector(offset, along: nil)
    }
    let held = part.release == nil ? part.offset : part.releaseOffset
    var text = part.view.id
    if part.start == nil {
      text += " to \(place(held))"
    } else {
      text += part.start == held ? " at \(place(held))" : " \(place(part.start)) > \(place(held))"
    }
    if let followed = part.followed {
      text += ", followed from \(TimelineTable.seconds(followed.time))"
      if !followed.reason.isOfNoFingers { text += " because: \(followed.reason)" }
    } else {
      text += ", not moved"
      if part.release == nil { text += ", because: \(MomentumExplanation.rest(part, gesture))" }
    }
    line("view", text)
    if let text = difference(part, gesture) { line("differs", text) }
    for edge in part.edges where edge.isHeld { write(edge) }
    if part.wasMoving { line("caught", "it moved until then: \(part.began.reason)") }
    guard let release = part.release else {
      if part.followed != nil { line("glide", "none, because: \(MomentumExplanation.rest(part, gesture))") }
      return
    }
    line(
      "glide",
      "\(place(part.releaseOffset)) > \(place(part.offset)), because: \(release.reason)\(limit(release.reason))"
    )
    if let target = part.target {
      let natural = place(target.natural)
      let chosen = place(target.chosen)
      let ends = natural == chosen ? chosen : "\(chosen) instead of \(natural)"
      line("target", "\(ends), because: \(target.reason)")
    }
    for edge in part.edges where !edge.isHeld { write(edge) }
    if let closed = part.closed {
      line("until", "\(TimelineTable.seconds(closed.time)), because: \(closed.reason)")
    }
  }

  private mutating func write(_ edge: ViewPart.AtEdge) {
    let what = edge.event == .suppressed ? "kept at" : edge.isHeld ? "stretched past" : "past"
    line(
      "edge",
      "\(what) the \(edge.edge.rawValue) edge at \(TimelineTable.seconds(edge.time)), because: \(edge.reason)"
    )
  }

  /// Why a view did not go as far as the motion, if that is known beforehand.
  private func difference(_ part: ViewPart, _ gesture: ScrollGesture) -> String? {
    guard let followed = part.followed else { return nil }
    var causes: [String] = []
    if case .passedHysteresis(let points) = followed.reason {
      causes.append("\(points.shortestText) pt until the finger was followed")
    }
    if gesture.began.source == .finger, profile.fingerGain != 1 {
      causes.append("times \(profile.fingerGain.shortestText) by the profile")
    }
    if gesture.began.source == .wheel, profile.wheelFollowsLength {
      causes.append("a detent goes as far as the view's length says, by the profile")
    }
    return causes.isEmpty ? nil : causes.joined(separator: "; ")
  }

  /// That a release was held to the profile's limit, if it was.
  private func limit(_ reason: PhaseReason) -> String {
    switch reason {
    case .flung(let speed, _) where speed >= profile.velocityLimit,
      .flungByWindow(let speed) where speed >= profile.velocityLimit:
      "; at most \(profile.velocityLimit.shortestText) pt/s by the profile"
    default: ""
    }
  }

  /// Why a view did not move on.
  private static func rest(_ part: ViewPart, _ gesture: ScrollGesture) -> String {
    guard let closed = part.closed else { return "the log ends before" }
    switch closed.reason {
    case .wheelQuiet: return "a wheel gives none"
    case .deviceStopped: return "this source tells no velocity"
    case .noSpeed:
      if let end = gesture.end, case .heldStill = end.reason { return "\(end.reason)" }
      return "\(closed.reason)"
    default:
      guard let target = part.target, case .stop = target.reason else { return "\(closed.reason)" }
      return "\(closed.reason); \(target.reason)"
    }
  }
}

extension PhaseReason {
  /// Whether a source without fingers began to scroll: that goes without saying.
  fileprivate var isOfNoFingers: Bool {
    switch self {
    case .wheelTurned, .scrolled(.continuous): true
    default: false
    }
  }
}
