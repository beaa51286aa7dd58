public import InputEvents

/// One line of an event log.
public enum LogRecord: Hashable, Sendable {
  /// The latest time, and the greatest difference of times, that a log may hold: 285 years.
  ///
  /// Every JSON reader keeps such integers exact, and sums of a few of them never overflow.
  public static let greatestTime: Microseconds = 1 << 53

  // The two long ones stand elsewhere in memory, so that a frame is not moved with their room.
  /// The first line: version, clock, origin.
  indirect case header(LogHeader)
  /// A device is there, with its description.
  indirect case device(DeviceRecord)
  /// A frame of events.
  case frame(Frame)
  /// The kernel or the reader lost events of a device; one frame with the repaired difference follows.
  case drop(time: Microseconds, device: DeviceNumber)
  /// A device went.
  case gone(time: Microseconds, device: DeviceNumber)
  /// Time passed in which nothing could be recorded.
  case gap(GapRecord)
  /// A remark for readers; it changes nothing.
  case note(time: Microseconds, text: String)
  /// All lines up to here were on the disk.
  case mark(MarkRecord)
  /// A clean close.
  case end(MarkRecord)

  /// The record's time; `nil` for header, marks and end, which have none.
  public var time: Microseconds? {
    switch self {
    case .header, .mark, .end: nil
    case .device(let record): record.time
    case .frame(let frame): frame.time
    case .drop(let time, _), .gone(let time, _), .note(let time, _): time
    case .gap(let record): record.time
    }
  }
}

/// The first line of a log.
public struct LogHeader: Hashable, Sendable {
  /// The format's version that this package writes, and the highest that it reads.
  public static let currentVersion = 1

  /// The format's version.
  public var version: Int
  /// The clock of the times: `monotonic` for what this package recorded, `recording` for imports.
  public var clock: String
  /// The time of day (UTC, ISO 8601) at `t` = 0; empty if unknown.
  public var epoch: String
  /// The kernel's boot id, or its pseudonym; empty if unknown.
  public var boot: String
  /// The program that wrote the log, with its version.
  public var tool: String
  /// The recording's own time at `t` = 0, in microseconds.
  public var zero: Microseconds
  /// What was imported; `nil` if this package recorded it.
  public var source: LogSource?
  /// What the log says of typing: `masked`, or `shown` where the recorder was told so; empty if it does not say.
  public var keys: String

  /// Makes a header.
  public init(
    version: Int = LogHeader.currentVersion, clock: String = "monotonic", epoch: String = "",
    boot: String = "",
    tool: String = "", zero: Microseconds = 0, source: LogSource? = nil, keys: String = ""
  ) {
    self.version = version
    self.clock = clock
    self.epoch = epoch
    self.boot = boot
    self.tool = tool
    self.zero = zero
    self.source = source
    self.keys = keys
  }
}

/// Where an imported log came from.
public struct LogSource: Hashable, Sendable {
  /// The name of the format, as in `import --format`.
  public var format: String
  /// The version that the recording itself states; empty if none.
  public var version: String

  /// Makes a source.
  public init(format: String, version: String = "") {
    self.format = format
    self.version = version
  }
}

/// A device that is there from a time on.
public struct DeviceRecord: Hashable, Sendable {
  /// When the device came, or 0 if it was there at the start.
  public var time: Microseconds
  /// The number that frames name it by.
  public var number: DeviceNumber
  /// What it says of itself.
  public var description: DeviceDescription
  /// Keys, lamps and switches that were on.
  public var state: DeviceState
  /// What it was taken for when the log was written; `nil` leaves it to the reader.
  public var deviceClass: DeviceClass?
  /// Whether its events are in this log; a device that is only present still decides indicators.
  public var isRecorded: Bool

  /// Makes a record.
  public init(
    time: Microseconds, number: DeviceNumber, description: DeviceDescription,
    state: DeviceState = DeviceState(),
    deviceClass: DeviceClass? = nil, isRecorded: Bool = true
  ) {
    self.time = time
    self.number = number
    self.description = description
    self.state = state
    self.deviceClass = deviceClass
    self.isRecorded = isRecorded
  }
}

/// Time in which nothing could be recorded.
public struct GapRecord: Hashable, Sendable {
  /// When recording went on again.
  public var time: Microseconds
  /// The device concerned; `nil` for all.
  public var device: DeviceNumber?
  /// The reason: `suspend`, `unterminated`, or an errno's name.
  public var reason: String
  /// How many frames were lost; 0 if unknown.
  public var lostFrames: Int
  /// How long the machine slept; 0 if it did not.
  public var slept: Microseconds

  /// Makes a gap.
  public init(
    time: Microseconds, device: DeviceNumber? = nil, reason: String, lostFrames: Int = 0,
    slept: Microseconds = 0
  ) {
    self.time = time
    self.device = device
    self.reason = reason
    self.lostFrames = lostFrames
    self.slept = slept
  }
}

/// A mark: the lines that a sync has put on the disk, and their check.
public struct MarkRecord: Hashable, Sendable {
  /// The block's number, from 0.
  public var block: Int
  /// The lines that the block covers.
  public var lines: Int
  /// CRC32C over the `c` digits of those lines.
  public var check: UInt32
  /// Lines written while the sync ran, which the next mark covers.
  public var unsynced: Int

  /// Makes a mark.
  public init(block: Int, lines: Int, check: UInt32, unsynced: Int = 0) {
    self.block = block
    self.lines = lines
    self.check = check
    self.unsynced = unsynced
  }
}
