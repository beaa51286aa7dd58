public import EventLog
import InputEvents
import ScrollInput
import ScrollModel

extension IndicatorExplanation {
  private static let column = 12

  /// Writes the explanation for people, in lines of 100 columns at most.
  public func write(into buffer: inout ByteBuffer) {
    buffer.append("", "\(view), \(axis.way)", at: 0)
    line("seen", seen, into: &buffer)
    line("because", because, into: &buffer)
    var label = "asked"
    for words in asked {
      line(label, words, into: &buffer)
      label = ""
    }
    if !passed.isEmpty { line("before", passed.map(whyNot).joined(separator: "; "), into: &buffer) }
    if !beaten.isEmpty { line("beaten", beaten.map(whyLost).joined(separator: "; "), into: &buffer) }
    line("changed", changed, into: &buffer)
    line("next", next, into: &buffer)
  }

  private func line(_ label: String, _ text: String, into buffer: inout ByteBuffer) {
    buffer.append("  " + label, text, at: IndicatorExplanation.column)
  }

  static func seconds(_ time: Microseconds) -> String {
    "\((Double(time) / 1_000_000).shortestText) s"
  }

  // MARK: What is seen

  private var seen: String {
    let decision = appearance.decision
    guard decision.state != .hidden else { return "nothing: " + IndicatorExplanation.look(decision) }
    var words = IndicatorExplanation.look(decision)
    if appearance.decision.reserved > 0 { words += ", \(appearance.decision.reserved.shortestText) pt wide" }
    if decision.state == .fading {
      words += " with opacity \((appearance.opacity * 100).rounded().shortestText) %"
    }
    guard let thumb = appearance.thumb else { return words + "; it has no room for a thumb" }
    let (start, end) = (thumb.start, thumb.start + thumb.length)
    words += "; the thumb from \(TimelineTable.decimal(start)) to \(TimelineTable.decimal(end)) pt; "
    return words + grab
  }

  private var grab: String {
    if appearance.canBeGrabbed { return "a pointer can grab it" }
    if isDisabled { return "nobody can grab it: the view is disabled" }
    guard appearance.situation.devices.contains(where: \.movesPointer) else {
      return "no pointer can grab it: no connected device moves one"
    }
    return "nobody can grab it: there is nothing to scroll"
  }

  /// A style and a state in words.
  private static func look(_ decision: IndicatorDecision) -> String {
    switch (decision.style, decision.state) {
    case (.legacy, .hidden): "a bar that is not there"
    case (.legacy, .visible): "a bar beside the content"
    case (.legacy, .fading): "a fading bar beside the content"
    case (.overlay, .hidden): "an overlay that is not there"
    case (.overlay, .visible): decision.isWide ? "a wide overlay" : "a visible overlay"
    case (.overlay, .fading): "a fading overlay"
    }
  }

  // MARK: Why

  private var because: String {
    let when = "since \(IndicatorExplanation.seconds(since.time)), \(since.words)"
    guard let winner else {
      return "the policy's own function decides, and says: \(reason); \(when)"
    }
    guard case .holding = outlook else { return "\(reason); \(when)" }
    let wasActivity = winner.clause == .activity && appearance.situation.activity != .idle
    return "\(reason); \(when); \(wasActivity ? "that is over, and " : "")it stays for its hold"
  }

  private var changed: String {
    guard let change = lastChange, let before = change.from else {
      return "never since the view appeared at \(IndicatorExplanation.seconds(since.time))"
    }
    return "at \(IndicatorExplanation.seconds(change.time)), from \(IndicatorExplanation.look(before)) to"
      + " \(IndicatorExplanation.look(change.to)), \(change.words)"
  }

  // MARK: What the rule is asked about

  private var asked: [String] {
    let situation = appearance.situation
    var lines = [
      "the setting is \(situation.visibility.rawValue); \(IndicatorExplanation.words(situation.preference))",
      content,
    ]
    if devices.isEmpty { lines.append("no pointing device is connected") }
    for known in devices { lines.append("connected: \(words(known))") }
    lines.append(goesOn)
    return lines
  }

  private static func words(_ preference: IndicatorPreference) -> String {
    switch preference {
    case .byDevice: "the user leaves bars to the policy"
    case .whenScrolling: "the user prefers bars while scrolling"
    case .always: "the user prefers bars that are always there"
    }
  }

  private var content: String {
    if overflow > 0 { return "the content is \(TimelineTable.decimal(overflow)) pt longer than the view" }
    return appearance.situation.overflows
      ? "the content fits beside the bar, and did not without it, so the bar stays" : "the content fits"
  }

