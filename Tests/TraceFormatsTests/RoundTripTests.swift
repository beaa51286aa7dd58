import EventLog
import InputEvents
import TestSupport
import Testing
import TraceFormats

/// Exports records and gives the text.
func exported(
  _ records: [LogRecord], to format: RecordingFormat, device: DeviceNumber? = nil
) throws -> (bytes: [UInt8], losses: [ExportLossKind]) {
  var exporter = RecordingExporter(format: format, device: device)
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

  /// All events of a recording with their own times, each `SYN_REPORT` among them, however they are cut into frames.
  private func stream(_ imported: Imported) -> [String] {
    let zero = imported.header?.zero ?? 0
    return imported.frames.flatMap { frame in
      let origin = zero + frame.time
      let events = frame.events.map { event in
        "\(origin + event.timeOffset) \(frame.device) \(event.type.rawValue) \(event.code) \(event.value)"
      }
      return frame.isUnterminated
        ? events : events + ["\(origin + frame.reportTimeOffset) \(frame.device) report"]
    }
  }

  @Test(
    "every event comes back from the formats that say less of the rest",
    .enabled(if: SharedData.hasTraces, "the third-party recordings are not beside this checkout"),
    arguments: SharedData.index + SharedData.readIndex("made/INDEX.tsv"), [RecordingFormat.evtest, .getevent])
  func events(row: IndexRow, format: RecordingFormat) throws {
    let original = try Imported(row)
    if format == .evtest, original.devices.count > 1 {
      #expect(throws: ExportError.self) { try exported(original.records, to: format) }
      return
    }
    let export = try exported(original.records, to: format)
    let allowed: Set<ExportLossKind> = [
      .identity, .udevProperties, .reportValue, .unterminatedFrame, .description,
    ]
    #expect(allowed.isSuperset(of: export.losses))
    if format == .getevent, original.frames.isEmpty {
      // Without events, nothing of it is left that would be a recording.
      #expect(throws: ImportError.self) { try Imported(export.bytes) }
      return
    }
    let again = try Imported(export.bytes)
    #expect(again.report.format == format)
    #expect(stream(again) == stream(original))
    guard format == .evtest else { return }
    let (before, after) = (try #require(original.devices.first), try #require(again.devices.first))
    #expect(after.description.name == before.description.name)
    #expect(after.description.id == before.description.id)
    #expect(after.description.properties == before.description.properties)
    #expect(after.description.absoluteAxes == before.description.absoluteAxes)
    #expect(
      after.description.capabilities == before.description.capabilities.filter { $0.type != .synchronization }
    )
    #expect(after.state == before.state)
  }
}
