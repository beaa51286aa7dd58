import EventLog
import InputEvents
import Replay
import ScrollModel
import TestSupport
import Testing

@Suite struct TimelineComparisonTests {
  /// The entries of a recorded trace's replay.
  private static func entries(_ trace: RecordedTrace) throws -> [TimelineEntry] {
    var sink = TimelineEntries(trace.scenario)
    try trace.replay(into: &sink)
    return sink.take()
  }

  /// Compares, fed as ``TimelineComparison/next`` asks.
  private static func compare(
    _ first: [TimelineEntry], _ second: [TimelineEntry], keepsAll: Bool = true
  ) -> TimelineComparison {
    var comparison = TimelineComparison(keepsAll: keepsAll)
    var places = [0, 0]
    while let side = comparison.next {
      let (entries, index) = side == .first ? (first, 0) : (second, 1)
      if places[index] < entries.count {
        comparison.add(entries[places[index]], to: side)
        places[index] += 1
      } else {
        comparison.finish(side)
      }
    }
    return comparison
  }

  private static func entry(_ line: String) throws -> TimelineEntry {
    guard case .entry(let entry) = try TimelineLine(parsing: Array(line.utf8).span) else {
      throw TimelineEntryError(description: line)
    }
    return entry
  }

  @Test(arguments: RecordedTrace.all)
  func `A timeline is the same as itself`(trace: RecordedTrace) throws {
    let entries = try Self.entries(trace)
    let comparison = Self.compare(entries, entries)
    #expect(entries.count > 4)
    #expect(comparison.count == 0 && comparison.differences.isEmpty && comparison.otherReasons == 0)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `A line that is dropped is the first difference, at its time`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for trace in RecordedTrace.all {
      let entries = try Self.entries(trace)
      let place = random.int(0...entries.count - 1)
      var fewer = entries
      let dropped = fewer.remove(at: place)
      for (first, second) in [(entries, fewer), (fewer, entries)] {
        let comparison = Self.compare(first, second, keepsAll: false)
        let difference = try #require(comparison.differences.first, "seed \(seed), line \(place + 2)")
        #expect(difference.from == dropped.time, "seed \(seed), \(trace), line \(place + 2)")
        #expect(difference.subject == dropped.subject, "seed \(seed), \(trace), line \(place + 2)")
      }
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `A line that says something else is the first difference, at its time`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for trace in RecordedTrace.all {
      let entries = try Self.entries(trace)
      let place = random.int(0...entries.count - 1)
      var other = entries
      let field = random.int(0...max(0, other[place].fields.count - 1))
      // What a phase comes from is what the one before has come to: it is no state of its own.
      guard !other[place].fields.isEmpty, other[place].subject.kind != "phase" || field > 0 else { continue }
      other[place].fields[field].value = .text("something else")
      let difference = try #require(Self.compare(entries, other).differences.first, "seed \(seed)")
      #expect(difference.from == entries[place].time, "seed \(seed), \(trace), line \(place + 2)")
      #expect(difference.subject == entries[place].subject, "seed \(seed), \(trace), line \(place + 2)")
    }
  }

  @Test func `Only what waits for the other one is kept`() throws {
    let entries = try Self.entries(RecordedTrace.all[2])
    var comparison = TimelineComparison()
    var asked: [TimelineComparison.Side: Int] = [:]
    for _ in 0..<40 {
      let side = try #require(comparison.next)
      comparison.add(entries[asked[side, default: 0]], to: side)
      asked[side, default: 0] += 1
    }
    let times = [asked[.first], asked[.second]].map { entries[($0 ?? 0) - 1].time }
    #expect((times[0] - times[1]).magnitude < 100_000)
  }

