import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// What hovers, drags and rules of one's own must not do, each a fault that was there once.
@Suite struct IndicatorFaultTests {
  private static let zone = Vector(x: 195, y: 20)

  private static func list(_ id: String = "list", _ setting: IndicatorVisibility = .automatic) -> ScrollView {
    ScrollView(id, indicators: IndicatorSettings(setting), [.item("all of \(id)", height: 2000)])
  }

  /// A list of 200 by 200 at the top of one of 200 by 400.
  private static func nested(_ setting: IndicatorVisibility = .automatic) -> SceneNode {
    let inner = SceneNode.scroll(list("inner", setting)).modified(
      .frame(width: 200, height: 200, alignment: .center))
    return .scroll(
      ScrollView("outer", [.stack(SceneStack(.vertical, spacing: 0, [inner, .item("rest", height: 3000)]))]))
  }

  private static func stage(
    _ node: SceneNode, preference: IndicatorPreference = .byDevice, _ device: DeviceClass
  )
    -> Stage
  {
    var stage = Stage(
      Scene(size: Vector(x: 200, y: 400), node), preference: preference, devices: [device])
    stage.use(device)
    return stage
  }

  @Test("I12 a mouse that is unplugged over its bar leaves an overlay that goes after hold and fade")
  func unpluggedOverTheBar() {
    var stage = Stage(Self.list(), devices: [.mouse])
    stage.movePointer(to: Self.zone)
    stage.wait(1000)
    stage.losePointer()
    stage.setDevices([])
    #expect(stage.view().indicator(.vertical)?.isWide == false)
    stage.rest()
    #expect(stage.view().indicator(.vertical)?.state == .hidden && stage.time == 1_850_000)
  }

  @Test("I06 a layout after the pointer is lost brings no hover back")
  func lostForGood() {
    var stage = Stage(Self.list(), devices: [.touchpad])
    stage.swipe(y: 30)
    stage.movePointer(to: Self.zone)
    stage.wait(100)
    #expect(stage.view().indicator(.vertical)?.isWide == true)
    stage.losePointer()
    stage.wait(100)
    stage.perform(.resize(Vector(x: 200, y: 190)))
    stage.scroll(.edge(.top))
    stage.rest()
    #expect(stage.view().indicator(.vertical)?.state == .hidden)
  }

  @Test(
    "a rule of one's own may change its look with the devices, at rest and in mid scroll",
    arguments: [true, false])
  func ownLook(isScrolling: Bool) {
    let own = IndicatorPolicy("own") { situation in
      IndicatorRule.Verdict(
        style: situation.devices.contains(.mouse) ? .legacy : .overlay,
        state: isScrolling && situation.activity == .idle ? .hidden : .visible, reason: .own("always"))
    }
    var stage = Stage(
      Scene(size: Vector(x: 200, y: 200), .scroll(Self.list())), policy: own, devices: [.touchpad])
    if isScrolling {
      stage.send(.began)
      stage.send(.changed, y: 30)
    }
    #expect(stage.view().indicator(.vertical)?.style == .overlay)
    stage.setDevices([.mouse])
    #expect(stage.view().indicator(.vertical)?.style == .legacy)
  }

  @Test("a rule of one's own that hides while the pointer is over it still shows what it says of scrolling")
  func ownHover() {
    let calm = IndicatorPolicy("calm") { situation in
      IndicatorRule.Verdict(
        style: .overlay, state: situation.activity == .scrolling ? .visible : .hidden, reason: .own("calm"))
    }
    var stage = Stage(
      Scene(size: Vector(x: 200, y: 200), .scroll(Self.list())), policy: calm, devices: [.touchpad])
    stage.send(.began)
    stage.send(.changed, y: 30)
    stage.movePointer(to: Self.zone)
    for _ in 0..<150 { stage.send(.changed, y: 1) }
    #expect(stage.view().indicator(.vertical)?.state == .visible)
  }

