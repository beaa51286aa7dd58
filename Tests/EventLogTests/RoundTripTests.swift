import InputEvents
import TestSupport
import Testing

@testable import EventLog

/// What is written is read again, and gives the same bytes.
@Suite struct RoundTripTests {
  @Test(arguments: Samples.records)
  func everyKindAndKey(record: LogRecord) throws {
    let line = LogText([record], ends: false)
    // A line is read by what stands in front of it; so the header comes first, and the device where one is named.
    let read = try #require(Self.read(record))
    #expect(read == record)
    #expect(LogText([read], ends: false).bytes == line.bytes, "\(line)")
  }

  /// The record as it is read behind all that it needs.
  private static func read(_ record: LogRecord) -> LogRecord? {
    switch record {
    case .header: return Reading(LogText([record], ends: false)).records.first
    case .mark, .end:
      // Their numbers speak of other lines than those that are here: read as values alone.
      let line = LogText([record], ends: false).bytes
      guard let value = try? JSONValue(parsing: line.span) else { return nil }
      return try? LogRecord(value)
    default:
      var before = [Samples.header]
      for number in [0, 3, 5, 7, 9, Int(Int32.max)] {
        before.append(.device(DeviceRecord(time: 0, number: number, description: DeviceDescription())))
      }
      let reading = Reading(LogText(before + [record], ends: false))
      return reading.fault == nil ? reading.records.last : nil
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func randomLogs(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let records = RandomLog.records(&random)
    let log = LogText(records)
    let reading = Reading(log)
    #expect(reading.fault == nil)
    #expect(reading.isEnded)
    #expect(reading.dropped == 0)
    #expect(reading.bytes == log.bytes.count)
    #expect(reading.lines == log.lines.count)
    #expect(Array(reading.records.dropLast()) == records)
    #expect(LogText(reading.records, ends: false).bytes == log.bytes)
  }

  @Test(arguments: [1, 7, 4096], 0..<20 as Range<UInt64>)
  func piecesOfAnyLengthGiveTheSame(length: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let log = LogText(RandomLog.records(&random))
    #expect(Reading(log, pieces: length) == Reading(log))
  }
}
