public import EventLog
import InputEvents

/// What a comparison found, for people and for programs.
///
/// Lines for people have 100 columns at most.
public struct ComparisonReport: Sendable {
  private let comparison: TimelineComparison
  private let first: ComparedTimeline
  private let second: ComparedTimeline
  private let digests: (first: String?, second: String?)
  private let logDifference: LogDifference?

  private static let column = 11

  /// Makes a report of a comparison that is over.
  ///
  /// - Parameters:
  ///   - comparison: What was found.
  ///   - first: What the first timeline is of.
  ///   - second: What the second one is of.
  ///   - digests: Their digests, as far as they have an end.
  ///   - logDifference: The first record in which their logs differ.
  public init(
    _ comparison: TimelineComparison, _ first: ComparedTimeline, _ second: ComparedTimeline,
    digests: (first: String?, second: String?), logDifference: LogDifference? = nil
  ) {
    self.comparison = comparison
    self.first = first
    self.second = second
    self.digests = digests
    self.logDifference = logDifference
  }

  /// Whether both timelines say the same, reasons and names left out.
  public var isSame: Bool {
    comparison.count == 0 && !hasOtherDigest
  }

  private var hasOtherDigest: Bool {
    guard let first = digests.first, let second = digests.second else { return false }
    return first != second
  }

  // MARK: For people

  /// Writes the first difference and its cause, and how many more there are.
  public func writeFirst(into buffer: inout ByteBuffer) {
    writeHeads(into: &buffer)
    guard let difference = comparison.differences.first else {
      writeSame(into: &buffer)
      return
    }
    buffer.append("\n")
    write(difference, into: &buffer)
    writeSettings(into: &buffer)
    if comparison.count > 1 {
      let more = comparison.count - 1
      buffer.append("\n\(more) more difference\(more == 1 ? "" : "s"); --all lists them\n")
    }
    writeReasons(into: &buffer)
  }

  /// Writes all differences.
  public func writeAll(into buffer: inout ByteBuffer) {
    writeHeads(into: &buffer)
    guard comparison.count > 0 else {
      writeSame(into: &buffer)
      return
    }
    for difference in comparison.differences {
      buffer.append("\n")
      write(difference, into: &buffer)
    }
    writeSettings(into: &buffer)
    let count = comparison.count
    buffer.append("\n\(count) difference\(count == 1 ? "" : "s")\n")
    writeReasons(into: &buffer)
  }

  private func writeHeads(into buffer: inout ByteBuffer) {
    for (side, head) in [("A", first), ("B", second)] {
      var words = "\(head.log) in \(head.scenario), profile \(head.profile)"
      if let policy = head.policy { words += ", policy \(policy)" }
      if head.isRecorded { words += ", as recorded" }
      buffer.append(side, words, at: 3)
    }
  }

  private func writeSame(into buffer: inout ByteBuffer) {
    buffer.append("\n")
    if hasOtherDigest {
      buffer.append(
        "",
        "different: the digest is \(digests.first ?? "") in A and \(digests.second ?? "") in B, although every"
          + " line says the same: one of the timelines was changed", at: 0)
      return
    }
    let digest = (digests.first ?? digests.second).map { ", digest \($0)" } ?? ""
    buffer.append("the same\(digest)\n")
    if let logDifference {
      buffer.append(
        "",
        "although the logs differ, first at \(TimelineTable.seconds(logDifference.time)) s: \(logDifference)",
        at: 0)
    }
    writeReasons(into: &buffer)
  }

  private func writeReasons(into buffer: inout ByteBuffer) {
    let count = comparison.otherReasons
    guard count > 0 else { return }
    buffer.append(
      "",
      "\(count) line\(count == 1 ? " says" : "s say") the same for another reason, which is no difference",
      at: 0)
  }

  private func write(_ difference: TimelineDifference, into buffer: inout ByteBuffer) {
    let kind = difference.subject.kind
    buffer.append("", heading(difference), at: 0)
    func line(_ label: String, _ text: String) {
      buffer.append("  " + label, text, at: ComparisonReport.column)
    }
    switch difference.sort {
    case .field(let name):
      for (side, told) in [("A", difference.first), ("B", difference.second)] {
        let value = told?.fields.first { $0.name == name }?.value.words ?? "none"
        line(side, "\(name) \(value)" + because(told))
      }
    case .state, .onlyFirst, .onlySecond:
      for (side, told) in [("A", difference.first), ("B", difference.second)] {
        guard let told else {
          line(side, "nothing")
          continue
        }
        var words = told.words(kind) + because(told)
        if told.since < difference.from { words += "; so since \(TimelineTable.seconds(told.since)) s" }
        line(side, words)
      }
    }
    if let largest = difference.largest, let time = difference.largestTime, difference.count > 1 {
      let unit = kind == "sample" ? " pt" : ""
      line(
        "at most", "\(TimelineEntry.Value.number(largest).words)\(unit), at \(TimelineTable.seconds(time)) s")
    }
    writeEnd(difference, into: &buffer)
    switch difference.cause {
    case .common(let entry):
      line("after", "in both, at \(TimelineTable.seconds(entry.time)) s: \(entry.words)")
    case .difference(let subject, let from):
      line("follows", "from the difference of \(subject.words) since \(TimelineTable.seconds(from)) s")
    case nil: line("after", "nothing that both have")
    }
  }

  /// Says who came to the same as the other.
  private func writeEnd(_ difference: TimelineDifference, into buffer: inout ByteBuffer) {
    let ends = [("A", difference.firstEnd), ("B", difference.secondEnd)].compactMap { side, told in
      told.map { "\(side) \($0.words(difference.subject.kind))\(because($0))" }
    }
    guard difference.sort == .state, !ends.isEmpty else { return }
    buffer.append("  then", ends.joined(separator: "; "), at: ComparisonReport.column)
  }

