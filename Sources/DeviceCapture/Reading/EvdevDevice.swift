private import CLibevdev
internal import Glibc
internal import InputEvents

/// An open event device: libevdev's picture of it and its descriptor, both closed when the owner goes.
///
/// libevdev says what the device is and what state it is in. The events themselves are read by ``RawReading``, because
/// libevdev throws away what it holds for a driver's fault, such as a tracking id that follows another without an end.
public struct EvdevDevice: ~Copyable {
  /// The open descriptor.
  public let descriptor: Int32
  /// How many slots the device has; 0 unless it speaks multitouch protocol B.
  public let slotCount: Int
  private let device: OpaquePointer

  /// Opens a device by its node, for reading and without waiting.
  ///
  /// - Parameter node: The node, such as `/dev/input/event5`.
  /// - Throws: The error: `EACCES` without the right, `ENOENT` or `ENODEV` if it is not there.
  public init(node: String) throws(SystemError) {
    let descriptor = try SystemError.check { open(node, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    try self.init(adopting: descriptor)
  }

  /// Takes over an open descriptor, which may come from a helper with more rights.
  ///
  /// Its events are stamped with the monotonic clock from now on, reading it never waits, and what was in its queue is
  /// thrown away: it lies before the state that the device is in now.
  ///
  /// - Parameter descriptor: The descriptor; it is closed with the owner, or if this fails.
  /// - Throws: The error, such as `ENOTTY` if it is no event device.
  public init(adopting descriptor: Int32) throws(SystemError) {
    device = try EvdevDevice.prepare(descriptor)
    self.descriptor = descriptor
    slotCount = max(0, Int(libevdev_get_num_slots(device)))
  }

  /// Makes libevdev's picture of a device, with the monotonic clock; closes the descriptor if that fails.
  private static func prepare(_ descriptor: Int32) throws(SystemError) -> OpaquePointer {
    var device: OpaquePointer?
    do throws(SystemError) {
      let flags = try SystemError.check { fcntl(descriptor, F_GETFL) }
      if flags & O_ACCMODE == O_WRONLY { throw SystemError(number: EBADF) }
      _ = try SystemError.check { fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) }
      _ = try SystemError.check { fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      try check(libevdev_new_from_fd(descriptor, &device))
      // With something in the queue, the kernel would put a loss in its place that shows only with the next frame.
      drain(descriptor)
      try check(libevdev_set_clock_id(device, CLOCK_MONOTONIC))
    } catch {
      libevdev_free(device)
      close(descriptor)
      // It was opened, so it is there: what libevdev misses is its name, which a driver may leave out.
      throw error.number == ENOENT ? SystemError(number: ENODATA) : error
    }
    guard let device else { fatalError("libevdev succeeded without a device") }
    // A driver's fault is for the log's readers to find, not for standard error.
    libevdev_set_device_log_function(device, { _, _, _, _, _, _, _, _ in }, LIBEVDEV_LOG_ERROR, nil)
    return device
  }

  deinit {
    libevdev_free(device)
    close(descriptor)
  }

  private static func check(_ result: Int32) throws(SystemError) {
    if result < 0 { throw SystemError(number: -result) }
  }

  /// Asks the kernel for the state that the device is in now, and throws away what is in its queue: it is older.
  ///
  /// libevdev reads the state anew. A difference between two states depends on nothing that comes meanwhile, and leaves
  /// nothing in a queue of libevdev's own.
  ///
  /// - Parameter description: The device's description.
  /// - Returns: The state; `nil` if the device is gone.
  borrowing func currentState(_ description: DeviceDescription) -> HeldState? {
    var state: HeldState?
    // Events that come while the kernel is asked are in the state and in the queue: then it is asked again, for as long
    // as a device may take that never rests.
    let end = MonotonicTime.now() + 20_000
    repeat {
      EvdevDevice.drain(descriptor)
      var fresh: OpaquePointer?
      guard libevdev_new_from_fd(descriptor, &fresh) == 0, let fresh else { return nil }
      state = EvdevDevice.heldState(fresh, slotCount, description)
      libevdev_free(fresh)
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&wait, 1, 0) == 0 { break }
    } while MonotonicTime.now() < end
    return state
  }

  /// Throws away what is in the kernel's queue.
  private static func drain(_ descriptor: Int32) {
    withUnsafeTemporaryAllocation(of: input_event.self, capacity: 64) { events in
      while read(descriptor, events.baseAddress, events.count * MemoryLayout<input_event>.stride) > 0 {}
    }
  }

  /// Keeps the device's events from everybody else, the desktop included, until the owner goes.
  ///
  /// - Throws: `EBUSY` if another process has done so.
  public borrowing func grab() throws(SystemError) {
    try EvdevDevice.check(libevdev_grab(device, LIBEVDEV_GRAB))
  }

  /// Whether another process keeps the device's events to itself.
  ///
  /// The kernel tells only whoever asks for the same, so it is asked and given back at once. Do not ask while a key or
  /// contact is down: others could miss its end.
  public borrowing func isGrabbedByAnother() -> Bool {
    if libevdev_grab(device, LIBEVDEV_GRAB) == -EBUSY { return true }
    libevdev_grab(device, LIBEVDEV_UNGRAB)
    return false
  }
}

// MARK: - What it is, and its state

extension EvdevDevice {
  var name: String { String(cString: libevdev_get_name(device)) }
  var unique: String { libevdev_get_uniq(device).map { String(cString: $0) } ?? "" }
  var physicalPath: String { libevdev_get_phys(device).map { String(cString: $0) } ?? "" }
  var id: DeviceID {
    func number(_ number: Int32) -> UInt16 { UInt16(truncatingIfNeeded: number) }
    return DeviceID(
      bus: number(libevdev_get_id_bustype(device)), vendor: number(libevdev_get_id_vendor(device)),
      product: number(libevdev_get_id_product(device)), version: number(libevdev_get_id_version(device)))
  }

