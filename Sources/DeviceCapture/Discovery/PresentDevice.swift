public import InputEvents

/// An input device that the kernel has now, as sysfs and udev describe it; nobody opened it for that.
public struct PresentDevice: Hashable, Sendable {
  /// The device's node, such as `/dev/input/event5`; it says nothing about which device it is.
  public var node: String
  /// What the device is; axes are known by their codes alone, since only the device itself tells their ranges.
  public var description: DeviceDescription

  /// Makes a device.
  public init(node: String, description: DeviceDescription) {
    self.node = node
    self.description = description
  }
}

/// A device that came or went.
public enum DeviceChange: Hashable, Sendable {
  /// A device is there, and its node has the permissions that it will keep.
  case added(PresentDevice)
  /// The device with that node went.
  case removed(node: String)
}
