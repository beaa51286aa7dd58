/// Who sits at the machine, as logind knows it.
public enum SeatState: Hashable, Sendable {
  /// logind knows no seat, or does not run, so nobody is given rights by sitting there.
  case unknown
  /// Nobody's session is active there.
  case nobody
  /// The session of this user is active.
  case active(Account)

  /// Reads logind's file of a seat.
  ///
  /// - Parameters:
  ///   - text: The file, lines such as `ACTIVE_UID=1000`.
  ///   - user: Gives the account of a uid.
  public init(parsing text: String, user: (UInt32) -> Account) {
    let key = "ACTIVE_UID="
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    if let number = line.flatMap({ UInt32($0.dropFirst(key.count)) }) {
      self = .active(user(number))
    } else {
      self = .nobody
    }
  }

  /// Whether udev's seat rules give a user the devices.
  public func isActive(_ user: Account) -> Bool {
    if case .active(let active) = self { active.number == user.number } else { false }
  }
}
