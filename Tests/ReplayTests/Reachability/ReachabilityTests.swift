import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// Who can scroll what, by worked cases.
@Suite struct ReachabilityTests {
  private static let touchpad = ReportDevice.touchpad.device
  private static let touchscreen = ReportDevice.touchscreen.device
  /// A mouse with a wheel that turns along one axis.
  private static let mouse = device([EventCode.relX, EventCode.relY, EventCode.relWheel])

  private static func device(
    _ relative: [UInt16], buttons: [UInt16] = [EventCode.buttonLeft, EventCode.buttonRight]
  ) -> DeviceDescription {
    DeviceDescription(
      name: "Device",
      capabilities: [
        Capability(type: .key, codes: buttons), Capability(type: .relative, codes: relative),
      ])
  }

  /// A replay with these devices, the first one first.
  private struct Rig {
    private(set) var engine: ReplayEngine
    private(set) var sink = TimelineCollector()

    init(_ scenario: Scenario, _ devices: [DeviceDescription]) {
      engine = ReplayEngine(scenario)
      for (number, device) in devices.enumerated() { add(device, number) }
    }

    init(_ scene: Scene, policy: IndicatorPolicy = .connected, _ devices: DeviceDescription...) {
      self.init(Scenario(name: "reach", scene: scene, policy: policy), devices)
    }

    mutating func add(_ device: DeviceDescription, _ number: DeviceNumber, at time: Microseconds = 0) {
      engine.step(.device(DeviceRecord(time: time, number: number, description: device)), into: &sink)
    }

    mutating func step(_ record: LogRecord) { engine.step(record, into: &sink) }

    mutating func pass(to time: Microseconds) { engine.advance(to: time, into: &sink) }

    func overflow(_ view: String) -> Reachability.Overflow? {
      engine.reachability.overflows.first { $0.view == view }
    }

    func reach(_ view: String, _ device: DeviceNumber = 0) -> Reachability.Reach? {
      overflow(view)?.reaches.first { $0.device.number == device }
    }

    var reports: [SceneReport] {
      sink.records.compactMap { record in
        guard case .report(_, _, let report) = record else { return nil }
        return report.name == "noAffordance" || report.name == "unsignalledOverflow" ? report : nil
      }
    }
  }

  private static func strip(
    _ setting: IndicatorVisibility, _ change: (inout ScrollView) -> Void = { _ in }
  ) -> Scene {
    Scene(
      size: Vector(x: 200, y: 200),
      .scroll(
        ScrollView.strip(5).with {
          $0.indicators = IndicatorSettings(setting)
          change(&$0)
        }))
  }

  // MARK: Bars

  @Test("hidden: a bar that a mouse makes is there to be dragged, though its wheel turns the other way")
  func hiddenWithAMouse() {
    let rig = Rig(Self.strip(.hidden), Self.mouse)
    let reach = rig.reach("strip")
    #expect(reach?.ways == [.dragsBar(.neededThoughHidden(by: .mouse))])
    #expect(reach?.obstacles == [.turns(.vertical), .noControl])
    #expect(rig.overflow("strip")?.isSignalled == true)
    #expect(rig.reports.isEmpty)
  }

