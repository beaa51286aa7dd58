import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Reports of indicators: which device brings a bar, when it goes, and that it does not flap.
@Suite struct IndicatorReportTests {
  /// An indicator at a time.
  struct Said: Equatable, CustomStringConvertible {
    var time: Microseconds
    var style: IndicatorStyle
    var state: IndicatorState

    init(_ time: Microseconds, _ style: IndicatorStyle, _ state: IndicatorState) {
      self.time = time
      self.style = style
      self.state = state
    }

    var description: String { "\(time) \(style) \(state)" }
  }

  /// A stage that says who acts, as a replay does, and what was said of the indicator.
  struct Rig {
    var stage: Stage

    init(
      content: Double = 5000, height: Double = 200, profile: Profile = .uikit,
      policy: IndicatorPolicy = .connected, preference: IndicatorPreference = .byDevice,
      visibility: IndicatorVisibility = .automatic, devices: [DeviceClass]
    ) {
      let view = ScrollView(
        "list", indicators: IndicatorSettings(visibility), [.item(height: content)])
      stage = Stage(
        Scene(size: Vector(x: 200, y: height), .scroll(view)), profile: profile, policy: policy,
        preference: preference, devices: devices)
    }

    var now: IndicatorDecision? { stage.view().indicator(.vertical) }

    var said: [Said] {
      stage.outputs().compactMap {
        if case .indicator(let time, _, let next) = $0 { Said(time, next.style, next.state) } else { nil }
      }
    }

    /// A device scrolls by a little and stops.
    mutating func scroll(_ device: DeviceClass, after milliseconds: Int64 = 10) {
      stage.wait(milliseconds)
      stage.use(device)
      let source: ScrollSource =
        device == .mouse ? .wheel : device == .touchscreen ? .touch : .finger
      let number: DeviceNumber = device == .mouse ? 1 : device == .touchscreen ? 2 : 0
      stage.send(.began, y: source == .wheel ? 20 : 0, from: source, device: number, after: 0)
      if source != .wheel { stage.send(.changed, y: 20, from: source, device: number, after: 0) }
      stage.send(.ended, from: source, device: number, after: 0)
    }
  }

  @Test(
    "I02 who has a mouse alone keeps the bar when the wheel turns",
    arguments: [IndicatorPolicy.connected, .lastUsed])
  func theWheelHidesNothing(policy: IndicatorPolicy) {
    var rig = Rig(policy: policy, devices: [.mouse])
    rig.scroll(.mouse, after: 1000)
    rig.stage.wait(10_000)
    #expect(rig.said.dropFirst() == [Said(0, .legacy, .visible)])
    #expect(rig.now?.state == .visible)
  }

  @Test(
    "I04 a bar that is preferred always is there from the first to the last moment",
    arguments: IndicatorPolicy.builtIn)
  func alwaysIsAlways(policy: IndicatorPolicy) {
    var rig = Rig(policy: policy, preference: .always, devices: [.touchpad])
    rig.scroll(.touchpad, after: 500)
    rig.stage.rest()
    #expect(rig.said == [Said(0, .legacy, .visible)])
    #expect(rig.now?.reason == .preferredAlways)
  }

  @Test("I10 a finger on the screen shows the bar while it drags, and the hold and the fade after")
  func touchShowsIt() {
    var rig = Rig(policy: .touchOnly, devices: [.touchscreen])
    rig.scroll(.touchscreen, after: 1000)
    let end: Microseconds = 1_000_000
    #expect(rig.now?.state == .visible)
    for (milliseconds, state) in [
      (599, IndicatorState.visible), (600, .fading), (601, .fading), (849, .fading), (850, .hidden),
      (851, .hidden),
    ] as [(Int64, IndicatorState)] {
      rig.stage.wait(milliseconds - (rig.stage.time - end) / 1000)
      #expect(rig.now?.state == state, "\(milliseconds)")
    }
  }

  @Test("I11 where the last device decides the style follows the hand")
  func theStyleFollowsTheHand() {
    var rig = Rig(policy: .lastUsed, devices: [.touchscreen, .touchpad, .mouse])
    #expect(rig.now?.reason == .neededBeforeUse(by: .mouse))
    for (device, style) in [
      (DeviceClass.mouse, IndicatorStyle.legacy), (.touchscreen, .overlay), (.mouse, .legacy),
      (.touchpad, .overlay),
    ] {
      rig.scroll(device, after: 2000)
      #expect(rig.now?.style == style && rig.now?.state == .visible)
    }
  }

