public import EventLog
public import Foundation
public import GestureSynthesis
import ScrollInput

/// The log of a test: a file, gestures, or records.
///
/// A literal is a path, from the test's own file on: `"Logs/swipe.jsonl"`.
public struct TestLog: Sendable, ExpressibleByStringLiteral {
  private enum Source: Sendable {
    case path(String)
    case file(URL)
    case gestures(@Sendable (inout SyntheticLog) throws -> Void)
    case records([LogRecord])
  }

  private let source: Source
  /// What timelines call it.
  public let name: String

  /// A file.
  ///
  /// - Parameter path: The path; one that does not begin with `/` goes from the folder of the test's file on.
  public init(stringLiteral path: String) {
    self = .path(path)
  }

  private init(_ source: Source, name: String) {
    self.source = source
    self.name = name
  }

  /// A file.
  ///
  /// - Parameter path: The path; one that does not begin with `/` goes from the folder of the test's file on.
  /// - Returns: The log.
  public static func path(_ path: String) -> TestLog {
    TestLog(.path(path), name: name(of: path))
  }

  /// A file, such as a resource of a bundle.
  public static func file(_ url: URL) -> TestLog {
    TestLog(.file(url), name: name(of: url.path))
  }

  /// A resource of a bundle.
  ///
  /// - Parameters:
  ///   - path: The resource's path in the bundle.
  ///   - bundle: The bundle, usually `.module`.
  /// - Returns: The log.
  public static func resource(_ path: String, in bundle: Bundle) -> TestLog {
    .file((bundle.resourceURL ?? bundle.bundleURL).appending(path: path))
  }

  /// Exact gestures, made under the gains and directions of the scenario.
  ///
  /// - Parameters:
  ///   - name: What timelines call the log.
  ///   - gestures: Makes the gestures.
  /// - Returns: The log.
  public static func synthetic(
    _ name: String = "synthetic", _ gestures: @escaping @Sendable (inout SyntheticLog) throws -> Void
  ) -> TestLog {
    TestLog(.gestures(gestures), name: name)
  }

  /// Records.
  ///
  /// - Parameters:
  ///   - records: The records in the order of the log.
  ///   - name: What timelines call the log.
  /// - Returns: The log.
  public static func records(_ records: [LogRecord], name: String = "records") -> TestLog {
    TestLog(.records(records), name: name)
  }

  /// The log's records.
  func records(for settings: ScrollInputSettings, besides test: String) throws -> [LogRecord] {
    switch source {
    case .path(let path): return try TestLog.read(TestFile.url(path, besides: test))
    case .file(let url): return try TestLog.read(url)
    case .records(let records): return records
    case .gestures(let gestures):
      var log = SyntheticLog(settings: settings)
      try gestures(&log)
      return log.records
    }
  }

  private static func read(_ url: URL) throws -> [LogRecord] {
    let bytes = try TestFile.bytes(of: url)
    var reader = EventLogReader()
    var records: [LogRecord] = []
    do {
      let read = try reader.read(bytes.span) { records.append(copy $0) }
      let dropped = try reader.finish(bytes.span.extracting(read..<bytes.count)) { records.append(copy $0) }
      guard dropped == 0 else { throw TestFileError(path: url.path, why: "its last line is not whole") }
    } catch let fault as LogFault {
      throw TestFileError(path: url.path, why: "\(fault)")
    }
    return records
  }

  private static func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".jsonl") ? String(name.dropLast(6)) : name
  }
}
