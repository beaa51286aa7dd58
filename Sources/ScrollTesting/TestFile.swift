import Foundation

/// A file that a test names cannot be used.
public struct TestFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public var path: String
  /// Why.
  public var why: String

  /// The error in words.
  public var description: String { "\(path): \(why)" }
}

/// Files that tests name.
enum TestFile {
  /// The place of a path that goes from a test's own file on.
  static func url(_ path: String, besides test: String) -> URL {
    path.hasPrefix("/")
      ? URL(filePath: path)
      : URL(filePath: test).deletingLastPathComponent().appending(path: path).standardized
  }

  /// A file's bytes.
  static func bytes(of url: URL) throws(TestFileError) -> [UInt8] {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw TestFileError(path: url.path, why: "is not there; a path goes from the test's own file on")
    }
    do {
      return Array(try Data(contentsOf: url))
    } catch {
      throw TestFileError(path: url.path, why: "cannot be read: \(error.localizedDescription)")
    }
  }
}