  @Test("hidden: a policy without bars leaves the mouse nothing")
  func hiddenWithoutBars() {
    let rig = Rig(Self.strip(.hidden), policy: .touchOnly, Self.mouse)
    let obstacles: [ReachObstacle] = [.turns(.vertical), .noBar(.hidden), .noControl]
    #expect(rig.reach("strip")?.ways == [])
    #expect(
      rig.reports == [
        .unsignalledOverflow("strip", .horizontal, .hidden),
        .noAffordance(.mouse, view: "strip", .horizontal, obstacles),
      ])
    #expect(
      rig.reports.last?.description
        == "the mouse cannot scroll strip sideways: its wheel turns vertically only, the setting is hidden,"
        + " no control moves it")
  }

  @Test("a bar is dragged by what has a pointer and a button")
  func whoDrags() {
    let noButton = Self.device(
      [EventCode.relX, EventCode.relY, EventCode.relWheel], buttons: [EventCode.buttonRight])
    let rig = Rig(Self.strip(.hidden), Self.mouse, Self.touchscreen, noButton)
    #expect(rig.reach("strip", 1)?.obstacles == [.noPointer, .noControl])
    #expect(rig.reach("strip", 1)?.ways == [.scrolls(.touch)])
    #expect(rig.reach("strip", 2)?.obstacles == [.turns(.vertical), .noButton, .noControl])
    // Where bars come with scrolling alone there is nothing to take hold of.
    let list = Rig(Scene(size: Vector(x: 200, y: 200), .scroll(.rows(9, of: 100))), Self.touchpad)
    #expect(list.reach("list")?.obstacles == [.barOnlyWhileScrolling, .noControl])
  }

  // MARK: never

  @Test("S0-31 never: dead paddles leave the mouse nothing until another device scrolls")
  func neverWithDeadPaddles() {
    var rig = Rig(.galleryMac, [Self.mouse])
    let dead: [ReachObstacle] = [.turns(.vertical), .noBar(.never), .deadControls(.noPosition)]
    #expect(rig.reach("heroes")?.ways == [] && rig.reach("heroes")?.obstacles == dead)
    #expect(rig.reports == [.noAffordance(.mouse, view: "heroes", .horizontal, dead)])
    rig.add(Self.touchpad, 1, at: 1_000_000)
    #expect(rig.reach("heroes", 1)?.ways == [.scrolls(.fingers)])
    // The app knows where it is after a scroll.
    var scenario = Scenario.galleryMac
    scenario.actions = [
      TimedAction(at: 2_000_000, .scroll(ScrollRequest(view: "heroes", .view("hero 1"))))
    ]
    var known = Rig(scenario, [Self.mouse])
    known.pass(to: 3_000_000)
    #expect(known.reach("heroes")?.ways == [.presses(targets: 3)])
    #expect(known.reports.count == 1)
  }

  @Test("never: a touchpad reaches everything, and nothing tells that there is anything")
  func neverWithATouchpad() {
    let rig = Rig(Self.strip(.never), Self.touchpad)
    #expect(rig.reach("strip")?.ways == [.scrolls(.fingers)])
    #expect(rig.overflow("strip")?.isSignalled == false)
    #expect(rig.reports == [.unsignalledOverflow("strip", .horizontal, .never)])
  }

  @Test("What holds is said once, and again when it was over meanwhile")
  func saidOnce() {
    var rig = Rig(Self.strip(.hidden), Self.touchpad)
    let report = SceneReport.unsignalledOverflow("strip", .horizontal, .hidden)
    #expect(rig.reports == [report])
    rig.add(Self.touchpad, 1, at: 100)
    #expect(rig.reports == [report])
    rig.add(Self.mouse, 2, at: 200)
    #expect(rig.reports == [report])
    rig.step(.gone(time: 300, device: 2))
    #expect(rig.reports == [report, report])
  }

  @Test(
    "Where the app has taken no bar away, nothing is said",
    arguments: [IndicatorVisibility.automatic, .visible])
  func noNoise(setting: IndicatorVisibility) {
    let rig = Rig(Self.strip(setting), policy: .touchOnly, Self.mouse, Self.touchpad)
    #expect(rig.reports.isEmpty)
    #expect(rig.reach("strip", 0)?.ways == [])
  }

  @Test("Content that fits needs no way")
  func contentFits() {
    let scene = Scene(size: Vector(x: 200, y: 2000), .scroll(.rows(3, of: 100)))
    #expect(Rig(scene, Self.mouse).engine.reachability.overflows.isEmpty)
  }

  // MARK: Views

  @Test("A disabled view is scrolled by controls alone")
  func disabled() {
    let rig = Rig(Self.strip(.visible) { $0.isDisabled = true }, Self.touchpad)
    #expect(rig.reach("strip")?.ways == [])
    #expect(rig.reach("strip")?.obstacles == [.disabled("strip"), .noControl])
  }

  /// A strip below so many points of a list that is as large as the window.
  private static func nested(
    at height: Double, _ setting: IndicatorVisibility, axes: Axis.Set = .vertical
  ) -> Scene {
    let strip = ScrollView.strip(5).with { $0.indicators = IndicatorSettings(.visible) }
    let list = ScrollView(
      "list", axes: axes, indicators: IndicatorSettings(setting),
      [
        .stack(
          SceneStack(
            .vertical, spacing: 0,
            [
              .item(width: 200, height: height),
              SceneNode.scroll(strip).modified(.frame(width: 200, height: 100, alignment: .center)),
            ]))
      ])
    return Scene(size: Vector(x: 200, y: 200), .scroll(list))
  }

  @Test("A view that is out of sight in one that cannot be scrolled is not reached either")
  func nestedViews() {
    // A wheel that turns sideways alone would do for the strip.
    let sideways = Self.device([EventCode.relX, EventCode.relY, EventCode.relHWheel])
    let hidden = Rig(Self.nested(at: 900, .never), sideways)
    #expect(hidden.reach("list")?.ways == [])
    #expect(hidden.reach("strip")?.ways == [])
    #expect(hidden.reach("strip")?.obstacles.first == .outOfSight(in: "list"))
    let seen = Rig(Self.nested(at: 150, .never), sideways)
    #expect(seen.reach("strip")?.ways.first == .scrolls(.wheel))
    let both = Rig(Self.nested(at: 900, .never), Self.touchpad)
    #expect(both.reach("strip")?.ways.first == .scrolls(.fingers))
  }

  // MARK: Controls

  private static func paddles(_ controls: [SceneControl], at id: String?) -> Scene {
    let strip = ScrollView.strip(5).with {
      $0.indicators = IndicatorSettings(.never)
      $0.position = ScrollPositionSetting(id.map { ScrollPosition(id: $0) } ?? ScrollPosition())
    }
    let nodes = controls.enumerated().map { place, control in
      SceneNode(id: "control \(place)", .control(width: 40, height: 40, control))
    }
    return Scene(
      size: Vector(x: 200, y: 200), .stack(SceneStack(.vertical, spacing: 0, nodes + [.scroll(strip)])))
  }

  private static let onwards = SceneControl.next(view: "strip")
  private static let back = SceneControl.previous(view: "strip")

  @Test("Steps reach what lies on their side of a position that is known")
  func steps() {
    func reach(_ controls: [SceneControl], at id: String?) -> Reachability.Reach? {
      Rig(Self.paddles(controls, at: id), Self.mouse).reach("strip")
    }
    #expect(reach([Self.onwards, Self.back], at: "item 2")?.ways == [.presses(targets: 5)])
    #expect(reach([Self.onwards], at: "item 0")?.ways == [.presses(targets: 5)])
    #expect(reach([Self.onwards], at: "item 2")?.obstacles.last == .controlsReach(3, of: 5))
    #expect(reach([Self.onwards], at: "item 4")?.obstacles.last == .deadControls(.atEnd))
    #expect(reach([Self.onwards, Self.back], at: nil)?.obstacles.last == .deadControls(.noPosition))
    // A control that goes to a view makes a position, from which the paddles go on.
    let first = SceneControl.scroll(ScrollRequest(view: "strip", .view("item 0")))
    #expect(reach([Self.onwards, first], at: nil)?.ways == [.presses(targets: 5)])
    #expect(reach([first], at: nil)?.obstacles.last == .controlsReach(1, of: 5))
  }

  @Test("Controls are pressed by a click or a tap, and by nothing else")
  func whoPresses() {
    let scene = Self.paddles([Self.onwards, Self.back], at: "item 2")
    let wheelAlone = Self.device([EventCode.relX, EventCode.relY, EventCode.relWheel], buttons: [])
    var rig = Rig(scene, Self.mouse, Self.touchscreen)
    rig.step(.device(DeviceRecord(time: 1, number: 2, description: wheelAlone, deviceClass: .mouse)))
    #expect(rig.reach("strip", 0)?.ways == [.presses(targets: 5)])
    #expect(rig.reach("strip", 1)?.ways == [.scrolls(.touch), .presses(targets: 5)])
    #expect(rig.reach("strip", 2)?.ways == [])
    #expect(rig.reach("strip", 2)?.obstacles.last == .cannotPress)
  }

  // MARK: Devices

  @Test("What scrolls follows the description and the settings")
  func abilities() {
    var settings = ScrollInputSettings()
    func means(_ device: DeviceDescription, _ deviceClass: DeviceClass, _ axis: Axis) -> [DeviceAbilities
      .Means]
    {
      DeviceAbilities(device, deviceClass, settings).means(axis)
    }
    #expect(means(Self.mouse, .mouse, .vertical) == [.wheel])
    #expect(means(Self.mouse, .mouse, .horizontal) == [])
    #expect(means(Self.mouse, .unknown, .vertical) == [])
    #expect(means(Self.mouse, .keyboard, .vertical) == [.wheel])
    let stick = Self.device(
      [EventCode.relX, EventCode.relY], buttons: [EventCode.buttonLeft, EventCode.buttonMiddle])
    #expect(means(stick, .pointingStick, .horizontal) == [.heldButton])
    settings.pointer.buttonScroll.pointingStick = nil
    #expect(means(stick, .pointingStick, .horizontal) == [])
    #expect(means(Self.mouse, .tablet, .vertical) == [])
    settings.tablet.wheel = true
    #expect(means(Self.mouse, .tablet, .vertical) == [.wheel])
    settings.touchpad.method = .none
    #expect(means(Self.touchpad, .touchpad, .vertical) == [])
    #expect(DeviceAbilities(Self.touchpad, .touchpad, settings).obstacles == [.fingersOff])
  }
}
