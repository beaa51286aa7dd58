import EventLog
import InputEvents
import TraceFormats

/// A recording from a file, with the description that lies beside it.
enum ImportedFile {
  /// Reads a recording.
  ///
  /// - Parameters:
  ///   - file: The open file.
  ///   - path: Its path.
  ///   - importer: What the options ask for.
  /// - Returns: The recording.
  /// - Throws: The failure to read the file, or to make sense of it.
  static func read(
    _ file: borrowing InputFile, _ path: String, _ importer: RecordingImporter
  ) throws(CommandFailure) -> ImportedRecording {
    let bytes = try file.readAll()
    if isEventLog(bytes) {
      throw CommandFailure(
        .badInput, file.name, "an event log already; replay, show and export read it as it is")
    }
    let recording = try read(bytes, file.name, importer)
    guard importer.descriptionText == nil, isWithoutDescription(recording) else { return recording }
    let beside = FilePath.withoutEnding(path) + ".desc"
    guard path != "-", beside != path, FilePath.exists(beside) else { return recording }
    var described = importer
    described.descriptionText = try InputFile(beside).readAll()
    return try read(bytes, file.name, described)
  }

  private static func read(
    _ bytes: [UInt8], _ name: String, _ importer: RecordingImporter
  ) throws(CommandFailure) -> ImportedRecording {
    do {
      return try importer.read(bytes)
    } catch {
      throw CommandFailure(.badInput, in: name, error.description)
    }
  }

  private static func isWithoutDescription(_ recording: ImportedRecording) -> Bool {
    recording.devices.count == 1 && recording.devices[0].description.isInferred
  }

  private static func isEventLog(_ bytes: [UInt8]) -> Bool {
    let end = bytes.firstIndex(of: 0x0a) ?? bytes.count
    guard bytes.first == UInt8(ascii: "{"), end <= EventLogWriter.longestLine else { return false }
    return (try? JSONValue(parsing: bytes.span.extracting(0..<end)))?["k"]?.string == "log"
  }
}
