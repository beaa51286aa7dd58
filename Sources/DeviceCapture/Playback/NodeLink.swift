internal import Glibc

/// A symbolic link to a device's node, under a name that stays the same.
struct NodeLink: Sendable {
  private let path: String
  private let node: String

  /// Makes the link; one that was left by a program that was killed is replaced, anything else is not.
  init(_ path: String, to node: String) throws(SystemError) {
    self.path = path
    self.node = node
    if SymbolicLink.target(of: path)?.hasPrefix("/dev/input/") == true { unlink(path) }
    _ = try SystemError.check { symlink(node, path) }
  }

  /// Takes the link away, unless another stands in its place.
  func remove() {
    if SymbolicLink.target(of: path) == node { unlink(path) }
  }
}
