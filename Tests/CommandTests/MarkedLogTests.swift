import EventLog
import Foundation
import InputEvents
import Testing

@testable import scrolltrace

/// A log as a recorder leaves it that was killed: marks, and no end.
@Suite struct MarkedLogTests {
  private let place: Workplace
  private let log: [UInt8]
  private let lineStarts: [Int]
  private let lastMark: Int

  init() throws {
    place = try Workplace()
    var writer = EventLogWriter()
    var buffer = ByteBuffer()
    var block = CRC32C()
    var lines = 0
    var starts: [Int] = []
    func write(_ record: LogRecord) throws {
      starts.append(buffer.count)
      try writer.write(record, into: &buffer)
      // The digits stand before the line's last three bytes.
      buffer.withSpan(from: buffer.count - 11) { block.add($0.extracting(0..<8)) }
      lines += 1
    }
    try write(.header(LogHeader(tool: "a test")))
    let description = DeviceDescription(
      name: "A mouse", capabilities: [Capability(type: .relative, codes: [EventCode.relWheel])])
    try write(.device(DeviceRecord(time: 0, number: 0, description: description)))
    for index in 0..<6 {
      let turn = InputEvent(type: .relative, code: EventCode.relWheel, value: -1)
      try write(.frame(Frame(time: Int64(index) * 50_000, device: 0, events: [turn])))
      guard index % 2 == 1, index < 5 else { continue }
      let mark = MarkRecord(block: index / 2, lines: lines, check: block.value)
      // The mark itself is the first line of the next block.
      block = CRC32C()
      lines = 0
      try write(.mark(mark))
    }
    log = buffer.bytes
    lineStarts = starts
    lastMark = starts.count - 3
  }

  private func verify(_ bytes: [UInt8]) throws -> (code: ExitCode, output: String) {
    try place.write("try.jsonl", bytes)
    let file = place.folder.appending(path: "output")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    let console = Console(output: handle.fileDescriptor, error: handle.fileDescriptor)
    let code = ScrollTrace.run(["verify", place.folder.appending(path: "try.jsonl").path], console)
    return (code, String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  @Test func `It has no end, and all of it is read`() throws {
    let (code, output) = try verify(log)
    #expect(code == .repaired)
    #expect(output.hasSuffix("try.jsonl:11: byte \(log.count): the log has no end (block 2)\n"))
    let replay = try place.run("replay", "try.jsonl", "--digest")
    #expect(replay.code == 4)
    #expect(
      replay.errors == "scrolltrace: try.jsonl: the log has no end; the recording was cut behind line 10\n")
    #expect(try place.run("show", "try.jsonl").output.split(separator: "\n").count == 4 + 12)
  }

  @Test func `A bit that is flipped before the last mark is damage, behind it a tail`() throws {
    for index in log.indices {
      for bit in 0..<8 {
        var bytes = log
        bytes[index] ^= 1 << bit
        let code = try verify(bytes).code
        // The line feed before the mark is part of it: without it there is no mark.
        if index < lineStarts[1] {
          #expect(code == .checkFailed || code == .badInput, "byte \(index), bit \(bit)")
        } else if index < lineStarts[lastMark] - 1 {
          #expect(code == .checkFailed, "byte \(index), bit \(bit)")
        } else {
          #expect(code == .repaired, "byte \(index), bit \(bit)")
        }
      }
    }
  }

  @Test func `Each fault is named with its block`() throws {
    var bytes = log
    for line in [2, 6, 9] { bytes[lineStarts[line] + 7] ^= 1 }
    let (code, output) = try verify(bytes)
    #expect(code == .checkFailed)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 3)
    for (line, (number, block)) in zip(lines, [(3, 0), (7, 1), (10, 2)]) {
      #expect(line.contains("try.jsonl:\(number): byte \(lineStarts[number - 1]): the line is damaged"))
      #expect(line.hasSuffix("(block \(block))"))
    }
  }

  @Test func `A missing line before a mark is damage of its block`() throws {
    let missing = log[..<lineStarts[3]] + log[lineStarts[4]...]
    let (code, output) = try verify(Array(missing))
    #expect(code == .checkFailed)
    #expect(output.contains("try.jsonl:4: byte \(lineStarts[3]): block 0 does not hold the lines"))
  }

  @Test func `A tail is dropped, counted and said`() throws {
    var bytes = log
    bytes[lineStarts[8] + 7] ^= 1
    try place.write("try.jsonl", bytes)
    let run = try place.run("show", "try.jsonl", "--format", "jsonl")
    #expect(run.code == 4)
    #expect(run.output.split(separator: "\n").count == 1 + 8)
    let dropped = log.count - lineStarts[8]
    #expect(
      run.errors.hasPrefix(
        "scrolltrace: try.jsonl: dropped the last \(dropped) bytes, which were never synced, from line 9 on"))
  }
}
