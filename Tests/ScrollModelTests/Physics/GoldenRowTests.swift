import Testing

/// Every row of the golden files that a law of ours covers, each at its own tolerance.
@Suite struct GoldenRowTests {
  @Test("a row of a committed file", arguments: GoldenPlan.checkedRows(GoldenPlan.committed))
  func committedRow(_ row: GoldenRow) throws { try Self.check(row) }

  @Test(
    "a row of another file",
    .enabled(if: GoldenFile.hasOthers, "the golden files are not beside this checkout"),
    arguments: GoldenPlan.checkedRows(GoldenPlan.others))
  func otherRow(_ row: GoldenRow) throws { try Self.check(row) }

  private static func check(_ row: GoldenRow) throws {
    let rule = try #require(GoldenPlan.plan(of: row)?.rules[row.kind])
    let check = try #require(rule.check(for: row))
    try check(row)
  }

  /// Rows, contradicted ones, unusable ones, and those that are checked.
  static let committed: [(String, Int, Int, Int, Int)] = [
    ("uikit_recorded", 315, 2, 6, 292), ("gtk_kinetic", 70, 0, 0, 70),
  ]

  /// A file that lost rows, or whose marks grew, would otherwise pass silently.
  @Test(arguments: committed)
  func counts(file: String, all: Int, contradicted: Int, unusable: Int, checked: Int) throws {
    let plan = try #require(GoldenPlan.committed.first { $0.file == file })
    #expect(plan.rows.count == all)
    #expect(plan.rows.filter { $0.contradictedBy != nil }.count == contradicted)
    #expect(plan.rows.filter { $0.unusable != nil }.count == unusable)
    #expect(GoldenPlan.checkedRows([plan]).count == checked)
  }

  /// How many rows of velocities apply, and which laws they leave out.
  @Test(
    "rows of velocity trackers",
    .enabled(if: GoldenFile.hasOthers, "the golden files are not beside this checkout"),
    arguments: [
      ("flutter_velocity_tracker", 20, 20), ("android_velocity_tracker", 76, 35),
      ("chromium_velocity_tracker", 6, 3),
    ])
  func velocityRows(file: String, all: Int, checked: Int) throws {
    let plan = try #require(GoldenPlan.others.first { $0.file == file })
    print("\(file): \(GoldenPlan.checkedRows([plan]).count) of \(plan.rows.count) rows are checked")
    #expect(plan.rows.count == all)
    #expect(GoldenPlan.checkedRows([plan]).count == checked)
  }

  /// Every kind has a rule, and every rule has a row, so that none is there for nothing.
  @Test(arguments: GoldenPlan.present)
  func everyKindHasARule(_ plan: GoldenPlan) {
    let rows = plan.rows
    #expect(!rows.isEmpty)
    #expect(Set(rows.map(\.kind)) == Set(plan.rules.keys), "\(plan.file)")
    #expect(Set(rows.map(\.id)).count == rows.count)
    #expect(rows.allSatisfy { $0.file == plan.file })
  }
}
