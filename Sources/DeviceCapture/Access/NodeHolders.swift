internal import Glibc

/// Who has a device open.
public enum NodeHolders {
  /// The other processes that have a node open, as far as this process may see, by their numbers.
  ///
  /// - Parameter node: The node.
  /// - Returns: Names with process ids, such as `Xorg (812)`.
  /// - Complexity: O(open descriptors of all processes).
  public static func of(_ node: String) -> [String] {
    Folder.names(in: "/proc").compactMap { Int32($0) }.sorted().filter { $0 != getpid() }.compactMap {
      process in
      let folder = "/proc/\(process)/fd"
      guard Folder.names(in: folder).contains(where: { SymbolicLink.target(of: "\(folder)/\($0)") == node })
      else {
        return nil
      }
      return "\(name(process)) (\(process))"
    }
  }

  private static func name(_ process: Int32) -> String {
    guard let name = SmallFile.text("/proc/\(process)/comm") else { return "a process" }
    return String(name.prefix { $0 != "\n" })
  }
}
