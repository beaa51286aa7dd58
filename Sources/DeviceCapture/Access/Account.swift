/// A user or a group of the system.
public struct Account: Hashable, Sendable {
  /// The number (uid or gid).
  public var number: UInt32
  /// The name; `nil` if the system knows none.
  public var name: String?

  /// Makes an account.
  public init(number: UInt32, name: String?) {
    self.number = number
    self.name = name
  }

  /// The name, or the number where there is none.
  public var shortName: String { name ?? String(number) }
}

extension Account: CustomStringConvertible {
  /// The name with the number, such as `input (104)`.
  public var description: String {
    name.map { "\($0) (\(number))" } ?? String(number)
  }
}
