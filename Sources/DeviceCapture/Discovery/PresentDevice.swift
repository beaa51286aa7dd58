internal import Glibc
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

  /// Whether a path is that of the node, or of a link to it, such as those in `/dev/input/by-id`.
  public func isAt(_ path: String) -> Bool {
    if path == node { return true }
    guard let real = realpath(path, nil) else { return false }
    defer { free(real) }
    return String(cString: real) == node
  }

  /// The number at the end of the node, by which lists are ordered: 5 of `/dev/input/event5`.
  public var nodeNumber: Int? {
    PresentDevice.number(ofNode: node)
  }

  /// The number at the end of a path.
  static func number(ofNode node: String) -> Int? {
    let digits = node.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Int(String(decoding: digits.reversed(), as: UTF8.self))
  }

  /// Orders devices by the numbers of their nodes, so that `event10` stands behind `event9`.
  public static func isBefore(_ left: PresentDevice, _ right: PresentDevice) -> Bool {
    let numbers = (left.nodeNumber ?? .max, right.nodeNumber ?? .max)
    return numbers.0 == numbers.1 ? left.node < right.node : numbers.0 < numbers.1
  }
}

/// A device that came or went.
public enum DeviceChange: Hashable, Sendable {
  /// A device is there, and its node has the permissions that it will keep.
  ///
  /// It may be one that is known: the kernel and udev are listened to before devices are listed, and a device is
  /// announced again when udev's rules were applied anew, as they are after somebody has got a right to it.
  case added(PresentDevice)
  /// The device with that node went.
  case removed(node: String)
  /// So much came at once that the kernel dropped some of it: list the devices again, and compare.
  case overflow
}
