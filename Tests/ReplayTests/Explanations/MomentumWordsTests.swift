import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// The words of a scroll's block: the laws in force, edges, and why the view went another way than the hand.
@Suite struct MomentumWordsTests {
  static let touchpad = MadeTrace.touchpadFlick.device

  /// Two fingers that move by so many units a frame of 10 ms, 40 units a millimetre, and are lifted at once.
  static func swipe(_ steps: [(x: Int32, y: Int32)]) -> [LogRecord] {
    var script = FrameScript(touchpad)
    var (x, y) = (Int32(1000), Int32(1200))
    script.fingers(0, [(x, y), (x + 1000, y)], areNew: true)
    var time: Microseconds = 0
    for step in steps {
      time += 10_000
      (x, y) = (x + step.x, y + step.y)
      script.fingers(time, [(x, y), (x + 1000, y)])
    }
    script.lift(time + 10_000, 2)
    return script.records
  }

  static func flat(_ text: String) -> String { ScrollAbsenceTests.flat(text) }

  @Test(arguments: [
    (
      VelocityEstimator.Kind.recognizer,
      "velocity V(n) = 0.2 s(n) + 0.8 s(n-1), s the speeds of the last two motions of the fingers; none after"
        + " 100 ms"
    ),
    (
      .leastSquares,
      "velocity V = the slope of a parabola through where the fingers were in the last 100 ms; none after 40 ms"
    ),
    (
      .flutterIOS,
      "velocity V = 0.05 s(n) + 0.35 s(n-1) + 0.6 s(n-2), s the speeds of the last three motions of the"
        + " fingers; none after 40 ms"
    ),
    (
      .flutterMacOS,
      "velocity V = 0.2 s(n) + 0.65 s(n-1) + 0.15 s(n-2), s the speeds of the last three motions of the"
        + " fingers; none after 40 ms"
    ),
    (.window, "velocity V = the way of the fingers in the last 150 ms over its time; none after 100 ms"),
  ])
  func `The law in force is told, and only the recogniser has a velocity before the last`(
    law: VelocityEstimator.Kind, expected: String
  ) {
    var scenario = Scenario.longList
    scenario.input.velocity = law
    let text = Self.flat(Explained(Self.swipe(Array(repeating: (0, -40), count: 8)), in: scenario).momentum)
    #expect(text.hasPrefix(expected + " without motion, and none of a wheel"), "\(text)")
    let name = law == .recognizer ? "V(n)" : "V"
    #expect(text.contains("profile uikit: a lift at \(name) of 250 pt/s or more glides, at "), "\(text)")
    // 40 units are 1 mm, 10.54 pt, in 10 ms. The window counts the oldest way, but no time before it: 7 ways in 60 ms.
    let speeds =
      switch law {
      case .recognizer: "V(n-1) 1054.0 pt/s, V(n) 1054.0 pt/s"
      case .window: "V 1229.7 pt/s"
      default: "V 1054.0 pt/s"
      }
    #expect(text.contains(" velocity \(speeds) view"), "\(text)")
  }

