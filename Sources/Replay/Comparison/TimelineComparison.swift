import InputEvents

/// Two timelines side by side: where they differ, from when to when, and what that comes from.
///
/// Lines are matched by their time and by what they are of. What lasts (indicators, phases, pages, positions, offsets) is
/// compared as it stands, so that one difference that lasts is one, and not one a line. Memory grows with the number of
/// subjects and of the differences that are kept, not with the timelines, as long as whoever feeds it asks ``next``.
public struct TimelineComparison: Sendable {
  /// One of the two.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The first.
    case first = "A"
    /// The second.
    case second = "B"
  }

  /// The differences that are kept, in the order in which they begin; those that last are among them at the end only.
  public private(set) var differences: [TimelineDifference] = []
  /// How many there are.
  public private(set) var count = 0
  /// How many lines say the same for another reason.
  public internal(set) var otherReasons = 0

  private let keepsAll: Bool
  private var first = Reading()
  private var second = Reading()
  private var places: [TimelineEntry.Subject: Int] = [:]
  var tracks: [ComparisonTrack] = []
  /// The last thing from outside that both have, and the last difference of such things.
  private var lastRoot: TimelineEntry?
  private var otherRoot: (subject: TimelineEntry.Subject, from: Microseconds)?

  /// What came of one timeline and was not yet compared.
  private struct Reading: Sendable {
    var waiting: [TimelineEntry] = []
    var start = 0
    var time = Microseconds.min
    var isOver = false

    var next: Microseconds? { start < waiting.count ? waiting[start].time : nil }

    mutating func add(_ entry: TimelineEntry) {
      time = max(time, entry.time)
      waiting.append(entry)
      waiting[waiting.count - 1].time = time
    }

    /// Whether all lines of a time have come.
    func isComplete(_ time: Microseconds) -> Bool { isOver || self.time > time }

    mutating func take(_ time: Microseconds) -> [TimelineEntry] {
      let begin = start
      while start < waiting.count, waiting[start].time == time { start += 1 }
      let taken = Array(waiting[begin..<start])
      if start > 512 {
        waiting.removeFirst(start)
        start = 0
      }
      return taken
    }
  }

  /// Makes a comparison of nothing yet.
  ///
  /// - Parameter keepsAll: Whether all differences are kept, and not the first alone.
  public init(keepsAll: Bool = false) {
    self.keepsAll = keepsAll
  }

  /// Which one is to be read on, so that little has to wait; `nil` when both are over.
  public var next: Side? {
    if first.isOver { return second.isOver ? nil : .second }
    return second.isOver || first.time <= second.time ? .first : .second
  }

  /// Takes the next line of one of the two.
  public mutating func add(_ entry: TimelineEntry, to side: Side) {
    if side == .first { first.add(entry) } else { second.add(entry) }
    compare()
  }

  /// Ends one of the two.
  public mutating func finish(_ side: Side) {
    if side == .first { first.isOver = true } else { second.isOver = true }
    compare()
    guard next == nil else { return }
    for index in tracks.indices {
      for difference in tracks[index].takeAll() { keep(difference) }
    }
    differences.sort { $0.number < $1.number }
  }

  private mutating func compare() {
    while let time = [first.next, second.next].compactMap({ $0 }).min(), first.isComplete(time),
      second.isComplete(time)
    {
      compare(time, first.take(time), second.take(time))
    }
  }

  /// What both say at one time.
  private mutating func compare(_ time: Microseconds, _ left: [TimelineEntry], _ right: [TimelineEntry]) {
    var asked: [Int] = []
    var lines: [Int: (left: [TimelineEntry], right: [TimelineEntry])] = [:]
    // In the order in which they are told, so that what comes first is the first difference.
    for place in 0..<max(left.count, right.count) {
      if place < left.count {
        let track = track(left[place].subject, &asked, known: lines)
        lines[track, default: ([], [])].left.append(left[place])
      }
      if place < right.count {
        let track = track(right[place].subject, &asked, known: lines)
        lines[track, default: ([], [])].right.append(right[place])
      }
    }
    for track in asked {
      guard let (left, right) = lines[track] else { continue }
      for (mine, other) in zip(left, right) where mine.fields == other.fields && mine.reason != other.reason {
        otherReasons += 1
      }
      let before = count
      compare(time, track, left, right)
      guard let entry = left.first ?? right.first, entry.isRoot else { continue }
      if count > before || tracks[track].isOpen {
        if count > before { otherRoot = (entry.subject, time) }
      } else if let last = left.last {
        lastRoot = last
        otherRoot = nil
      }
    }
  }

  private mutating func track(
    _ subject: TimelineEntry.Subject, _ asked: inout [Int],
    known: [Int: (left: [TimelineEntry], right: [TimelineEntry])]
  ) -> Int {
    let place: Int
    if let known = places[subject] {
      place = known
    } else {
      place = tracks.count
      places[subject] = place
      tracks.append(ComparisonTrack(subject))
    }
    if known[place] == nil { asked.append(place) }
    return place
  }

  // MARK: Keeping

  /// A new difference of a subject, with its number and its cause.
  mutating func begin(
    _ track: Int, _ sort: TimelineDifference.Sort, at time: Microseconds, _ first: TimelineDifference.Told?,
    _ second: TimelineDifference.Told?
  ) -> TimelineDifference {
    defer { count += 1 }
    let subject = tracks[track].subject
    return TimelineDifference(
      number: count, sort: sort, subject: subject, from: time, to: nil, first: first, second: second,
      cause: cause(subject))
  }

  /// Keeps a difference that is over.
  mutating func keep(_ difference: TimelineDifference) {
    if keepsAll || difference.number == 0 { differences.append(difference) }
  }

  private func cause(_ subject: TimelineEntry.Subject) -> TimelineDifference.Cause? {
    if let otherRoot, otherRoot.subject != subject { return .difference(otherRoot.subject, otherRoot.from) }
    // What a view shows follows from what it does.
    if let view = subject.view, subject.kind != "phase", subject.kind != "sample" {
      for kind in ["phase", "sample"] {
        let other = TimelineEntry.Subject(
          kind: kind, parts: [TimelineEntry.Field(name: "view", value: .text(view))])
        if let index = places[other], let open = tracks[index].open { return .difference(other, open.from) }
      }
    }
    return lastRoot.map { .common($0) }
  }
}
