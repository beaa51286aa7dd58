import InputEvents

/// An indicator over time: what goes on, the rule, and hold and fade when what showed it is over.
struct IndicatorModel: Sendable {
  private(set) var decision: IndicatorDecision
  /// When the hold or the fade is over; `nil` if the indicator waits for nothing.
  private(set) var deadline: Microseconds?
  /// What the rule is asked about.
  private(set) var situation: IndicatorRule.Situation

  private let axis: Axis
  private let policy: IndicatorPolicy
  private let constants: IndicatorConstants
  private var activities = IndicatorActivities()
  private var course = Course.settled

  /// Whether it is on its way out.
  private enum Course: Hashable {
    case settled
    case holding(Cause)
    case fading(Cause)
  }

  /// Why it is on its way out.
  private enum Cause: Hashable {
    /// What showed it is over.
    case over(IndicatorActivity)
    /// It was a bar, and no device needs one any more.
    case lost(IndicatorReason)
  }

  init(
    _ axis: Axis, _ visibility: IndicatorVisibility, policy: IndicatorPolicy, preference: IndicatorPreference,
    constants: IndicatorConstants
  ) {
    self.axis = axis
    self.policy = policy
    self.constants = constants
    situation = IndicatorRule.Situation(
      visibility: visibility, overflows: false, preference: preference, devices: [])
    decision = IndicatorRule.decision(situation, policy)
  }

  /// Starts with what is known before anything happens: nothing is reported.
  mutating func begin(_ devices: [DeviceClass], lastUsed: DeviceClass?, overflows: Bool) {
    situation.devices = devices
    situation.lastUsed = lastUsed
    situation.overflows = overflows
    decision = ruled()
  }

  /// What the rule says of the situation, with the room that it takes.
  private func ruled() -> IndicatorDecision {
    var next = IndicatorRule.decision(situation, policy)
    if next.style == .legacy, next.state == .visible { next.reserved = constants.barThickness }
    return next
  }

  /// The view is not there any more, and its indicator neither.
  mutating func leave(at time: Microseconds, into outputs: inout SceneOutputs) {
    settle()
    show(
      IndicatorDecision(style: decision.style, state: .hidden, reason: .viewGone), at: time, into: &outputs)
  }

  /// What it waits for.
  var outlook: IndicatorOutlook {
    guard let deadline else { return .settled }
    switch course {
    case .settled: return .settled
    case .holding(let cause): return .holding(until: deadline, gone: deadline + fade(cause))
    case .fading: return .fading(gone: deadline)
    }
  }

  /// How much of it shows at a time.
  func opacity(at time: Microseconds) -> Double {
    switch decision.state {
    case .hidden: return 0
    case .visible: return 1
    case .fading:
      guard case .fading(let cause) = course, let deadline else { return 1 }
      let fade = fade(cause)
      return fade > 0 ? min(max(Double(deadline - time) / Double(fade), 0), 1) : 0
    }
  }
}

// MARK: - What goes on

extension IndicatorModel {
  /// Something begins or ends.
  mutating func act(
    at time: Microseconds, into outputs: inout SceneOutputs,
    _ change: (inout IndicatorActivities) -> Void
  ) {
    let before = activities
    change(&activities)
    guard activities != before else { return }
    let strongest = strongest
    if let strongest, isShown(strongest) {
      settle()
      situation.activity = strongest
      show(ruled(), at: time, into: &outputs)
      return
    }
    // What shows nothing leaves alone what is on its way out.
    guard course == .settled else { return }
    if isShown(situation.activity) {
      hold(.over(situation.activity), at: time, into: &outputs)
    } else {
      situation.activity = strongest ?? .idle
    }
  }

  /// Something happens that takes no time: the pointer moves over the view, the app lets it flash or puts the content
  /// elsewhere.
  mutating func touch(
    _ activity: IndicatorActivity, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    guard isShown(activity) else { return }
    // What goes on shows it, and for longer.
    if let strongest = strongest, isShown(strongest) { return }
    let end = time + constants.hold(after: activity)
    // What holds it for longer goes on.
    if case .holding = course, let deadline, deadline > end { return }
    situation.activity = activity
    course = .holding(.over(activity))
    deadline = end
    show(ruled(), at: time, into: &outputs)
  }

