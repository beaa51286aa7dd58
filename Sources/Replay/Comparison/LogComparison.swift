public import EventLog
public import InputEvents

/// The first record in which two logs differ, of those that a replay sees.
public struct LogDifference: Hashable, Sendable, CustomStringConvertible {
  /// When: the earlier time, if they differ in it.
  public var time: Microseconds
  /// In what, in words.
  public var description: String
}

/// Two logs side by side, up to the first record that differs.
///
/// Headers, notes, marks, ends and the names of devices are left out: no replay depends on them. Records of one log wait for those of the
/// other.
public struct LogComparison: Sendable {
  /// The first difference; `nil` if there was none yet.
  public private(set) var difference: LogDifference?
  private var waiting: [LogRecord] = []
  private var start = 0
  /// Whose records wait.
  private var side = TimelineComparison.Side.first

  /// Makes a comparison of nothing yet.
  public init() {}

  /// Takes the next record of one of the two.
  public mutating func add(_ record: borrowing LogRecord, to side: TimelineComparison.Side) {
    switch record {
    case .header, .note, .mark, .end: return
    case .device, .frame, .drop, .gone, .gap: break
    }
    guard difference == nil else { return }
    guard start < waiting.count, self.side != side else {
      self.side = side
      waiting.append(copy record)
      return
    }
    let other = waiting[start]
    start += 1
    if start > 512 {
      waiting.removeFirst(start)
      start = 0
    }
    let mine = copy record
    if other.withoutNames == mine.withoutNames { return }
    difference = side == .second ? LogDifference(other, mine) : LogDifference(mine, other)
    waiting = []
    start = 0
  }

  /// Ends both logs: what one of them has more is the difference.
  public mutating func finish() {
    guard difference == nil, start < waiting.count else { return }
    let other: TimelineComparison.Side = side == .first ? .second : .first
    let record = waiting[start]
    difference = LogDifference(
      time: record.time ?? 0,
      description: "\(side.rawValue) goes on with \(record.what), and \(other.rawValue) is over")
  }
}

extension LogDifference {
  fileprivate init(_ first: LogRecord, _ second: LogRecord) {
    let times = (first.time ?? 0, second.time ?? 0)
    time = min(times.0, times.1)
    guard times.0 == times.1, first.what == second.what else {
      description =
        "\(first.what) at \(TimelineTable.seconds(times.0)) s in A, \(second.what) at"
        + " \(TimelineTable.seconds(times.1)) s in B"
      return
    }
    switch (first, second) {
    case (.device(let first), .device(let second)):
      description =
        "device \(first.number) is described otherwise: " + LogDifference.words(first, second)
    case (.frame(let first), .frame(let second)):
      description = "\(LogRecord.frame(first).what): \(LogDifference.words(first, second))"
    default: description = "\(first.what) is recorded otherwise"
    }
  }

  private static func words(_ first: DeviceRecord, _ second: DeviceRecord) -> String {
    let (mine, other) = (first.description, second.description)
    func both(_ what: String, _ first: String, _ second: String) -> String {
      "\(what) \(first) in A, \(second) in B"
    }
    let classes = (first.takenFor.deviceClass.rawValue, second.takenFor.deviceClass.rawValue)
    if classes.0 != classes.1 { return both("its class is", classes.0, classes.1) }
    if mine.id != other.id { return both("its id is", HardwareID.text(mine.id), HardwareID.text(other.id)) }
    if mine.properties != other.properties { return "its properties differ" }
    if let code = otherCode(mine, other) { return code }
    for axis in mine.absoluteAxes {
      guard let same = other.axis(axis.code), same != axis else { continue }
      return "its axis \(CodeNames.name(.absolute, axis.code) ?? "\(axis.code)") differs"
    }
    if first.isRecorded != second.isRecorded { return "only one of the logs has its events" }
    if first.state != second.state { return "another state at its start" }
    return "udev says something else of it"
  }

  private static func otherCode(_ first: DeviceDescription, _ second: DeviceDescription) -> String? {
    for (side, mine, other) in [("A", first, second), ("B", second, first)] {
      for capability in mine.capabilities {
        for code in capability.codes where !other.has(capability.type, code) {
          return "only in \(side) it has \(CodeNames.name(capability.type, code) ?? "code \(code)")"
        }
      }
    }
    return nil
  }

  private static func words(_ first: Frame, _ second: Frame) -> String {
    for (mine, other) in zip(first.events, second.events) where mine != other {
      let words = { (event: InputEvent) in
        "\(CodeNames.name(event.type, event.code) ?? "\(event.type.rawValue):\(event.code)") \(event.value)"
      }
      return "\(words(mine)) in A, \(words(other)) in B"
    }
    if first.events.count != second.events.count {
      return "\(first.events.count) events in A, \(second.events.count) in B"
    }
    return "it is closed otherwise"
  }
}

extension LogRecord {
  /// The record without what only tells units of the same device apart.
  fileprivate var withoutNames: LogRecord {
    guard case .device(var device) = self else { return self }
    device.description.name = ""
    device.description.unique = ""
    device.description.physicalPath = ""
    return .device(device)
  }

  /// What kind of record, and of which device.
  fileprivate var what: String {
    switch self {
    case .header, .note, .mark, .end: "a record"
    case .device(let record): "the description of device \(record.number)"
    case .frame(let frame): "a frame of device \(frame.device)"
    case .drop(_, let device): "lost events of device \(device)"
    case .gone(_, let device): "the going of device \(device)"
    case .gap: "a gap"
    }
  }
}
