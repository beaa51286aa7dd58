/// Where a view stands in the room that it does not fill, along one axis.
public enum Alignment: String, Hashable, Sendable, CaseIterable, Codable {
  /// At the start: leading, or at the top.
  case start
  /// In the middle.
  case center
  /// At the end: trailing, or at the bottom.
  case end

  /// The part of the free room that lies before the view.
  public var share: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
