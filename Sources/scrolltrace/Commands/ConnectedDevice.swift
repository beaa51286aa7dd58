import DeviceCapture
import InputEvents

/// A device that is connected, and whether it can be opened.
struct ConnectedDevice: Equatable, Sendable {
  /// The device.
  var device: PresentDevice
  /// Its node.
  var access: NodeAccess

  /// What it was taken for, and why.
  var classification: DeviceClassification { device.description.classify() }

  /// Whether it moves a pointer or touches the screen.
  var isPointing: Bool { classification.deviceClass.isPointing }

  /// Looks at the node of a device.
  init(examining device: PresentDevice) {
    self.init(device: device, access: NodeAccess(examining: device.node))
  }

  /// Makes a device of what is known.
  init(device: PresentDevice, access: NodeAccess) {
    self.device = device
    self.access = access
  }

  /// All that are connected, in the order of their nodes; none is opened for that.
  static func all() throws(SystemError) -> [ConnectedDevice] {
    try DeviceDiscovery().present().map(ConnectedDevice.init(examining:))
  }
}
