import EventLog
import Foundation
import InputEvents
import TestSupport
import TraceFormats

/// A recording of the shared folder, imported: the records of its log.
struct ImportedTrace: Sendable, CustomStringConvertible {
  let row: IndexRow
  let report: ImportReport
  let records: [LogRecord]

  var description: String { row.file }

  /// Imports a recording, with the description that lies beside it.
  init(_ row: IndexRow) throws {
    self.row = row
    let description = row.url.deletingPathExtension().appendingPathExtension("desc")
    let importer = RecordingImporter(
      description: try? Array(Data(contentsOf: description)), tool: "tests")
    var records: [LogRecord] = []
    report = try importer.read(Array(Data(contentsOf: row.url))) { record in records.append(record) }
    self.records = records
  }

  /// The first device's description.
  var device: DeviceDescription? {
    for case .device(let record) in records { return record.description }
    return nil
  }

  /// All recordings outside `malformed/`, the made wheels among them.
  static let rows: [IndexRow] =
    SharedData.index.filter { $0.kind != "malformed" } + SharedData.readIndex("made/INDEX.tsv")

  /// All recordings with something whole in them.
  static let playableRows: [IndexRow] = rows + SharedData.index.filter { $0.kind == "malformed" }
}
