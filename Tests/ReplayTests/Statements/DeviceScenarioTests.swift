import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// The scenarios of section 13 about devices, from events on.
@Suite struct DeviceScenarioTests {
  /// A replay that tests feed, and its timeline.
  private struct Played {
    var engine: ReplayEngine
    var sink = TimelineCollector()

    init(_ scenario: Scenario) {
      engine = ReplayEngine(scenario)
    }

    init(_ node: SceneNode, size: Vector = Vector(x: 200, y: 200), policy: IndicatorPolicy = .connected) {
      self.init(Scenario(name: "scenario", scene: Scene(size: size, node), policy: policy))
    }

    mutating func connect(_ device: DeviceDescription, _ number: DeviceNumber = 0, at time: Microseconds = 0)
    {
      engine.step(.device(DeviceRecord(time: time, number: number, description: device)), into: &sink)
    }

    mutating func disconnect(_ number: DeviceNumber, at time: Microseconds) {
      engine.step(.gone(time: time, device: number), into: &sink)
    }

    mutating func send(at milliseconds: Int64, _ values: [(UInt16, Int32)], _ device: DeviceNumber = 0) {
      let events = values.map { InputEvent(type: .relative, code: $0.0, value: $0.1) }
      engine.step(.frame(Frame(time: milliseconds * 1000, device: device, events: events)), into: &sink)
    }

    mutating func wait(until milliseconds: Int64) {
      engine.advance(to: milliseconds * 1000, into: &sink)
    }

    func state(_ view: String) -> ReplayState? {
      engine.states.first { $0.view == view }
    }

    func indicator(_ view: String) -> IndicatorDecision? {
      state(view)?.indicators.first?.appearance.decision
    }

    /// The offsets of a view's samples, each once.
    func offsets(_ axis: Axis = .vertical) -> [Double] {
      sink.records.reduce(into: []) { offsets, record in
        guard case .view(_, .sample(let sample)) = record, sample.offset[axis] != offsets.last else { return }
        offsets.append(sample.offset[axis])
      }
    }

    func phases() -> [(time: Microseconds, phase: ScrollPhase)] {
      sink.records.compactMap {
        if case .view(_, .phase(let time, _, let next, _)) = $0 { (time, next) } else { nil }
      }
    }
  }

  /// A mouse whose wheel has detents alone.
  private static let plainMouse: DeviceDescription = {
    var mouse = MadeTrace.wheelNotches.device
    mouse.name = "Plain wheel mouse"
    mouse.capabilities[1].codes = [EventCode.relX, EventCode.relY, EventCode.relWheel]
    return mouse
  }()

  @Test("scenario 18 a vertical wheel over the strip scrolls the page, a horizontal one the strip")
  func nestedWheel() {
    var replay = Played(.galleryPhone)
    replay.connect(MadeTrace.wheelNotches.device)
    // From the middle, (195, 422), up over the heroes, which are there before and after.
    replay.send(at: 10, [(EventCode.relY, -322)])
    for notch in 0..<3 { replay.send(at: 100 + 20 * Int64(notch), [(EventCode.relWheelHiRes, -120)]) }
    replay.wait(until: 1000)
    #expect(replay.state("gallery")?.sample.offset == Vector(x: 0, y: 120))
    #expect(replay.state("heroes")?.sample.offset.x == -20)
    replay.send(at: 1100, [(EventCode.relHWheelHiRes, 120)])
    replay.wait(until: 3000)
    #expect(replay.state("gallery")?.sample.offset == Vector(x: 0, y: 120))
    // A hero is as wide as the page is without its bar: 375 - 40, and 10 beside it, from -20 on.
    #expect(replay.state("heroes")?.sample.offset.x == 325)
  }

  @Test("scenario 20 a wheel that only turns up and down does nothing to a strip, so its indicator is shown")
  func verticalWheelOnly() {
    var replay = Played(.scroll(ScrollView.strip(5).with { $0.indicators = IndicatorSettings(.hidden) }))
    replay.connect(Self.plainMouse)
    #expect(replay.indicator("strip")?.style == .legacy)
    #expect(replay.indicator("strip")?.state == .visible)
    #expect(replay.indicator("strip")?.reason == .neededThoughHidden(by: .mouse))
    replay.send(at: 100, [(EventCode.relWheel, -1)])
    replay.wait(until: 1000)
    #expect(replay.state("strip")?.sample.offset == .zero)
    #expect(replay.phases().isEmpty)
  }

  @Test(
    "scenario 21, scenario 22 a mouse that is plugged in shows indicators at once, and they fade when it goes"
  )
  func hotPlug() {
    let strips: [SceneNode] = [IndicatorVisibility.hidden, .automatic, .never].map { visibility in
      .scroll(
        ScrollView.strip(5, id: visibility.rawValue).with { $0.indicators = IndicatorSettings(visibility) })
    }
    var replay = Played(.stack(SceneStack(.vertical, spacing: 0, strips)), size: Vector(x: 200, y: 300))
    func states() -> [IndicatorState?] {
      ["hidden", "automatic", "never"].map { replay.indicator($0)?.state }
    }
    func styles() -> [IndicatorStyle?] {
      ["hidden", "automatic", "never"].map { replay.indicator($0)?.style }
    }
    replay.connect(MadeTrace.touchpadFlick.device)
    replay.wait(until: 1000)
    #expect(states() == [.hidden, .hidden, .hidden])
    #expect(styles() == [.overlay, .overlay, .overlay])
    replay.connect(Self.plainMouse, 1, at: 1_000_000)
    #expect(states() == [.visible, .visible, .hidden])
    // Legacy bars are those that take room.
    #expect(styles() == [.legacy, .legacy, .legacy])
    replay.disconnect(1, at: 2_000_000)
    #expect(states() == [.fading, .visible, .hidden])
    replay.wait(until: 3000)
    #expect(states() == [.hidden, .hidden, .hidden])
    #expect(styles() == [.overlay, .overlay, .overlay])
    #expect(replay.phases().isEmpty)
  }

