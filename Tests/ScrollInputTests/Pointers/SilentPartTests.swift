import InputEvents
import ScrollInput
import Testing

/// What scrolls only if a setting says so, and what never does.
@Suite struct SilentPartTests {
  @Test func aPenScrollsOnlyWhereItIsAskedFor() {
    let strokes: [[InputEvent]] = [
      [.key(EventCode.buttonToolPen, 1), .abs(0, 100), .abs(1, 100)], [.key(EventCode.buttonTouch, 1)],
      [.abs(1, 150)], [.key(EventCode.buttonTouch, 0)], [.abs(1, 300)],
    ]
    var player = Player(Devices.pen, as: .tablet)
    for stroke in strokes { player.play(stroke) }
    #expect(player.scrolls.isEmpty)
    #expect(player.pointers.isEmpty)
    #expect(player.contacts.isEmpty)
    #expect(player.findings.map(\.kind) == [.device(.silent(.pen)), .device(.silent(.tabletWheel))])
    var settings = ScrollInputSettings()
    settings.tablet.pen = true
    settings.touchscreen.pointsPerMillimetre = 10
    var asked = Player(Devices.pen, as: .tablet, settings: settings)
    for stroke in strokes { asked.play(stroke) }
    #expect(asked.phases == [.began, .changed, .ended])
    #expect(asked.scrolls.map(\.delta.y) == [0, -50, 0])
    #expect(asked.scrolls.allSatisfy { $0.source == .touch })
    #expect(asked.contacts.map(\.change) == [.began, .ended])
  }

  @Test func theWheelOfATabletScrollsOnlyWhereItIsAskedFor() {
    var player = Player(Devices.pad, as: .tablet)
    player.play(.rel(8, -1), .rel(11, -120))
    player.play(.rel(11, 30))
    #expect(player.scrolls.isEmpty)
    #expect(player.interpreter.nextDeadline == nil)
    #expect(
      player.withheld.map(\.amount) == [.wheel(WheelMotion(x: 0, y: 120)), .wheel(WheelMotion(x: 0, y: -30))])
    #expect(player.withheld.allSatisfy { $0.cause == .notAsked })
    var settings = ScrollInputSettings()
    settings.tablet.wheel = true
    var asked = Player(Devices.pad, as: .tablet, settings: settings)
    asked.play(.rel(8, -1), .rel(11, -120))
    #expect(asked.scrolls.map(\.wheel) == [WheelMotion(x: 0, y: 120)])
  }

  /// A missing class is not taken for a mouse's.
  @Test func theWheelOfAnUnknownDeviceScrollsNothing() {
    let device = DeviceDescription(
      capabilities: [Capability(type: .relative, codes: [8])],
      absoluteAxes: [AbsoluteAxis(code: 0, minimum: 0, maximum: 100)])
    let answer = device.classify()
    #expect(answer == DeviceClassification(.unknown, .wheelBesideUndecidedAxes))
    var player = Player(device, as: answer.deviceClass)
    player.play(.rel(8, -1))
    #expect(player.scrolls.isEmpty)
    #expect(player.withheld.map(\.amount) == [.wheel(WheelMotion(x: 0, y: 120))])
    #expect(player.withheld.map(\.cause) == [.unknownClass])
    #expect(player.findings.map(\.kind) == [.device(.silent(.undecidedWheel))])
  }

  @Test func anAbsolutePointerScrollsButDoesNotPoint() {
    let device = DeviceDescription(
      capabilities: [
        Capability(type: .key, codes: [EventCode.buttonLeft]), Capability(type: .relative, codes: [8]),
      ],
      absoluteAxes: [
        AbsoluteAxis(code: 0, minimum: 0, maximum: 32767), AbsoluteAxis(code: 1, minimum: 0, maximum: 32767),
      ])
    var player = Player(device, as: device.classify().deviceClass)
    player.play(.abs(0, 500), .rel(8, -1), .key(EventCode.buttonLeft, 1))
    #expect(player.kinds == [.pressed(.primary)])
    #expect(player.scrolls.map(\.source) == [.wheel])
    #expect(player.findings.map(\.kind) == [.device(.silent(.absolutePointer))])
  }

  @Test func theWordsNameTheSetting() {
    #expect(
      SilentPart.allCases.map(\.description) == [
        "fingers on this mouse scroll only with input.pointer.mouseSurface",
        "rings of this tablet scroll only with input.tablet.ring",
        "strips of this tablet scroll only with input.tablet.strip",
        "the wheel of this tablet scrolls only with input.tablet.wheel",
        "the pen scrolls only with input.tablet.pen",
        "it is not known what this wheel turns: it scrolls nothing",
        "the pointer is told by places on a screen that is not known: it does not move",
      ])
  }
}
