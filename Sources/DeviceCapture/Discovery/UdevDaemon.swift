import Glibc

/// The daemon that applies udev's rules.
enum UdevDaemon {
  /// Whether it runs, which it does not in small guests and in containers.
  static var isRunning: Bool { access("/run/udev/control", F_OK) == 0 }
}