  @Test(
    "an indicator that is not there masks none around it", arguments: [IndicatorVisibility.automatic, .never])
  func outerUnderInner(setting: IndicatorVisibility) {
    var stage = Self.stage(
      Self.nested(setting), preference: .whenScrolling, setting == .never ? .mouse : .touchpad)
    stage.scroll(.point(x: nil, y: 1), in: "outer")
    stage.movePointer(to: Self.zone)
    #expect(stage.view("outer").indicator(.vertical)?.isWide == true)
    stage.press()
    #expect(stage.view("outer").phase == .interacting)
  }

  @Test("a view that scrolls away from under the pointer is hovered over no more")
  func scrolledAway() {
    var stage = Self.stage(Self.nested(), .touchpad)
    stage.scroll(.point(x: nil, y: 5), in: "inner")
    stage.movePointer(to: Self.zone)
    #expect(stage.view("inner").indicator(.vertical)?.isWide == true)
    stage.touch(y: 1500, at: Vector(x: 100, y: 390))
    stage.rest()
    #expect(stage.view("inner").indicator(.vertical)?.state == .hidden)
  }

  @Test("while the pointer drags one indicator it calls no other")
  func callsNoOther() {
    let list = { (id: String) in
      SceneNode.scroll(Self.list(id)).modified(.frame(width: 200, height: 200, alignment: .center))
    }
    let both = SceneNode.stack(SceneStack(.vertical, spacing: 0, [list("a"), list("b")]))
    var stage = Self.stage(both, preference: .whenScrolling, .mouse)
    stage.movePointer(to: Self.zone)
    stage.press()
    stage.movePointer(to: Vector(x: 195, y: 300))
    #expect(stage.view("a").phase == .interacting && stage.offset("a").y > 0)
    #expect(stage.view("b").indicator(.vertical)?.state == .hidden)
    stage.release()
    #expect(stage.view("b").indicator(.vertical)?.state == .visible)
  }

  @Test("what the app and the window do leaves the content in the hand that drags its indicator")
  func inTheHand() {
    var stage = Stage(
      ScrollView("list", behavior: .paging, [.item("all", height: 4000)]), devices: [.mouse])
    stage.movePointer(to: Self.zone)
    stage.press()
    stage.wait(10)
    stage.movePointer(to: Vector(x: 195, y: 24))
    let dragged = stage.offset().y
    #expect(dragged > 0)
    stage.perform(.resize(Vector(x: 200, y: 220)))
    #expect(stage.offset().y == dragged && stage.view().phase == .interacting)
    stage.scroll(.point(x: nil, y: 500), .proxy)
    #expect(stage.view().phase == .interacting)
    stage.wait(10)
    stage.release()
    stage.rest()
    #expect(stage.view().phase == .idle && stage.view().isAtLegalPlace)
  }

  @Test("fingers of the touchpad that holds the thumb scroll nothing until they are lifted")
  func oneHand() {
    var stage = Stage(Self.list(), devices: [.touchpad])
    stage.send(.began, device: 1)
    stage.send(.changed, y: 30, velocity: Vector(x: 0, y: 1500), device: 1)
    stage.movePointer(to: Vector(x: 195, y: 10))
    stage.press()
    let offset = stage.offset().y
    stage.send(.changed, y: 100, velocity: Vector(x: 0, y: 1500), device: 1)
    stage.send(.ended, velocity: Vector(x: 0, y: 1500), device: 1)
    stage.wait(30)
    #expect(stage.offset().y == offset && stage.view().phase == .interacting)
    stage.movePointer(to: Vector(x: 195, y: 40))
    #expect(stage.offset().y > offset)
    stage.release()
    stage.rest()
    #expect(stage.phases().last == .idle)
  }

  @Test("the thumb of lazy content follows to the very end, whatever becomes known on the way")
  func lazyEnd() {
    let rows = SceneNode.stack(
      SceneStack(
        .vertical, spacing: 0, isLazy: true,
        [.repeated(5, .item(height: 40)), .repeated(60, prefix: "long ", .item(height: 200))]))
    var stage = Stage(ScrollView("list", [rows]), devices: [.mouse])
    stage.movePointer(to: Self.zone)
    stage.press()
    stage.wait(10)
    stage.movePointer(to: Vector(x: 195, y: 199))
    stage.release()
    stage.rest()
    #expect(stage.offset().y == stage.view().range(.vertical).upperBound)
  }