  private func because(_ told: TimelineDifference.Told?) -> String {
    told?.reason.map { ", because: \($0)" } ?? ""
  }

  private func heading(_ difference: TimelineDifference) -> String {
    let from = TimelineTable.seconds(difference.from)
    let words = difference.subject.words
    let isOne = difference.to == difference.from
    let span = isOne ? "at \(from) s" : "from \(from) s to \(ComparisonReport.end(difference))"
    let times = difference.count > 1 ? " \(difference.count) times" : ""
    switch difference.sort {
    case .state: return "\(span): \(words)"
    case .onlyFirst: return "\(span): \(words)\(times), only in A"
    case .onlySecond: return "\(span): \(words)\(times), only in B"
    case .field(let name): return "\(span): \(words), another \(name)\(times)"
    }
  }

  private static func end(_ difference: TimelineDifference) -> String {
    difference.to.map { "\(TimelineTable.seconds($0)) s" } ?? "the end"
  }

  /// Says what was not the same from the beginning.
  private func writeSettings(into buffer: inout ByteBuffer) {
    var causes: [String] = []
    if first.scenario != second.scenario {
      causes.append("the scenarios differ: \(first.scenario) in A, \(second.scenario) in B")
    }
    if first.profile != second.profile {
      causes.append("the profiles differ: \(first.profile) in A, \(second.profile) in B")
    } else if first.profileDigest != second.profileDigest {
      causes.append("the constants of the profile \(first.profile) differ")
    }
    if let mine = first.policy, let other = second.policy, mine != other {
      causes.append("the policies differ: \(mine) in A, \(other) in B")
    }
    if let logDifference {
      causes.append(
        "the logs differ, first at \(TimelineTable.seconds(logDifference.time)) s: \(logDifference)")
    }
    guard !causes.isEmpty else { return }
    buffer.append("\n")
    for cause in causes { buffer.append("", "cause: \(cause)", at: 0) }
  }

  // MARK: For programs

  /// Writes a head, a line a difference, and an end.
  public func writeLines(into buffer: inout ByteBuffer) {
    buffer.append("{\"k\":\"compare\",\"v\":1")
    for (key, head) in [("a", first), ("b", second)] {
      buffer.append(",\"\(key)\":{\"log\":")
      buffer.appendJSON(head.log)
      buffer.append(",\"scenario\":")
      buffer.appendJSON(head.scenario)
      buffer.append(",\"profile\":")
      buffer.appendJSON(head.profile)
      buffer.append(",\"profileDigest\":")
      buffer.appendJSON(head.profileDigest)
      buffer.append(",\"policy\":")
      if let policy = head.policy { buffer.appendJSON(policy) } else { buffer.append("null") }
      buffer.append("}")
    }
    buffer.append("}\n")
    if let logDifference {
      buffer.append("{\"k\":\"logs\",\"t\":\(logDifference.time),\"because\":")
      buffer.appendJSON(logDifference.description)
      buffer.append("}\n")
    }
    for difference in comparison.differences { writeLine(difference, into: &buffer) }
    buffer.append("{\"k\":\"end\",\"same\":\(isSame),\"differences\":\(comparison.count)")
    buffer.append(",\"otherReasons\":\(comparison.otherReasons)")
    for (key, digest) in [("a", digests.first), ("b", digests.second)] {
      buffer.append(",\"\(key)\":")
      if let digest { buffer.appendJSON(digest) } else { buffer.append("null") }
    }
    buffer.append("}\n")
  }

  private func writeLine(_ difference: TimelineDifference, into buffer: inout ByteBuffer) {
    buffer.append("{\"k\":\"difference\",\"from\":\(difference.from),\"to\":")
    buffer.append(difference.to.map { "\($0)" } ?? "null")
    buffer.append(",\"of\":")
    buffer.appendJSON(difference.subject.kind)
    for part in difference.subject.parts {
      buffer.append(",")
      buffer.appendJSON(part.name)
      buffer.append(":")
      part.value.write(into: &buffer)
    }
    switch difference.sort {
    case .state: buffer.append(",\"what\":\"state\"")
    case .onlyFirst: buffer.append(",\"what\":\"onlyA\"")
    case .onlySecond: buffer.append(",\"what\":\"onlyB\"")
    case .field(let name):
      buffer.append(",\"what\":\"field\",\"field\":")
      buffer.appendJSON(name)
    }
    let tolds = [
      ("a", difference.first), ("b", difference.second), ("aThen", difference.firstEnd),
      ("bThen", difference.secondEnd),
    ]
    for (key, told) in tolds {
      if told == nil, key.count > 1 { continue }
      buffer.append(",\"\(key)\":")
      guard let told else {
        buffer.append("null")
        continue
      }
      buffer.append("{\"since\":\(told.since)")
      for field in told.fields {
        buffer.append(",")
        buffer.appendJSON(field.name)
        buffer.append(":")
        field.value.write(into: &buffer)
      }
      if let reason = told.reason {
        buffer.append(",\"because\":")
        buffer.appendJSON(reason)
      }
      buffer.append("}")
    }
    buffer.append(",\"count\":\(difference.count)")
    if let largest = difference.largest { buffer.append(",\"largest\":\(JSONText.number(largest))") }
    buffer.append(",\"because\":")
    switch difference.cause {
    case .common(let entry):
      buffer.appendJSON("both, at \(TimelineTable.seconds(entry.time)) s: \(entry.words)")
    case .difference(let subject, let from):
      buffer.appendJSON("the difference of \(subject.words) since \(TimelineTable.seconds(from)) s")
    case nil: buffer.append("null")
    }
    buffer.append("}\n")
  }
}
