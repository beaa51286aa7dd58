import Foundation
import InputEvents
import Replay
import ScrollModel
import TestSupport
import Testing

/// The table as a page, and which of its cells logs cover.
@Suite struct MatrixCoverageTests {
  private static let hybrid = SharedData.root.appending(path: "Traces/hybrid.jsonl").path
  private static let flick = SharedData.root.appending(path: "Traces/touchpad-flick.jsonl").path

  /// FNV-1a over the bytes, as 16 digits.
  private static func digest(_ text: String) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func pieces(_ page: String, _ part: String) -> Int {
    page.components(separatedBy: part).count - 1
  }

  /// `SCROLLTRACE_RECORD=1` writes them, and still fails.
  @Test func `The pages have the digests of the goldens`() throws {
    let place = try Workplace()
    var digests = ""
    for policy in IndicatorPolicy.builtIn.map(\.name) {
      let page = try place.run("matrix", "--policy", policy, "--format", "html").output
      digests += "\(policy)\t\(Self.digest(page))\n"
    }
    let url = SharedData.goldens.appending(path: "matrix-pages.tsv")
    let golden = try? String(contentsOf: url, encoding: .utf8)
    if golden != digests, ProcessInfo.processInfo.environment["SCROLLTRACE_RECORD"] != nil {
      try Data(digests.utf8).write(to: url)
    }
    #expect(golden == digests)
  }

  @Test func `The page holds every cell with its reason, and needs nothing else`() throws {
    let page = try Workplace().run("matrix", "--format", "html").output
    let cells = IndicatorMatrix.cells(.connected)
    #expect(Self.pieces(page, "<td ") == cells.count && Self.pieces(page, "</td>") == cells.count)
    for words in ["<script", "http", "src=", "url(", "@import"] { #expect(!page.contains(words)) }
    #expect(page.contains("prefers-color-scheme: dark"))
    for tag in ["table", "tr", "th", "td", "ul", "ol", "li", "div", "head", "body", "html", "style"] {
      #expect(
        Self.pieces(page, "<\(tag) ") + Self.pieces(page, "<\(tag)>") == Self.pieces(page, "</\(tag)>"),
        "\(tag)")
    }
    let legend = try #require(page.firstMatch(of: #/<ol>\n((?:.|\n)*?)<\/ol>/#)?.1)
    let reasons = legend.split(separator: "\n").map { String($0.dropFirst(4).dropLast(5)) }
    let found = page.matches(of: #/<td class="([a-z]+)" title="([^"]*)">(\d+)<\/td>/#)
    try #require(found.count == cells.count)
    var shown: [String: Int] = [:]
    for match in found {
      let number = try #require(Int(match.3))
      #expect(match.2.contains("because: \(reasons[number - 1])"))
      shown[String(match.1), default: 0] += 1
    }
    let legacy = cells.count { $0.verdict.style == .legacy && $0.verdict.state == .visible }
    #expect(shown["legacy"] == legacy && shown["fading"] == cells.count { $0.verdict.state == .fading })
    #expect(Set(reasons) == Set(cells.map(\.verdict.reason.description)))
    #expect(!page.contains("covered\""))
  }

  @Test func `Text, lines and page mark the same cells`() throws {
    let place = try Workplace()
    let options = ["matrix", "--covered-by", Self.hybrid, "--covered-by", Self.flick]
    let lines = try place.run(options + ["--format", "jsonl"]).output.split(separator: "\n")
    let covered = lines.filter { $0.hasSuffix(",\"covered\":true}") }
    let others = lines.filter { $0.hasSuffix(",\"covered\":false}") }
    let all = IndicatorMatrix.cells(.connected).count
    #expect(covered.count + others.count == all && covered.count >= 8)
    let sentence = "\(covered.count) of \(all) cells are covered by hybrid, touchpad-flick"
    let page = try place.run(options + ["--format", "html"]).output
    #expect(page.contains("<p>\(sentence)</p>"))
    #expect(Self.pieces(page, " covered\" title=") == covered.count)
    let table = try place.run(options)
    #expect(table.code == 0 && table.output.contains("\n\(sentence)\n"))
    let counts = table.output.matches(of: #/\n    (\d+)\/(\d+) /#)
    #expect(counts.compactMap { Int($0.1) }.reduce(0, +) == covered.count)
    #expect(counts.compactMap { Int($0.2) }.reduce(0, +) == all)
    let plain = try place.run("matrix").output
    #expect(!plain.contains("covered"))
  }

  @Test func `What a touchpad and a mouse do is covered, and no more`() throws {
    let lines = try Workplace().run("matrix", "--covered-by", Self.hybrid, "--format", "jsonl").output
      .split(separator: "\n").filter { $0.hasSuffix("\"covered\":true}") }
    for activity in ["idle", "tracking", "scrolling", "afterScrolling"] {
      #expect(
        lines.contains {
          $0.contains("\"devices\":[\"touchpad\"]") && $0.contains("\"activity\":\"\(activity)\"")
        }, "\(activity)")
    }
    #expect(lines.contains { $0.contains("\"devices\":[\"mouse\",\"touchpad\"],\"lastUsed\":\"mouse\"") })
    #expect(lines.allSatisfy { $0.contains("\"setting\":\"automatic\",\"preference\":\"byDevice\"") })
    #expect(lines.allSatisfy { $0.contains("\"overflow\":true") && !$0.contains("touchscreen") })
  }

  @Test func `Two devices of a class are one, and other classes are said`() {
    func situation(_ devices: [DeviceClass]) -> IndicatorRule.Situation {
      IndicatorRule.Situation(visibility: .automatic, overflows: true, devices: devices, lastUsed: .mouse)
    }
    var coverage = IndicatorCoverage()
    coverage.add(situation([.touchpad, .mouse, .mouse]))
    #expect(coverage.covers(situation([.mouse, .touchpad])))
    #expect(coverage.count(of: IndicatorMatrix.cells(.connected)) == 1)
    coverage.add(situation([.touchpad, .pointingStick, .mouse]))
    coverage.add(situation([.mouse, .touchscreen]))
    #expect(coverage.otherDevices == [[.mouse, .pointingStick, .touchpad], [.mouse, .touchscreen]])
    #expect(coverage.count(of: IndicatorMatrix.cells(.connected)) == 1)
  }

  @Test func `What cannot be meant or used is one line and its code`() throws {
    let place = try Workplace()
    let lone = try place.run("matrix", "--scenario", "pages")
    #expect(lone.code == 2)
    #expect(
      lone.errors
        == "scrolltrace: matrix: --scenario is for the logs of --covered-by, and there are none\n")
    #expect(try place.run("matrix", "--covered-by", "none.jsonl").code == 3)
    try place.write("cut.jsonl", Data(contentsOf: URL(filePath: Self.hybrid)).dropLast(40))
    let cut = try place.run("matrix", "--covered-by", "cut.jsonl", "--format", "html")
    #expect(cut.code == 4 && cut.output.hasSuffix("</html>\n"))
  }
}
