import EventLog
import TestSupport
import Testing

/// Cut, damaged and edited logs: what is wrong is found, and nothing else is taken for right.
@Suite struct DamageTests {
  static let log = LogText(Samples.log)

  @Test(arguments: [1, 7, 4096])
  func everyPrefixGivesItsWholeLines(pieces: Int) {
    let whole = Reading(Self.log)
    let lines = Self.log.lines
    for end in 0...Self.log.bytes.count {
      let reading = Reading(LogText(Array(Self.log.bytes[..<end])), pieces: pieces)
      var count = 0
      var start = 0
      // A line that lacks its line feed alone is whole: its check says so.
      while count < lines.count, start + lines[count].count - 1 <= end {
        start += lines[count].count
        count += 1
      }
      if count == 0 {
        #expect(
          reading.fault == LogFault(line: 1, byte: 0, reason: end == 0 ? .empty : .notALog), "cut at \(end)")
        continue
      }
      #expect(reading.fault == nil, "cut at \(end)")
      #expect(reading.records == Array(whole.records.prefix(count)), "cut at \(end)")
      #expect(reading.lines == count, "cut at \(end)")
      #expect(reading.dropped == max(0, end - start), "cut at \(end)")
      #expect(reading.isEnded == (count == lines.count), "cut at \(end)")
    }
  }

  @Test func everyFlippedBitIsFound() {
    let whole = Reading(Self.log)
    let last = Self.log.lines.count
    var line = 1
    for (place, byte) in Self.log.bytes.enumerated() {
      for bit in 0..<8 {
        var log = Self.log
        log.bytes[place] = byte ^ (1 << UInt8(bit))
        let reading = Reading(log)
        #expect(reading.records == Array(whole.records.prefix(line - 1)), "bit \(bit) of byte \(place)")
        if place == log.bytes.count - 1 {
          // No line feed at the end: the last line is not whole any more.
          #expect(reading.dropped == Self.log.lines[last - 1].count)
          #expect(reading.fault == nil)
          #expect(!reading.isEnded)
          continue
        }
        #expect(reading.fault?.line == line, "bit \(bit) of byte \(place)")
        #expect(reading.fault?.byte == Self.log.start(ofLine: line), "bit \(bit) of byte \(place)")
      }
      if byte == 0x0a { line += 1 }
    }
  }

  /// Each line but the first is left out, doubled, changed places with the next, or comes from another log.
  @Test func everyEditOfWholeLinesIsFound() {
    let lines = Self.log.lines
    var other = Samples.log
    other[7] = .note(time: 20, text: "another")
    let spliced = LogText(other).lines[7]
    for index in lines.indices {
      var edits: [(String, [[UInt8]])] = []
      // Without its end a log is cut, which is no fault; the rest is found.
      if index < lines.count - 1 { edits.append(("without", Array(lines[..<index] + lines[(index + 1)...]))) }
      edits.append(("twice", Array(lines[...index] + lines[index...])))
      if index > 0 { edits.append(("spliced before", Array(lines[..<index] + [spliced] + lines[index...]))) }
      if index < lines.count - 1 {
        var swapped = lines
        swapped.swapAt(index, index + 1)
        edits.append(("swapped", swapped))
      }
      for (edit, lines) in edits {
        #expect(Reading(LogText(lines.flatMap { $0 })).fault != nil, "line \(index + 1) \(edit)")
      }
    }
  }

  /// Two frames of the same time that change places, or one that is replaced: only the mark can tell.
  @Test func whatOnlyTheEndCanTellIsFound() {
    let notes = ["a", "b", "c"].map { LogRecord.note(time: 0, text: $0) }
    var lines = LogText([Samples.header] + notes).lines
    let end = lines.count
    lines.swapAt(1, 2)
    let log = LogText(lines.flatMap { $0 })
    let fault = LogFault(line: end, byte: log.start(ofLine: end), reason: .markFails(block: 0))
    #expect(Reading(log).fault == fault)
    #expect(Reading(log).records.count == 4)
    // Without its line feed the end is still whole, and still wrong.
    #expect(Reading(LogText(Array(log.bytes.dropLast()))).fault == fault)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func anyBytesAreReadOrRefused(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var log = LogText(RandomLog.records(&random))
    let whole = Reading(log)
    for _ in 0..<random.int(1...4) {
      let place = random.int(0...log.bytes.count - 1)
      switch random.int(0...2) {
      case 0: log.bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: log.bytes.remove(at: place)
      default: log.bytes.insert(contentsOf: [0x0a, 0x7b, 0x22].prefix(random.int(1...3)), at: place)
      }
    }
    let reading = Reading(log, pieces: random.pick([1, 13, 4096]))
    let common = min(reading.records.count, whole.records.count)
    #expect(Array(reading.records.prefix(common)) == Array(whole.records.prefix(common)))
    #expect(reading.records.count <= whole.records.count)
  }
}
