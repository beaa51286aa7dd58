import EventLog
import InputEvents
import Replay
import ScrollModel

/// `explain LOG [TOPIC]`: says why devices and scroll views do what they do with a log.
enum ExplainCommand: Command {
  /// What is explained.
  enum Topic: String, CaseIterable {
    /// What the devices are taken for.
    case deviceClass = "class"
    /// What they sent, and what became of it.
    case input
    /// What became of each scroll.
    case momentum
    /// Which device can scroll which view to all of its content.
    case reach
    /// Why indicators are there or not.
    case indicator

    /// The topics of who asks for none: a state is not what happened.
    static let usual: [Topic] = [.deviceClass, .input, .momentum]

    /// The line above it.
    func heading(_ log: String, _ scenario: Scenario) -> String {
      let text =
        switch self {
        case .deviceClass:
          "class: what the devices of \(log.printable) are taken for, and what they scroll by"
        case .input: "input: what came from the devices of \(log.printable), and what became of it"
        case .momentum:
          "momentum: what became of each scroll of \(log.printable) in \(scenario.name.printable)"
        case .reach:
          "reach: which device of \(log.printable) can scroll what of \(scenario.name.printable), and how"
        case .indicator:
          "indicator: why each indicator of \(scenario.name.printable) is there or not with"
            + " \(log.printable)"
        }
      return TextColumns.wrapped(text, 100).joined(separator: "\n") + "\n\n"
    }
  }

  static let spec = CommandSpec(
    name: "explain",
    summary: "says why: what devices are and sent, what glided, who can reach what, why bars show",
    details: [
      "class says what each device is taken for and why, what it scrolls by, and what is assumed of it. input"
        + " says what it sent, what of that scrolled, what was withheld and why, and what is odd about it."
        + " momentum says of each scroll how it moved and ended, and why the content glided on or did not."
        + " reach says by what each device can scroll each view to all of its content, and why other ways fail."
        + " indicator says of each scroll bar what is seen of it, which clause of the policy decides and since when,"
        + " what the rule is asked about, which clauses do not apply or are beaten, what changed last, and what"
        + " comes next.",
      "A scroll is told when it is over, so those that overlap come in the order of their ends. Offsets are"
        + " in points, speeds in points per second, times in seconds from the log's start.",
    ],
    arguments: [
      ArgumentSpec("LOG", "the event log, or - for standard input"),
      ArgumentSpec(
        "TOPIC", "class, input, momentum, reach or indicator; without it, the first three", count: .optional,
        choices: Topic.allCases.map(\.rawValue)),
    ],
    options: ScenarioChoice.options + [
      OptionSpec(
        "at", value: "SECONDS",
        "the devices and their input up to this time, the scroll at or last before it, and what can be"
          + " reached and why indicators are so then; without it, the whole log, and its end")
    ],
    examples: [
      CommandSpec.Example("scrolltrace explain swipe.jsonl momentum --at 3.2", "why did it not glide?"),
      CommandSpec.Example(
        "scrolltrace explain hybrid.jsonl reach --scenario gallery-mac", "can everybody see all heroes?"),
      CommandSpec.Example(
        "scrolltrace explain hybrid.jsonl indicator --at 3 --policy lastUsed", "why is there a bar?"),
      CommandSpec.Example("scrolltrace explain swipe.jsonl input", "what is odd about this recording?"),
    ])

