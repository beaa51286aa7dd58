/// The side at which a line, and horizontal content, begins.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable, Codable {
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one.
  case rightToLeft
}
