import EventLog
import Foundation
import GestureSynthesis
import Replay
import Testing

@testable import ScrollTesting

@Suite struct TestFileTests {
  /// A file of some bytes that goes with the test.
  private static func file<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }

  private static func log() throws -> [UInt8] {
    var log = SyntheticLog()
    try log.notch(2)
    return log.bytes
  }

  @Test func `A file, its records and its gestures give the same timeline`() throws {
    let bytes = try Self.log()
    var log = SyntheticLog()
    try log.notch(2)
    let records = log.records
    let lines = try Self.file(bytes) { path in
      try [Replayed(.path(path), in: .list), Replayed(.file(URL(filePath: path)), in: .list)]
    }
    let made = try [
      Replayed(.records(records), in: .list), Replayed(.synthetic { try $0.notch(2) }, in: .list),
    ]
    let timelines = (lines + made).map(\.timeline)
    #expect(timelines.allSatisfy { $0 == timelines[0] && $0.count > 5 })
  }

  @Test func `A file that is missing, cut or damaged is told of with its path`() throws {
    let missing = #expect(throws: TestFileError.self) { try Replayed("no/such.jsonl") }
    #expect(missing?.description.contains("Tests/ScrollTestingTests/no/such.jsonl: is not there") == true)
    let bytes = try Self.log()
    try Self.file(Array(bytes.dropLast(20))) { path in
      let error = #expect(throws: TestFileError.self) { try Replayed(.path(path)) }
      #expect(error?.path == path && error?.why == "its last line is not whole")
    }
    var damaged = bytes
    damaged[damaged.count / 2] ^= 1
    try Self.file(damaged) { path in
      let error = #expect(throws: TestFileError.self) { try Replayed(.path(path)) }
      #expect(error?.path == path && error?.why.contains("line ") == true)
    }
  }

  @Test func `A scenario file that is wrong is told of with its line`() throws {
    try Self.file(Array("{\"scenario\": 2,\n\"scene\": 3}".utf8)) { path in
      let error = #expect(throws: TestFileError.self) {
        try Replayed(.synthetic { try $0.notch() }, in: .path(path))
      }
      #expect(error?.path == path + ":2")
    }
  }

  @Test func `A gesture that cannot be made is told of`() {
    #expect(throws: SynthesisError.noWay) { try Replayed(.synthetic { try $0.drag(.down(0)) }) }
  }
}
