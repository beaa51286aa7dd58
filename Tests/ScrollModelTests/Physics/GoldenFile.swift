import Foundation
import TestSupport
import Testing

/// A golden file: one of those that are committed, or one of those that may lie beside the checkout.
struct GoldenFile: Decodable {
  let rows: [GoldenRow]

  /// Those that are committed, so that no checkout is without them.
  static let committed = ["gtk_kinetic", "uikit_recorded"]

  /// The rows of the committed file of recorded and tested UIKit values.
  static var recordedRows: [GoldenRow] { rows("uikit_recorded") }

  /// Whether the files that are not committed are there.
  static let hasOthers = FileManager.default.fileExists(atPath: others.path)

  private static let others = SharedData.folder.appending(path: "reference/physics/golden")

  /// The rows of a file; none if it is not committed and not there.
  static func rows(_ name: String) -> [GoldenRow] { all[name] ?? [] }

  /// Read once: most tests ask for them.
  private static let all = Dictionary(
    uniqueKeysWithValues: GoldenPlan.all.map { ($0.file, read($0.file)) })

  private static func read(_ name: String) -> [GoldenRow] {
    let isCommitted = committed.contains(name)
    guard isCommitted || hasOthers else { return [] }
    do {
      let folder = isCommitted ? SharedData.goldens : others
      let data = try Data(contentsOf: folder.appending(path: "\(name).json"))
      // JSONDecoder, because JSONSerialization on Linux misreads the last bits of decimals.
      return try JSONDecoder().decode(GoldenFile.self, from: data).rows
    } catch {
      Issue.record("\(name).json: \(error)")
      return []
    }
  }
}
