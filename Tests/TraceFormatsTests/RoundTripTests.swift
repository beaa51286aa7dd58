import EventLog
import InputEvents
import TestSupport
import Testing
import TraceFormats

/// Exports records and gives the text.
func exported(
  _ records: [LogRecord], to format: RecordingFormat, device: DeviceNumber? = nil
) throws -> (bytes: [UInt8], losses: [ExportLossKind]) {
  var exporter = try RecordingExporter(format: format, device: device)
  var bytes: [UInt8] = []
  for record in records {
    try exporter.add(record)
    bytes += exporter.takeBytes()
  }
  bytes += try exporter.finish()
  return (bytes, exporter.losses.map(\.kind))
}

struct RoundTripTests {
  @Test(
    "what was exported imports as it was",
    .enabled(if: SharedData.hasTraces, "the third-party recordings are not beside this checkout"),
    arguments: SharedData.index + SharedData.readIndex("made/INDEX.tsv"), [RecordingFormat.evemu, .libinput])
  func realRecordings(row: IndexRow, format: RecordingFormat) throws {
    let original = try Imported(row)
    let export = try exported(original.records, to: format)
    #expect(export.losses == [])
    let again = try Imported(export.bytes)
    #expect(again.report.format == format)
    #expect(again.header?.zero == original.header?.zero)
    #expect(again.devices == original.devices)
    #expect(again.frames == original.frames)
    #expect(again.body == original.body)
  }
}
