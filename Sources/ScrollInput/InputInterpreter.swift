public import InputEvents

/// Turns the frames of any number of devices into contacts, pointer events and scroll input.
///
/// A value without I/O and clock: the same frames give the same output. Outputs go into an array that the caller
/// empties and uses again, so a steady state allocates nothing.
public struct InputInterpreter: Sendable {
  private var devices: [InterpretedDevice] = []
  private let settings: ScrollInputSettings

  /// Makes an interpreter that knows no device.
  public init(settings: ScrollInputSettings = ScrollInputSettings()) {
    self.settings = settings
  }

  /// When something happens without a frame, such as the end of a wheel's motion; `nil` if nothing will.
  public var nextDeadline: Microseconds? {
    var next: Microseconds?
    for index in devices.indices {
      if let deadline = devices[index].deadline, next.map({ deadline < $0 }) ?? true { next = deadline }
    }
    return next
  }

  /// Takes a device in; one that comes back under its number starts anew.
  ///
  /// - Parameters:
  ///   - number: The log's number of the device.
  ///   - description: What it says of itself.
  ///   - state: What was down then; a contact that was begins at `time`, at its place. A button that was says nothing
  ///     until it is pressed anew.
  ///   - deviceClass: What it is taken for; it decides how contacts are read, and whether it has a pointer.
  ///   - time: When it came.
  ///   - outputs: Where output goes.
  public mutating func add(
    _ number: DeviceNumber, _ description: DeviceDescription, _ state: DeviceState = DeviceState(),
    as deviceClass: DeviceClass, at time: Microseconds, into outputs: inout [ScrollInputOutput]
  ) {
    remove(number, at: time, into: &outputs)
    let silentParts = SilentParts(description, deviceClass, settings)
    silentParts.report(time, number, into: &outputs)
    var device = InterpretedDevice(
      number, description, deviceClass, settings, wheelCause: silentParts.wheelCause)
    device.start(time, description, state, into: &outputs)
    devices.append(device)
  }

  /// Lets a device go; what it had begun is cancelled.
  public mutating func remove(
    _ number: DeviceNumber, at time: Microseconds, into outputs: inout [ScrollInputOutput]
  ) {
    guard let index = index(number) else { return }
    devices[index].cancel(time, .deviceGone, contactsStay: false, into: &outputs)
    devices.remove(at: index)
  }

  /// Interprets a frame.
  ///
  /// Frames of devices that were never added are passed over.
  ///
  /// - Complexity: O(events in the frame + contacts).
  public mutating func step(_ frame: borrowing Frame, into outputs: inout [ScrollInputOutput]) {
    guard let index = index(frame.device) else { return }
    devices[index].step(frame, into: &outputs)
  }

  /// Takes note that events of a device were lost.
  ///
  /// What was under way is cancelled. Contacts stay if the next frame holds the repaired difference; otherwise that
  /// frame is the rest of the lost ones and not to be trusted.
  public mutating func drop(
    _ number: DeviceNumber, at time: Microseconds, into outputs: inout [ScrollInputOutput]
  ) {
    guard let index = index(number) else { return }
    devices[index].drop(time, into: &outputs)
  }

  /// Takes note that nothing was recorded for a while, by one device or by all.
  public mutating func gap(
    _ number: DeviceNumber?, at time: Microseconds, into outputs: inout [ScrollInputOutput]
  ) {
    for index in devices.indices where number == nil || devices[index].number == number {
      devices[index].cancel(time, .recordingGap, contactsStay: false, into: &outputs)
    }
  }

  /// Lets time pass: motions that end by themselves end, each at its own time.
  public mutating func advance(to time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    while let deadline = nextDeadline, deadline <= time {
      for index in devices.indices { devices[index].advance(to: deadline, into: &outputs) }
    }
  }

  /// Ends the log: what is down is cancelled or released; a wheel still has its quiet time to end by itself.
  public mutating func finish(at time: Microseconds, into outputs: inout [ScrollInputOutput]) {
    for index in devices.indices { devices[index].finish(time, into: &outputs) }
  }

  private func index(_ number: DeviceNumber) -> Int? {
    for index in devices.indices where devices[index].number == number { return index }
    return nil
  }
}
