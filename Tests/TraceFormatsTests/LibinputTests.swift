import EventLog
import InputEvents
import Testing
import TraceFormats

struct LibinputTests {
  static let text = """
    # libinput record
    version: 1
    ndevices: 1
    libinput:
      version: "1.22.1"
    system:
      os: "debian:12"
      kernel: {name: "6.1", nested: [1, [2, 3], {a: b}]}
    devices:
    - node: /dev/input/event5
      evdev:
        # Name: Pad
        name: "A \\"fine\\" pad"
        id: [24, 1267, 12384, 256]
        codes:
          0: [0, 1, 2, 3] # EV_SYN
          1: [272, 325]
          3: [0, 47, 53]
          20: []
        absinfo:
          0: [0, 3060, 1, 2, 31]
          47: [0, 4, 0, 0, 0]
        properties: [0, 2]
      hid: [0x05, 0x0d]
      udev:
        properties:
        - ID_INPUT=1
        - ID_INPUT_TOUCHPAD=1
        virtual: false
      quirks:
      - ModelSomething=1
      events:
      # Current time is 12:00:00
      - evdev:
        - [  0, 978140,   3,  47,       0] # EV_ABS / ABS_MT_SLOT               0
        - [  0, 978140,   3,  53,      -7]
        - [  0, 978150,   0,   0,       0] # ------------ SYN_REPORT (0) ----------
      - libinput:
        - {time: 0.97, type: POINTER_MOTION, delta: [1.0, 2.0]}
      - hid: {time: 1}
      - evdev:
        - [  1,      5,   3,  53,       9]
        - [  1,      5,   0,   3,       0]
      - evdev:
        - [  1,  10000,   0,   0,       1]
      - evdev:
        - [  1,  20000,   3,  53,      10]

    """

  @Test func `the description is read, and what is not known is skipped`() throws {
    let device = try #require(try Imported(Self.text).devices.first)
    let description = device.description
    #expect(description.name == "A \"fine\" pad")
    #expect(description.id == DeviceID(bus: 24, vendor: 1267, product: 12384, version: 256))
    #expect(description.properties == [0, 2])
    #expect(
      description.capabilities == [
        Capability(type: .synchronization, codes: [0, 1, 2, 3]), Capability(type: .key, codes: [272, 325]),
        Capability(type: .absolute, codes: [0, 47, 53]), Capability(type: .autorepeat, codes: []),
      ])
    #expect(
      description.absoluteAxes == [
        AbsoluteAxis(code: 0, minimum: 0, maximum: 3060, fuzz: 1, flat: 2, resolution: 31),
        AbsoluteAxis(code: 47, minimum: 0, maximum: 4),
      ])
    #expect(description.udev("ID_INPUT_TOUCHPAD") == "1")
  }

  @Test("C03: a list without a report is a frame before a gap, and its contact ends there")
  func listWithoutReport() throws {
    let imported = try Imported(Self.text)
    #expect(imported.report.eventCount == 7)
    #expect(imported.header?.zero == 978_140)
    #expect(imported.frames.map(\.isUnterminated) == [false, true, false, true])
    #expect(imported.frames.map(\.time) == [10, 21_865, 31_860, 41_860])
    #expect(imported.frames[2].reportValue == 1)
    let gap = LogRecord.gap(GapRecord(time: 21_865, device: 0, reason: "unterminated"))
    #expect(imported.records[4] == gap)
    #expect(imported.records.filter { if case .gap = $0 { true } else { false } }.count == 1)
    #expect(imported.repairs == [.unterminatedFrame(frame: 2), .unterminatedEnd(frame: 4)])
  }

  @Test func `the text comes out as it was, gaps too`() throws {
    let imported = try Imported(Self.text)
    let export = try exported(imported.records, to: .libinput)
    #expect(export.losses == [])
    #expect(try Imported(export.bytes).body == imported.body)
  }

  @Test func `several devices are merged by their times`() throws {
    let text = """
      version: 1
      ndevices: 2
      devices:
      - evdev: {name: a, id: [1, 2, 3, 4], codes: {}, absinfo: {}, properties: []}
        quirks: null
        events:
        - evdev: [[1, 0, 2, 8, 1], [1, 0, 0, 0, 0]]
        - evdev: [[3, 0, 2, 8, 1], [3, 0, 0, 0, 0]]
      - evdev: {name: b, id: [1, 2, 3, 4]}
        events:
        - evdev: [[0, 999999, 2, 8, 2], [2, 0, 0, 0, 0]]
      - evdev: {name: c, id: [1, 2, 3, 4]}
        events:

      """
    let imported = try Imported(text)
    #expect(imported.devices.map(\.description.name) == ["a", "b", "c"])
    #expect(imported.header?.zero == 999_999)
    #expect(imported.frames.map(\.device) == [0, 1, 0])
    #expect(imported.frames.map(\.time) == [1, 1_000_001, 2_000_001])
    let export = try exported(imported.records, to: .libinput)
    #expect(try Imported(export.bytes).body == imported.body)
  }

  @Test func `bad YAML is refused with line and column`() throws {
    let bad = Self.text.replacing("47: [0, 4, 0, 0, 0]", with: "47: [0, 4, 0, }, 0]")
    guard case .badYAML(let line, let column, _)? = importError(bad) else {
      Issue.record("not refused as YAML")
      return
    }
    #expect(line == 22)
    #expect(column > 1)
    let word = Self.text.replacing("[24, 1267, 12384, 256]", with: "[24, x, 12384, 256]")
    #expect(importError(word) == .badYAML(line: 14, column: 14, problem: "a number was expected"))
    #expect(
      importError("version: 2\ndevices: []\n")
        == .unsupportedVersion(line: 1, format: .libinput, version: "2"))
    #expect(importError("version: 1\nndevices: 0\ndevices: []\n") == .nothingRecorded(format: .libinput))
  }

  @Test func `a damaged event is left out, three in a row are refused`() throws {
    let one = Self.text.replacing("1,      5,   3,  53,       9", with: "1, 5, 3, x, [9]")
    let imported = try Imported(one)
    #expect(imported.report.eventCount == 6)
    #expect(imported.report.findings.first == Finding(line: 42, kind: .damagedLine))
    let many = Self.text.replacing(",   0,   ", with: ", zero, ").replacing(",   3,  ", with: ", three, ")
    guard case .badYAML? = importError(many) else {
      Issue.record("not refused")
      return
    }
  }

  @Test func `a text that ends too soon keeps its whole events`() throws {
    let cut = String(Self.text.prefix(Self.text.utf8.count - 10))
    let imported = try Imported(cut)
    #expect(imported.report.eventCount == 6)
    #expect(imported.repairs.contains(.cutLine))
    #expect(imported.devices.count == 1)
  }

  @Test func `quotes and line numbers before every line are taken off`() throws {
    let whole = try Imported(Self.text)
    let lines = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
    let quoted = try Imported(lines.map { "> \($0)" }.joined(separator: "\n"))
    #expect(quoted.body == whole.body)
    #expect(quoted.repairs.contains(.quotedLine))
    let numbered = try Imported(
      lines.enumerated().map { "\($0 + 1): \($1)" }.joined(separator: "\n"))
    #expect(numbered.body == whole.body)
    #expect(numbered.repairs.contains(.numberedLine))
  }
}
