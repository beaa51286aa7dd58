import EventLog
import InputEvents
import Testing
import TraceFormats

struct EvtestTests {
  static let header = """
    Input driver version is 1.0.1
    Input device ID: bus 0x18 vendor 0x4f3 product 0x3060 version 0x100
    Input device name: "A "fine" pad"
    Supported events:
      Event type 0 (EV_SYN)
      Event type 1 (EV_KEY)
        Event code 272 (BTN_LEFT)
        Event code 328 (?)
      Event type 3 (EV_ABS)
        Event code 0 (ABS_X)
          Value   2118
          Min     -100
          Max     3207
          Fuzz       8
          Flat       2
          Resolution      31
        Event code 47 (ABS_MT_SLOT)
          Value      1
          Min        0
          Max        4
      Event type 17 (EV_LED)
        Event code 0 (LED_NUML) state 1
        Event code 1 (LED_CAPSL) state 0
    Key repeat handling:
      Repeat type 20 (EV_REP)
        Repeat code 0 (REP_DELAY)
          Value    250
    Properties:
      Property type 0 (INPUT_PROP_POINTER)
      Property type 2 (INPUT_PROP_BUTTONPAD)
    Testing ... (interrupt to exit)

    """

  @Test func `the header is read with every field`() throws {
    let imported = try Imported(Self.header)
    let device = try #require(imported.devices.first)
    let description = device.description
    #expect(imported.report.formatVersion == "1.0.1")
    #expect(description.name == "A \"fine\" pad")
    #expect(description.id == DeviceID(bus: 0x18, vendor: 0x4f3, product: 0x3060, version: 0x100))
    #expect(description.properties == [0, 2])
    #expect(
      description.capabilities == [
        Capability(type: .key, codes: [272, 328]), Capability(type: .absolute, codes: [0, 47]),
        Capability(type: .led, codes: [0, 1]), Capability(type: .autorepeat, codes: [0]),
      ])
    #expect(
      description.absoluteAxes == [
        AbsoluteAxis(
          code: 0, minimum: -100, maximum: 3207, fuzz: 8, flat: 2, resolution: 31, value: 2118),
        AbsoluteAxis(code: 47, minimum: 0, maximum: 4, value: 1),
      ])
    #expect(device.state == DeviceState(leds: [0]))
    #expect(imported.report.findings == [Finding(line: nil, kind: .noEvents)])
  }

  @Test(
    "new and old spellings mean the same",
    arguments: [
      """
      Event: time 10.000001, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value -7
      Event: time 10.000001, ++++++++++++++ SYN_MT_REPORT ++++++++++++
      Event: time 10.000001, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<
      Event: time 10.000002, -------------- SYN_REPORT ------------

      """,
      """
      Event: time 10.000001, type 3 (Absolute), code 53 (?), value -7
      Event: time 10.000001, ++++++++++++++ SYN_MT_REPORT ++++++++++++
      Event: time 10.000001, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<
      Event: time 10.000002, -------------- Report Sync ------------

      """,
    ])
  func spellings(text: String) throws {
    let imported = try Imported(text)
    let frame = try #require(imported.frames.first)
    #expect(imported.report.eventCount == 4)
    #expect(frame.time == 1)
    #expect(
      frame.events == [
        InputEvent(type: .absolute, code: 53, value: -7, timeOffset: -1),
        InputEvent(type: .synchronization, code: 2, value: 0, timeOffset: -1),
        InputEvent(type: .synchronization, code: 3, value: 0, timeOffset: -1),
      ])
    #expect(imported.repairs == [])
  }

  @Test func `scan codes are hexadecimal without saying so`() throws {
    let text = """
      Event: time 1.000000, type 4 (EV_MSC), code 4 (MSC_SCAN), value 90001
      Event: time 1.000000, type 4 (EV_MSC), code 5 (MSC_TIMESTAMP), value 90001
      Event: time 1.000000, type 4 (EV_MSC), code 4 (MSC_SCAN), value ff00001c
      Event: time 1.000000, -------------- SYN_REPORT ------------

      """
    let imported = try Imported(text)
    #expect(imported.frames.first?.events.map(\.value) == [0x90001, 90001, Int32(bitPattern: 0xff00_001c)])
    #expect(imported.repairs == [])
  }

  @Test func `words of the terminal are ignored and named`() throws {
    let text =
      Self.header + """
        If the display isn't showing, this command may help:
        Event: time 1.000000, -------------- SYN_REPORT ------------

        """
    let imported = try Imported(text)
    #expect(imported.report.frameCount == 1)
    #expect(imported.report.findings.first == Finding(line: 32, kind: .ignoredText))
    #expect(imported.repairs == [])
  }

  @Test func `the last words of a terminal are no cut line`() throws {
    let text = "Event: time 1.000000, -------------- SYN_REPORT ------------\n"
    #expect(try Imported(text + "^C").repairs == [])
    #expect(try Imported(text + "Event: ti").repairs == [.cutLine])
  }

  @Test func `a second device is refused`() {
    #expect(importError(Self.header + Self.header) == .secondDevice(line: 34))
  }
}
