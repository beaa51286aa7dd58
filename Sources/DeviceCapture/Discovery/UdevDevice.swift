import CLibudev
import InputEvents

/// A device of libudev, owned.
struct UdevDevice: ~Copyable {
  private let device: OpaquePointer

  /// Takes a device that libudev has given; `nil` if it gave none.
  init?(_ device: OpaquePointer?) {
    guard let device else { return nil }
    self.device = device
  }

  deinit {
    udev_device_unref(device)
  }

  /// What an announcement says of it: `add`, `remove`, `change` and others.
  var action: String? {
    text(udev_device_get_action(device))
  }

  /// The path of its node.
  var node: String? {
    text(udev_device_get_devnode(device))
  }

  /// Whether it is one of the devices that speak evdev; `mouseN` and `jsN` are other faces of the same.
  var isEventDevice: Bool {
    guard let name = text(udev_device_get_sysname(device)), name.hasPrefix("event") else { return false }
    return Int(name.dropFirst(5)) != nil
  }

  /// The device as this package knows it; `nil` if it has no node or is gone.
  var present: PresentDevice? {
    guard isEventDevice, let node,
      // The parent belongs to its child, so there is nothing to give back.
      let input = udev_device_get_parent_with_subsystem_devtype(device, "input", nil),
      udev_device_get_sysattr_value(input, "capabilities/ev") != nil
    else { return nil }
    let description = DeviceDescription(udevProperties: properties) { path in
      text(udev_device_get_sysattr_value(input, path))
    }
    return PresentDevice(node: node, description: description)
  }

  private var properties: [UdevProperty] {
    var properties: [UdevProperty] = []
    var entry = udev_device_get_properties_list_entry(device)
    while let current = entry {
      if let key = text(udev_list_entry_get_name(current)) {
        properties.append(UdevProperty(key: key, value: text(udev_list_entry_get_value(current)) ?? ""))
      }
      entry = udev_list_entry_get_next(current)
    }
    return properties
  }

  private func text(_ pointer: UnsafePointer<CChar>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}
