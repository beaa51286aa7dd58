import Testing

@testable import EventLog

/// Marks written while lines go on, and what a reader holds them against.
@Suite struct BlockCheckTests {
  /// A log that is marked: each number says how many lines its mark leaves to the next block; -1 is one more line.
  static func log(_ steps: [Int]) -> LogText {
    var log = LogText(Array(LogText([Samples.header, Samples.device], ends: false).bytes))
    var block: [ArraySlice<UInt8>] = log.lines.map(digits)
    var number = 0
    for (index, step) in steps.enumerated() {
      var line = LogText([.note(time: Int64(index), text: "line")], ends: false).bytes
      if step >= 0 {
        let covered = block.dropLast(step)
        let check = CRC32C.of(Array(covered.joined()).span)
        let mark = MarkRecord(block: number, lines: covered.count, check: check, unsynced: step)
        line = LogText([index == steps.count - 1 ? .end(mark) : .mark(mark)], ends: false).bytes
        block = Array(block.suffix(step))
        number += 1
      }
      block.append(digits(line))
      log.bytes += line
    }
    return log
  }

  private static func digits(_ line: [UInt8]) -> ArraySlice<UInt8> {
    line.suffix(11).prefix(8)
  }

  static let courses: [[Int]] = [
    [0], [0, 0], [-1, -1, 0, -1, 0], [-1, -1, 2, -1, 1, 0], [-1, 3, 0], [-1, 3, 4, 0],
    [-1, -1, -1, 1, -1, -1, 4, 0, 1, 0],
  ]

  @Test(arguments: courses)
  func aMarkCoversTheLinesUpToItsSync(steps: [Int]) {
    let reading = Reading(Self.log(steps))
    #expect(reading.fault == nil)
    #expect(reading.isEnded)
    #expect(reading.marks == steps.count { $0 >= 0 })
  }

  /// Each line but the header and the device is left out in turn, then doubled.
  @Test(arguments: courses.dropFirst())
  func aLineTooFewOrTooManyIsFound(steps: [Int]) {
    let log = Self.log(steps)
    let lines = log.lines
    for index in 2..<lines.count - 1 {
      var without = lines
      without.remove(at: index)
      #expect(Reading(LogText(without.flatMap { $0 })).fault != nil, "without line \(index + 1)")
      var doubled = lines
      doubled.insert(lines[index], at: index)
      #expect(Reading(LogText(doubled.flatMap { $0 })).fault != nil, "line \(index + 1) twice")
    }
  }

  /// More lines behind the sync than are remembered: numbers are checked, digits are not, and later marks are again.
  @Test func aSlowSyncIsHeldAgainstTheNumberAlone() {
    let many = Array(repeating: -1, count: BlockCheck.remembered + 3)
    let log = Self.log(many + [BlockCheck.remembered + 1, -1, 1, -1, 2, 0])
    #expect(Reading(log).fault == nil)
    var lines = log.lines
    lines.remove(at: 100)
    let fault = Reading(LogText(lines.flatMap { $0 })).fault
    #expect(fault?.reason == .markFails(block: 0))
  }

  @Test func aLongBlockIsCheckedInFull() {
    let log = Self.log(Array(repeating: -1, count: 3 * BlockCheck.remembered) + [0])
    #expect(Reading(log).fault == nil)
    var lines = log.lines
    lines.swapAt(3, 4)
    lines[4] = LogText([.note(time: 1, text: "other")], ends: false).bytes
    lines[3] = LogText([.note(time: 1, text: "line")], ends: false).bytes
    #expect(Reading(LogText(lines.flatMap { $0 })).fault?.reason == .markFails(block: 0))
  }

  static let wrong: [MarkRecord] = [
    MarkRecord(block: 1, lines: 1, check: 0), MarkRecord(block: -1, lines: 1, check: 0),
    MarkRecord(block: 0, lines: 2, check: 0), MarkRecord(block: 0, lines: 0, check: 0),
    MarkRecord(block: 0, lines: 1, check: 0), MarkRecord(block: 0, lines: 0, check: 0, unsynced: 2),
    MarkRecord(block: 0, lines: 2, check: 0, unsynced: -1),
    MarkRecord(block: 0, lines: Int.max, check: 0, unsynced: Int.max),
  ]

  @Test(arguments: wrong)
  func aWrongMarkIsAFault(mark: MarkRecord) {
    let log = LogText([Samples.header, .mark(mark)], ends: false)
    let fault = LogFault(line: 2, byte: log.start(ofLine: 2), reason: .markFails(block: mark.block))
    #expect(Reading(log).fault == fault)
  }

  /// An empty block 0 that leaves the header to block 1 is right.
  @Test func aMarkMayCoverNothing() {
    let mark = MarkRecord(block: 0, lines: 0, check: 0, unsynced: 1)
    #expect(Reading(LogText([Samples.header, .mark(mark)], ends: false)).fault == nil)
  }
}
