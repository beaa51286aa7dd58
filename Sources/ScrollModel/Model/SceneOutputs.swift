public import InputEvents
public import ScrollInput

/// What a scene gives, with the scroll view that it is of.
public enum SceneOutput: Hashable, Sendable {
  /// What a scroll view did; the number is its place among all that the scene has had.
  case view(Int, ScrollModelOutput)
  /// The pointer came to a scroll view, left it, or a button of it was pressed.
  case pointer(PointerChange)
  /// Something that an app's author should know.
  case report(time: Microseconds, view: Int?, SceneReport)
}

/// Where outputs are gathered; emptied and used again, it does not allocate.
public struct SceneOutputs: Sendable {
  /// What was gathered, in order.
  public private(set) var records: [SceneOutput] = []
  /// The view that speaks.
  var view = 0

  /// Makes an empty place.
  public init() {}

  /// Forgets what was gathered and keeps the room.
  public mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
  }

  mutating func append(_ output: ScrollModelOutput) {
    records.append(.view(view, output))
  }

  mutating func append(_ change: PointerChange) {
    records.append(.pointer(change))
  }

  mutating func report(_ report: SceneReport, at time: Microseconds, by view: Int?) {
    records.append(.report(time: time, view: view, report))
  }
}

/// A change of the pointer.
public struct PointerChange: Hashable, Sendable {
  /// What happened.
  public enum What: String, Hashable, Sendable, CaseIterable {
    /// It came to a scroll view.
    case entered
    /// It left one.
    case left
    /// A button was pressed.
    case pressed
    /// A button was let go.
    case released
  }

  /// When.
  public var time: Microseconds
  /// What.
  public var what: What
  /// Which scroll view; `nil` for none.
  public var view: Int?
  /// Where in the scene, in points.
  public var place: Vector
  /// The control that is there, by its identity.
  public var control: String?
  /// The axis of the indicator that was grabbed.
  public var indicator: Axis?
}

/// Something that an app's author should know.
public enum SceneReport: Hashable, Sendable {
  /// A control does nothing: the position that it starts from is unknown, or there is nothing beyond it.
  case deadControl(String, DeadControlReason)
  /// A view was asked for that cannot be put where it was asked to be.
  case unreachable(String)
  /// No scroll view has what was asked for.
  case unknown(String)
  /// The first page that its target does not begin at, and by how many points they differ.
  case misalignedPage(Int, by: Double)
  /// No behaviour has the name that a scroll view calls its own by.
  case unknownBehavior(String)
  /// A scroll view may not be pulled at its top although that is how its content is refreshed.
  case refreshBlocked(String)
  /// A connected device cannot scroll a view along an axis: why each of its ways fails.
  case noAffordance(DeviceClass, view: String, Axis, [ReachObstacle])
  /// Content of a view is out of sight along an axis, and by its setting nothing tells of it.
  case unsignalledOverflow(String, Axis, IndicatorVisibility)
}

/// Why a way to scroll a view fails.
public enum ReachObstacle: Hashable, Sendable {
  /// The view, or one around it, is disabled.
  case disabled(String)
  /// The view is out of sight in another one that the device cannot scroll.
  case outOfSight(in: String)
  /// The device has neither a wheel nor a surface that scrolls.
  case noScrolling
  /// It turns along the other axis only.
  case turns(Axis)
  /// A part of it could scroll, if the settings let it.
  case silent(SilentPart)
  /// The settings let no finger scroll.
  case fingersOff
  /// The setting lets no bar show that could be dragged.
  case noBar(IndicatorVisibility)
  /// A bar shows only while the content scrolls already.
  case barOnlyWhileScrolling
  /// A bar is there, but the device has no pointer to drag it with.
  case noPointer
  /// A bar is there, but the device has no button to drag it with.
  case noButton
  /// No control moves the view.
  case noControl
  /// Controls would, but the device can press none.
  case cannotPress
  /// Controls do nothing, for this reason.
  case deadControls(DeadControlReason)
  /// Controls come to so many of all targets.
  case controlsReach(Int, of: Int)
}

/// Why a control does nothing.
public enum DeadControlReason: String, Hashable, Sendable, CaseIterable {
  /// The position is unknown until something scrolls.
  case noPosition
  /// The position is no view of the content.
  case unknownPosition
  /// There is no view beyond.
  case atEnd
}

extension SceneReport: CustomStringConvertible {
  /// The report in words.
  public var description: String {
    switch self {
    case .deadControl(let id, .noPosition): "\(id) does nothing: no position is known before somebody scrolls"
    case .deadControl(let id, .unknownPosition): "\(id) does nothing: the position is no view of the content"
    case .deadControl(let id, .atEnd): "\(id) does nothing: there is no view beyond"
    case .unreachable(let id): "\(id) cannot come to the place that was asked for: the content ends before"
    case .unknown(let id): "no scroll view has \(id)"
    case .misalignedPage(let page, let distance):
      "page \(page) is off by \(distance) pt from the view that should fill it"
    case .unknownBehavior(let name): "no behaviour \(name) is known: scrolls end where they end"
    case .refreshBlocked(let id): "\(id) cannot be refreshed: it may not be pulled at its top"
    case .noAffordance(let device, let view, let axis, let obstacles):
      "the \(device.rawValue) cannot scroll \(view) \(axis.way): "
        + obstacles.map(\.description).joined(separator: ", ")
    case .unsignalledOverflow(let view, let axis, let setting):
      "\(view) goes on \(axis.way), and nothing tells: the setting is \(setting.rawValue), no control moves it"
    }
  }
}

extension ReachObstacle: CustomStringConvertible {
  /// The obstacle in words.
  public var description: String {
    switch self {
    case .disabled(let view): "\(view) is disabled for users"
    case .outOfSight(let outer): "it is out of sight in \(outer), which the device cannot scroll"
    case .noScrolling: "it has nothing that scrolls"
    case .turns(let axis): "its wheel turns \(axis.rawValue)ly only"
    case .silent(let part): part.description
    case .fingersOff: "the settings let no finger scroll"
    case .noBar(let setting): "the setting is \(setting.rawValue)"
    case .barOnlyWhileScrolling: "a bar shows only while it scrolls already"
    case .noPointer: "it has no pointer to drag the bar with"
    case .noButton: "it has no button to drag the bar with"
    case .noControl: "no control moves it"
    case .cannotPress: "it cannot press the controls"
    case .deadControls(.noPosition): "the controls do nothing before somebody scrolls: no position is known"
    case .deadControls(.unknownPosition): "the controls do nothing: the position is no view of the content"
    case .deadControls(.atEnd): "the controls do nothing: there is no view beyond"
    case .controlsReach(let count, let all): "the controls come to \(count) of \(all) targets"
    }
  }
}

extension Axis {
  /// The way along it, as people say it.
  package var way: String { self == .horizontal ? "sideways" : "up and down" }
}

extension SceneReport {
  /// The words of all kinds.
  public static let names = [
    "deadControl", "unreachable", "unknown", "misalignedPage", "unknownBehavior", "refreshBlocked",
    "noAffordance", "unsignalledOverflow",
  ]

  /// The kind as a word.
  public var name: String {
    switch self {
    case .deadControl: "deadControl"
    case .unreachable: "unreachable"
    case .unknown: "unknown"
    case .misalignedPage: "misalignedPage"
    case .unknownBehavior: "unknownBehavior"
    case .refreshBlocked: "refreshBlocked"
    case .noAffordance: "noAffordance"
    case .unsignalledOverflow: "unsignalledOverflow"
    }
  }
}
