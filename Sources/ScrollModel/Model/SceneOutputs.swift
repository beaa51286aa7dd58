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
    }
  }
}

extension SceneReport {
  /// The kind as a word.
  public var name: String {
    switch self {
    case .deadControl: "deadControl"
    case .unreachable: "unreachable"
    case .unknown: "unknown"
    case .misalignedPage: "misalignedPage"
    case .unknownBehavior: "unknownBehavior"
    case .refreshBlocked: "refreshBlocked"
    }
  }
}
