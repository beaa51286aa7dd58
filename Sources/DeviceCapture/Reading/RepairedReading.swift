internal import Glibc
public import InputEvents

/// A device's frames, with the state made right again where the kernel lost events.
///
/// The frame in which the kernel says so holds garbage and is left out. In its place come ``Reading/drop`` and a frame
/// with the difference between the last state that was given and the device's own, which libevdev asks for.
public struct RepairedReading: ~Copyable {
  /// What the device says of itself, with the values that its axes had at the start.
  public let description: DeviceDescription
  private var raw: RawReading
  private var held: HeldState
  private var isDifferenceDue = false

  /// Begins to read.
  ///
  /// - Parameter device: The device, which the reading owns from now on.
  public init(_ device: consuming EvdevDevice) {
    description = device.description
    held = device.currentState(description) ?? HeldState(slotCount: device.slotCount)
    raw = RawReading(device)
  }

  /// The device's description with the values that its axes have by the frames that were given.
  public var currentDescription: DeviceDescription { held.described(description) }

  /// What is on and down by the frames that were given.
  public var state: DeviceState { held.deviceState(description) }

  /// Whether a key or button, or a contact, is down by the frames that were given.
  public var isAnythingDown: Bool { held.isAnythingDown(description) }

  /// The device that is read.
  public var device: EvdevDevice {
    _read { yield raw.device }
  }

  /// Begins anew with the state that the device is in now; what it sent before is thrown away.
  public mutating func restart() {
    raw.discard()
    isDifferenceDue = false
    if let state = raw.device.currentState(description) { held = state }
  }

  /// Reads up to the end of the next frame, or to a loss.
  ///
  /// - Parameter frame: Takes the frame, or after a loss the time at which it was noticed.
  /// - Returns: What is there.
  public mutating func next(into frame: inout Frame) -> Reading {
    if isDifferenceDue {
      isDifferenceDue = false
      return difference(into: &frame)
    }
    let reading = raw.next(into: &frame)
    guard reading == .frame, take(frame) else { return reading }
    // What was fetched behind it is older than the state that is asked for next.
    raw.discard()
    isDifferenceDue = true
    return .drop
  }

  /// Takes note of a frame's events, so that a difference starts from what was given.
  ///
  /// - Returns: Whether the frame says that events were lost; then none of it can be trusted, and nothing is noted.
  private mutating func take(_ frame: borrowing Frame) -> Bool {
    if frame.reportsDrop { return true }
    for event in frame.events { held.take(event) }
    return false
  }

  private mutating func difference(into frame: inout Frame) -> Reading {
    let state = raw.device.currentState(description) ?? held
    frame.events = held.events(to: state, description)
    held = state
    // Not earlier than the report that closed the loss: the state is that of now.
    frame.time = max(frame.time, MonotonicTime.now())
    frame.reportValue = 0
    frame.reportTimeOffset = 0
    frame.isSynchronization = true
    frame.isUnterminated = false
    return .frame
  }
}
