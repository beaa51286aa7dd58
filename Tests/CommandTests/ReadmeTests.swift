import Foundation
import TestSupport
import Testing

/// What the README shows is what comes out.
@Suite struct ReadmeTests {
  /// A run that is shown with its output: the words behind the command's name, and what follows.
  struct Shown: CustomTestStringConvertible, Sendable {
    var words: [String]
    var output: String

    var testDescription: String { words.joined(separator: " ") }
  }

  static let readme =
    (try? String(contentsOf: SharedData.root.appending(path: "README.md"), encoding: .utf8)) ?? ""

  /// The blocks of one command that is followed by what it prints.
  static let runs = readme.components(separatedBy: "```console\n$ scrolltrace ").dropFirst().compactMap {
    block -> Shown? in
    let text = block.components(separatedBy: "```")[0]
    guard !text.contains("\n$ "), let end = text.firstIndex(of: "\n") else { return nil }
    let traces = SharedData.root.path
    let words = text[..<end].split(separator: " ").map { word in
      word.hasPrefix("Traces/") || word.hasPrefix("Tests/") ? "\(traces)/\(word)" : String(word)
    }
    let output = text[text.index(after: end)...]
    return output.isEmpty ? nil : Shown(words: words, output: String(output))
  }

  @Test func `There are runs to look at`() {
    #expect(Self.runs.count >= 5)
  }

  @Test(arguments: runs)
  func `The real runs are real`(run: Shown) throws {
    let output = try Workplace().run(run.words).output
    #expect(output.replacingOccurrences(of: SharedData.root.path + "/", with: "") == run.output)
  }

  @Test func `The lines of the sample package are those of the README`() throws {
    let folder = SharedData.root.appending(path: "Tests/SamplePackage/Tests/SampleTests")
    let sample = try String(contentsOf: folder.appending(path: "CalmRuleTests.swift"), encoding: .utf8)
    #expect(Self.readme.contains("```swift\n\(sample)```"))
    #expect(sample.split(separator: "\n").count < 20)
  }
}
