import InputEvents
import Replay
import ScrollInput
import ScrollModel

/// A scene that tests act in, by its views' names, and all that it has said.
struct Stage {
  private(set) var model: SceneModel
  private(set) var time: Microseconds = 0
  private var sink = SceneOutputs()

  init(
    _ scene: Scene, profile: Profile = .uikit, policy: IndicatorPolicy = .connected,
    preference: IndicatorPreference = .byDevice, behaviors: ScrollTargetBehaviors = ScrollTargetBehaviors(),
    devices: [DeviceClass] = []
  ) {
    model = SceneModel(
      scene, profile: profile, policy: policy, preference: preference, behaviors: behaviors)
    model.start(at: 0, into: &sink)
    setDevices(devices)
  }

  init(_ scenario: Scenario, devices: [DeviceClass] = []) {
    self.init(scenario.scene, profile: scenario.profile, policy: scenario.policy, devices: devices)
  }

  /// A scroll view that fills a window.
  init(
    _ view: ScrollView, width: Double = 200, height: Double = 200, profile: Profile = .uikit,
    behaviors: ScrollTargetBehaviors = ScrollTargetBehaviors(), devices: [DeviceClass] = []
  ) {
    self.init(
      Scene(size: Vector(x: width, y: height), .scroll(view)), profile: profile, behaviors: behaviors,
      devices: devices)
  }

  // MARK: What happens

  mutating func wait(_ milliseconds: Int64) {
    time += milliseconds * 1000
    model.advance(to: time, into: &sink)
  }

  /// Lets time pass until nothing is due.
  mutating func rest() {
    while let deadline = model.nextDeadline {
      time = max(time, deadline)
      model.advance(to: time, into: &sink)
    }
  }

  mutating func perform(_ action: SceneAction) {
    model.perform(action, at: time, into: &sink)
  }

  /// Asks for a place, at once and by the position unless something else is said.
  mutating func scroll(
    _ place: ScrollPlace, in view: String? = nil, _ channel: ScrollRequest.Channel = .position,
    animated: Bool = false, preservesVelocity: Bool = false
  ) {
    perform(
      .scroll(
        ScrollRequest(
          view: view, place, channel: channel, isAnimated: animated, preservesVelocity: preservesVelocity)))
  }

  mutating func setDevices(_ devices: [DeviceClass], lastUsed: DeviceClass? = nil) {
    model.setDevices(devices, lastUsed: lastUsed, at: time, into: &sink)
  }

  /// A device is about to act.
  mutating func use(_ device: DeviceClass) {
    model.use(device, at: time, into: &sink)
  }

  mutating func movePointer(to place: Vector) {
    point(.moved(by: place - model.pointer))
  }

  mutating func press() {
    point(.pressed(.primary))
  }

  mutating func release() {
    point(.released(.primary))
  }

  mutating func click() {
    press()
    release()
  }

  private mutating func point(_ kind: PointerEvent.Kind) {
    model.point(PointerEvent(time: time, device: 1, kind: kind), into: &sink)
  }

  /// The device that moves the pointer goes.
  mutating func losePointer() {
    model.losePointer(of: 1, at: time, into: &sink)
  }

  /// Lets some time pass and gives an input; velocities in points per second.
  mutating func send(
    _ phase: ScrollInputPhase, x: Double = 0, y: Double = 0, from source: ScrollSource = .finger,
    velocity: Vector = .zero, at location: Vector? = nil, device: DeviceNumber = 0,
    after milliseconds: Int64 = 10,
    reason: ScrollInputReason = .lifted
  ) {
    wait(milliseconds)
    model.step(
      ScrollInputEvent(
        time: time, device: device, source: source, phase: phase, delta: Vector(x: x, y: y),
        velocity: velocity,
        previousVelocity: velocity, location: location, reason: reason),
      into: &sink)
  }

  /// Fingers on a touchpad move the content, and let go at so many points per second.
  mutating func swipe(x: Double = 0, y: Double = 0, velocity: Double = 0) {
    let way = Vector(x: x, y: y)
    let speed = Vector(x: x == 0 ? 0 : velocity, y: y == 0 ? 0 : velocity)
    send(.began)
    send(.changed, x: way.x, y: way.y, velocity: speed)
    send(.ended, velocity: speed)
  }

  /// The same with a finger on the screen, which has to move by more than 10 pt first in most profiles.
  mutating func touch(x: Double = 0, y: Double = 0, velocity: Double = 0, at location: Vector? = nil) {
    let speed = Vector(x: x == 0 ? 0 : velocity, y: y == 0 ? 0 : velocity)
    send(.began, from: .touch, at: location)
    send(.changed, x: x, y: y, from: .touch, velocity: speed, at: location)
    send(.ended, from: .touch, velocity: speed, at: location)
  }