  /// Lets time pass.
  mutating func advance(to time: Microseconds, into outputs: inout SceneOutputs) {
    while let now = deadline, now <= time {
      switch course {
      case .settled: deadline = nil
      case .holding(let cause): fadeOut(cause, at: now, into: &outputs)
      case .fading(let cause):
        settle()
        situation.activity = strongest ?? .idle
        var next = ruled()
        if next.state == .hidden { next.reason = reason(cause, after: hold(cause) + fade(cause)) }
        show(next, at: now, into: &outputs)
      }
    }
  }

  /// Whether the rule shows it while something goes on.
  func isShown(_ activity: IndicatorActivity) -> Bool {
    guard activity != .idle, activity != .afterScrolling else { return false }
    var asked = situation
    asked.activity = activity
    return IndicatorRule.decision(asked, policy).state == .visible
  }

  private var strongest: IndicatorActivity? { activities.strongest(isShown) }

  private mutating func settle() {
    course = .settled
    deadline = nil
  }

  private mutating func hold(_ cause: Cause, at time: Microseconds, into outputs: inout SceneOutputs) {
    course = .holding(cause)
    deadline = time + hold(cause)
    advance(to: time, into: &outputs)
  }

  private mutating func fadeOut(_ cause: Cause, at time: Microseconds, into outputs: inout SceneOutputs) {
    course = .fading(cause)
    deadline = time + fade(cause)
    if case .over = cause { situation.activity = .afterScrolling }
    // A fade that takes no time is none.
    guard fade(cause) > 0 else { return }
    var next = ruled()
    if next.state != .visible {
      next = IndicatorDecision(
        style: decision.style, state: .fading, reason: reason(cause, after: hold(cause)))
    }
    show(next, at: time, into: &outputs)
  }

  private func hold(_ cause: Cause) -> Microseconds {
    switch cause {
    case .over(let activity): constants.hold(after: activity)
    case .lost: constants.hold
    }
  }

  private func fade(_ cause: Cause) -> Microseconds {
    switch cause {
    case .over(let activity): constants.fade(after: activity)
    case .lost: constants.fade
    }
  }

  /// Why it goes, or is gone, when nothing happened for some time.
  private func reason(_ cause: Cause, after time: Microseconds) -> IndicatorReason {
    switch cause {
    case .over(let activity): .after(activity, time)
    case .lost(let reason): reason
    }
  }
}

// MARK: - What is known

extension IndicatorModel {
  /// Takes another situation.
  mutating func change(
    at time: Microseconds, into outputs: inout SceneOutputs, _ change: (inout IndicatorRule.Situation) -> Void
  ) {
    let before = IndicatorRule.presence(situation, policy)
    change(&situation)
    let presence = IndicatorRule.presence(situation, policy)
    // A function may give another look for the same presence.
    guard presence != before || policy.rule != nil else { return }
    switch (before, presence) {
    // Another reason or look for the same: what is under way goes on.
    case (.transient, .transient):
      if course == .settled { show(ruled(), at: time, into: &outputs) }
      return
    case (.absent(_, .hidden), .absent(_, .settingHidden)),
      (.absent(_, .settingHidden), .absent(_, .hidden)):
      return
    default: break
    }
    let wasBar = decision.style == .legacy && decision.state == .visible
    settle()
    situation.activity = strongest ?? .idle
    let next = ruled()
    guard wasBar, next.state == .hidden else {
      show(next, at: time, into: &outputs)
      return
    }
    // A bar does not vanish when the mouse is unplugged: it goes as an overlay goes.
    switch presence {
    case .permanent, .absent(.legacy, _), .absent(_, .never), .absent(_, .contentFits):
      show(next, at: time, into: &outputs)
    case .absent(_, let reason):
      course = .fading(.lost(reason))
      deadline = time + constants.fade
      show(IndicatorDecision(style: .overlay, state: .fading, reason: reason), at: time, into: &outputs)
    case .transient:
      show(IndicatorDecision(style: .overlay, state: .visible, reason: lostNeed), at: time, into: &outputs)
      hold(.lost(lostNeed), at: time, into: &outputs)
    }
  }

  /// Why a bar that was there becomes an overlay while nothing scrolls.
  private var lostNeed: IndicatorReason {
    guard policy.bars == .lastUsed, let device = situation.lastUsed else { return .noLongerNeeded }
    return .used(device)
  }

  private mutating func show(
    _ next: IndicatorDecision, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    let isSame =
      next.style == decision.style && next.state == decision.state && next.isWide == decision.isWide
    decision = next
    if !isSame { outputs.append(.indicator(time: time, axis: axis, next)) }
  }
}
