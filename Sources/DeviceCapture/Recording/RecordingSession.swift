package import EventLog
package import InputEvents

/// Makes the lines of a log out of what devices do: numbers, times, pseudonyms, marks.
///
/// It does no I/O and has no clock. Lines collect in ``buffer``. Whoever wrote them away calls ``commit()``; whoever
/// could not, ``rollback()``, and the log goes on as if they had never been.
package struct RecordingSession {
  /// A device that the log has given a number.
  private struct Device {
    var description: DeviceDescription
    var isRecorded: Bool
    var isPresent = true
    /// Whether the lines that were written away say that it is present.
    var isWrittenPresent = false
    let hasKeys: Bool
    /// Whether it tells the serial numbers of pens.
    let hasSerials: Bool

    init(_ description: DeviceDescription, isRecorded: Bool) {
      self.description = description
      self.isRecorded = isRecorded
      hasKeys = KeyMask.concerns(description)
      hasSerials = description.has(.miscellaneous, EventCode.mscSerial)
    }
  }

  /// The lines that were made and not yet written away.
  package private(set) var buffer = ByteBuffer(capacity: 1 << 14)
  /// How many lines were made since the last mark began, so that nothing is synced twice.
  package private(set) var linesSinceMark = 0
  // Is shown each record as it is made; `false` says that it has seen enough.
  private let observer: ((borrowing LogRecord) -> Bool)?
  /// Whether the observer has seen enough.
  package private(set) var isObserverDone = false

  private var writer = EventLogWriter()
  private var written = EventLogWriter()
  private var devices: [Device] = []
  private var lastTime: Microseconds = 0
  private let zero: Microseconds
  private let showsKeys: Bool
  private var pseudonyms: Pseudonyms

  /// Begins a log with its header.
  ///
  /// - Parameters:
  ///   - header: Tool, epoch and boot; clock, zero and what is said of keys are filled in.
  ///   - zero: The monotonic time that is to be 0 in the log.
  ///   - showsKeys: Whether key codes stay as they are.
  ///   - observer: Is shown each record as it is made; `false` says that it has seen enough.
  ///   - random: Gives the bits of pseudonyms.
  package init(
    _ header: LogHeader, zero: Microseconds, showsKeys: Bool,
    observer: ((borrowing LogRecord) -> Bool)? = nil, random: @escaping () -> UInt64
  ) {
    self.zero = zero
    self.observer = observer
    self.showsKeys = showsKeys
    pseudonyms = Pseudonyms(random: random)
    var header = header
    header.clock = "monotonic"
    header.zero = zero
    header.keys = showsKeys ? "shown" : "masked"
    make(.header(header))
  }

  /// The number of devices that were ever recorded.
  package var recordedDevices: Int { devices.count { $0.isRecorded } }

  // MARK: Devices

  /// Takes in a device that came.
  ///
  /// One that was here before keeps its number, by what it is and never by its node; two of a kind that nothing tells
  /// apart get two numbers.
  ///
  /// - Parameters:
  ///   - description: What it is, with its real serial number and path.
  ///   - state: What is on and down.
  ///   - isRecorded: Whether its frames will come.
  ///   - time: The monotonic time.
  /// - Returns: Its number.
  package mutating func add(
    _ description: DeviceDescription, _ state: DeviceState, isRecorded: Bool, at time: Microseconds
  ) -> DeviceNumber {
    let known = devices.firstIndex { !$0.isPresent && $0.description.isSameUnit(as: description) }
    var device = Device(description, isRecorded: isRecorded)
    if let known {
      device.isRecorded = isRecorded || devices[known].isRecorded
      device.isWrittenPresent = devices[known].isWrittenPresent
      devices[known] = device
    } else {
      devices.append(device)
    }
    let number = known ?? devices.count - 1
    describe(number, description, state, isRecorded: isRecorded, at: time)
    return number
  }

  /// Describes a device anew that is there, with the state that it is in.
  package mutating func describe(
    _ number: DeviceNumber, _ description: DeviceDescription, _ state: DeviceState, isRecorded: Bool,
    at time: Microseconds
  ) {
    let device = devices[number]
    var description = description
    description.udevProperties = device.description.udevProperties
    let classification = description.classify()
    description.unique = pseudonyms.text(description.unique)
    description.physicalPath = pseudonyms.path(description.physicalPath)
    var state = state
    if !showsKeys { KeyMask.mask(&state, &pseudonyms) }
    let record = DeviceRecord(
      time: raised(time), number: number, description: description, state: state,
      deviceClass: classification.deviceClass, isRecorded: isRecorded)
    make(.device(record))
  }

  /// Lets a device go.
  package mutating func remove(_ number: DeviceNumber, at time: Microseconds) {
    devices[number].isPresent = false
    make(.gone(time: raised(time), device: number))
  }

  // MARK: Frames

  /// Takes a frame whose times are those of the monotonic clock.
  ///
  /// A frame that is earlier than what stands in the log already is raised to that time, and keeps its own.
  package mutating func take(_ frame: inout Frame, from number: DeviceNumber) {
    frame.device = number
    if !showsKeys { KeyMask.mask(&frame, hasKeys: devices[number].hasKeys, &pseudonyms) }
    if devices[number].hasSerials { pseudonyms.maskSerials(&frame) }
    let own = frame.time - zero
    frame.time = raised(frame.time)
    if frame.time != own {
      let offset = own - frame.time
      frame.reportTimeOffset = offset
      for index in frame.events.indices { frame.events[index].timeOffset += offset }
    }
    make(.frame(frame))
  }

  /// Takes note that a device's events were lost; the next frame taken from it is the difference.
  package mutating func drop(_ number: DeviceNumber, at time: Microseconds) {
    make(.drop(time: raised(time), device: number))
  }

  /// Takes note of time in which nothing could be recorded.
  package mutating func gap(
    _ reason: String, lostFrames: Int = 0, slept: Microseconds = 0, at time: Microseconds
  ) {
    make(.gap(GapRecord(time: raised(time), reason: reason, lostFrames: lostFrames, slept: slept)))
  }

  /// Leaves a remark.
  package mutating func note(_ text: String, at time: Microseconds) {
    make(.note(time: raised(time), text: text))
  }

  /// Says again that devices went, where the lines that said so could not be written.
  package mutating func repeatDepartures(at time: Microseconds) {
    for number in devices.indices where devices[number].isWrittenPresent && !devices[number].isPresent {
      make(.gone(time: raised(time), device: number))
    }
  }

  // MARK: Marks

  /// Takes note that a sync of what was written away begins.
  package mutating func beginMark() {
    writer.beginMark()
    written = writer
    linesSinceMark = 0
  }

  /// Makes the mark of a sync that is done.
  package mutating func mark() {
    writer.mark(into: &buffer)
  }

  /// Takes note that a sync failed.
  package mutating func abandonMark() {
    writer.abandonMark()
    written = writer
  }

  /// Makes the line that closes the log.
  package mutating func end() {
    writer.end(into: &buffer)
  }

  // MARK: Lines

  /// Takes note that the lines were written away.
  package mutating func commit() {
    buffer.removeAll()
    written = writer
    for number in devices.indices { devices[number].isWrittenPresent = devices[number].isPresent }
  }

  /// Takes back the lines: they could not be written.
  package mutating func rollback() {
    buffer.removeAll()
    writer = written
  }

  private mutating func make(_ record: consuming LogRecord) {
    do {
      try writer.write(record, into: &buffer)
      linesSinceMark += 1
      if let observer, !observer(record) { isObserverDone = true }
    } catch {
      // No reader would take such a line; that there was one is kept.
      let gap = GapRecord(time: lastTime, reason: "EMSGSIZE", lostFrames: 1)
      try? writer.write(.gap(gap), into: &buffer)
    }
  }

  /// The log's time, never before the last one.
  private mutating func raised(_ time: Microseconds) -> Microseconds {
    lastTime = max(lastTime, time - zero)
    return lastTime
  }
}

extension DeviceDescription {
  /// Whether two descriptions are of the same unit at the same place, as far as a log can tell.
  func isSameUnit(as other: DeviceDescription) -> Bool {
    id == other.id && unique == other.unique && physicalPath == other.physicalPath && name == other.name
  }
}
