import InputEvents

/// One subject in two timelines: what stands in each, and the differences that are under way.
struct ComparisonTrack: Sendable {
  let subject: TimelineEntry.Subject
  /// What lasts in the first one and in the second one.
  var first: TimelineDifference.Told?
  var second: TimelineDifference.Told?
  /// The difference of what lasts.
  var open: TimelineDifference?
  /// The differences of what happens, those of one sort in a row as one.
  var lines: [TimelineDifference] = []

  init(_ subject: TimelineEntry.Subject) {
    self.subject = subject
    // What nobody has spoken of yet.
    let start: TimelineEntry.Field? =
      switch subject.kind {
      case "phase": TimelineEntry.Field(name: "to", value: .text("idle"))
      case "bounce": TimelineEntry.Field(name: "event", value: .text("ended"))
      case "position": TimelineEntry.Field(name: "id", value: .nothing)
      default: nil
      }
    if let start {
      first = TimelineDifference.Told(fields: [start], reason: nil, since: 0)
      second = first
    }
  }

  /// Whether a difference is under way.
  var isOpen: Bool { open != nil || !lines.isEmpty }

  /// Takes all differences away, which are over now: what lasts, lasts to the end.
  mutating func takeAll() -> [TimelineDifference] {
    defer {
      open = nil
      lines = []
    }
    return (open.map { [$0] } ?? []) + lines
  }
}

extension TimelineComparison {
  /// Compares the lines of one subject and one time.
  mutating func compare(
    _ time: Microseconds, _ track: Int, _ left: [TimelineEntry], _ right: [TimelineEntry]
  ) {
    let isState = (left + right).contains { $0.state != nil }
    guard isState else {
      compareLines(time, track, left, right)
      return
    }
    for entry in left where entry.state != nil { tracks[track].first = told(entry) }
    for entry in right where entry.state != nil { tracks[track].second = told(entry) }
    let (first, second) = (tracks[track].first, tracks[track].second)
    if first?.fields == second?.fields {
      if left.map(\.fields) == right.map(\.fields) {
        closeLines(track)
      } else if tracks[track].open == nil {
        // They come to the same, but one of them says more on the way there.
        compareLines(time, track, left, right)
      }
      closeState(track, at: time, left.isEmpty ? nil : first, right.isEmpty ? nil : second)
      return
    }
    let distance = distance(first?.fields, second?.fields)
    // An offset is another at every sample: that is one difference.
    let isOffset = tracks[track].subject.kind == "sample"
    if let open = tracks[track].open, isOffset || isSame(open, first, second) {
      tracks[track].open?.count += 1
    } else {
      closeState(track, at: time)
      tracks[track].open = begin(track, .state, at: time, first, second)
    }
    if let distance { tracks[track].open?.measure(distance, at: time) }
  }

  private func told(_ entry: TimelineEntry) -> TimelineDifference.Told {
    TimelineDifference.Told(fields: entry.state ?? entry.fields, reason: entry.reason, since: entry.time)
  }

  private func isSame(
    _ open: TimelineDifference, _ first: TimelineDifference.Told?, _ second: TimelineDifference.Told?
  ) -> Bool {
    open.first?.fields == first?.fields && open.second?.fields == second?.fields
  }

  private mutating func closeState(
    _ track: Int, at time: Microseconds, _ first: TimelineDifference.Told? = nil,
    _ second: TimelineDifference.Told? = nil
  ) {
    guard var open = tracks[track].open else { return }
    open.to = time
    open.firstEnd = first
    open.secondEnd = second
    keep(open)
    tracks[track].open = nil
  }

  /// How far apart two offsets are; `nil` for what is no offset.
  private func distance(_ first: [TimelineEntry.Field]?, _ second: [TimelineEntry.Field]?) -> Double? {
    guard let first, let second, first.contains(where: { $0.name == "x" }) else { return nil }
    var most = 0.0
    for (mine, other) in zip(first, second) where mine.name == "x" || mine.name == "y" {
      guard case .number(let left) = mine.value, case .number(let right) = other.value else { continue }
      most = max(most, (left - right).magnitude)
    }
    return most
  }

  // MARK: Lines

  /// Compares what only happens, line by line.
  private mutating func compareLines(
    _ time: Microseconds, _ track: Int, _ left: [TimelineEntry], _ right: [TimelineEntry]
  ) {
    for place in 0..<max(left.count, right.count) {
      guard place < left.count else {
        add(track, .onlySecond, at: time, nil, right[place])
        continue
      }
      guard place < right.count else {
        add(track, .onlyFirst, at: time, left[place], nil)
        continue
      }
      guard let name = otherField(left[place], right[place]) else {
        closeLines(track)
        continue
      }
      add(track, .field(name), at: time, left[place], right[place])
    }
  }

  /// The first field that differs.
  private func otherField(_ left: TimelineEntry, _ right: TimelineEntry) -> String? {
    for field in left.fields where !right.fields.contains(field) { return field.name }
    for field in right.fields where !left.fields.contains(field) { return field.name }
    return nil
  }

  private mutating func add(
    _ track: Int, _ sort: TimelineDifference.Sort, at time: Microseconds, _ first: TimelineEntry?,
    _ second: TimelineEntry?
  ) {
    let index: Int
    if let known = tracks[track].lines.firstIndex(where: { $0.sort == sort }) {
      index = known
      tracks[track].lines[index].count += 1
    } else {
      // Whatever was otherwise before is over.
      closeLines(track)
      index = tracks[track].lines.count
      let difference = begin(track, sort, at: time, first.map(whole), second.map(whole))
      tracks[track].lines.append(difference)
    }
    tracks[track].lines[index].to = time
    guard case .field(let name) = sort, case .number(let left)? = first?[name],
      case .number(let right)? = second?[name]
    else { return }
    tracks[track].lines[index].measure((left - right).magnitude, at: time)
  }

  private func whole(_ entry: TimelineEntry) -> TimelineDifference.Told {
    TimelineDifference.Told(fields: entry.fields, reason: entry.reason, since: entry.time)
  }

  private mutating func closeLines(_ track: Int) {
    guard !tracks[track].lines.isEmpty else { return }
    for difference in tracks[track].lines { keep(difference) }
    tracks[track].lines = []
  }
}
