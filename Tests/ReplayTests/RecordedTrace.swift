import EventLog
import Foundation
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport

/// A log of `Traces/` that was recorded from a real driver, and what has to be seen in it.
struct RecordedTrace: Sendable, CustomStringConvertible {
  let name: String
  let scenario: Scenario
  /// The devices whose motions follow one another, each named once for all its motions in a row.
  let sources: [ScrollSource]
  /// How often the content flies on after a lift.
  var flights = 0
  /// How far wheels turn in all, in 1/120 detent, down positive.
  var turn: Int64 = 0
  /// Whether the content moves at all.
  var moves = true

  var description: String { name }

  static let all = [
    RecordedTrace(name: "usb-wheel", scenario: .list, sources: [.wheel], turn: 9 * 120),
    RecordedTrace(name: "multiplier-wheel", scenario: .longList, sources: [.wheel], turn: 1965),
    RecordedTrace(name: "precision-scroll", scenario: .longList, sources: [.finger]),
    RecordedTrace(name: "precision-flick", scenario: .longList, sources: [.finger], flights: 2),
    RecordedTrace(name: "precision-rest", scenario: .longList, sources: [.finger]),
    RecordedTrace(name: "touchscreen-drag", scenario: .longList, sources: [.touch]),
    RecordedTrace(name: "touchscreen-flick", scenario: .longList, sources: [.touch], flights: 2),
    RecordedTrace(name: "touchscreen-hold", scenario: .longList, sources: [.touch], moves: false),
    RecordedTrace(name: "hybrid", scenario: .longList, sources: [.finger, .wheel, .finger], turn: 5 * 120),
  ]

  /// The log's bytes.
  func log() throws -> [UInt8] {
    try Array(Data(contentsOf: SharedData.root.appending(path: "Traces/\(name).jsonl")))
  }

  /// The log's records, its marks among them.
  func records() throws -> [LogRecord] {
    let bytes = try log()
    var reader = EventLogReader()
    var records: [LogRecord] = []
    _ = try reader.read(bytes.span) { records.append(copy $0) }
    return records
  }

  /// The timeline as it stands in `Traces/`.
  func timeline() throws -> [UInt8] {
    var sink = TimelineJSONLines(TimelineHead(log: name, scenario: scenario))
    try replay(into: &sink)
    return sink.buffer.bytes
  }

  func replay(into sink: inout some TimelineSink) throws {
    var engine = ReplayEngine(scenario)
    for record in try records() { engine.step(record, into: &sink) }
    engine.finish(into: &sink)
  }
}
