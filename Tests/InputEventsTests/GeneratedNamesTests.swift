import Foundation
import TestSupport
import Testing

/// The committed table is what its generator writes.
@Suite struct GeneratedNamesTests {
  static let folder = SharedData.root.appending(path: "Sources/InputEvents/Generated")

  /// Why the generator cannot run here; `nil` if it can.
  static let obstacle: String? = {
    guard FileManager.default.fileExists(atPath: "/usr/include/linux/input-event-codes.h") else {
      return "the kernel's headers are not installed"
    }
    let probe = "import ctypes; ctypes.CDLL('libevdev.so.2')"
    guard let status = try? run("python3", ["-c", probe]), status == 0 else {
      return "python3 with libevdev.so.2 is not there"
    }
    return nil
  }()

  @Test func tableIsUpToDate() throws {
    if let obstacle = Self.obstacle {
      print("skipped: the table of names is not generated anew, as \(obstacle)")
      return
    }
    let fresh = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: fresh) }
    let script = Self.folder.appending(path: "generate-names.py")
    #expect(try Self.run("python3", [script.path, fresh.path]) == 0)

    let made = try lines(of: fresh)
    let committed = try lines(of: Self.folder.appending(path: "CodeNameTable.swift"))
    if made == committed { return }
    // Another libevdev knows more names or fewer, but never other names for the same numbers.
    let (missing, added) = (Set(committed).subtracting(made), Set(made).subtracting(committed))
    #expect(missing.isEmpty || added.isEmpty, "missing \(missing.sorted()), added \(added.sorted())")
    print("skipped: this machine's libevdev has \(added.count) names more and \(missing.count) fewer")
  }

  private func lines(of url: URL) throws -> [Substring] {
    try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let spawn = Spawn(program: "/usr/bin/env", words: [program] + arguments, folder: "/")
    return try spawn.run(input: "", output: "/dev/null", errors: "/dev/null")
  }
}
