import EventLog
import InputEvents
import Testing
import TraceFormats

struct EvemuTests {
  /// A touchpad with a slot axis, as evemu 1.2 describes one.
  static let description = """
    # EVEMU 1.2
    N: Pad #2 of a test
    I: 0011 0002 0007 01b1
    P: 05 00 00 00 00 00 00 00
    B: 00 0b 00 02 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 01 00 00 00 00 00
    B: 03 03 00 00 00 00 80 60 02
    B: 11 02 00 00 00 00 00 00 00
    A: 00 1472 5888 8 0 60
    A: 01 1408 4820 8 0
    A: 2f 0 1 0 0 0
    L: 01 1
    S: 00 0

    """

  @Test func `the description is read with every field`() throws {
    let device = try #require(try Imported(Self.description).devices.first)
    let description = device.description
    #expect(description.name == "Pad #2 of a test")
    #expect(description.id == DeviceID(bus: 0x11, vendor: 2, product: 7, version: 0x1b1))
    #expect(description.properties == [0, 2])
    #expect(
      description.capabilities == [
        Capability(type: .key, codes: [80]), Capability(type: .absolute, codes: [0, 1, 47, 53, 54, 57]),
        Capability(type: .led, codes: [1]),
      ])
    #expect(
      description.absoluteAxes.first
        == AbsoluteAxis(code: 0, minimum: 1472, maximum: 5888, fuzz: 8, flat: 0, resolution: 60))
    #expect(description.axis(1)?.resolution == 0)
    #expect(!description.isInferred)
    #expect(device.state == DeviceState(leds: [1]))
    #expect(device.deviceClass == nil)
  }

  @Test func `a type bit without codes stays a capability, and type 0 is none`() throws {
    let text = "N: x\nI: 0003 0001 0002 0003\nB: 00 13 00 00 00 00 00 00 00\nE: 1.000000 0000 0000 0000\n"
    let capabilities = try #require(try Imported(text).devices.first).description.capabilities
    #expect(capabilities == [Capability(type: .key, codes: []), Capability(type: .miscellaneous, codes: [])])
  }

  @Test func `values are decimals with leading zeros, never octal`() throws {
    let text = """
      E: 7.000100 0003 0039 -001
      E: 7.000100 0003 0035 0017\t# EV_ABS / ABS_MT_POSITION_X    17
      E: 7.000100 0003 0036 -1
      E: 7.000100 0000 0000 0001

      """
    let imported = try Imported(text)
    let frame = try #require(imported.frames.first)
    #expect(frame.events.map(\.value) == [-1, 17, -1])
    #expect(frame.reportValue == 1)
    #expect(imported.repairs == [])
    #expect(imported.header?.zero == 7_000_100)
  }

  @Test func `a frame ends at its report, and its events keep their own times`() throws {
    let text = """
      # from https://example.org/bug/1
      E: 1300000000.500000 0002 0000 0001
      E: 1300000003.700000 0002 0001 0002
      # a remark in the middle
      E: 1300000003.700003 0000 0000 0000
      E: 1300000003.700010 0000 0000 0000

      """
    let imported = try Imported(text)
    #expect(imported.header?.zero == 1_300_000_000_500_000)
    #expect(imported.header?.clock == "recording")
    #expect(imported.header?.source == LogSource(format: "evemu", version: ""))
    #expect(imported.frames.map(\.time) == [3_200_003, 3_200_010])
    #expect(imported.frames.first?.events.map(\.timeOffset) == [-3_200_003, -3])
    #expect(imported.report.eventCount == 4)
    #expect(imported.report.findings.contains(Finding(line: 6, kind: .emptyFrame)))
    #expect(imported.repairs == [])
  }

  @Test func `a time that goes back is raised, and nothing is forgotten`() throws {
    let text = """
      E: 5.000000 0002 0008 0001
      E: 5.000000 0000 0000 0000
      E: 4.900000 0002 0008 0001
      E: 4.900001 0000 0000 0000
      E: 4.950000 0000 0000 0000

      """
    let imported = try Imported(text)
    #expect(imported.frames.map(\.time) == [0, 0, 0])
    #expect(imported.frames.map(\.reportTimeOffset) == [0, -99_999, -50_000])
    #expect(imported.frames[1].events.first?.timeOffset == -100_000)
    #expect(imported.repairs == [.timeWentBack(by: 99_999), .timeWentBack(by: 50_000)])
  }

  @Test func `the zero is the first frame's time where that is before the first event's`() throws {
    let imported = try Imported("E: 2.000005 0002 0008 0001\nE: 2.000000 0000 0000 0000\n")
    #expect(imported.header?.zero == 2_000_000)
    #expect(imported.frames.first?.events.first?.timeOffset == 5)
    #expect(imported.report.findings.map(\.kind).contains(.eventTimeWentBack))
    #expect(imported.repairs == [])
  }

  @Test func `drops and contacts of protocol A stay events in their frame`() throws {
    let text = """
      E: 1.000000 0003 0035 0010
      E: 1.000000 0000 0002 0000
      E: 1.000000 0000 0003 0000
      E: 1.000000 0000 0000 0000

      """
    let frame = try #require(try Imported(text).frames.first)
    #expect(frame.events.map(\.code) == [0x35, 2, 3])
    #expect(frame.reportsDrop)
  }

  @Test func `a negative value printed as unsigned is a repair, more than 32 bits is refused`() throws {
    let text = "E: 1.000000 0003 0039 4294967295\nE: 1.000000 0000 0000 0\n"
    let imported = try Imported(text)
    #expect(imported.frames.first?.events.first?.value == -1)
    #expect(imported.report.findings.first == Finding(line: 1, kind: .unsignedValue))
    #expect(importError("E: 1.000000 0003 0039 4294967296\n") == .valueOutOfRange(line: 1, byte: 22))
  }

  @Test func `slot 0 is implied on a device with slots`() throws {
    let text = Self.description + "E: 1.000000 0003 0039 0012\nE: 1.000000 0000 0000 0000\n"
    let imported = try Imported(text)
    #expect(imported.report.findings == [Finding(line: 15, kind: .slotImplied)])
  }

  @Test func `a description of its own is taken in place of the recording's`() throws {
    let events = "E: 1.000000 0003 0039 0012\nE: 1.000000 0000 0000 0000\n"
    let imported = try Imported(events, description: Self.description)
    #expect(imported.devices.first?.description.name == "Pad #2 of a test")
    let both = try Imported("N: other\n" + events, description: Self.description)
    #expect(both.devices.first?.description.name == "Pad #2 of a test")
    #expect(both.report.findings.map(\.kind).contains(.descriptionReplaced))
    #expect(importError(events, description: "") == .unusableDescription(.empty))
    #expect(importError(events, description: events) == .unusableDescription(.unknownFormat))
  }

  @Test func `without a description one is inferred, and no property is claimed`() throws {
    let text = """
      E: 1.000000 0003 0039 0012
      E: 1.000000 0003 0035 -005
      E: 1.000000 0001 014a 0001
      E: 1.000000 0000 0000 0000
      E: 2.000000 0003 0035 0500
      E: 2.000000 0003 0039 -001
      E: 2.000000 0000 0000 0000

      """
    let imported = try Imported(text)
    let description = try #require(imported.devices.first).description
    #expect(description.isInferred)
    #expect(description.name == "")
    #expect(description.properties == [])
    #expect(
      description.capabilities == [
        Capability(type: .key, codes: [0x14a]), Capability(type: .absolute, codes: [0x35, 0x39]),
      ])
    #expect(
      description.absoluteAxes == [
        AbsoluteAxis(code: 0x35, minimum: -5, maximum: 500),
        AbsoluteAxis(code: 0x39, minimum: 0, maximum: 12),
      ])
    #expect(imported.report.findings == [Finding(line: nil, kind: .descriptionInferred(device: 0))])
  }

  @Test func `a second description and an unknown version are refused`() {
    #expect(importError("N: a\nE: 1.000000 0000 0000 0\nN: b\n") == .secondDevice(line: 3))
    #expect(
      importError("# EVEMU 2.0\nN: a\n") == .unsupportedVersion(line: 1, format: .evemu, version: "2.0"))
  }
}
