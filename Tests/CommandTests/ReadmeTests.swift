import Foundation
import TestSupport
import Testing

/// The run that the README shows is the run that comes out.
@Suite struct ReadmeTests {
  @Test func `The real run is real`() throws {
    let readme = try String(contentsOf: SharedData.root.appending(path: "README.md"), encoding: .utf8)
    let command =
      "$ scrolltrace replay Traces/touchpad-flick.jsonl --scenario Traces/touchpad-flick.scenario.json\n"
    let shown = try #require(
      readme.components(separatedBy: command).last?.components(separatedBy: "```").first)
    let traces = SharedData.root.appending(path: "Traces").path
    let run = try Workplace().run(
      "replay", "\(traces)/touchpad-flick.jsonl", "--scenario", "\(traces)/touchpad-flick.scenario.json")
    #expect(run.output == shown)
  }
}
