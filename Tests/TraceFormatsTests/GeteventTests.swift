import EventLog
import InputEvents
import Testing
import TraceFormats

struct GeteventTests {
  @Test(
    "numbers and names, with and without node, times and rate, CRLF or not",
    arguments: [
      "[   12.000100] 0003 0035 000001ad\r\n[   12.000100] 0003 0039 ffffffff\r\n"
        + "[   12.000100] 0001 014a 00000001\r\n[   12.000100] 0000 0000 00000000\r\n",
      "[   12.000100] /dev/input/event2: 0003 0035 000001ad\n"
        + "[   12.000100] /dev/input/event2: 0003 0039 ffffffff\n"
        + "[   12.000100] /dev/input/event2: 0001 014a 00000001\n"
        + "[   12.000100] /dev/input/event2: 0000 0000 00000000 rate 60\n",
      "[   12.000100] EV_ABS       ABS_MT_POSITION_X    000001ad            \n"
        + "[   12.000100] EV_ABS       ABS_MT_TRACKING_ID   ffffffff            \n"
        + "[   12.000100] EV_KEY       BTN_TOUCH            DOWN                \n"
        + "[   12.000100] EV_SYN       SYN_REPORT           00000000             rate 60",
    ])
  func variants(text: String) throws {
    let imported = try Imported(text)
    #expect(imported.report.format == .getevent)
    #expect(imported.header?.zero == 12_000_100)
    #expect(
      imported.frames == [
        Frame(
          time: 0, device: 0,
          events: [
            InputEvent(type: .absolute, code: 0x35, value: 0x1ad),
            InputEvent(type: .absolute, code: 0x39, value: -1),
            InputEvent(type: .key, code: 0x14a, value: 1),
          ])
      ])
    #expect(imported.repairs == [])
    #expect(imported.devices.first?.description.isInferred == true)
  }

  @Test func `each node that sent something is a device`() throws {
    let text = """
      add device 1: /dev/input/event5
        name:     "Not touched"
      add device 2: /dev/input/event3
        name:     "Screen"
      add device 3: /dev/input/event1
        name:     "Keys"
      [ 1.000000] /dev/input/event1: EV_KEY KEY_S DOWN
      [ 1.000001] /dev/input/event3: EV_ABS ABS_X 00000005
      [ 1.000002] /dev/input/event1: EV_SYN SYN_REPORT 00000000
      [ 1.000003] /dev/input/event3: EV_SYN SYN_REPORT 00000000

      """
    let imported = try Imported(text)
    #expect(imported.devices.map(\.description.name) == ["Screen", "Keys"])
    #expect(imported.frames.map(\.device) == [1, 0])
    #expect(imported.frames.map(\.time) == [2, 3])
    #expect(
      imported.report.findings.map(\.kind) == [
        .descriptionInferred(device: 0), .descriptionInferred(device: 1),
      ])
    #expect(importError(text, description: EvemuTests.description) == .descriptionForSeveral(devices: 2))
    #expect(throws: ExportError.severalDevices(.evemu, [0, 1])) {
      try exported(imported.records, to: .evemu)
    }
    let one = try exported(imported.records, to: .evemu, device: 1)
    #expect(one.losses == [.otherDevice])
    #expect(try Imported(one.bytes).frames.count == 1)
    let all = try exported(imported.records, to: .libinput)
    #expect(try Imported(all.bytes).body == imported.body)
  }

  @Test func `a text without times needs a frame interval`() throws {
    let text = "0002 0008 00000001\n0000 0000 00000000\n0002 0008 ffffffff\n0000 0000 00000000\n"
    #expect(importError(text) == .timesMissing(line: 1))
    #expect(importError(text, frameInterval: 0) == .frameIntervalOutOfRange(0))
    let imported = try Imported(text, frameInterval: 8_000)
    #expect(imported.frames.map(\.time) == [0, 8_000])
    #expect(imported.frames.flatMap(\.events).map(\.value) == [1, -1])
    #expect(imported.frames.flatMap(\.events).map(\.timeOffset) == [0, 0])
  }

  @Test func `a name of which only 20 letters are printed is found if it is the only one`() throws {
    let text = """
      [ 1.000000] EV_KEY       KEY_KBDINPUTASSIST_A DOWN
      [ 1.000000] EV_SYN       SYN_REPORT           00000000

      """
    #expect(try Imported(text).frames.first?.events.first?.code == 0x264)
    let ambiguous = try Imported(text.replacing("ASSIST_A", with: "ASSIST_P"))
    #expect(ambiguous.report.findings.first == Finding(line: 1, kind: .damagedLine))
  }

  @Test func `a value cut short at the end is left out`() throws {
    let text = "[ 1.000000] 0002 0008 00000001\n[ 1.000000] 0000 0000 00000000\n[ 1.500000] 0002 0008 0000"
    let imported = try Imported(text)
    #expect(imported.report.eventCount == 2)
    #expect(imported.report.findings.first == Finding(line: 3, kind: .cutLine))
  }
}
