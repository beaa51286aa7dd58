import Foundation
import TestSupport
import Testing

/// The run that the README shows is the run that comes out.
@Suite struct ReadmeTests {
  @Test(arguments: [
    "replay Traces/touchpad-flick.jsonl --scenario Traces/touchpad-flick.scenario.json",
    "explain Traces/touchpad-flick.jsonl momentum --at 3.2",
  ])
  func `The real runs are real`(line: String) throws {
    let readme = try String(contentsOf: SharedData.root.appending(path: "README.md"), encoding: .utf8)
    let shown = try #require(
      readme.components(separatedBy: "$ scrolltrace \(line)\n").last?.components(separatedBy: "```").first)
    let traces = SharedData.root.appending(path: "Traces").path
    let words = line.split(separator: " ").map { word in
      word.hasPrefix("Traces/") ? "\(traces)/\(word.dropFirst(7))" : String(word)
    }
    #expect(try Workplace().run(words).output == shown)
  }
}
