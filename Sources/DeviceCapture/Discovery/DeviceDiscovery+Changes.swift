import CLibudev
import Glibc

extension DeviceDiscovery {
  /// The next change that has been announced.
  ///
  /// Call it again until it gives `nil`, each time the descriptor is readable. It does not fail: when so much came
  /// at once that the kernel dropped announcements, it says ``DeviceChange/overflow``.
  ///
  /// - Returns: The change; `nil` if no more was announced.
  public mutating func nextChange() -> DeviceChange? {
    while true {
      errno = 0
      guard let device = UdevDevice(udev_monitor_receive_device(monitor)) else {
        switch errno {
        case EINTR: continue
        case ENOBUFS: return .overflow
        // With a message that is not for us, the descriptor stays readable if more is there.
        default: return nil
        }
      }
      if let change = change(of: device) { return change }
    }
  }

  /// What an announcement says; `nil` if it is not about an event node, or its device went already.
  private borrowing func change(of device: borrowing UdevDevice) -> DeviceChange? {
    guard device.isEventDevice, let node = device.node else { return nil }
    switch device.action {
    case "remove": return .removed(node: node)
    case "add", "change":
      guard let present = device.present else { return nil }
      if !hasDaemon { DeviceDiscovery.wait(for: node) }
      return .added(present)
    default: return nil
    }
  }

  /// Waits a moment for a node that another program than the kernel makes.
  ///
  /// It must not take long: meanwhile the devices that are read fill their queues.
  private static func wait(for node: String) {
    for _ in 0..<20 where access(node, F_OK) != 0 { usleep(1000) }
  }
}
