import InputEvents
import ScrollModel

/// One expectation while a timeline goes by.
///
/// Of records that are states it looks at the stretches of time in which they hold: a record that is replaced at its own
/// time holds at no moment. Memory grows with what there is in the scene, not with the timeline.
struct ExpectationWatch: Sendable {
  /// So many records of a subject are kept for the reasons.
  private static let chainLength = 4

  /// What a record is about: of states the view, the axis, the identity or the device, of events all together.
  private struct Subject: Sendable {
    /// The record in force, and whether it is meant.
    var current: TimelineRecord?
    var isMeant = false
    var since: Microseconds = 0
    /// The last records, the oldest first.
    var chain: [TimelineRecord] = []
    /// The values of the fields whose changes count, of the last record that is meant.
    var values: [TimelineValue?] = []
  }

  private struct SubjectKey: Hashable, Sendable {
    var view = ""
    var part = ""
  }

  /// A count, and the times of the last ones if a window asks for them.
  fileprivate struct Tally: Sendable {
    var count = 0
    var times: [Microseconds] = []
  }

  let expectation: TimelineExpectation
  /// Why the expectation does not hold, once that is clear.
  private(set) var failure: ExpectationFailure?
  private let kind: TimelineKind
  private let isState: Bool
  /// The stretch of time, both ends within; not known before its anchor has come.
  private var from: Microseconds?
  private var to = Microseconds.max
  private var anchors = 0
  private var subjects: [Subject] = []
  private var places: [SubjectKey: Int] = [:]
  private var tallies: [Tally] = []
  private var hasSeen = false
  private var isSatisfied = false
  /// Whether its time is over.
  private var isSettled = false
  private var last: TimelineRecord?
  private var probed: Microseconds?

  /// The end of a replay while nobody knows when it is.
  private static let someday = Microseconds.max - 1

  init(_ expectation: TimelineExpectation) {
    self.expectation = expectation
    kind = expectation.subject.kind
    isState = kind.isState
    if case .changes(let changes, _) = expectation.demand {
      tallies = Array(repeating: Tally(), count: changes.count)
    } else {
      tallies = [Tally()]
    }
    if expectation.time.anchor == nil { open(at: 0) }
  }

  /// Whether nothing that comes can change the result.
  var isDecided: Bool { failure != nil || isSatisfied || isSettled }

  private mutating func open(at time: Microseconds) {
    func moment(_ moment: TimelineMoment) -> Microseconds {
      if case .time(let offset) = moment { max(time + offset, 0) } else { ExpectationWatch.someday }
    }
    from = moment(expectation.time.from)
    to = moment(expectation.time.to)
  }

  // MARK: Samples that are computed

  /// The next time at which samples are wanted that the timeline does not have by itself.
  var nextProbe: Microseconds? {
    guard kind == .sample, !isDecided, let from, !isCounting else { return nil }
    if probed == nil { return from < ExpectationWatch.someday ? from : nil }
    guard let probed, probed < to, to < ExpectationWatch.someday else { return nil }
    return to
  }

  /// Takes a sample that was computed at a time that was asked for, or at the end.
  mutating func probe(_ record: TimelineRecord, at time: Microseconds, isLast: Bool) {
    guard kind == .sample, !isDecided, !isCounting, let from else { return }
    guard isLast || time == from || time == to else { return }
    observe(record, at: time, around: [])
  }

  /// Takes note that the samples of a time were given.
  mutating func endProbe(at time: Microseconds) {
    if let from, time == from || time == to { probed = time }
  }

  private var isCounting: Bool {
    switch expectation.demand {
    case .count, .changes: true
    case .isSo, .always, .never, .some: false
    }
  }

  // MARK: Records

  /// Takes the next record; `around` are the last ones of any kind.
  mutating func write(_ record: borrowing TimelineRecord, at time: Microseconds, around: [TimelineRecord]) {
    guard !isDecided else { return }
    if from != nil, time > to { return settle(at: time, around: around) }
    if record.kind == kind { observe(record, at: time, around: around) }
    guard from == nil, let anchor = expectation.time.anchor, anchor.record.matches(record) else { return }
    anchors += 1
    if anchors == anchor.number { open(at: time) }
  }

