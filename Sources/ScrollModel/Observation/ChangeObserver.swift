/// Tells an observer what changed, and nothing where nothing did.
///
/// The first value is told as a change from itself, as measured on the platform: an observer of phases hears once of
/// idle to idle when it appears, one of the geometry hears of the empty geometry and then of the laid-out one.
public struct ChangeObserver<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A change.
  public struct Change: Hashable, Sendable {
    /// The value before.
    public var from: Value
    /// The value now.
    public var to: Value

    /// Makes a change.
    public init(from: Value, to: Value) {
      self.from = from
      self.to = to
    }
  }

  /// The value that was seen last; `nil` before the observer appeared.
  public private(set) var last: Value?

  /// Makes an observer that has seen nothing.
  public init() {}

  /// Sees a value.
  ///
  /// - Parameter value: what is observed, as often as one likes.
  /// - Returns: what the observer is told; `nil` where nothing changed.
  public mutating func observe(_ value: Value) -> Change? {
    guard value != last else { return nil }
    defer { last = value }
    return Change(from: last ?? value, to: value)
  }
}
