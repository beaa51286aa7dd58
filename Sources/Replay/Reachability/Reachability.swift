public import InputEvents
public import ScrollModel

/// Whether each connected device can scroll each view to all of its content, in a scene as it is at a moment.
///
/// By the wheel or fingers, by a bar that is there to be dragged, or by controls that are pressed.
public struct Reachability: Sendable {
  /// A connected device.
  public struct Device: Hashable, Sendable {
    /// The log's number.
    public var number: DeviceNumber
    /// Its name.
    public var name: String
    /// What it is taken for.
    public var deviceClass: DeviceClass
    /// What it can do.
    public var abilities: DeviceAbilities

    /// Makes a device.
    public init(
      number: DeviceNumber, name: String = "", deviceClass: DeviceClass, abilities: DeviceAbilities
    ) {
      self.number = number
      self.name = name
      self.deviceClass = deviceClass
      self.abilities = abilities
    }
  }

  /// A way that leads to all of the content.
  public enum Way: Hashable, Sendable {
    /// Scrolling.
    case scrolls(DeviceAbilities.Means)
    /// Dragging the bar, which shows for this reason.
    case dragsBar(IndicatorReason)
    /// Pressing controls, that come to all so many targets.
    case presses(targets: Int)
  }

  /// What a device can do with a view along an axis.
  public struct Reach: Hashable, Sendable {
    /// The device.
    public var device: Device
    /// The ways that lead to all of the content; none if there is no affordance.
    public var ways: [Way]
    /// Why the others fail.
    public var obstacles: [ReachObstacle]
  }

  /// A view with content out of sight along an axis.
  public struct Overflow: Hashable, Sendable {
    /// The view's number.
    public var number: Int
    /// Its name.
    public var view: String
    /// The axis.
    public var axis: Axis
    /// The setting of its indicator.
    public var setting: IndicatorVisibility
    /// Whether an indicator, also one that comes with scrolling, or a control tells of it.
    public var isSignalled: Bool
    /// What each device can do.
    public var reaches: [Reach]
  }

  /// The views with content out of sight, outer ones before those inside.
  public private(set) var overflows: [Overflow] = []

  private let model: SceneModel
  private let controls: [ControlLayout]
  private let devices: [Device]
  private let lastUsed: DeviceClass?

  /// Asks of all views and devices.
  ///
  /// - Parameters:
  ///   - model: The scene as it is.
  ///   - devices: The connected devices.
  ///   - lastUsed: The class of the one that acted last.
  public init(
    _ model: SceneModel, devices: [Device], lastUsed: DeviceClass?
  ) {
    self.model = model
    controls = model.controls
    self.devices = devices
    self.lastUsed = lastUsed
    for number in model.present {
      for axis in Axis.allCases where overflows(number, axis) {
        let view = model.views[number].view
        overflows.append(
          Overflow(
            number: number, view: view.id, axis: axis, setting: view.indicators[axis],
            isSignalled: isSignalled(number, axis), reaches: devices.map { reach($0, number, axis) }))
      }
    }
  }

  private func overflows(_ number: Int, _ axis: Axis) -> Bool {
    let range = model.views[number].range(axis)
    return range.upperBound > range.lowerBound
  }

  // MARK: One device

  private func reach(_ device: Device, _ number: Int, _ axis: Axis) -> Reach {
    var reach = Reach(device: device, ways: [], obstacles: [])
    if let outer = hider(of: number, device) {
      // What cannot be seen is neither scrolled nor dragged, but a control elsewhere still moves it.
      reach.obstacles.append(.outOfSight(in: model.views[outer].view.id))
    } else if let disabled = disabled(number) {
      reach.obstacles.append(.disabled(model.views[disabled].view.id))
    } else {
      addScrolling(device, axis, to: &reach)
      addBar(device, number, axis, to: &reach)
    }
    addControls(device, number, to: &reach)
    return reach
  }

  private func addScrolling(_ device: Device, _ axis: Axis, to reach: inout Reach) {
    let means = device.abilities.means(axis)
    reach.ways += means.map { .scrolls($0) }
    guard means.isEmpty else { return }
    if device.abilities.scrollings.contains(where: { $0.means == .wheel || $0.means == .scrollPoint }) {
      reach.obstacles.append(.turns(axis.across))
    }
    reach.obstacles += device.abilities.obstacles
  }

  /// Whether a bar is there to be dragged while this device is the one that is used.
  private func addBar(_ device: Device, _ number: Int, _ axis: Axis, to reach: inout Reach) {
    let setting = model.views[number].view.indicators[axis]
    // Moving the pointer there is what it takes to drag it.
    var activities: [IndicatorActivity] = [.idle, .pointing]
    // A device that cannot scroll freely calls a bar that is not there.
    if device.deviceClass.needsIndicators { activities.append(.hovering) }
    let shown = activities.lazy
      .map { verdict(setting, $0, lastUsed: device.deviceClass) }.first { $0.state == .visible }
    guard let shown else {
      let comes = verdict(setting, .scrolling, lastUsed: device.deviceClass).state == .visible
      reach.obstacles.append(comes ? .barOnlyWhileScrolling : .noBar(setting))
      return
    }
    if !device.abilities.hasPointer {
      reach.obstacles.append(.noPointer)
    } else if !device.abilities.hasButton {
      reach.obstacles.append(.noButton)
    } else {
      reach.ways.append(.dragsBar(shown.reason))
    }
  }

  private func verdict(
    _ setting: IndicatorVisibility, _ activity: IndicatorActivity, lastUsed: DeviceClass?
  ) -> IndicatorRule.Verdict {
    let situation = IndicatorRule.Situation(
      visibility: setting, overflows: true, preference: model.preference,
      devices: devices.map(\.deviceClass).filter(\.isPointing), lastUsed: lastUsed, activity: activity)
    return IndicatorRule.verdict(situation, model.policy)
  }

