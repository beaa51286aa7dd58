import EventLog
import GestureSynthesis
import InputEvents
import ScrollModel
import TestSupport
import Testing

@testable import Replay

/// Logs that are shrunk, with what has to be left of them.
@Suite struct ShrinkTests {
  /// Drags that rest before the lift, and a flick as the seventh gesture.
  private static func drags(flick: Int = 6, count: Int = 12) throws -> [LogRecord] {
    var log = SyntheticLog()
    for index in 0..<count {
      if index == flick {
        try log.flick(.down(200), speed: 900)
      } else {
        try log.drag(index.isMultiple(of: 2) ? .down(60) : .up(60), over: .milliseconds(80))
      }
      try log.pause(.seconds(2))
    }
    return log.records
  }

  @Test func `One gesture of many is needed, and most of its frames are not`() throws {
    let scenario = try Shrinking.scenario(#"{"of": {"phase": {}}, "never": {"to": "decelerating"}}"#)
    let shrinking = try Shrinking(try Self.drags(), scenario)
    let shrunk = shrinking.shrunk
    #expect(shrunk.before.gestures == 12 && shrunk.before.devices == 1)
    #expect(shrunk.after.gestures == 1 && shrunk.after.devices == 1)
    #expect(shrunk.after.frames <= 6)
    #expect(shrunk.after.length < 1_000_000 && shrunk.before.length > 20_000_000)
    try shrinking.expectFails()
    try shrinking.expectSmallest()
  }

  @Test func `A bar that should be hidden takes one gesture`() throws {
    let scenario = try Shrinking.scenario(
      #"{"of": {"indicator": {"view": "list", "axis": "vertical"}}, "always": {"state": "hidden"}}"#,
      more: #""policy": "touchOnly","#)
    let shrinking = try Shrinking(try Self.drags(flick: 3), scenario)
    #expect(shrinking.shrunk.after.gestures == 1)
    guard case .record = shrinking.shrunk.failure.reason else {
      Issue.record("\(shrinking.shrunk.failure.reason)")
      return
    }
    try shrinking.expectFails()
    try shrinking.expectSmallest()
  }

  /// A touchscreen that nobody uses, a touchpad that is used all the time, and a mouse that comes and turns once.
  private static func hybrid() throws -> [LogRecord] {
    var log = SyntheticLog()
    try log.plug(.touchscreen)
    for _ in 0..<4 { try log.drag(.down(60), over: .milliseconds(80), on: .touchpad) }
    try log.pause(.seconds(3))
    try log.plug(.mouse)
    try log.drag(.down(60), on: .touchpad)
    try log.notch(3, on: .mouse)
    for _ in 0..<4 { try log.drag(.up(60), on: .touchpad) }
    return log.records
  }

  private static func classes(_ records: [LogRecord]) -> [DeviceClass?] {
    records.compactMap { if case .device(let device) = $0 { device.deviceClass } else { nil } }
  }

  @Test func `A plug and a notch are needed together`() throws {
    let scenario = try Shrinking.scenario(
      #"{"of": {"input": {"source": "wheel"}}, "after": {"device": {"class": "mouse"}}, "never": {}}"#)
    let shrinking = try Shrinking(try Self.hybrid(), scenario)
    let shrunk = shrinking.shrunk
    #expect(shrunk.before.devices == 3 && shrunk.before.gestures == 10)
    #expect(shrunk.after.devices == 1 && shrunk.after.gestures == 1 && shrunk.after.frames == 1)
    #expect(Self.classes(shrunk.records) == [.mouse])
    try shrinking.expectFails()
    try shrinking.expectSmallest()
  }

  @Test func `A failure keeps its reason`() throws {
    let scenario = try Shrinking.scenario(
      #"{"of": {"indicator": {}}, "never": {"style": "legacy"}}"#, more: #""policy": "lastUsed","#)
    let shrinking = try Shrinking(try Self.hybrid(), scenario)
    let shrunk = shrinking.shrunk
    // A mouse alone would be enough for the style, but not because it was used last: something else was used before.
    guard case .record(let record) = shrunk.failure.reason else {
      Issue.record("\(shrunk.failure.reason)")
      return
    }
    #expect(record.because == "the mouse was used last")
    #expect(Self.classes(shrunk.records) == [.touchpad, .mouse])
    #expect(shrunk.after.gestures == 2)
    try shrinking.expectFails()
    try shrinking.expectSmallest()
  }

  @Test func `A count keeps as many gestures as it takes`() throws {
    var log = SyntheticLog()
    for _ in 0..<8 {
      try log.flick(.down(80), speed: 600)
      try log.pause(.seconds(4))
    }
    let scenario = try Shrinking.scenario(
      #"{"of": {"target": {"reason": "gestureEnd"}}, "count": {"atMost": 2}}"#)
    let shrinking = try Shrinking(log.records, scenario)
    #expect(shrinking.shrunk.failure.reason == .count(3, window: nil))
    #expect(shrinking.shrunk.after.gestures <= 3)
    try shrinking.expectFails()
    try shrinking.expectSmallest()
  }

  @Test func `Times of the expectation and of actions move with the log`() throws {
    let scenario = try Shrinking.scenario(
      #"{"of": {"sample": {}}, "at": 31000000, "is": {"y": {"atMost": 900}}}"#,
      more: #"""
        "actions": [{"at": 1000000, "do": {"flashIndicators": "list"}},
        {"at": 30000000, "do": {"scroll": {"view": "list", "to": {"edge": "bottom"}}}}],
        """#)
    var log = SyntheticLog()
    for _ in 0..<20 {
      try log.drag(.down(40))
      try log.pause(.seconds(2))
    }
    let shrinking = try Shrinking(log.records, scenario)
    try shrinking.expectFails()
    try shrinking.expectSmallest()
    let time = try #require(shrinking.shrunk.scenario.expectations.first?.time.from)
    guard case .time(let moment) = time else {
      Issue.record("\(time)")
      return
    }
    #expect(moment < 31_000_000)
    for action in shrinking.shrunk.scenario.actions { #expect(action.time < moment) }
  }

  @Test func `Times stay where a field asks for one`() throws {
    let scenario = try Shrinking.scenario(
      #"{"of": {"phase": {"t": {"atLeast": 9000000}}}, "never": {"to": "interacting"}}"#)
    let shrinking = try Shrinking(try Self.drags(), scenario)
    #expect(shrinking.shrunk.failure.time >= 9_000_000)
    #expect(shrinking.shrunk.after.length >= 9_000_000)
    try shrinking.expectFails()
  }

  @Test func `What there is none of takes no log`() throws {
    let scenario = try Shrinking.scenario(#"{"of": {"bounce": {}}, "some": {}}"#)
    let shrinking = try Shrinking(try Self.drags(count: 4), scenario)
    #expect(shrinking.shrunk.after.frames == 0 && shrinking.shrunk.after.devices == 0)
    try shrinking.expectFails()
  }

  @Test func `What holds is not shrunk`() throws {
    let scenario = try Shrinking.scenario(#"{"of": {"bounce": {}}, "never": {}}"#)
    let records = try Self.drags(count: 2)
    #expect(throws: ShrinkError.holds) {
      try LogShrinker(records, scenario, scenario.expectations[0]).shrink()
    }
    #expect(ShrinkError.holds.description == "the expectation holds, so nothing is shrunk")
  }

  @Test func `A search that is ended still gives what fails`() throws {
    let scenario = try Shrinking.scenario(#"{"of": {"phase": {}}, "never": {"to": "decelerating"}}"#)
    let records = try Self.drags()
    for limit in [0, 1, 600, 1500] {
      let shrinking = try Shrinking(records, scenario, limit: limit)
      #expect(!shrinking.shrunk.isSmallest)
      try shrinking.expectFails()
    }
  }

  @Test func `The same input gives the same part`() throws {
    let scenario = try Shrinking.scenario(#"{"of": {"phase": {}}, "never": {"to": "decelerating"}}"#)
    let records = try Self.drags(count: 8)
    #expect(try Shrinking(records, scenario).shrunk == Shrinking(records, scenario).shrunk)
  }
}
