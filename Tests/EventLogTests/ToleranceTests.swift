import EventLog
import InputEvents
import Testing

/// What readers pass over, and what they take where something is absent.
@Suite struct ToleranceTests {
  static let header = FaultTests.header

  @Test func unknownKindsAreCountedAndSkipped() {
    let lines = [Self.header, #"{"t":0,"k":"x-camera","d":5,"e":1}"#, #"{"k":"later"}"#]
    var log = LogText(sealing: lines)
    log.bytes += LogText.seal(#"{"k":"x-last"}"#).dropLast()
    let reading = Reading(log)
    #expect(reading.fault == nil)
    #expect(reading.records.count == 1)
    #expect(reading.unknownKinds == 3)
    #expect(reading.lines == 4)
    #expect(reading.bytes == log.bytes.count)
    #expect(reading.dropped == 0)
  }

  @Test func unknownKeysAreIgnored() {
    let lines = [
      #"{"later":[{"k":"x"}],"k":"log","v":1,"clock":"monotonic","tool":"t","new":1e5}"#,
      #"{"t":0,"k":"note","text":"n","more":{"text":"m"}}"#,
    ]
    let plain = [Self.header, #"{"t":0,"k":"note","text":"n"}"#]
    #expect(Reading(LogText(sealing: lines)).records == Reading(LogText(sealing: plain)).records)
    #expect(Reading(LogText(sealing: lines)).records.count == 2)
  }

  @Test func anUnknownClassIsLeftToTheReader() {
    let lines = [Self.header, #"{"t":0,"k":"dev","d":0,"class":"joystick"}"#]
    let reading = Reading(LogText(sealing: lines))
    #expect(reading.fault == nil)
    #expect(
      reading.records.last == .device(DeviceRecord(time: 0, number: 0, description: DeviceDescription())))
  }

  static let absent: [(String, LogRecord)] = [
    (#"{"k":"log","v":1}"#, .header(LogHeader(clock: "", tool: ""))),
    (
      #"{"t":0,"k":"dev","d":0,"abs":{"0":[0,9,0,0,3]},"state":{"sw":[1]}}"#,
      .device(
        DeviceRecord(
          time: 0, number: 0,
          description: DeviceDescription(absoluteAxes: [
            AbsoluteAxis(code: 0, minimum: 0, maximum: 9, resolution: 3)
          ]),
          state: DeviceState(switches: [1])))
    ),
    (#"{"t":0,"k":"gap","why":"?"}"#, .gap(GapRecord(time: 0, reason: "?"))),
  ]

  @Test(arguments: absent)
  func absentKeysAreEmpty(line: String, record: LogRecord) {
    var lines = [Self.header, line]
    if case .header = record { lines.removeFirst() }
    #expect(Reading(LogText(sealing: lines)).records.last == record)
  }

  /// A line of a device that went is not refused: what it means is the replay's business.
  @Test func aDeviceThatWentStaysKnown() {
    let records = Samples.log + [.device(DeviceRecord(time: 31, number: 0, description: Samples.mouse))]
    #expect(Reading(LogText(records)).fault == nil)
  }
}
