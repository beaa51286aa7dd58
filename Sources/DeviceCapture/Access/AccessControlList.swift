/// A POSIX access control list, such as udev and logind put on the node of a device for who sits at the machine.
public struct AccessControlList: Hashable, Sendable {
  /// Whom an entry is for.
  public enum Subject: Hashable, Sendable {
    /// The owner of the file.
    case owner
    /// Another user.
    case user(Account)
    /// The group of the file.
    case owningGroup
    /// Another group.
    case group(Account)
    /// The most that anybody but the owner and the others gets.
    case mask
    /// Everybody else.
    case others
  }

  /// What a subject may do.
  public struct Entry: Hashable, Sendable {
    /// Whom it is for.
    public var subject: Subject
    /// 4 reading, 2 writing, 1 executing, added up.
    public var permissions: UInt16

    /// Makes an entry.
    public init(_ subject: Subject, _ permissions: UInt16) {
      self.subject = subject
      self.permissions = permissions
    }
  }

  /// The entries in the order of the list.
  public var entries: [Entry]

  /// Makes a list.
  public init(entries: [Entry]) {
    self.entries = entries
  }

  /// Reads the extended attribute `system.posix_acl_access`; `nil` if the bytes are no such list.
  ///
  /// - Parameters:
  ///   - bytes: The attribute: a version of 4 bytes, then 8 bytes an entry (tag, permissions, id), little-endian.
  ///   - user: Gives the account of a uid.
  ///   - group: Gives the account of a gid.
  public init?(
    attribute bytes: [UInt8], user: (UInt32) -> Account = { Account(number: $0, name: nil) },
    group: (UInt32) -> Account = { Account(number: $0, name: nil) }
  ) {
    func number(_ place: Int, _ size: Int) -> UInt32 {
      (0..<size).reduce(0) { $0 | UInt32(bytes[place + $1]) << UInt32(8 * $1) }
    }
    guard bytes.count >= 4, bytes.count % 8 == 4, number(0, 4) == 2 else { return nil }
    entries = []
    for place in stride(from: 4, to: bytes.count, by: 8) {
      let id = number(place + 4, 4)
      let subject: Subject
      switch number(place, 2) {
      case 0x01: subject = .owner
      case 0x02: subject = .user(user(id))
      case 0x04: subject = .owningGroup
      case 0x08: subject = .group(group(id))
      case 0x10: subject = .mask
      case 0x20: subject = .others
      default: return nil
      }
      entries.append(Entry(subject, UInt16(number(place + 2, 2))))
    }
  }
}

extension AccessControlList: CustomStringConvertible {
  /// The list in the short form of `getfacl`, such as `user::rw-,user:anna:rw-,group::rw-,mask::rw-,other::---`.
  public var description: String {
    entries.map(\.description).joined(separator: ",")
  }
}

extension AccessControlList.Entry: CustomStringConvertible {
  /// The entry in the form of `getfacl`.
  public var description: String {
    let subject =
      switch subject {
      case .owner: "user:"
      case .user(let user): "user:\(user.shortName)"
      case .owningGroup: "group:"
      case .group(let group): "group:\(group.shortName)"
      case .mask: "mask:"
      case .others: "other:"
      }
    let letters = [(4, "r"), (2, "w"), (1, "x")] as [(UInt16, String)]
    return subject + ":" + letters.map { permissions & $0.0 != 0 ? $0.1 : "-" }.joined()
  }
}
