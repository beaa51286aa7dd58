/// What decides, beside a node itself, which remedy helps who may not open it.
public struct AccessSurroundings: Hashable, Sendable {
  /// What is known of this package's udev rules.
  public enum Rules: Hashable, Sendable {
    /// They are not installed.
    case absent
    /// They are installed in this file.
    case installed(String)
    /// A file of that name is installed, but it says something else.
    case differing(String)
  }

  /// Whose rights this process has.
  public var identity: ProcessIdentity
  /// Whether a udev daemon runs.
  public var hasDaemon: Bool
  /// Whether the rules are installed.
  public var rules: Rules
  /// Who sits at the machine.
  public var seat: SeatState
  /// How this program is called, for commands to copy.
  public var program: String

  /// Makes surroundings.
  public init(
    identity: ProcessIdentity, hasDaemon: Bool, rules: Rules, seat: SeatState, program: String = "scrolltrace"
  ) {
    self.identity = identity
    self.hasDaemon = hasDaemon
    self.rules = rules
    self.seat = seat
    self.program = program
  }
}
