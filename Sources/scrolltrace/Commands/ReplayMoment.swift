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

/// The state of a scroll view at one moment of a replay.
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

  /// Writes the state for programs.
  func writeLine(_ log: String, into buffer: inout ByteBuffer) {
    let state = engine.state
    buffer.append("{\"k\":\"state\",\"log\":")
    buffer.appendJSON(log)
    buffer.append(",\"scenario\":")
    buffer.appendJSON(scenario.name)
    buffer.append(",\"t\":")
    buffer.append(time)
    buffer.append(",\"view\":")
    buffer.appendJSON(scenario.scene.view.id)
    let (offset, velocity) = (state.sample.offset, state.sample.velocity)
    buffer.append(",\"x\":\(JSONText.number(offset.x)),\"y\":\(JSONText.number(offset.y))")
    buffer.append(",\"vx\":\(JSONText.number(velocity.x)),\"vy\":\(JSONText.number(velocity.y))")
    buffer.append(",\"phase\":\"\(state.phase.rawValue)\"")
    let indicator = state.indicator
    buffer.append(",\"indicator\":{\"axis\":\"\(axis)\",\"style\":\"\(indicator.style.rawValue)\"")
    buffer.append(",\"state\":\"\(indicator.state.rawValue)\",\"because\":")
    buffer.appendJSON(indicator.reason.description)
    buffer.append("}}\n")
  }

  /// Writes the state for people.
  func writeTable(_ log: String, into buffer: inout ByteBuffer) {
    let state = engine.state
    buffer.append("\(log.printable) in \(scenario.name), at \(Double(time) / 1_000_000) s\n")
    let (offset, velocity) = (state.sample.offset, state.sample.velocity)
    buffer.append("offset     \(JSONText.number(offset.x)), \(JSONText.number(offset.y)) pt\n")
    buffer.append("velocity   \(JSONText.number(velocity.x)), \(JSONText.number(velocity.y)) pt/s\n")
    buffer.append("phase      \(state.phase.rawValue)\n")
    let indicator = state.indicator
    buffer.append(
      "indicator  \(axis) \(indicator.style.rawValue) \(indicator.state.rawValue),"
        + " because: \(indicator.reason)\n")
  }

  private var axis: String { scenario.scene.view.axis.rawValue }
}
