import Foundation
import TestSupport

/// A folder of its own in which the built command runs; it goes when the test is over.
final class Workplace {
  /// The folder.
  let folder: URL

  /// The command as it was built, beside the tests.
  private static let executable: URL = {
    let tests =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    return URL(filePath: tests).deletingLastPathComponent().appending(path: "scrolltrace")
  }()

  /// Makes an empty folder.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "scrolltrace-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The names of all files, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Writes a file.
  func write(_ name: String, _ bytes: some DataProtocol) throws {
    try Data(bytes).write(to: folder.appending(path: name))
  }

  /// Writes a file.
  func write(_ name: String, _ text: String) throws {
    try write(name, Data(text.utf8))
  }

  /// A file's bytes.
  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// Imports one of the samples.
  func importSample(_ text: String, as name: String) throws {
    try write("sample.evemu", text)
    let run = try run("import", "sample.evemu", "-o", name)
    guard run.code == 0 else { throw Failure(text: run.errors) }
  }

  /// Runs the command in the folder, what it prints going into files, so that no pipe can fill up.
  func run(_ words: String..., input: String? = nil) throws -> Run {
    try run(words, input: input)
  }

  /// Runs the command in the folder.
  func run(_ words: [String], input: String? = nil) throws -> Run {
    try Workplace.run(Workplace.executable, words, in: folder, input: input)
  }

  /// Runs a shell script, in which `$S` is the command.
  func shell(_ script: String) throws -> Run {
    try Workplace.run(
      URL(filePath: "/bin/bash"), ["-c", "S='\(Workplace.executable.path)'; \(script)"], in: folder,
      input: nil)
  }

  private static func run(_ program: URL, _ words: [String], in folder: URL, input: String?) throws -> Run {
    let outside = FileManager.default.temporaryDirectory.appending(path: "run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: outside) }
    let output = outside.appending(path: "output")
    let errors = outside.appending(path: "errors")
    let spawn = Spawn(program: program.path, words: words, folder: folder.path)
    let code = try spawn.run(input: input ?? "", output: output.path, errors: errors.path)
    return Run(
      code: code, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

/// What a run of the command gave.
struct Run: Equatable {
  /// The exit code.
  var code: Int32
  /// What it printed.
  var output: String
  /// What it printed on standard error.
  var errors: String
}

/// A step of a test that has to work did not.
struct Failure: Error {
  var text: String
}
