import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// What expectations say of a flick on a touchpad: down at 80 ms, lifted at 144 ms at some 3500 pt/s, stopped by a touch.
@Suite struct ExpectationTests {
  /// An expectation and whether it holds: the text of `got` where it does not.
  struct Case: Sendable, CustomStringConvertible {
    var text: String
    var got: String?

    init(_ text: String, _ got: String? = nil) {
      self.text = text
      self.got = got
    }

    var description: String { text }
  }

  static let cases = [
    // Moments.
    Case(#""of": {"phase": {"view": "list"}}, "at": 0, "is": {"to": "idle"}"#, "to \"tracking\""),
    Case(#""of": {"phase": {"view": "list"}}, "at": 144000, "is": {"to": "decelerating"}"#),
    Case(
      #""of": {"phase": {"view": "list"}}, "at": 143999, "is": {"to": "decelerating"}"#, "to \"interacting\""),
    Case(#""of": {"phase": {}}, "at": "end", "is": {"to": "idle"}"#),
    Case(
      #""of": {"phase": {}}, "at": 60000000, "is": {"to": "idle"}"#,
      "the replay ends at 5116000 µs, before the time that is asked for"),
    Case(
      #""of": {"phase": {}}, "between": [0, 60000000], "never": {"to": "animating"}"#,
      "the replay ends at 5116000 µs, before the time that is asked for"),
    Case(#""of": {"target": {}}, "at": 143999, "is": {"reason": "gestureEnd"}"#, "no such record: target"),
    Case(#""of": {"target": {}}, "at": 144000, "is": {"reason": "gestureEnd"}"#),
    Case(#""of": {"target": {}}, "at": 1000000, "is": {"reason": "gestureEnd", "policy": null}"#),
    Case(#""of": {"sample": {}}, "at": 0, "is": {"y": 0, "vy": 0}"#),
    Case(#""of": {"sample": {}}, "at": 500000, "is": {"y": {"near": 1037.5628, "within": 0.001}}"#),
    Case(#""of": {"sample": {}}, "at": 500001, "is": {"y": 1037.5628193411078}"#, "y 1037.56"),
    // All of the time.
    Case(#""of": {"indicator": {}}, "always": {"style": "overlay"}"#),
    Case(#""of": {"indicator": {}}, "always": {"state": "hidden"}"#, "state \"visible\""),
    Case(#""of": {"indicator": {"state": "fading"}}, "always": {"because": {"contains": "600 ms"}}"#),
    Case(#""of": {"indicator": {}}, "between": [4370000, "end"], "always": {"state": "hidden"}"#),
    Case(
      #""of": {"indicator": {}}, "between": [4369999, "end"], "always": {"state": "hidden"}"#,
      "state \"fading\""),
    Case(#""of": {"indicator": {}}, "between": [88000, 4119999], "always": {"state": "visible"}"#),
    Case(#""of": {"input": {}}, "always": {"source": "finger"}"#),
    Case(#""of": {"page": {}}, "always": {"index": 0}"#, "no such record: page"),
    Case(#""of": {"sample": {}}, "always": {"y": {"atLeast": 0, "atMost": 1900}}"#),
    Case(#""of": {"sample": {}}, "between": [400000, 400000], "always": {"vy": {"atLeast": 1}}"#),
    // Never, once.
    Case(#""of": {"bounce": {}}, "never": {}"#),
    Case(#""of": {"phase": {}}, "never": {"to": "animating"}"#),
    Case(#""of": {"phase": {}}, "never": {"to": "decelerating"}"#, "to \"decelerating\""),
    Case(#""of": {"target": {}}, "never": {}"#, "target view \"list\" reason \"gestureEnd\""),
    Case(#""of": {"phase": {}}, "some": {"to": "decelerating"}"#),
    Case(#""of": {"phase": {}}, "some": {"to": "animating"}"#, "to \"idle\""),
    Case(#""of": {"bounce": {}}, "some": {}"#, "no such record: bounce"),
    // After a record.
    Case(#""of": {"target": {}}, "after": {"input": {"phase": "ended"}}, "within": 0, "some": {}"#),
    Case(
      #""of": {"input": {}}, "after": {"input": {"phase": "ended"}}, "within": 0, "some": {}"#,
      "no such record: input"),
    Case(
      #""of": {"phase": {}}, "after": {"input": {"phase": "ended"}}, "at": 0, "is": {"to": "decelerating"}"#),
    Case(
      #""of": {"phase": {}}, "after": {"input": {"phase": "ended"}, "nth": 2}, "at": 0, "is": {"to": "idle"}"#
    ),
    Case(
      #""of": {"phase": {}}, "after": {"input": {"phase": "ended"}, "nth": 3}, "at": 0, "is": {"to": "idle"}"#,
      "only 2 of input (phase \"ended\"), not 3"),
    Case(
      #""of": {"phase": {}}, "after": {"bounce": {}}, "at": 0, "is": {"to": "idle"}"#,
      "no such record to begin from: bounce"),
    Case(
      #""of": {"phase": {}}, "after": {"bounce": {}}, "never": {}"#, "no such record to begin from: bounce"),
    Case(
      #""of": {"indicator": {}}, "after": {"phase": {"to": "idle"}, "nth": 2}, "within": 600000, "some": {"state": "fading"}"#
    ),
    Case(
      #""of": {"indicator": {}}, "after": {"phase": {"to": "idle"}, "nth": 2}, "within": 599999, "some": {"state": "fading"}"#,
      "state \"visible\""),
    Case(
      #""of": {"sample": {}}, "after": {"phase": {"to": "decelerating"}}, "at": 100001, "is": {"vy": {"atLeast": 2500}}"#
    ),
    Case(
      #""of": {"phase": {}}, "after": {"input": {}}, "at": 60000000, "is": {"to": "idle"}"#,
      "the replay ends at 5116000 µs, before the time that is asked for"),
    Case(#""of": {"phase": {}}, "after": {"input": {}}, "within": 60000000, "some": {"to": "idle"}"#),
    // Counts.
    Case(#""of": {"target": {}}, "count": 2"#),
    Case(#""of": {"target": {}}, "count": 1"#, "2"),
    Case(#""of": {"target": {}}, "count": {"atLeast": 3}"#, "2"),
    Case(#""of": {"target": {}}, "between": [0, 144000], "count": 1"#),
    Case(#""of": {"bounce": {}}, "count": 0"#),
    Case(#""of": {"bounce": {}}, "count": {"atMost": 2}"#, "no such record: bounce"),
    Case(#""of": {"bounce": {}}, "count": {"atLeast": 0, "atMost": 2}"#),
    Case(#""of": {"indicator": {}}, "changes": {"style": 0}"#),
    Case(#""of": {"indicator": {}}, "changes": {"state": 3}"#),
    Case(#""of": {"indicator": {}}, "changes": {"state": {"atMost": 2}}"#, "3 changes of state"),
    Case(#""of": {"indicator": {}}, "changes": {"style": {"atLeast": 1}}"#, "0 changes of style"),
    Case(#""of": {"page": {}}, "changes": {"index": {"atMost": 1}}"#, "no such record: page"),
    Case(#""of": {"indicator": {}}, "changes": {"state": {"atMost": 1}}, "perWindow": 250000"#),
    Case(
      #""of": {"indicator": {}}, "changes": {"state": {"atMost": 1}}, "perWindow": 250001"#,
      "2 changes of state within 250001 µs"),
  ]

  @Test(arguments: cases)
  func `An expectation of a flick holds or does not`(_ one: Case) throws {
    let result = try #require(try ExpectationFile.check("{" + one.text + "}").first)
    if let got = one.got {
      #expect(result.failure?.got.hasPrefix(got) == true, "\(result.failure?.got ?? "it holds")")
    } else {
      #expect(result.isMet, "\(result.failure?.got ?? "")")
    }
  }

  @Test func `Several in one pass give what each gives alone`() throws {
    let texts = Self.cases.map { "{" + $0.text + "}" }
    let scenario = try ScenarioFileTests.read(ExpectationFile.text(texts))
    var replay = CheckedReplay(scenario)
    for record in MadeTrace.touchpadFlick.records { replay.step(record) }
    let together = replay.finish()
    for (index, text) in texts.enumerated() {
      let alone = try #require(try ExpectationFile.check(text).first)
      #expect(together[index].failure?.got == alone.failure?.got, "\(text)")
      #expect(together[index].failure?.time == alone.failure?.time, "\(text)")
    }
  }

  @Test func `A replay that is checked gives the timeline of one that is not`() throws {
    let scenario = try ScenarioFileTests.read(ExpectationFile.text(Self.cases.map { "{" + $0.text + "}" }))
    for trace in MadeTrace.all {
      var engine = ReplayEngine(scenario)
      var collector = TimelineCollector()
      var replay = CheckedReplay(scenario, into: TimelineCollector())
      for record in trace.records {
        engine.step(record, into: &collector)
        replay.step(record)
      }
      engine.finish(into: &collector)
      _ = replay.finish()
      #expect(collector.records == replay.sink.records)
    }
  }

  @Test func `A failure says when, what was expected, and the reasons that led there`() throws {
    let result = try #require(
      try ExpectationFile.check(
        #"{"name": "no bar", "of": {"indicator": {"view": "list"}}, "never": {"state": "fading"}}"#
      ).first)
    let failure = try #require(result.failure)
    #expect(result.name == "no bar" && result.path == "expect[0]")
    #expect(failure.time == 4_120_000)
    #expect(failure.expected == "never state \"fading\"" && failure.got == "state \"fading\"")
    #expect(failure.reasons.count == 4 || failure.reasons.count == 3)
    #expect(failure.reasons.contains { $0.hasSuffix("because: nothing scrolled for 600 ms") })
    #expect(failure.chain.allSatisfy { $0.kind == .indicator })
    #expect((1...8).contains(failure.around.count) && failure.around.allSatisfy { $0.kind != .sample })
  }

  @Test func `A record that is replaced at its own time holds at no moment`() {
    let view = TimelineView(0, "v", axes: .vertical)
    func phase(_ time: Microseconds, _ to: ScrollPhase) -> TimelineRecord {
      .view(view, .phase(time: time, from: .idle, to: to, reason: .wheelTurned))
    }
    let subject = RecordMatcher(.phase)
    var checker = ExpectationChecker([
      TimelineExpectation(subject, .never([FieldRule(.to, "tracking")])),
      TimelineExpectation(subject, .never([FieldRule(.to, "interacting")])),
      TimelineExpectation(subject, .count(CountBounds(exactly: 3), perWindow: nil)),
    ])
    checker.write(phase(10, .tracking))
    checker.write(phase(10, .interacting))
    checker.write(phase(20, .idle))
    #expect(checker.finish().map(\.isMet) == [true, false, true])
  }
}
