import EventLog
import InputEvents
import Testing
import TraceFormats

struct ExportTests {
  private static let description = DeviceDescription(
    name: "Wheel", id: DeviceID(bus: 3, vendor: 1, product: 2, version: 0x111),
    capabilities: [Capability(type: .relative, codes: [8])])

  private static func log(_ frames: [Frame], of description: DeviceDescription = description) -> [LogRecord] {
    [
      .header(LogHeader(zero: 1_500_000)),
      .device(DeviceRecord(time: 0, number: 0, description: description)),
    ] + frames.map(LogRecord.frame)
  }

  private static func wheel(_ time: Microseconds, _ value: Int32, offset: Microseconds = 0) -> Frame {
    Frame(
      time: time, device: 0,
      events: [InputEvent(type: .relative, code: 8, value: value, timeOffset: offset)])
  }

  @Test func `evemu comes out as evemu writes it`() throws {
    let text = String(
      decoding: try exported(Self.log([Self.wheel(0, 17), Self.wheel(8_000, -1, offset: -3)]), to: .evemu)
        .bytes,
      as: UTF8.self)
    #expect(text.hasPrefix("# EVEMU 1.3\nN: Wheel\nI: 0003 0001 0002 0111\nP: 00 00 00 00 00 00 00 00\n"))
    #expect(text.contains("B: 00 05 00 00 00 00 00 00 00\n"))
    #expect(text.contains("B: 02 00 01 00 00 00 00 00 00\n"))
    #expect(
      text.hasSuffix(
        """
        E: 1.500000 0002 0008 0017\t# EV_REL / REL_WHEEL            17
        E: 1.500000 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms
        E: 1.507997 0002 0008 -001\t# EV_REL / REL_WHEEL            -1
        E: 1.508000 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +8ms

        """))
  }

  @Test("W15 the angle of a wheel's click is kept where the format has a place, and named where it has none")
  func clickAngle() throws {
    var description = Self.description
    description.udevProperties = [UdevProperty(key: "MOUSE_WHEEL_CLICK_ANGLE", value: "20")]
    let records = Self.log([Self.wheel(0, 1)], of: description)
    let libinput = try exported(records, to: .libinput)
    let again = try Imported(libinput.bytes)
    #expect(again.devices.map(\.description.udevProperties) == [description.udevProperties])
    #expect(!libinput.losses.contains(.udevProperties))
    #expect(try exported(records, to: .evemu).losses.contains(.udevProperties))
    #expect(try exported(records, to: .evtest).losses.contains(.udevProperties))
    #expect(
      try exported(records, to: .getevent).losses.contains { $0 == .udevProperties || $0 == .description })
  }

  @Test func `evtest comes out as evtest prints it`() throws {
    let scan = InputEvent(type: .miscellaneous, code: EventCode.mscScan, value: 0x90001)
    var description = Self.description
    description.capabilities.append(Capability(type: .key, codes: [272]))
    let records: [LogRecord] = [
      .header(LogHeader(zero: 1_500_000)),
      .device(DeviceRecord(time: 0, number: 0, description: description, state: DeviceState(keys: [272]))),
      .frame(Frame(time: 0, device: 0, events: [scan] + Self.wheel(0, -1).events)),
    ]
    #expect(
      String(decoding: try exported(records, to: .evtest).bytes, as: UTF8.self) == """
        Input driver version is 1.0.1
        Input device ID: bus 0x3 vendor 0x1 product 0x2 version 0x111
        Input device name: "Wheel"
        Supported events:
          Event type 0 (EV_SYN)
          Event type 2 (EV_REL)
            Event code 8 (REL_WHEEL)
          Event type 1 (EV_KEY)
            Event code 272 (BTN_LEFT) state 1
        Properties:
        Testing ... (interrupt to exit)
        Event: time 1.500000, type 4 (EV_MSC), code 4 (MSC_SCAN), value 90001
        Event: time 1.500000, type 2 (EV_REL), code 8 (REL_WHEEL), value -1
        Event: time 1.500000, -------------- SYN_REPORT ------------

        """)
  }

  @Test func `getevent comes out as getevent prints it`() throws {
    let export = try exported(Self.log([Self.wheel(0, -1)]), to: .getevent)
    #expect(export.losses == [.description])
    #expect(
      String(decoding: export.bytes, as: UTF8.self) == """
        add device 1: /dev/input/event0
          name:     "Wheel"
        [       1.500000] /dev/input/event0: 0002 0008 ffffffff
        [       1.500000] /dev/input/event0: 0000 0000 00000000

        """)
  }

  @Test func `libinput comes out as libinput writes it`() throws {
    let text = String(
      decoding: try exported(Self.log([Self.wheel(0, 17)]), to: .libinput).bytes, as: UTF8.self)
    #expect(
      text.hasPrefix("# libinput record\nversion: 1\nndevices: 1\ndevices:\n- node: /dev/input/event0\n"))
    #expect(text.contains("    name: \"Wheel\"\n    id: [3, 1, 2, 273]\n    codes:\n      2: [8] # EV_REL\n"))
    #expect(
      text.hasSuffix(
        """
          events:
          - evdev:
            - [  1, 500000,   2,   8,      17] # EV_REL / REL_WHEEL                17
            - [  1, 500000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms

        """))
  }

  @Test(
    "any name and any value comes back", arguments: [RecordingFormat.evemu, .libinput],
    ["a \"b\" \\ # c: ", " x", "\u{1f}\u{85}\u{2028}\u{feff}\u{1f600}", "", "null", "tab\there"])
  func names(format: RecordingFormat, name: String) throws {
    var description = Self.description
    description.name = name
    description.absoluteAxes = [
      AbsoluteAxis(code: 0, minimum: .min, maximum: .max, fuzz: 1, flat: -2, resolution: 3, value: -4)
    ]
    description.properties = [0, 5, 63]
    let state = DeviceState(keys: [0x110, 0x14a], leds: [1], switches: [0, 3])
    let frames = [
      Self.wheel(0, .min), Self.wheel(0, .max),
      Frame(time: 5, device: 0, events: [], reportValue: 1),
      Frame(time: 9, device: 0, events: Self.wheel(0, 1).events, isUnterminated: true),
    ]
    let records: [LogRecord] =
      [
        .header(LogHeader(zero: 7)),
        .device(DeviceRecord(time: 0, number: 0, description: description, state: state)),
      ] + frames.map(LogRecord.frame)
    let export = try exported(records, to: format)
    #expect(export.losses == [])
    let again = try Imported(export.bytes)
    #expect(again.body == Array(records.dropFirst()))
    #expect(again.header?.zero == 7)
  }

  @Test func `what a format cannot hold is said`() throws {
    var description = Self.description
    description.name = "two\nlines"
    description.unique = "serial"
    description.udevProperties = [UdevProperty(key: "ID_INPUT_KEY", value: "a: b # c")]
    description.capabilities = [
      Capability(type: .synchronization, codes: [0]), Capability(type: .relative, codes: [8]),
    ]
    var open = Self.wheel(10, 1)
    open.isUnterminated = true
    var synchronized = Self.wheel(20, 1)
    synchronized.isSynchronization = true
    let log =
      [LogRecord.header(LogHeader(epoch: "2025-01-01T00:00:00Z"))]
      + Self.log([open], of: description).dropFirst()
      + [
        .note(time: 10, text: "x"), .drop(time: 11, device: 0), .frame(synchronized),
        .gap(GapRecord(time: 30, reason: "suspend")), .frame(Self.wheel(40, 1, offset: -50)),
        .gone(time: 50, device: 0), .end(MarkRecord(block: 0, lines: 1, check: 0)),
      ]
    #expect(
      try exported(log, to: .evemu).losses == [
        .timeOfDay, .deviceChange, .identity, .udevProperties, .announcedCodes, .nameLineBreak, .drop,
        .synchronization, .unterminatedFrame, .gap, .note, .negativeTime,
      ])
    let yaml = try exported(log, to: .libinput)
    #expect(
      yaml.losses == [
        .timeOfDay, .deviceChange, .identity, .drop, .synchronization, .gap, .note, .negativeTime,
      ])
    #expect(try Imported(yaml.bytes).devices.first?.description.udev("ID_INPUT_KEY") == "a: b # c")
    #expect(ExportLoss(kind: .note, count: 2).description == "a note is not kept (2 times)")
  }

  @Test func `what cannot be exported is refused`() throws {
    let two = Self.log([]) + [.device(DeviceRecord(time: 0, number: 1, description: Self.description))]
    for format in [RecordingFormat.evemu, .evtest] {
      #expect(throws: ExportError.severalDevices(format, [0, 1])) { try exported(two, to: format) }
    }
    #expect(throws: ExportError.noDevice(chosen: nil)) { try exported([], to: .evemu) }
    #expect(throws: ExportError.noDevice(chosen: 3)) {
      try exported(Self.log([]), to: .libinput, device: 3)
    }
    #expect(throws: ExportError.unknownDevice(0)) { try exported([.frame(Self.wheel(0, 1))], to: .evemu) }
  }
}
