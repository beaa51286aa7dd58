/// Collects findings: the first few of a kind one by one, the rest as a sum, so that a million stay a line.
struct FindingList {
  /// So many of a kind are named one by one.
  private static let namedEach = 3

  private var named: [Finding] = []
  private var counts = [Int](repeating: 0, count: FindingKind.groupCount)
  private var sums = [Finding?](repeating: nil, count: FindingKind.groupCount)

  /// Adds a finding.
  mutating func add(_ kind: FindingKind, line: Int? = nil) {
    let group = kind.group
    counts[group] += 1
    if counts[group] <= Self.namedEach {
      named.append(Finding(line: line, kind: kind))
    } else if sums[group] == nil {
      sums[group] = Finding(line: line, kind: kind)
    } else {
      sums[group]?.count += 1
    }
  }

  /// All findings by line, those without a line last.
  var all: [Finding] {
    let all = named + sums.compactMap(\.self)
    let order = all.indices.sorted { left, right in
      (all[left].line ?? .max, left) < (all[right].line ?? .max, right)
    }
    return order.map { all[$0] }
  }
}

extension FindingKind {
  /// The number of groups.
  fileprivate static let groupCount = 19

  /// The kind without its payload.
  fileprivate var group: Int {
    switch self {
    case .quotedLine: 0
    case .indentedLine: 1
    case .numberedLine: 2
    case .wrappedLine: 3
    case .cutLine: 4
    case .damagedLine: 5
    case .unsignedValue: 6
    case .timeWentBack: 7
    case .unterminatedEnd: 8
    case .unterminatedFrame: 9
    case .emptyFrame: 10
    case .slotImplied: 11
    case .descriptionInferred: 12
    case .descriptionReplaced: 13
    case .ignoredText: 14
    case .eventTimeWentBack: 15
    case .descriptionRepaired: 16
    case .splitFrame: 17
    case .noEvents: 18
    }
  }
}
