/// Whose rights a process has.
public struct ProcessIdentity: Hashable, Sendable {
  /// The user who started the process.
  public var user: Account
  /// The user whose rights the process has.
  public var effectiveUser: Account
  /// The group of the user who started the process.
  public var group: Account
  /// The group whose rights the process has.
  public var effectiveGroup: Account
  /// The further groups whose rights the process has.
  public var groups: [Account]

  /// Makes an identity; the effective ids are the real ones unless they are given.
  public init(
    user: Account, effectiveUser: Account? = nil, group: Account, effectiveGroup: Account? = nil,
    groups: [Account] = []
  ) {
    self.user = user
    self.effectiveUser = effectiveUser ?? user
    self.group = group
    self.effectiveGroup = effectiveGroup ?? group
    self.groups = groups
  }

  /// Whether the program's file lends the process rights that its user has not (set-uid or set-gid).
  public var isSetUserID: Bool {
    user.number != effectiveUser.number || group.number != effectiveGroup.number
  }

  /// The groups, the first one being the effective one, each once.
  public var allGroups: [Account] {
    [effectiveGroup] + groups.filter { $0.number != effectiveGroup.number }
  }
}

extension ProcessIdentity: CustomStringConvertible {
  /// User and groups with names and numbers, such as `anna (1000), groups anna (1000), audio (29)`.
  public var description: String {
    let groups = allGroups
    let word = groups.count == 1 ? "group" : "groups"
    return "\(effectiveUser), \(word) " + groups.map(\.description).joined(separator: ", ")
  }
}
