/// How much room there is along the horizontal axis: what apps decide the number of columns by.
public enum SizeClass: String, Hashable, Sendable, CaseIterable, Codable {
  /// Little, as on a phone held upright.
  case compact
  /// Enough for several columns, as on a tablet or a desktop.
  case regular
}
