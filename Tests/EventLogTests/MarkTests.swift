import EventLog
import InputEvents
import TestSupport
import Testing

/// What a writer marks, held against what a reader accepts.
@Suite struct MarkTests {
  /// A log of lines and syncs: a number writes so many frames, `[` begins a sync, `]` ends it, `!` lets it fail.
  private func log(_ steps: String) throws -> [UInt8] {
    var writer = EventLogWriter()
    var buffer = ByteBuffer()
    var time: Microseconds = 0
    try writer.write(Samples.header, into: &buffer)
    try writer.write(
      .device(DeviceRecord(time: 0, number: 0, description: DeviceDescription())), into: &buffer)
    for step in steps {
      switch step {
      case "[": writer.beginMark()
      case "]": writer.mark(into: &buffer)
      case "!": writer.abandonMark()
      default:
        for _ in 0..<(step.wholeNumberValue ?? 0) {
          time += 1
          try writer.write(.frame(Frame(time: time, device: 0, events: [])), into: &buffer)
        }
      }
    }
    writer.end(into: &buffer)
    return buffer.bytes
  }

  @Test(
    "A reader accepts what a writer marks, and knows what each mark covers",
    arguments: [
      ("3[]", [5], 1), ("3[2]4", [5], 7), ("[]", [2], 1), ("[5]", [2], 6), ("3[!2[1]2", [7], 4),
      ("1[1]1[1]1[1]", [3, 3, 3], 2), ("9[", [], 11), ("1[][][]", [3, 1, 1], 1),
    ])
  func marks(steps: String, covered: [Int], left: Int) throws {
    let bytes = try log(steps)
    var reader = EventLogReader()
    var marks: [MarkRecord] = []
    var end: MarkRecord?
    _ = try reader.read(bytes.span) { record in
      if case .mark(let mark) = record { marks.append(mark) }
      if case .end(let mark) = record { end = mark }
    }
    #expect(marks.map(\.lines) == covered)
    #expect(marks.map(\.block) == Array(0..<covered.count))
    let last = try #require(end)
    #expect(last.lines == left)
    #expect(last.block == covered.count)
    #expect(last.unsynced == 0)
  }

  @Test("Any order of lines and syncs gives a log that is whole", arguments: 1...40)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var steps = ""
    var isSyncing = false
    for _ in 0..<60 {
      switch random.int(0...3) {
      case 0 where !isSyncing:
        steps += "["
        isSyncing = true
      case 1 where isSyncing:
        steps += random.once(in: 4) ? "!" : "]"
        isSyncing = false
      default: steps += String(random.int(0...9))
      }
    }
    let bytes = try log(steps)
    var reader = EventLogReader()
    let count = try reader.read(bytes.span) { _ in }
    #expect(count == bytes.count, "\(steps)")
    #expect(reader.isEnded)
    #expect(reader.marks == steps.count { $0 == "]" } + 1)
  }
}
