extension UinputAccess {
  /// What is the matter, in one line.
  ///
  /// - Parameter surroundings: Whose rights the process has, and what else decides.
  /// - Returns: The words, without the node.
  public func reason(_ surroundings: AccessSurroundings) -> String {
    switch self {
    case .ready: "ready"
    case .loadsWhenOpened: "the kernel module uinput is not loaded, but it is when the node is opened"
    case .noRight(let node, _):
      AccessRefusal(node: node, purpose: .playing, surroundings: surroundings).reason
    case .noNode: "the kernel has uinput ready, but the node is absent"
    case .notLoaded: "the kernel module uinput is not loaded, and the node is absent"
    case .notInKernel: "this kernel has no uinput, neither built in nor as a module"
    case .unknown: "uinput is not loaded, and there is no folder that says which modules this kernel has"
    }
  }

  /// What can be done, the safest first; empty if playing can begin.
  ///
  /// - Parameter surroundings: Whose rights the process has, and what else decides.
  /// - Returns: The remedies.
  public func remedies(_ surroundings: AccessSurroundings) -> [Remedy] {
    switch self {
    case .ready, .loadsWhenOpened: []
    case .noRight(let node, let isLoaded):
      // udev hears of the node only when the module is loaded.
      (isLoaded ? [] : [UinputAccess.load])
        + AccessRefusal(node: node, purpose: .playing, surroundings: surroundings).remedies
    case .noNode:
      [
        Remedy(
          .container, "Let the container have the node, as in",
          commands: ["docker run --device \(UinputAccess.path) ..."]),
        Remedy(
          .module, "Or, on the machine itself, have the node made",
          commands: [
            "sudo udevadm trigger --subsystem-match=misc", "sudo mknod -m 600 \(UinputAccess.path) c 10 223",
          ]),
      ]
    case .notLoaded: [UinputAccess.load]
    case .notInKernel:
      [
        Remedy(
          .module,
          "Start a kernel that has it (CONFIG_INPUT_UINPUT); those for clouds often leave it out, as Debian's"
            + " does", commands: ["sudo apt-get install linux-image-amd64      # then start that one"])
      ]
    case .unknown:
      [
        Remedy(
          .container, "Load the module on the machine that runs this container, and let it have the node",
          commands: ["sudo modprobe uinput", "docker run --device \(UinputAccess.path) ..."])
      ]
    }
  }
  private static let load = Remedy(
    .module, "Load the kernel module, now and at each start",
    commands: ["sudo modprobe uinput", "echo uinput | sudo tee /etc/modules-load.d/uinput.conf >/dev/null"])
}
