import CLibudev
import Glibc

extension DeviceDiscovery {
  /// The devices that have a node `/dev/input/eventN`, ordered by N.
  ///
  /// Where a udev daemon runs, a device that it has not handled yet is left out; it is announced as a change.
  ///
  /// - Throws: The error of the system.
  public borrowing func present() throws(SystemError) -> [PresentDevice] {
    guard let list = udev_enumerate_new(context) else { throw .last }
    defer { udev_enumerate_unref(list) }
    try DeviceDiscovery.check(udev_enumerate_add_match_subsystem(list, "input"))
    try DeviceDiscovery.check(udev_enumerate_add_match_sysname(list, "event[0-9]*"))
    if hasDaemon { try DeviceDiscovery.check(udev_enumerate_add_match_is_initialized(list)) }
    try DeviceDiscovery.check(udev_enumerate_scan_devices(list))
    var devices: [PresentDevice] = []
    var entry = udev_enumerate_get_list_entry(list)
    while let current = entry {
      // One that went meanwhile is none.
      if let path = udev_list_entry_get_name(current),
        let device = UdevDevice(udev_device_new_from_syspath(context, path)), let present = device.present
      {
        devices.append(present)
      }
      entry = udev_list_entry_get_next(current)
    }
    return devices.sorted(by: PresentDevice.isBefore)
  }

  /// libudev returns errors as negative numbers.
  private static func check(_ result: Int32) throws(SystemError) {
    if result < 0 { throw SystemError(number: -result) }
  }
}
