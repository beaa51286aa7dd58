import InputEvents
import ScrollInput
import ScrollModel

/// One scroll of one device, from its begin until every view that took it rests or belongs to another.
struct ScrollGesture: Sendable {
  /// Its number among all of the log.
  let number: Int
  let began: ScrollInputEvent
  /// Whether another scroll was under way when it began.
  let isSecond: Bool
  /// How many of its inputs moved, when the first and the last did, and how far in all.
  private(set) var motions = 0
  private(set) var firstMotion: Microseconds
  private(set) var lastMotion: Microseconds
  private(set) var way = Vector.zero
  private(set) var millimetres: Vector?
  /// The velocities that the last motion had.
  private(set) var velocity = Vector.zero
  private(set) var previousVelocity = Vector.zero
  /// How far the fingers moved on the surface before it scrolled.
  private(set) var withheld = Vector.zero
  /// In 1/120 detent.
  private(set) var turned = WheelMotion(x: 0, y: 0)
  /// Its end; `nil` while it goes on.
  private(set) var end: ScrollInputEvent?
  /// What the views made of it.
  var parts: [ViewPart] = []

  init(_ number: Int, _ began: ScrollInputEvent, isSecond: Bool) {
    self.number = number
    self.began = began
    self.isSecond = isSecond
    (firstMotion, lastMotion) = (began.time, began.time)
    move(began)
  }

  /// Whether an input belongs to it.
  func goesOn(with event: ScrollInputEvent) -> Bool {
    end == nil && began.device == event.device && began.source == event.source
  }

  mutating func take(_ event: ScrollInputEvent) {
    move(event)
    if event.phase == .ended || event.phase == .cancelled { end = event }
  }

  private mutating func move(_ event: ScrollInputEvent) {
    let hasTurned = event.wheel.map { $0.x != 0 || $0.y != 0 } ?? false
    // The begin of a wheel, a ring or a button that is held is a motion already.
    guard event.phase == .changed || event.delta != .zero || hasTurned else { return }
    motions += 1
    if motions == 1 { firstMotion = event.time }
    lastMotion = event.time
    way = way + event.delta
    (velocity, previousVelocity) = (event.velocity, event.previousVelocity)
    if let part = event.millimetres { millimetres = (millimetres ?? .zero) + part }
    if let turn = event.wheel { turned = WheelMotion(x: turned.x + turn.x, y: turned.y + turn.y) }
  }

  mutating func withhold(_ millimetres: Vector) {
    withheld = withheld + millimetres
  }

  /// When all is over; `nil` until then.
  var over: Microseconds? {
    guard var time = end?.time else { return nil }
    for part in parts {
      guard let closed = part.closed else { return nil }
      time = max(time, closed.time)
    }
    return time
  }

  /// The one axis that its view scrolls along, if it is one view and one axis.
  var axis: Axis? {
    guard parts.count == 1 else { return nil }
    return parts[0].axis
  }
}

/// What one view made of a scroll.
struct ViewPart: Sendable {
  /// A change of the view's phase.
  struct Change: Sendable {
    var time: Microseconds
    var reason: PhaseReason
  }

  /// What happened at an edge.
  struct AtEdge: Sendable {
    var time: Microseconds
    var edge: Edge
    var event: BounceEvent
    var reason: BounceReason
    /// Whether the view was in hand.
    var isHeld: Bool
  }

  let view: TimelineView
  /// Why it was taken in hand.
  let began: Change
  /// Whether it moved by itself until then.
  let wasMoving: Bool
  /// Where the view was; `nil` where no sample tells, as where a wheel turned while it moved.
  private(set) var start: Vector?
  private(set) var offset: Vector?
  /// Since when it followed.
  private(set) var followed: Change?
  /// When it was let go, and why it moves on.
  private(set) var release: Change?
  private(set) var releaseOffset: Vector?
  var target: ScrollTargetDecision?
  /// What went past an edge, or was kept from it: the first of each kind.
  private(set) var edges: [AtEdge] = []
  /// When and why it was over.
  private(set) var closed: Change?

  init(_ view: TimelineView, _ began: Change, at offset: Vector?, wasMoving: Bool, isHand: Bool) {
    self.view = view
    self.began = began
    self.wasMoving = wasMoving
    self.offset = offset
    start = wasMoving && !isHand ? nil : offset
  }

  var axis: Axis? { Axis.allCases.first { view.axes == Axis.Set($0) } }

  var isOpen: Bool { closed == nil }

  mutating func follow(_ change: Change) {
    if followed == nil { followed = change }
  }

  mutating func release(_ change: Change) {
    guard release == nil else { return }
    release = change
    releaseOffset = offset
  }

  mutating func close(_ change: Change) {
    if closed == nil { closed = change }
  }

  mutating func bounce(_ time: Microseconds, _ edge: Edge, _ event: BounceEvent, _ reason: BounceReason) {
    let new = AtEdge(time: time, edge: edge, event: event, reason: reason, isHeld: release == nil)
    let isKnown = edges.contains { ($0.edge, $0.event, $0.isHeld) == (new.edge, new.event, new.isHeld) }
    if !isKnown, event != .ended { edges.append(new) }
  }

  /// Where the view is at a time; samples come after the decisions of their time.
  mutating func move(to sample: ScrollSample) {
    if let closed, sample.time > closed.time { return }
    offset = sample.offset
    if followed == nil, sample.time == began.time { start = offset }
    if let release, sample.time == release.time { releaseOffset = offset }
  }
}
