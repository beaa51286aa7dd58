import Foundation
import InputEvents
import ScrollModel
import TestSupport
import Testing

/// The tables of the indicator policies, whole, as goldens.
///
/// `SCROLLTRACE_RECORD=1` writes them, and still fails.
@Suite struct MatrixTests {
  @Test(arguments: IndicatorPolicy.builtIn)
  func `The table of a policy is the golden`(policy: IndicatorPolicy) throws {
    let run = try Workplace().run("matrix", "--policy", policy.name)
    #expect(run.code == 0 && run.errors.isEmpty)
    let url = SharedData.goldens.appending(path: "matrix-\(policy.name).txt")
    let golden = try? String(contentsOf: url, encoding: .utf8)
    if golden != run.output, ProcessInfo.processInfo.environment["SCROLLTRACE_RECORD"] != nil {
      try Data(run.output.utf8).write(to: url)
    }
    #expect(golden == run.output)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 && $0.last != " " })
  }

  /// A cell as a program reads it.
  private struct Cell: Decodable {
    var setting, preference: String
    var devices: [String]
    var lastUsed: String?
    var activity, style, state, because: String
    var overflow, wide, reservesSpace: Bool
    var beats: [String]
  }

  @Test(arguments: IndicatorPolicy.builtIn)
  func `The lines are the cells in their order`(policy: IndicatorPolicy) throws {
    let output = try Workplace().run("matrix", "--policy", policy.name, "--format", "jsonl").output
    let lines = output.split(separator: "\n")
    #expect(lines.first == #"{"k":"matrix","v":1,"policy":"\#(policy.name)"}"#)
    let cells = IndicatorMatrix.cells(policy)
    try #require(lines.count == cells.count + 1)
    for (line, cell) in zip(lines.dropFirst(), cells) {
      let read = try JSONDecoder().decode(Cell.self, from: Data(line.utf8))
      let (situation, verdict) = (cell.situation, cell.verdict)
      let isSame =
        read.setting == situation.visibility.rawValue && read.preference == situation.preference.rawValue
        && read.devices == situation.devices.map(\.rawValue) && read.devices == read.devices.sorted()
        && read.lastUsed == situation.lastUsed?.rawValue && read.activity == situation.activity.rawValue
        && read.overflow == situation.overflows && read.style == verdict.style.rawValue
        && read.state == verdict.state.rawValue && read.wide == verdict.isWide
        && read.reservesSpace == verdict.reservesSpace && read.because == verdict.reason.description
        && read.beats == verdict.beaten.map(\.description)
      if !isSame { Issue.record("\(line)") }
    }
  }

  @Test func `Without a policy it is the one of connected devices`() throws {
    let place = try Workplace()
    #expect(try place.run("matrix").output == place.run("matrix", "--policy", "connected").output)
  }
}
