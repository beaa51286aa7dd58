import EventLog
import Foundation
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// The fields that expectations see are those of the JSON Lines.
@Suite struct TimelineFieldTests {
  @Test(arguments: [Scenario.longList, .pages, .galleryPad])
  func `Each record has the fields and values of its line`(_ scenario: Scenario) throws {
    var kinds: Set<TimelineKind> = []
    for trace in MadeTrace.all {
      var scenario = scenario
      scenario.actions = [
        TimedAction(at: 50_000, .resize(Vector(x: 300, y: 500))),
        TimedAction(at: 9_000_000, .scroll(ScrollRequest(.view("no such", anchor: nil)))),
      ]
      var engine = ReplayEngine(scenario)
      var collector = TimelineCollector()
      for record in trace.records { engine.step(record, into: &collector) }
      engine.step(.drop(time: 8_000_000, device: 0), into: &collector)
      engine.finish(into: &collector)
      for record in collector.records {
        kinds.insert(record.kind)
        try check(record, scenario)
      }
    }
    #expect(kinds.isSuperset(of: [.device, .input, .sample, .phase, .indicator, .action, .end, .gap]))
  }

  private func check(_ record: TimelineRecord, _ scenario: Scenario) throws {
    var lines = TimelineJSONLines(TimelineHead(log: "log", scenario: scenario))
    let head = lines.buffer.bytes.count
    lines.write(record)
    let bytes = Array(lines.buffer.bytes.dropFirst(head).dropLast())
    let line = try JSONValue(parsing: bytes.span)
    let members = try #require(line.members)
    #expect(line["k"]?.string == record.kind.rawValue)
    #expect(
      members.map(\.key).filter { $0 != "k" }.sorted()
        == record.kind.fields.filter { record.value(of: $0) != nil }.map(\.rawValue).sorted())
    for member in members where member.key != "k" {
      let field = try #require(TimelineField(rawValue: member.key))
      let value = try JSONValueDecoder(member.value).decode(FieldCondition.self)
      #expect(value.holds(for: record.value(of: field)), "\(record.kind) \(field)")
    }
  }
}