  @Test(
    "what cannot be scrolled cannot be grabbed: a view in a disabled one, a bar that made itself superfluous")
  func notToBeGrabbed() {
    var stage = Self.stage(Self.nested(), .mouse)
    let inner = stage.model.present[1]
    #expect(stage.model.appearance(of: .vertical, in: inner, at: 0)?.canBeGrabbed == true)
    stage.perform(.setDisabled(view: "outer", true))
    #expect(stage.model.appearance(of: .vertical, in: inner, at: 0)?.canBeGrabbed == false)
    let square = SceneNode.item("square").modified(.aspectRatio(1, fills: false))
    var spare = Stage(ScrollView("list", [square]), width: 400, height: 390, devices: [.mouse])
    spare.movePointer(to: Vector(x: 395, y: 100))
    spare.press()
    #expect(spare.view().phase == .idle)
  }

  @Test("a flash in a longer hold changes nothing, and a pointer that is away presses nothing")
  func nothing() {
    var profile = Profile.uikit
    profile.indicators = IndicatorConstants(hold: 1_000_000, fade: 200_000)
    profile.indicators.flash = 100_000
    var stage = Stage(Self.list(), profile: profile, devices: [.touchpad])
    stage.swipe(y: 30)
    stage.wait(100)
    stage.perform(.flashIndicators(view: "list"))
    stage.rest()
    #expect(stage.view().indicator(.vertical)?.reason == .after(.scrolling, 1_200_000))
    var away = Stage(Self.list(), devices: [.mouse])
    away.movePointer(to: Self.zone)
    away.perform(.leave)
    away.press()
    #expect(away.view().phase == .idle)
  }

  @Test("what is expected, and coverage, change no timeline in which something cannot be reached")
  func lookingChangesNothing() {
    for rate in [48, 75, 90, 144] {
      var digests: Set<UInt64> = []
      for way in 0..<3 {
        let strip = ScrollView.strip(20).with {
          $0.indicators = IndicatorSettings(.never)
          $0.position = ScrollPositionSetting(ScrollPosition(id: "item 0"))
        }
        let control = SceneNode(.control(width: 50, height: 20, .next(view: "strip")))
        let scene = Scene(
          size: Vector(x: 200, y: 200), refreshRate: rate,
          .stack(SceneStack(.vertical, spacing: 0, [control, .scroll(strip)])))
        var engine = ReplayEngine(Scenario(name: "strip", scene: scene))
        var sink = TimelineDiscard()
        if way == 1 { engine.followIndicators() }
        let pad = MadeTrace.touchpadFlick
        let keys = Capability(type: .key, codes: [EventCode.buttonLeft])
        let axes = Capability(type: .relative, codes: [EventCode.relX, EventCode.relY, EventCode.relWheel])
        let mouse = DeviceDescription(name: "Mouse", capabilities: [keys, axes])
        engine.step(.device(DeviceRecord(time: 0, number: 7, description: mouse)), into: &sink)
        engine.step(.device(DeviceRecord(time: 0, number: 1, description: pad.device)), into: &sink)
        for index in 0..<40 {
          let turn = InputEvent(type: .relative, code: EventCode.relWheel, value: -1)
          engine.step(
            .frame(Frame(time: Microseconds(index) * 20_000 + 100_000, device: 7, events: [turn])),
            into: &sink)
        }
        for piece in 0..<(way == 2 ? 3000 : 0) {
          engine.advance(to: 900_000 + Microseconds(piece) * 1000, into: &sink)
        }
        digests.insert(engine.finish(into: &sink).digest)
      }
      #expect(digests.count == 1, "\(rate) Hz")
    }
  }

  @Test("a moment before the start is the start, and ends")
  func beforeTheStart() {
    let expectation = TimelineExpectation(
      RecordMatcher(.sample), ExpectationTime(at: .time(-1000)),
      .isSo([FieldRule(.y, .range(atLeast: -1, atMost: nil))]))
    var replay = CheckedReplay(Scenario.list, [expectation])
    for record in MadeTrace.touchpadFlick.records { replay.step(record) }
    #expect(replay.finish().count == 1)
  }
}
