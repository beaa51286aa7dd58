import EventLog
import InputEvents
import Testing

@testable import DeviceCapture

private typealias Samples = RecordingSamples

@Suite("The recorder's output")
struct RecorderOutputTests {
  /// A recording of a mouse that turns its wheel every 10 ms for 2 s.
  private func scrollingHost() -> FakeHost {
    let host = FakeHost()
    let stream = host.plug(Samples.mouse(), at: "event0")
    for time in stride(from: Int64(10), through: 2000, by: 10) {
      host.at(time) { _ in stream.queue.append(Samples.notch(time)) }
    }
    host.stop(at: 2005)
    return host
  }

  @Test("a full disk loses frames and says how many once there is room; the log is whole before and after")
  func fullDisk() throws {
    let host = scrollingHost()
    let output = FakeOutput()
    host.at(500) { _ in output.room = output.bytes.count }
    host.at(1000) { _ in output.room = .max }
    var remarks: [RecordingRemark] = []
    var observers = RecordingObservers()
    observers.remark = { if !$0.isBegin { remarks.append($0) } }
    var recorder = Samples.recorder(host, output, RecordingOptions(), observers)
    let summary = try recorder.run()
    let records = try output.records()
    let gap = try #require(records.gaps.first)
    #expect(records.gaps.count == 1)
    #expect(gap.reason == "ENOSPC")
    #expect(gap.lostFrames + records.frames.count == 200)
    #expect(gap.lostFrames >= 50)
    #expect(summary.lostFrames == gap.lostFrames)
    #expect(summary.frames == records.frames.count)
    // Behind the gap the device is described anew, for whoever has let go of everything there.
    #expect(records.devices.map(\.time) == [0, gap.time])
    #expect(
      remarks == [
        .outputFailed(FakeOutput.full), .outputRecovered(lostFrames: gap.lostFrames),
      ])
    guard case .end = try #require(records.last) else {
      Issue.record("no end")
      return
    }
  }

  @Test("a disk that stays full ends in a failure that counts what is missing; the log is whole up to there")
  func staysFull() throws {
    let host = scrollingHost()
    let output = FakeOutput()
    host.at(1505) { _ in output.room = output.bytes.count }
    var recorder = Samples.recorder(host, output)
    #expect(throws: RecordingFailure.outputFailed(FakeOutput.full, lostFrames: 50)) { try recorder.run() }
    let records = try output.records()
    #expect(records.frames.count == 150)
    #expect(records.gaps.isEmpty)
  }

  @Test("a disk that is full from the start is no recording at all: what came later would have no header")
  func fullFromTheStart() throws {
    let host = scrollingHost()
    let output = FakeOutput()
    output.room = 0
    host.at(1000) { _ in output.room = .max }
    var recorder = Samples.recorder(host, output)
    #expect(throws: RecordingFailure.outputFailed(FakeOutput.full, lostFrames: 0)) { try recorder.run() }
    #expect(output.bytes.isEmpty)
    #expect(output.isClosedAtEnd)
  }

  @Test("a loss and its difference are in the log together, or neither is")
  func lossOnAFullDisk() throws {
    let host = FakeHost()
    let output = FakeOutput()
    let stream = host.plug(Samples.mouse(), at: "event0")
    host.at(500) { _ in
      // Room for the line of the loss, and not for that of the difference.
      output.room = output.bytes.count + 50
      var difference = Samples.frame(500, [InputEvent(type: .key, code: EventCode.buttonLeft, value: 1)])
      difference.isSynchronization = true
      stream.queue = [.drop(1_500_000), .difference(difference), Samples.notch(501)]
    }
    host.at(1000) { _ in output.room = .max }
    host.stop(at: 2000)
    var recorder = Samples.recorder(host, output)
    let summary = try recorder.run()
    let records = try output.records()
    #expect(!records.contains { if case .drop = $0 { true } else { false } })
    #expect(records.gaps.map(\.lostFrames) == [2])
    #expect(summary.drops == 0)
  }

  @Test("a sleep while nothing can be written is told later")
  func sleepsWhileFull() throws {
    let host = scrollingHost()
    let output = FakeOutput()
    host.at(505) { _ in output.room = output.bytes.count }
    host.at(605) { $0.slept += 60_000_000 }
    host.at(1005) { _ in output.room = .max }
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    #expect(try output.records().gaps.map(\.reason) == ["ENOSPC", "suspend"])
  }

  @Test("a device that went while the disk was full is gone in the log, too")
  func goesWhileFull() throws {
    let host = scrollingHost()
    let output = FakeOutput()
    let other = host.plug(Samples.touchpad, at: "event1")
    host.at(500) { _ in output.room = output.bytes.count }
    host.at(700) { host in
      other.isHungUp = true
      host.unplug("event1")
    }
    host.at(1000) { _ in output.room = .max }
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    let records = try output.records()
    #expect(records.departures.map(\.device) == [1])
    #expect(records.devices.map(\.number) == [0, 1, 0])
  }

  @Test("the end of the reader is the end of the recording")
  func closed() throws {
    let host = scrollingHost()
    let output = FakeOutput()
    host.at(500) { _ in output.isClosed = true }
    var recorder = Samples.recorder(host, output)
    #expect(throws: RecordingFailure.outputClosed) { try recorder.run() }
    #expect(host.now < 1_520_000)
  }

  @Test("an observer that has seen enough ends the recording")
  func observer() throws {
    let host = scrollingHost()
    var seen = 0
    var observers = RecordingObservers()
    observers.record = { record in
      if case .frame = record { seen += 1 }
      return seen < 3
    }
    var recorder = Samples.recorder(host, FakeOutput(), RecordingOptions(), observers)
    _ = try recorder.run()
    #expect(seen == 3)
  }

  @Test("a mark covers the lines that were there when the sync began, and the next one those after it")
  func marks() throws {
    let host = scrollingHost()
    let output = FakeOutput(canSync: true)
    output.isSyncDone = false
    // The sync that begins after 1 s takes 200 ms.
    host.at(1200) { _ in output.isSyncDone = true }
    var recorder = Samples.recorder(host, output)
    _ = try recorder.run()
    let records = try output.records()
    let marks = records.compactMap { if case .mark(let mark) = $0 { mark } else { nil } }
    let mark = try #require(marks.first)
    let before = output.bytes[..<output.syncs[0]].count { $0 == 0x0a }
    #expect(mark.lines == before)
    #expect(mark.unsynced > 10)
    #expect(mark.block == 0)
    guard case .end(let end) = try #require(records.last) else {
      Issue.record("no end")
      return
    }
    #expect(end.block == marks.count)
    #expect(marks.map(\.lines).reduce(end.lines, +) == records.count - 1)
  }

  @Test("a sync that fails makes no mark, and is said")
  func failedSync() throws {
    let host = scrollingHost()
    let output = FakeOutput(canSync: true)
    output.syncError = FakeOutput.full
    var remarks: [RecordingRemark] = []
    var observers = RecordingObservers()
    observers.remark = { if !$0.isBegin { remarks.append($0) } }
    var recorder = Samples.recorder(host, output, RecordingOptions(), observers)
    // The kernel says it once: what is written later cannot be vouched for, nor can the end.
    #expect(throws: RecordingFailure.outputFailed(FakeOutput.full, lostFrames: 0)) { try recorder.run() }
    let records = try output.records()
    #expect(records.frames.count == 200)
    #expect(!records.contains { if case .mark = $0 { true } else { false } })
    #expect(!records.contains { if case .end = $0 { true } else { false } })
    #expect(remarks == [.syncFailed(FakeOutput.full)])
    #expect(output.syncs.count == 1)
    #expect(output.isClosedAtEnd)
  }

  @Test("a sync that fails at the very end is a failure, too")
  func failsAtTheEnd() throws {
    let host = scrollingHost()
    let output = FakeOutput(canSync: true)
    output.isSyncDone = false
    output.syncError = FakeOutput.full
    var recorder = Samples.recorder(host, output)
    #expect(throws: RecordingFailure.outputFailed(FakeOutput.full, lostFrames: 0)) { try recorder.run() }
  }

  @Test("a full disk is waited for, not asked without a rest")
  func restsWhileFull() throws {
    let host = scrollingHost()
    let output = FakeOutput(canSync: true)
    host.at(205) { _ in output.room = output.bytes.count }
    var recorder = Samples.recorder(host, output)
    #expect(throws: RecordingFailure.self) { try recorder.run() }
    // A frame each 10 ms, and an attempt each 100 ms.
    #expect(host.waits < 260)
  }

  @Test("a reader who keeps it waiting does not keep it from stopping")
  func cancelled() throws {
    let host = scrollingHost()
    let output = FakeOutput()
    host.at(500) { _ in output.isStuck = true }
    var recorder = Samples.recorder(host, output)
    let error = SystemError(number: SystemError.cancelled)
    #expect(throws: RecordingFailure.outputFailed(error, lostFrames: 1)) { try recorder.run() }
    #expect(host.now < 1_520_000)
  }

  @Test("nothing is synced while nothing is written")
  func quiet() throws {
    let host = FakeHost()
    let output = FakeOutput(canSync: true)
    host.plug(Samples.mouse(), at: "event0")
    host.stop(at: 60_000)
    var recorder = Samples.recorder(host, output)
    let summary = try recorder.run()
    #expect(output.syncs.count == 1)
    #expect(summary.wakeUps <= 4)
  }
}
