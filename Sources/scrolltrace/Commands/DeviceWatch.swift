import DeviceCapture
import EventLog
import Glibc

/// The devices that are connected, kept up to date by what comes and goes.
struct DeviceWatch: ~Copyable {
  /// What is new to who knew the devices before.
  enum News: Equatable, Sendable {
    /// A device came.
    case added(ConnectedDevice)
    /// Another device has the node now, or what may be done with it is no longer what it was.
    case changed(ConnectedDevice)
    /// The device with that node went.
    case removed(node: String)
  }

  private var discovery: DeviceDiscovery
  private(set) var devices: [ConnectedDevice]

  /// Begins to listen, and looks at what is there.
  init() throws(SystemError) {
    let discovery = try DeviceDiscovery()
    devices = try discovery.present().map(ConnectedDevice.init(examining:))
    self.discovery = discovery
  }

  /// Waits until something happened, and says what.
  ///
  /// - Parameter output: An open file; if it is a pipe that nobody reads any more, that ends the waiting.
  /// - Returns: The news, which may be none; `nil` if nobody reads the output any more.
  /// - Throws: The error of the system.
  mutating func next(output: Int32) throws(SystemError) -> [News]? {
    var wanted = [
      pollfd(fd: discovery.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output, events: 0, revents: 0),
    ]
    _ = try SystemError.check { poll(&wanted, 2, -1) }
    if Int32(wanted[1].revents) & (POLLERR | POLLHUP | POLLNVAL) != 0 { return nil }
    var news: [News] = []
    while let change = discovery.nextChange() {
      switch change {
      case .added(let device): news += DeviceWatch.take(ConnectedDevice(examining: device), into: &devices)
      case .removed(let node): news += DeviceWatch.remove(node, from: &devices)
      case .overflow:
        let present = try discovery.present().map(ConnectedDevice.init(examining:))
        news += DeviceWatch.replace(&devices, by: present)
      }
    }
    return news
  }

  /// A device came, or was announced again.
  static func take(_ device: ConnectedDevice, into devices: inout [ConnectedDevice]) -> [News] {
    guard let place = devices.firstIndex(where: { $0.device.node == device.device.node }) else {
      devices.append(device)
      return [.added(device)]
    }
    if devices[place] == device { return [] }
    devices[place] = device
    return [.changed(device)]
  }

  /// A device went.
  static func remove(_ node: String, from devices: inout [ConnectedDevice]) -> [News] {
    guard let place = devices.firstIndex(where: { $0.device.node == node }) else { return [] }
    devices.remove(at: place)
    return [.removed(node: node)]
  }

  /// What is there was looked at anew.
  static func replace(_ devices: inout [ConnectedDevice], by present: [ConnectedDevice]) -> [News] {
    var news: [News] = []
    for old in devices where !present.contains(where: { $0.device.node == old.device.node }) {
      news += remove(old.device.node, from: &devices)
    }
    for device in present { news += take(device, into: &devices) }
    return news
  }
}
