import Glibc

extension AccessSurroundings {
  /// Looks at this machine and this process.
  public static func current() -> AccessSurroundings {
    AccessSurroundings(
      identity: .current(), hasDaemon: UdevDaemon.isRunning, rules: installedRules(),
      seat: seat(), program: program())
  }

  private static func installedRules() -> Rules {
    for folder in UdevRules.folders {
      let path = "\(folder)/\(UdevRules.fileName)"
      guard access(path, F_OK) == 0 else { continue }
      // A file that cannot be read is taken for what its name says.
      guard let text = SmallFile.text(path), text != UdevRules.text else { return .installed(path) }
      return .differing(path)
    }
    return .absent
  }

  private static func seat() -> SeatState {
    guard let text = SmallFile.text("/run/systemd/seats/seat0") else { return .unknown }
    return SeatState(parsing: text, user: Account.user)
  }

  /// The program's name where root finds it too, otherwise its path, as a shell takes it.
  private static func program() -> String {
    guard let text = SymbolicLink.target(of: "/proc/self/exe") else { return "scrolltrace" }
    let usual = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"]
    if usual.contains(where: { "\($0)/scrolltrace" == text }) { return "scrolltrace" }
    return ShellWord.quoted(text)
  }
}
