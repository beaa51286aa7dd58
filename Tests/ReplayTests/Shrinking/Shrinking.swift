import EventLog
import GestureSynthesis
import InputEvents
import ScrollModel
import TestSupport
import Testing

@testable import Replay

/// A log that fails an expectation, and what was made of it.
struct Shrinking {
  let scenario: Scenario
  let expectation: TimelineExpectation
  let way: FailureWay
  let shrunk: ShrunkLog

  /// Shrinks the log for the only expectation of a scenario.
  init(_ records: [LogRecord], _ scenario: Scenario, limit: Int = LogShrinker.usualLimit) throws {
    self.scenario = scenario
    expectation = try #require(scenario.expectations.first)
    let failure = try #require(Self.failure(records, scenario, expectation))
    way = FailureWay(failure, of: expectation)
    shrunk = try LogShrinker(records, scenario, expectation, limit: limit).shrink()
  }

  /// A list of 5000 pt, named `list`, and what is expected of it.
  static func scenario(_ expectation: String, more: String = "") throws -> Scenario {
    try ScenarioFileTests.read(
      #"""
      {"scenario": 2, "scene": {"size": {"width": 390, "height": 600}, "content": {"scroll": {"id": "list", "start":
      {"x": 0, "y": 1000}, "content": [{"item": {"height": 5000}}]}}}, \#(more) "expect": [\#(expectation)]}
      """#)
  }

  /// Why an expectation fails with a log.
  static func failure(
    _ records: [LogRecord], _ scenario: Scenario, _ expectation: TimelineExpectation
  ) -> ExpectationFailure? {
    var replay = CheckedReplay(scenario, [expectation])
    for record in records { replay.step(record) }
    return replay.finish().first?.failure
  }

  /// The records as they come out of a file.
  static func throughFile(_ records: [LogRecord]) throws -> [LogRecord] {
    var writer = EventLogWriter()
    var buffer = ByteBuffer()
    for record in records { try writer.write(record, into: &buffer) }
    writer.end(into: &buffer)
    var reader = EventLogReader()
    var read: [LogRecord] = []
    let bytes = buffer.bytes
    let consumed = try reader.read(bytes.span) { record in read.append(copy record) }
    #expect(consumed == bytes.count && reader.isEnded)
    return read.filter { if case .end = $0 { false } else { true } }
  }

  /// Whether what is left fails in the same way, also when it was written and read.
  func expectFails(_ location: SourceLocation = #_sourceLocation) throws {
    let (scenario, expectation) = (shrunk.scenario, try #require(shrunk.scenario.expectations.first))
    #expect(scenario.expectations.count == 1, sourceLocation: location)
    let records = try Self.throughFile(shrunk.records)
    #expect(records == shrunk.records, sourceLocation: location)
    #expect(try ScenarioFileTests.read(scenario.file) == scenario, sourceLocation: location)
    let failure = try #require(Self.failure(records, scenario, expectation), sourceLocation: location)
    #expect(FailureWay(failure, of: expectation) == way, sourceLocation: location)
    #expect(failure == shrunk.failure, sourceLocation: location)
  }

  /// Whether nothing that is left can be left out.
  func expectSmallest(_ location: SourceLocation = #_sourceLocation) throws {
    #expect(shrunk.isSmallest, sourceLocation: location)
    let (scenario, expectation) = (shrunk.scenario, try #require(shrunk.scenario.expectations.first))
    func fails(_ records: [LogRecord], _ scenario: Scenario) -> Bool {
      Self.failure(records, scenario, expectation).map { FailureWay($0, of: expectation) } == way
    }
    let units = LogUnits(shrunk.records)
    for unit in units.gestures + units.devices + units.frames + units.others {
      var kept = Array(repeating: true, count: shrunk.records.count)
      for place in unit { kept[place] = false }
      let part = LogPart.records(shrunk.records, kept)
      #expect(part == shrunk.records || !fails(part, scenario), "without \(unit)", sourceLocation: location)
    }
    for unit in EventCut.units(shrunk.records) {
      var cut = EventCut(shrunk.records)
      cut.leaveOut(unit)
      #expect(!fails(cut.records, scenario), "without \(unit)", sourceLocation: location)
    }
    for index in scenario.actions.indices {
      var scenario = scenario
      scenario.actions.remove(at: index)
      #expect(!fails(shrunk.records, scenario), "without action \(index)", sourceLocation: location)
    }
  }
}
