import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Reports of what calls an indicator, holds it and lets it go, with each time to the millisecond.
@Suite struct IndicatorLifeTests {
  typealias Rig = IndicatorReportTests.Rig
  typealias Said = IndicatorReportTests.Said

  /// Over the vertical indicator of a view of 200 by 200.
  private static let zone = Vector(x: 195, y: 100)

  /// A profile with a hold and a fade.
  private static func profile(hold: Microseconds, fade: Microseconds) -> Profile {
    var profile = Profile.uikit
    profile.indicators = IndicatorConstants(hold: hold, fade: fade)
    return profile
  }

  @Test("I05 each scroll begins the delay anew, and the fade takes as long as was set, to the millisecond")
  func delayAndFade() {
    var rig = Rig(profile: Self.profile(hold: 500_000, fade: 200_000), devices: [.touchpad])
    rig.scroll(.touchpad, after: 0)
    rig.scroll(.touchpad, after: 499)
    for (time, state) in [
      (998, IndicatorState.visible), (999, .fading), (1000, .fading), (1198, .fading), (1199, .hidden),
      (1200, .hidden),
    ] as [(Int64, IndicatorState)] {
      rig.stage.wait(time - rig.stage.time / 1000)
      #expect(rig.now?.state == state, "\(time) ms")
    }
    #expect(
      rig.said.dropFirst() == [
        Said(0, .overlay, .visible), Said(999_000, .overlay, .fading), Said(1_199_000, .overlay, .hidden),
      ])
  }

  @Test("I05 a fade is linear")
  func opacity() {
    var rig = Rig(profile: Self.profile(hold: 500_000, fade: 200_000), devices: [.touchpad])
    rig.scroll(.touchpad, after: 0)
    var opacities: [Double] = []
    for time in [499, 500, 550, 600, 699, 700] as [Int64] {
      rig.stage.wait(time - rig.stage.time / 1000)
      opacities.append(rig.stage.view().appearance(of: .vertical, at: rig.stage.time)?.opacity ?? -1)
    }
    #expect(opacities == [1, 1, 0.75, 0.5, 0.005, 0])
  }

  enum Loss: CaseIterable {
    case leaves, unplugged, moves
  }

  @Test("I06 who leaves the window, or is unplugged, over the bar holds it no more", arguments: Loss.allCases)
  func theHoverEnds(loss: Loss) {
    var rig = Rig(preference: .whenScrolling, devices: [.touchpad, .mouse])
    rig.scroll(.mouse, after: 0)
    rig.stage.movePointer(to: Self.zone)
    rig.stage.wait(5000)
    #expect(rig.now?.state == .visible && rig.now?.isWide == true)
    switch loss {
    case .leaves: rig.stage.perform(.leave)
    case .unplugged:
      rig.stage.losePointer()
      rig.stage.setDevices([.touchpad])
    case .moves: rig.stage.movePointer(to: Vector(x: 10, y: 100))
    }
    rig.stage.rest()
    #expect(
      rig.said.suffix(2) == [Said(5_600_000, .overlay, .fading), Said(5_850_000, .overlay, .hidden)])
    #expect(rig.now?.reason == .after(.hovering, 850_000))
  }

  @Test(
    "I06 in a replay a gap, an unplugged mouse and the end of the log end the hover", arguments: [0, 1, 2])
  func theHoverEndsInAReplay(ending: Int) throws {
    var scenario = Scenario(
      name: "rows",
      scene: Scene(size: Vector(x: 200, y: 200), .scroll(ScrollView("list", [.item(height: 2000)]))))
    scenario.preference = .whenScrolling
    var engine = ReplayEngine(scenario)
    var sink = TimelineCollector()
    engine.step(
      .device(DeviceRecord(time: 0, number: 1, description: MadeTrace.wheelNotches.device)), into: &sink)
    let motion = [
      InputEvent(type: .relative, code: EventCode.relX, value: 95),
      InputEvent(type: .relative, code: EventCode.relWheel, value: -1),
    ]
    engine.step(.frame(Frame(time: 1_000_000, device: 1, events: motion)), into: &sink)
    engine.advance(to: 9_000_000, into: &sink)
    let held = try #require(engine.states.first?.indicators.first?.appearance.decision)
    #expect(held.state == .visible && held.isWide)
    switch ending {
    case 0:
      engine.step(.gap(GapRecord(time: 9_000_000, device: nil, reason: "suspend")), into: &sink)
      engine.advance(to: 9_849_000, into: &sink)
      #expect(engine.states.first?.indicators.first?.appearance.decision.state == .fading)
      engine.advance(to: 9_850_000, into: &sink)
    case 1: engine.step(.gone(time: 9_000_000, device: 1), into: &sink)
    default: break
    }
    engine.finish(into: &sink)
    #expect(engine.states.first?.indicators.first?.appearance.decision.state == .hidden)
  }

  @Test("I07 a finger on the bar of a screen hovers over nothing", arguments: IndicatorPolicy.builtIn)
  func touchHoversOverNothing(policy: IndicatorPolicy) {
    var rig = Rig(profile: .uikit, policy: policy, devices: [.touchscreen])
    rig.scroll(.touchscreen, after: 0)
    // While the bar is still there.
    rig.stage.send(.began, from: .touch, at: Self.zone, device: 2, after: 300)
    #expect(rig.now?.isWide == false)
    rig.stage.send(.ended, from: .touch, at: Self.zone, device: 2, after: 50)
    rig.stage.rest()
    #expect(rig.said.suffix(2) == [Said(600_000, .overlay, .fading), Said(850_000, .overlay, .hidden)])
  }

  @Test("I08 a pointer that comes to a bar that fades brings it back at once, and a drag holds it")
  func theFadeIsTurnedBack() {
    var rig = Rig(preference: .whenScrolling, devices: [.touchpad])
    rig.scroll(.touchpad, after: 0)
    rig.stage.wait(725)
    let appearance = { (rig: Rig) in rig.stage.view().appearance(of: .vertical, at: rig.stage.time) }
    #expect(appearance(rig)?.opacity == 0.5)
    rig.stage.movePointer(to: Vector(x: 195, y: 10))
    #expect(appearance(rig)?.opacity == 1 && rig.now?.state == .visible && rig.now?.isWide == true)
    #expect(appearance(rig)?.canBeGrabbed == true)
    rig.stage.press()
    #expect(rig.now?.reason == .dragging)
    rig.stage.movePointer(to: Vector(x: 20, y: 60))
    rig.stage.wait(5000)
    // Far from the zone, but in the hand.
    #expect(rig.now?.state == .visible && rig.now?.reason == .dragging)
    rig.stage.release()
    rig.stage.rest()
    #expect(rig.said.last == Said(6_575_000, .overlay, .hidden))
  }

  @Test("I09 two fingers that rest show the bar from the first frame, and scroll nothing")
  func restingFingers() {
    var rig = Rig(devices: [.touchpad])
    rig.stage.send(.began, after: 1000)
    #expect(rig.now?.state == .visible && rig.now?.reason == .tracking)
    rig.stage.send(.ended, after: 1000, reason: .liftedBeforeStart)
    rig.stage.rest()
    #expect(
      rig.said.dropFirst() == [
        Said(1_000_000, .overlay, .visible), Said(2_600_000, .overlay, .fading),
        Said(2_850_000, .overlay, .hidden),
      ])
    #expect(rig.stage.offset() == .zero)
    #expect(rig.now?.reason == .after(.tracking, 850_000))
  }

  @Test(
    "I09 where phones and GTK decide, resting fingers show nothing",
    arguments: [IndicatorPolicy.touchOnly, .gtk4])
  func restingFingersElsewhere(policy: IndicatorPolicy) {
    var rig = Rig(policy: policy, devices: [.touchpad])
    rig.stage.send(.began, after: 1000)
    #expect(rig.now?.state == .hidden)
  }

  @Test(
    "I15 whether the app's scrolling shows the bar is the policy's to say", arguments: [true, false],
    [true, false])
  func programmatic(isShown: Bool, isAnimated: Bool) {
    var policy = IndicatorPolicy("own", bars: .connected, shows: [.scrolling])
    if isShown { policy.shows.insert(.programmatic) }
    var rig = Rig(policy: policy, devices: [.touchpad])
    rig.stage.wait(1000)
    rig.stage.scroll(.point(x: nil, y: 500), animated: isAnimated)
    rig.stage.wait(10)
    #expect(rig.now?.state == (isShown ? .visible : .hidden))
    rig.stage.rest()
    #expect(rig.stage.offset().y == 500)
    let end: Microseconds = isAnimated ? 1_300_000 : 1_000_000
    let expected =
      isShown
      ? [
        Said(1_000_000, .overlay, .visible), Said(end + 600_000, .overlay, .fading),
        Said(end + 850_000, .overlay, .hidden),
      ] : []
    #expect(rig.said.dropFirst() == expected[...])
  }

  @Test("I18 slowly after scrolling, at once on leaving")
  func fadePerCause() {
    var profile = Self.profile(hold: 500_000, fade: 400_000)
    (profile.indicators.leaveHold, profile.indicators.leaveFade) = (0, 0)
    var rig = Rig(profile: profile, preference: .whenScrolling, devices: [.mouse])
    rig.scroll(.mouse, after: 0)
    rig.stage.rest()
    #expect(
      rig.said.suffix(2) == [Said(500_000, .overlay, .fading), Said(900_000, .overlay, .hidden)])
    rig.stage.wait(100)
    rig.stage.movePointer(to: Self.zone)
    rig.stage.wait(100)
    rig.stage.movePointer(to: Vector(x: 100, y: 100))
    #expect(
      rig.said.suffix(2) == [Said(1_000_000, .overlay, .visible), Said(1_100_000, .overlay, .hidden)])
  }

  @Test("I19 a flash on appearance shows the bar of the axis that overflows, and no other")
  func flash() {
    let view = ScrollView(
      "both", axes: [.horizontal, .vertical], flashesIndicators: true, [.item(width: 200, height: 500)])
    var stage = Stage(view, devices: [.touchpad])
    #expect(stage.view().indicator(.vertical)?.reason == .flashing)
    #expect(stage.view().indicator(.horizontal)?.state == .hidden)
    stage.wait(599)
    #expect(stage.view().indicator(.vertical)?.state == .visible)
    stage.wait(1)
    #expect(stage.view().indicator(.vertical)?.state == .fading)
    stage.wait(250)
    #expect(stage.view().indicator(.vertical)?.state == .hidden)
    stage.perform(.flashIndicators(view: "both"))
    #expect(stage.view().indicator(.vertical)?.state == .visible)
    #expect(stage.view().indicator(.horizontal)?.state == .hidden)
    // Only what the settings let show flashes.
    stage.perform(.setIndicators(view: "both", IndicatorSettings(.hidden)))
    stage.rest()
    stage.perform(.flashIndicators(view: "both"))
    #expect(stage.view().indicator(.vertical)?.state == .hidden)
  }

  @Test("I21 a mouse without a wheel calls a bar that is gone; a touchpad's pointer does not")
  func calledByThePointer() {
    for device in [DeviceClass.mouse, .touchpad] {
      var rig = Rig(preference: .whenScrolling, devices: [device])
      rig.stage.wait(1000)
      rig.stage.use(device)
      rig.stage.movePointer(to: Self.zone)
      #expect(rig.now?.state == (device == .mouse ? .visible : .hidden))
      rig.stage.movePointer(to: Vector(x: 184, y: 100))
      rig.stage.rest()
      #expect(rig.now?.state == .hidden)
    }
  }

  @Test("a bar that its app forbids cannot be called", arguments: [IndicatorVisibility.never, .hidden])
  func notCalled(visibility: IndicatorVisibility) {
    var rig = Rig(preference: .whenScrolling, visibility: visibility, devices: [.mouse])
    rig.stage.use(.mouse)
    rig.stage.movePointer(to: Self.zone)
    #expect(rig.now?.state == .hidden)
  }

  @Test("an own rule in Swift decides alone")
  func ownRule() {
    let rule = IndicatorPolicy("cautious") { situation in
      let isShown = situation.activity == .scrolling && situation.visibility != .never
      return IndicatorRule.Verdict(
        style: .overlay, state: isShown ? .visible : .hidden, reason: .own("only what scrolls shows"))
    }
    var rig = Rig(policy: rule, preference: .always, devices: [.mouse])
    #expect(rig.now?.state == .hidden && rig.now?.reason == .own("only what scrolls shows"))
    rig.scroll(.mouse, after: 1000)
    rig.stage.rest()
    #expect(
      rig.said.dropFirst() == [
        Said(1_000_000, .overlay, .visible), Said(1_600_000, .overlay, .fading),
        Said(1_850_000, .overlay, .hidden),
      ])
  }
}
