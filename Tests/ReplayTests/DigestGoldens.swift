import Foundation
import TestSupport
import Testing

/// The committed digests of replays: `file <TAB> scenario <TAB> digest`, sorted.
///
/// They are numbers that came out of third-party recordings, not the recordings. `SCROLLTRACE_RECORD=1` prints the
/// lines that would have to stand there and still fails, so that a recording run never passes for a check.
enum DigestGoldens {
  static let url = SharedData.goldens.appending(path: "digests.tsv")

  static let digests: [String: String] = {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [:] }
    var digests: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "\t")
      if cells.count == 3 { digests["\(cells[0])\t\(cells[1])"] = String(cells[2]) }
    }
    return digests
  }()

  static let records = ProcessInfo.processInfo.environment["SCROLLTRACE_RECORD"] != nil

  static func check(_ file: String, _ scenario: String, _ digest: String) {
    let golden = digests["\(file)\t\(scenario)"]
    if records, golden != digest { print("GOLDEN\t\(file)\t\(scenario)\t\(digest)") }
    #expect(golden == digest, "\(file) in \(scenario)")
  }
}
