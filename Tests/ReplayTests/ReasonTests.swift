import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// Reasons that once were wrong: each says what happened.
@Suite struct ReasonTests {
  /// A touchscreen of 20 units a millimetre whose finger makes these steps, 10 ms apart, and lifts.
  private static func timeline(_ steps: [(Int32, Int32)], _ change: (inout Scenario) -> Void = { _ in })
    -> [TimelineRecord]
  {
    var scenario = Scenario.longList
    change(&scenario)
    var frames: [Frame] = []
    var place: (x: Int32, y: Int32) = (600, 1300)
    func send(_ events: [(EventType, UInt16, Int32)]) {
      frames.append(
        Frame(
          time: Microseconds(frames.count) * 10_000, device: 0,
          events: events.map { InputEvent(type: $0.0, code: $0.1, value: $0.2) }))
    }
    send([(.absolute, 57, 1), (.absolute, 53, place.x), (.absolute, 54, place.y)])
    for step in steps {
      place = (place.x + step.0, place.y + step.1)
      send([(.absolute, 53, place.x), (.absolute, 54, place.y)])
    }
    send([(.absolute, 57, -1)])
    var collector = TimelineCollector()
    var engine = ReplayEngine(scenario)
    engine.step(
      .device(DeviceRecord(time: 0, number: 0, description: MadeTrace.touchscreenBounce.device)),
      into: &collector)
    for frame in frames { engine.step(.frame(frame), into: &collector) }
    engine.finish(into: &collector)
    return collector.records
  }

  private static func phases(_ records: [TimelineRecord]) -> [PhaseReason] {
    records.compactMap { if case .view(_, .phase(_, _, _, let reason)) = $0 { reason } else { nil } }
  }

  private static func bounces(_ records: [TimelineRecord]) -> [BounceEvent] {
    records.compactMap { if case .view(_, .bounce(_, _, let event, _)) = $0 { event } else { nil } }
  }

  @Test func aSidewaysFlickIsNotTooSlow() throws {
    let reason = try #require(
      Self.phases(Self.timeline(Array(repeating: (0, -20), count: 12) + Array(repeating: (40, 0), count: 8)))
        .last)
    guard case .sideways(let speed) = reason else {
      Issue.record("\(reason)")
      return
    }
    #expect(speed > 250)
  }

  /// A swipe across a list, or across pages, is none of its business, however fast it ends.
  @Test func aSwipeAcrossMovesNothing() {
    for (steps, scenario) in [((40, -8), Scenario.longList), ((8, -40), Scenario.pages)] {
      let records = Self.timeline(Array(repeating: (Int32(steps.0), Int32(steps.1)), count: 8)) {
        $0 = scenario
      }
      #expect(Self.phases(records) == [.fingersDown(.touch), .movedAcross])
      let offsets = Set(
        records.compactMap { if case .view(_, .sample(let sample)) = $0 { sample.offset } else { nil } })
      #expect(offsets.count == 1)
    }
  }

  /// A swipe that turns along the axis is followed from there, without a jump by the way before.
  @Test func aSwipeThatTurnsAlongIsFollowed() throws {
    let records = Self.timeline(
      Array(repeating: (20, -10), count: 4) + Array(repeating: (0, -20), count: 12))
    let lift: Microseconds = 170_000
    let offsets: [Double] = records.compactMap { record in
      guard case .view(_, .sample(let sample)) = record, sample.time <= lift else { return nil }
      return sample.offset.y
    }
    #expect(Self.phases(records).dropFirst().first == .passedHysteresis(10))
    let steps = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { $0 <= 7 }, "no step is longer than a finger's of 1 mm, 6.42 pt")
    #expect(try #require(offsets.last) > 26_000)
  }

  @Test func whatIsTooSlowIsBelowTheThreshold() throws {
    let reason = try #require(Self.phases(Self.timeline(Array(repeating: (0, -5), count: 12))).last)
    guard case .tooSlow(let speed, let threshold) = reason else {
      Issue.record("\(reason)")
      return
    }
    #expect(speed < threshold)
  }

  /// The end of the content need not lie on a pixel; then rounding must not take the content past it.
  @Test(arguments: [false, true])
  func aRangeOffThePixelGridIsKept(_ bounces: Bool) {
    let records = Self.timeline(Array(repeating: (0, -60), count: 12) + Array(repeating: (0, 0), count: 12)) {
      $0.scene.change("list") {
        $0.content = [.item(height: 20 * 52.03)]
        $0.bounce.isEnabled = bounces
        $0.start = Vector(x: 0, y: bounces ? 0 : 400)
      }
    }
    if bounces {
      #expect(
        Self.bounces(records).filter { $0 == .began }.count
          == Self.bounces(records).filter { $0 == .ended }.count)
    } else {
      #expect(Self.bounces(records) == [.suppressed])
    }
  }

  @Test func contentThatFitsRestsAtTheEdgeItWasPulledFrom() throws {
    let reason = try #require(
      Self.phases(
        Self.timeline(Array(repeating: (0, 40), count: 8)) {
          $0.scene.change("list") { $0.content = [.item(height: 52)] }
        }
      ).last)
    #expect(reason == .restedAtEdge(.top))
  }

  @Test func aPagingViewBeginsAtAPage() {
    let records = Self.timeline([]) {
      $0 = .pages
      $0.scene.change("pages") { $0.start = Vector(x: 500, y: 0) }
    }
    for case .view(_, .sample(let sample)) in records { #expect(sample.offset.x == 390) }
  }

  @Test func aDeviceThatIsDescribedTwiceGoesBeforeItComesAgain() {
    var collector = TimelineCollector()
    var engine = ReplayEngine(.list)
    let device = DeviceRecord(time: 0, number: 0, description: MadeTrace.touchpadFlick.device)
    engine.step(.device(device), into: &collector)
    engine.step(.device(device), into: &collector)
    engine.step(.gone(time: 5, device: 0), into: &collector)
    let changes: [String] = collector.records.compactMap { record in
      guard case .device(let change) = record else { return nil }
      return "\(change.isAdded ? "added" : "removed"): \(change.reason)"
    }
    #expect(
      changes == [
        "added: a finger tool, no pen, not direct", "removed: the log describes it anew",
        "added: a finger tool, no pen, not direct", "removed: the device went",
      ])
  }

  @Test func namesDoNotSteerTheTerminal() {
    var device = MadeTrace.touchpadFlick.device
    device.name = "\u{1b}[31mred\u{1b}[0m\nnext row\u{7}"
    let scenario = Scenario.list
    var sink = TimelineTable(TimelineHead(log: "a\u{1b}c", scenario: scenario), scenario)
    var engine = ReplayEngine(scenario)
    engine.step(.device(DeviceRecord(time: 0, number: 0, description: device)), into: &sink)
    engine.finish(into: &sink)
    let text = String(decoding: sink.buffer.bytes, as: UTF8.self)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(text.contains("a\\u{1b}c in list"))
  }
}
