import InputEvents
import ScrollInput

/// What of a view's bounce settings was decided when it appeared, and what its rule says now.
struct BounceState: Sendable {
  /// Whether it bounces at all.
  var isEnabled: Bool
  /// What the rule said after the last change of the offset.
  var ruleAllows = true
}

extension ScrollViewModel {
  /// What moved the content over an edge.
  enum EdgeCause {
    case fingers
    /// At so many points per second.
    case momentum(Double)
    case wheel
  }

  /// Whether content may go past an edge.
  func mayPass(_ edge: Edge, isHeld: Bool) -> Bool {
    guard bounce.isEnabled, bounce.ruleAllows, !view.bounce.suppressedEdges.contains(edge) else {
      return false
    }
    if !isHeld, !view.bounce.includesMomentum { return false }
    switch view.bounce[edge.axis] {
    case .automatic, .always: return true
    case .basedOnSize: return self[edge.axis].overflows
    }
  }

  /// Why content may not go past an edge.
  func bounceReason(_ edge: Edge) -> BounceReason {
    if !bounce.isEnabled { return .bounceOff }
    if !bounce.ruleAllows { return .ruleForbids }
    if view.bounce.suppressedEdges.contains(edge) { return .edgeSuppressed }
    if view.bounce[edge.axis] == .basedOnSize, !self[edge.axis].overflows { return .contentFits }
    return .momentumSuppressed
  }

  /// Reports that the content went past an edge or came back.
  mutating func followEdge(
    _ axis: Axis, _ time: Microseconds, _ cause: EdgeCause, into outputs: inout SceneOutputs
  ) {
    guard !ask(axis, { $0.isEdgeTold }) else { return }
    let edge = self[axis].edge(past: self[axis].offset)
    let began: BounceReason
    let ended: BounceReason
    switch cause {
    case .fingers: (began, ended) = (.pulled(source), .pushedBack)
    case .momentum(let speed): (began, ended) = (.flew(speed), .sprangBack)
    case .wheel: (began, ended) = (.pulled(source), .wheelTurned)
    }
    if let stretched = self[axis].stretched {
      outputs.append(.bounce(time: time, edge: stretched, event: .ended, reason: ended))
    }
    if let edge {
      outputs.append(.bounce(time: time, edge: edge, event: .began, reason: began))
      self[axis].flicks.reset()
    }
    self[axis].stretched = edge
  }

  mutating func suppress(
    _ edge: Edge, at time: Microseconds, _ reason: BounceReason, into outputs: inout SceneOutputs
  ) {
    guard self[edge.axis].suppressed != edge else { return }
    self[edge.axis].suppressed = edge
    outputs.append(.bounce(time: time, edge: edge, event: .suppressed, reason: reason))
  }

  /// Looks at the rule of the post on bounce control: content whose top lies above the scene's may bounce.
  mutating func followBounceRule() {
    switch view.bounce.rule {
    // A rule that was taken away forbids nothing any more.
    case .none: bounce.ruleAllows = true
    case .whileContentIsAboveTheTop: bounce.ruleAllows = sceneOrigin.y - vertical.offset < 0
    case .whileContentIsAboveTheTopUnobserved: break
    }
  }
}
