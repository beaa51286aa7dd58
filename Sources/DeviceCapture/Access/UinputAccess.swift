/// Whether virtual devices can be made here, which playing needs; recording does not.
public enum UinputAccess: Equatable, Sendable {
  /// They can.
  case ready
  /// The node is there and the module is not loaded, but the kernel loads it when the node is opened.
  case loadsWhenOpened
  /// The node is there, and this process may not open it; the module may be loaded or not.
  case noRight(NodeAccess, isLoaded: Bool)
  /// The kernel has uinput ready, but there is no node.
  case noNode
  /// The kernel has the module, and it is not loaded.
  case notLoaded
  /// The kernel was built without it, or the module is not installed.
  case notInKernel
  /// It is not loaded, and nothing here says which modules the kernel has, as in a container.
  case unknown

  /// Decides from the facts.
  public init(_ facts: UinputFacts) {
    let exists = facts.node.permissions != nil
    switch (exists, facts.isRegistered, facts.module) {
    case (false, true, _): self = .noNode
    case (_, false, .absent): self = .notInKernel
    case (false, false, .available): self = .notLoaded
    case (_, false, .unknown): self = .unknown
    case (true, _, _):
      if !facts.node.canBeOpened {
        self = .noRight(facts.node, isLoaded: facts.isRegistered)
      } else {
        self = facts.isRegistered ? .ready : .loadsWhenOpened
      }
    }
  }

  /// Whether playing can begin.
  public var isReady: Bool {
    self == .ready || self == .loadsWhenOpened
  }
}

/// What can be seen of uinput without opening it.
public struct UinputFacts: Equatable, Sendable {
  /// What the kernel's folder of modules says.
  public enum Module: Hashable, Sendable {
    /// The kernel has it, built in or as a module.
    case available
    /// The kernel does not have it.
    case absent
    /// There is no such folder here.
    case unknown
  }

  /// The node `/dev/uinput`, examined for writing.
  public var node: NodeAccess
  /// Whether the kernel has it ready, built in or loaded.
  public var isRegistered: Bool
  /// Whether the kernel could load it.
  public var module: Module

  /// Makes the facts.
  public init(node: NodeAccess, isRegistered: Bool, module: Module) {
    self.node = node
    self.isRegistered = isRegistered
    self.module = module
  }
}
