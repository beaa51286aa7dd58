/// Why a log is not shrunk.
public enum ShrinkError: Error, Hashable, Sendable {
  /// The expectation holds: there is nothing to look for.
  case holds
}

extension ShrinkError: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .holds: "the expectation holds, so nothing is shrunk"
    }
  }
}