  @Test("scenario 23 hidden is shown with a mouse by the documented rule, by the other one not; never is not")
  func hiddenWithAMouse() {
    for (visibility, policy, state) in [
      (IndicatorVisibility.hidden, IndicatorPolicy.connected, IndicatorState.visible),
      (.hidden, .touchOnly, .hidden), (.never, .connected, .hidden), (.never, .touchOnly, .hidden),
    ] {
      var replay = Played(
        .scroll(ScrollView.strip(5).with { $0.indicators = IndicatorSettings(visibility) }), policy: policy)
      replay.connect(Self.plainMouse)
      #expect(replay.indicator("strip")?.state == state)
    }
  }

  @Test("scenario 24 a wheel ends when it was quiet for 150 ms, and only then a behaviour is asked")
  func quiet() {
    for behavior in [ScrollTargetBehaviorSetting.automatic, .paging] {
      var replay = Played(.scroll(ScrollView.rows(40, of: 50).with { $0.behavior = behavior }))
      replay.connect(Self.plainMouse)
      for time in [100, 200, 300] as [Int64] { replay.send(at: time, [(EventCode.relWheel, -1)]) }
      replay.wait(until: 449)
      #expect(replay.phases().map(\.phase) == [.interacting])
      replay.wait(until: 3000)
      let end = replay.phases()[1]
      #expect(end.time == 450_000)
      #expect(end.phase == (behavior == .automatic ? .idle : .decelerating))
      #expect(replay.state("list")?.sample.offset.y == (behavior == .automatic ? 120 : 200))
      #expect(replay.phases().last?.phase == .idle)
    }
  }

  @Test("scenario 26 eight parts of 15 and the detent beside them are one notch, 40 points")
  func highResolution() {
    var replay = Played(.scroll(.rows(40, of: 50)))
    replay.connect(MadeTrace.wheelNotches.device)
    for part in 1...8 {
      let detent = part == 8 ? [(EventCode.relWheel, -1 as Int32)] : []
      replay.send(at: 100 + 5 * Int64(part), detent + [(EventCode.relWheelHiRes, -15)])
    }
    replay.wait(until: 1000)
    #expect(replay.state("list")?.sample.offset.y == 40)
    #expect(replay.offsets() == [5, 10, 15, 20, 25, 30, 35, 40])
  }

  @Test("scenario 43 a notch is one step of 40 points, and nothing glides after it")
  func oneStep() {
    var replay = Played(.scroll(.rows(40, of: 50)))
    replay.connect(Self.plainMouse)
    replay.send(at: 100, [(EventCode.relWheel, -1)])
    #expect(replay.state("list")?.sample.offset.y == 40)
    replay.wait(until: 1000)
    #expect(replay.offsets() == [40])
  }

  @Test(
    "scenario 27 the list that was flicked glides on when the pointer goes to another, which gets nothing")
  func momentumStays() {
    let lists = SceneStack(
      .horizontal, spacing: 0, [.scroll(.rows(200, of: 50, id: "a")), .scroll(.rows(200, of: 50, id: "b"))])
    var stage = Stage(Scene(size: Vector(x: 200, y: 200), .stack(lists)), profile: .simple)
    stage.movePointer(to: Vector(x: 50, y: 100))
    stage.swipe(y: 100, velocity: 2000)
    stage.wait(100)
    stage.movePointer(to: Vector(x: 150, y: 100))
    stage.rest()
    #expect(isClose(stage.offset("a").y, 1098))
    #expect(stage.offset("b").y == 0)
    #expect(stage.outputs("b").allSatisfy { if case .indicator = $0 { true } else { false } })
  }

  @Test("scenario 41 fingers that rest and are lifted stop a momentum; with a behaviour it is asked again")
  func restingFingers() {
    for behavior in [ScrollTargetBehaviorSetting.automatic, .paging] {
      var stage = Stage(ScrollView.rows(200, of: 50).with { $0.behavior = behavior })
      stage.swipe(y: 60, velocity: 2000)
      stage.wait(80)
      let asked = stage.targets().count
      stage.send(.began)
      let stopped = stage.offset().y
      #expect(stage.phases().last == .tracking)
      stage.send(.cancelled, after: 200, reason: .liftedBeforeStart)
      #expect(stage.targets().count == asked + 1)
      #expect(stage.targets().last?.cause == .gestureEnd)
      stage.rest()
      let settles = behavior == .paging
      #expect(
        stage.phases().dropFirst(3) == (settles ? [.tracking, .decelerating, .idle] : [.tracking, .idle]))
      #expect(
        settles ? stage.offset().y.truncatingRemainder(dividingBy: 200) == 0 : stage.offset().y == stopped)
    }
    // At rest they are told of, and nothing more.
    var stage = Stage(.rows(200, of: 50))
    stage.send(.began)
    stage.send(.cancelled, after: 200, reason: .liftedBeforeStart)
    #expect(stage.phases() == [.tracking, .idle])
    #expect(stage.targets() == [])
  }
}
