/// Something that a person can do about a refusal.
public struct Remedy: Hashable, Sendable {
  /// The kinds, the safest first: in this order they are offered.
  public enum Kind: Int, Hashable, Comparable, Sendable {
    /// The container has to be given the device.
    case container
    /// The node or the module is missing, and is made or loaded.
    case module
    /// A udev rule gives the seated user the right.
    case udevRule
    /// Somebody with the right opens the device, and hands only that over.
    case openDescriptor
    /// The user becomes a member of the node's group.
    case inputGroup

    /// Orders kinds, the safest first.
    public static func < (left: Kind, right: Kind) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The kind.
  public var kind: Kind
  /// What to do and what it does, in one sentence without its stop.
  public var summary: String
  /// Commands to copy, each a line.
  public var commands: [String]
  /// What has to be known before it is done; `nil` if there is nothing.
  public var warning: String?

  /// Makes a remedy.
  public init(_ kind: Kind, _ summary: String, commands: [String] = [], warning: String? = nil) {
    self.kind = kind
    self.summary = summary
    self.commands = commands
    self.warning = warning
  }

  /// The remedy as lines, the first one with its number.
  ///
  /// - Parameter number: The number in a list of remedies.
  /// - Returns: The lines.
  public func lines(number: Int) -> [String] {
    [" \(number). \(summary)" + (commands.isEmpty ? "" : ":")] + commands.map { "      \($0)" }
      + (warning.map { ["    \($0)"] } ?? [])
  }

  /// Several remedies as lines, numbered.
  public static func lines(_ remedies: [Remedy]) -> [String] {
    remedies.enumerated().flatMap { $0.element.lines(number: $0.offset + 1) }
  }
}
