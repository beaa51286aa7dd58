public import InputEvents

/// Where virtual devices are made: the kernel's uinput, or something that tests look into.
public protocol PlaybackBackend: ~Copyable {
  /// Makes a device.
  ///
  /// - Parameter description: What it says of itself.
  /// - Returns: What the other calls name it by.
  /// - Throws: The error of the system call.
  mutating func create(_ description: DeviceDescription) throws(SystemError) -> VirtualDeviceHandle

  /// How far the device's own node is, never that of another device with the same name.
  func node(of device: VirtualDeviceHandle) -> VirtualDeviceNode

  /// Writes a frame at once, its `SYN_REPORT` behind the events.
  ///
  /// - Parameters:
  ///   - events: The events; their own times do not count.
  ///   - report: The value of `SYN_REPORT`.
  ///   - due: When the frame was due on the monotonic clock, in nanoseconds; 0 for now.
  ///   - device: The device.
  /// - Throws: The error of the system call.
  mutating func write(
    _ events: [InputEvent], report: Int32, due: Int64, to device: VirtualDeviceHandle
  ) throws(SystemError)

  /// Takes a device away.
  mutating func destroy(_ device: VirtualDeviceHandle)
}

/// What a backend names a device by.
public struct VirtualDeviceHandle: Hashable, Sendable {
  /// The backend's number of it.
  public var number: Int

  /// Makes a handle.
  public init(number: Int) {
    self.number = number
  }
}

/// How far the node of a virtual device is.
public enum VirtualDeviceNode: Hashable, Sendable {
  /// It is not there yet.
  case absent
  /// It is there, and udev has not set its permissions and properties yet.
  case unfinished(String)
  /// It is there as it will be.
  case ready(String)
}

/// The clock of a playback: the monotonic clock, or one that tests turn.
public protocol PlaybackClock: ~Copyable {
  /// The time, in nanoseconds.
  var now: Int64 { get }

  /// Sleeps until a time, or until the playback is to stop.
  ///
  /// - Parameter time: The time, in nanoseconds; one that is over does not sleep.
  /// - Returns: The signal that asks for the end; `nil` when the time is there.
  mutating func sleep(until time: Int64) -> Int32?
}
