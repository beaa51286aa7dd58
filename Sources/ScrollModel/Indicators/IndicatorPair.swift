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
      .horizontal, view.indicators.horizontal, policy: policy, preference: preference,
      constants: profile.indicators)
    vertical = IndicatorModel(
      .vertical, view.indicators.vertical, policy: policy, preference: preference,
      constants: profile.indicators)
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

  /// Something begins or ends along all axes.
  mutating func act(
    at time: Microseconds, into outputs: inout SceneOutputs,
    _ change: (inout IndicatorActivities) -> Void
  ) {
    for axis in Axis.allCases where axes.contains(axis) {
      self[axis].act(at: time, into: &outputs, change)
    }
  }

  /// Something happens along all axes that takes no time.
  mutating func touch(
    _ activity: IndicatorActivity, at time: Microseconds, into outputs: inout SceneOutputs
  ) {
    for axis in Axis.allCases where axes.contains(axis) {
      self[axis].touch(activity, at: time, into: &outputs)
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
