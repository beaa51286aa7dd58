/// When indicators are asked to show.
public enum IndicatorVisibility: String, Hashable, Sendable, CaseIterable, Codable {
  /// As the platform does.
  case automatic
  /// Shown.
  case visible
  /// Hidden, but shown where a device cannot scroll well without them.
  case hidden
  /// Hidden whatever the device.
  case never
}
