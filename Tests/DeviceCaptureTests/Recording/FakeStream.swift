import EventLog
import InputEvents

@testable import DeviceCapture

/// A device that a test plays: what it sends stands in a queue, as in the kernel's.
final class FakeStream: CaptureStream {
  /// What comes of reading next.
  enum Item {
    case frame(Frame)
    case drop(Microseconds)
    case difference(Frame)
    /// Gone, with the events of a frame that was not finished.
    case gone([InputEvent], Microseconds)
  }

  var description: DeviceDescription
  var state: DeviceState
  var queue: [Item] = []
  /// Whether waiting says that it hung up, for ever.
  var isHungUp = false
  var isAnythingDown = false
  var isGrabbed = false
  var grabError: SystemError?
  var isTakenByAnother = false
  /// How often it was read.
  var reads = 0
  var restarts = 0
  /// When it was grabbed, by how many items had been read.
  var readsAtGrab: Int?

  init(_ description: DeviceDescription, _ state: DeviceState = DeviceState()) {
    self.description = description
    self.state = state
  }

  func next(into frame: inout Frame) -> Reading {
    reads += 1
    guard !queue.isEmpty else { return .wouldBlock }
    switch queue.removeFirst() {
    case .frame(let next), .difference(let next):
      frame = next
      return .frame
    case .drop(let time):
      frame.time = time
      return .drop
    case .gone(let events, let time):
      frame = Frame(time: time, device: 0, events: events, isUnterminated: true)
      return .gone
    }
  }

  func restart() { restarts += 1 }

  func grab() throws(SystemError) {
    if let grabError { throw grabError }
    isGrabbed = true
    readsAtGrab = reads
  }

  func isGrabbedByAnother() -> Bool { isTakenByAnother }
}