  @Test func `The profile's law is told where the input names none`() {
    var scenario = Scenario.longList
    scenario.profile = .gtk4
    let text = Self.flat(Explained(Self.swipe([(0, -40), (0, -40), (0, -40)]), in: scenario).momentum)
    #expect(text.hasPrefix("velocity V = the way of the fingers in the last 150 ms"), "\(text)")
    #expect(
      text.contains("profile gtk4: a lift in motion glides, at V, to which a glide adds that the fingers"),
      "\(text)")
    #expect(text.contains(" differs times 2.5 by the profile "), "\(text)")
  }

  /// 10 counts: 5 are the start threshold's; then 10 more.
  @Test func `A stick's first motion counts, and it tells no velocity`() {
    let middle = EventCode.buttonMiddle
    let text = Explained([
      .device(DeviceRecord(time: 0, number: 0, description: OtherDeviceReplayTests.stick)),
      OtherDeviceReplayTests.frame(10, 0, (.key, middle, 1)),
      OtherDeviceReplayTests.frame(20, 0, (.relative, 1, 10)),
      OtherDeviceReplayTests.frame(30, 0, (.relative, 1, 10)),
      OtherDeviceReplayTests.frame(50, 0, (.key, middle, 0)),
    ]).scrolls
    #expect(text.contains("motion    2 times from 0.020000 to 0.030000: 15.0 pt\n"), "\(text)")
    #expect(text.contains("view      list 26000.0 > 26015.0, followed from 0.020000\n"), "\(text)")
    #expect(text.contains("glide     none, because: this source tells no velocity\n"), "\(text)")
    #expect(!text.contains("V(n)"), "\(text)")
  }

  @Test func `A wheel at an edge says what kept the view`() {
    var script = FrameScript(MadeTrace.wheelNotches.device)
    script.frame(0, [(.relative, EventCode.relWheel, 1)])
    let text = Explained(script.records, in: .list).scrolls
    #expect(
      text.contains(
        """
                    view      list at 0.0, followed from 0.000000
                    edge      kept at the top edge at 0.000000, because: a wheel need not end, so it never
                              stretches
                    glide     none, because: a wheel gives none

        """), "\(text)")
  }

  @Test func `Fingers that pull past an edge stretch the view`() {
    let text = Explained(Self.swipe([(0, 60), (0, 60), (0, 60)]), in: .list).scrolls
    #expect(
      text.contains("edge      stretched past the top edge at 0.010000, because: pulled by finger\n"),
      "\(text)")
  }

  @Test func `A finger on the screen tells the way that the hysteresis took`() {
    let text = Explained(MadeTrace.touchscreenBounce.records, in: MadeTrace.touchscreenBounce.scenario)
      .scrolls
    #expect(text.contains("differs   10 pt until the finger was followed\n"), "\(text)")
  }

  /// 400 units a frame are 10 mm, 105.4 pt in 10 ms.
  @Test func `A release at the limit of speed says so`() {
    let text = Self.flat(Explained(Self.swipe([(0, -40), (0, -400), (0, -400), (0, -320)])).scrolls)
    #expect(text.contains("because: released at 8000 pt/s"), "\(text)")
    #expect(text.contains("; at most 8000 pt/s by the profile "), "\(text)")
  }

  /// (4, -4) units a frame are (0.1, -0.1) mm in 10 ms: (-105.4, 105.4) pt/s, together 149.06.
  @Test func `A release that is too slow over both axes tells both parts`() {
    let text = Explained(Self.swipe([(0, -60)] + Array(repeating: (4, -4), count: 5))).scrolls
    #expect(text.contains("velocity  V(n-1) (-105.4, 105.4) pt/s, V(n) (-105.4, 105.4) pt/s\n"), "\(text)")
    #expect(text.contains("glide     none, because: released at 149 pt/s, below 250 pt/s\n"), "\(text)")
  }

  /// Five frames of 12 counts on a mouse whose wheel is a scroll point.
  @Test func `A scroll point is no wheel, and turns none at an edge`() {
    var script = FrameScript(
      DeviceDescription(
        name: "Point", id: DeviceID(bus: 3, vendor: 0x04b3, product: 0x3103),
        capabilities: [
          Capability(type: .key, codes: [EventCode.buttonLeft]),
          Capability(type: .relative, codes: [0, 1, EventCode.relHWheel, EventCode.relWheel]),
        ]))
    for step in 0..<5 as Range<Int64> {
      script.frame(step * 10_000, [(.relative, EventCode.relWheel, 12)])
    }
    let explained = Explained(script.records, in: .list)
    #expect(!explained.classes.contains("  wheel "), "\(explained.classes)")
    let text = Self.flat(explained.scrolls)
    #expect(
      text.contains("motion 5 times from 0.000000 to 0.040000: -60.0 pt end 0.190000, 150 ms after"),
      "\(text)")
    #expect(text.contains("after the last motion, because: quiet for 150 ms view list at 0.0"), "\(text)")
    #expect(text.contains("because: a continuous source need not end, so it never stretches"), "\(text)")
    #expect(!text.contains("wheel"), "\(text)")
  }

  /// The gallery scrolls along y, and its strip, which is not under the pointer, along x.
  @Test func `A wheel along an axis that no view under the pointer has says so`() {
    var script = FrameScript(MadeTrace.wheelNotches.device)
    script.frame(0, [(.relative, EventCode.relHWheel, 1)])
    let text = Explained(script.records, in: .galleryPhone).scrolls
    #expect(text.contains("view      none under the pointer took it along x\n"), "\(text)")
  }

  /// 24 of 40 units a millimetre are 0.6 mm, less than it takes.
  @Test func `Fingers that lie for long before they are lifted do not tap`() {
    var script = FrameScript(Self.touchpad)
    script.fingers(0, [(1000, 1000), (2000, 1000)], areNew: true)
    script.fingers(100_000, [(1000, 976), (2000, 976)])
    script.lift(600_000, 2)
    var scenario = Scenario.longList
    let rest = Explained(script.records, in: scenario)
    #expect(
      rest.scrolls.contains("end       0.600000, cancelled, because: lifted before it moved 1 mm: 0.6 mm\n"),
      "\(rest.scrolls)")
    #expect(
      rest.input.contains("  scrolls    1 by finger: 1 lifted before they moved enough\n"), "\(rest.input)")
    scenario.input.touchpad.startThreshold = 2.5
    #expect(
      Explained(script.records, in: scenario).scrolls.contains("lifted before it moved 2.5 mm: 0.6 mm\n"))
  }

  @Test(arguments: [(200_000, "lifted before it moved enough: a tap"), (400_000, "lifted before it moved")])
  func `A finger on the screen that never moves taps, unless it stays for long`(
    time: Microseconds, expected: String
  ) {
    var script = FrameScript(MadeTrace.touchscreenBounce.device)
    script.frame(
      0, [(.absolute, EventCode.absMTTrackingID, 1), (.absolute, 53, 600), (.absolute, 54, 500)])
    script.frame(time, [(.absolute, EventCode.absMTTrackingID, -1)])
    let text = Explained(script.records).scrolls
    #expect(text.contains(", because: \(expected)\n"), "\(text)")
  }

  /// 143.7 ms are 143 everywhere.
  @Test func `A rest is rounded in one way`() {
    var script = FrameScript(Self.touchpad)
    script.fingers(0, [(1000, 1000), (2000, 1000)], areNew: true)
    script.fingers(10_000, [(1000, 900), (2000, 900)])
    script.lift(153_700, 2)
    let text = Explained(script.records).scrolls
    #expect(text.contains("end       0.153700, 143 ms after the last motion, because: held still for 143 ms"))
  }
}
