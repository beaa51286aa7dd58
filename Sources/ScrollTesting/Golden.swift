import Foundation

/// A text that is held against a file beside the test.
struct Golden {
  /// The variable that makes files be written.
  static let variable = "SCROLLTRACE_RECORD"

  /// The file.
  var url: URL
  /// Whether a file that is missing or differs is written.
  var isRecording: Bool

  /// The golden of a test's file.
  init(
    _ name: String, besides test: String,
    isRecording: Bool = !(ProcessInfo.processInfo.environment[Golden.variable] ?? "").isEmpty
  ) {
    url = TestFile.url("Goldens/\(name).jsonl", besides: test)
    self.isRecording = isRecording
  }

  /// Why a text is not the golden, in words; `nil` if it is.
  ///
  /// A recording is a difference as well: somebody has to look at what was recorded.
  func difference(from text: String) -> String? {
    let golden = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    if golden == text { return nil }
    let difference = golden.map { Golden.firstDifference($0, text) }
    guard isRecording else {
      let help = "run the test with \(Golden.variable)=1"
      return difference.map {
        "\(url.path) differs:\n\($0)\nif that is meant, \(help) and look at the change"
      }
        ?? "\(url.path) is not there; \(help) to record it, and look at what was recorded"
    }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      return "\(url.path) cannot be written: \(error.localizedDescription)"
    }
    let words = difference.map { "; before, it differed:\n\($0)" } ?? ""
    return "recorded \(url.path); look at it, and run again without \(Golden.variable)\(words)"
  }

  /// The first line in which two texts differ, both sides, and its time.
  static func firstDifference(_ golden: String, _ text: String) -> String {
    let (one, other) = (lines(golden), lines(text))
    var place = 0
    while place < one.count, place < other.count, one[place] == other[place] { place += 1 }
    let (expected, got) = (
      place < one.count ? one[place] : "nothing more", place < other.count ? other[place] : "nothing more"
    )
    let time = (time(of: expected) ?? time(of: got)).map { " at \(Replayed.seconds($0)) s" } ?? ""
    return "  line \(place + 1)\(time)\n  golden: \(expected)\n  now:    \(got)"
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The time of a timeline's line.
  private static func time(of line: Substring) -> Int64? {
    let head = "{\"t\":"
    guard line.hasPrefix(head) else { return nil }
    return Int64(line.dropFirst(head.count).prefix { $0.isNumber || $0 == "-" })
  }
}