  private mutating func observe(
    _ record: borrowing TimelineRecord, at time: Microseconds, around: [TimelineRecord]
  ) {
    let isMeant = expectation.subject.fields.allHold(in: record)
    guard isMeant || isState else { return }
    let place = place(of: record)
    close(place, at: time, around: around)
    subjects[place].current = copy record
    subjects[place].since = time
    subjects[place].isMeant = isMeant
    if subjects[place].chain.count == ExpectationWatch.chainLength { subjects[place].chain.removeFirst() }
    subjects[place].chain.append(copy record)
    guard isMeant else { return }
    if time <= to { last = copy record }
    if isCounting {
      count(record, at: time, place, around: around)
    } else if !isState, let from, time >= from, time <= to {
      if case .isSo = expectation.demand {} else { judge(place, at: time, around: around) }
    }
  }

  /// Ends the time in which a subject's record holds.
  private mutating func close(_ place: Int, at time: Microseconds, around: [TimelineRecord]) {
    let subject = subjects[place]
    guard subject.current != nil, subject.isMeant, !isCounting, failure == nil, !isSatisfied, let from else {
      return
    }
    if isState {
      guard subject.since <= to, time > from, time > subject.since else { return }
    } else {
      // Of events the last one before a moment is looked at, once nothing can come before it any more.
      guard case .isSo = expectation.demand, subject.since <= to, time > to else { return }
    }
    judge(place, at: max(subject.since, from), around: around)
  }

  /// Holds a record that counts against what is demanded.
  private mutating func judge(_ place: Int, at time: Microseconds, around: [TimelineRecord]) {
    guard let record = subjects[place].current else { return }
    hasSeen = true
    last = record
    switch expectation.demand {
    case .isSo(let rules), .always(let rules):
      if !rules.allHold(in: record) { fail(.record(record), at: time, place, around) }
    case .never(let rules):
      if rules.allHold(in: record) { fail(.record(record), at: time, place, around) }
    case .some(let rules): isSatisfied = rules.allHold(in: record)
    case .count, .changes: break
    }
  }

  // MARK: Counts

  private mutating func count(
    _ record: borrowing TimelineRecord, at time: Microseconds, _ place: Int, around: [TimelineRecord]
  ) {
    let isWithin = from.map { time >= $0 } == true && time <= to
    if time <= to { hasSeen = true }
    switch expectation.demand {
    case .count(let bounds, let window):
      guard isWithin else { return }
      if let count = tallies[0].add(time, bounds, window) {
        fail(.count(count, window: window), at: time, place, around)
      }
    case .changes(let changes, let window):
      var values: [TimelineValue?] = []
      for change in changes { values.append(record.value(of: change.field)) }
      let before = subjects[place].values
      subjects[place].values = values
      guard isWithin, !before.isEmpty else { return }
      for (index, change) in changes.enumerated() where before[index] != values[index] {
        if let count = tallies[index].add(time, change.bounds, window) {
          fail(.changes(change.field, count, window: window), at: time, place, around)
          return
        }
      }
    case .isSo, .always, .never, .some: break
    }
  }

  // MARK: Subjects

  private mutating func place(of record: borrowing TimelineRecord) -> Int {
    let key = key(of: record)
    if let place = places[key] { return place }
    places[key] = subjects.count
    subjects.append(Subject())
    return subjects.count - 1
  }

  private func key(of record: borrowing TimelineRecord) -> SubjectKey {
    guard isState else { return SubjectKey() }
    switch record {
    case .device(let device): return SubjectKey(part: String(device.number))
    case .view(let view, let output):
      switch output {
      case .indicator(_, let axis, _): return SubjectKey(view: view.id, part: axis.rawValue)
      case .page(_, let axis, _, _): return SubjectKey(view: view.id, part: axis.rawValue)
      case .transition(_, let id, _, _): return SubjectKey(view: view.id, part: id)
      default: return SubjectKey(view: view.id)
      }
    default: return SubjectKey()
    }
  }

  // MARK: The end

  /// Ends the timeline.
  ///
  /// - Parameters:
  ///   - end: When the replay ended.
  ///   - around: The last records.
  /// - Returns: Why the expectation does not hold; `nil` if it holds.
  mutating func finish(at end: Microseconds, around: [TimelineRecord]) -> ExpectationFailure? {
    if !isDecided { settle(at: end, around: around) }
    return failure
  }

