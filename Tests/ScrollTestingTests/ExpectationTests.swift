import EventLog
import GestureSynthesis
import Replay
import ScrollInput
import ScrollModel
import Testing

@testable import ScrollTesting

/// Expectations that hold record nothing; those that do not record the issue with what one needs to know.
@Suite struct ExpectationTests {
  private static func hybrid() throws -> Replayed {
    try Replayed("../../Traces/hybrid.jsonl", in: "../../Traces/hybrid.scenario.json")
  }

  private static func notches(_ policy: IndicatorPolicy? = nil) throws -> Replayed {
    try Replayed(
      .synthetic {
        try $0.plug(.mouse)
        try $0.notch(3)
        try $0.pause(.seconds(1))
        try $0.unplug(.mouse)
      }, in: .list, policy: policy)
  }

  @Test func `What holds records nothing`() throws {
    let replay = try Self.notches()
    replay.expectIndicator(.vertical, .visible, style: .legacy, at: .milliseconds(500))
    replay.expectOffset(y: 120, at: .end)
    replay.expectOffset(x: 0, of: "list", at: .start)
    replay.expectPhase(.interacting, at: .milliseconds(250))
    replay.expectPhase(.idle, at: .start)
    replay.expectPhase(.idle, of: "list", at: .end)
    replay.expectCount(2, .device)
    replay.expect(
      TimelineExpectation(
        RecordMatcher(.sample), .init(), .never([FieldRule(.y, .range(atLeast: 121, atMost: nil))])))
    try Self.hybrid().expectIndicator(.vertical, .hidden, at: .start)
  }

  @Test func `An indicator that is otherwise is told with its reasons and the timeline around`() throws {
    let replay = try Self.notches(.connected)
    let issues = knownIssues { replay.expectIndicator(.vertical, .hidden, at: .milliseconds(500)) }
    let text = try #require(issues.first?.text)
    #expect(issues.count == 1)
    #expect(text.contains("synthetic in list"))
    #expect(text.contains(#"expected state "hidden", but got state "visible""#))
    #expect(text.contains("a mouse is connected"))
    #expect(text.contains("input      wheel began, 1 detent"))
  }

  @Test func `A wrong expectation of every kind fails, one issue each`() throws {
    let replay = try Self.notches()
    let wrong: [@Sendable (Replayed) -> Void] = [
      { $0.expectIndicator(.horizontal, .hidden, at: .end) },
      { $0.expectIndicator(.vertical, .visible, style: .overlay, at: .milliseconds(500)) },
      { $0.expectIndicator(.vertical, .visible, of: "other", at: .milliseconds(500)) },
      { $0.expectIndicator(.vertical, .visible, at: .seconds(60)) },
      { $0.expectOffset(y: 119, at: .end) },
      { $0.expectOffset(y: 120, of: "other", at: .end) },
      { $0.expectPhase(.idle, at: .milliseconds(250)) },
      { $0.expectPage(3, at: .end) },
      { $0.expectCount(1, .device) },
      { $0.expectScenario() },
    ]
    for expect in wrong { #expect(knownIssues { expect(replay) }.count == 1) }
  }

  @Test func `An issue is where the test says it`() throws {
    let replay = try Self.notches()
    let line = #line + 1
    let issues = knownIssues { replay.expectOffset(y: 7, at: .end) }
    #expect(issues.map(\.line) == [line])
  }

  @Test func `States are computed at any time`() throws {
    let replay = try Self.notches()
    #expect(replay.state(at: .milliseconds(150))?.sample.offset.y == 80)
    #expect(replay.state(of: "list", at: .end)?.sample.offset.y == 120)
    #expect(replay.state(of: "other", at: .end) == nil)
    #expect(replay.states(at: .start).count == 1)
  }

  @Test func `Policy, profile and preference are the test's where it says so`() throws {
    let log = TestLog.synthetic { try $0.flick(.down(200), speed: 900) }
    #expect(try Replayed(log).scenario == .longList)
    let replay = try Replayed(log, in: .list, policy: .lastUsed, profile: .simple, preference: .always)
    #expect(replay.scenario.policy == .lastUsed && replay.scenario.preference == .always)
    #expect(replay.scenario.profile == .simple)
    #expect(try Replayed(log).jsonLines != replay.jsonLines)
  }

  @Test func `Gestures are made under the scenario's gains`() throws {
    var scenario = Scenario.longList
    scenario.input.touchpad.pointsPerMillimetre = 5
    let replay = try Replayed(.synthetic { try $0.drag(.down(100)) }, in: .scenario(scenario))
    replay.expectOffset(y: 26_100, within: 0.01, at: .end)
  }

  @Test func `The timeline is what the command prints`() throws {
    let golden = try String(
      decoding: TestFile.bytes(of: TestFile.url("../../Traces/hybrid.timeline.jsonl", besides: #filePath)),
      as: UTF8.self)
    #expect(try Self.hybrid().jsonLines == golden)
  }
}
