/// What is known of a device's node, and whether this process can open it.
public struct NodeAccess: Equatable, Sendable {
  /// The path, such as `/dev/input/event5`.
  public var path: String
  /// Who may do what; `nil` if there is no such node.
  public var permissions: NodePermissions?
  /// Why it cannot be opened; `nil` if it can.
  public var error: SystemError?

  /// Makes the facts of a node.
  public init(path: String, permissions: NodePermissions?, error: SystemError?) {
    self.path = path
    self.permissions = permissions
    self.error = error
  }

  /// Whether it can be opened.
  public var canBeOpened: Bool { error == nil }

  /// Why it cannot be opened, in a few words for a column of a table; `nil` if it can.
  public var shortReason: String? {
    guard let error else { return nil }
    guard error.isPermission, let permissions else { return error.words }
    return "\(permissions.owner.shortName):\(permissions.group.shortName) \(permissions.modeText)"
      + (permissions.list == nil ? "" : "+")
  }
}

/// Who may do what with a file.
public struct NodePermissions: Hashable, Sendable {
  /// The owner.
  public var owner: Account
  /// The group.
  public var group: Account
  /// The permission bits, set-uid and its like among them.
  public var mode: UInt32
  /// The access control list; `nil` if there is none beside the mode.
  public var list: AccessControlList?

  /// Makes permissions.
  public init(owner: Account, group: Account, mode: UInt32, list: AccessControlList? = nil) {
    self.owner = owner
    self.group = group
    self.mode = mode & 0o7777
    self.list = list
  }

  /// The permission bits as `chmod` takes them, such as `0660`.
  public var modeText: String {
    let digits = String(mode, radix: 8)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Whether members of the group may read and, if asked for, write.
  ///
  /// - Parameter writing: Whether they have to write too.
  /// - Returns: Whether they may.
  func groupMayOpen(writing: Bool) -> Bool {
    let needed: UInt32 = writing ? 6 : 4
    guard let list else { return mode >> 3 & needed == needed }
    // With a list, the mode's digit for the group is the mask.
    return list.entries.contains { $0.subject == .owningGroup && UInt32($0.permissions) & needed == needed }
      && mode >> 3 & needed == needed
  }
}

extension NodePermissions: CustomStringConvertible {
  /// Owner, group, mode and list in one line.
  public var description: String {
    "owner \(owner), group \(group), mode \(modeText), " + (list.map { "ACL \($0)" } ?? "no ACL")
  }
}
