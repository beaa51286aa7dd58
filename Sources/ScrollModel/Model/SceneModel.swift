public import InputEvents
public import ScrollInput

/// A headless scene: scroll views, whose each input is, and what the app does to them, over time.
///
/// A value without I/O and clock. Outputs go into a ``SceneOutputs`` that the caller empties and uses again. Time only
/// goes forward: every call carries a time that is not before the one of the call before.
public struct SceneModel: Sendable {
  /// The scene as it is now.
  public internal(set) var scene: Scene
  /// The scroll views, also those that are gone; a view keeps its number.
  public internal(set) var views: [ScrollViewModel] = []
  /// Where the pointer is, in points.
  public internal(set) var pointer: Vector

  let profile: Profile
  /// The rule of indicators.
  public let policy: IndicatorPolicy
  /// What the user prefers of them.
  public let preference: IndicatorPreference
  let behaviors: ScrollTargetBehaviors
  var layout: SceneLayout
  /// The number of the view at each place of the layout, outer ones first.
  var order: [Int] = []
  var gestures: [Gesture] = []
  var runs: [WheelOwners] = []
  var hovered: Int?
  /// The indicator that the pointer is over.
  var hoveredIndicator: IndicatorPlace?
  /// The device that moved the pointer last.
  var pointerDevice: DeviceNumber?
  /// Whether the pointer has left the window.
  var isPointerAway = false
  var devices: IndicatorDevices

  /// Makes a scene in its starting state.
  ///
  /// - Parameters:
  ///   - scene: What is on screen.
  ///   - profile: The constants and choices.
  ///   - policy: The rule of indicators.
  ///   - preference: What the user prefers of them.
  ///   - behaviors: The behaviours that scenes call by name.
  public init(
    _ scene: Scene, profile: Profile, policy: IndicatorPolicy, preference: IndicatorPreference = .byDevice,
    behaviors: ScrollTargetBehaviors = ScrollTargetBehaviors()
  ) {
    self.scene = scene
    self.profile = profile
    self.policy = policy
    self.preference = preference
    devices = IndicatorDevices(policy, preference, profile: profile)
    self.behaviors = behaviors
    layout = SceneLayout(scene)
    pointer = scene.size * 0.5
    if preference == .always || policy.rule != nil { layout = laidOut(from: layout) }
    for content in layout.views {
      order.append(views.count)
      views.append(makeView(content, number: views.count))
    }
    placeViews()
    var nobody = SceneOutputs()
    for number in order {
      views[number].appear()
      realise(number, at: 0, into: &nobody)
    }
    placeViews()
    hovered = view(at: pointer)
  }

  func makeView(_ content: ScrollViewLayout, number: Int) -> ScrollViewModel {
    var view = ScrollViewModel(
      content, number: number, scene: scene, profile: profile, policy: policy, preference: preference,
      behavior: behaviors[content.view.behavior])
    for axis in Axis.allCases {
      view.indicators[axis].begin(
        devices.devices, lastUsed: devices.lastUsed, overflows: view.needsIndicator(axis))
    }
    return view
  }

  /// When something is due without input; `nil` if nothing is.
  public var nextDeadline: Microseconds? {
    var next = devices.deadline
    for number in order { next = earliest(next, deadline(number)) }
    return next
  }

  /// Whether anything moves by itself, so that samples between inputs differ.
  public var isMoving: Bool {
    for number in order where isMoving(number) { return true }
    return false
  }

  /// Whether everything rests at a place where a scroll may end.
  public var isAtRest: Bool {
    order.allSatisfy { views[$0].phase == .idle && views[$0].isAtLegalPlace }
  }

  /// What there is to press.
  public var controls: [ControlLayout] { layout.controls }

  /// The numbers of the views that are on screen, outer ones before those inside.
  public var present: [Int] { order }

  /// Says what holds at the start: pages, positions, transitions and indicators.
  public mutating func start(at time: Microseconds, into outputs: inout SceneOutputs) {
    for number in order { start(number, at: time, into: &outputs) }
  }

  mutating func start(_ number: Int, at time: Microseconds, into outputs: inout SceneOutputs) {
    outputs.view = number
    views[number].start(at: time, into: &outputs)
  }

  /// Takes note of which pointing devices are connected, and of the class of the one that acted last among them.
  public mutating func setDevices(
    _ devices: [DeviceClass], lastUsed: DeviceClass? = nil, at time: Microseconds,
    into outputs: inout SceneOutputs
  ) {
    self.devices.set(devices, lastUsed: lastUsed, at: time)
    tellDevices(time, into: &outputs)
  }

  /// Takes note of the class of a device that acts; what it does has to come after.
  public mutating func use(_ device: DeviceClass, at time: Microseconds, into outputs: inout SceneOutputs) {
    if devices.use(device, at: time) { tellDevices(time, into: &outputs) }
  }

  private mutating func tellDevices(_ time: Microseconds, into outputs: inout SceneOutputs) {
    for number in order {
      outputs.view = number
      views[number].indicators.setDevices(
        devices.devices, lastUsed: devices.lastUsed, at: time, into: &outputs)
    }
    followBars(time, into: &outputs)
  }

