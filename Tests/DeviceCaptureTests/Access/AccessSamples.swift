import DeviceCapture
import Glibc
import InputEvents

/// People, nodes and machines for tests.
enum AccessSamples {
  static let root = Account(number: 0, name: "root")
  static let input = Account(number: 104, name: "input")
  static let anna = Account(number: 1000, name: "anna")
  static let ben = Account(number: 1001, name: "ben")
  static let identity = ProcessIdentity(
    user: anna, group: anna,
    groups: [anna, Account(number: 29, name: "audio"), Account(number: 77, name: nil)])

  static let mouse = DeviceDescription(udevProperties: [UdevProperty(key: "ID_INPUT_MOUSE", value: "1")])
  static let combination = DeviceDescription(
    udevProperties: ["ID_INPUT_KEYBOARD", "ID_INPUT_MOUSE"].map { UdevProperty(key: $0, value: "1") })

  /// A node as udev's default rules leave it.
  static func node(
    owner: Account = root, group: Account = input, mode: UInt32 = 0o660, list: AccessControlList? = nil,
    error: Int32 = EACCES
  ) -> NodeAccess {
    NodeAccess(
      path: "/dev/input/event5",
      permissions: NodePermissions(owner: owner, group: group, mode: mode, list: list),
      error: SystemError(number: error))
  }

  /// A desktop at which Anna sits.
  static func surroundings(
    identity: ProcessIdentity = identity, hasDaemon: Bool = true, rules: AccessSurroundings.Rules = .absent,
    seat: SeatState = .active(anna), program: String = "scrolltrace"
  ) -> AccessSurroundings {
    AccessSurroundings(
      identity: identity, hasDaemon: hasDaemon, rules: rules, seat: seat, program: program)
  }
}
