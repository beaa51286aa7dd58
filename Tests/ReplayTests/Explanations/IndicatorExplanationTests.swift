import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// Why indicators are as they are, for each clause and each change.
@Suite struct IndicatorExplanationTests {
  /// A replay of a view of 200 by 200 whose content has 2000 points, by hand.
  private struct Rig {
    var watch: IndicatorWatch

    init(
      _ setting: IndicatorVisibility = .automatic, policy: IndicatorPolicy = .connected,
      preference: IndicatorPreference = .byDevice, content: Double = 2000, actions: [TimedAction] = [],
      _ devices: ReportDevice..., change: (inout ScrollView) -> Void = { _ in }
    ) {
      var view = ScrollView("list", indicators: IndicatorSettings(setting), [.item(height: content)])
      change(&view)
      var scenario = Scenario(
        name: "rows", scene: Scene(size: Vector(x: 200, y: 200), .scroll(view)), actions: actions,
        policy: policy)
      scenario.preference = preference
      watch = IndicatorWatch(scenario)
      for device in devices { connect(device, at: 0) }
    }

    mutating func connect(_ device: ReportDevice, at milliseconds: Int64) {
      watch.step(
        .device(
          DeviceRecord(time: milliseconds * 1000, number: device.rawValue, description: device.device)))
    }

    mutating func disconnect(_ device: ReportDevice, at milliseconds: Int64) {
      watch.step(.gone(time: milliseconds * 1000, device: device.rawValue))
    }

    mutating func turn(_ device: ReportDevice = .wheel, at milliseconds: Int64) {
      send([(EventCode.relWheel, -1)], device, at: milliseconds)
    }

    mutating func move(_ x: Int32, _ y: Int32, at milliseconds: Int64) {
      send([(EventCode.relX, x), (EventCode.relY, y)], .wheel, at: milliseconds)
    }

    private mutating func send(
      _ values: [(UInt16, Int32)], _ device: ReportDevice, at milliseconds: Int64
    ) {
      let events = values.map { InputEvent(type: .relative, code: $0.0, value: $0.1) }
      watch.step(.frame(Frame(time: milliseconds * 1000, device: device.rawValue, events: events)))
    }

    /// Two fingers come down and move by some units down the touchpad.
    mutating func swipe(at milliseconds: Int64) {
      var script = FrameScript(ReportDevice.touchpad.device)
      script.fingers(milliseconds * 1000, [(1000, 1500), (1600, 1500)], areNew: true)
      for step in 1...10 {
        let place = Int32(1500 - 20 * step)
        script.fingers(
          (milliseconds + 8 * Int64(step)) * 1000, [(1000, place), (1600, place)])
      }
      script.lift((milliseconds + 300) * 1000, 2)
      for record in script.records.dropFirst() { watch.step(record) }
    }

    mutating func wait(until milliseconds: Int64) {
      watch.advance(to: milliseconds * 1000)
    }

