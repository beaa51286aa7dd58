import InputEvents
import Replay
import ScrollModel

/// The table of a policy for people: equal rows merged, grouped by the devices that make a difference.
enum MatrixTable {
  /// What is shown of a verdict.
  private struct Look: Hashable {
    var words: String
    var reason: String

    init(_ verdict: IndicatorRule.Verdict) {
      let isShown = verdict.state != .hidden
      let state = verdict.state.rawValue + (verdict.isWide ? ", wide" : "")
      words = isShown ? "\(verdict.style.rawValue) \(state)" : state
      reason = verdict.reason.description
    }
  }

  /// Situations with the same look, as a product of values: which of them, by their places among all.
  private struct Row: Hashable {
    /// Settings, preferences, content and activities.
    var values: [[Int]]
    var look: Look
  }

  /// Situations of the same devices, or of several that make the same rows.
  private struct Group {
    var names: [String]
    /// Who is connected, and who acted last.
    var devices: [(connected: [DeviceClass], last: DeviceClass?)]
    var rows: [Row]
  }

  private static let words: [[String]] = [
    IndicatorVisibility.allCases.map(\.rawValue), IndicatorPreference.allCases.map(\.rawValue),
    ["fits", "overflows"], IndicatorActivity.allCases.map(\.rawValue),
  ]
  private static let width = 100

  /// The table; with coverage, each line begins with how many of its cells are covered.
  static func text(_ policy: IndicatorPolicy, _ coverage: MatrixCoverage? = nil) -> String {
    var lines = ["indicators, policy \(policy.name)"]
    if let coverage { lines += coverage.sentences(policy).flatMap { TextColumns.wrapped($0, width) } }
    for group in groups(policy) {
      lines.append("")
      lines += wrapped(group.names, separator: "; ", width: width)
      var block: [Row] = []
      for row in group.rows {
        if let first = block.first, first.values.dropLast() != row.values.dropLast() {
          lines += written(block, group, coverage)
          block.removeAll()
        }
        block.append(row)
      }
      lines += written(block, group, coverage)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func groups(_ policy: IndicatorPolicy) -> [Group] {
    var groups: [Group] = []
    let cells = IndicatorMatrix.cells(policy)
    for devices in IndicatorMatrix.deviceSets {
      let lasts = [nil] + devices.map(Optional.some)
      let tables = lasts.map { last in
        rows(cells.filter { $0.situation.devices == devices && $0.situation.lastUsed == last })
      }
      // Where it makes no difference who acted last, nobody is named.
      let isOne = tables.allSatisfy { $0 == tables[0] }
      for (last, rows) in zip(lasts, tables).prefix(isOne ? 1 : lasts.count) {
        let meant = (isOne ? lasts : [last]).map { (connected: devices, last: $0) }
        var name = devices.isEmpty ? "no device" : devices.map(\.rawValue).joined(separator: " + ")
        if !isOne { name += last.map { " (\($0.rawValue) last)" } ?? " (none used)" }
        if let index = groups.firstIndex(where: { $0.rows == rows }) {
          groups[index].names.append(name)
          groups[index].devices += meant
        } else {
          groups.append(Group(names: [name], devices: meant, rows: rows))
        }
      }
    }
    return groups
  }

  /// The cells as rows, those that differ in one thing alone made one, thing by thing.
  private static func rows(_ cells: [IndicatorMatrix.Cell]) -> [Row] {
    var rows = cells.map { cell in
      let situation = cell.situation
      return Row(
        values: [
          [place(situation.visibility)], [place(situation.preference)], [situation.overflows ? 1 : 0],
          [place(situation.activity)],
        ], look: Look(cell.verdict))
    }
    for thing in [3, 1, 2, 0] {
      var merged: [Row] = []
      for row in rows {
        let index = merged.firstIndex { other in
          other.look == row.look
            && row.values.indices.allSatisfy { $0 == thing || row.values[$0] == other.values[$0] }
        }
        if let index {
          merged[index].values[thing] += row.values[thing]
        } else {
          merged.append(row)
        }
      }
      rows = merged
    }
    // Rows of the same situations but for the activity stand together.
    var ordered: [Row] = []
    for row in rows where !ordered.contains(row) {
      ordered += rows.filter { $0.values.dropLast() == row.values.dropLast() }
    }
    return ordered
  }

  private static func place<Value: CaseIterable & Equatable>(_ value: Value) -> Int {
    Array(Value.allCases).firstIndex(of: value) ?? 0
  }

  /// Rows that differ in the activity alone: what they have in common, and a line for each.
  private static func written(_ rows: [Row], _ group: Group, _ coverage: MatrixCoverage?) -> [String] {
    guard let first = rows.first else { return [] }
    let common = [
      "setting \(words(first, 0))", "preference \(words(first, 1))", "content \(words(first, 2))",
    ].joined(separator: "; ")
    var cells: [[String]] = []
    for row in rows {
      let counts = coverage.map { [count($0, row, group)] } ?? []
      // Many activities of one look take several lines, so that the table stays narrow.
      let activities = wrapped(
        words(row, 3).split(separator: " ").map(String.init), separator: " ", width: 36)
      cells.append(counts + [activities[0], row.look.words, row.look.reason])
      cells += activities.dropFirst().map { counts.map { _ in "" } + ["  " + $0] }
    }
    return ["  " + common] + TextTable.lines(cells).map { "    " + $0 }
  }

  /// How many of the cells that a row stands for are covered.
  private static func count(_ coverage: MatrixCoverage, _ row: Row, _ group: Group) -> String {
    var (count, all) = (0, 0)
    for devices in group.devices {
      for visibility in row.values[0].map({ IndicatorVisibility.allCases[$0] }) {
        for preference in row.values[1].map({ IndicatorPreference.allCases[$0] }) {
          for overflow in row.values[2] {
            for activity in row.values[3].map({ IndicatorActivity.allCases[$0] }) {
              all += 1
              let situation = IndicatorRule.Situation(
                visibility: visibility, overflows: overflow == 1, preference: preference,
                devices: devices.connected, lastUsed: devices.last, activity: activity)
              if coverage.situations.covers(situation) { count += 1 }
            }
          }
        }
      }
    }
    return "\(count)/\(all)"
  }

  private static func words(_ row: Row, _ thing: Int) -> String {
    let all = words[thing]
    let values = row.values[thing]
    return values.count == all.count ? "any" : values.map { all[$0] }.joined(separator: ", ")
  }

  private static func wrapped(_ names: [String], separator: String, width: Int) -> [String] {
    var lines: [String] = []
    for name in names {
      if let last = lines.last, last.count + separator.count + name.count < width {
        lines[lines.count - 1] = last + separator + name
      } else {
        lines.append(name)
      }
    }
    return lines
  }
}