  @Test func `What lasts is one difference from its first moment to its last`() throws {
    let shown = #"{"t":5,"k":"indicator","view":"v","axis":"vertical","style":"legacy","state":"visible"}"#
    let device = #"{"t":5,"k":"device","d":1,"name":"M","class":"mouse","change":"added","because":"b"}"#
    let first = try [device, shown].map(Self.entry)
    let second = try [device, shown.replacing("\"t\":5", with: "\"t\":90")].map(Self.entry)
    let comparison = Self.compare(first, second)
    let difference = try #require(comparison.differences.first)
    #expect(comparison.count == 1)
    #expect(difference.from == 5 && difference.to == 90 && difference.sort == .state)
    #expect(difference.first != nil && difference.second == nil)
    #expect(difference.firstEnd == nil && difference.secondEnd?.since == 90)
    guard case .common(let cause)? = difference.cause else {
      Issue.record("no cause")
      return
    }
    #expect(cause.subject.kind == "device" && cause.time == 5)
    let open = Self.compare(first, [first[0]])
    #expect(open.differences.map(\.to) == [nil])
  }

  @Test func `Offsets that differ are one difference with the largest`() throws {
    func sample(_ time: Int, _ y: Double) throws -> TimelineEntry {
      try Self.entry(#"{"t":\#(time),"k":"sample","view":"v","x":0,"y":\#(y),"vx":0,"vy":0}"#)
    }
    let first = try [sample(0, 0), sample(10, 5), sample(20, 40), sample(30, 50), sample(40, 60)]
    let second = try [sample(0, 0), sample(10, 4), sample(20, 30), sample(30, 49), sample(40, 60)]
    let comparison = Self.compare(first, second)
    #expect(comparison.count == 1)
    let difference = try #require(comparison.differences.first)
    #expect(difference.from == 10 && difference.to == 40 && difference.count == 3)
    #expect(difference.largest == 10 && difference.largestTime == 20)
  }

  @Test func `Reasons and names make no difference, and reasons are counted`() throws {
    let line = #"{"t":5,"k":"device","d":1,"name":"M","class":"mouse","change":"added","because":"b"}"#
    let first = try Self.entry(line)
    let second = try Self.entry(line.replacing("\"M\"", with: "\"N\"").replacing("\"b\"", with: "\"c\""))
    let comparison = Self.compare([first], [second])
    #expect(comparison.count == 0 && comparison.otherReasons == 1)
  }

  @Test func `What follows from another difference says from which`() throws {
    let input = #"{"t":5,"k":"input","d":0,"source":"wheel","phase":"began","dx":0,"dy":40,"because":"b"}"#
    let phase = #"{"t":5,"k":"phase","view":"v","from":"idle","to":"interacting","because":"b"}"#
    let comparison = Self.compare(try [input, phase].map(Self.entry), [])
    #expect(comparison.differences.map(\.subject.kind) == ["input", "phase"])
    guard case .difference(let subject, 5)? = comparison.differences.last?.cause else {
      Issue.record("it follows from nothing")
      return
    }
    #expect(subject.kind == "input")
  }

  @Test func `The first record that differs is found, names left out`() throws {
    let records = try RecordedTrace.all[0].records()
    func difference(_ change: (inout [LogRecord]) -> Void) -> LogDifference? {
      var other = records
      change(&other)
      var comparison = LogComparison()
      for record in records { comparison.add(record, to: .first) }
      for record in other { comparison.add(record, to: .second) }
      comparison.finish()
      return comparison.difference
    }
    #expect(difference { _ in } == nil)
    let device = try #require(records.firstIndex { if case .device = $0 { true } else { false } })
    func changed(_ change: (inout DeviceRecord) -> Void) -> LogDifference? {
      difference { records in
        guard case .device(var record) = records[device] else { return }
        change(&record)
        records[device] = .device(record)
      }
    }
    #expect(changed { $0.description.name = "another" } == nil)
    #expect(
      changed { $0.description.id.vendor = 1 }?.description.hasPrefix(
        "device 0 is described otherwise: its id is ") == true)
    let frame = try #require(records.lastIndex { if case .frame = $0 { true } else { false } })
    let value = difference { records in
      guard case .frame(var last) = records[frame] else { return }
      last.events[0].value += 7
      records[frame] = .frame(last)
    }
    #expect(value?.time == records[frame].time)
    #expect(value?.description.contains(" in A, ") == true)
    let fewer = difference { $0.remove(at: frame) }
    #expect(fewer?.description == "A goes on with a frame of device 0, and B is over")
  }
}
