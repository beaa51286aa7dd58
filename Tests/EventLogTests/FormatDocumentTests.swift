import EventLog
import Foundation
import InputEvents
import TestSupport
import Testing

/// The specification shows a log: it is one, to the last digit.
@Suite struct FormatDocumentTests {
  private static let document = SharedData.root.appending(path: "Sources/EventLog/EventLog.docc/Format.md")

  /// The lines of the document that are lines of a log.
  private static func example() throws -> LogText {
    let text = try String(contentsOf: document, encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("{\"") && $0.contains(",\"c\":\"") }
    return LogText(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  @Test func theExampleIsALog() throws {
    let reading = Reading(try Self.example())
    #expect(reading.fault == nil)
    #expect(reading.lines == 6)
    #expect(reading.isEnded)
    #expect(reading.unknownKinds == 0)
    guard case .frame(let frame)? = reading.records.dropFirst(4).first else {
      Issue.record("no frame where the document has one")
      return
    }
    #expect(frame.time == 181_500)
    #expect(frame.events.map(\.timeOffset) == [-12, 0])
  }

  @Test func theExampleIsCanonical() throws {
    let example = try Self.example()
    let records = Reading(example).records
    #expect(LogText(Array(records.dropLast())).bytes == example.bytes)
  }

  /// Every key and kind that the code writes has its place in the document.
  @Test func everyKeyIsInTheDocument() throws {
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    var keys: Set<String> = []
    for line in LogText(Samples.records, ends: false).lines {
      let value = try JSONValue(parsing: line.span)
      for member in value.members ?? [] { keys.insert(member.key) }
      if let kind = value["k"]?.string { #expect(text.contains("`\(kind)`"), "\(kind)") }
    }
    for key in keys where key != "c" { #expect(text.contains("| `\(key)` |"), "\(key)") }
    for deviceClass in DeviceClass.allCases { #expect(text.contains("`\(deviceClass.rawValue)`")) }
  }
}
