import EventLog
import Foundation
import Replay
import ScrollModel
import TestSupport
import Testing

/// A scenario with expectations as it stands in a file.
enum ExpectationFile {
  /// A list of 1,000 rows named `list`, with the bar that is always there.
  static func text(_ expectations: [String], more: String = "") -> String {
    #"""
    {"scenario": 2, "scene": {"size": {"width": 390, "height": 600}, "content": {"scroll": {"id": "list", "content":
    [{"stack": {"axis": "vertical", "spacing": 0, "lazy": true, "targets": true, "content":
    [{"repeat": {"count": 1000, "of": {"item": {"height": 52}}}}]}}]}}},
    \#(more) "expect": [\#(expectations.joined(separator: ",\n"))]}
    """#
  }

  /// The scenario of a file.
  static func read(_ expectations: String..., more: String = "") throws -> Scenario {
    try ScenarioFileTests.read(text(expectations, more: more))
  }

  /// What comes of expectations in a replay of a log that is made.
  static func check(_ expectations: String..., trace: MadeTrace = .touchpadFlick) throws
    -> [ExpectationResult]
  {
    let scenario = try ScenarioFileTests.read(text(expectations))
    var replay = CheckedReplay(scenario)
    for record in trace.records { replay.step(record) }
    return replay.finish()
  }

  /// The examples of the article, each with its place there.
  static func examples() throws -> [String] {
    let url = SharedData.root.appending(path: "Sources/Replay/Replay.docc/Expectations.md")
    let article = try String(contentsOf: url, encoding: .utf8)
    return article.components(separatedBy: "```json\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }
}
