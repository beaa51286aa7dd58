import InputEvents
import ScrollInput
import ScrollModel

/// A scroll view that tests play with, and all that it has said.
struct ViewPlayer {
  var model: SceneModel
  var sink = SceneOutputs()
  var time: Microseconds = 0

  /// A vertical view of some length with content of some length.
  init(
    _ length: Double = 200, content: Double = 5000, behavior: ScrollTargetBehaviorSetting = .automatic,
    bounces: Bool = true, start: Double = 0, scale: Double = 1, profile: Profile = .uikit,
    indicators: IndicatorVisibility = .automatic, policy: IndicatorPolicy = .connected
  ) {
    let view = ScrollView(
      "view", behavior: behavior, indicators: IndicatorSettings(indicators),
      bounce: BounceSettings(isEnabled: bounces), start: Vector(x: 0, y: start),
      [.item(height: content)])
    let scene = Scene(size: Vector(x: 100, y: length), displayScale: scale, .scroll(view))
    model = SceneModel(scene, profile: profile, policy: policy)
  }

  /// The view.
  var view: ScrollViewModel { model.views[0] }

  /// What the view said.
  var outputs: [ScrollModelOutput] {
    sink.records.compactMap { if case .view(_, let output) = $0 { output } else { nil } }
  }

  /// Lets milliseconds pass.
  mutating func wait(_ milliseconds: Int64) {
    time += milliseconds * 1000
    model.advance(to: time, into: &sink)
  }

  /// Lets time pass until nothing is due.
  mutating func waitForRest() {
    while let deadline = model.nextDeadline {
      time = max(time, deadline)
      model.advance(to: time, into: &sink)
    }
  }

  /// Lets milliseconds pass and gives an input; velocities in points per second.
  mutating func send(
    _ phase: ScrollInputPhase, _ delta: Double = 0, across: Double = 0, from source: ScrollSource = .touch,
    velocity: Double = 0, previous: Double = 0, after milliseconds: Int64 = 10, device: DeviceNumber = 0
  ) {
    wait(milliseconds)
    model.step(
      ScrollInputEvent(
        time: time, device: device, source: source, phase: phase, delta: Vector(x: across, y: delta),
        velocity: Vector(x: 0, y: velocity), previousVelocity: Vector(x: 0, y: previous), reason: .lifted),
      into: &sink)
  }

  /// Fingers on a touchpad move the content by so much and let go with a velocity in points per second.
  mutating func swipe(_ delta: Double, velocity: Double, from source: ScrollSource = .finger) {
    send(.began, from: source)
    send(.changed, delta, from: source, velocity: velocity)
    send(.ended, from: source, velocity: velocity, previous: velocity)
  }

  /// A motion of a wheel that is quiet afterwards.
  mutating func turn(_ deltas: Double...) {
    for (index, delta) in deltas.enumerated() {
      send(index == 0 ? .began : .changed, delta, from: .wheel, device: 1)
    }
    send(.ended, from: .wheel, after: 150, device: 1)
  }

  /// The offset that is shown now.
  var offset: Double {
    view.sample(at: time).offset.y
  }

  /// The phases in their order.
  var phases: [ScrollPhase] {
    outputs.compactMap { if case .phase(_, _, let next, _) = $0 { next } else { nil } }
  }

  /// The reasons of the phases in their order.
  var reasons: [PhaseReason] {
    outputs.compactMap { if case .phase(_, _, _, let reason) = $0 { reason } else { nil } }
  }

  /// What happened at the edges.
  var bounces: [Bounce] {
    outputs.compactMap {
      if case .bounce(_, let edge, let event, let reason) = $0 { Bounce(edge, event, reason) } else { nil }
    }
  }

  /// What was decided.
  var targets: [ScrollTargetDecision] {
    outputs.compactMap { if case .target(let decision) = $0 { decision } else { nil } }
  }

  /// The pages in their order.
  var pages: [Int] {
    outputs.compactMap { if case .page(_, _, let index, _) = $0 { index } else { nil } }
  }
}

/// What happened at an edge, its time left out.
struct Bounce: Equatable {
  var edge: Edge
  var event: BounceEvent
  var reason: BounceReason

  init(_ edge: Edge, _ event: BounceEvent, _ reason: BounceReason) {
    self.edge = edge
    self.event = event
    self.reason = reason
  }
}
