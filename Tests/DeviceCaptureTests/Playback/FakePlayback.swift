import DeviceCapture
import InputEvents

/// A clock that tests turn: sleeping is going there at once.
final class FakeClock: PlaybackClock {
  var now: Int64 = 1_000_000_000
  /// When a stop signal comes, in nanoseconds.
  var stopTime = Int64.max
  /// How much later than asked every sleep ends.
  var oversleep: Int64 = 0
  /// Is called with each time that is reached.
  var onWake: (Int64) -> Void = { _ in }

  func sleep(until time: Int64) -> Int32? {
    if time > now, time >= stopTime {
      now = max(now, stopTime)
      // It comes once.
      stopTime = .max
      onWake(now)
      return 15
    }
    if time > now { now = time + oversleep }
    onWake(now)
    return nil
  }
}

/// Something that is as uinput is, keeps what is done to it, and makes no device.
final class FakeBackend: PlaybackBackend {
  /// A frame that was written.
  struct Frame: Equatable {
    var device: Int
    var time: Int64
    var events: [InputEvent]
    var report: Int32
    var due: Int64
  }

  /// What was done, in order.
  enum Act: Equatable {
    case create(Int)
    case write(Int)
    case destroy(Int)
  }

  let clock: FakeClock
  var descriptions: [DeviceDescription] = []
  var createdAt: [Int64] = []
  var frames: [Frame] = []
  var acts: [Act] = []
  /// How long after a device its node appears; `nil` for never.
  var nodeDelay: Int64? = 0
  /// How long after its node udev is done with a device.
  var udevDelay: Int64 = 0
  /// Fails the write with this number, counted from 1.
  var failingWrite = 0
  /// Fails the making of devices.
  var createError: SystemError?
  /// Where nodes are; links are made to them.
  var folder = "/dev/input"

  init(_ clock: FakeClock) {
    self.clock = clock
  }

  func create(_ description: DeviceDescription) throws(SystemError) -> VirtualDeviceHandle {
    if let createError { throw createError }
    descriptions.append(description)
    createdAt.append(clock.now)
    acts.append(.create(descriptions.count - 1))
    return VirtualDeviceHandle(number: descriptions.count - 1)
  }

  func node(of device: VirtualDeviceHandle) -> VirtualDeviceNode {
    guard let nodeDelay else { return .absent }
    let age = clock.now - createdAt[device.number]
    if age < nodeDelay { return .absent }
    let node = "\(folder)/event\(device.number + 7)"
    return age < nodeDelay + udevDelay ? .unfinished(node) : .ready(node)
  }

  func write(
    _ events: [InputEvent], report: Int32, due: Int64, to device: VirtualDeviceHandle
  ) throws(SystemError) {
    acts.append(.write(device.number))
    if acts.count(where: { if case .write = $0 { true } else { false } }) == failingWrite {
      throw SystemError(number: 19)
    }
    frames.append(Frame(device: device.number, time: clock.now, events: events, report: report, due: due))
  }

  func destroy(_ device: VirtualDeviceHandle) {
    acts.append(.destroy(device.number))
  }
}
