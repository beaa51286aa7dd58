public import InputEvents

/// The rule of a policy, a pure function: what an indicator is, from what is known at a moment.
///
/// Clauses are asked in a fixed order, and the first that applies decides: the setting `never`; content that fits; the
/// user's preference for bars that always show, and the one for bars while scrolling; a device that needs a bar; the
/// setting `hidden`, which a policy may put before preferences; what goes on. The article IndicatorRules has the cells of
/// each policy. A policy with a function of its own has its verdict alone.
public enum IndicatorRule {
  /// What decides.
  public struct Situation: Hashable, Sendable {
    /// The setting.
    public var visibility: IndicatorVisibility
    /// Whether there is anything to scroll.
    public var overflows: Bool
    /// What the user prefers.
    public var preference: IndicatorPreference
    /// The classes of the connected pointing devices.
    public var devices: [DeviceClass]
    /// The class of the device that acted last; `nil` before any did.
    public var lastUsed: DeviceClass?
    /// What goes on.
    public var activity: IndicatorActivity

    /// Makes a situation.
    public init(
      visibility: IndicatorVisibility, overflows: Bool, preference: IndicatorPreference = .byDevice,
      devices: [DeviceClass], lastUsed: DeviceClass? = nil, activity: IndicatorActivity = .idle
    ) {
      self.visibility = visibility
      self.overflows = overflows
      self.preference = preference
      self.devices = devices
      self.lastUsed = lastUsed
      self.activity = activity
    }
  }

  /// What the rule says.
  public struct Verdict: Hashable, Sendable {
    /// How the indicator looks.
    public var style: IndicatorStyle
    /// Whether it is there.
    public var state: IndicatorState
    /// Whether it has grown, as overlays do where the pointer is over them or drags them.
    public var isWide: Bool
    /// The clause that won.
    public var reason: IndicatorReason
    /// The clauses that apply too and lost to it, in the order of the rule.
    public var beaten: [IndicatorReason]

    /// Whether it takes room from the content: a bar beside it that is there.
    public var reservesSpace: Bool { style == .legacy && state == .visible }

    /// Makes a verdict.
    public init(
      style: IndicatorStyle, state: IndicatorState, isWide: Bool = false, reason: IndicatorReason,
      beaten: [IndicatorReason] = []
    ) {
      self.style = style
      self.state = state
      self.isWide = isWide
      self.reason = reason
      self.beaten = beaten
    }
  }

  /// What a policy says of a situation.
  ///
  /// - Parameters:
  ///   - situation: What is known.
  ///   - policy: Which rule.
  /// - Returns: The verdict with its reasons.
  public static func verdict(_ situation: Situation, _ policy: IndicatorPolicy) -> Verdict {
    if let rule = policy.rule { return rule(situation) }
    let (winner, _) = first(situation, policy)
    let beaten = clauses.filter { $0.rawValue > winner.rawValue }.compactMap { clause in
      isBeaten(clause, by: winner, situation, policy) ? self.reason(clause, situation, policy) : nil
    }
    let decision = decision(situation, policy)
    return Verdict(
      style: decision.style, state: decision.state, isWide: decision.isWide, reason: decision.reason,
      beaten: beaten)
  }

  /// The verdict without the clauses that lost; of the clauses that all policies have it allocates nothing.
  static func decision(_ situation: Situation, _ policy: IndicatorPolicy) -> IndicatorDecision {
    if let rule = policy.rule {
      let verdict = rule(situation)
      return IndicatorDecision(
        style: verdict.style, state: verdict.state, isWide: verdict.isWide, reason: verdict.reason)
    }
    let (winner, reason) = first(situation, policy)
    let style: IndicatorStyle
    let state: IndicatorState
    switch presence(winner, reason, situation, policy) {
    case .absent(let look, _): (style, state) = (look, .hidden)
    case .permanent: (style, state) = (.legacy, .visible)
    case .transient: (style, state) = (.overlay, situation.activity.state(policy))
    }
    let isHeld = situation.activity == .hovering || situation.activity == .dragging
    return IndicatorDecision(
      style: style, state: state, isWide: isHeld && style == .overlay && state == .visible, reason: reason)
  }

