public import InputEvents
import ScrollInput

/// One headless scroll view: what it makes of scroll input, over time.
///
/// A value without I/O and clock, held by a ``SceneModel``, which decides which input is whose. Time only goes forward.
public struct ScrollViewModel: Sendable {
  /// What the view is doing.
  public internal(set) var phase = ScrollPhase.idle
  /// The view's settings as they are now.
  public internal(set) var view: ScrollView
  /// The view's layout as it is now.
  public internal(set) var content: ScrollViewLayout

  let number: Int
  let profile: Profile
  let policy: IndicatorPolicy
  let grid: PixelGrid
  var horizontal = AxisModel(.horizontal)
  var vertical = AxisModel(.vertical)
  var drag: Drag?
  /// What a finger stopped that is still down and may yet scroll.
  var caughtGlide: CaughtGlide?
  var wheel: WheelRun?
  /// The source of the gesture under way, or of the last one.
  var source = ScrollSource.touch
  /// The device whose motion moves the view by itself; `nil` if the app does.
  var glideDevice: DeviceNumber?
  /// Who moved the view last.
  var mover = Mover.nobody
  var indicators: IndicatorPair
  /// The indicator that the pointer drags.
  var held: HeldIndicator?
  var bounce: BounceState
  /// What chooses where scrolls end; `nil` for the deceleration alone.
  var behavior: AnyScrollTargetBehavior?
  var position: PositionState?
  var appearance = AppearanceState()
  /// What the behaviour is told of the layout.
  var targets = ScrollTargetLayout(
    horizontal: AxisGeometry(length: 0, content: 0), vertical: AxisGeometry(length: 0, content: 0), axes: [])
  /// The targets among the views, and their identities.
  var targetItems: [Int] = []
  var targetIDs: [String] = []
  /// Which target leads at an offset, if anybody asks.
  var leading: LeadingTargets?
  var sizeClass: SizeClass
  var layoutDirection: LayoutDirection
  /// Where the view is on screen.
  var sceneOrigin = Vector.zero
  /// Whether the motion under way set out anew because the one before ended at no stop.
  var hasResettled = false
  /// Whether something moved the view since it was last sampled.
  var needsSample = false

  init(
    _ content: ScrollViewLayout, number: Int, scene: Scene, profile: Profile, policy: IndicatorPolicy,
    preference: IndicatorPreference, behavior: AnyScrollTargetBehavior?
  ) {
    self.content = content
    self.number = number
    self.profile = profile
    self.policy = policy
    self.behavior = behavior
    view = content.view
    grid = PixelGrid(scale: scene.displayScale)
    indicators = IndicatorPair(content.view, policy: policy, preference: preference, profile: profile)
    bounce = BounceState(isEnabled: content.view.bounce.isEnabled ?? scene.bouncesByDefault)
    position = content.view.position.map { PositionState(value: $0.initial) }
    sizeClass = scene.sizeClass
    layoutDirection = scene.layoutDirection
    measure()
  }

  /// What holds at the start: pages, position, indicators, how views look, and what is wrong with the settings.
  mutating func start(at time: Microseconds, into outputs: inout SceneOutputs) {
    for axis in Axis.allCases where self[axis].isActive && view.behavior == .paging {
      outputs.append(.page(time: time, axis: axis, index: self[axis].page, reason: .start))
    }
    if let id = position?.value.viewID {
      outputs.append(.position(time: time, id: id, reason: .start))
    }
    for axis in Axis.allCases where self[axis].isActive {
      outputs.append(.indicator(time: time, axis: axis, indicators[axis].decision))
    }
    if view.flashesIndicators { flashIndicators(time, into: &outputs) }
    followAppearance(time, into: &outputs)
    reportBehavior(time, into: &outputs)
    reportRefresh(time, into: &outputs)
    reportPosition(time, into: &outputs)
  }

  /// The state at a time up to which the model was advanced.
  public func sample(at time: Microseconds) -> ScrollSample {
    var sample = ScrollSample(time: time, offset: offset, velocity: .zero)
    if let drag {
      guard drag.isScrolling else { return drag.holds ? sample : moving(sample) }
      for axis in Axis.allCases where ask(axis, { $0.isActive }) && drag.follows(axis) {
        sample.velocity[axis] = drag.velocity[axis] * 1000
      }
      return sample
    }
    return moving(sample)
  }

  private func moving(_ sample: ScrollSample) -> ScrollSample {
    var sample = sample
    for axis in Axis.allCases {
      guard let momentum = ask(axis, { $0.momentum }) else { continue }
      let state = momentum.state(at: sample.time)
      sample.offset[axis] = shown(state.offset, axis)
      sample.velocity[axis] = state.velocity * 1000
    }
    return sample
  }

  /// The offset of the last step or input.
  var offset: Vector {
    Vector(x: horizontal.offset, y: vertical.offset)
  }

  /// Whether fingers hold the content, or the pointer its indicator.
  var isInHand: Bool {
    drag?.holds == true || held != nil
  }

