import EventLog
import GestureSynthesis
import InputEvents
import ScrollModel
import TestSupport
import Testing

@testable import Replay

/// Random logs and parts of them.
@Suite struct ShrinkPropertyTests {
  /// Gestures of several devices that come and go.
  private static func log(_ random: inout SeededGenerator, gestures: Int) throws -> [LogRecord] {
    var log = SyntheticLog()
    for _ in 0..<gestures {
      switch random.int(0...7) {
      case 0: try log.notch(random.pick([-2, 1, 3]), on: random.pick([.mouse, .fineWheelMouse]))
      case 1: try log.drag(.down(Double(random.int(30...200))), on: random.pick([.touchpad, .touchscreen]))
      case 2: try log.flick(.up(Double(random.int(60...120))), speed: 700, on: .touchpad)
      case 3: try log.flick(.down(100), speed: Double(random.int(500...900)), on: .touchscreen)
      case 4: try log.tap(fingers: random.int(1...3), on: .touchpad)
      case 5: try log.rest(for: .milliseconds(200), on: .touchpad)
      case 6:
        if let device = log.pluggedDevices.last { try log.unplug(device) }
      default: try log.pause(.milliseconds(random.int(1...3000)))
      }
    }
    return log.records
  }

  private static let expectations = [
    #"{"of": {"phase": {}}, "never": {"to": "decelerating"}}"#,
    #"{"of": {"indicator": {}}, "never": {"style": "legacy"}}"#,
    #"{"of": {"indicator": {}}, "changes": {"state": {"atMost": 3}}}"#,
    #"{"of": {"input": {"phase": "ended"}}, "count": {"atMost": 2}}"#,
    #"{"of": {"input": {"source": "wheel"}}, "never": {"dy": {"atLeast": 30}}}"#,
    #"{"of": {"sample": {}}, "at": "end", "is": {"y": {"near": 1000, "within": 20}}}"#,
    #"{"of": {"sample": {}}, "always": {"y": {"atMost": 1150}}}"#,
    #"{"of": {"target": {}}, "after": {"device": {"change": "removed"}}, "never": {}}"#,
    #"{"of": {"phase": {}}, "after": {"input": {"phase": "ended"}}, "within": 100000, "never": {"to": "interacting"}}"#,
  ]

  @Test("Nothing that is left can be left out", arguments: 1...10 as ClosedRange<UInt64>)
  func smallest(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let records = try Self.log(&random, gestures: 10)
    var failed = 0
    for text in Self.expectations {
      let scenario = try Shrinking.scenario(
        text, more: "\"policy\": \"\(random.pick(["connected", "lastUsed", "touchOnly"]))\",")
      guard Shrinking.failure(records, scenario, scenario.expectations[0]) != nil else { continue }
      failed += 1
      let shrinking = try Shrinking(records, scenario)
      try shrinking.expectFails()
      try shrinking.expectSmallest()
      #expect(shrinking.shrunk.after.frames <= shrinking.shrunk.before.frames)
    }
    #expect(failed > 0)
  }

  @Test("Each part is a log in which devices are as they were", arguments: 1...60 as ClosedRange<UInt64>)
  func parts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let records = try Self.log(&random, gestures: 12)
    let most = random.pick([1, 2, 5, 20])
    let kept = records.map { record in
      if case .frame = record { random.once(in: most) } else { true }
    }
    let part = LogPart.records(records, kept)
    #expect(try Shrinking.throughFile(part) == part)
    // What a part tells at a frame that was kept leaves nothing open.
    var tracks: [(number: DeviceNumber, whole: DeviceLedger, kept: DeviceLedger)] = []
    var left = part[...]
    for (record, isKept) in zip(records, kept) {
      switch record {
      case .device(let device):
        tracks.removeAll { $0.number == device.number }
        let ledger = DeviceLedger(device, hasSlots: true)
        tracks.append((device.number, ledger, ledger))
        #expect(left.popFirst() == record)
      case .frame(let frame):
        let place = try #require(tracks.firstIndex { $0.number == frame.device })
        tracks[place].whole.take(frame)
        // A frame of which nothing is left is not there.
        guard isKept, case .frame(let next)? = left.first, next.time == frame.time,
          next.device == frame.device
        else { continue }
        left.removeFirst()
        tracks[place].kept.take(next)
        let silence = Frame(time: frame.time, device: frame.device, events: [])
        #expect(tracks[place].kept.completed(silence, before: tracks[place].whole).isEmpty, "\(frame)")
        #expect(tracks[place].kept.isDown == tracks[place].whole.isDown)
      default: #expect(left.popFirst() == record)
      }
    }
    #expect(left.isEmpty)
  }

  @Test("All of a log is the log", arguments: 1...10 as ClosedRange<UInt64>)
  func whole(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let records = try Self.log(&random, gestures: 12)
    #expect(LogPart.records(records, records.map { _ in true }) == records)
    #expect(EventCut(records).records == records)
    let units = LogUnits(records)
    let frames = records.indices.filter { if case .frame = records[$0] { true } else { false } }
    #expect(units.gestures.joined().sorted() == frames)
    #expect(units.frames.joined().sorted() == frames)
  }
}
