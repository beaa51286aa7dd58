/// In which way an expectation does not hold.
///
/// Two failures are the same if what is wrong is of the same kind; if it is a record, of the same view, axis, identity
/// or device, the same fields are wrong, texts are the same, numbers lie on the same side, and the reason is the same but
/// for the numbers in it; and if it is a count, there are as many. Times play no part.
struct FailureWay: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case noRecord
    case noAnchor(Int)
    case afterEnd
    case record
    case none
    case count(Int)
    case changes(TimelineField, Int)
  }

  /// How a number or a text is not as it has to be.
  private enum Fault: Hashable, Sendable {
    case holds
    case below
    case above
    case other(TimelineValue?)
    case sides([Fault])
  }

  private let kind: Kind
  private var subject: [TimelineValue?] = []
  private var faults: [Fault] = []
  private var reason = ""

  /// The way of a failure.
  init(_ failure: ExpectationFailure, of expectation: TimelineExpectation) {
    switch failure.reason {
    case .noRecord: kind = .noRecord
    case .noAnchor(let found): kind = .noAnchor(found)
    case .afterEnd: kind = .afterEnd
    case .count(let count, _): kind = .count(count)
    case .changes(let field, let count, _): kind = .changes(field, count)
    case .record(let record):
      kind = .record
      take(record, expectation)
    case .none(let record):
      kind = .none
      take(record, expectation)
    }
  }

  private mutating func take(_ record: TimelineRecord, _ expectation: TimelineExpectation) {
    for field in record.kind.identifying { subject.append(record.value(of: field)) }
    // Numbers in a reason are those of a gesture.
    reason = String(
      String.UnicodeScalarView(
        (record.because ?? "").unicodeScalars.filter { scalar in
          !("0"..."9").contains(scalar) && scalar != "." && scalar != "-"
        }))
    switch expectation.demand {
    case .isSo(let rules), .always(let rules), .some(let rules):
      for rule in rules {
        faults.append(FailureWay.fault(rule.condition, record.value(of: rule.field), rule.field))
      }
    case .never, .count, .changes: break
    }
  }

  private static func fault(
    _ condition: FieldCondition, _ value: TimelineValue?, _ field: TimelineField
  ) -> Fault {
    if condition.holds(for: value) { return .holds }
    switch (condition, value) {
    case (.equal(.number(let wanted)), .number(let number)),
      (.near(.number(let wanted), _), .number(let number)):
      return number < wanted ? .below : .above
    case (.range(let least, _), .number(let number)):
      return least.map { number < $0 } == true ? .below : .above
    case (.equal(.pair(let x, let y)), .pair(let first, let second)):
      return .sides([side(first, x, 0), side(second, y, 0)])
    case (.near(.pair(let x, let y), let distance), .pair(let first, let second)):
      return .sides([side(first, x, distance), side(second, y, distance)])
    case (.contains, _) where field == .because: return .other(nil)
    default: return .other(value)
    }
  }

  private static func side(_ number: Double, _ wanted: Double, _ distance: Double) -> Fault {
    (number - wanted).magnitude <= distance ? .holds : number < wanted ? .below : .above
  }
}

extension TimelineKind {
  /// The fields that say what a record is about.
  fileprivate var identifying: [TimelineField] {
    switch self {
    case .device, .finding, .gap: [.d]
    case .input: [.source, .phase]
    case .page, .indicator: [.view, .axis]
    case .transition: [.view, .id]
    case .bounce: [.view, .edge]
    case .sample, .phase, .target, .position, .visible, .adjusted, .pointer, .report: [.view]
    case .action: [.what]
    case .end: []
    }
  }
}
