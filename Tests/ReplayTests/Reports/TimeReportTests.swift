import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// The reports on time and determinism that speak of input, each by its id.
@Suite struct TimeReportTests {
  /// A flick, fed in pieces of time.
  private static func flick(pieces milliseconds: Double?) -> TimelineEnd {
    var rig = ReportRig(start: 1000)
    func pass(_ time: Double, _ rig: inout ReportRig) {
      var left = time
      while let milliseconds, left > milliseconds {
        rig.wait(milliseconds)
        left -= milliseconds
      }
      rig.wait(left)
    }
    rig.down(.touchpad)
    for step in [1.0, 2, 3, 4, 4] {
      pass(8, &rig)
      rig.move(.touchpad, along: step)
    }
    pass(2, &rig)
    rig.lift(.touchpad, after: 0)
    pass(5000, &rig)
    var engine = rig.engine
    var sink = TimelineDiscard()
    return engine.finish(into: &sink)
  }

  @Test("R02 only the events' times decide, not when a replay is told that time passed")
  func onlyEventTimesDecide() {
    let whole = Self.flick(pieces: nil)
    #expect(whole.digest == Self.flick(pieces: 1).digest)
    #expect(whole.digest == Self.flick(pieces: 3.7).digest)
  }

  @Test("R06 the same swipe out and back ends at the same bits, fifty times")
  func outAndBack() {
    var places: Set<UInt64> = []
    for _ in 0..<50 {
      var rig = ReportRig(start: 1000)
      rig.down(.touchpad)
      rig.drag(.touchpad, Array(repeating: 0.7, count: 20))
      rig.drag(.touchpad, Array(repeating: -0.7, count: 19))
      rig.lift(.touchpad, after: 2)
      rig.settle()
      places.insert(rig.offset.bitPattern)
    }
    #expect(places.count == 1)
  }

  @Test("R10 frames of equal times come out in the order of the log, whatever the devices")
  func equalTimes() {
    var rig = ReportRig(start: 1000)
    rig.down(.touchpad)
    rig.drag(.touchpad, Array(repeating: 1, count: 3))
    for _ in 0..<5 {
      rig.move(.touchpad, along: 0.5)
      rig.turn(.wheel, 1)
    }
    let sources = rig.sink.records.suffix(100).compactMap { record in
      if case .input(let event) = record, event.time == rig.time, event.phase != .ended {
        event.source
      } else {
        nil
      }
    }
    let expected: [ScrollSource] = [.finger] + Array(repeating: [.finger, .wheel], count: 5).flatMap(\.self)
    #expect(sources == expected)
  }

  @Test("R14 what nobody sent has the time of its cause")
  func synthetic() {
    var rig = ReportRig(start: 1000)
    rig.down(.touchpad)
    rig.drag(.touchpad, Array(repeating: 1, count: 5))
    rig.wait(40)
    let time = rig.time
    rig.drop(.touchpad)
    let cancelled = rig.sink.records.compactMap { record in
      if case .input(let event) = record, event.phase == .cancelled { event } else { nil }
    }
    #expect(cancelled.map(\.time) == [time])
    #expect(cancelled.map(\.reason) == [.eventsLost])
    let times = rig.sink.records.compactMap(\.time)
    #expect(times == times.sorted())
  }
}