    var now: IndicatorExplanation {
      get throws { try #require(watch.explanations.first) }
    }

    /// The words behind a label, unbroken.
    func words(_ label: String) throws -> String {
      var buffer = ByteBuffer()
      try now.write(into: &buffer)
      let lines = String(decoding: buffer.bytes, as: UTF8.self).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 100 && $0.last != " " })
      #expect(lines.first == "list, up and down")
      var words: [Substring] = []
      var isMine = false
      for line in lines.dropFirst() {
        if line.dropFirst(2).first != " " { isMine = line.dropFirst(2).prefix { $0 != " " } == label }
        if isMine { words += line.dropFirst(12).split(separator: " ") }
      }
      return words.joined(separator: " ")
    }
  }

  private static let firm = IndicatorPolicy(
    "firm", bars: .connected, shows: [.scrolling], hiddenWins: true)

  private static func device(_ device: ReportDevice) -> IndicatorExplanation.Device {
    IndicatorExplanation.Device(
      number: device.rawValue, name: device.device.name,
      deviceClass: device.isTouchpad ? .touchpad : device == .touchscreen ? .touchscreen : .mouse)
  }

  // MARK: Clauses

  @Test func `The setting never wins over a mouse, and nothing is asked before it`() throws {
    let rig = Rig(.never, .wheel)
    let now = try rig.now
    #expect(now.winner?.clause == .never && now.passed == [] && now.beaten == [.device])
    #expect(try rig.words("seen") == "nothing: a bar that is not there")
    #expect(try rig.words("because") == "the setting is never; since 0 s, when the view appeared")
    #expect(try rig.words("before") == "")
    #expect(
      try rig.words("beaten")
        == "a mouse would make it a bar beside the content, but the setting never beats it")
    #expect(try rig.words("next") == "nothing shows it while the setting is never")
  }

  @Test func `Content that fits has no bar, whatever is connected`() throws {
    let rig = Rig(content: 100, .wheel)
    let now = try rig.now
    #expect(now.winner?.clause == .contentFits && now.passed == [.never] && now.beaten == [.device])
    #expect(try rig.words("because") == "all content is in view; since 0 s, when the view appeared")
    #expect(try rig.words("asked").contains(" the content fits connected: "))
    #expect(try rig.words("before") == "the setting is not never")
    #expect(try rig.words("beaten").hasSuffix(", but content that fits beats it"))
    #expect(try rig.words("next") == "may come when the content is longer than the view")
  }

  @Test func `A policy may let hidden win over the preference and the mouse`() throws {
    let rig = Rig(.hidden, policy: Self.firm, preference: .always, .wheel)
    let now = try rig.now
    #expect(now.winner?.clause == .firmHidden)
    #expect(now.passed == [.never, .contentFits] && now.beaten == [.always, .device])
    #expect(try rig.words("because").hasPrefix("the setting is hidden; since 0 s"))
    #expect(
      try rig.words("beaten")
        == "the preference for bars that are always there would make it a bar beside the content, but the setting"
        + " hidden beats it; a mouse would make it a bar beside the content, but the setting hidden beats it")
    // The setting has its place in the order once.
    #expect(!now.answers.contains { $0.clause == .hidden })
    #expect(try rig.words("next") == "nothing shows it while the setting is hidden")
  }

  @Test func `The preference for bars beats the setting hidden`() throws {
    let rig = Rig(.hidden, preference: .always, .touchpad)
    let now = try rig.now
    #expect(now.winner?.clause == .always && now.beaten == [.hidden])
    #expect(
      try rig.words("seen").hasPrefix("a bar beside the content, 15 pt wide; the thumb from 4.0 to 40.0 pt"))
    #expect(
      try rig.words("beaten")
        == "the setting hidden would hide it, but the preference for bars that are always there beats it")
    #expect(try rig.words("before") == "the setting is not never; the content is longer than the view")
    #expect(
      try rig.words("next") == "stays while the user prefers it and the content is longer than the view")
  }

  @Test func `The preference for bars while scrolling beats a mouse`() throws {
    let rig = Rig(preference: .whenScrolling, .wheel)
    let now = try rig.now
    #expect(now.winner?.clause == .whenScrolling && now.beaten == [.device])
    // What is seen is the same as before; the clause is another since the mouse is there.
    #expect(now.since.cause == .connected(Self.device(.wheel)) && now.lastChange == nil)
    #expect(
      try rig.words("because").hasPrefix("the user prefers bars while scrolling; since 0 s, when a mouse ("))
    #expect(
      try rig.words("beaten")
        == "a mouse would make it a bar beside the content, but the preference for bars while scrolling beats it"
    )
    #expect(try rig.words("next").hasPrefix("comes when fingers rest on a touchpad, or the content scrolls"))
    let hidden = Rig(.hidden, preference: .whenScrolling, .wheel)
    #expect(try hidden.now.winner?.clause == .whenScrolling)
    #expect(
      try hidden.words("next")
        == "nothing shows it while the setting is hidden and the user prefers bars while scrolling")
    let touchpad = Rig(preference: .whenScrolling, .touchpad)
    #expect(
      try touchpad.words("before").contains(
        "the preference for bars while scrolling changes nothing, for no device asks for another"))
  }

  @Test func `A mouse beats the setting hidden`() throws {
    var rig = Rig(.hidden, .touchpad)
    #expect(try rig.now.winner?.clause == .hidden)
    #expect(
      try rig.words("because")
        == "the setting is hidden, and no mouse is connected; since 0 s, when the view appeared")
    #expect(try rig.words("next") == "comes when a device that needs a bar is connected")
    rig.connect(.wheel, at: 2410)
    let now = try rig.now
    #expect(now.winner?.clause == .device && now.beaten == [.hidden])
    #expect(now.since.time == 2_410_000 && now.since.cause == .connected(Self.device(.wheel)))
    #expect(
      try rig.words("because")
        == "a mouse is connected, although the setting is hidden; since 2.41 s, when a mouse"
        + " (\(ReportDevice.wheel.device.name)) was connected")
    #expect(try rig.words("beaten") == "the setting hidden would hide it, but a mouse beats it")
    #expect(
      try rig.words("before")
        == "the setting is not never; the content is longer than the view; the user does not prefer bars that are always there;"
        + " the user does not prefer bars while scrolling")
    #expect(try rig.words("seen").hasSuffix("; a pointer can grab it"))
    #expect(
      try rig.words("changed").hasPrefix(
        "at 2.41 s, from an overlay that is not there to a bar beside the content, when a mouse"))
    #expect(
      try rig.words("next")
        == "stays while a device that needs it is connected and the content is longer than the view")
  }

  @Test func `Each policy says why no device counts`() throws {
    #expect(
      try Rig(policy: .connected, .touchpad).words("before").contains("no connected device needs a bar"))
    #expect(
      try Rig(policy: .touchOnly, .wheel).words("before").contains(
        "by the policy touchOnly no device asks for a bar"))
    #expect(
      try Rig(.hidden, policy: .touchOnly, .wheel).words("next")
        == "nothing shows it while the setting is hidden")
    var rig = Rig(.hidden, policy: .lastUsed, .touchpad, .wheel)
    #expect(try rig.words("because").hasPrefix("nothing was used yet, and a mouse is connected; since 0 s"))
    #expect(try rig.words("next") == "stays until a device acts that needs no bar")
    rig.swipe(at: 1000)
    #expect(try rig.words("before").contains("the touchpad counts as used last, and needs no bar"))
    rig.wait(until: 5000)
    #expect(try rig.words("next") == "comes when a device acts that needs a bar")
  }

  @Test func `A function decides alone, and has no clauses`() throws {
    let policy = IndicatorPolicy("calm") { situation in
      let isShown = situation.overflows && situation.activity == .scrolling
      return IndicatorRule.Verdict(
        style: .overlay, state: isShown ? .visible : .hidden, reason: .own("only scrolling shows"))
    }
    var rig = Rig(policy: policy, .wheel)
    #expect(try rig.now.answers.isEmpty && rig.now.winner == nil)
    #expect(
      try rig.words("because")
        == "the policy's own function decides, and says: only scrolling shows; since 0 s, when the view appeared"
    )
    #expect(try rig.words("before") == "" && rig.words("beaten") == "")
    #expect(try rig.words("next") == "what the function says of the next situation")
    rig.turn(at: 500)
    #expect(try rig.now.lastChange?.time == 500_000)
  }

  // MARK: Changes

  @Test func `An overlay comes with scrolling, stays for its hold, fades and goes`() throws {
    var rig = Rig(.automatic, policy: .touchOnly, .wheel)
    #expect(try rig.words("seen") == "nothing: an overlay that is not there")
    #expect(try rig.words("changed") == "never since the view appeared at 0 s")
    #expect(
      try rig.words("next") == "comes when the content scrolls, or the app scrolls, or the app lets it flash")
    rig.turn(at: 1000)
    let mouse = Self.device(.wheel)
    #expect(try rig.now.since.cause == .input(mouse, .began, isMotion: true))
    #expect(
      try rig.words("because")
        == "the content scrolls; since 1 s, when the mouse (\(mouse.name)) scrolled")
    #expect(
      try rig.words("next") == "stays while this goes on; then it stays for 600 ms and fades for 250 ms")
    #expect(try rig.words("asked").hasSuffix(", acted last, at 1 s what goes on: the content scrolls"))
    // The wheel is quiet after 150 ms, and then the hold begins.
    rig.wait(until: 1200)
    #expect(try rig.now.outlook == .holding(until: 1_750_000, gone: 2_000_000))
    #expect(try rig.words("because").hasSuffix("; that is over, and it stays for its hold"))
    #expect(
      try rig.words("next") == "fades at 1.75 s unless something shows it before, and is gone at 2 s")
    rig.wait(until: 1900)
    #expect(try rig.now.since.time == 1_750_000 && rig.now.since.cause == .time)
    #expect(try rig.words("seen").hasPrefix("a fading overlay with opacity 40 %; the thumb from "))
    #expect(
      try rig.words("because") == "nothing scrolled for 600 ms; since 1.75 s, when its hold was over")
    #expect(try rig.words("next") == "gone at 2 s unless something shows it before")
    rig.wait(until: 2500)
    #expect(
      try rig.words("changed")
        == "at 2 s, from a fading overlay to an overlay that is not there, when its fade was over")
    #expect(try rig.now.outlook == .settled)
  }

  @Test func `A bar goes as an overlay when its mouse goes`() throws {
    var rig = Rig(.automatic, .touchpad, .wheel)
    rig.disconnect(.wheel, at: 1000)
    #expect(try rig.now.since.cause == .disconnected(Self.device(.wheel)))
    #expect(
      try rig.words("because")
        == "no connected device needs a bar any more; since 1 s, when a mouse (\(Self.device(.wheel).name)) was"
        + " disconnected; it stays for its hold")
    #expect(try rig.now.outlook == .holding(until: 1_600_000, gone: 1_850_000))
    var hidden = Rig(.hidden, .touchpad, .wheel)
    hidden.disconnect(.wheel, at: 1000)
    #expect(try hidden.now.outlook == .fading(gone: 1_250_000))
    #expect(try hidden.now.reason == .hidden && hidden.now.winner?.clause == .hidden)
  }

  @Test func `A style waits for its hold, and the words say for which device`() throws {
    var rig = Rig(policy: .lastUsed, .touchpad, .wheel)
    rig.swipe(at: 1000)
    let swiped = try rig.now
    #expect(swiped.appearance.decision.style == .overlay && swiped.styleWait == nil)
    rig.turn(at: 1350)
    let since = try #require(rig.now.lastChange).time
    let wait = try #require(rig.now.styleWait)
    #expect(wait.latest == .mouse && wait.until == since + 500_000)
    #expect(wait.verdict.style == .legacy && wait.verdict.reason == .used(.mouse))
    let until = Double(wait.until) / 1_000_000
    #expect(
      try rig.words("next")
        == "the mouse acted last, but the style waits for its hold until \(until) s; then a bar beside the content"
    )
    rig.wait(until: 2000)
    #expect(try rig.now.since.cause == .styleHoldOver(.mouse) && rig.now.since.time == wait.until)
    #expect(
      try rig.words("because") == "the mouse was used last; since \(until) s, when the style's hold was over")
  }

  @Test func `A pointer over it makes it wide, and keeps it`() throws {
    var rig = Rig(preference: .whenScrolling, .wheel)
    rig.move(95, 0, at: 1000)
    #expect(try rig.words("seen").hasPrefix("a wide overlay; the thumb from "))
    #expect(try rig.now.lastChange?.cause == .acted(Self.device(.wheel)))
    #expect(try rig.now.lastChange?.time == 1_000_000)
    #expect(try rig.now.appearance.situation.activity == .hovering)
    rig.move(-50, 0, at: 3000)
    #expect(try rig.words("asked").hasSuffix("what goes on: nothing; the pointer's stay over it is over"))
    #expect(try rig.words("because").hasSuffix(" was connected; it stays for its hold"))
    #expect(try rig.now.outlook == .holding(until: 3_600_000, gone: 3_850_000))
  }

  @Test func `What the app does is a cause`() throws {
    let actions = [
      TimedAction(at: 1_000_000, .setIndicators(view: "list", IndicatorSettings(.never))),
      TimedAction(at: 2_000_000, .setIndicators(view: "list", IndicatorSettings(.automatic))),
      TimedAction(at: 3_000_000, .setContent(view: "list", [.item(height: 50)])),
    ]
    var rig = Rig(actions: actions, .wheel)
    rig.wait(until: 1500)
    #expect(try rig.now.since.time == 1_000_000 && rig.now.since.cause == .action(actions[0].action))
    #expect(try rig.words("because") == "the setting is never; since 1 s, by the action \(actions[0].action)")
    rig.wait(until: 2500)
    #expect(try rig.now.since.time == 2_000_000 && rig.now.winner?.clause == .device)
    rig.wait(until: 3500)
    #expect(try rig.now.since.time == 3_000_000 && rig.now.since.cause == .action(actions[2].action))
    #expect(try rig.now.winner?.clause == .contentFits && rig.now.overflow == 0)
  }

  @Test func `Lengths are a cause, and a bar that makes itself superfluous says so`() throws {
    let square = SceneNode.item("square").modified(.aspectRatio(1, fills: false))
    let actions = [TimedAction(at: 1_000_000, .resize(Vector(x: 200, y: 190)))]
    var rig = Rig(actions: actions, .wheel) { $0.content = [square] }
    #expect(try rig.now.winner?.clause == .contentFits && rig.now.overflow == 0)
    rig.wait(until: 1500)
    // The square is 185 high beside its bar, and 200 without.
    let now = try rig.now
    #expect(now.winner?.clause == .device && now.overflow == 0 && now.appearance.decision.reserved == 15)
    #expect(now.since.time == 1_000_000 && now.since.cause == .action(actions[0].action))
    #expect(
      try rig.words("asked").contains(
        "the content fits beside the bar, and did not without it, so the bar stays"))
    #expect(try rig.words("before").contains("; the content does not fit without the bar; "))
    #expect(try rig.words("seen").hasSuffix("; nobody can grab it: there is nothing to scroll"))
  }

  @Test func `A style may change of what is not there`() throws {
    var rig = Rig(.never, .touchpad)
    rig.connect(.wheel, at: 1000)
    #expect(
      try rig.words("changed")
        == "at 1 s, from an overlay that is not there to a bar that is not there, when a mouse"
        + " (\(ReportDevice.wheel.device.name)) was connected")
    #expect(try rig.words("because") == "the setting is never; since 0 s, when the view appeared")
  }

  @Test func `A gap and the log's end end what the pointer holds`() throws {
    for isGap in [true, false] {
      var rig = Rig(preference: .whenScrolling, .wheel)
      rig.move(95, 0, at: 1000)
      rig.wait(until: 3000)
      #expect(try rig.now.outlook == .settled)
      if isGap {
        rig.watch.step(.gap(GapRecord(time: 3_000_000, device: nil, reason: "suspend")))
      } else {
        rig.watch.endLog()
      }
      #expect(try rig.now.outlook == .holding(until: 3_600_000, gone: 3_850_000))
    }
  }

  @Test func `Why nobody can grab a thumb`() throws {
    #expect(
      try Rig(preference: .always, .touchscreen).words("seen").hasSuffix(
        "; no pointer can grab it: no connected device moves one"))
    #expect(
      try Rig(.automatic, .wheel, change: { $0.isDisabled = true }).words("seen").hasSuffix(
        "; nobody can grab it: the view is disabled"))
    let none = Rig()
    #expect(try none.words("asked").contains("no pointing device is connected"))
  }

  @Test(arguments: [Scenario.longList, .galleryMac], IndicatorPolicy.builtIn)
  func `Both axes of all views are explained, and always by the clause that decides`(
    scenario: Scenario, policy: IndicatorPolicy
  ) throws {
    var scenario = scenario
    scenario.policy = policy
    var watch = IndicatorWatch(scenario)
    var plain = ReplayEngine(scenario)
    var sink = TimelineCollector()
    for record in MadeTrace.wheelNotches.records {
      watch.step(record)
      plain.step(record, into: &sink)
      // What is explained is what a replay without the watch shows.
      let shown = plain.states.flatMap { state in state.indicators.map { (state.view, $0) } }
      let explained = watch.explanations
      #expect(explained.map(\.view) == shown.map(\.0))
      #expect(explained.map(\.appearance) == shown.map(\.1.appearance))
      for explanation in explained {
        #expect(explanation.beaten.count == explanation.appearance.beaten.count)
        #expect(explanation.answers.count { $0.outcome == .wins } == 1)
      }
    }
  }
}