  /// Whether an indicator may be there, whatever goes on.
  enum Presence: Hashable {
    /// It is not there.
    case absent(IndicatorStyle, IndicatorReason)
    /// It is there all the time.
    case permanent(IndicatorStyle, IndicatorReason)
    /// It comes and goes with what goes on.
    case transient(IndicatorReason)
  }

  /// The same as the verdict, as far as it does not hang on what goes on.
  static func presence(_ situation: Situation, _ policy: IndicatorPolicy) -> Presence {
    guard policy.rule == nil else { return ownPresence(situation, policy) }
    let (winner, reason) = first(situation, policy)
    return presence(winner, reason, situation, policy)
  }

  /// What a function says of rest and of scrolling tells what it makes of everything else.
  private static func ownPresence(_ situation: Situation, _ policy: IndicatorPolicy) -> Presence {
    var asked = situation
    asked.activity = .idle
    let atRest = decision(asked, policy)
    if atRest.state == .visible { return .permanent(atRest.style, atRest.reason) }
    for activity in IndicatorActivity.showing {
      asked.activity = activity
      if decision(asked, policy).state == .visible { return .transient(atRest.reason) }
    }
    return .absent(atRest.style, atRest.reason)
  }

  /// Whether an indicator is a bar that takes room wherever there is something to scroll.
  static func isBar(_ situation: Situation, _ policy: IndicatorPolicy) -> Bool {
    var asked = situation
    asked.overflows = true
    asked.activity = .idle
    let atRest = decision(asked, policy)
    return atRest.style == .legacy && atRest.state == .visible
  }

  /// How an indicator looks, if it is there.
  static func style(_ situation: Situation, _ policy: IndicatorPolicy) -> IndicatorStyle {
    if policy.rule != nil { return decision(situation, policy).style }
    switch situation.preference {
    case .byDevice: return need(situation, policy) == nil ? .overlay : .legacy
    case .whenScrolling: return .overlay
    case .always: return .legacy
    }
  }
}

// MARK: - Clauses

extension IndicatorRule {
  /// The clauses in the order in which they are asked.
  public enum Clause: UInt8, Hashable, Sendable, CaseIterable {
    /// The setting is `never`.
    case never
    /// There is nothing to scroll.
    case contentFits
    /// The setting is `hidden`, in policies in which it wins over preferences and devices.
    case firmHidden
    /// The user prefers bars that are always there.
    case always
    /// The user prefers bars while scrolling, and a device needs one that is always there.
    case whenScrolling
    /// A device needs a bar.
    case device
    /// The setting is `hidden`, in the other policies.
    case hidden
    /// What goes on.
    case activity
  }

  /// What a clause says of a situation.
  public struct Answer: Hashable, Sendable {
    /// What becomes of a clause.
    public enum Outcome: Hashable, Sendable {
      /// It does not apply.
      case doesNotApply
      /// It is the first that applies.
      case wins
      /// It applies too, and lost to the one that won.
      case loses
      /// It comes after the one that won and would change nothing.
      case agrees
    }

    /// The clause.
    public var clause: Clause
    /// Why it applies; `nil` if it does not.
    public var reason: IndicatorReason?
    /// What becomes of it.
    public var outcome: Outcome
  }

  /// What each clause of a policy says of a situation, in the order in which they are asked.
  ///
  /// - Parameters:
  ///   - situation: What is known.
  ///   - policy: Which rule.
  /// - Returns: The answers, one of which wins; none of a policy with a function of its own, which has no clauses.
  public static func answers(_ situation: Situation, _ policy: IndicatorPolicy) -> [Answer] {
    guard policy.rule == nil else { return [] }
    let (winner, _) = first(situation, policy)
    return clauses.compactMap { clause in
      // The setting has its place in a policy once.
      if clause == (policy.hiddenWins ? .hidden : .firmHidden) { return nil }
      guard let reason = reason(clause, situation, policy) else {
        return Answer(clause: clause, reason: nil, outcome: .doesNotApply)
      }
      if clause == winner { return Answer(clause: clause, reason: reason, outcome: .wins) }
      let isBeaten = isBeaten(clause, by: winner, situation, policy)
      return Answer(clause: clause, reason: reason, outcome: isBeaten ? .loses : .agrees)
    }
  }

