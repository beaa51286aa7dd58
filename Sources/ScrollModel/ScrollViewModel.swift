public import InputEvents
public import ScrollInput

/// One headless scroll view: what it makes of scroll input, over time.
///
/// A value without I/O and clock. Outputs go into an array that the caller empties and uses again. Time only goes
/// forward: every call carries a time that is not before the one of the call before.
public struct ScrollViewModel: Sendable {
  /// What the view is doing.
  public internal(set) var phase = ScrollPhase.idle

  let view: ScrollView
  let profile: Profile
  let grid: PixelGrid
  let bounds: ClosedRange<Double>

  var motion = Motion.none
  /// The offset that is shown; between the steps of a momentum, the one after its last step.
  var offset: Double
  var flicks = FlickCounter()
  var indicator: IndicatorModel
  /// The edge past which the content is, while it is.
  var stretched: Edge?
  /// The edge at which this gesture was kept from stretching: it is said once.
  var suppressed: Edge?
  var page: Int
  /// The source of the gesture under way, or of the last one.
  var source = ScrollSource.touch

  /// What moves the view.
  enum Motion: Hashable, Sendable {
    case none
    case drag(Drag)
    case wheel(WheelRun)
    case momentum(Momentum)
  }

  /// Makes a view of a scene in its starting state.
  public init(_ scene: Scene, profile: Profile, policy: IndicatorPolicy) {
    view = scene.view
    self.profile = profile
    grid = PixelGrid(scale: scene.displayScale)
    bounds = ContentRange.offsets(content: view.items.contentLength, length: view.length, grid: grid)
    offset = min(max(view.start, bounds.lowerBound), bounds.upperBound)
    indicator = IndicatorModel(view, policy: policy, profile: profile)
    page = 0
    page = nearestStop(offset)
    // A view that pages begins at a page, wherever the scene starts it.
    if view.behavior == .paging { offset = stop(page) }
  }

  /// When something is due without input; `nil` if nothing is.
  public var nextDeadline: Microseconds? {
    guard case .momentum(let momentum) = motion else { return indicator.deadline }
    return indicator.deadline.map { min($0, momentum.nextStep) } ?? momentum.nextStep
  }

  /// How the indicator is.
  public var indicatorDecision: IndicatorDecision {
    indicator.decision
  }

  /// Whether the content moves by itself, so that samples between inputs differ.
  public var isMoving: Bool {
    if case .momentum = motion { true } else { false }
  }

  /// Whether the offset is a place where a scroll may end: inside, and at a page if the view pages.
  public var isAtLegalPlace: Bool {
    guard bounds.contains(offset) else { return false }
    return view.behavior == .paging ? stop(nearestStop(offset)) == offset : true
  }

  /// The state at a time up to which the model was advanced.
  public func sample(at time: Microseconds) -> ScrollSample {
    switch motion {
    case .none, .wheel: return sample(time, offset, 0)
    case .drag(let drag): return sample(time, offset, drag.isScrolling ? drag.velocity : 0)
    case .momentum(let momentum):
      let state = momentum.state(at: time)
      return sample(time, view.bounces ? state.offset : clamped(state.offset), state.velocity)
    }
  }

  /// Says what holds at the start: the page and the indicator.
  public mutating func start(at time: Microseconds, into outputs: inout [ScrollModelOutput]) {
    if view.behavior == .paging { outputs.append(.page(time: time, index: page, reason: .start)) }
    outputs.append(.indicator(time: time, axis: view.axis, indicator.decision))
  }

  /// Takes note of which pointing devices are connected.
  public mutating func setDevices(
    _ devices: [DeviceClass], at time: Microseconds, into outputs: inout [ScrollModelOutput]
  ) {
    indicator.setDevices(devices, at: time, into: &outputs)
  }

  /// Lets time pass: steps of a motion, rest, hold and fade of the indicator, each at its own time.
  ///
  /// - Complexity: O(steps taken).
  public mutating func advance(to time: Microseconds, into outputs: inout [ScrollModelOutput]) {
    while case .momentum(var momentum) = motion, momentum.nextStep <= time {
      let now = momentum.nextStep
      indicator.advance(to: now, into: &outputs)
      let speed = momentum.state(at: now).velocity.magnitude * 1000
      let edge = stretched
      let result = momentum.step()
      motion = .momentum(momentum)
      offset = result.offset
      var rest = result.rest
      if !view.bounces, offset != clamped(offset) {
        suppress(Edge(view.axis, isEnd: offset > bounds.upperBound), at: now, .bounceOff, into: &outputs)
        offset = clamped(offset)
        rest = .edge
      }
      followEdges(now, .momentum(speed), into: &outputs)
      followPage(now, into: &outputs)
      if let rest { comeToRest(rest, from: edge, at: now, into: &outputs) }
    }
    indicator.advance(to: time, into: &outputs)
  }

