public import EventLog
public import InputEvents
public import ScrollInput

/// An event log that is made of exact gestures instead of recorded.
///
/// Gestures follow each other, a frame apart. Each names its device, or is made on the device that was plugged last and
/// can do it; a device that is not there yet is plugged first. The same calls give the same bytes.
public struct SyntheticLog: Sendable {
  /// The closest and the farthest that frames may be apart, in microseconds: closer ones are one step to the replay, and
  /// farther ones a rest.
  public static let frameIntervals: ClosedRange<Microseconds> = 2000...50_000
  /// The longest time that a gesture or a pause may take, in microseconds.
  public static let longestTime: Microseconds = 3_600_000_000

  /// How far apart the frames of a motion are, in microseconds: 8000 of a device that reports 125 times a second.
  public var frameInterval: Microseconds = 8000
  /// The gains, thresholds and directions for which ways are exact: those of the scenario into which it is replayed.
  public let settings: ScrollInputSettings
  /// What the log says of its origin.
  public var tool = "scrolltrace gestures"
  /// The time of the latest record, in microseconds.
  public private(set) var now: Microseconds = 0

  private var body: [LogRecord] = []
  private var devices: [PluggedDevice] = []
  // Once for every device that was ever there; the number is the place.
  private var known: [SyntheticDevice] = []

  /// A device that is there.
  struct PluggedDevice: Sendable {
    var device: SyntheticDevice
    var number: DeviceNumber
    /// The codes of the buttons that are pressed.
    var pressed: [UInt16] = []
    /// The parts of a detent that the wheel has turned since its last whole one, along x and y.
    var parts = GridPoint()
    /// What the surface last told of its fingers.
    var hand = SurfaceHand()
  }

  /// Makes an empty log.
  ///
  /// - Parameter settings: The gains, thresholds and directions of the replay.
  public init(settings: ScrollInputSettings = ScrollInputSettings()) {
    self.settings = settings
  }

  // MARK: The log

  /// The records, without the end that a writer puts behind them.
  public var records: [LogRecord] {
    [
      .header(LogHeader(clock: "made", tool: tool)),
      .note(time: 0, text: "gestures made by \(tool), no recording of a device"),
    ] + body
  }

  /// The whole log as JSON Lines, closed cleanly.
  public var bytes: [UInt8] {
    var writer = EventLogWriter()
    var buffer = ByteBuffer()
    for record in records {
      // Every record of this module is short.
      do { try writer.write(record, into: &buffer) } catch { preconditionFailure("\(error)") }
    }
    writer.end(into: &buffer)
    return buffer.bytes
  }

  // MARK: Devices and time

  /// Adds a device.
  ///
  /// - Parameter device: The device; one that was there before keeps its number.
  /// - Throws: ``SynthesisError/plugged(_:)`` if it is there.
  public mutating func plug(_ device: SyntheticDevice) throws(SynthesisError) {
    guard !devices.contains(where: { $0.device == device }) else { throw .plugged(device) }
    let number = known.firstIndex(of: device) ?? known.count
    if number == known.count { known.append(device) }
    devices.append(PluggedDevice(device: device, number: number))
    let description = device.description
    body.append(
      .device(
        DeviceRecord(
          time: now, number: number, description: description,
          deviceClass: description.classify().deviceClass)))
  }

  /// Takes a device away, with what is pressed on it.
  ///
  /// - Parameter device: The device.
  /// - Throws: ``SynthesisError/unplugged(_:)`` if it is not there.
  public mutating func unplug(_ device: SyntheticDevice) throws(SynthesisError) {
    guard let index = devices.firstIndex(where: { $0.device == device }) else { throw .unplugged(device) }
    body.append(.gone(time: now, device: devices.remove(at: index).number))
  }

  /// Lets time pass.
  ///
  /// - Parameter time: How long, up to an hour.
  /// - Throws: ``SynthesisError/time(most:)``.
  public mutating func pause(_ time: Duration) throws(SynthesisError) {
    let time = try time.microseconds()
    now += time
    note("pause \(SyntheticLog.seconds(time))")
  }

  /// The devices that are there, in the order in which they came.
  public var pluggedDevices: [SyntheticDevice] { devices.map(\.device) }

  // MARK: Parts of gestures

  /// The place of the device on which a gesture is made; it is plugged if it has to be.
  mutating func device(
    for gesture: SyntheticGesture, on asked: SyntheticDevice?, along axis: GestureAxis = .vertical
  ) throws(SynthesisError) -> Int {
    guard SyntheticLog.frameIntervals.contains(frameInterval) else {
      throw .frameInterval(
        least: SyntheticLog.frameIntervals.lowerBound, most: SyntheticLog.frameIntervals.upperBound)
    }
    if let asked, !gesture.isPossible(on: asked, along: axis) { throw .impossible(gesture, asked) }
    let last = devices.last { gesture.isPossible(on: $0.device, along: axis) }
    let wanted = asked ?? last?.device ?? gesture.usualDevice
    if let index = devices.firstIndex(where: { $0.device == wanted }) { return index }
    try plug(wanted)
    return devices.count - 1
  }

  /// The device at a place.
  func plugged(_ index: Int) -> PluggedDevice { devices[index] }

  /// Changes the device at a place.
  mutating func change<Result>(_ index: Int, _ body: (inout PluggedDevice) -> Result) -> Result {
    body(&devices[index])
  }

  /// Adds a remark at the time that it is.
  mutating func note(_ text: String) {
    body.append(.note(time: now, text: text))
  }

  /// Adds a frame after a time; one without events is silence.
  mutating func send(_ index: Int, _ events: [InputEvent], after time: Microseconds) {
    now += time
    guard !events.isEmpty else { return }
    body.append(.frame(Frame(time: now, device: devices[index].number, events: events)))
  }

  /// A time in seconds, as short as it is exact.
  static func seconds(_ time: Microseconds) -> String {
    JSONText.number(Double(time) / 1_000_000)
  }
}

extension Duration {
  /// The time in whole microseconds, if a gesture may take it.
  func microseconds() throws(SynthesisError) -> Microseconds {
    guard self >= .zero, self <= .microseconds(SyntheticLog.longestTime) else {
      throw .time(most: SyntheticLog.longestTime)
    }
    let (seconds, attoseconds) = components
    return seconds * 1_000_000 + (attoseconds + 500_000_000_000) / 1_000_000_000_000
  }
}
