import CLibudev
import Glibc

extension NodeAccess {
  /// Looks at a node without opening it: some devices notice that they are opened.
  ///
  /// The kernel is asked whether opening would be permitted, so access control lists and the limits of containers
  /// count too.
  ///
  /// - Parameters:
  ///   - path: The node.
  ///   - writing: Whether it has to be opened for writing too.
  public init(examining path: String, writing: Bool = false) {
    let mode = writing ? R_OK | W_OK : R_OK
    let error: SystemError? = faccessat(AT_FDCWD, path, mode, AT_EACCESS) == 0 ? nil : .last
    self.init(path: path, permissions: NodePermissions(ofFile: path), error: error)
  }

  /// The facts of a node that could not be opened.
  ///
  /// - Parameters:
  ///   - path: The node.
  ///   - error: The error of opening it.
  public init(path: String, failedToOpen error: SystemError) {
    self.init(path: path, permissions: NodePermissions(ofFile: path), error: error)
  }
}

extension NodePermissions {
  /// Reads who may do what with a file; `nil` if there is no such file.
  public init?(ofFile path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(
      owner: .user(status.st_uid), group: .group(status.st_gid), mode: UInt32(status.st_mode),
      list: NodePermissions.list(ofFile: path))
  }

  private static func list(ofFile path: String) -> AccessControlList? {
    // The longest attribute that the kernel has.
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = getxattr(path, "system.posix_acl_access", &bytes, bytes.count)
    guard count > 0 else { return nil }
    return AccessControlList(attribute: Array(bytes[..<count]), user: Account.user, group: Account.group)
  }
}
