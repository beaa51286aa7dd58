import DeviceCapture
import Glibc
import InputEvents

@testable import scrolltrace

/// Connected devices and machines for tests.
enum ConnectedSamples {
  static let anna = Account(number: 1000, name: "anna")
  static let permissions = NodePermissions(
    owner: Account(number: 0, name: "root"), group: Account(number: 104, name: "input"), mode: 0o660)

  /// A device; it cannot be opened if there is an error.
  static func device(
    _ number: Int, _ name: String, udev: [String], codes: [Capability] = [], error: Int32? = nil
  ) -> ConnectedDevice {
    let node = "/dev/input/event\(number)"
    let description = DeviceDescription(
      name: name, id: DeviceID(bus: 3, vendor: 0x46d, product: 0xc52b, version: 0x111), capabilities: codes,
      udevProperties: udev.map { UdevProperty(key: $0, value: "1") })
    return ConnectedDevice(
      device: PresentDevice(node: node, description: description),
      access: NodeAccess(
        path: node, permissions: error == ENOENT ? nil : permissions,
        error: error.map { SystemError(number: $0) }))
  }

  static func touchpad(_ number: Int = 5, error: Int32? = nil) -> ConnectedDevice {
    device(number, "Synaptics TM3276-022", udev: ["ID_INPUT_TOUCHPAD"], error: error)
  }

  static func mouse(_ number: Int = 10, error: Int32? = nil) -> ConnectedDevice {
    device(number, "Logitech M705", udev: ["ID_INPUT_MOUSE"], error: error)
  }

  static func keyboard(_ number: Int = 0, error: Int32? = nil) -> ConnectedDevice {
    device(
      number, "AT Translated Set 2 keyboard", udev: ["ID_INPUT_KEY", "ID_INPUT_KEYBOARD"], error: error)
  }

  static func combination(_ number: Int = 7, error: Int32? = nil) -> ConnectedDevice {
    device(
      number, "Both in one", udev: ["ID_INPUT_KEY", "ID_INPUT_KEYBOARD", "ID_INPUT_MOUSE"], error: error)
  }

  /// A desktop at which Anna sits.
  static func facts(
    _ devices: [ConnectedDevice], rules: AccessSurroundings.Rules = .absent,
    seat: SeatState = .active(anna), hasDaemon: Bool = true, uinput: UinputAccess = .ready
  ) -> DoctorFacts {
    DoctorFacts(
      kernel: "Linux 6.1.0",
      surroundings: AccessSurroundings(
        identity: ProcessIdentity(user: anna, group: anna, groups: [Account(number: 29, name: "audio")]),
        hasDaemon: hasDaemon, rules: rules, seat: seat),
      devices: devices, uinput: uinput)
  }
}
