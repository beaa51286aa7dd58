import Glibc
public import InputEvents

/// A node that may not be opened: all that explains it, and what can be done, the safest first.
public struct AccessRefusal: Equatable, Sendable {
  /// What the node is needed for.
  public enum Purpose: Hashable, Sendable {
    /// Recording the device behind it. The description tells whether the rules are for such devices.
    case recording(DeviceDescription?)
    /// Playing, for which `uinput` is written to.
    case playing
  }

  /// The node.
  public var node: NodeAccess
  /// What it is needed for.
  public var purpose: Purpose
  /// What else decides.
  public var surroundings: AccessSurroundings

  /// Makes a refusal.
  public init(node: NodeAccess, purpose: Purpose, surroundings: AccessSurroundings) {
    self.node = node
    self.purpose = purpose
    self.surroundings = surroundings
  }

  /// One line that names the error, owner, group, mode and list of the node, and whose rights the process has; the
  /// node itself is not in it.
  public var reason: String {
    let words = node.error?.words ?? "it can be opened"
    let permissions = node.permissions.map(\.description) ?? "there is no such node"
    return "\(words): \(permissions); you are \(surroundings.identity)"
  }

  /// What can be done, the safest first.
  public var remedies: [Remedy] {
    // The kernel says "not permitted", and not "denied", where a container's list of devices forbids it; or the
    // device is there, and its node is not.
    if node.error?.number == EPERM || node.permissions == nil { return [container] }
    return [rule, openDescriptor, joinGroup].compactMap { $0 }
  }

  private var container: Remedy {
    Remedy(
      .container,
      "A container or service keeps devices from you; let it have this one, as in",
      commands: ["docker run --device \(node.path) ...      # or DeviceAllow=\(node.path) rw in a service"])
  }
}
