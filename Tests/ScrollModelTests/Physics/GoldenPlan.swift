import Testing

/// What is done with the rows of a kind: each is checked, or there is a reason why it is not.
struct GoldenRule: Sendable {
  typealias Check = @Sendable (GoldenRow) throws -> Void

  private let check: Check?
  private let applies: @Sendable (GoldenRow) -> Bool
  private let reason: String?

  /// Every row of the kind is checked.
  static func all(_ check: @escaping Check) -> GoldenRule {
    GoldenRule(check: check, applies: { _ in true }, reason: nil)
  }

  /// The rows that a law of ours covers are checked.
  static func some(
    _ check: @escaping Check, where applies: @escaping @Sendable (GoldenRow) -> Bool, else reason: String
  ) -> GoldenRule {
    GoldenRule(check: check, applies: applies, reason: reason)
  }

  /// No row of the kind is checked.
  static func none(_ reason: String) -> GoldenRule {
    GoldenRule(check: nil, applies: { _ in false }, reason: reason)
  }

  /// What checks a row; nothing if it is not for our laws.
  func check(for row: GoldenRow) -> Check? { applies(row) ? check : nil }

  /// Why a row is not checked.
  func reason(for row: GoldenRow) -> String? { applies(row) ? nil : reason }
}

/// What is done with the rows of a file.
struct GoldenPlan: Sendable, CustomTestStringConvertible {
  let file: String
  let rules: [String: GoldenRule]

  var testDescription: String { file }
  var rows: [GoldenRow] { GoldenFile.rows(file) }

  /// The rows that are checked: assertable by the file's marks, and covered by a law of ours.
  static func checkedRows(_ plans: [GoldenPlan]) -> [GoldenRow] {
    plans.flatMap { plan in
      plan.rows.filter { $0.isAssertable && plan.rules[$0.kind]?.check(for: $0) != nil }
    }
  }

  static func plan(of row: GoldenRow) -> GoldenPlan? { all.first { $0.file == row.file } }

  /// Those whose file is there.
  static var present: [GoldenPlan] { GoldenFile.hasOthers ? all : committed }
  static var committed: [GoldenPlan] { all.filter { GoldenFile.committed.contains($0.file) } }
  static var others: [GoldenPlan] { all.filter { !GoldenFile.committed.contains($0.file) } }
}

/// The checks, by theme in extensions.
enum GoldenChecks {}
