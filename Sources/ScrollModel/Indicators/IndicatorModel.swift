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

  init(
    _ axis: Axis, _ visibility: IndicatorVisibility, policy: IndicatorPolicy, preference: IndicatorPreference,
    profile: Profile
  ) {
    self.axis = axis
    self.policy = policy
    hold = profile.indicatorHold
    fade = profile.indicatorFade
    situation = IndicatorRule.Situation(
      visibility: visibility, overflows: false, preference: preference, devices: [])
    decision = IndicatorDecision(style: .overlay, state: .hidden, reason: .resting)
    decision = decided(IndicatorRule.presence(situation, policy))
  }

  /// Starts with what is known before anything happens: nothing is reported.
  mutating func begin(_ devices: [DeviceClass], lastUsed: DeviceClass?, overflows: Bool) {
    situation.devices = devices
    situation.lastUsed = lastUsed
    situation.overflows = overflows
    decision = decided(IndicatorRule.presence(situation, policy))
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
    let before = IndicatorRule.presence(situation, policy)
    change(&situation)
    let presence = IndicatorRule.presence(situation, policy)
    guard presence != before else { return }
    switch (before, presence) {
    // Another reason for the same: what is under way goes on.
    case (.transient, .transient), (.absent(_, .hidden), .absent(_, .settingHidden)),
      (.absent(_, .settingHidden), .absent(_, .hidden)):
      return
    default: break
    }
    deadline = nil
    guard decision.style == .legacy, decision.state == .visible else {
      show(decided(presence), at: time, into: &outputs)
      return
    }
    // A bar does not vanish when the mouse is unplugged: it goes as an overlay goes.
    switch presence {
    case .permanent, .absent(.legacy, _), .absent(_, .never), .absent(_, .contentFits):
      show(decided(presence), at: time, into: &outputs)
    case .absent(_, let reason):
      deadline = time + fade
      show(IndicatorDecision(style: .overlay, state: .fading, reason: reason), at: time, into: &outputs)
    case .transient:
      deadline = isScrolling ? nil : time + hold
      let reason = isScrolling ? IndicatorReason.scrolling : lostNeed
      show(IndicatorDecision(style: .overlay, state: .visible, reason: reason), at: time, into: &outputs)
    }
  }

  mutating func setScrolling(
    _ scrolling: Bool, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    guard scrolling != isScrolling else { return }
    isScrolling = scrolling
    guard case .transient = IndicatorRule.presence(situation, policy) else { return }
    if scrolling {
      deadline = nil
      show(IndicatorDecision(style: .overlay, state: .visible, reason: .scrolling), at: time, into: &outputs)
    } else {
      deadline = time + hold
    }
  }

  /// The pointer moved over the view, by a policy to which that matters.
  mutating func point(at time: Microseconds, into outputs: inout SceneOutputs) {
    guard !isScrolling, case .transient = IndicatorRule.presence(situation, policy) else { return }
    deadline = time + hold
    show(IndicatorDecision(style: .overlay, state: .visible, reason: .pointing), at: time, into: &outputs)
  }

  mutating func advance(to time: Microseconds, into outputs: inout SceneOutputs) {
    while let deadline, deadline <= time {
      if decision.state == .visible {
        self.deadline = deadline + fade
        let reason = reason(after: hold)
        show(IndicatorDecision(style: .overlay, state: .fading, reason: reason), at: deadline, into: &outputs)
      } else {
        self.deadline = nil
        let reason = reason(after: hold + fade)
        show(IndicatorDecision(style: .overlay, state: .hidden, reason: reason), at: deadline, into: &outputs)
      }
    }
  }

  /// Why a bar that was there becomes an overlay while nothing scrolls.
  private var lostNeed: IndicatorReason {
    guard policy == .lastUsed, let device = situation.lastUsed else { return .noLongerNeeded }
    return .used(device)
  }

  /// Why it goes, or is gone, when nothing happened for some time.
  private func reason(after time: Microseconds) -> IndicatorReason {
    switch decision.reason {
    case .scrolling, .afterScrolling: .afterScrolling(time)
    case .pointing, .afterPointing: .afterPointing(time)
    default: decision.reason
    }
  }

  private func decided(_ presence: IndicatorRule.Presence) -> IndicatorDecision {
    switch presence {
    case .absent(let style, let reason): IndicatorDecision(style: style, state: .hidden, reason: reason)
    case .permanent(let reason): IndicatorDecision(style: .legacy, state: .visible, reason: reason)
    case .transient(let reason):
      isScrolling
        ? IndicatorDecision(style: .overlay, state: .visible, reason: .scrolling)
        : IndicatorDecision(style: .overlay, state: .hidden, reason: reason)
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
