package import EventLog
internal import Glibc
package import InputEvents

/// A real device as the recorder reads it.
package final class EvdevStream: CaptureStream {
  private var reading: RepairedReading

  init(_ device: consuming EvdevDevice) {
    reading = RepairedReading(device)
  }

  var descriptor: Int32 { reading.device.descriptor }
  package var description: DeviceDescription { reading.device.description }
  package var state: DeviceState { reading.device.state }
  package var isAnythingDown: Bool { reading.device.isAnythingDown }

  package func next(into frame: inout Frame) -> Reading { reading.next(into: &frame) }
  package func grab() throws(SystemError) { try reading.device.grab() }
  package func isGrabbedByAnother() -> Bool { reading.device.isGrabbedByAnother() }
}

/// The machine itself: its clocks, its devices, and `poll(2)`.
package final class LinuxCapture: CaptureHost {
  private static let fixed = 3

  private let signals: StopSignals
  private var discovery: DeviceDiscovery
  // Signals, changes of devices, the end of a sync; then the devices.
  private var waits: [pollfd]

  /// Makes ready: from now on stop signals are taken, and devices that come and go are noticed.
  ///
  /// - Parameter syncDescriptor: Becomes readable when a sync is over; -1 if there is none.
  /// - Throws: The system's error.
  package init(syncDescriptor: Int32) throws(SystemError) {
    signals = try StopSignals()
    discovery = try DeviceDiscovery()
    waits = [signals.descriptor, discovery.descriptor, syncDescriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  package func time() -> CaptureTime {
    CaptureTime(monotonic: MonotonicTime.now(), sinceBoot: MonotonicTime.sinceBoot())
  }

  package func wait(
    for streams: [EvdevStream], _ readiness: inout [StreamReadiness], until deadline: Microseconds?
  ) -> Wakening {
    if waits.count > Self.fixed + streams.count { waits.removeLast(waits.count - Self.fixed - streams.count) }
    while waits.count < Self.fixed + streams.count { waits.append(pollfd()) }
    for (index, stream) in streams.enumerated() {
      waits[Self.fixed + index] = pollfd(fd: stream.descriptor, events: Int16(POLLIN), revents: 0)
    }
    var timeout: Int32 = -1
    if let deadline {
      // Up to the next millisecond, so that it is not too early and the time is due.
      let rest = max(0, deadline - MonotonicTime.now())
      timeout = Int32(clamping: (rest + 999) / 1000)
    }
    if poll(&waits, nfds_t(waits.count), timeout) < 0 {
      for index in waits.indices { waits[index].revents = 0 }
    }
    for index in streams.indices {
      let events = Int32(waits[Self.fixed + index].revents)
      readiness[index] =
        events & (POLLHUP | POLLERR | POLLNVAL) != 0 ? .hungUp : events & POLLIN != 0 ? .readable : .idle
    }
    var wakening: Wakening = []
    if waits[0].revents != 0 { wakening.insert(.stop) }
    if waits[1].revents != 0 { wakening.insert(.change) }
    return wakening
  }

  package func isStopping() -> Bool {
    signals.take() != nil
  }

  package func present() throws(SystemError) -> [PresentDevice] {
    try discovery.present()
  }

  package func nextChange() -> DeviceChange? {
    discovery.nextChange()
  }

  package func open(_ device: PresentDevice) throws(SystemError) -> EvdevStream {
    EvdevStream(try EvdevDevice(node: device.node))
  }

  package func adopt(_ descriptor: Int32) throws(SystemError) -> (stream: EvdevStream, device: PresentDevice)
  {
    let stream = EvdevStream(try EvdevDevice(adopting: descriptor))
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/fd/\(descriptor)", &path, path.count - 1)
    let node = count > 0 ? String(decoding: path[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self) : ""
    if let device = (try? discovery.present())?.first(where: { $0.node == node }) { return (stream, device) }
    return (stream, PresentDevice(node: node, description: stream.description))
  }
}
