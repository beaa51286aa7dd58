/// On which side of its scroll view's visible region a view is, as a transition sees it.
///
/// There are these three and nothing between: what moves with the position is the effect, not the phase.
public enum ScrollTransitionPhase: Int, Hashable, Sendable, CaseIterable, Codable {
  /// It is about to enter, or has left, where the content begins.
  case topLeading = -1
  /// It is inside: nothing is changed.
  case identity = 0
  /// It is about to enter, or has left, where the content ends.
  case bottomTrailing = 1

  /// Whether the view is inside.
  public var isIdentity: Bool {
    self == .identity
  }

  /// The phase as a number: -1, 0 or 1.
  public var value: Double {
    Double(rawValue)
  }

  /// The phase as a word.
  public var name: String {
    switch self {
    case .topLeading: "topLeading"
    case .identity: "identity"
    case .bottomTrailing: "bottomTrailing"
    }
  }
}