  func has(property: UInt16) -> Bool { libevdev_has_property(device, UInt32(property)) != 0 }
  func has(type: UInt16) -> Bool { libevdev_has_event_type(device, UInt32(type)) != 0 }
  func has(type: UInt16, code: UInt16) -> Bool {
    libevdev_has_event_code(device, UInt32(type), UInt32(code)) != 0
  }

  /// The highest code of a type, or -1 for a type without codes.
  func highestCode(_ type: UInt16) -> Int { Int(libevdev_event_type_get_max(UInt32(type))) }

  /// Range, filters, resolution and value of an axis.
  func axis(_ code: UInt16) -> AbsoluteAxis? {
    guard let axis = libevdev_get_abs_info(device, UInt32(code))?.pointee else { return nil }
    return AbsoluteAxis(
      code: code, minimum: axis.minimum, maximum: axis.maximum, fuzz: axis.fuzz, flat: axis.flat,
      resolution: axis.resolution, value: axis.value)
  }
}

// MARK: - State

extension EvdevDevice {
  /// The state that a device is in by libevdev's picture of it.
  private static func heldState(
    _ device: OpaquePointer, _ slotCount: Int, _ description: DeviceDescription
  ) -> HeldState {
    var state = HeldState(slotCount: slotCount)
    for type in HeldState.types {
      for code in description.codes(type) where type != .absolute || !HeldState.slotAxes.contains(code) {
        let value = libevdev_get_event_value(device, UInt32(type.rawValue), UInt32(code))
        state.take(InputEvent(type: type, code: code, value: value))
      }
    }
    for code in description.codes(.absolute) where HeldState.slotAxes.contains(code) {
      for slot in 0..<slotCount {
        state.set(code, slot: slot, to: libevdev_get_slot_value(device, UInt32(slot), UInt32(code)))
      }
    }
    return state
  }
}
