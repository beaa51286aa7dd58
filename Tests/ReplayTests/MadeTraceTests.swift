import EventLog
import Foundation
import InputEvents
import Replay
import TestSupport
import Testing

/// The traces of `Traces/`: log, scenario and timeline are what this program makes of them, byte for byte.
///
/// `SCROLLTRACE_RECORD=1` writes the files anew; the run that writes a changed file still fails.
@Suite struct MadeTraceTests {
  static let folder = SharedData.root.appending(path: "Traces")

  @Test(arguments: MadeTrace.all)
  func theLogIsTheOneMade(_ trace: MadeTrace) throws {
    try check(trace.log, "\(trace.name).jsonl")
  }

  @Test(arguments: MadeTrace.all)
  func theScenarioIsTheOneMade(_ trace: MadeTrace) throws {
    try check(Array(trace.scenario.file.utf8), "\(trace.name).scenario.json")
  }

  @Test(arguments: MadeTrace.all)
  func theTimelineIsTheGoldenOne(_ trace: MadeTrace) throws {
    try check(trace.timeline, "\(trace.name).timeline.jsonl")
  }

  @Test(arguments: MadeTrace.all)
  func theScenarioReadsBack(_ trace: MadeTrace) throws {
    let text = Array(trace.scenario.file.utf8)
    #expect(try Scenario(parsing: text.span) == trace.scenario)
  }

  @Test(arguments: MadeTrace.all)
  func theLogReadsBack(_ trace: MadeTrace) throws {
    var reader = EventLogReader()
    var records: [LogRecord] = []
    let bytes = trace.log
    let consumed = try reader.read(bytes.span) { records.append(copy $0) }
    #expect(consumed == bytes.count)
    #expect(reader.isEnded)
    #expect(Array(records.dropLast()) == trace.records)
  }

  @Test(arguments: MadeTrace.all)
  func everythingEndsAndRests(_ trace: MadeTrace) {
    var engine = ReplayEngine(trace.scenario)
    var invariants = ReplayInvariants()
    for record in trace.records { engine.step(record, into: &invariants) }
    engine.finish(into: &invariants)
    invariants.finish()
    #expect(invariants.faults.isEmpty)
    #expect(engine.isAtRest)
  }

  private func check(_ bytes: [UInt8], _ name: String) throws {
    let url = Self.folder.appending(path: name)
    let committed = try? Array(Data(contentsOf: url))
    if committed != bytes, DigestGoldens.records { try Data(bytes).write(to: url) }
    #expect(committed == bytes, "\(name) is not what is made now")
  }
}
