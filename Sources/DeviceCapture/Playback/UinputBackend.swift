internal import CLibevdev
internal import Glibc
public import InputEvents

/// Virtual devices through the kernel's uinput.
public struct UinputBackend: PlaybackBackend, ~Copyable {
  private struct Entry {
    var device: OpaquePointer
    var descriptor: Int32
  }

  private var entries: [Entry?] = []
  // Used again for each frame.
  private var buffer: [input_event] = []

  /// Makes a backend without devices.
  public init() {}

  deinit {
    for case let entry? in entries { UinputBackend.destroy(entry) }
  }

  /// Makes a device through a descriptor of its own.
  public mutating func create(_ description: DeviceDescription) throws(SystemError) -> VirtualDeviceHandle {
    let descriptor = try SystemError.check { open(UinputAccess.path, O_RDWR | O_CLOEXEC | O_NONBLOCK) }
    do {
      let device = try UinputBackend.make(description, descriptor)
      entries.append(Entry(device: device, descriptor: descriptor))
      return VirtualDeviceHandle(number: entries.count - 1)
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func make(
    _ description: DeviceDescription, _ descriptor: Int32
  ) throws(SystemError) -> OpaquePointer {
    guard let device = libevdev_new() else { throw SystemError(number: ENOMEM) }
    defer { libevdev_free(device) }
    libevdev_set_name(device, description.name)
    libevdev_set_id_bustype(device, Int32(description.id.bus))
    libevdev_set_id_vendor(device, Int32(description.id.vendor))
    libevdev_set_id_product(device, Int32(description.id.product))
    libevdev_set_id_version(device, Int32(description.id.version))
    for property in description.properties { libevdev_enable_property(device, UInt32(property)) }
    for capability in description.capabilities where capability.type != .absolute {
      for code in capability.codes {
        libevdev_enable_event_code(device, UInt32(capability.type.rawValue), UInt32(code), nil)
      }
    }
    for axis in description.absoluteAxes {
      var info = input_absinfo(
        value: axis.value, minimum: axis.minimum, maximum: axis.maximum, fuzz: axis.fuzz, flat: axis.flat,
        resolution: axis.resolution)
      libevdev_enable_event_code(device, UInt32(EV_ABS), UInt32(axis.code), &info)
    }
    if !description.physicalPath.isEmpty { try setPhysicalPath(description.physicalPath, descriptor) }
    var made: OpaquePointer?
    let result = libevdev_uinput_create_from_device(device, descriptor, &made)
    guard result == 0, let made else { throw SystemError(number: -result) }
    return made
  }

  /// `UI_SET_PHYS`, which libevdev leaves out.
  private static func setPhysicalPath(_ path: String, _ descriptor: Int32) throws(SystemError) {
    // The header's macro is put together of macros that Swift does not import: a write of a pointer, 'U', 108.
    let size = UInt(MemoryLayout<UnsafePointer<CChar>>.size)
    let request = 1 << 30 | size << 16 | UInt(UInt8(ascii: "U")) << 8 | 108
    _ = try SystemError.check {
      path.withCString { ioctl(descriptor, request, UnsafeMutableRawPointer(mutating: $0)) }
    }
  }

  /// Asks the kernel for the node of this very device.
  public func node(of device: VirtualDeviceHandle) -> VirtualDeviceNode {
    guard let entry = entries[device.number], let node = UinputBackend.path(entry.device) else {
      return .absent
    }
    var status = stat()
    guard stat(node, &status) == 0 else { return .absent }
    // udev, where it runs, writes this file when it is done with the device.
    let record = "/run/udev/data/c\(UinputBackend.numbers(status.st_rdev))"
    let isFinished = !UdevDaemon.isRunning || access(record, F_OK) == 0
    return isFinished ? .ready(node) : .unfinished(node)
  }

  /// Major and minor number, as the C library's macros take them apart.
  private static func numbers(_ device: dev_t) -> String {
    let major = device >> 8 & 0xfff | device >> 32 & ~0xfff
    let minor = device & 0xff | device >> 12 & ~0xff
    return "\(major):\(minor)"
  }

  private static func path(_ device: OpaquePointer) -> String? {
    if let node = libevdev_uinput_get_devnode(device) { return String(cString: node) }
    // libevdev looks once; the node may have come since, with a module that was loaded later.
    guard let folder = libevdev_uinput_get_syspath(device) else { return nil }
    return Folder.names(in: String(cString: folder)).first { $0.hasPrefix("event") }.map {
      "/dev/input/\($0)"
    }
  }

  /// Writes a frame with one system call.
  ///
  /// Newer kernels stamp the events with the time at which the frame was due, older ones with the time of the call.
  public mutating func write(
    _ events: [InputEvent], report: Int32, due: Int64, to device: VirtualDeviceHandle
  ) throws(SystemError) {
    guard let entry = entries[device.number] else { throw SystemError(number: ENODEV) }
    let time = timeval(
      tv_sec: Int(due / 1_000_000_000), tv_usec: Int(due % 1_000_000_000 / 1000))
    buffer.removeAll(keepingCapacity: true)
    for event in events {
      buffer.append(
        input_event(time: time, type: event.type.rawValue, code: event.code, value: event.value))
    }
    buffer.append(input_event(time: time, type: UInt16(EV_SYN), code: UInt16(SYN_REPORT), value: report))
    let size = buffer.count * MemoryLayout<input_event>.stride
    let written = try SystemError.check { Glibc.write(entry.descriptor, &buffer, size) }
    if written != size { throw SystemError(number: EIO) }
  }

  /// Takes a device away.
  public mutating func destroy(_ device: VirtualDeviceHandle) {
    guard let entry = entries[device.number] else { return }
    UinputBackend.destroy(entry)
    entries[device.number] = nil
  }

  private static func destroy(_ entry: Entry) {
    libevdev_uinput_destroy(entry.device)
    close(entry.descriptor)
  }
}
