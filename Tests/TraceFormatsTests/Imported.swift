import EventLog
import Foundation
import InputEvents
import TestSupport
import TraceFormats

/// What an import gave, for tests to look at.
struct Imported {
  let report: ImportReport
  let records: [LogRecord]

  init(
    _ bytes: [UInt8], format: RecordingFormat? = nil, description: [UInt8]? = nil,
    frameInterval: Microseconds? = nil
  ) throws {
    let importer = RecordingImporter(
      format: format, description: description, frameInterval: frameInterval, tool: "tests")
    var records: [LogRecord] = []
    report = try importer.read(bytes) { records.append($0) }
    self.records = records
  }

  init(_ text: String, description: String? = nil, frameInterval: Microseconds? = nil) throws {
    try self.init(
      Array(text.utf8), description: description.map { Array($0.utf8) }, frameInterval: frameInterval)
  }

  /// A recording of the index, with its description where that is a file of its own.
  init(_ row: IndexRow) throws {
    let description = try? Data(contentsOf: row.url.deletingPathExtension().appendingPathExtension("desc"))
    try self.init([UInt8](Data(contentsOf: row.url)), description: description.map { [UInt8]($0) })
  }

  var header: LogHeader? {
    if case .header(let header)? = records.first { header } else { nil }
  }

  var devices: [DeviceRecord] {
    records.compactMap { if case .device(let record) = $0 { record } else { nil } }
  }

  var frames: [Frame] {
    records.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
  }

  /// The kinds of the findings that are repairs.
  var repairs: [FindingKind] {
    report.findings.filter(\.isRepair).map(\.kind)
  }

  /// All but the header, which says where the log came from.
  var body: [LogRecord] {
    Array(records.dropFirst())
  }
}

/// The error that importing a text gives; `nil` if it imports.
func importError(
  _ text: String, description: String? = nil, frameInterval: Microseconds? = nil
) -> ImportError? {
  do {
    _ = try Imported(text, description: description, frameInterval: frameInterval)
    return nil
  } catch {
    return error as? ImportError
  }
}
