import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// The state at a time: that of the timeline, whether or not a sample falls on it.
@Suite struct ReplayStateTests {
  @Test(arguments: MadeTrace.all)
  func isThatOfTheTimeline(_ trace: MadeTrace) throws {
    var collector = TimelineCollector()
    var engine = ReplayEngine(trace.scenario)
    for record in trace.records { engine.step(record, into: &collector) }
    engine.finish(into: &collector)
    var samples: [Microseconds: ScrollSample] = [:]
    for case .view(_, .sample(let sample)) in collector.records { samples[sample.time] = sample }
    for (time, sample) in samples {
      #expect(Self.state(of: trace, at: time).sample == sample, "at \(time) us")
    }
  }

  @Test func goesOnBehindTheEndOfTheLog() {
    let trace = MadeTrace.touchpadFlick
    let last = trace.frames.last?.time ?? 0
    let state = Self.state(of: trace, at: last + 10_000_000)
    #expect(state.phase == .idle)
    #expect(state.indicators[0].appearance.decision.state == .hidden)
    #expect(state.sample.time == last + 10_000_000)
  }

  @Test func isComputedBetweenSamples() {
    let trace = MadeTrace.touchpadFlick
    let offsets = [1_000_000, 1_000_001, 1_000_002].map { Self.state(of: trace, at: $0).sample.offset.y }
    #expect(offsets[0] < offsets[1] && offsets[1] < offsets[2])
  }

  private static func state(of trace: MadeTrace, at time: Microseconds) -> ReplayState {
    var engine = ReplayEngine(trace.scenario)
    var sink = TimelineDiscard()
    for record in trace.records where (record.time ?? 0) <= time { engine.step(record, into: &sink) }
    if let last = trace.frames.last?.time, last < time { engine.endLog(into: &sink) }
    engine.advance(to: time, into: &sink)
    return engine.states[0]
  }
}
