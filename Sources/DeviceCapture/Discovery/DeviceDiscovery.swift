import CLibudev
import Glibc

/// Which input devices there are, and which come and go (libudev).
///
/// Where a udev daemon runs, devices are announced once its rules were applied. Where none does, as in a small
/// guest or a container, the kernel's own announcements are taken, and there are no udev properties.
public struct DeviceDiscovery: ~Copyable {
  /// Bytes of announcements that the kernel holds; a plugged hub makes a hundred of some 1 KB at once.
  private static let queueSize: Int32 = 1 << 20

  /// Whether a udev daemon runs.
  public let hasDaemon: Bool
  let context: OpaquePointer
  let monitor: OpaquePointer

  /// Begins to listen: whatever comes from now on is announced, so that nothing is missed before a list is made.
  ///
  /// - Throws: The error of the system, such as `EAFNOSUPPORT` in a sandbox without netlink sockets.
  public init() throws(SystemError) {
    let hasDaemon = UdevDaemon.isRunning
    guard let context = udev_new() else { throw .last }
    guard let monitor = udev_monitor_new_from_netlink(context, hasDaemon ? "udev" : "kernel") else {
      let error = SystemError.last
      udev_unref(context)
      throw error
    }
    udev_monitor_filter_add_match_subsystem_devtype(monitor, "input", nil)
    // More than the usual size is for root alone; what there is then is enough but for a storm.
    udev_monitor_set_receive_buffer_size(monitor, DeviceDiscovery.queueSize)
    let result = udev_monitor_enable_receiving(monitor)
    guard result >= 0 else {
      udev_monitor_unref(monitor)
      udev_unref(context)
      throw SystemError(number: -result)
    }
    self.hasDaemon = hasDaemon
    self.context = context
    self.monitor = monitor
  }

  deinit {
    udev_monitor_unref(monitor)
    udev_unref(context)
  }

  /// What becomes readable when there is a change, for `poll(2)`.
  public var descriptor: Int32 {
    udev_monitor_get_fd(monitor)
  }
}