  /// What is said of content that does not fit, behind its name.
  private var isLong: String {
    overflow > 0 ? "is longer than the view" : "does not fit without the bar"
  }

  private func words(_ known: Connected) -> String {
    let name = known.device.name.isEmpty ? "" : " (\(known.device.name))"
    var words = "device \(known.device.number), \(known.device.deviceClass.words)\(name)"
    guard let time = known.lastActed else { return words + ", has not acted" }
    words += known.isLast ? ", acted last, at " : ", acted at "
    return words + IndicatorExplanation.seconds(time)
  }

  private var goesOn: String {
    let activity = appearance.situation.activity
    if case .holding = outlook, activity != .idle { return "what goes on: nothing; \(activity.over) is over" }
    return "what goes on: \(activity.words)"
  }

  // MARK: The clauses

  /// Why a clause does not apply.
  private func whyNot(_ clause: IndicatorRule.Clause) -> String {
    let situation = appearance.situation
    switch clause {
    case .never: return "the setting is not never"
    case .contentFits: return "the content \(isLong)"
    case .firmHidden, .hidden: return "the setting is not hidden"
    case .always: return "the user does not prefer bars that are always there"
    case .whenScrolling:
      return situation.preference == .whenScrolling
        ? "the preference for bars while scrolling changes nothing, for no device asks for another"
        : "the user does not prefer bars while scrolling"
    case .device:
      switch policy.bars {
      case .never: return "by the policy \(policy.name) no device asks for a bar"
      case .connected: return "no connected device needs a bar"
      case .lastUsed:
        guard let last = situation.lastUsed else { return "no connected device needs a bar" }
        return "the \(last.words) counts as used last, and needs no bar"
      }
    case .activity: return "nothing goes on"
    }
  }

  /// What a clause that lost would do, and why it lost.
  private func whyLost(_ clause: IndicatorRule.Clause) -> String {
    guard let winner else { return "" }
    let (mine, effect) = words(clause)
    if self.effect(clause) == self.effect(winner.clause) { return "\(mine) would \(effect) too" }
    return "\(mine) would \(effect), but \(words(winner.clause).name) beats it"
  }

  /// What an indicator is by a clause.
  private enum Effect {
    case hides, makesBar, makesOverlay
  }

  private func effect(_ clause: IndicatorRule.Clause) -> Effect {
    switch clause {
    case .never, .contentFits, .firmHidden, .hidden: .hides
    case .always, .device: .makesBar
    case .whenScrolling: appearance.situation.visibility == .hidden ? .hides : .makesOverlay
    case .activity: .makesOverlay
    }
  }

  private func words(_ clause: IndicatorRule.Clause) -> (name: String, effect: String) {
    let situation = appearance.situation
    let effect =
      switch effect(clause) {
      case .hides: "hide it"
      case .makesBar: "make it a bar beside the content"
      case .makesOverlay: clause == .activity ? "show an overlay" : "make it an overlay"
      }
    switch clause {
    case .never: return ("the setting never", effect)
    case .contentFits: return ("content that fits", effect)
    case .firmHidden, .hidden: return ("the setting hidden", effect)
    case .always: return ("the preference for bars that are always there", effect)
    case .whenScrolling: return ("the preference for bars while scrolling", effect)
    case .device: return (neededBy.map { "a \($0.words)" } ?? "a device", effect)
    case .activity:
      return (
        "what goes on (\(situation.activity.words))",
        situation.activity == .afterScrolling ? "let an overlay fade" : effect
      )
    }
  }

  /// The class for which there would be a bar.
  private var neededBy: DeviceClass? {
    for case .some(let reason) in answers.map(\.reason) {
      switch reason {
      case .needed(let device), .neededThoughHidden(let device), .neededBeforeUse(let device),
        .used(let device):
        return device
      default: continue
      }
    }
    return nil
  }

  // MARK: What comes next

  private var next: String {
    // What is not there and will not be is no news.
    guard let wait = styleWait,
      wait.verdict.state != .hidden || appearance.decision.state != .hidden
    else { return nextByItself }
    let then = IndicatorDecision(
      style: wait.verdict.style, state: wait.verdict.state, isWide: wait.verdict.isWide,
      reason: wait.verdict.reason)
    let look = IndicatorExplanation.look(then)
    let who = wait.latest.map { "the \($0.words) acted last, but " } ?? ""
    return
      "\(who)the style waits for its hold until \(IndicatorExplanation.seconds(wait.until)); then \(look)"
  }