  @Test("I12 a mouse that is unplugged changes the style once, to that of the device used before")
  func unpluggedOnce() throws {
    var engine = ReplayEngine(
      Scenario(
        name: "rows", scene: Scene(size: Vector(x: 200, y: 200), .scroll(.rows(40, of: 50))),
        policy: .lastUsed))
    var sink = TimelineCollector()
    let (pad, mouse) = (MadeTrace.touchpadFlick, MadeTrace.wheelNotches)
    engine.step(.device(DeviceRecord(time: 0, number: 0, description: pad.device)), into: &sink)
    for frame in pad.frames { engine.step(.frame(frame), into: &sink) }
    let start = try #require(pad.frames.last?.time) + 5_000_000
    engine.step(.device(DeviceRecord(time: start, number: 1, description: mouse.device)), into: &sink)
    func styles() -> [IndicatorStyle] {
      sink.records.reduce(into: []) { styles, record in
        guard case .view(_, .indicator(_, _, let next)) = record, next.style != styles.last else { return }
        styles.append(next.style)
      }
    }
    // Plugged and not used: nothing.
    #expect(styles() == [.overlay])
    let notch = InputEvent(type: .relative, code: EventCode.relWheel, value: -1)
    engine.step(.frame(Frame(time: start + 1_000_000, device: 1, events: [notch])), into: &sink)
    #expect(styles() == [.overlay, .legacy])
    engine.step(.gone(time: start + 3_000_000, device: 1), into: &sink)
    engine.finish(into: &sink)
    #expect(styles() == [.overlay, .legacy, .overlay])
    #expect(engine.states.first?.indicators.first?.appearance.decision.state == .hidden)
  }

  @Test("I13 a mouse that is plugged in while it scrolls brings a bar by presence, and none by use")
  func pluggedInMidScroll() {
    for policy in [IndicatorPolicy.connected, .lastUsed] {
      var rig = Rig(policy: policy, devices: [.touchpad])
      rig.stage.use(.touchpad)
      rig.stage.send(.began)
      rig.stage.send(.changed, y: 20)
      rig.stage.setDevices([.touchpad, .mouse], lastUsed: .touchpad)
      #expect(rig.now?.style == (policy == .connected ? .legacy : .overlay))
      #expect(rig.now?.reason == (policy == .connected ? .needed(by: .mouse) : .scrolling))
    }
  }

  @Test("I14 bursts that come before the fade is over never hide the bar")
  func bursts() {
    var profile = Profile.uikit
    (profile.indicators.hold, profile.indicators.fade) = (250_000, 200_000)
    var rig = Rig(profile: profile, devices: [.touchpad])
    for _ in 0..<20 { rig.scroll(.touchpad, after: 300) }
    #expect(rig.said.dropFirst().allSatisfy { $0.style == .overlay && $0.state != .hidden })
    #expect(rig.said.contains { $0.state == .fading })
  }

  @Test(
    "I14 two hands on two devices change the style at most once a hold",
    arguments: [250_000, 500_000, 1_000_000] as [Microseconds])
  func twoHands(hold: Microseconds) {
    var profile = Profile.uikit
    profile.indicators.styleHold = hold
    var rig = Rig(profile: profile, policy: .lastUsed, devices: [.touchpad, .mouse])
    for index in 0..<100 { rig.scroll(index.isMultiple(of: 2) ? .touchpad : .mouse, after: 50) }
    rig.stage.rest()
    let changes = zip(rig.said, rig.said.dropFirst()).filter { $0.style != $1.style }.map(\.1.time)
    #expect(changes.count > 1)
    // The first is the one at the start: there was a mouse and no use.
    #expect(zip(changes.dropFirst(), changes.dropFirst(2)).allSatisfy { $1 - $0 >= hold })
    // In the end it is the one of the device that was used last.
    #expect(rig.now?.style == .legacy)
  }

  @Test("I14 a style waits for its hold, to the millisecond", arguments: [499, 500, 501] as [Int64])
  func styleHold(milliseconds: Int64) {
    var rig = Rig(policy: .lastUsed, devices: [.touchpad, .mouse])
    rig.scroll(.touchpad, after: 1000)
    #expect(rig.now?.style == .overlay)
    rig.scroll(.mouse, after: 499)
    #expect(rig.now?.style == .overlay)
    rig.stage.wait(milliseconds - 499)
    #expect(rig.now?.style == (milliseconds < 500 ? .overlay : .legacy))
    #expect(milliseconds < 500 || rig.said.last == Said(1_500_000, .legacy, .visible))
  }

  @Test("I16 content that fits has no bar, and a resize changes it once a crossing")
  func crossings() {
    var rig = Rig(content: 600, height: 600, devices: [.mouse])
    rig.scroll(.mouse, after: 100)
    #expect(rig.said.allSatisfy { $0.state == .hidden })
    var states: [IndicatorState] = []
    for height in [601, 600, 599, 598, 599, 600, 601] as [Double] {
      rig.stage.perform(.resize(Vector(x: 200, y: height)))
      states.append(rig.now?.state ?? .fading)
    }
    #expect(states == [.hidden, .hidden, .visible, .visible, .visible, .hidden, .hidden])
    // At the start, with the mouse, and one a crossing.
    #expect(rig.said.map(\.state) == [.hidden, .hidden, .visible, .hidden])
  }

  @Test("I17 one notch shows the bar", arguments: IndicatorPolicy.builtIn)
  func oneNotch(policy: IndicatorPolicy) {
    var rig = Rig(policy: policy, devices: policy == .connected ? [] : [.mouse])
    rig.scroll(.mouse, after: 100)
    #expect(rig.now?.state == .visible)
  }

