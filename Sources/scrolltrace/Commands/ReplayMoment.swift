import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel

/// A time on a log's clock, as it is typed: seconds with a fraction.
struct ReplayTime: Equatable, Sendable {
  /// No log is longer than some decades.
  private static let longest = 1e9

  /// The time.
  var microseconds: Microseconds

  /// Reads a time; `nil` if it is none.
  init?(seconds text: String) {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
      let seconds = Double(text), seconds <= ReplayTime.longest
    else { return nil }
    microseconds = Microseconds((seconds * 1_000_000).rounded())
  }

  /// The time that `--at` asks for; `nil` where it is not given.
  static func chosen(by arguments: ParsedArguments, command: String) throws(UsageError) -> ReplayTime? {
    guard let seconds = arguments["at"] else { return nil }
    if let time = ReplayTime(seconds: seconds) { return time }
    let cause = seconds.hasPrefix("-") ? "it cannot be negative: " : ""
    throw UsageError(
      command: command,
      message: "--at cannot be \(seconds); \(cause)it is a time in seconds from the log's start, such as 1.5")
  }
}

extension Console {
  /// Says that a log ends before the time that was asked for.
  func say(_ log: String, endsAt time: Microseconds) {
    say("\(log): the log ends at \(Double(time / 10_000) / 100) s")
  }
}

/// The state of the scroll views at one moment of a replay.
struct ReplayMoment {
  private let time: Microseconds
  private let scenario: Scenario
  private var engine: ReplayEngine
  private var sink = TimelineDiscard()
  /// When the log ends, if that is before the moment.
  private(set) var logEnd: Microseconds?

  /// Makes the state at the start of a scenario.
  init(at time: Microseconds, _ scenario: Scenario) {
    self.time = time
    self.scenario = scenario
    engine = ReplayEngine(scenario)
  }

  /// Replays a log up to the moment.
  mutating func replay(_ log: borrowing LogFile) throws -> LogTail? {
    var isReached = false
    var last: Microseconds = 0
    let tail = try log.forEachRecord { record in
      if isReached { return }
      last = max(last, record.time ?? 0)
      if let next = record.time, next > time {
        engine.advance(to: time, into: &sink)
        isReached = true
      } else {
        engine.step(record, into: &sink)
      }
    }
    if !isReached {
      if last < time { logEnd = last }
      engine.endLog(into: &sink)
      engine.advance(to: time, into: &sink)
    }
    return tail
  }

  /// Writes the state for programs, one line for each scroll view.
  func writeLine(_ log: String, into buffer: inout ByteBuffer) {
    for state in engine.states {
      buffer.append("{\"k\":\"state\",\"log\":")
      buffer.appendJSON(log)
      buffer.append(",\"scenario\":")
      buffer.appendJSON(scenario.name)
      buffer.append(",\"t\":")
      buffer.append(time)
      buffer.append(",\"view\":")
      buffer.appendJSON(state.view)
      let (offset, velocity) = (state.sample.offset, state.sample.velocity)
      buffer.append(",\"x\":\(JSONText.number(offset.x)),\"y\":\(JSONText.number(offset.y))")
      buffer.append(",\"vx\":\(JSONText.number(velocity.x)),\"vy\":\(JSONText.number(velocity.y))")
      buffer.append(",\"phase\":\"\(state.phase.rawValue)\",\"indicators\":[")
      for (index, indicator) in state.indicators.enumerated() {
        if index > 0 { buffer.append(",") }
        buffer.append("{\"axis\":\"\(indicator.axis.rawValue)\"")
        let appearance = indicator.appearance
        buffer.append(",\"style\":\"\(appearance.decision.style.rawValue)\"")
        buffer.append(",\"state\":\"\(appearance.decision.state.rawValue)\"")
        buffer.append(",\"opacity\":\(JSONText.number(appearance.opacity))")
        buffer.append(",\"width\":\"\(appearance.decision.width.rawValue)\"")
        buffer.append(",\"reserved\":\(JSONText.number(appearance.decision.reserved)),\"thumb\":")
        if let thumb = appearance.thumb {
          buffer.append("[\(JSONText.number(thumb.start)),\(JSONText.number(thumb.length))]")
        } else {
          buffer.append("null")
        }
        buffer.append(",\"canBeGrabbed\":\(appearance.canBeGrabbed),\"because\":")
        buffer.appendJSON(appearance.decision.reason.description)
        buffer.append("}")
      }
      buffer.append("]}\n")
    }
  }

  /// Writes the state for people.
  func writeTable(_ log: String, into buffer: inout ByteBuffer) {
    buffer.append("\(log.printable) in \(scenario.name), at \(Double(time) / 1_000_000) s\n")
    let states = engine.states
    for state in states {
      if states.count > 1 { buffer.append("\n\(state.view.printable)\n") }
      let (offset, velocity) = (state.sample.offset, state.sample.velocity)
      buffer.append("offset     \(ReplayMoment.text(offset.x)), \(ReplayMoment.text(offset.y)) pt\n")
      buffer.append("velocity   \(ReplayMoment.text(velocity.x)), \(ReplayMoment.text(velocity.y)) pt/s\n")
      buffer.append("phase      \(state.phase.rawValue)\n")
      for indicator in state.indicators {
        let decision = indicator.appearance.decision
        buffer.append(
          "indicator  \(indicator.axis.rawValue) \(decision.style.rawValue) \(decision.state.rawValue)"
            + "\(ReplayMoment.look(indicator.appearance)), because: \(decision.reason)\n")
      }
    }
  }

  /// What there is to say of an indicator beside its style and state.
  private static func look(_ appearance: IndicatorAppearance) -> String {
    var words = ""
    if appearance.decision.isWide { words += ", wide" }
    if appearance.decision.state == .fading { words += ", opacity \(text(appearance.opacity))" }
    if appearance.decision.reserved > 0 {
      words += ", \(text(appearance.decision.reserved)) pt beside the content"
    }
    if let thumb = appearance.thumb {
      words += ", thumb from \(text(thumb.start)) to \(text(thumb.start + thumb.length)) pt"
    }
    return words
  }

  /// A number with four digits behind the point at most.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return JSONText.number(rounded.isFinite ? rounded : number)
  }
}
