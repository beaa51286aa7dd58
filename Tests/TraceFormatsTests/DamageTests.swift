import EventLog
import Foundation
import InputEvents
import TestSupport
import Testing
import TraceFormats

struct DamageTests {
  private static let lines = [
    "E: 1.000000 0002 0008 0001", "E: 1.000000 0000 0000 0000", "E: 1.100000 0002 0008 0002",
    "E: 1.100000 0000 0000 0000", "E: 1.200000 0002 0008 0003", "E: 1.200000 0000 0000 0000",
  ]
  private static let text = lines.joined(separator: "\n") + "\n"

  @Test(
    "what mails and editors do is mended and named",
    arguments: [
      ("> ", FindingKind.quotedLine), (">> ", .quotedLine), ("    ", .indentedLine), ("\t", .indentedLine),
      ("12: ", .numberedLine), ("  7\t", .indentedLine),
    ])
  func prefixes(prefix: String, kind: FindingKind) throws {
    let whole = try Imported(Self.text)
    let one = Self.lines.enumerated().map { $0 == 2 ? prefix + $1 : $1 }.joined(separator: "\n") + "\n"
    let mended = try Imported(one)
    #expect(mended.body == whole.body)
    #expect(mended.report.findings.first == Finding(line: 3, kind: kind))
    let all = try Imported(Self.lines.map { prefix + $0 }.joined(separator: "\n"))
    #expect(all.body == whole.body)
    #expect(all.report.findings.filter { $0.kind == kind }.map(\.count) == [1, 1, 1, 3])
    #expect(all.report.repairCount >= 6)
  }

  @Test func `line ends, trailing blanks and a missing last line end need no repair`() throws {
    let whole = try Imported(Self.text)
    for ending in ["\r\n", "  \n", "\t\r\n", "\n\n"] {
      let other = try Imported(Self.lines.joined(separator: ending))
      #expect(other.frames == whole.frames)
      #expect(other.repairs == [])
    }
    #expect(try Imported("\u{feff}" + Self.text).frames == whole.frames)
  }

  @Test func `a wrapped line is joined`() throws {
    let wrapped = Self.text.replacing("E: 1.100000 0002 0008 0002", with: "E: 1.100000 0002\n0008 0002")
    let imported = try Imported(wrapped)
    #expect(imported.frames == (try Imported(Self.text)).frames)
    #expect(imported.repairs == [.wrappedLine])
    let later = try Imported(wrapped + "words\n")
    #expect(later.report.findings.contains(Finding(line: 8, kind: .ignoredText)))
    let quoted = Self.text.replacing("E: 1.100000 0002 0008 0002", with: "> E: 1.100000 0002\n> 0008 0002")
    #expect(try Imported(quoted).frames == imported.frames)
  }

  @Test func `a damaged line in good company is left out, in bad company refused`() throws {
    let one = try Imported(Self.text.replacing("1.100000 0002 0008 0002", with: "1.100000 0002 zz"))
    #expect(one.report.eventCount == 5)
    #expect(one.report.findings.first == Finding(line: 3, kind: .damagedLine))
    let many = Self.text.replacing(" 0008 ", with: " zz ").replacing(" 0000 ", with: " zz ")
    #expect(importError(many) == .damagedLine(line: 3, byte: 67))
  }

  @Test(
    "a line that the end of the text cuts is left out",
    arguments: ["E: 1.3", "E: 1.300000 00", "E: 1.300000 0002 0008", "E: 1.300000 0002 0008 0", "E", "E: "])
  func cutEnd(end: String) throws {
    let imported = try Imported(Self.text + end)
    #expect(imported.frames == (try Imported(Self.text)).frames)
    #expect(imported.report.findings.first == Finding(line: 7, kind: .cutLine))
  }

  @Test func `a recording that ends in a frame keeps it`() throws {
    let imported = try Imported(Self.text + "E: 1.300000 0002 0008 0001\n")
    let last = try #require(imported.frames.last)
    #expect(last.isUnterminated)
    #expect(last.time == 300_000)
    #expect(last.eventCount == 1)
    #expect(imported.repairs == [.unterminatedEnd(frame: 4)])
  }

