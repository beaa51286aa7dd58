import InputEvents
public import ScrollModel
public import Testing

/// So many cells are told of; of more, their number.
private let mostCells = 12

/// Expects something of every cell of a policy's matrix; the cells that are otherwise are one issue.
///
/// - Parameters:
///   - policy: The policy.
///   - sourceLocation: Where the test says so.
///   - isRight: Whether a cell is as it has to be.
public func expectMatrix(
  _ policy: IndicatorPolicy, sourceLocation: SourceLocation = #_sourceLocation,
  _ isRight: (IndicatorMatrix.Cell) throws -> Bool
) rethrows {
  let cells = IndicatorMatrix.cells(policy)
  var wrong: [String] = []
  for cell in cells where try !isRight(cell) { wrong.append(cell.text) }
  record(wrong, of: cells.count, sourceLocation)
}

/// Expects states of a policy's matrix; the cells that are otherwise are one issue, which says what they had to be.
///
/// - Parameters:
///   - policy: The policy.
///   - sourceLocation: Where the test says so.
///   - state: What the indicator of a cell has to be; `nil` where anything is right.
public func expectMatrix(
  _ policy: IndicatorPolicy, sourceLocation: SourceLocation = #_sourceLocation,
  states state: (IndicatorRule.Situation) throws -> IndicatorState?
) rethrows {
  let cells = IndicatorMatrix.cells(policy)
  var wrong: [String] = []
  for cell in cells {
    guard let expected = try state(cell.situation), expected != cell.verdict.state else { continue }
    wrong.append("\(cell.text); expected \(expected.rawValue)")
  }
  record(wrong, of: cells.count, sourceLocation)
}

private func record(_ wrong: [String], of count: Int, _ sourceLocation: SourceLocation) {
  guard !wrong.isEmpty else { return }
  var lines = ["\(wrong.count) of \(count) cells of the matrix are otherwise:"]
  lines += wrong.prefix(mostCells).map { "  \($0)" }
  if wrong.count > mostCells { lines.append("  and \(wrong.count - mostCells) more") }
  Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
}

extension IndicatorMatrix.Cell {
  /// The situation and the verdict in a line.
  fileprivate var text: String {
    let devices =
      situation.devices.isEmpty ? "none" : situation.devices.map(\.rawValue).joined(separator: "+")
    let last = situation.lastUsed.map { ", last used \($0.rawValue)" } ?? ""
    return "\(situation.visibility.rawValue), preference \(situation.preference.rawValue), devices \(devices)"
      + "\(last), \(situation.activity.rawValue), \(situation.overflows ? "overflows" : "fits"):"
      + " \(verdict.style.rawValue) \(verdict.state.rawValue), because \(verdict.reason)"
  }
}
