import Glibc

extension ProcessIdentity {
  /// The identity of this process.
  public static func current() -> ProcessIdentity {
    ProcessIdentity(
      user: .user(getuid()), effectiveUser: .user(geteuid()), group: .group(getgid()),
      effectiveGroup: .group(getegid()), groups: supplementaryGroups().map(Account.group))
  }

  private static func supplementaryGroups() -> [gid_t] {
    let count = getgroups(0, nil)
    guard count > 0 else { return [] }
    var groups = [gid_t](repeating: 0, count: Int(count))
    // It fails only if the groups changed in between.
    return getgroups(count, &groups) == count ? groups : []
  }
}
