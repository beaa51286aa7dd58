import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Whole replays of made logs, with an app that does random things at random times.
@Suite struct RandomReplayTests {
  private static func scene(_ random: inout SeededGenerator) -> Scene {
    let rows = (0..<3).map { run in
      SceneNode.repeated(20, prefix: "\(run)-", .item(width: 390, height: random.pick([44, 120, 300])))
    }
    let strip = ScrollView(
      "strip", axes: .horizontal, behavior: random.pick([.automatic, .paging, .viewAligned()]),
      [
        .stack(
          SceneStack(
            .horizontal, isTargetLayout: true, [.repeated(9, prefix: "s", .item(width: 150, height: 99))]))
      ])
    let inner = SceneNode.scroll(strip).modified(.frame(width: nil, height: 100, alignment: .center))
    let stack = SceneStack(.vertical, isLazy: random.once(in: 2), isTargetLayout: true, [inner] + rows)
    let list = ScrollView(
      "list", behavior: random.pick([.automatic, .automatic, .paging, .viewAligned(limitBehavior: .never)]),
      position: random.pick([nil, ScrollPositionSetting()]), [.stack(stack)])
    return Scene(
      size: Vector(x: 390, y: 700), refreshRate: random.pick([60, 120, 7]),
      displayScale: random.pick([1, 3]),
      .scroll(list))
  }

  private static func action(_ random: inout SeededGenerator) -> SceneAction {
    let place: ScrollPlace = random.pick([
      .edge(.bottom), .edge(.top), .view("1-7", anchor: nil), .view("s8", anchor: .center),
      .point(x: nil, y: 500),
    ])
    return switch random.int(0...6) {
    case 0: .resize(random.pick([Vector(x: 390, y: 700), Vector(x: 700, y: 390)]))
    case 1: .insert(view: "list", at: 0, [.item(height: 250)])
    case 2: .remove(view: "list", ids: ["0-3", "1-7"])
    case 3: .setBehavior(view: "list", random.pick([.automatic, .paging]))
    case 4: .setDisabled(view: "list", random.once(in: 2))
    default:
      .scroll(
        ScrollRequest(
          place, channel: random.pick(ScrollRequest.Channel.allCases), isAnimated: random.once(in: 2),
          preservesVelocity: random.once(in: 2)))
    }
  }

  static func scenario(_ random: inout SeededGenerator) -> Scenario {
    let actions = (0..<random.int(0...12)).map { _ in
      TimedAction(at: Int64(random.int(0...7_000_000)), action(&random))
    }
    return Scenario(
      name: "random", scene: scene(&random), actions: actions, profile: random.pick(Profile.all))
  }

  /// Replays; `piece` says by how much time goes on at most, `nil` for any.
  private static func replay(
    _ trace: MadeTrace, _ scenario: Scenario, _ piece: () -> Microseconds? = { nil }
  ) -> (records: [TimelineRecord], faults: [String], isIdle: Bool) {
    var engine = ReplayEngine(scenario)
    var collector = TimelineCollector()
    var time: Microseconds = 0
    for record in trace.records {
      while let next = record.time, let length = piece(), time + length < next {
        time += length
        engine.advance(to: time, into: &collector)
      }
      time = max(time, record.time ?? time)
      engine.step(record, into: &collector)
    }
    engine.finish(into: &collector)
    var invariants = ReplayInvariants()
    for record in collector.records { invariants.write(record) }
    invariants.finish()
    return (collector.records, invariants.faults, engine.states.allSatisfy { $0.phase == .idle })
  }

  /// Where two timelines differ first; whole ones are too long to print.
  private static func difference(_ one: [TimelineRecord], _ other: [TimelineRecord]) -> String? {
    if let index = zip(one, other).enumerated().first(where: { $0.element.0 != $0.element.1 })?.offset {
      return "\(one[index]), but \(other[index])"
    }
    return one.count == other.count ? nil : "\(one.count) records, but \(other.count)"
  }

  @Test(
    "every begin ends and everything rests, whatever the app does meanwhile",
    arguments: 0..<60 as Range<UInt64>)
  func invariants(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let trace = random.pick(MadeTrace.all)
    let scenario = Self.scenario(&random)
    let replay = Self.replay(trace, scenario)
    #expect(replay.faults.isEmpty, "\(trace) \(scenario.actions)")
    #expect(replay.isIdle, "\(trace) \(scenario.actions)")
    #expect(replay.records.contains { if case .view(_, .phase) = $0 { true } else { false } })
  }

  @Test("a replay is the same in whatever pieces time passes", arguments: 0..<20 as Range<UInt64>)
  func pieces(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let trace = random.pick(MadeTrace.all)
    let scenario = Self.scenario(&random)
    let whole = Self.replay(trace, scenario).records
    #expect(Self.difference(whole, Self.replay(trace, scenario).records) == nil)
    let sliced = Self.replay(trace, scenario) { Int64(random.pick([3000, 50_000, 400_000])) }.records
    #expect(Self.difference(whole, sliced) == nil, "\(trace) \(scenario.actions)")
  }

  @Test("the refresh rate changes samples and nothing else", arguments: 0..<20 as Range<UInt64>)
  func refreshRate(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let trace = random.pick(MadeTrace.all)
    var scenario = Self.scenario(&random)
    func decisions(_ rate: Int) -> [TimelineRecord] {
      scenario.scene.refreshRate = rate
      return Self.replay(trace, scenario).records.filter { record in
        switch record {
        case .view(_, .sample), .end: false
        default: true
        }
      }
    }
    #expect(Self.difference(decisions(60), decisions(144)) == nil, "\(trace) \(scenario.actions)")
  }
}
