import Foundation
import Testing

@testable import scrolltrace

/// Logs that are cut or changed, at every byte; run in this process, because there are thousands.
@Suite struct DamageTests {
  private let place: Workplace
  private let log: [UInt8]

  init() throws {
    place = try Workplace()
    try place.importSample(Samples.mouse, as: "log.jsonl")
    log = try place.bytes("log.jsonl")
  }

  /// Runs a command of this process over bytes.
  private func run(_ command: String, _ bytes: [UInt8], _ more: String...) throws -> Run {
    try place.write("try.jsonl", bytes)
    let files = ["output", "errors"].map { place.folder.appending(path: $0) }
    for file in files { try Data().write(to: file) }
    let handles = try files.map { try FileHandle(forWritingTo: $0) }
    let console = Console(output: handles[0].fileDescriptor, error: handles[1].fileDescriptor)
    let code = ScrollTrace.run([command, place.folder.appending(path: "try.jsonl").path] + more, console)
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Run(code: code.rawValue, output: texts[0], errors: texts[1])
  }

  @Test func `A log that is cut at any byte gives its whole lines and says so`() throws {
    let header = try #require(log.firstIndex(of: 0x0a))
    for count in 0..<log.count {
      let run = try run("show", Array(log[..<count]), "--format", "jsonl")
      if count < header {
        #expect(run.code == 3, "cut at \(count)")
        #expect(run.output.isEmpty)
      } else if count < log.count - 1 {
        #expect(run.code == 4, "cut at \(count)")
      } else {
        #expect(run.code == 0, "the last line feed alone is missing")
      }
      #expect(run.errors.filter { $0 == "\n" }.count == (run.code == 0 ? 0 : 1), "cut at \(count)")
      // A frame is there as soon as its line is whole, but for its line feed.
      let lines = log[..<count].count { $0 == 0x0a }
      let isWhole = count < log.count && log[count] == 0x0a
      let frames = min(max(lines - 2 + (isWhole ? 1 : 0), 0), 3)
      #expect(
        run.output.split(separator: "\n").count { $0.contains("SYN_REPORT") } == frames, "cut at \(count)")
    }
  }

  @Test func `Any flipped bit is found, named by its line and nothing is printed`() throws {
    for index in log.indices {
      for bit in 0..<8 {
        var bytes = log
        bytes[index] ^= 1 << bit
        let run = try run("replay", bytes)
        // What is flipped in the end's line or its line feed may look like an unsynced tail.
        #expect(run.code == 3 || run.code == 4, "byte \(index), bit \(bit)")
        if run.code == 3 { #expect(run.output.isEmpty, "byte \(index), bit \(bit)") }
        #expect(run.errors.filter { $0 == "\n" }.count == 1, "byte \(index), bit \(bit): \(run.errors)")
      }
    }
  }

  @Test func `Verify says each fault with line, byte and block`() throws {
    #expect(try run("verify", log).output.hasSuffix("try.jsonl: whole, 6 lines, 1 mark\n"))
    var bytes = log
    var lineStarts = [0]
    for (index, byte) in log.enumerated() where byte == 0x0a { lineStarts.append(index + 1) }
    for line in [2, 4] { bytes[lineStarts[line] + 5] ^= 1 }
    let run = try run("verify", bytes)
    #expect(run.code == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("try.jsonl:3: byte \(lineStarts[2]): the line is damaged: "))
    #expect(lines[1].contains("try.jsonl:5: byte \(lineStarts[4]): the line is damaged: "))
    #expect(lines.allSatisfy { $0.hasSuffix(" (block 0)") })
  }

  @Test func `Verify counts lines of unknown kinds, and faults that are too many to list`() throws {
    let text = String(decoding: log, as: UTF8.self)
    let mine = text.replacing("{\"k\":\"end\"", with: "{\"t\":181500,\"k\":\"x-mine\"}\n{\"k\":\"end\"")
    let sealed = try run("seal", Array(mine.utf8), "-o", "-").output
    let verified = try run("verify", Array(sealed.utf8))
    #expect(
      verified.output.hasSuffix(": whole, 7 lines, 1 mark, 1 of kinds that this version does not know\n"))
    let bad = [[UInt8]](repeating: Array("{}\n".utf8), count: 1500).flatMap(\.self)
    let run = try run("verify", log.prefix { $0 != 0x0a } + [0x0a] + bad)
    #expect(run.output.split(separator: "\n").count == 1001)
    #expect(run.output.hasSuffix(": 500 more faults\n"))
  }

  @Test func `A missing, doubled or moved line is damage`() throws {
    let lines = log.split(separator: 0x0a).map { Array($0) + [0x0a] }
    let missing = lines[0] + lines[1] + lines[2] + lines[4] + lines[5]
    let doubled = lines[0] + lines[1] + lines[2] + lines[2] + lines[3] + lines[4] + lines[5]
    let moved = lines[0] + lines[1] + lines[2] + lines[4] + lines[3] + lines[5]
    for bytes in [missing, doubled, moved] {
      let run = try run("verify", bytes)
      #expect(run.code == 1)
      #expect(try self.run("replay", bytes, "--digest").code == 3)
    }
    #expect(
      try run("verify", missing).output.contains("block 0 does not hold the lines that its mark covers"))
  }

  @Test func `A bad line behind the last mark is an unsynced tail, before a mark it is damage`() throws {
    let lines = log.split(separator: 0x0a).map { Array($0) + [0x0a] }
    var bad = lines[4]
    bad[5] ^= 1
    let tail = lines[0] + lines[1] + lines[2] + lines[3] + bad
    let run = try run("show", tail)
    #expect(run.code == 4)
    #expect(
      run.errors.contains("dropped the last \(bad.count) bytes, which were never synced, from line 5 on"))
    #expect(run.output.contains("0.092000") && !run.output.contains("0.181500"))
    #expect(try self.run("verify", tail).code == 4)
    #expect(try self.run("verify", tail + lines[5]).code == 1)
  }

  @Test func `Rubbish of any length is damage behind the end, and a tail where there is none`() throws {
    for count in [1, 1000, 70_000, 600_000] {
      let rubbish = [UInt8](repeating: 0, count: count)
      #expect(try run("replay", log + rubbish, "--digest").code == 3, "\(count) zeros")
      let cut = log.prefix { $0 != 0x0a } + [0x0a] + rubbish
      #expect(try run("replay", Array(cut), "--digest").code == 4, "\(count) zeros for an end")
      #expect(try run("verify", log + rubbish + [0x0a]).code == 1, "\(count) zeros and a line feed")
    }
  }
}
