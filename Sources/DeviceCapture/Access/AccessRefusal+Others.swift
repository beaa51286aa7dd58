extension AccessRefusal {
  /// A descriptor that root opens and hands over: nothing else of root's rights is left.
  var openDescriptor: Remedy? {
    guard case .recording = purpose else { return nil }
    let node = ShellWord.quoted(node.path)
    let record = "\(surroundings.program) record --fd 3 -o FILE"
    return Remedy(
      .openDescriptor, "Let root open this one device, once, and record as yourself",
      commands: [
        "sudo sh -c 'exec 3<\(node); exec setpriv --reuid \"$SUDO_UID\" --regid \"$SUDO_GID\" --init-groups"
          + " \(AccessRefusal.insideQuotes(record))'"
      ])
  }

  /// Membership in the node's group, where that would help.
  var joinGroup: Remedy? {
    guard let permissions = node.permissions,
      permissions.groupMayOpen(writing: purpose == .playing), permissions.group.number != 0,
      let group = permissions.group.name,
      !surroundings.identity.allGroups.contains(where: { $0.number == permissions.group.number })
    else { return nil }
    return Remedy(
      .inputGroup, "Not advised: join the group \(group), and log in again",
      commands: ["sudo usermod -aG \(group) \"$USER\""],
      warning: "RISK: every program of yours can then read everything that is typed, passwords included.")
  }

  /// A text inside single quotation marks.
  private static func insideQuotes(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
  }
}