  /// Lets time pass: steps of motions, rest, hold and fade of indicators, each at its own time.
  ///
  /// - Complexity: O(steps taken).
  public mutating func advance(to time: Microseconds, into outputs: inout SceneOutputs) {
    while let next = nextDeadline, next <= time {
      if devices.advance(to: next) {
        tellDevices(next, into: &outputs)
        sampleMoved(at: next, into: &outputs)
      }
      for number in order where deadline(number).map({ $0 <= next }) == true {
        outputs.view = number
        let isAsked = views[number].needsSample
        views[number].advance(to: next, into: &outputs)
        realise(number, at: next, into: &outputs)
        guard !isAsked, views[number].needsSample else { continue }
        // Lengths became known on the way: what moves is sampled anyway, what came to rest is at this very time, or
        // the samples would depend on when somebody asks.
        views[number].needsSample = false
        if !views[number].isMoving { outputs.append(.sample(views[number].sample(at: next))) }
      }
      placeViews()
      followHover(next, into: &outputs)
    }
  }

  /// Samples what bars that came or went have moved.
  private mutating func sampleMoved(at time: Microseconds, into outputs: inout SceneOutputs) {
    for number in order where views[number].needsSample {
      views[number].needsSample = false
      outputs.view = number
      outputs.append(.sample(sample(number, at: time)))
    }
  }

  /// Takes a scroll input; ``advance(to:into:)`` up to its time has to come before.
  public mutating func step(_ input: ScrollInputEvent, into outputs: inout SceneOutputs) {
    let input = logical(input)
    if input.source.surelyEnds {
      stepFingers(input, into: &outputs)
    } else {
      stepWheel(input, into: &outputs)
    }
    for number in order where views[number].needsSample {
      realise(number, at: input.time, into: &outputs)
    }
    placeViews()
    followHover(input.time, into: &outputs)
  }

  /// Counts x from the leading edge, which is the right one where lines begin there, and puts touches beside the scene
  /// at its edge: a panel may be larger.
  private func logical(_ input: ScrollInputEvent) -> ScrollInputEvent {
    var input = input
    if let location = input.location { input.location = inside(location) }
    if input.source == .finger, profile.fingerGain != 1 {
      input.delta = input.delta * profile.fingerGain
      input.velocity = input.velocity * profile.fingerGain
      input.previousVelocity = input.previousVelocity * profile.fingerGain
    }
    guard scene.layoutDirection == .rightToLeft else { return input }
    input.delta.x = 0 - input.delta.x
    input.velocity.x = 0 - input.velocity.x
    input.previousVelocity.x = 0 - input.previousVelocity.x
    if let location = input.location { input.location?.x = scene.size.x.nextDown - location.x }
    return input
  }

  /// The place in the scene that is nearest to a place.
  func inside(_ place: Vector) -> Vector {
    Vector(
      x: min(max(place.x, 0), scene.size.x.nextDown), y: min(max(place.y, 0), scene.size.y.nextDown))
  }

  /// The next view that something moved since it was last asked for, if there is one.
  public mutating func takeMoved() -> Int? {
    for number in order where views[number].needsSample {
      views[number].needsSample = false
      return number
    }
    return nil
  }
}

// MARK: - Looking

// What is asked for at every step and sample reads stored properties alone, each where it lies: to call a method of a
// view in the list copies the whole view, with all that it holds.
extension SceneModel {
  /// When something of a view is due without input; `nil` if nothing is.
  func deadline(_ number: Int) -> Microseconds? {
    earliest(
      earliest(views[number].horizontal.nextStep, views[number].vertical.nextStep),
      earliest(views[number].indicators.horizontal.deadline, views[number].indicators.vertical.deadline))
  }

  /// Whether a view moves by itself.
  public func isMoving(_ number: Int) -> Bool {
    views[number].horizontal.nextStep != nil || views[number].vertical.nextStep != nil
  }

  /// The state of a view at a time up to which the scene was advanced; nothing changes.
  public mutating func sample(_ number: Int, at time: Microseconds) -> ScrollSample {
    views[number].sampleInPlace(at: time)
  }
}

extension ScrollViewModel {
  /// The sample at a time; `mutating` although nothing changes, so that a view in a list is not copied for it.
  fileprivate mutating func sampleInPlace(at time: Microseconds) -> ScrollSample {
    sample(at: time)
  }
}

// MARK: - Places

extension SceneModel {
  /// Tells views inside others where they are on screen.
  mutating func placeViews() {
    for index in order.indices {
      let number = order[index]
      let origin = views[number].content.frame.origin
      if let parent = views[number].content.parent {
        let outer = order[parent]
        let offset = Vector(x: views[outer].horizontal.offset, y: views[outer].vertical.offset)
        views[number].sceneOrigin = views[outer].sceneOrigin + origin - offset
      } else {
        views[number].sceneOrigin = origin
      }
    }
  }

  /// The innermost scroll view at a place; nothing that its outer ones cut away counts.
  func view(at place: Vector) -> Int? {
    order.last { isVisible($0, at: place) }
  }

  func isVisible(_ number: Int, at place: Vector) -> Bool {
    let frame = Rect(origin: views[number].sceneOrigin, size: views[number].content.frame.size)
    guard frame.contains(place) else { return false }
    return outer(number).map { isVisible($0, at: place) } ?? true
  }

  /// The scroll view around another.
  func outer(_ number: Int) -> Int? {
    views[number].content.parent.map { order[$0] }
  }

  /// Whether users can scroll a view: nothing inside undoes what an outer view was told.
  func takesInput(_ number: Int) -> Bool {
    !views[number].view.isDisabled && outer(number).map { takesInput($0) } ?? true
  }

  /// The number of the view of that name.
  func number(_ id: String) -> Int? {
    order.first { views[$0].view.id == id }
  }

  /// The control at a place.
  func control(at place: Vector) -> ControlLayout? {
    layout.controls.last { control in
      guard let index = control.view else { return control.frame.contains(place) }
      let view = views[order[index]]
      return isVisible(order[index], at: place)
        && control.frame.moved(by: view.sceneOrigin - view.offset).contains(place)
    }
  }
}
