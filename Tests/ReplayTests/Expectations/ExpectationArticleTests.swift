import EventLog
import Foundation
import Replay
import ScrollModel
import TestSupport
import Testing

/// The article Expectations: its examples are read, and hold or do not hold as it says.
@Suite struct ExpectationArticleTests {
  private static let settings =
    #""logs": ["flick"], "policies": ["connected", "lastUsed"],"#

  @Test func `Each example is read, and reads back as it is written`() throws {
    let examples = try ExpectationFile.examples()
    #expect(examples.count > 11)
    for example in examples {
      let text = ExpectationFile.text([example], more: Self.settings)
      let scenario = try ScenarioFileTests.read(text)
      #expect(scenario.expectations.count == 1)
      #expect(try ScenarioFileTests.read(scenario.file) == scenario, "\(example)")
    }
  }

  @Test func `Together they use each word of the grammar and hold for a flick but where it stops elsewhere`()
    throws
  {
    let examples = try ExpectationFile.examples()
    let all = examples.joined()
    for word in [
      "name", "for", "of", "after", "nth", "at", "between", "within", "is", "always", "never", "some",
      "count",
      "changes", "perWindow",
    ] {
      #expect(all.contains("\"\(word)\":"), "\(word)")
    }
    let scenario = try ScenarioFileTests.read(ExpectationFile.text(examples, more: Self.settings))
    var replay = CheckedReplay(scenario)
    for record in MadeTrace.touchpadFlick.records { replay.step(record) }
    let failed = replay.finish().filter { !$0.isMet }.map(\.expectation.subject.kind)
    // The bar that is gone a second after the lift: the flight takes longer; and one offset that is of another log.
    #expect(failed == [.indicator, .sample])
  }

  @Test func `Every kind is described as a state or as an event, with the fields of the timeline`() throws {
    let root = SharedData.root.appending(path: "Sources/Replay/Replay.docc")
    let article = try String(contentsOf: root.appending(path: "Expectations.md"), encoding: .utf8)
    let timeline = try String(contentsOf: root.appending(path: "Timeline.md"), encoding: .utf8)
    let states = try #require(article.firstMatch(of: /The kinds (.*?) are \*states\*/.dotMatchesNewlines()))
      .output.1
    for kind in TimelineKind.allCases {
      #expect(states.contains("`\(kind.rawValue)`") == kind.isState, "\(kind)")
      let row = try #require(timeline.split(separator: "\n").first { $0.hasPrefix("| `\(kind.rawValue)` |") })
      for field in kind.fields where field != .because && field != .t {
        #expect(row.contains("`\(field.rawValue)`"), "\(kind) \(field)")
      }
    }
  }
}
