private import CLibevdev
internal import Glibc
public import InputEvents

/// A device's frames exactly as the kernel gives them.
///
/// Lost events are not repaired: a frame then holds `SYN_DROPPED`. Use ``RepairedReading`` to have the state right
/// again after that.
public struct RawReading: ~Copyable {
  /// So many events are fetched with one system call: more than the kernel's queue of a common device holds.
  private static let batch = 512

  /// The device that is read.
  public let device: EvdevDevice
  private let events: UnsafeMutableBufferPointer<input_event>
  private var next = 0
  private var end = 0
  // The last batch was not full: the kernel's queue was empty then.
  private var isDrained = false
  private var unfinished: [InputEvent] = []
  private var lastTime: Microseconds = 0

  /// Begins to read.
  ///
  /// - Parameter device: The device, which the reading owns from now on.
  public init(_ device: consuming EvdevDevice) {
    self.device = device
    events = .allocate(capacity: RawReading.batch)
    events.initialize(repeating: input_event())
    unfinished.reserveCapacity(64)
  }

  deinit {
    events.deallocate()
  }

  /// Reads up to the end of the next frame.
  ///
  /// Times are microseconds of the monotonic clock, those of events relative to the frame's.
  ///
  /// - Parameter frame: Takes the frame; its list of events is used again, its device stays as it is.
  /// - Returns: ``Reading/frame``, ``Reading/wouldBlock`` or ``Reading/gone``; never ``Reading/drop``.
  /// - Complexity: O(events in the frame), without allocation in a steady state.
  public mutating func next(into frame: inout Frame) -> Reading {
    while true {
      while next < end {
        let event = events[next]
        next += 1
        let time = Microseconds(event.time.tv_sec) * 1_000_000 + Microseconds(event.time.tv_usec)
        if event.type == UInt16(EV_SYN), event.code == UInt16(SYN_REPORT) {
          finish(time, event.value, isUnterminated: false, into: &frame)
          return .frame
        }
        lastTime = time
        // The time of the frame is not known yet.
        unfinished.append(
          InputEvent(
            type: EventType(rawValue: event.type), code: event.code, value: event.value, timeOffset: time))
      }
      // What came since then wakes whoever waits for it; to ask for it now would cost a call in vain.
      if isDrained {
        isDrained = false
        return .wouldBlock
      }
      switch fetch() {
      case 0: return .wouldBlock
      case -1:
        finish(lastTime, 0, isUnterminated: true, into: &frame)
        return .gone
      default: break
      }
    }
  }

  /// Forgets what was fetched and not yet given.
  mutating func discard() {
    next = 0
    end = 0
    isDrained = false
    unfinished.removeAll(keepingCapacity: true)
  }

  private mutating func finish(
    _ time: Microseconds, _ value: Int32, isUnterminated: Bool, into frame: inout Frame
  ) {
    for index in unfinished.indices { unfinished[index].timeOffset -= time }
    frame.time = time
    frame.reportValue = value
    frame.reportTimeOffset = 0
    frame.isSynchronization = false
    frame.isUnterminated = isUnterminated
    swap(&frame.events, &unfinished)
    unfinished.removeAll(keepingCapacity: true)
  }

  /// Fetches what is in the kernel's queue: 0 if nothing is, -1 if the device is gone.
  private mutating func fetch() -> Int {
    let size = MemoryLayout<input_event>.stride
    next = 0
    end = 0
    while true {
      let count = read(device.descriptor, events.baseAddress, RawReading.batch * size)
      if count > 0 {
        end = count / size
        isDrained = end < RawReading.batch
        return end
      }
      if count < 0, errno == EINTR { continue }
      return count < 0 && errno == EAGAIN ? 0 : -1
    }
  }
}