  @Test(
    "GTK's bar comes with the pointer's motion and goes 2 s after the last",
    arguments: [1999, 2000, 2001] as [Int64])
  func pointing(milliseconds: Int64) {
    var rig = Rig(profile: .gtk4, policy: .gtk4, devices: [.mouse])
    #expect(rig.now?.state == .hidden)
    rig.stage.movePointer(to: Vector(x: 10, y: 10))
    rig.stage.wait(1000)
    rig.stage.movePointer(to: Vector(x: 11, y: 10))
    #expect(rig.now?.state == .visible && rig.now?.reason == .pointing)
    rig.stage.wait(milliseconds)
    #expect(rig.now?.state == (milliseconds < 2000 ? .visible : .fading))
    rig.stage.rest()
    #expect(rig.said.last == Said(4_000_000, .overlay, .hidden))
    #expect(rig.now?.reason == .after(.pointing, 3_000_000))
  }

  @Test("a mouse that comes or goes cuts no hold short where the user prefers bars while scrolling")
  func pluggedInTheHold() {
    var rig = Rig(preference: .whenScrolling, devices: [.touchpad])
    rig.scroll(.touchpad, after: 100)
    rig.stage.wait(300)
    rig.stage.setDevices([.touchpad, .mouse])
    rig.stage.wait(200)
    rig.stage.setDevices([.touchpad])
    rig.stage.rest()
    #expect(
      rig.said.dropFirst() == [
        Said(100_000, .overlay, .visible), Said(700_000, .overlay, .fading), Said(950_000, .overlay, .hidden),
      ])
  }

  @Test("a mouse that goes cuts no fade short where the touchpad was used last and the setting is hidden")
  func unpluggedInTheFade() {
    var rig = Rig(policy: .lastUsed, visibility: .hidden, devices: [.touchpad, .mouse])
    rig.stage.wait(1000)
    rig.stage.use(.touchpad)
    rig.stage.wait(100)
    rig.stage.setDevices([.touchpad], lastUsed: .touchpad)
    rig.stage.rest()
    #expect(
      rig.said.suffix(2) == [Said(1_000_000, .overlay, .fading), Said(1_250_000, .overlay, .hidden)])
  }

  @Test("whatever happens, at rest it is as the rule says", arguments: 0..<60 as Range<UInt64>)
  func atRestItIsTheRule(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let policy = random.pick(IndicatorPolicy.builtIn)
    let preference = random.pick(IndicatorPreference.allCases)
    let visibility = random.pick(IndicatorVisibility.allCases)
    var devices: [DeviceClass] = [.touchpad, .mouse]
    // The classes by their last acts, the latest first.
    var used: [DeviceClass] = []
    var rig = Rig(policy: policy, preference: preference, visibility: visibility, devices: devices)
    for _ in 0..<40 {
      switch random.int(0...3) {
      case 0:
        devices = [.touchpad, .mouse, .touchscreen].filter { _ in !random.once(in: 3) }
        used.removeAll { !devices.contains($0) }
        rig.stage.setDevices(devices, lastUsed: used.first)
      case 1: rig.stage.movePointer(to: Vector(x: Double(random.int(0...199)), y: 100))
      default:
        guard !devices.isEmpty else { continue }
        let device = random.pick(devices)
        used.removeAll { $0 == device }
        used.insert(device, at: 0)
        rig.scroll(device, after: Int64(random.pick([10, 50, 499, 600, 700, 2000])))
      }
    }
    rig.stage.rest()
    let verdict = IndicatorRule.verdict(
      IndicatorRule.Situation(
        visibility: visibility, overflows: true, preference: preference, devices: devices,
        lastUsed: used.first), policy)
    #expect(rig.now?.style == verdict.style && rig.now?.state == verdict.state, "seed \(seed)")
  }

  /// The trace of a touchpad that is used, a mouse that is plugged in, used and pulled, and the touchpad again.
  @Test("presence and use differ from the mouse's plug to its first notch, and nowhere else")
  func hybrid() throws {
    var said: [[Said]] = []
    var (plug, notch): (Microseconds?, Microseconds?)
    for policy in [IndicatorPolicy.connected, .lastUsed] {
      var scenario = Scenario.longList
      scenario.policy = policy
      var sink = TimelineCollector()
      try RecordedTrace(name: "hybrid", scenario: scenario, sources: []).replay(into: &sink)
      var course: [Said] = []
      for record in sink.records {
        switch record {
        case .view(_, .indicator(let time, _, let next)): course.append(Said(time, next.style, next.state))
        case .device(let device) where device.isAdded && device.deviceClass == .mouse: plug = device.time
        case .input(let input) where input.source == .wheel: notch = notch ?? input.time
        default: break
        }
      }
      said.append(course)
    }
    let bars = [Said(try #require(plug), .legacy, .visible), Said(try #require(notch), .legacy, .visible)]
    #expect(said[0].contains(bars[0]) && said[1].contains(bars[1]))
    #expect(said[0].filter { $0 != bars[0] } == said[1].filter { $0 != bars[1] })
  }
}