  static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
    let path = arguments.positionals[0]
    let topics = arguments.positionals.dropFirst().first.flatMap(Topic.init).map { [$0] } ?? Topic.usual
    let time = try ReplayTime.chosen(by: arguments, command: spec.name)?.microseconds
    let scenario = try ScenarioChoice.chosen(by: arguments, command: spec.name)
    let log = try LogFile(path)
    let output = OutputStream(console.output, name: OutputStream.standardOutput)
    if topics == [.reach] {
      return try explainReach(log, ReplayCommand.name(path), scenario, time, output, console)
    }
    if topics == [.indicator] {
      return try explainIndicators(log, ReplayCommand.name(path), scenario, time, output, console)
    }
    // What is said of devices is complete only at the log's end; a log that can be read again need not keep
    // the scrolls until then.
    let isMomentum = { (topic: Topic) in topic == .momentum }
    let passes =
      log.isRegular ? [topics.filter { !isMomentum($0) }, topics.filter(isMomentum)] : [topics]
    var tail: LogTail?
    var end: Microseconds?
    for pass in passes where !pass.isEmpty {
      let reading = Reading(topics: pass, name: ReplayCommand.name(path), scenario: scenario, time: time)
      (tail, end) = try reading.read(log, output, isFirst: pass.first == topics.first)
    }
    if let time, let end, end < time { console.say(log.name, endsAt: end) }
    guard let tail else { return .done }
    console.say(tail.text(log.name))
    return .repaired
  }

  /// Says what can be reached at a time, or at the end of the log.
  private static func explainReach(
    _ log: borrowing LogFile, _ name: String, _ scenario: Scenario, _ time: Microseconds?,
    _ output: OutputStream, _ console: Console
  ) throws -> ExitCode {
    var engine = ReplayEngine(scenario)
    var sink = TimelineDiscard()
    var isReached = false
    var end: Microseconds = 0
    let tail = try log.forEachRecord(isHeld: true) { record in
      end = max(end, record.time ?? 0)
      if let time, let next = record.time, next > time { isReached = true }
      if !isReached { engine.step(record, into: &sink) }
    }
    if let time { engine.advance(to: time, into: &sink) }
    var text = ByteBuffer()
    text.append(Topic.reach.heading(name, scenario))
    let moment = Double(time ?? end) / 1_000_000
    text.append("at \(JSONText.number(moment)) s\n\n")
    engine.reachability.write(into: &text)
    try output.write(&text)
    if let time, end < time { console.say(log.name, endsAt: end) }
    guard let tail else { return .done }
    console.say(tail.text(log.name))
    return .repaired
  }

  /// Says why each indicator is as it is at a time, or at the end of the log.
  private static func explainIndicators(
    _ log: borrowing LogFile, _ name: String, _ scenario: Scenario, _ time: Microseconds?,
    _ output: OutputStream, _ console: Console
  ) throws -> ExitCode {
    var watch = IndicatorWatch(scenario)
    var isReached = false
    var end: Microseconds = 0
    let tail = try log.forEachRecord(isHeld: true) { record in
      end = max(end, record.time ?? 0)
      if let time, let next = record.time, next > time { isReached = true }
      if !isReached { watch.step(record) }
    }
    if let time {
      if !isReached, end < time { watch.endLog() }
      watch.advance(to: time)
    }
    var text = ByteBuffer()
    text.append(Topic.indicator.heading(name, scenario))
    let moment = Double(time ?? end) / 1_000_000
    text.append("at \(JSONText.number(moment)) s, policy \(scenario.policy.name)\n")
    let explanations = watch.explanations
    if explanations.isEmpty { text.append("\nno scroll view is on screen\n") }
    for explanation in explanations {
      text.append("\n")
      explanation.write(into: &text)
    }
    try output.write(&text)
    if let time, end < time { console.say(log.name, endsAt: end) }
    guard let tail else { return .done }
    console.say(tail.text(log.name))
    return .repaired
  }

  /// One way through the log.
  private struct Reading {
    var topics: [Topic]
    var name: String
    var scenario: Scenario
    var time: Microseconds?

    func read(_ log: borrowing LogFile, _ output: OutputStream, isFirst: Bool) throws -> (
      LogTail?, end: Microseconds
    ) {
      let hasDevices = topics.contains { $0 != .momentum }
      let hasMomentum = topics.contains(.momentum)
      var devices = DeviceExplanation(scenario.input)
      var momentum = MomentumExplanation(scenario, at: time)
      var engine = ReplayEngine(scenario)
      var isCut = false
      var end: Microseconds = 0
      var text = ByteBuffer()
      if !isFirst { text.append("\n") }
      if !hasDevices { text.append(Topic.momentum.heading(name, scenario)) }
      let writeScrolls = {
        // Behind the devices, which are not complete yet, the scrolls have to wait.
        guard !hasDevices else { return }
        try output.write(&text)
        try output.write(&momentum.buffer)
      }
      let tail = try log.forEachRecord(
        afterPiece: writeScrolls,
        { record in
          end = max(end, record.time ?? 0)
          if let time, let next = record.time, next > time { isCut = true }
          if hasDevices, !isCut { devices.step(record) }
          guard hasMomentum else { return }
          engine.step(record, into: &momentum)
          if momentum.buffer.count >= 1 << 16 { try writeScrolls() }
        })
      if !isCut { devices.finish() }
      for (index, topic) in topics.enumerated() where topic != .momentum {
        if index > 0 { text.append("\n") }
        text.append(topic.heading(name, scenario))
        if topic == .input { devices.writeInput(into: &text) } else { devices.writeClasses(into: &text) }
      }
      if hasMomentum {
        if hasDevices { text.append("\n" + Topic.momentum.heading(name, scenario)) }
        engine.finish(into: &momentum)
      }
      try output.write(&text)
      if hasMomentum { try output.write(&momentum.buffer) }
      return (tail, end)
    }
  }
}
