public import InputEvents
import ScrollModel

/// Holds a timeline against expectations while it goes by: all of them in one pass, without keeping it.
///
/// What is expected of samples at times at which the timeline has none needs a replay that stops there: see
/// ``CheckedReplay``. Without one the last sample before stands for it.
public struct ExpectationChecker: TimelineSink, Sendable {
  /// So many records are kept for the text of failures.
  private static let aroundLength = 8

  private var watches: [ExpectationWatch]
  /// The watches that look at records of a kind, by the place of the kind among all.
  private var watchesByKind: [[Int]]
  private var around: [TimelineRecord] = []
  private var now: Microseconds = 0

  /// Makes a checker at the start of a timeline.
  public init(_ expectations: [TimelineExpectation]) {
    watches = expectations.map { ExpectationWatch($0) }
    watchesByKind = TimelineKind.allCases.map { kind in
      expectations.indices.filter {
        expectations[$0].subject.kind == kind || expectations[$0].time.anchor?.record.kind == kind
      }
    }
  }

  /// Takes the next record.
  public mutating func write(_ record: borrowing TimelineRecord) {
    if let time = record.time { now = max(now, time) }
    let kind = record.kind
    if kind != .sample {
      if around.count == ExpectationChecker.aroundLength { around.removeFirst() }
      around.append(copy record)
    }
    for index in watchesByKind[kind.place] { watches[index].write(record, at: now, around: around) }
  }

  /// What came of an expectation.
  struct Verdict: Sendable {
    /// Why it does not hold; `nil` if it holds.
    var failure: ExpectationFailure?
  }

  /// What came of the first expectation, if nothing that comes can change it.
  var verdict: Verdict? {
    guard let watch = watches.first, watch.isDecided else { return nil }
    return Verdict(failure: watch.failure)
  }

  /// Whether samples may be wanted that the timeline does not have by itself.
  var hasProbes: Bool { !watchesByKind[TimelineKind.sample.place].isEmpty }

  /// The next time at which ``probe(_:at:)`` is to be called, if there is one.
  public var nextProbe: Microseconds? {
    var next: Microseconds?
    for index in watchesByKind[TimelineKind.sample.place] {
      guard let time = watches[index].nextProbe else { continue }
      next = min(next ?? time, time)
    }
    return next
  }

  /// Takes what holds at a time, after all records of that time.
  public mutating func probe(_ states: [ReplayState], at time: Microseconds) {
    probe(states, at: time, isLast: false)
  }

  private mutating func probe(_ states: [ReplayState], at time: Microseconds, isLast: Bool) {
    now = max(now, time)
    for index in watchesByKind[TimelineKind.sample.place] {
      for state in states {
        let record = TimelineRecord.view(TimelineView(0, state.view, axes: []), .sample(state.sample))
        watches[index].probe(record, at: now, isLast: isLast)
      }
      watches[index].endProbe(at: now)
    }
  }

  /// Ends the timeline.
  ///
  /// - Parameters:
  ///   - end: When the replay ended; without it, the time of the last record.
  ///   - states: What holds then, if it is known.
  /// - Returns: What came of each expectation, in their order.
  public mutating func finish(at end: Microseconds? = nil, _ states: [ReplayState] = [])
    -> [ExpectationResult]
  {
    let end = max(now, end ?? now)
    if !states.isEmpty { probe(states, at: end, isLast: true) }
    var results: [ExpectationResult] = []
    for index in watches.indices {
      let failure = watches[index].finish(at: end, around: around)
      results.append(
        ExpectationResult(index: index, expectation: watches[index].expectation, failure: failure))
    }
    return results
  }
}

extension TimelineKind {
  /// Its place among all.
  fileprivate var place: Int {
    switch self {
    case .device: 0
    case .input: 1
    case .finding: 2
    case .sample: 3
    case .phase: 4
    case .target: 5
    case .bounce: 6
    case .page: 7
    case .position: 8
    case .transition: 9
    case .visible: 10
    case .adjusted: 11
    case .indicator: 12
    case .pointer: 13
    case .action: 14
    case .report: 15
    case .gap: 16
    case .end: 17
    }
  }
}