  @Test func `what is no recording is refused with a reason`() {
    #expect(importError("") == .empty)
    #expect(importError(" \n\n") == .empty)
    #expect(importError("E: 1.0\u{0}") == .notText(byte: 6))
    #expect(importError("hello\nworld\n") == .unknownFormat)
    #expect(importError("# EVEMU 1.3\n") == .nothingRecorded(format: .evemu))
    #expect(throws: ImportError.nothingRecorded(format: .getevent)) {
      try Imported(Array(Self.text.utf8), format: .getevent)
    }
  }

  @Test func `every error and finding is one line of words`() {
    let errors: [ImportError] = [
      .empty, .notText(byte: 1), .unknownFormat, .damagedLine(line: 1, byte: 2), .timesMissing(line: 3),
      .unusableDescription(.empty), .badYAML(line: 1, column: 2, problem: "x"),
    ]
    for error in errors { #expect(!error.description.isEmpty && !error.description.contains("\n")) }
    #expect(
      Finding(line: 3, kind: .cutLine).description == "line 3: the text ends inside this line; left out")
    #expect(
      Finding(line: 4, kind: .quotedLine, count: 9).description
        == "line 4 and later: 9 more: quoted with `>`; read without it")
  }

  @Test func `a frame without end goes on in lines that a log can hold`() throws {
    var text = ""
    for index in 0..<3000 {
      text += "E: 1.000000 ffff ffff -2147483648\n".replacing("1.", with: "\(index + 1).")
    }
    text += "E: 3000.000000 0000 0000 0000\n"
    let imported = try Imported(text)
    #expect(imported.report.eventCount == 3001)
    #expect(imported.report.frameCount == 3)
    #expect(
      imported.report.findings.contains(Finding(line: 1024, kind: .splitFrame(frame: 1)))
        && imported.report.findings.contains(Finding(line: 2048, kind: .splitFrame(frame: 2))))
    var writer = EventLogWriter()
    var buffer = ByteBuffer()
    for record in imported.records { try writer.write(record, into: &buffer) }
    var reader = EventLogReader()
    let bytes = buffer.bytes
    #expect(try reader.read(bytes.span) { _ in } == bytes.count)
  }

  @Test(arguments: [" ", "> ", "7 ", "12: ", "\t", "> > ", "\r"], [lines, evtest, getevent])
  func `a blank last line without its end is passed over`(_ last: String, _ lines: [String]) throws {
    let whole = lines.joined(separator: "\n") + "\n"
    let imported = try Imported(whole + last)
    #expect(imported.records == (try Imported(whole)).records)
  }

  private static let evtest = [
    "Event: time 1.000000, type 2 (EV_REL), code 8 (REL_WHEEL), value 1",
    "Event: time 1.000000, -------------- SYN_REPORT ------------",
  ]

  private static let getevent = ["[ 1.000000] 0002 0008 00000001", "[ 1.000000] 0000 0000 00000000"]

  @Test func `a type and an axis that are announced twice are one`() throws {
    let imported = try Imported(
      """
      Input device name: "x"
        Event type 2 (EV_REL)
          Event code 0 (REL_X)
        Event type 3 (EV_ABS)
          Event code 0 (ABS_X)
            Max 5
          Event code 0 (ABS_X)
            Max 9
        Event type 2 (EV_REL)
          Event code 1 (REL_Y)
      Event: time 1.000000, type 2 (EV_REL), code 8 (REL_WHEEL), value 1
      Event: time 1.000000, -------------- SYN_REPORT ------------
      """)
    let description = try #require(imported.devices.first?.description)
    #expect(description.codes(.relative) == [0, 1])
    #expect(description.absoluteAxes == [AbsoluteAxis(code: 0, minimum: 0, maximum: 9)])
  }
}
