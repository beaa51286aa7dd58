import Foundation
import TestSupport
import Testing

/// The table of statements, types and tests is complete, and what it names is there.
@Suite struct CoverageTests {
  /// A row of the article.
  struct Row: Sendable, CustomTestStringConvertible {
    var id: String
    var says: String
    var types: [String]
    /// The tests, each a suite and a function.
    var tests: [String]
    /// What stands in the place of tests.
    var reason: String
    var testDescription: String { id }
  }

  private static func quoted(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  static let rows: [Row] = {
    let article = SharedData.root.appending(path: "Sources/Replay/Replay.docc/Coverage.md")
    guard let text = try? String(contentsOf: article, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, !cells[0].isEmpty else { return nil }
      let tests = quoted(cells[3])
      return Row(
        id: cells[0], says: cells[1], types: quoted(cells[2]), tests: tests,
        reason: tests.isEmpty ? cells[3] : "")
    }
  }()

  /// All that has a number; those of some scenarios were never given.
  static let ids: [String] = {
    func count(_ name: String, _ count: Int) -> [String] {
      (1...count).map { "\(name)-" + ($0 < 10 ? "0" : "") + "\($0)" }
    }
    let missing: Set = [14, 16, 19, 25, 33, 36, 40]
    return count("S0", 42) + count("L", 13) + count("S3", 12) + count("S4", 10)
      + (1...7).map { "12.\($0)" } + (1...45).filter { !missing.contains($0) }.map { "scenario \($0)" }
  }()

  @Test func everythingThatHasANumberHasOneRow() {
    #expect(Self.rows.map(\.id) == Self.ids)
  }

  /// The test functions of a suite's file, and their display names.
  private static func tests(of suite: String) -> [String: String] {
    for module in ["ScrollModelTests", "ReplayTests"] {
      let folder = SharedData.root.appending(path: "Tests/\(module)")
      guard let path = paths[module]?.first(where: { $0.hasSuffix("/\(suite).swift") }),
        let source = try? String(contentsOf: folder.appending(path: path), encoding: .utf8),
        source.contains("@Suite struct \(suite) {")
      else { continue }
      var tests: [String: String] = [:]
      for piece in source.components(separatedBy: "@Test").dropFirst() {
        guard let start = piece.range(of: "func "),
          let end = piece.range(of: "(", range: start.upperBound..<piece.endIndex)
        else { continue }
        let head = piece.dropFirst().drop { $0.isWhitespace }
        let name = piece.hasPrefix("(") && head.hasPrefix("\"") ? head.dropFirst().prefix { $0 != "\"" } : ""
        tests[String(piece[start.upperBound..<end.lowerBound])] = String(name)
      }
      return tests
    }
    return [:]
  }

  private static let paths: [String: [String]] = {
    var paths: [String: [String]] = [:]
    for module in ["ScrollModelTests", "ReplayTests"] {
      let folder = SharedData.root.appending(path: "Tests/\(module)").path
      paths[module] = (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []).map
      { "/" + $0 }
    }
    return paths
  }()

  private static let suites: [String: [String: String]] = {
    let names = Set(rows.flatMap(\.tests).compactMap { $0.split(separator: ".").first.map(String.init) })
    return Dictionary(uniqueKeysWithValues: names.map { ($0, tests(of: $0)) })
  }()

  /// Whether a display name names a statement and not one whose number goes on.
  private static func names(_ id: String, in display: String) -> Bool {
    guard let range = display.range(of: id) else { return false }
    if let next = display[range.upperBound...].first, next.isNumber {
      return names(id, in: String(display[range.upperBound...]))
    }
    return true
  }

  @Test(arguments: rows)
  func eachTestThatIsNamedExistsAndNamesTheRow(row: Row) {
    #expect(!row.says.isEmpty)
    #expect(!row.tests.isEmpty || row.reason.count > 10, "neither a test nor a reason")
    for test in row.tests {
      let parts = test.split(separator: ".").map(String.init)
      guard parts.count == 2, let display = Self.suites[parts[0]]?[parts[1]] else {
        Issue.record("there is no test \(test)")
        continue
      }
      #expect(Self.names(row.id, in: display), "\(test) is \"\(display)\"")
    }
  }

  private static let sources: Set<String> = {
    let folder = SharedData.root.appending(path: "Sources").path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return Set(
      paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
        path.split(separator: "/").last?.split(separator: ".").first?.split(separator: "+").first.map(
          String.init)
      })
  }()

  @Test(arguments: rows)
  func eachTypeHasAFile(row: Row) {
    #expect(!row.types.isEmpty)
    for type in row.types {
      let name = type.split(separator: ".").first.map(String.init) ?? ""
      #expect(Self.sources.contains(name), "no file of \(type)")
    }
  }
}
