public import InputEvents
public import ScrollInput
public import ScrollModel

/// One line of a timeline behind its head.
public enum TimelineRecord: Hashable, Sendable {
  /// A device came or went.
  case device(TimelineDevice)
  /// A scroll input.
  case input(ScrollInputEvent)
  /// What a scroll view did.
  case view(TimelineView, ScrollModelOutput)
  /// The app or the system did something.
  case action(time: Microseconds, SceneAction)
  /// The pointer came to a view, left it, or a button was pressed.
  case pointer(TimelineView?, PointerChange)
  /// Something that a user of a device should know.
  case finding(InputFinding)
  /// Something that an app's author should know.
  case report(time: Microseconds, TimelineView?, SceneReport)
  /// Nothing was recorded for a while, or events were lost.
  case gap(time: Microseconds, device: DeviceNumber?, reason: String)
  /// The end.
  case end(TimelineEnd)

  /// The record's time; `nil` for the end.
  public var time: Microseconds? {
    switch self {
    case .device(let record): record.time
    case .input(let event): event.time
    case .view(_, let output): output.time
    case .action(let time, _): time
    case .pointer(_, let change): change.time
    case .finding(let finding): finding.time
    case .report(let time, _, _): time
    case .gap(let time, _, _): time
    case .end: nil
    }
  }
}

/// A scroll view in a timeline.
public struct TimelineView: Hashable, Sendable {
  /// Its number among all that the scene has had.
  public var number: Int
  /// Its name.
  public var id: String
  /// The axes along which it scrolls.
  public var axes: Axis.Set

  /// Makes a view.
  public init(_ number: Int, _ id: String, axes: Axis.Set) {
    self.number = number
    self.id = id
    self.axes = axes
  }
}

/// What holds of a scroll view in a replay at a time.
public struct ReplayState: Hashable, Sendable {
  /// The view's name.
  public var view: String
  /// The time, the offset and its velocity.
  public var sample: ScrollSample
  /// What the view is doing.
  public var phase: ScrollPhase
  /// The indicators of the axes along which it scrolls.
  public var indicators: [ReplayIndicator]
}

/// An indicator at a time.
public struct ReplayIndicator: Hashable, Sendable {
  /// The axis.
  public var axis: Axis
  /// All that it is, and why.
  public var appearance: IndicatorAppearance
}

/// A device's coming or going.
public struct TimelineDevice: Hashable, Sendable {
  /// When.
  public var time: Microseconds
  /// The log's number of the device.
  public var number: DeviceNumber
  /// Its name.
  public var name: String
  /// What it is taken for.
  public var deviceClass: DeviceClass
  /// Whether it came or went.
  public var isAdded: Bool
  /// Why it has that class, or why it went.
  public var reason: TimelineDeviceReason
}

/// Why a device is what it is taken for, or why it went.
public enum TimelineDeviceReason: Hashable, Sendable {
  /// Its description decided.
  case classified(DeviceClassReason)
  /// The log states another class than its description gives.
  case stated
  /// It went.
  case gone
  /// It is described anew.
  case describedAnew
}

extension TimelineDeviceReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .classified(let reason): reason.description
    case .stated: "the log says so"
    case .gone: "the device went"
    case .describedAnew: "the log describes it anew"
    }
  }
}

/// The last line of a timeline.
public struct TimelineEnd: Hashable, Sendable {
  /// The digest over all lines before it.
  public var digest: UInt64
  /// The number of samples.
  public var samples: Int
  /// The number of the log's frames.
  public var frames: Int

  /// The digest as 16 hexadecimal digits.
  public var digestText: String {
    TimelineDigest.text(digest)
  }
}

/// The first line of a timeline.
public struct TimelineHead: Hashable, Sendable {
  /// The log's name.
  public var log: String
  /// The scenario's name.
  public var scenario: String
  /// The profile's name.
  public var profile: String
  /// The digest of the profile's constants.
  public var profileDigest: String

  /// Makes the head of a replay.
  public init(log: String, scenario: Scenario) {
    self.log = log
    self.scenario = scenario.name
    profile = scenario.profile.name
    var digest = TimelineDigest()
    for word in scenario.profile.words { digest.add(word) }
    profileDigest = digest.hexadecimal
  }
}