  /// The view in which another one is out of sight, if the device cannot bring it into sight.
  private func hider(of number: Int, _ device: Device) -> Int? {
    guard let outer = outer(number) else { return nil }
    if let hider = hider(of: outer, device) { return hider }
    let frame = model.views[number].content.frame
    for axis in Axis.allCases where !isInSight(frame, of: outer, axis) {
      if !scrolls(device, outer, axis), !presses(device, outer) { return outer }
    }
    return nil
  }

  private func outer(_ number: Int) -> Int? {
    model.views[number].content.parent.map { model.present[$0] }
  }

  /// Whether a part of a frame in a view's content can be seen along an axis.
  private func isInSight(_ frame: Rect, of number: Int, _ axis: Axis) -> Bool {
    let view = model.views[number]
    let start = view.sample(at: 0).offset[axis]
    return frame.start(axis) < start + view.content.frame.size[axis] && frame.end(axis) > start
  }

  private func disabled(_ number: Int) -> Int? {
    model.views[number].view.isDisabled ? number : outer(number).flatMap { disabled($0) }
  }

  // MARK: Controls

  private func addControls(_ device: Device, _ number: Int, to reach: inout Reach) {
    let mine = controls.filter { moves($0, number) }
    guard !mine.isEmpty else {
      reach.obstacles.append(.noControl)
      return
    }
    guard device.abilities.presses else {
      reach.obstacles.append(.cannotPress)
      return
    }
    let usable = mine.filter { isUsable($0, number, device) }
    let targets = model.views[number].content.items.filter(\.isTarget).map(\.id)
    let (reached, dead) = reached(usable, targets, position: held(number))
    if !targets.isEmpty, reached.allSatisfy({ $0 }) {
      reach.ways.append(.presses(targets: targets.count))
    } else if let dead {
      reach.obstacles.append(.deadControls(dead))
    } else {
      reach.obstacles.append(.controlsReach(reached.count { $0 }, of: targets.count))
    }
  }

  private func held(_ number: Int) -> String? {
    model.views[number].heldID
  }

  /// Which targets are come to by pressing again and again, and why steps do nothing, if they do nothing.
  private func reached(
    _ controls: [ControlLayout], _ targets: [String], position: String?
  ) -> ([Bool], DeadControlReason?) {
    var reached = targets.map { _ in false }
    var places: [Int] = []
    for control in controls {
      guard case .scroll(let request) = control.control, case .view(let id, _) = request.place,
        let place = targets.firstIndex(of: id)
      else { continue }
      places.append(place)
      reached[place] = true
    }
    let held = position.flatMap { targets.firstIndex(of: $0) }
    if let held { places.append(held) }
    let ways = controls.compactMap { control -> Bool? in
      switch control.control {
      case .next: true
      case .previous: false
      case .scroll: nil
      }
    }
    guard !ways.isEmpty else { return (reached, nil) }
    // A control that goes to a view makes a position of it, from which steps go on.
    guard let first = places.min(), let last = places.max() else {
      return (reached, position == nil ? .noPosition : .unknownPosition)
    }
    if let held { reached[held] = true }
    if ways.contains(true) { for place in first..<targets.count { reached[place] = true } }
    if ways.contains(false) { for place in 0...last { reached[place] = true } }
    return (reached, targets.count > 1 && reached.count { $0 } == 1 ? .atEnd : nil)
  }

  private func moves(_ control: ControlLayout, _ number: Int) -> Bool {
    let id = model.views[number].view.id
    switch control.control {
    case .next(let view), .previous(let view): return view == id
    case .scroll(let request):
      if let view = request.view { return view == id }
      guard case .view(let place, _) = request.place else { return number == model.present.first }
      return number == model.present.first { model.views[$0].content.index(of: place) != nil }
    }
  }

  /// Whether a device can come to a control: not out of sight in a view that it could scroll by that control alone.
  private func isUsable(_ control: ControlLayout, _ number: Int, _ device: Device) -> Bool {
    guard let index = control.view, model.present.indices.contains(index) else { return true }
    let outer = model.present[index]
    if outer != number, hider(of: outer, device) != nil { return false }
    return Axis.allCases.allSatisfy { axis in
      if isInSight(control.frame, of: outer, axis) { return true }
      return outer != number && scrolls(device, outer, axis)
    }
  }

  /// Whether a device scrolls a view without pressing controls, whose own reach may hang on this.
  private func scrolls(_ device: Device, _ number: Int, _ axis: Axis) -> Bool {
    guard disabled(number) == nil else { return false }
    var reach = Reach(device: device, ways: [], obstacles: [])
    addScrolling(device, axis, to: &reach)
    addBar(device, number, axis, to: &reach)
    return !reach.ways.isEmpty
  }

  /// Whether a device brings all targets of a view into sight by controls that no scroll view can hide.
  private func presses(_ device: Device, _ number: Int) -> Bool {
    let usable = controls.filter { $0.view == nil && moves($0, number) }
    let targets = model.views[number].content.items.filter(\.isTarget).map(\.id)
    guard device.abilities.presses, !targets.isEmpty else { return false }
    return reached(usable, targets, position: held(number)).0.allSatisfy { $0 }
  }

  // MARK: Signals

  private func isSignalled(_ number: Int, _ axis: Axis) -> Bool {
    let setting = model.views[number].view.indicators[axis]
    return verdict(setting, .scrolling, lastUsed: lastUsed).state != .hidden
      || controls.contains { moves($0, number) }
  }
}
