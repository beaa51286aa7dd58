import EventLog
import InputEvents
import Replay
import Testing

/// The table for people: it fits 100 columns, and its numbers are those of the timeline.
@Suite struct TimelineTableTests {
  @Test(arguments: MadeTrace.all)
  func fitsAHundredColumns(_ trace: MadeTrace) {
    let lines = table(trace).split(separator: "\n", omittingEmptySubsequences: false)
    for line in lines { #expect(line.count <= 100, "\(line)") }
    #expect(lines.count < 60, "motion between two decisions is one line")
  }

  @Test func saysWhatHappened() {
    let text = table(MadeTrace.touchpadFlick)
    #expect(text.contains("touchpad-flick in long-list, profile uikit, policy connected"))
    #expect(text.contains("interacting > decelerating"))
    #expect(text.contains("held still for 208 ms"))
    #expect(text.contains("digest "))
  }

  private func table(_ trace: MadeTrace) -> String {
    var sink = TimelineTable(TimelineHead(log: trace.name, scenario: trace.scenario), trace.scenario)
    var engine = ReplayEngine(trace.scenario)
    for record in trace.records { engine.step(record, into: &sink) }
    engine.finish(into: &sink)
    return String(decoding: sink.buffer.bytes, as: UTF8.self)
  }
}
