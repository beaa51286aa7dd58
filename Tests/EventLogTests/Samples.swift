import EventLog
import InputEvents

/// Records of every kind, with every key that may be omitted there and not there.
enum Samples {
  /// The latest time.
  static let limit = LogRecord.greatestTime

  static let header = LogRecord.header(LogHeader(clock: "monotonic", tool: "test 1"))

  static let headers: [LogHeader] = [
    LogHeader(tool: "scrolltrace 1.0"),
    LogHeader(clock: "recording", epoch: "2026-03-01T09:30:00Z", tool: ""),
    LogHeader(boot: "8f0c2a51", tool: "x"),
    LogHeader(tool: "x", zero: -1),
    LogHeader(tool: "x", zero: limit, source: LogSource(format: "evemu", version: "1.3")),
    LogHeader(tool: "x", source: LogSource(format: "getevent")),
    LogHeader(
      clock: "\u{0}\u{1f}\"\\/\u{7f}\u{2028}\u{e9}e\u{301}\u{1f600}\n\r\t\u{8}\u{c}", epoch: "e", boot: "b",
      tool: "t", zero: -limit, source: LogSource(format: "", version: "v")),
  ]

  static let mouse = DeviceDescription(
    name: "A mouse", id: DeviceID(bus: 3, vendor: 4660, product: 22136, version: 273),
    capabilities: [
      Capability(type: .key, codes: [272, 273]), Capability(type: .relative, codes: [0, 1, 8, 11]),
      Capability(type: .led, codes: []),
    ])

  static let touchpad = DeviceDescription(
    name: "A touchpad \u{1f590}", id: DeviceID(bus: 65535, vendor: 65535, product: 0, version: 65535),
    unique: "u", physicalPath: "p/input0", properties: [0, 2],
    capabilities: [Capability(type: .absolute, codes: [47, 53, 54, 57])],
    absoluteAxes: [
      AbsoluteAxis(
        code: 53, minimum: Int32.min, maximum: Int32.max, fuzz: -1, flat: 2, resolution: 3, value: 4),
      AbsoluteAxis(code: 0, minimum: 0, maximum: 100),
    ],
    udevProperties: [
      UdevProperty(key: "ID_INPUT", value: "1"), UdevProperty(key: "A\"", value: ""),
    ],
    isInferred: true)

  static let device = LogRecord.device(
    DeviceRecord(time: 0, number: 0, description: mouse, deviceClass: .mouse))

  static let devices: [DeviceRecord] =
    [
      DeviceRecord(time: 0, number: 0, description: DeviceDescription()),
      DeviceRecord(time: 0, number: 1, description: mouse, deviceClass: .mouse),
      DeviceRecord(
        time: 5, number: Int(Int32.max), description: touchpad,
        state: DeviceState(keys: [330, 325], leds: [0], switches: [1, 65535]), deviceClass: .touchpad,
        isRecorded: false),
      DeviceRecord(time: 6, number: 2, description: mouse, state: DeviceState(switches: [0])),
    ]
    + DeviceClass.allCases.map {
      DeviceRecord(time: 7, number: 3, description: DeviceDescription(), deviceClass: $0)
    }

  static let frames: [Frame] = [
    Frame(time: 0, device: 0, events: []),
    Frame(time: limit, device: Int(Int32.max), events: [event(0xffff, 0xffff, Int32.max)]),
    Frame(time: 9_007_199_254_740_990, device: 0, events: [event(0, 0, Int32.min, -limit)]),
    Frame(time: 9_007_199_254_740_991, device: 0, events: [event(2, 8, -1, limit)]),
    Frame(time: 92_000, device: 9, events: [event(2, 8, -1), event(2, 11, -120, -12), event(2, 0, 0, 7)]),
    Frame(time: 1, device: 0, events: [event(1, 30, 2)], reportValue: 1),
    Frame(time: 1, device: 0, events: [], reportTimeOffset: -4),
    Frame(time: 1, device: 0, events: [event(0, 3, 0)], isSynchronization: true),
    Frame(time: 1, device: 0, events: [event(3, 0, 5)], isUnterminated: true),
    Frame(
      time: 2, device: 3, events: [event(3, 53, 5)], reportValue: Int32.min, reportTimeOffset: limit,
      isSynchronization: true, isUnterminated: true),
  ]

  static let gaps: [GapRecord] = [
    GapRecord(time: 0, reason: "suspend"),
    GapRecord(time: 1, device: 0, reason: "ENOSPC", lostFrames: 50),
    GapRecord(time: limit, device: 7, reason: "", lostFrames: Int.max, slept: limit),
    GapRecord(time: 1, reason: "anything", slept: 1),
  ]

  static let marks: [MarkRecord] = [
    MarkRecord(block: 0, lines: 0, check: 0),
    MarkRecord(block: 17, lines: 125, check: 0xffff_ffff, unsynced: 3),
    MarkRecord(block: Int.max, lines: Int.max, check: 0x0123_4567, unsynced: Int.max),
  ]

  /// One line of each kind for each sample.
  static let records: [LogRecord] =
    headers.map(LogRecord.header) + devices.map(LogRecord.device) + frames.map(LogRecord.frame)
    + [
      .drop(time: 0, device: 0), .drop(time: limit, device: 5), .gone(time: 3, device: Int(Int32.max)),
      .note(time: 0, text: ""), .note(time: 9, text: "a \"note\"\n{\\}\u{0}"),
    ] + gaps.map(LogRecord.gap) + marks.map(LogRecord.mark) + marks.map(LogRecord.end)

  /// A small log with each kind of line but marks.
  static let log: [LogRecord] = [
    header, device, .frame(Frame(time: 0, device: 0, events: [event(2, 8, -1)])),
    .frame(Frame(time: 10, device: 0, events: [event(2, 8, -1)])), .drop(time: 11, device: 0),
    .frame(Frame(time: 12, device: 0, events: [event(1, 272, 1)], isSynchronization: true)),
    .gap(GapRecord(time: 20, device: nil, reason: "suspend", slept: 8)), .note(time: 20, text: "n\u{e9}"),
    .gone(time: 30, device: 0),
  ]

  static func event(_ type: UInt16, _ code: UInt16, _ value: Int32, _ offset: Microseconds = 0) -> InputEvent
  {
    InputEvent(type: EventType(rawValue: type), code: code, value: value, timeOffset: offset)
  }
}