  /// Whether the content moves by itself, so that samples between inputs differ.
  public var isMoving: Bool {
    horizontal.nextStep != nil || vertical.nextStep != nil
  }

  /// Whether the offset is a place where a scroll may end: inside, and where the behaviour has stops, at one, unless a
  /// program put it elsewhere.
  public var isAtLegalPlace: Bool {
    horizontal.isAtLegalPlace && vertical.isAtLegalPlace
  }

  /// How the indicator of an axis is; `nil` if the view does not scroll along it.
  public func indicator(_ axis: Axis) -> IndicatorDecision? {
    self[axis].isActive ? indicators[axis].decision : nil
  }

  /// The offsets at which content can rest along an axis.
  public func range(_ axis: Axis) -> ClosedRange<Double> {
    self[axis].bounds
  }

  /// Asks an axis where it is; the subscript copies it whole, which is too much for what every sample asks.
  @inline(__always)
  func ask<Answer>(_ axis: Axis, _ question: (borrowing AxisModel) -> Answer) -> Answer {
    switch axis {
    case .horizontal: question(horizontal)
    case .vertical: question(vertical)
    }
  }

  subscript(axis: Axis) -> AxisModel {
    get { axis == .horizontal ? horizontal : vertical }
    _modify {
      switch axis {
      case .horizontal: yield &horizontal
      case .vertical: yield &vertical
      }
    }
  }

  /// The axes along which the view scrolls.
  var isAlongBoth: Bool {
    horizontal.isActive && vertical.isActive
  }

  /// The axis that a reason speaks of: where it is fastest, or the one along which the view scrolls.
  func mainAxis(_ velocity: Vector) -> Axis {
    guard isAlongBoth else { return horizontal.isActive ? .horizontal : .vertical }
    return velocity.x.magnitude > velocity.y.magnitude ? .horizontal : .vertical
  }
}

// MARK: - What every motion needs

extension ScrollViewModel {
  mutating func setPhase(
    _ next: ScrollPhase, at time: Microseconds, _ reason: PhaseReason, into outputs: inout SceneOutputs
  ) {
    guard next != phase else { return }
    outputs.append(.phase(time: time, from: phase, to: next, reason: reason))
    phase = next
    let isFinger = source == .finger
    indicators.act(at: time, into: &outputs) { activities in
      activities.isTracking = next == .tracking && isFinger
      // Fingers that stopped a scroll hold what they stopped, and its indicator.
      if next == .tracking { return }
      activities.isScrolling = next == .interacting || next == .decelerating
      activities.isRequested = next == .animating
    }
  }

  /// Stops what moves by itself where it is at a time.
  mutating func stop(at time: Microseconds, clamps: Bool = false) {
    for axis in Axis.allCases {
      guard let momentum = self[axis].momentum else { continue }
      let offset = shown(momentum.state(at: time).offset, axis)
      self[axis].offset = placed(clamps ? self[axis].clamped(offset) : offset, axis)
      self[axis].momentum = nil
      self[axis].destination = nil
    }
    glideDevice = nil
  }

  /// Stops a free glide of the user where it is at a time; what goes to a target or back from past an edge goes on.
  ///
  /// - Returns: The velocity that it had, in points per millisecond; nothing where nothing glided.
  @discardableResult
  mutating func stopGlide(
    at time: Microseconds, _ reason: PhaseReason, into outputs: inout SceneOutputs
  ) -> Vector? {
    guard !isInHand else { return nil }
    var velocity = Vector.zero
    var stopped = false
    for axis in Axis.allCases where self[axis].glides {
      let state = self[axis].state(at: time)
      let offset = shown(state.offset, axis)
      // Between two steps it may be past an edge already: then it is on its way back.
      guard self[axis].bounds.contains(offset) else { continue }
      self[axis].offset = placed(offset, axis)
      self[axis].momentum = nil
      velocity[axis] = state.velocity
      stopped = true
    }
    guard stopped else { return nil }
    needsSample = true
    follow(time, .momentum, into: &outputs)
    if !isMoving { setPhase(.idle, at: time, reason, into: &outputs) }
    return velocity
  }

  /// What is shown of an offset between two steps: nothing past an edge that may not be passed.
  private func shown(_ offset: Double, _ axis: Axis) -> Double {
    let bounds = ask(axis) { $0.bounds }
    guard !bounds.contains(offset), self[axis].stretched == nil, let edge = self[axis].edge(past: offset)
    else { return offset }
    return mayPass(edge, isHeld: false) ? offset : self[axis].clamped(offset)
  }

  /// The place on the pixel grid where an offset is shown; what is inside stays inside, although the grid may not
  /// hold the edge.
  func placed(_ offset: Double, _ axis: Axis) -> Double {
    let rounded = profile.roundsToPixels ? grid.rounded(offset) : offset
    return ask(axis) { $0.bounds.contains(offset) ? $0.clamped(rounded) : rounded }
  }
}
