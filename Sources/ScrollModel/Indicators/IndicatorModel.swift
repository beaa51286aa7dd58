import InputEvents

/// An indicator over time: the rule, and the hold and fade after scrolling.
struct IndicatorModel: Hashable, Sendable {
  private(set) var decision: IndicatorDecision
  /// When the hold or the fade is over; `nil` if the indicator waits for nothing.
  private(set) var deadline: Microseconds?

  private let axis: Axis
  private let policy: IndicatorPolicy
  private let hold: Microseconds
  private let fade: Microseconds
  private var situation: IndicatorRule.Situation
  private var isScrolling = false

  init(_ axis: Axis, _ visibility: IndicatorVisibility, policy: IndicatorPolicy, profile: Profile) {
    self.axis = axis
    self.policy = policy
    hold = profile.indicatorHold
    fade = profile.indicatorFade
    situation = IndicatorRule.Situation(visibility: visibility, overflows: false, devices: [])
    decision = IndicatorDecision(style: .overlay, state: .hidden, reason: .resting)
    decision = decided(IndicatorRule.verdict(situation, policy))
  }

  /// Starts with what is known before anything happens: nothing is reported.
  mutating func begin(_ devices: [DeviceClass], overflows: Bool) {
    situation.devices = devices
    situation.overflows = overflows
    decision = decided(IndicatorRule.verdict(situation, policy))
  }

  /// The view is not there any more, and its indicator neither.
  mutating func leave(at time: Microseconds, into outputs: inout SceneOutputs) {
    deadline = nil
    show(
      IndicatorDecision(style: decision.style, state: .hidden, reason: .viewGone), at: time, into: &outputs)
  }

  /// Takes another situation.
  mutating func change(
    at time: Microseconds, into outputs: inout SceneOutputs, _ change: (inout IndicatorRule.Situation) -> Void
  ) {
    let before = IndicatorRule.verdict(situation, policy)
    change(&situation)
    let verdict = IndicatorRule.verdict(situation, policy)
    guard verdict != before else { return }
    deadline = nil
    guard decision.style == .legacy, decision.state == .visible else {
      show(decided(verdict), at: time, into: &outputs)
      return
    }
    // A bar does not vanish when the mouse is unplugged: it goes as an overlay goes.
    switch verdict {
    case .visible, .hidden(.legacy, _), .hidden(_, .never), .hidden(_, .contentFits):
      show(decided(verdict), at: time, into: &outputs)
    case .hidden(_, let reason):
      deadline = time + fade
      show(IndicatorDecision(style: .overlay, state: .fading, reason: reason), at: time, into: &outputs)
    case .whileScrolling:
      deadline = isScrolling ? nil : time + hold
      let reason = isScrolling ? IndicatorReason.scrolling : .noLongerNeeded
      show(IndicatorDecision(style: .overlay, state: .visible, reason: reason), at: time, into: &outputs)
    }
  }

  mutating func setScrolling(
    _ scrolling: Bool, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    guard scrolling != isScrolling else { return }
    isScrolling = scrolling
    guard case .whileScrolling = IndicatorRule.verdict(situation, policy) else { return }
    if scrolling {
      deadline = nil
      show(IndicatorDecision(style: .overlay, state: .visible, reason: .scrolling), at: time, into: &outputs)
    } else {
      deadline = time + hold
    }
  }

  mutating func advance(to time: Microseconds, into outputs: inout SceneOutputs) {
    while let deadline, deadline <= time {
      if decision.state == .visible {
        self.deadline = deadline + fade
        let reason = decision.reason == .noLongerNeeded ? decision.reason : .afterScrolling(hold)
        show(IndicatorDecision(style: .overlay, state: .fading, reason: reason), at: deadline, into: &outputs)
      } else {
        self.deadline = nil
        var reason = decision.reason
        if case .afterScrolling = reason { reason = .afterScrolling(hold + fade) }
        show(IndicatorDecision(style: .overlay, state: .hidden, reason: reason), at: deadline, into: &outputs)
      }
    }
  }

  private func decided(_ verdict: IndicatorRule.Verdict) -> IndicatorDecision {
    switch verdict {
    case .hidden(let style, let reason): IndicatorDecision(style: style, state: .hidden, reason: reason)
    case .visible(let reason): IndicatorDecision(style: .legacy, state: .visible, reason: reason)
    case .whileScrolling:
      isScrolling
        ? IndicatorDecision(style: .overlay, state: .visible, reason: .scrolling)
        : IndicatorDecision(style: .overlay, state: .hidden, reason: .resting)
    }
  }

  private mutating func show(
    _ next: IndicatorDecision, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    let isSame = next.style == decision.style && next.state == decision.state
    decision = next
    if !isSame { outputs.append(.indicator(time: time, axis: axis, next)) }
  }
}
