import Foundation
import GestureSynthesis
import Testing

@testable import ScrollTesting

@Suite struct GoldenTests {
  /// A folder as if the test's file stood in it.
  private static func folder(_ body: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "goldens-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try body(url.appending(path: "SomeTests.swift").path)
  }

  @Test func `The first recording fails, the second run holds, and a change is told`() throws {
    try Self.folder { test in
      let text = "{\"k\":\"timeline\"}\n{\"t\":1200000,\"k\":\"page\"}\n{\"t\":1300000,\"k\":\"end\"}\n"
      let reading = Golden("swipe", besides: test, isRecording: false)
      let recording = Golden("swipe", besides: test, isRecording: true)
      let missing = try #require(reading.difference(from: text))
      #expect(missing.contains("is not there; run the test with SCROLLTRACE_RECORD=1"))
      #expect(!FileManager.default.fileExists(atPath: reading.url.path))
      let recorded = try #require(recording.difference(from: text))
      #expect(recorded.hasPrefix("recorded ") && recorded.contains("look at it, and run again"))
      #expect(reading.difference(from: text) == nil && recording.difference(from: text) == nil)

      let changed = text.replacing("page", with: "phase")
      let difference = try #require(reading.difference(from: changed))
      #expect(difference.contains("line 2 at 1.200000 s"))
      #expect(difference.contains("golden: {\"t\":1200000,\"k\":\"page\"}"))
      #expect(difference.contains("now:    {\"t\":1200000,\"k\":\"phase\"}"))
      #expect(try String(contentsOf: reading.url, encoding: .utf8) == text)
      #expect(recording.difference(from: changed)?.contains("before, it differed") == true)
      #expect(reading.difference(from: changed) == nil)
    }
  }

  @Test func `A timeline that ends early differs where it ends`() {
    #expect(Golden.firstDifference("a\nb\n", "a\n") == "  line 2\n  golden: b\n  now:    nothing more")
    #expect(Golden.firstDifference("a\n", "a\nb\n") == "  line 2\n  golden: nothing more\n  now:    b")
  }

  @Test func `A golden beside the test holds`() throws {
    let replay = try Replayed(
      .synthetic("notches") {
        try $0.plug(.mouse)
        try $0.notch(3)
      }, in: .list)
    replay.expectGolden("notches")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment[Golden.variable] == nil))
  func `A golden that is missing is an issue`() throws {
    let replay = try Replayed(.synthetic { try $0.notch() })
    withKnownIssue {
      replay.expectGolden("never recorded")
    } matching: {
      "\($0)".contains("never recorded.jsonl is not there")
    }
  }
}
