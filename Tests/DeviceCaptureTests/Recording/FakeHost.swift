import EventLog
import Glibc
import InputEvents

@testable import DeviceCapture

/// A machine that a test plays: what happens stands in a list by its time, and waiting passes the time.
final class FakeHost: CaptureHost {
  /// The error of a node that may not be opened.
  static let refusal = SystemError(number: EACCES)

  /// The monotonic clock.
  var now: Microseconds
  /// How long the machine has slept so far.
  var slept: Microseconds = 0
  /// The devices that are there.
  var devices: [PresentDevice] = []
  /// The streams that opening a node gives; none is a node that may not be opened.
  var streams: [String: FakeStream] = [:]
  /// The changes that were announced and not yet taken.
  var changes: [DeviceChange] = []
  /// The streams that were let go.
  var released: [FakeStream] = []
  /// How often it was waited.
  var waits = 0
  private var events: [(time: Microseconds, action: (FakeHost) -> Void)] = []
  private var isStopped = false

  init(at now: Microseconds = 1_000_000) {
    self.now = now
  }

  /// Lets something happen at a time after the start, in milliseconds.
  func at(_ milliseconds: Int64, _ action: @escaping (FakeHost) -> Void) {
    let time = 1_000_000 + milliseconds * 1000
    let place = events.firstIndex { $0.time > time } ?? events.count
    events.insert((time, action), at: place)
  }

  /// Lets a stop signal come.
  func stop(at milliseconds: Int64) {
    at(milliseconds) { $0.stopNow() }
  }

  /// Lets a stop signal come at this moment.
  func stopNow() { isStopped = true }

  /// Lets a device be there, or come.
  @discardableResult
  func plug(_ description: DeviceDescription, at node: String, isOpenable: Bool = true) -> FakeStream {
    let device = PresentDevice(node: node, description: description)
    let stream = FakeStream(description)
    devices.append(device)
    if isOpenable { streams[node] = stream } else { streams[node] = nil }
    changes.append(.added(device))
    return stream
  }

  /// Lets a device go.
  func unplug(_ node: String) {
    devices.removeAll { $0.node == node }
    changes.append(.removed(node: node))
  }

  // MARK: CaptureHost

  func time() -> CaptureTime { CaptureTime(monotonic: now, sinceBoot: now + slept) }

  func wait(
    for streams: [FakeStream], _ readiness: inout [StreamReadiness], timeout: Microseconds?
  ) -> Wakening {
    waits += 1
    precondition(waits < 100_000, "it waits without end")
    let deadline = timeout.map { now + max(0, $0) }
    while !isReady(streams) {
      guard let next = events.first, deadline.map({ next.time <= $0 }) ?? true else { break }
      events.removeFirst()
      now = max(now, next.time)
      next.action(self)
    }
    if !isReady(streams) {
      guard let deadline else { preconditionFailure("nothing will ever happen") }
      now = max(now, deadline)
    }
    for (index, stream) in streams.enumerated() {
      readiness[index] = stream.isHungUp ? .hungUp : stream.queue.isEmpty ? .idle : .readable
    }
    var wakening: Wakening = []
    if isStopped { wakening.insert(.stop) }
    if !changes.isEmpty { wakening.insert(.change) }
    return wakening
  }

  private func isReady(_ streams: [FakeStream]) -> Bool {
    isStopped || !changes.isEmpty || streams.contains { !$0.queue.isEmpty || $0.isHungUp }
  }

  func isStopping() -> Bool { isStopped }

  func present() throws(SystemError) -> [PresentDevice] {
    changes.removeAll()
    return devices
  }

  func nextChange() -> DeviceChange? {
    changes.isEmpty ? nil : changes.removeFirst()
  }

  func open(_ device: PresentDevice) throws(SystemError) -> FakeStream {
    guard devices.contains(where: { $0.node == device.node }) else { throw SystemError(number: ENODEV) }
    guard let stream = streams[device.node] else { throw FakeHost.refusal }
    return stream
  }

  func release(_ stream: FakeStream) { released.append(stream) }

  func adopt(_ descriptor: Int32) throws(SystemError) -> (stream: FakeStream, device: PresentDevice) {
    guard let stream = streams["fd \(descriptor)"] else { throw SystemError(number: ENOTTY) }
    return (stream, PresentDevice(node: "fd \(descriptor)", description: stream.description))
  }
}
