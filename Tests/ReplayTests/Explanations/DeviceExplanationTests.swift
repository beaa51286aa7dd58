import EventLog
import Foundation
import InputEvents
import ScrollInput
import ScrollModel
import TestSupport
import Testing

@testable import Replay

/// What devices are taken for, what they sent, and what became of it.
@Suite struct DeviceExplanationTests {
  @Test func `A touchpad's motion is told by where it went`() {
    #expect(
      Explained(MadeTrace.touchpadFlick.records).input == """
        device 0: Made touchpad (bus 0018, id 0001:0001, version 0001)
          frames     45, of which 10 moved the pointer
          contacts   5: 5 lifted
          scrolls    2 by finger: 2 ended
          fingers, mm                               left       right          up        down
            asked to scroll                          0.0         0.0        13.6        15.0
            moved the pointer                        0.0        10.0         0.0        10.0
            withheld: start threshold                0.0         0.0         1.0         1.0
            moved in all                             0.0        10.0        14.6        26.0
          findings   none

        """)
  }

  @Test func `A wheel's parts are told exactly, with its detents and the sizes of its turns`() {
    // 24 and 2 parts of 15 down, 5 detents up.
    #expect(
      Explained(MadeTrace.wheelNotches.records).input == """
        device 0: Made wheel mouse (bus 0003, id 0001:0003, version 0001)
          frames     32, of which 1 moved the pointer
          scrolls    2 by wheel: 2 ended
          motion, counts                            left       right          up        down
            moved the pointer                          0           4           0           0
            moved in all                               0           4           0           0
          wheel, 1/120 detent                       left       right          up        down
            asked to scroll                            0           0         600         390
            turned in all                              0           0         600         390
          detents    5 up, 3 down, counted whole
          turns      31 times, 15/120 to 120/120 detent, most often 15/120 (26 times)
          findings   none

        """)
  }

  @Test func `A surface without a resolution has an assumed size, and says so`() {
    var device = MadeTrace.touchpadFlick.device
    device.absoluteAxes = device.absoluteAxes.map { axis in
      var axis = axis
      axis.resolution = 0
      return axis
    }
    let text = Explained(FrameScript(device).records)
    #expect(
      text.classes == """
        device 0: Made touchpad (bus 0018, id 0001:0001, version 0001)
          class      touchpad, because: a finger tool, no pen, not direct
          scrolls    by two fingers, source finger, 10.54 pt a mm, natural; one finger moves the pointer
          settings   a scroll starts after 1 mm
          size       69.0 x 50.0 mm, assumed: the device states no resolution, so every mm of it is a guess

        """)
    #expect(
      text.input == """
        device 0: Made touchpad (bus 0018, id 0001:0001, version 0001)
          frames     0
          contacts   none
          scrolls    none
          findings   assumedSize at 0.000000 s: no resolution is stated: 69 x 50 mm are assumed

        """)
  }

  /// Two fingers scroll 1 mm a frame; in one frame one of them is 30 mm elsewhere, and back in the next.
  @Test func `A jump is told with its contact and speed, and where its motion went`() {
    var script = FrameScript(MadeTrace.touchpadFlick.device)
    script.fingers(0, [(1000, 1000), (2000, 1000)], areNew: true)
    for step in 1...8 as ClosedRange<Int32> {
      let y = 1000 - 40 * step
      script.fingers(Microseconds(step) * 10_000, [(step == 5 ? 2200 : 1000, y), (2000, y)])
    }
    script.lift(90_000, 2)
    let text = Explained(script.records).input
    #expect(
      text.contains(
        "  findings   jump at 0.060000 s: contact 1 jumped 30 mm in 10 ms: left out (3.0 mm/ms)\n"), "\(text)"
    )
  }

  @Test func `Findings of a kind are the first, the last and their number`() {
    var script = FrameScript(MadeTrace.touchpadFlick.device)
    script.fingers(0, [(1000, 1000), (2000, 1000)], areNew: true)
    for step in 1...30 as ClosedRange<Int32> {
      let y = 1800 - 40 * step
      script.fingers(
        Microseconds(step) * 10_000, [(step % 10 == 5 ? 2200 : 1000, y), (2000, y)])
    }
    script.lift(310_000, 2)
    let text = Explained(script.records).input
    #expect(text.contains("  findings   jump, 3 times; the first at 0.060000 s: contact 1 jumped"), "\(text)")
    #expect(text.contains("\n             the last at 0.260000 s: contact 1 jumped"), "\(text)")
  }

  /// After the gap nobody knows the contacts; the tool says two, and one comes.
  @Test func `A contact from before a gap that the device still counts is stale`() {
    var script = FrameScript(MadeTrace.touchpadFlick.device)
    script.fingers(0, [(1000, 1000)], areNew: true)
    script.add(.gap(GapRecord(time: 500_000, reason: "suspend")))
    script.frame(
      600_000,
      [
        (.absolute, EventCode.absMTSlot, 1), (.absolute, EventCode.absMTTrackingID, 9),
        (.absolute, EventCode.absMTPositionX, 2000), (.absolute, EventCode.absMTPositionY, 1000),
        (.key, EventCode.buttonToolDoubleTap, 1),
      ])
    let text = Explained(script.records).input
    #expect(text.contains("  contacts   2: 2 broken off\n"), "\(text)")
    #expect(
      text.contains(
        """
          findings   stale at 0.600000 s: a contact that was down 500 ms from the start, before a gap, is
                     still counted: left out

        """), "\(text)")
  }

  @Test func `What a device is taken for says who decided`() {
    var record = DeviceRecord(time: 1_500_000, number: 3, description: MadeTrace.wheelNotches.device)
    record.deviceClass = .trackball
    record.isRecorded = false
    record.description.udevProperties = []
    let text = Explained([.device(record), .gone(time: 2_000_000, device: 3)]).classes
    #expect(
      text == """
        device 3: Made wheel mouse (bus 0003, id 0001:0003, version 0001)
          class      trackball, because: the log says so; by its description it is mouse (relative axes and
                     mouse buttons)
          scrolls    by its wheel, source wheel, 40 pt a detent, not natural
          wheel      vertical: REL_WHEEL_HI_RES is announced; it never turned in this log
          wheel      horizontal: REL_HWHEEL_HI_RES is announced; it never turned in this log
          log        it was only present, and not recorded; it came at 1.500000 s; it went at 2.000000 s

        """)
  }

  @Test(arguments: [
    (DeviceClass.keyboard, "by nothing: keys do not scroll"),
    (.tablet, "by nothing: it has no pen, ring, strip or wheel"),
    (.mouse, "by nothing: it moves the pointer and has no wheel"),
    (.unknown, "by nothing: it has neither a surface for fingers nor a wheel"),
    (.touchscreen, "by any finger on the screen, source touch, 6.42 pt a mm, natural"),
  ])
  func `What scrolls follows from the class`(deviceClass: DeviceClass, words: String) {
    let record = DeviceRecord(
      time: 0, number: 0, description: DeviceDescription(name: "It"), deviceClass: deviceClass)
    #expect(Explained([.device(record)]).classes.contains("  scrolls    \(words)\n"))
  }

  @Test func `The settings decide what scrolls on a touchpad`() {
    let device = FrameScript(MadeTrace.touchpadFlick.device).records
    var scenario = Scenario.longList
    scenario.input.touchpad.method = .none
    scenario.input.touchpad.natural = .vertical
    #expect(Explained(device, in: scenario).classes.contains("  scrolls    by no finger: the settings let"))
    scenario.input.touchpad.method = .edge
    #expect(Explained(device, in: scenario).classes.contains("  scrolls    by one finger along the right"))
  }

  @Test func `The settings that change what scrolls are told`() {
    var scenario = Scenario.longList
    scenario.input.touchpad.startThreshold = 2
    scenario.input.touchpad.edgeZone = 5
    scenario.input.touchpad.resting = 200_000
    scenario.input.touchpad.locksAxis = true
    let touchpad = Explained(FrameScript(MadeTrace.touchpadFlick.device).records, in: scenario).classes
    #expect(
      ScrollAbsenceTests.flat(touchpad).contains(
        "settings a scroll starts after 2 mm; a finger that lies still within 5 mm of an edge is a palm or a thumb;"
          + " a finger that lay still for 200 ms rests; a scroll keeps to its axis size"), "\(touchpad)")
    scenario.input.touchpad.method = .edge
    let edge = Explained(FrameScript(MadeTrace.touchpadFlick.device).records, in: scenario).classes
    #expect(
      ScrollAbsenceTests.flat(edge).contains(
        "settings a scroll starts after 3 mm along the edge, or with any motion after 300 ms in it size"))
    scenario.input.touchscreen.rotation = .clockwise
    let screen = Explained(FrameScript(MadeTrace.touchscreenBounce.device).records, in: scenario).classes
    #expect(screen.contains("  settings   the picture is turned by 90 degrees\n"), "\(screen)")
    scenario.input.wheel.deadBand = 60
    scenario.input.wheel.debounce = 20_000
    scenario.input.wheel.tiltRepeats = false
    let wheel = Explained(FrameScript(MadeTrace.wheelNotches.device).records, in: scenario).classes
    #expect(
      ScrollAbsenceTests.flat(wheel).contains(
        "settings turns below 60/120 detent do not scroll; a turn back within 20 ms does not scroll;"
          + " a tilt that is held scrolls once wheel"), "\(wheel)")
  }

  @Test func `A tablet scrolls by what the settings say, and names the setting that is missing`() {
    let pad = FrameScript(ScrollAbsenceTests.pad).records
    let silent = Explained(pad).classes
    #expect(
      silent.contains("  scrolls    by nothing: rings of this tablet scroll only with input.tablet.ring\n"),
      "\(silent)")
    var scenario = Scenario.longList
    scenario.input.tablet.ring = true
    let ring = Explained(pad, in: scenario).classes
    #expect(
      ScrollAbsenceTests.flat(ring).contains(
        "scrolls by its ring, source continuous, 2.67 pt a degree, not natural, since the settings say so"),
      "\(ring)")
  }

  @Test func `A button that was never held is told`() {
    var script = FrameScript(OtherDeviceReplayTests.stick)
    script.frame(10_000, [(.relative, 1, 10)])
    let still = Explained(script.records)
    #expect(still.input.contains("  scrolls    none: the middle button was never held\n"), "\(still.input)")
    #expect(
      ScrollAbsenceTests.flat(still.classes).contains(
        "while the middle button is held, source continuous, 1 pt a count, not natural; it was never held in this"
          + " log settings a scroll by motion starts after 5 counts"), "\(still.classes)")
    script.frame(20_000, [(.key, EventCode.buttonMiddle, 1)])
    let held = Explained(script.records)
    #expect(held.input.contains("  scrolls    none\n"), "\(held.input)")
    #expect(!held.classes.contains("never held"))
  }

  @Test func `A size of turns is the most frequent only if no other is as frequent`() {
    var sizes = TurnSizes()
    for turn in [15, 120] as [Int64] { sizes.add(turn) }
    #expect(sizes.mostFrequent == nil)
    sizes.add(-15)
    #expect(sizes.mostFrequent?.parts == 15)
    #expect(sizes.mostFrequent?.count == 2)
  }

  /// 62 mm over 4096 units is not exact.
  @Test func `An assumed size is told to a tenth of a millimetre`() {
    let finding = DeviceFinding.assumedSize(width: 110.00000000000001, height: 61.99999999999999)
    #expect(finding.description == "no resolution is stated: 110 x 62 mm are assumed")
  }

  @Test func `A device that goes and comes back alike is one, and another is another`() {
    let device = DeviceRecord(time: 0, number: 0, description: MadeTrace.wheelNotches.device)
    let other = DeviceRecord(time: 0, number: 0, description: MadeTrace.touchpadFlick.device)
    let text = Explained([
      .device(device), .gone(time: 1, device: 0), .device(device), .device(device), .device(other),
    ])
    #expect(text.classes.contains("  log        it was added 3 times\n"))
    #expect(text.input.components(separatedBy: "device 0: ").count == 3)
  }

  /// Each frame tells its turn once, in parts or in whole detents: what comes in is exactly what scrolls and
  /// what is withheld, whatever is left out.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `What a wheel turned is what scrolled and what was withheld`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var settings = ScrollInputSettings()
    settings.wheel.deadBand = Int64(random.pick([0, 60, 240]))
    settings.wheel.debounce = Microseconds(random.pick([0, 20_000]))
    settings.wheel.tiltRepeats = random.once(in: 2)
    var explanation = DeviceExplanation(settings)
    explanation.step(
      .device(DeviceRecord(time: 0, number: 0, description: MadeTrace.wheelNotches.device)))
    var expected = Directions()
    var time: Microseconds = 0
    for _ in 0..<random.int(1...200) {
      time += Microseconds(random.pick([1000, 8000, 30_000, 200_000, 700_000]))
      let isFine = random.once(in: 2)
      let isVertical = random.once(in: 2)
      let value = Int32(random.int(-3...3)) * (isFine ? 40 : 1)
      let code =
        isVertical
        ? (isFine ? EventCode.relWheelHiRes : EventCode.relWheel)
        : (isFine ? EventCode.relHWheelHiRes : EventCode.relHWheel)
      let turn = Double(value) * (isFine ? 1 : 120)
      // Away from the user is up, and offsets grow downwards.
      expected.add(isVertical ? Vector(x: 0, y: 0 - turn) : Vector(x: turn, y: 0))
      explanation.step(
        .frame(
          Frame(time: time, device: 0, events: [InputEvent(type: .relative, code: code, value: value)])))
    }
    explanation.finish()
    #expect(explanation.devices[0].wheel.total == expected)
  }
}
