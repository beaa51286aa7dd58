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
}

/// The state of the scroll views at one moment of a replay.
struct ReplayMoment {
  private let time: Microseconds
  private let scenario: Scenario
  private var engine: ReplayEngine
  private var sink = TimelineDiscard()

  /// Makes the state at the start of a scenario.
  init(at time: Microseconds, _ scenario: Scenario) {
    self.time = time
    self.scenario = scenario
    engine = ReplayEngine(scenario)
  }

  /// Replays a log up to the moment.
  mutating func replay(_ log: borrowing LogFile) throws -> LogTail? {
    var isReached = false
    let tail = try log.forEachRecord { record in
      if isReached { return }
      if let next = record.time, next > time {
        engine.advance(to: time, into: &sink)
        isReached = true
      } else {
        engine.step(record, into: &sink)
      }
    }
    if !isReached {
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
        buffer.append(",\"style\":\"\(indicator.decision.style.rawValue)\"")
        buffer.append(",\"state\":\"\(indicator.decision.state.rawValue)\",\"because\":")
        buffer.appendJSON(indicator.decision.reason.description)
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
      buffer.append("offset     \(JSONText.number(offset.x)), \(JSONText.number(offset.y)) pt\n")
      buffer.append("velocity   \(JSONText.number(velocity.x)), \(JSONText.number(velocity.y)) pt/s\n")
      buffer.append("phase      \(state.phase.rawValue)\n")
      for indicator in state.indicators {
        let decision = indicator.decision
        buffer.append(
          "indicator  \(indicator.axis.rawValue) \(decision.style.rawValue) \(decision.state.rawValue),"
            + " because: \(decision.reason)\n")
      }
    }
  }
}