  private static let clauses = Clause.allCases

  /// The first clause that applies; the last one always does.
  private static func first(
    _ situation: Situation, _ policy: IndicatorPolicy
  ) -> (Clause, IndicatorReason) {
    for clause in clauses {
      if let reason = reason(clause, situation, policy) { return (clause, reason) }
    }
    return (.activity, situation.activity.reason(policy))
  }

  /// Why a clause applies; `nil` if it does not.
  private static func reason(
    _ clause: Clause, _ situation: Situation, _ policy: IndicatorPolicy
  ) -> IndicatorReason? {
    let isHidden = situation.visibility == .hidden
    switch clause {
    case .never: return situation.visibility == .never ? .never : nil
    case .contentFits: return situation.overflows ? nil : .contentFits
    case .firmHidden: return isHidden && policy.hiddenWins ? .settingHidden : nil
    case .always: return situation.preference == .always ? .preferredAlways : nil
    case .whenScrolling:
      // Where no device asks for a bar the preference changes nothing.
      guard situation.preference == .whenScrolling, need(situation, policy) != nil else { return nil }
      return .preferredWhenScrolling(hidden: isHidden)
    case .device: return need(situation, policy)
    case .hidden:
      guard isHidden, !policy.hiddenWins else { return nil }
      return situation.devices.contains(where: \.needsIndicators) ? .settingHidden : .hidden
    case .activity: return situation.activity.reason(policy)
    }
  }

  private static func presence(
    _ winner: Clause, _ reason: IndicatorReason, _ situation: Situation, _ policy: IndicatorPolicy
  ) -> Presence {
    switch winner {
    case .never, .contentFits: .absent(style(situation, policy), reason)
    case .always, .device: .permanent(.legacy, reason)
    case .whenScrolling where situation.visibility != .hidden, .activity: .transient(reason)
    case .whenScrolling, .hidden, .firmHidden: .absent(.overlay, reason)
    }
  }

  /// Whether a later clause lost to the one that won: one that agrees, or to which the winner leaves it, did not.
  private static func isBeaten(
    _ clause: Clause, by winner: Clause, _ situation: Situation, _ policy: IndicatorPolicy
  ) -> Bool {
    if winner == .whenScrolling { return clause == .device }
    return clause != .activity || situation.activity.state(policy) != .hidden
  }

  /// Why a device needs a bar; `nil` if by this policy none does.
  private static func need(_ situation: Situation, _ policy: IndicatorPolicy) -> IndicatorReason? {
    switch policy.bars {
    case .never: return nil
    case .connected:
      let isHidden = situation.visibility == .hidden
      return situation.devices.first(where: \.needsIndicators).map {
        isHidden ? .neededThoughHidden(by: $0) : .needed(by: $0)
      }
    case .lastUsed:
      if let last = situation.lastUsed { return last.needsIndicators ? .used(last) : nil }
      return situation.devices.first(where: \.needsIndicators).map { .neededBeforeUse(by: $0) }
    }
  }
}

extension IndicatorActivity {
  /// What becomes of an overlay.
  fileprivate func state(_ policy: IndicatorPolicy) -> IndicatorState {
    switch self {
    case .idle: .hidden
    case .afterScrolling: .fading
    case .tracking, .scrolling, .programmatic, .pointing, .hovering, .dragging, .flashing:
      policy.shows.contains(self) ? .visible : .hidden
    }
  }

  /// Why.
  fileprivate func reason(_ policy: IndicatorPolicy) -> IndicatorReason {
    if state(policy) == .hidden { return .resting }
    switch self {
    case .idle: return .resting
    case .tracking: return .tracking
    case .scrolling: return .scrolling
    case .programmatic: return .requested
    case .afterScrolling: return .stopped
    case .pointing: return .pointing
    case .hovering: return .hovering
    case .dragging: return .dragging
    case .flashing: return .flashing
    }
  }
}

extension DeviceClass {
  /// Whether scrolling with such a device is hard without an indicator to grab.
  public var needsIndicators: Bool {
    switch self {
    case .mouse, .trackball, .pointingStick: true
    case .touchpad, .touchscreen, .tablet, .keyboard, .other, .unknown: false
    }
  }
}
