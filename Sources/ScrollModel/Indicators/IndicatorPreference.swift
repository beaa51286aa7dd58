/// What the user prefers, for all scroll views; it beats what a policy makes of devices.
public enum IndicatorPreference: String, Hashable, Sendable, CaseIterable, Codable {
  /// The policy decides.
  case byDevice
  /// Overlays that come with scrolling, whatever the devices.
  case whenScrolling
  /// Bars that are always there, whatever the devices.
  case always
}
