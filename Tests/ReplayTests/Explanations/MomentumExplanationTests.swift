import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import TestSupport
import Testing

/// Why scrolls glide or do not.
@Suite struct MomentumExplanationTests {
  /// The made touchpad has 40 units a millimetre.
  static let touchpad = MadeTrace.touchpadFlick.device

  @Test func `A flick glides, and a finger that is held before the lift does not`() {
    // 0.75 x 3478.2 + 0.25 x 3636.3 = 3517.7; V(n) = 0.2 (2.6 x 10.54 / 0.008) + 0.8 (2.8 x 10.54 / 0.008).
    #expect(
      Explained(MadeTrace.touchpadFlick.records).momentum == """
          velocity  V(n) = 0.2 s(n) + 0.8 s(n-1), s the speeds of the last two motions of the fingers; none
                    after 100 ms without motion, and none of a wheel
          profile   uikit: a lift at V(n) of 250 pt/s or more glides, at 0.75 V(n-1) + 0.25 V(n)

          0.000000  finger of device 0, Made touchpad; began because: 2 fingers came down
                    motion    7 times from 0.088000 to 0.136000: 143.3 pt, 13.6 mm on the surface
                    end       0.144000, 8 ms after the last motion, because: lifted in motion
                    velocity  V(n-1) 3478.2 pt/s, V(n) 3636.3 pt/s
                    view      list 26000.0 > 26143.0, followed from 0.088000 because: the fingers scroll
                    glide     26143.0 > 27893.0, because: released at 3518 pt/s: 0.75 V(n-1) + 0.25 V(n)
                    target    27895.1, because: the deceleration ends there
                    until     3.077333, because: slower than it takes to go on

          3.152000  finger of device 0, Made touchpad; began because: 2 fingers came down
                    motion    19 times from 3.168000 to 3.312000: -158.1 pt, 15.0 mm on the surface
                    end       3.520000, 208 ms after the last motion, because: held still for 208 ms before
                              the lift: no velocity
                    velocity  none; at the last motion V(n-1) -1054.0 pt/s, V(n) -1054.0 pt/s
                    view      list 27893.0 > 27735.0, followed from 3.168000 because: the fingers scroll
                    glide     none, because: held still for 208 ms before the lift: no velocity

        """)
  }

  @Test func `A tap of two fingers is cancelled and moves nothing`() {
    var script = FrameScript(Self.touchpad)
    script.fingers(0, [(1000, 1000), (2000, 1000)], areNew: true)
    script.lift(60_000, 2)
    #expect(
      Explained(script.records).scrolls == """
          0.000000  finger of device 0, Made touchpad; began because: 2 fingers came down
                    motion    none that scrolls
                    end       0.060000, cancelled, because: lifted before it moved enough: a tap
                    view      list at 26000.0, not moved, because: lifted before it scrolled

        """)
  }

  /// 40 units, 1 mm, a frame of 10 ms: the first is the start threshold's, so two scroll, 10.54 pt each.
  static var interrupted: FrameScript {
    var script = FrameScript(touchpad)
    script.fingers(0, [(1000, 1000), (2000, 1000)], areNew: true)
    for step in 1...3 as ClosedRange<Int32> {
      let y = 1000 - 40 * step
      script.fingers(Microseconds(step) * 10_000, [(1000, y), (2000, y)])
    }
    return script
  }

  @Test func `A device that is lost in the midst of a scroll cancels it`() {
    var script = Self.interrupted
    script.add(.gone(time: 50_000, device: 0))
    #expect(
      Explained(script.records).scrolls == """
          0.000000  finger of device 0, Made touchpad; began because: 2 fingers came down
                    motion    2 times from 0.020000 to 0.030000: 21.1 pt, 2.0 mm on the surface
                    end       0.050000, cancelled, 20 ms after the last motion, because: the device went
                    view      list 26000.0 > 26021.0, followed from 0.020000 because: the fingers scroll
                    glide     none, because: the input was broken off

        """)
  }

  @Test func `A log that ends with fingers down cancels the scroll`() {
    #expect(
      Explained(Self.interrupted.records).scrolls.contains(
        "end       0.030000, cancelled, 0 ms after the last motion, because: the log is over\n"))
  }

  @Test func `A glide that a finger catches belongs to the scroll that began it`() {
    let text = Explained(MadeTrace.touchscreenBounce.records, in: MadeTrace.touchscreenBounce.scenario)
      .scrolls
    #expect(text.contains("until     0.730000, because: a finger stopped the motion\n"))
    #expect(text.contains("caught    it moved until then: a finger stopped the motion\n"))
    #expect(text.contains("edge      past the bottom edge at "))
    // A finger that comes down and goes without a motion.
    #expect(text.contains("end       3.740000, because: lifted before it moved enough: a tap\n"))
  }

  @Test func `Pages decide where a flick ends, and the reason is the decision's`() {
    var script = FrameScript(Self.touchpad)
    script.fingers(0, [(2000, 1000), (2400, 1000)], areNew: true)
    for step in 1...10 as ClosedRange<Int32> {
      let x = 60 * step
      script.fingers(Microseconds(step) * 8000, [(2000 - x, 1000), (2400 - x, 1000)])
    }
    script.lift(88_000, 2)
    let lines = Explained(script.records, in: .pages).scrolls.split(separator: "\n")
    #expect(lines.contains { $0.contains("target    1950.0 instead of ") })
    #expect(lines.contains { $0.contains(" > 1950.0, because: on the way to the target") })
    #expect(lines.contains { $0.contains("until     ") && $0.contains("because: at the target") })
  }

  @Test func `A swipe that another view takes is told of both`() {
    var script = FrameScript(MadeTrace.touchscreenBounce.device)
    script.frame(
      0, [(.absolute, EventCode.absMTTrackingID, 1), (.absolute, 53, 600), (.absolute, 54, 500)])
    for step in 1...10 as ClosedRange<Int32> {
      script.frame(Microseconds(step) * 10_000, [(.absolute, 54, 500 - 20 * step)])
    }
    script.frame(110_000, [(.absolute, EventCode.absMTTrackingID, -1)])
    let text = Explained(script.records, in: .galleryPhone).scrolls
    #expect(text.contains("view      heroes at -20.0, not moved, because: the gesture is another view's\n"))
    #expect(text.contains("view      gallery 0.0"))
  }

  @Test(arguments: MadeTrace.all.map(\.name) + RecordedTrace.all.map(\.name))
  func `Every scroll of a trace is told once, also when its time is asked for`(name: String) throws {
    let records =
      try MadeTrace.all.first { $0.name == name }?.records
      ?? RecordedTrace.all.first { $0.name == name }?.records() ?? []
    Self.check(records, .longList)
    Self.check(records, .pages)
    Self.check(records, .galleryPad)
  }

  @Test(
    .enabled(if: SharedData.hasTraces, "the third-party recordings are not beside this checkout"),
    arguments: ImportedTrace.playableRows)
  func `Every scroll of a recording is told once`(row: IndexRow) throws {
    let trace = try ImportedTrace(row)
    Self.check(trace.records, .longList, everyTime: false)
    Self.check(trace.records, .galleryPhone, everyTime: false)
  }

  static func check(_ records: [LogRecord], _ scenario: Scenario, everyTime: Bool = true) {
    var collector = TimelineCollector()
    var engine = ReplayEngine(scenario)
    for record in records { engine.step(record, into: &collector) }
    engine.finish(into: &collector)
    var begins: [Microseconds] = []
    for case .input(let event) in collector.records where event.phase == .began { begins.append(event.time) }
    let whole = Explained(records, in: scenario)
    for line in whole.lines { #expect(line.count <= 100, "\(line)") }
    #expect(heads(whole).count == begins.count)
    guard everyTime else { return }
    for begin in begins { #expect(heads(Explained(records, in: scenario, at: begin)).count == 1) }
  }

  private static func heads(_ explained: Explained) -> [Substring] {
    explained.momentum.split(separator: "\n").filter { $0.contains("; began because: ") }
  }
}
