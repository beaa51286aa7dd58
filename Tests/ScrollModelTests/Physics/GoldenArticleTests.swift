import Foundation
import TestSupport
import Testing

/// The article on golden rows says what the files and the plans say.
@Suite struct GoldenArticleTests {
  static let article: [String] = {
    let place = SharedData.root.appending(path: "Sources/ScrollModel/ScrollModel.docc/GoldenRows.md")
    let text = try? String(contentsOf: place, encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }()

  /// Of a file's rows: how many are checked, and of those how many are evidence; how many are marked; the rest.
  struct Counts {
    var rows = 0
    var evidence = 0
    var computed = 0
    var marked = 0
    var left = 0

    func line(_ name: String) -> String {
      "| \(name) | \(rows) | \(evidence) | \(computed) | \(marked) | \(left) |"
    }
  }

  private static func counts(_ plan: GoldenPlan) -> Counts {
    var counts = Counts()
    for row in plan.rows {
      counts.rows += 1
      if !row.isAssertable {
        counts.marked += 1
      } else if plan.rules[row.kind]?.check(for: row) == nil {
        counts.left += 1
      } else if row.computed == true {
        counts.computed += 1
      } else {
        counts.evidence += 1
      }
    }
    return counts
  }

  /// A line for each reason: rows, of those computed ones, kinds.
  private static func reasons(_ plan: GoldenPlan) -> [String] {
    var left: [(reason: String, rows: [GoldenRow])] = []
    for row in plan.rows where row.isAssertable {
      guard let reason = plan.rules[row.kind]?.reason(for: row) else { continue }
      if let index = left.firstIndex(where: { $0.reason == reason }) {
        left[index].rows.append(row)
      } else {
        left.append((reason, [row]))
      }
    }
    return left.map { group in
      let computed = group.rows.filter { $0.computed == true }.count
      let kinds = Set(group.rows.map(\.kind)).sorted().map { "`\($0)`" }.joined(separator: ", ")
      return "| `\(plan.file)` | \(group.rows.count) | \(computed) | \(kinds) | \(group.reason) |"
    }
  }

  @Test(arguments: GoldenPlan.present)
  func file(_ plan: GoldenPlan) {
    let wanted = [Self.counts(plan).line("`\(plan.file)`")] + Self.reasons(plan)
    let found = Self.article.filter { $0.hasPrefix("| `\(plan.file)` |") }
    #expect(found == wanted)
  }

  @Test(.enabled(if: GoldenFile.hasOthers, "the golden files are not beside this checkout"))
  func total() {
    var total = Counts()
    for plan in GoldenPlan.all {
      let counts = Self.counts(plan)
      total.rows += counts.rows
      total.evidence += counts.evidence
      total.computed += counts.computed
      total.marked += counts.marked
      total.left += counts.left
    }
    #expect(Self.article.contains(total.line("all")))
  }

  /// No line for a file that there is none of.
  @Test func noOtherFile() {
    let files = Set(GoldenPlan.all.map { "| `\($0.file)` |" })
    let lines = Self.article.filter { $0.hasPrefix("| `") }
    #expect(lines.count >= GoldenPlan.all.count)
    for line in lines { #expect(files.contains { line.hasPrefix($0) }, "\(line)") }
  }
}
