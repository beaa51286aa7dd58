public import Foundation

/// Where tests find data: the repository's own, and the third-party recordings that lie beside a checkout.
public enum SharedData {
  /// The repository's root.
  public static let root: URL = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of data beside the checkout, or where `SCROLLTRACE_SHARED` points; it may be absent.
  public static let folder: URL =
    ProcessInfo.processInfo.environment["SCROLLTRACE_SHARED"].map { URL(filePath: $0) }
    ?? root.deletingLastPathComponent().appending(path: "shared")

  /// Whether the third-party recordings are there.
  public static let hasTraces = FileManager.default.fileExists(
    atPath: traces.appending(path: "INDEX.tsv").path)

  /// Whether the device descriptions are there.
  public static let hasDevices = FileManager.default.fileExists(atPath: devices.path)

  /// The third-party recordings.
  public static let traces = folder.appending(path: "traces")

  /// The device descriptions with their expected kind.
  public static let devices = folder.appending(path: "reference/devices.json")

  /// The golden values that are committed.
  public static let goldens = root.appending(path: "Tests/Goldens")

  /// The recordings of the index, `malformed/` among them; empty where the folder is absent.
  public static let index: [IndexRow] = readIndex("INDEX.tsv")

  /// The made wheels with the sums that must come out; empty where the folder is absent.
  public static func readIndex(_ name: String) -> [IndexRow] {
    guard let text = try? String(contentsOf: traces.appending(path: name), encoding: .utf8) else { return [] }
    let lines = text.split(separator: "\n")
    guard let head = lines.first?.split(separator: "\t", omittingEmptySubsequences: false) else { return [] }
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      var fields: [String: String] = [:]
      for (key, value) in zip(head, cells) { fields[String(key)] = String(value) }
      return IndexRow(fields: fields)
    }
  }
}

/// A row of the index of recordings.
public struct IndexRow: Sendable, CustomStringConvertible {
  /// The columns by name.
  public let fields: [String: String]

  /// The file, relative to the folder of recordings.
  public var file: String { fields["file"] ?? "" }
  /// The file's place.
  public var url: URL { SharedData.traces.appending(path: file) }
  /// The kind that the index states.
  public var kind: String { fields["kind"] ?? "" }
  /// The number of events, `SYN_REPORT` counted.
  public var events: Int { Int(fields["events"] ?? "") ?? -1 }
  /// The number of frames.
  public var frames: Int { Int(fields["frames"] ?? "") ?? -1 }
  /// What a failing test prints.
  public var description: String { file }
}