  private var nextByItself: String {
    switch outlook {
    case .holding(let until, let gone):
      if until == gone {
        return "gone at \(IndicatorExplanation.seconds(gone)) unless something shows it before"
      }
      return
        "fades at \(IndicatorExplanation.seconds(until)) unless something shows it before, and is gone at"
        + " \(IndicatorExplanation.seconds(gone))"
    case .fading(let gone):
      return "gone at \(IndicatorExplanation.seconds(gone)) unless something shows it before"
    case .settled:
      guard let winner else { return "what the function says of the next situation" }
      return next(winner.clause)
    }
  }

  private func next(_ clause: IndicatorRule.Clause) -> String {
    switch clause {
    case .never: return "nothing shows it while the setting is never"
    case .contentFits: return "may come when the content is longer than the view"
    case .firmHidden: return "nothing shows it while the setting is hidden"
    case .always: return "stays while the user prefers it and the content \(isLong)"
    case .device:
      return policy.bars == .connected
        ? "stays while a device that needs it is connected and the content \(isLong)"
        : "stays until a device acts that needs no bar"
    case .hidden: return nextOfHidden
    case .whenScrolling where appearance.situation.visibility == .hidden:
      return "nothing shows it while the setting is hidden and the user prefers bars while scrolling"
    case .whenScrolling, .activity: return nextOfOverlay
    }
  }

  private var nextOfHidden: String {
    let isHeld = appearance.situation.preference == .whenScrolling
    switch policy.bars {
    case .connected where !isHeld: return "comes when a device that needs a bar is connected"
    case .lastUsed where !isHeld: return "comes when a device acts that needs a bar"
    case .connected, .lastUsed, .never: return "nothing shows it while the setting is hidden"
    }
  }

  private var nextOfOverlay: String {
    let activity = appearance.situation.activity
    if appearance.decision.state == .visible {
      let hold = ExplanationText.milliseconds(constants.hold(after: activity))
      let fade = ExplanationText.milliseconds(constants.fade(after: activity))
      return "stays while this goes on; then it stays for \(hold) and fades for \(fade)"
    }
    // Nobody can drag what is not there.
    let ways = IndicatorActivity.allCases.filter { policy.shows.contains($0) && $0 != .dragging }
    return "comes when " + ways.map(\.words).joined(separator: ", or ")
  }
}

extension IndicatorExplanation.Change {
  /// The cause behind a time.
  fileprivate var words: String {
    switch cause {
    case .appeared: "when the view appeared"
    case .connected(let device): "when a \(device.words) was connected"
    case .disconnected(let device): "when a \(device.words) was disconnected"
    case .acted(let device): "when the \(device.words) acted"
    case .input(let device, .began, isMotion: false): "when fingers came down on the \(device.words)"
    case .input(let device, .began, _), .input(let device, .changed, _): "when the \(device.words) scrolled"
    case .input(let device, .ended, _): "when a scroll of the \(device.words) ended"
    case .input(let device, .cancelled, _): "when a scroll of the \(device.words) was broken off"
    case .styleHoldOver: "when the style's hold was over"
    case .action(let action): "by the action \(action)"
    case .layout: "when lengths changed"
    case .gap: "when the recording had a gap"
    case .logEnd: "when the log ended"
    case .time: to.state == .hidden ? "when its fade was over" : "when its hold was over"
    }
  }
}

extension IndicatorExplanation.Device {
  /// The class and the name.
  fileprivate var words: String {
    name.isEmpty ? deviceClass.words : "\(deviceClass.words) (\(name))"
  }
}

extension DeviceClass {
  /// What it is called.
  fileprivate var words: String { rawValue.replacing("-", with: " ") }
}

extension IndicatorActivity {
  /// What goes on, as a sentence.
  fileprivate var words: String {
    switch self {
    case .idle: "nothing"
    case .tracking: "fingers rest on a touchpad"
    case .scrolling: "the content scrolls"
    case .programmatic: "the app scrolls"
    case .afterScrolling: "nothing; what showed it is over, and so is its hold"
    case .pointing: "the pointer moves over the view"
    case .hovering: "the pointer is over it"
    case .dragging: "it is dragged"
    case .flashing: "the app lets it flash"
    }
  }

  /// The same as something that can be over.
  fileprivate var over: String {
    switch self {
    case .idle, .afterScrolling: "what showed it"
    case .tracking: "the fingers' rest"
    case .scrolling: "scrolling"
    case .programmatic: "the app's scrolling"
    case .pointing: "the pointer's motion"
    case .hovering: "the pointer's stay over it"
    case .dragging: "the drag"
    case .flashing: "the flash"
    }
  }
}
