import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// Why nothing scrolled: only what is true of the log.
@Suite struct ScrollAbsenceTests {
  static let touchpad = MadeTrace.touchpadFlick.device
  static let mouse = MadeTrace.wheelNotches.device
  static let stick = OtherDeviceReplayTests.stick
  /// A tablet's pad with a ring of 72 places, and no wheel.
  static let pad = DeviceDescription(
    name: "Pad",
    capabilities: [Capability(type: .key, codes: [0x100, 0x101, EventCode.buttonStylus])],
    absoluteAxes: [
      AbsoluteAxis(code: EventCode.absX, minimum: 0, maximum: 1),
      AbsoluteAxis(code: EventCode.absY, minimum: 0, maximum: 1),
      AbsoluteAxis(code: EventCode.absWheel, minimum: 0, maximum: 71),
      AbsoluteAxis(code: EventCode.absMisc, minimum: 0, maximum: 255),
    ])

  static func words(_ records: [LogRecord], _ scenario: Scenario = .longList) -> (
    momentum: String, table: String
  ) {
    var sink = TimelineTable(TimelineHead(log: "log", scenario: scenario), scenario)
    var engine = ReplayEngine(scenario)
    for record in records { engine.step(record, into: &sink) }
    engine.finish(into: &sink)
    let table = String(decoding: sink.buffer.bytes, as: UTF8.self)
    #expect(table.split(separator: "\n").allSatisfy { $0.count <= 100 })
    return (flat(Explained(records, in: scenario).scrolls), flat(table))
  }

  /// A text in one line.
  static func flat(_ text: String) -> String {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).joined(separator: " ")
  }

  @Test(arguments: [
    ([mouse], "no wheel turned"), ([], "the log has no device"),
    ([touchpad], "two fingers scroll on a touchpad, and never two alone came down"),
    ([stick], "no pointing stick moved far enough while its middle button was held"),
    ([pad], "rings of this tablet scroll only with input.tablet.ring"),
    (
      [mouse, touchpad, mouse],
      "no wheel turned; two fingers scroll on a touchpad, and never two alone came down"
    ),
    ([MadeTrace.touchscreenBounce.device], "no finger came down on a touchscreen"),
  ])
  func `Where no scroll began, each kind of device says what was missing`(
    devices: [DeviceDescription], expected: String
  ) {
    let records = devices.enumerated().map { index, device in
      LogRecord.device(DeviceRecord(time: 0, number: DeviceNumber(index), description: device))
    }
    let words = Self.words(records)
    #expect(words.momentum == "no scroll began: \(expected)")
    #expect(words.table.contains("nothing moved: \(expected) 0 frames"), "\(words.table)")
  }

  @Test(arguments: [
    (
      TouchpadSettings.Method.edge,
      "one finger scrolls in the edge of a touchpad, and none came down there alone"
    ),
    (.none, "no finger scrolls on a touchpad while input.touchpad.method is none"),
  ])
  func `The method of a touchpad decides what was missing`(method: TouchpadSettings.Method, expected: String)
  {
    var scenario = Scenario.longList
    scenario.input.touchpad.method = method
    // Two fingers that move: they are not what scrolls.
    var script = FrameScript(Self.touchpad)
    script.fingers(0, [(1000, 1000), (2000, 1000)], areNew: true)
    script.fingers(10_000, [(1000, 800), (2000, 800)])
    script.lift(20_000, 2)
    #expect(Self.words(script.records, scenario).momentum == "no scroll began: \(expected)")
  }

  @Test func `A stick without a button names the setting, and a dead band is told`() {
    var scenario = Scenario.longList
    scenario.input.pointer.buttonScroll.pointingStick = nil
    scenario.input.wheel.deadBand = 60
    #expect(
      Self.words(FrameScript(Self.stick).records, scenario).momentum
        == "no scroll began: a pointing stick scrolls only with input.pointer.buttonScroll.pointingStick")
    #expect(
      Self.words(FrameScript(Self.mouse).records, scenario).momentum
        == "no scroll began: no wheel turned beyond the dead band")
  }

  /// Taps of two fingers, and two that move apart by 6.5 mm.
  static func script(taps: Int, pinches: Int) -> FrameScript {
    var script = FrameScript(touchpad)
    for index in 0..<taps + pinches {
      let time = Microseconds(index) * 1_000_000
      script.fingers(time, [(1000, 1000), (2000, 1000)], areNew: true)
      if index >= taps { script.fingers(time + 10_000, [(880, 1000), (2140, 1000)]) }
      script.lift(time + 50_000, 2)
    }
    return script
  }

  @Test(arguments: [
    (1, 0, "the one scroll did not move, because: lifted before it moved enough"),
    (3, 0, "none of the 3 scrolls moved, because: lifted before it moved enough"),
    (2, 1, "none of the 3 scrolls moved, most often (2 times) because: lifted before it moved enough"),
    (1, 1, "none of the 2 scrolls moved, for several reasons"),
  ])
  func `Scrolls that began and did not move say why, most often`(taps: Int, pinches: Int, expected: String) {
    let table = Self.words(Self.script(taps: taps, pinches: pinches).records).table
    #expect(table.contains("nothing moved: \(expected) "), "\(table)")
  }
}