  /// Turns a wheel by steps in points, and lets it be quiet.
  mutating func turn(x: [Double] = [], y: [Double] = []) {
    let steps = x.map { Vector(x: $0, y: 0) } + y.map { Vector(x: 0, y: $0) }
    for (index, step) in steps.enumerated() {
      send(index == 0 ? .began : .changed, x: step.x, y: step.y, from: .wheel, device: 1)
    }
    send(.ended, from: .wheel, device: 1, after: 150)
  }

  // MARK: What is seen

  /// The first view, or the one of a name that is on screen.
  func view(_ id: String? = nil) -> ScrollViewModel {
    let number = model.present.first { id == nil || model.views[$0].view.id == id }
    guard let number else { preconditionFailure("no view \(id ?? "") is on screen") }
    return model.views[number]
  }

  func offset(_ id: String? = nil) -> Vector {
    view(id).sample(at: time).offset
  }

  /// The frame of an item in its view's content.
  func frame(_ item: String, in id: String? = nil) -> Rect? {
    let content = view(id).content
    return content.index(of: item).map { content.items[$0].frame }
  }

  /// What a view said, or any.
  func outputs(_ id: String? = nil) -> [ScrollModelOutput] {
    sink.records.compactMap { record in
      guard case .view(let number, let output) = record, id == nil || model.views[number].view.id == id
      else { return nil }
      return output
    }
  }

  func phases(_ id: String? = nil) -> [ScrollPhase] {
    outputs(id).compactMap { if case .phase(_, _, let next, _) = $0 { next } else { nil } }
  }

  func targets(_ id: String? = nil) -> [ScrollTargetDecision] {
    outputs(id).compactMap { if case .target(let decision) = $0 { decision } else { nil } }
  }

  /// What the position was said to hold, in order.
  func positions(_ id: String? = nil) -> [String?] {
    outputs(id).compactMap { output -> String?? in
      if case .position(_, let id, _) = output { .some(id) } else { nil }
    }
  }

  func adjustments(_ id: String? = nil) -> [AdjustReason] {
    outputs(id).compactMap { if case .adjusted(_, _, _, let reason) = $0 { reason } else { nil } }
  }

  func bounces(_ id: String? = nil) -> [BounceEvent] {
    outputs(id).compactMap { if case .bounce(_, _, let event, _) = $0 { event } else { nil } }
  }

  /// The phases of a view's transition, in order.
  func transitions(_ item: String) -> [ScrollTransitionPhase] {
    outputs().compactMap {
      if case .transition(_, item, let phase, _) = $0 { phase } else { nil }
    }
  }

  var reports: [SceneReport] {
    sink.records.compactMap { if case .report(_, _, let report) = $0 { report } else { nil } }
  }
}

extension ScrollView {
  /// A vertical list of equal rows named by their numbers.
  static func rows(
    _ count: Int, of height: Double, id: String = "list", isLazy: Bool = false, isTargetLayout: Bool = false
  ) -> ScrollView {
    ScrollView(
      id,
      [
        .stack(
          SceneStack(
            .vertical, spacing: 0, isLazy: isLazy, isTargetLayout: isTargetLayout,
            [.repeated(count, .item(width: 100, height: height))]))
      ])
  }

  /// A horizontal strip of views as long as the container or a part of it, with margins of 20 or none.
  static func strip(
    _ count: Int, spacing: Double = 10, id: String = "strip",
    behavior: ScrollTargetBehaviorSetting = .automatic,
    columns: Int = 1
  ) -> ScrollView {
    let item = SceneNode.item(height: 100).modified(
      .containerRelativeFrame(
        ContainerRelativeFrame(.horizontal, .columns(count: columns, span: 1, spacing: spacing))))
    return ScrollView(
      id, axes: .horizontal, behavior: behavior,
      [
        .stack(
          SceneStack(
            .horizontal, spacing: spacing, isLazy: true, isTargetLayout: true,
            [.repeated(count, prefix: "item ", item)]
          ))
      ])
  }

  /// The view with something changed.
  func with(_ change: (inout ScrollView) -> Void) -> ScrollView {
    var view = self
    change(&view)
    return view
  }
}

/// Whether two numbers are the same but for what a table rounds away.
func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-9) -> Bool {
  (left - right).magnitude <= tolerance
}
