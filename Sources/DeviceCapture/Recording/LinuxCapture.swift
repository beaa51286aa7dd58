private import CLibevdev
internal import Glibc
package import InputEvents

/// A real device as the recorder reads it.
package final class EvdevStream: CaptureStream {
  private var reading: RepairedReading

  init(_ device: consuming EvdevDevice) {
    reading = RepairedReading(device)
  }

  var descriptor: Int32 { reading.device.descriptor }
  package var description: DeviceDescription { reading.currentDescription }
  package var state: DeviceState { reading.state }
  package var isAnythingDown: Bool { reading.isAnythingDown }

  package func restart() { reading.restart() }
  package func next(into frame: inout Frame) -> Reading { reading.next(into: &frame) }
  package func grab() throws(SystemError) { try reading.device.grab() }
  package func isGrabbedByAnother() -> Bool { !isAnythingDown && reading.device.isGrabbedByAnother() }
}

/// The machine itself: its clocks, its devices, and `poll(2)`.
package final class LinuxCapture: CaptureHost {
  private let signals: StopSignals
  private let priority: RaisedPriority
  private var discovery: DeviceDiscovery
  // What is seldom ready is gathered behind one descriptor: each that is waited for costs time at every frame.
  private let seldom: Int32
  // That descriptor, and those of the devices.
  private var waits: [pollfd] = []

  /// Makes ready: from now on stop signals are taken, and devices that come and go are noticed.
  ///
  /// - Parameters:
  ///   - signals: The stop signals.
  ///   - syncDescriptor: Becomes readable when a sync is over; -1 if there is none.
  /// - Throws: The system's error.
  package init(_ signals: consuming StopSignals, syncDescriptor: Int32) throws(SystemError) {
    let stopping = signals.descriptor
    self.signals = signals
    priority = RaisedPriority()
    discovery = try DeviceDiscovery()
    seldom = try SystemError.check { epoll_create1(O_CLOEXEC) }
    for (descriptor, kind) in [
      (stopping, Wakening.stop), (discovery.descriptor, .change), (syncDescriptor, Wakening()),
    ] where descriptor >= 0 {
      var event = epoll_event(
        events: EPOLLIN.rawValue, data: epoll_data_t(u32: UInt32(kind.rawValue)))
      _ = try SystemError.check { epoll_ctl(seldom, EPOLL_CTL_ADD, descriptor, &event) }
    }
  }

  deinit {
    close(seldom)
  }

  package func time() -> CaptureTime {
    CaptureTime(monotonic: MonotonicTime.now(), sinceBoot: MonotonicTime.sinceBoot())
  }

  package func wait(
    for streams: [EvdevStream], _ readiness: inout [StreamReadiness], timeout: Microseconds?
  ) -> Wakening {
    waits.removeAll(keepingCapacity: true)
    waits.append(pollfd(fd: seldom, events: Int16(POLLIN), revents: 0))
    for stream in streams {
      waits.append(pollfd(fd: stream.descriptor, events: Int16(POLLIN), revents: 0))
    }
    // Up to the next millisecond, so that it is not too early and what is due is due.
    let milliseconds = timeout.map { Int32(clamping: (max(0, $0) + 999) / 1000) } ?? -1
    if poll(&waits, nfds_t(waits.count), milliseconds) < 0 {
      for index in waits.indices { waits[index].revents = 0 }
    }
    for index in streams.indices {
      let events = Int32(waits[1 + index].revents)
      readiness[index] =
        events & (POLLHUP | POLLERR | POLLNVAL) != 0 ? .hungUp : events & POLLIN != 0 ? .readable : .idle
    }
    return waits[0].revents == 0 ? [] : seldomReady()
  }

  /// What of the rest is ready.
  private func seldomReady() -> Wakening {
    var events = [epoll_event](repeating: epoll_event(), count: 3)
    let count = epoll_wait(seldom, &events, 3, 0)
    return events.prefix(max(0, Int(count))).reduce(into: []) {
      $0.insert(Wakening(rawValue: UInt8(truncatingIfNeeded: $1.data.u32)))
    }
  }

  package func isStopping() -> Bool {
    // The signal stays where it is: whoever waits for it elsewhere must see it, too.
    var wait = pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, 0) > 0
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

  package func release(_ stream: EvdevStream) {
    // Closing takes the kernel up to 30 ms, in which the queues of the others would run over.
    nonisolated(unsafe) let stream = stream
    guard let thread = try? BackgroundThread.start({ withExtendedLifetime(stream) {} }) else { return }
    pthread_detach(thread)
  }

  package func adopt(_ descriptor: Int32) throws(SystemError) -> (stream: EvdevStream, device: PresentDevice)
  {
    let stream = EvdevStream(try EvdevDevice(adopting: descriptor))
    let node = SymbolicLink.target(of: "/proc/self/fd/\(descriptor)") ?? ""
    if let device = (try? discovery.present())?.first(where: { $0.node == node }) { return (stream, device) }
    return (stream, PresentDevice(node: node, description: stream.description))
  }
}
