import Glibc
import Testing

@testable import DeviceCapture

@Suite("uinput")
struct UinputAccessTests {
  private static func facts(
    node: Bool, error: Int32? = nil, registered: Bool, module: UinputFacts.Module
  ) -> UinputFacts {
    UinputFacts(
      node: NodeAccess(
        path: UinputAccess.path,
        permissions: node
          ? NodePermissions(owner: AccessSamples.root, group: AccessSamples.root, mode: 0o600) : nil,
        error: error.map { SystemError(number: $0) }),
      isRegistered: registered, module: module)
  }

  private static let fakes: [(name: String, facts: UinputFacts, reason: String, fix: String?)] = [
    ("ok", facts(node: true, registered: true, module: .available), "ready", nil),
    (
      "loads by itself", facts(node: true, registered: false, module: .available),
      "the kernel module uinput is not loaded, but it is when the node is opened", nil
    ),
    (
      "no right", facts(node: true, error: EACCES, registered: true, module: .available),
      "Permission denied: owner root (0), group root (0), mode 0600, no ACL; you are anna (1000), groups"
        + " anna (1000), audio (29), 77",
      "scrolltrace doctor --rules | sudo tee /etc/udev/rules.d/70-scrolltrace.rules >/dev/null"
    ),
    (
      "no node", facts(node: false, error: ENOENT, registered: true, module: .available),
      "the kernel has uinput ready, but the node is absent", "docker run --device /dev/uinput ..."
    ),
    (
      "not loaded", facts(node: false, error: ENOENT, registered: false, module: .available),
      "the kernel module uinput is not loaded, and the node is absent", "sudo modprobe uinput"
    ),
    (
      "not in this kernel", facts(node: true, error: EACCES, registered: false, module: .absent),
      "this kernel has no uinput, neither built in nor as a module",
      "sudo apt-get install linux-image-amd64      # then start that one"
    ),
    (
      "a container", facts(node: false, error: ENOENT, registered: false, module: .unknown),
      "uinput is not loaded, and there is no folder that says which modules this kernel has",
      "sudo modprobe uinput"
    ),
  ]

  @Test("S06: each state has its own message and its own fix", arguments: fakes.indices)
  func messages(index: Int) {
    let fake = Self.fakes[index]
    let access = UinputAccess(fake.facts)
    let surroundings = AccessSamples.surroundings()
    #expect(access.reason(surroundings) == fake.reason, "\(fake.name)")
    #expect(access.remedies(surroundings).first?.commands.first == fake.fix, "\(fake.name)")
    #expect(access.isReady == (fake.fix == nil), "\(fake.name)")
  }

  @Test("S06: no two states say the same")
  func different() {
    let reasons = Self.fakes.map { UinputAccess($0.facts).reason(AccessSamples.surroundings()) }
    #expect(Set(reasons).count == Self.fakes.count)
  }

  @Test("S06: no access to the node counts also where the module is not loaded yet")
  func unloadedAndClosed() {
    let access = UinputAccess(Self.facts(node: true, error: EACCES, registered: false, module: .available))
    guard case .noRight = access else {
      Issue.record("\(access)")
      return
    }
  }

  @Test("S06: the lists of a kernel's modules")
  func modules() {
    let dep = Array(
      "kernel/drivers/input/misc/uinput.ko.xz:\nkernel/drivers/hid/uhid.ko.xz: kernel/a.ko\n".utf8)
    let without = Array("kernel/drivers/hid/uhid.ko:\nkernel/x/myuinput.ko:\nkernel/uinput.k".utf8)
    typealias Module = UinputFacts.Module
    #expect(Module(loadable: dep, builtIn: nil) == .available)
    #expect(
      Module(loadable: without, builtIn: Array("kernel/drivers/input/misc/uinput.ko\n".utf8)) == .available)
    #expect(Module(loadable: without, builtIn: without) == .absent)
    #expect(Module(loadable: [], builtIn: nil) == .absent)
    #expect(Module(loadable: nil, builtIn: dep) == .unknown)
  }

  @Test("S06: this machine gives one of the states")
  func machine() {
    let access = UinputAccess.current()
    let surroundings = AccessSurroundings.current()
    #expect(!access.reason(surroundings).isEmpty)
    #expect(access.isReady == access.remedies(surroundings).isEmpty)
  }
}
