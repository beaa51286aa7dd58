import EventLog
import Foundation
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// The recordings of `Traces/`: whole, replayed to their golden timeline, and doing what their names say.
///
/// `SCROLLTRACE_RECORD=1` writes scenarios and timelines anew; the run that writes a changed file still fails. The logs
/// themselves come from `Tests/KernelRig/record-traces`.
@Suite struct RecordedTraceTests {
  @Test(arguments: RecordedTrace.all)
  func theLogIsWhole(_ trace: RecordedTrace) throws {
    let bytes = try trace.log()
    var reader = EventLogReader()
    let consumed = try reader.read(bytes.span) { _ in }
    #expect(consumed == bytes.count)
    #expect(reader.isEnded)
  }

  @Test(arguments: RecordedTrace.all)
  func nothingWasLostWhileRecording(_ trace: RecordedTrace) throws {
    let losses = try trace.records().filter {
      switch $0 {
      case .drop, .gap: true
      case .frame(let frame): frame.isSynchronization || frame.isUnterminated
      default: false
      }
    }
    #expect(losses.isEmpty)
  }

  @Test(arguments: RecordedTrace.all)
  func theScenarioIsTheGoldenOne(_ trace: RecordedTrace) throws {
    try check(Array(trace.scenario.file.utf8), "\(trace.name).scenario.json")
  }

  @Test(arguments: RecordedTrace.all)
  func theTimelineIsTheGoldenOne(_ trace: RecordedTrace) throws {
    try check(try trace.timeline(), "\(trace.name).timeline.jsonl")
  }

  @Test(arguments: RecordedTrace.all)
  func everythingEndsAndRests(_ trace: RecordedTrace) throws {
    var invariants = ReplayInvariants()
    try trace.replay(into: &invariants)
    invariants.finish()
    #expect(invariants.faults.isEmpty)
  }

  @Test(arguments: RecordedTrace.all)
  func itDoesWhatItsNameSays(_ trace: RecordedTrace) throws {
    var collector = TimelineCollector()
    try trace.replay(into: &collector)
    var sources: [ScrollSource] = []
    var flights = 0
    var turn: Int64 = 0
    var offsets: Set<Double> = []
    for record in collector.records {
      switch record {
      case .input(let event):
        if event.phase == .began, event.source != sources.last { sources.append(event.source) }
        turn += event.wheel?.y ?? 0
      case .view(_, .phase(_, _, .decelerating, _)): flights += 1
      case .view(_, .sample(let sample)): offsets.insert(sample.offset.y)
      default: break
      }
    }
    #expect(sources == trace.sources)
    #expect(flights == trace.flights)
    #expect(turn == trace.turn)
    #expect((offsets.count > 1) == trace.moves)
  }

  private func check(_ bytes: [UInt8], _ name: String) throws {
    let url = SharedData.root.appending(path: "Traces").appending(path: name)
    let committed = try? Array(Data(contentsOf: url))
    if committed != bytes, DigestGoldens.records { try Data(bytes).write(to: url) }
    #expect(committed == bytes, "\(name) is not what is made now")
  }
}
