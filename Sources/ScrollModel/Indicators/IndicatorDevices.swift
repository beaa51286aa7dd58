import InputEvents

/// Which devices indicators are told of.
///
/// What is connected counts at once. Where the device that acted last decides, a style stays for the hold, or hands on two
/// devices would make it flap; then counts what acted last by then.
struct IndicatorDevices: Sendable {
  /// The classes that are connected, as indicators know them.
  private(set) var devices: [DeviceClass] = []
  /// The class that acted last, as indicators know it.
  private(set) var lastUsed: DeviceClass?
  /// When a style that waits may change.
  private(set) var deadline: Microseconds?

  private let policy: IndicatorPolicy
  private let preference: IndicatorPreference
  private let hold: Microseconds
  /// The class that acted last, whatever indicators know.
  private(set) var latest: DeviceClass?
  private var changed: Microseconds?

  init(_ policy: IndicatorPolicy, _ preference: IndicatorPreference, profile: Profile) {
    self.policy = policy
    self.preference = preference
    hold = profile.indicators.styleHold
  }

  /// Takes note of what is connected and of who acted last.
  mutating func set(_ devices: [DeviceClass], lastUsed: DeviceClass?, at time: Microseconds) {
    self.devices = devices
    _ = use(lastUsed, at: time)
  }

  /// Takes note of who acted; says whether indicators have to be told.
  mutating func use(_ device: DeviceClass?, at time: Microseconds) -> Bool {
    latest = device
    deadline = nil
    guard device != lastUsed else { return false }
    if policy.bars == .lastUsed || policy.rule != nil, style(device) != style(lastUsed) {
      if let changed, time < changed + hold {
        deadline = changed + hold
        return false
      }
      changed = time
    }
    lastUsed = device
    return true
  }

  /// Lets time pass; says whether indicators have to be told.
  mutating func advance(to time: Microseconds) -> Bool {
    guard let deadline, deadline <= time else { return false }
    return use(latest, at: deadline)
  }

  private func style(_ device: DeviceClass?) -> IndicatorStyle {
    IndicatorRule.style(
      IndicatorRule.Situation(
        visibility: .automatic, overflows: true, preference: preference, devices: devices, lastUsed: device),
      policy)
  }
}