  /// Decides what is not decided yet, all of the time having gone by.
  private mutating func settle(at end: Microseconds, around: [TimelineRecord]) {
    isSettled = true
    guard let from else { return fail(.noAnchor(found: anchors), at: end, nil, around) }
    let (start, stop) = (min(from, end), min(to, end))
    let isOpen = to == ExpectationWatch.someday
    let isFixed = expectation.time.anchor == nil || expectation.time.isMoment
    if from > end && from < ExpectationWatch.someday || isFixed && to > end && !isOpen {
      return fail(.afterEnd(end), at: end, nil, around)
    }
    (self.from, to) = (start, stop)
    // What holds at the end holds at its own moment too.
    for place in subjects.indices { close(place, at: max(end, stop + 1), around: around) }
    if failure == nil, !isSatisfied { judgeLack(at: stop, around) }
  }

  /// What is missing when all has been seen.
  private mutating func judgeLack(at time: Microseconds, _ around: [TimelineRecord]) {
    switch expectation.demand {
    case .isSo, .always:
      if !hasSeen { fail(.noRecord, at: time, nil, around) }
    case .never: break
    case .some:
      if hasSeen, let last {
        fail(.none(last: last), at: time, place(of: last), around)
      } else {
        fail(.noRecord, at: time, nil, around)
      }
    case .count(let bounds, let window):
      // Who says nothing of the least means that there is one, unless there may be none at all.
      let least = bounds.least ?? (bounds.most == 0 ? 0 : 1)
      guard tallies[0].count < least else { return }
      fail(
        tallies[0].count == 0 ? .noRecord : .count(tallies[0].count, window: window), at: time, nil, around)
    case .changes(let changes, let window):
      guard hasSeen else { return fail(.noRecord, at: time, nil, around) }
      for (index, change) in changes.enumerated() where tallies[index].count < change.bounds.least ?? 0 {
        return fail(.changes(change.field, tallies[index].count, window: window), at: time, nil, around)
      }
    }
  }

  private mutating func fail(
    _ reason: ExpectationFailure.Reason, at time: Microseconds, _ place: Int?, _ around: [TimelineRecord]
  ) {
    guard failure == nil else { return }
    let chain = place.map { subjects[$0].chain } ?? last.map { [$0] } ?? []
    failure = ExpectationFailure(
      time: time, reason: reason, expected: expectation.demand.description, got: got(reason), chain: chain,
      around: around.filter { $0.time.map { $0 <= time } == true })
  }

  private func got(_ reason: ExpectationFailure.Reason) -> String {
    let subject = expectation.subject
    switch reason {
    case .noRecord: return "no such record: \(subject)"
    case .noAnchor(let found):
      guard let anchor = expectation.time.anchor else { return "no such record" }
      return found == 0
        ? "no such record to begin from: \(anchor.record)"
        : "only \(found) of \(anchor.record), not \(anchor.number)"
    case .afterEnd(let end): return "the replay ends at \(end) µs, before the time that is asked for"
    case .record(let record), .none(last: let record):
      switch expectation.demand {
      case .isSo(let rules), .always(let rules), .never(let rules), .some(let rules):
        return rules.isEmpty ? record.summary : rules.got(from: record)
      case .count, .changes: return record.summary
      }
    case .count(let count, let window): return "\(count)" + (window.map { " within \($0) µs" } ?? "")
    case .changes(let field, let count, let window):
      return "\(count) \(count == 1 ? "change" : "changes") of \(field.rawValue)"
        + (window.map { " within \($0) µs" } ?? "")
    }
  }
}

extension ExpectationWatch.Tally {
  /// Counts one.
  ///
  /// - Returns: How many there are, if that is too many.
  fileprivate mutating func add(
    _ time: Microseconds, _ bounds: CountBounds, _ window: Microseconds?
  ) -> Int? {
    count += 1
    guard let most = bounds.most else { return nil }
    guard let window else { return count > most ? count : nil }
    times.append(time)
    guard times.count > most else { return nil }
    if times.count > most + 1 { times.removeFirst() }
    return time - times[0] < window ? times.count : nil
  }
}
