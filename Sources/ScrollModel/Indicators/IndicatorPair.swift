import InputEvents

/// The indicators of a scroll view, of which only those of its axes speak.
struct IndicatorPair: Sendable {
  var horizontal: IndicatorModel
  var vertical: IndicatorModel
  private let axes: Axis.Set

  init(
    _ view: ScrollView, policy: IndicatorPolicy, preference: IndicatorPreference, profile: Profile
  ) {
    axes = view.axes
    horizontal = IndicatorModel(
      .horizontal, view.indicators.horizontal, policy: policy, preference: preference, profile: profile)
    vertical = IndicatorModel(
      .vertical, view.indicators.vertical, policy: policy, preference: preference, profile: profile)
  }

  subscript(axis: Axis) -> IndicatorModel {
    get { axis == .horizontal ? horizontal : vertical }
    _modify {
      switch axis {
      case .horizontal: yield &horizontal
      case .vertical: yield &vertical
      }
    }
  }

  /// When the next hold or fade is over.
  var deadline: Microseconds? {
    earliest(horizontal.deadline, vertical.deadline)
  }

  mutating func advance(to time: Microseconds, into outputs: inout SceneOutputs) {
    while let next = deadline, next <= time {
      for axis in Axis.allCases where self[axis].deadline == next {
        self[axis].advance(to: next, into: &outputs)
      }
    }
  }

  mutating func setScrolling(_ scrolling: Bool, at time: Microseconds, into outputs: inout SceneOutputs) {
    for axis in Axis.allCases where axes.contains(axis) {
      self[axis].setScrolling(scrolling, at: time, into: &outputs)
    }
  }

  mutating func leave(at time: Microseconds, into outputs: inout SceneOutputs) {
    for axis in Axis.allCases where axes.contains(axis) { self[axis].leave(at: time, into: &outputs) }
  }

  mutating func setDevices(
    _ devices: [DeviceClass], lastUsed: DeviceClass?, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    for axis in Axis.allCases where axes.contains(axis) {
      self[axis].change(at: time, into: &outputs) {
        $0.devices = devices
        $0.lastUsed = lastUsed
      }
    }
  }

  /// The pointer moved over the view, by a policy to which that matters.
  mutating func point(at time: Microseconds, into outputs: inout SceneOutputs) {
    for axis in Axis.allCases where axes.contains(axis) { self[axis].point(at: time, into: &outputs) }
  }

  mutating func setOverflow(
    _ axis: Axis, _ overflows: Bool, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    self[axis].change(at: time, into: &outputs) { $0.overflows = overflows }
  }

  mutating func setVisibility(
    _ settings: IndicatorSettings, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    for axis in Axis.allCases where axes.contains(axis) {
      self[axis].change(at: time, into: &outputs) { $0.visibility = settings[axis] }
    }
  }
}
