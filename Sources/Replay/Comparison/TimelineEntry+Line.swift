import EventLog
import InputEvents

/// A line of a timeline, read.
public enum TimelineLine: Hashable, Sendable {
  /// The first line.
  case head(ComparedTimeline)
  /// A line of the timeline.
  case entry(TimelineEntry)
  /// The last line, with the digest.
  case end(digest: String)

  /// Reads a line without its line feed.
  ///
  /// - Parameter line: UTF-8.
  /// - Throws: What is wrong with it.
  public init(parsing line: Span<UInt8>) throws(TimelineEntryError) {
    let value: JSONValue
    do { value = try JSONValue(parsing: line) } catch { throw TimelineEntryError(description: "\(error)") }
    guard let members = value.members, let kind = value["k"]?.string else {
      throw TimelineEntryError(description: "not a line of a timeline: it has no kind `k`")
    }
    switch kind {
    case "timeline":
      guard value["v"]?.integer == 1 else {
        throw TimelineEntryError(description: "a timeline of another version than 1")
      }
      let text = { (key: String) in value[key]?.string ?? "" }
      self = .head(
        ComparedTimeline(
          log: text("log"), scenario: text("scenario"), profile: text("profile"),
          profileDigest: text("profileDigest")))
    case "end": self = .end(digest: value["digest"]?.string ?? "")
    default:
      guard let time = value["t"]?.integer, LogRecord.isTime(time) else {
        throw TimelineEntryError(description: "not a line of a timeline: it has no time `t`")
      }
      self = .entry(TimelineEntry(kind, at: time, members))
    }
  }
}

extension LogRecord {
  /// Whether a log may hold such a time.
  fileprivate static func isTime(_ time: Int64) -> Bool {
    (-greatestTime...greatestTime).contains(time)
  }
}

extension TimelineEntry {
  /// What a comparison leaves out, as the digest does.
  private static let remarkNames: Set<String> = ["name", "policy", "why", "control", "natural"]

  fileprivate init(_ kind: String, at time: Microseconds, _ members: [JSONMember]) {
    self.time = time
    subject = Subject(kind: kind, parts: [])
    fields = []
    remarks = []
    let keys = TimelineEntry.keys(kind)
    for member in members where member.key != "t" && member.key != "k" {
      let field = Field(name: member.key, value: Value(member.value))
      if member.key == "because" {
        reason = member.value.string
      } else if keys.contains(member.key) {
        subject.parts.append(field)
      } else if TimelineEntry.remarkNames.contains(member.key), kind != "target" || member.key == "policy" {
        remarks.append(field)
      } else {
        fields.append(field)
      }
    }
  }

  /// The keys that say of what a line of a kind is.
  private static func keys(_ kind: String) -> [String] {
    switch kind {
    case "bounce": ["view", "edge"]
    case "page", "indicator": ["view", "axis"]
    case "transition": ["view", "id"]
    case "action", "pointer": ["what"]
    case "finding": ["d", "what"]
    case "report": ["view", "what"]
    default: ["d", "view"]
    }
  }
}

extension TimelineEntry.Value {
  fileprivate init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .nothing
    case .boolean(let truth): self = .truth(truth)
    case .integer(let number): self = .number(Double(number))
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .array(let values): self = .list(values.map { TimelineEntry.Value($0) })
    case .object(let members): self = .list(members.map { TimelineEntry.Value($0.value) })
    }
  }
}

/// What is compared: a log's replay or a recorded timeline.
public struct ComparedTimeline: Hashable, Sendable {
  /// The log's name.
  public var log: String
  /// The scenario's name.
  public var scenario: String
  /// The profile's name.
  public var profile: String
  /// The digest of the profile's constants.
  public var profileDigest: String
  /// The policy's name; `nil` for a recorded timeline, which does not say.
  public var policy: String?
  /// Whether it was recorded, and not replayed now.
  public var isRecorded = true

  /// Makes what a head says.
  public init(log: String, scenario: String, profile: String, profileDigest: String) {
    self.log = log
    self.scenario = scenario
    self.profile = profile
    self.profileDigest = profileDigest
  }

  /// Makes what is replayed now.
  ///
  /// - Parameters:
  ///   - log: The log's name.
  ///   - scenario: What it is replayed into.
  ///   - policy: What the scenario's policy is called.
  public init(log: String, _ scenario: Scenario, policy: String) {
    let head = TimelineHead(log: log, scenario: scenario)
    self.init(
      log: head.log, scenario: head.scenario, profile: head.profile, profileDigest: head.profileDigest)
    self.policy = policy
    isRecorded = false
  }
}

/// Turns the records of a replay into entries: a replay is compared as it would be written.
public struct TimelineEntries: TimelineSink, Sendable {
  /// The entries that came and were not yet taken away.
  public private(set) var entries: [TimelineEntry] = []
  /// The digest, at the end.
  public private(set) var digest: String?
  private var lines: TimelineJSONLines

  /// Makes an empty sink for a replay into a scenario.
  public init(_ scenario: Scenario) {
    lines = TimelineJSONLines(TimelineHead(log: "", scenario: scenario))
    lines.buffer.removeAll()
  }

  /// Takes a record.
  public mutating func write(_ record: borrowing TimelineRecord) {
    lines.write(record)
    let line = lines.buffer.withSpan { try? TimelineLine(parsing: $0) }
    lines.buffer.removeAll()
    switch line {
    case .entry(let entry): entries.append(entry)
    case .end(let digest): self.digest = digest
    case .head, nil: preconditionFailure("a timeline's own line cannot be read")
    }
  }

  /// Takes the entries away.
  public mutating func take() -> [TimelineEntry] {
    defer { entries.removeAll(keepingCapacity: true) }
    return entries
  }
}
