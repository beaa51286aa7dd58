import Foundation
import Testing

/// The document of timelines names every kind of line that is written, and no other.
@Suite struct TimelineDocumentTests {
  @Test func everyKindIsDescribed() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = try String(
      contentsOf: root.appending(path: "Sources/Replay/TimelineJSONLines.swift"), encoding: .utf8)
    let article = try String(
      contentsOf: root.appending(path: "Sources/Replay/Replay.docc/Timeline.md"), encoding: .utf8)
    var written = Set(source.matches(of: /begin\([^")]*"(\w+)"\)/).map { String($0.1) })
    written.formUnion(source.matches(of: /\{\\"k\\":\\"(\w+)\\"/).map { String($0.1) })
    written.remove("timeline")
    let described = Set(article.matches(of: /(?m)^\| `(\w+)` \|/).map { String($0.1) }.filter { $0 != "k" })
    #expect(written.count > 10)
    #expect(described == written)
  }

  /// Every field that is written stands in the article.
  @Test func everyFieldIsDescribed() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = try String(
      contentsOf: root.appending(path: "Sources/Replay/TimelineJSONLines.swift"), encoding: .utf8)
    let article = try String(
      contentsOf: root.appending(path: "Sources/Replay/Replay.docc/Timeline.md"), encoding: .utf8)
    let fields = Set(source.matches(of: /,\\"(\w+)\\":/).map { String($0.1) })
    #expect(fields.count > 20)
    for field in fields.sorted() {
      #expect(article.contains("`\(field)`") || article.contains("\"\(field)\""), "\(field)")
    }
  }
}
