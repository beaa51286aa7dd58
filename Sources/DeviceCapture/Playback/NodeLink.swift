internal import Glibc

/// A symbolic link to a device's node, under a name that stays the same.
struct NodeLink: Sendable {
  private let path: String
  private let node: String

  /// Makes the link; one that was left by a program that was killed is replaced, anything else is not.
  init(_ path: String, to node: String) throws(SystemError) {
    self.path = path
    self.node = node
    if NodeLink.target(of: path)?.hasPrefix("/dev/input/") == true { unlink(path) }
    _ = try SystemError.check { symlink(node, path) }
  }

  /// Takes the link away, unless another stands in its place.
  func remove() {
    if NodeLink.target(of: path) == node { unlink(path) }
  }

  private static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count >= 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
