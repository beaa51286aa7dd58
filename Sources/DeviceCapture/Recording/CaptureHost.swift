package import InputEvents

/// An open device as the recorder reads it: a real one, or one that a test plays.
package protocol CaptureStream: AnyObject {
  /// What the device is, with the values that its axes have as far as its frames were read.
  var description: DeviceDescription { get }
  /// What is on and down, as far as its frames were read.
  var state: DeviceState { get }
  /// Whether a key or contact is down.
  var isAnythingDown: Bool { get }

  /// Begins anew with the state that the device is in now; what it sent before is thrown away.
  func restart()
  /// Reads up to the end of the next frame.
  func next(into frame: inout Frame) -> Reading
  /// Keeps the device's events from everybody else.
  func grab() throws(SystemError)
  /// Whether another process does so.
  func isGrabbedByAnother() -> Bool
}

/// The machine that the recorder runs on: clocks, devices, and waiting for them.
package protocol CaptureHost {
  /// Its open devices.
  associatedtype Stream: CaptureStream

  /// Both clocks at this moment.
  func time() -> CaptureTime
  /// Waits until a device, a change, a sync or a stop signal is there, or the time has come.
  ///
  /// - Parameters:
  ///   - streams: The devices to wait for.
  ///   - readiness: Takes what is true of each of them.
  ///   - timeout: How long to wait at most, in microseconds; `nil` waits for ever.
  /// - Returns: What else is there.
  mutating func wait(
    for streams: [Stream], _ readiness: inout [StreamReadiness], timeout: Microseconds?
  ) -> Wakening
  /// Whether a stop signal came; asked while there is no rest to wait in.
  mutating func isStopping() -> Bool
  /// The devices that are there.
  mutating func present() throws(SystemError) -> [PresentDevice]
  /// The next device that came or went; `nil` if none did.
  mutating func nextChange() -> DeviceChange?
  /// Opens a device by its node.
  mutating func open(_ device: PresentDevice) throws(SystemError) -> Stream
  /// Closes a device, without making the others wait for it.
  mutating func release(_ stream: Stream)
  /// Takes over an open descriptor.
  mutating func adopt(_ descriptor: Int32) throws(SystemError) -> (stream: Stream, device: PresentDevice)
}

/// Both clocks, in microseconds.
package struct CaptureTime: Hashable, Sendable {
  /// The clock that stamps events; it stands still while the machine sleeps.
  package var monotonic: Microseconds
  /// The clock that goes on.
  package var sinceBoot: Microseconds

  /// Makes a time.
  package init(monotonic: Microseconds, sinceBoot: Microseconds) {
    self.monotonic = monotonic
    self.sinceBoot = sinceBoot
  }
}

/// What is true of a device after waiting.
package enum StreamReadiness: Hashable, Sendable {
  /// Nothing.
  case idle
  /// There is something to read.
  case readable
  /// The device hung up; there may be something left to read.
  case hungUp
}

/// What else ended the waiting.
package struct Wakening: OptionSet, Sendable {
  /// The bits.
  package let rawValue: UInt8
  /// A stop signal came.
  package static let stop = Wakening(rawValue: 1)
  /// Devices came or went.
  package static let change = Wakening(rawValue: 2)

  /// Makes a set.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }
}
