public import EventLog
public import InputEvents
import ScrollInput
public import ScrollModel

/// A replay that takes note of what makes each indicator what it is.
///
/// It stops wherever anything is due, so that every change has its time; the timeline is the same as without.
public struct IndicatorWatch: Sendable {
  private var engine: ReplayEngine
  private let policy: IndicatorPolicy
  private let constants: IndicatorConstants
  private var records = Records()
  private var followed: [Followed] = []

  /// What is known of an indicator.
  private struct Followed: Sendable {
    var number: Int
    var axis: Axis
    var situation: IndicatorRule.Situation
    var decision: IndicatorDecision
    var reason: IndicatorReason
    var since: IndicatorExplanation.Change
    var lastChange: IndicatorExplanation.Change?
  }

  /// The last record of each kind that can be a cause, since the last look.
  private struct Records: TimelineSink, Sendable {
    var device: TimelineDevice?
    var input: ScrollInputEvent?
    var action: SceneAction?
    var hasGap = false
    var isLogEnd = false

    mutating func write(_ record: borrowing TimelineRecord) {
      switch record {
      case .device(let device): self.device = device
      case .input(let event): input = event
      case .action(_, let action): self.action = action
      case .gap: hasGap = true
      case .view, .pointer, .finding, .report, .end: break
      }
    }
  }

  /// Makes a replay at the start of a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scene, the actions and the settings.
  ///   - behaviors: The behaviours that the scene calls by name.
  public init(_ scenario: Scenario, behaviors: ScrollTargetBehaviors = ScrollTargetBehaviors()) {
    engine = ReplayEngine(scenario, behaviors: behaviors)
    policy = scenario.policy
    constants = scenario.profile.indicators
    look()
  }

  /// The time up to which the replay has come.
  public var time: Microseconds { engine.time }

  /// Replays one record of the log; records come in its order.
  public mutating func step(_ record: borrowing LogRecord) {
    if let time = record.time { advance(to: time) }
    engine.step(record, into: &records)
    look()
  }

  /// Lets time pass.
  public mutating func advance(to time: Microseconds) {
    while let next = engine.nextStop, next < time {
      engine.advance(to: next, into: &records)
      look()
    }
    engine.advance(to: time, into: &records)
    look()
  }

  /// Ends the log: what is down is cancelled.
  public mutating func endLog() {
    records.isLogEnd = true
    engine.endLog(into: &records)
    look()
  }

  /// Why each indicator is as it is now: one for each axis of each view that is on screen, outer views before those
  /// inside.
  public var explanations: [IndicatorExplanation] {
    let scene = engine.scene
    return scene.present.flatMap { number in
      Axis.allCases.compactMap { axis in explanation(scene, number, axis) }
    }
  }

  private func explanation(_ scene: SceneModel, _ number: Int, _ axis: Axis) -> IndicatorExplanation? {
    let view = scene.views[number]
    guard let appearance = engine.scene.appearance(of: axis, in: number, at: engine.time),
      let known = followed.first(where: { $0.number == number && $0.axis == axis })
    else { return nil }
    let range = view.range(axis)
    let wait = scene.styleWait.map { wait in
      var next = appearance.situation
      next.lastUsed = wait.latest
      return IndicatorExplanation.StyleWait(
        latest: wait.latest, until: wait.until, verdict: IndicatorRule.verdict(next, policy))
    }
    return IndicatorExplanation(
      time: engine.time, view: view.view.id, axis: axis, appearance: appearance, policy: policy,
      constants: constants, overflow: range.upperBound - range.lowerBound, isDisabled: view.view.isDisabled,
      answers: IndicatorRule.answers(appearance.situation, policy), reason: known.reason, since: known.since,
      lastChange: known.lastChange, devices: engine.indicatorDevices,
      outlook: view.indicatorOutlook(axis) ?? .settled, styleWait: wait)
  }

  // MARK: Looking

  /// Takes note of what changed since the last look.
  private mutating func look() {
    let scene = engine.scene
    for number in scene.present {
      for axis in Axis.allCases { look(scene, number, axis) }
    }
    followed.removeAll { !scene.present.contains($0.number) }
    records = Records()
  }

  private mutating func look(_ scene: SceneModel, _ number: Int, _ axis: Axis) {
    let view = scene.views[number]
    guard let decision = view.indicator(axis), let situation = view.indicatorSituation(axis) else { return }
    guard let index = followed.firstIndex(where: { $0.number == number && $0.axis == axis }) else {
      let change = IndicatorExplanation.Change(time: engine.time, cause: .appeared, to: decision)
      followed.append(
        Followed(
          number: number, axis: axis, situation: situation, decision: decision,
          reason: reason(decision, situation), since: change))
      return
    }
    let before = followed[index]
    guard decision != before.decision || situation != before.situation else { return }
    let reason = reason(decision, situation)
    let change = IndicatorExplanation.Change(
      time: engine.time, cause: cause(before.situation, situation), from: before.decision, to: decision)
    if reason != before.reason { followed[index].since = change }
    if decision.style != before.decision.style || decision.state != before.decision.state
      || decision.isWide != before.decision.isWide
    {
      followed[index].lastChange = change
    }
    followed[index].situation = situation
    followed[index].decision = decision
    followed[index].reason = reason
  }

  /// Why an indicator is as it is: the clause that wins now, unless that leaves it to what goes on.
  ///
  /// A decision keeps its own reason while another clause would decide the same.
  private func reason(
    _ decision: IndicatorDecision, _ situation: IndicatorRule.Situation
  ) -> IndicatorReason {
    let winner = IndicatorRule.answers(situation, policy).first { $0.outcome == .wins }
    guard let winner, winner.clause != .activity else { return decision.reason }
    return winner.reason ?? decision.reason
  }

  /// What made one situation of the other.
  private func cause(
    _ before: IndicatorRule.Situation, _ now: IndicatorRule.Situation
  ) -> IndicatorExplanation.Cause {
    if before.visibility != now.visibility || before.overflows != now.overflows {
      if let action = records.action { return .action(action) }
    }
    if before.devices != now.devices || before.lastUsed != now.lastUsed, let device = records.device {
      let known = IndicatorExplanation.Device(
        number: device.number, name: device.name, deviceClass: device.deviceClass)
      return device.isAdded ? .connected(known) : .disconnected(known)
    }
    let connected = engine.indicatorDevices
    let acting = connected.first { $0.isLast && $0.lastActed == engine.time }?.device
    let input = records.input.flatMap { input in
      connected.first { $0.device.number == input.device }.map {
        IndicatorExplanation.Cause.input($0.device, input.phase, isMotion: input.delta != .zero)
      }
    }
    if before.lastUsed != now.lastUsed {
      if let input, records.input?.device == acting?.number { return input }
      // What acts later in the same step is not what the style waited for.
      return acting.map { .acted($0) } ?? .styleHoldOver(now.lastUsed)
    }
    if before.overflows != now.overflows { return .layout }
    if let input { return input }
    if let action = records.action { return .action(action) }
    if let acting { return .acted(acting) }
    if records.hasGap { return .gap }
    if let device = records.device, !device.isAdded {
      return .disconnected(
        IndicatorExplanation.Device(
          number: device.number, name: device.name, deviceClass: device.deviceClass))
    }
    return records.isLogEnd ? .logEnd : .time
  }
}