  /// Takes a scroll input; ``advance(to:into:)`` up to its time has to come before.
  public mutating func step(_ input: ScrollInputEvent, into outputs: inout [ScrollModelOutput]) {
    if input.source.surelyEnds {
      stepFingers(input, into: &outputs)
    } else {
      stepWheel(input, into: &outputs)
    }
  }
}

// MARK: - What every motion needs

extension ScrollViewModel {
  func sample(_ time: Microseconds, _ offset: Double, _ velocity: Double) -> ScrollSample {
    ScrollSample(
      time: time, offset: Vector(offset, along: view.axis),
      velocity: Vector(velocity * 1000, along: view.axis))
  }

  mutating func setPhase(
    _ next: ScrollPhase, at time: Microseconds, _ reason: PhaseReason, into outputs: inout [ScrollModelOutput]
  ) {
    guard next != phase else { return }
    outputs.append(.phase(time: time, from: phase, to: next, reason: reason))
    phase = next
    // A finger that only rests neither shows an indicator nor lets it go.
    if next != .tracking { indicator.setScrolling(next.isScrolling, at: time, into: &outputs) }
  }

  /// What moved the content over an edge.
  enum EdgeCause {
    case fingers
    /// At so many points per second.
    case momentum(Double)
    case wheel
  }

  /// Reports that the content went past an edge or came back.
  mutating func followEdges(
    _ time: Microseconds, _ cause: EdgeCause, into outputs: inout [ScrollModelOutput]
  ) {
    let edge: Edge?
    if offset > bounds.upperBound {
      edge = Edge(view.axis, isEnd: true)
    } else if offset < bounds.lowerBound {
      edge = Edge(view.axis, isEnd: false)
    } else {
      edge = nil
    }
    guard edge != stretched else { return }
    let began: BounceReason
    let ended: BounceReason
    switch cause {
    case .fingers: (began, ended) = (.pulled(source), .pushedBack)
    case .momentum(let speed): (began, ended) = (.flew(speed), .sprangBack)
    case .wheel: (began, ended) = (.pulled(source), .wheelTurned)
    }
    if let stretched { outputs.append(.bounce(time: time, edge: stretched, event: .ended, reason: ended)) }
    if let edge {
      outputs.append(.bounce(time: time, edge: edge, event: .began, reason: began))
      flicks.reset()
    }
    stretched = edge
  }

  mutating func followPage(_ time: Microseconds, into outputs: inout [ScrollModelOutput]) {
    guard view.behavior == .paging else { return }
    let next = nearestStop(offset)
    guard next != page else { return }
    page = next
    outputs.append(.page(time: time, index: next, reason: .nearest))
  }

  mutating func suppress(
    _ edge: Edge, at time: Microseconds, _ reason: BounceReason, into outputs: inout [ScrollModelOutput]
  ) {
    guard suppressed != edge else { return }
    suppressed = edge
    outputs.append(.bounce(time: time, edge: edge, event: .suppressed, reason: reason))
  }

  /// Ends a motion; the edge is the one past which the content was before its last step.
  mutating func comeToRest(
    _ rest: MomentumRest, from edge: Edge?, at time: Microseconds, into outputs: inout [ScrollModelOutput]
  ) {
    motion = .none
    flicks.reset()
    outputs.append(.sample(sample(time, offset, 0)))
    let reason: PhaseReason
    switch rest {
    case .inside: reason = .restedInside
    case .edge: reason = .restedAtEdge(edge ?? Edge(view.axis, isEnd: offset == bounds.upperBound))
    case .target: reason = .restedAtTarget
    }
    setPhase(.idle, at: time, reason, into: &outputs)
  }

  /// The place on the pixel grid where an offset is shown; what is inside stays inside, although the grid may not
  /// hold the edge.
  func placed(_ offset: Double) -> Double {
    let rounded = profile.roundsToPixels ? grid.rounded(offset) : offset
    return bounds.contains(offset) ? clamped(rounded) : rounded
  }

  func clamped(_ offset: Double) -> Double {
    min(max(offset, bounds.lowerBound), bounds.upperBound)
  }
}
