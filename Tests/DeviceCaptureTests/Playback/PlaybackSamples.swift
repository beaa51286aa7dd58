import EventLog
import InputEvents

@testable import DeviceCapture

/// Devices and frames for the tests of playback, and players of them.
enum PlaybackSample {
  static let key = EventType.key
  static let rel = EventType.relative
  static let abs = EventType.absolute

  /// 100 x 60 mm, 40 units/mm, 5 slots.
  static func touchpad(resolution: Int32 = 40) -> DeviceDescription {
    surface(
      "Made touchpad", properties: [EventCode.propertyPointer], resolution: resolution,
      keys: [
        EventCode.buttonLeft, EventCode.buttonToolFinger, EventCode.buttonTouch,
        EventCode.buttonToolDoubleTap,
        EventCode.buttonToolTripleTap,
      ])
  }

  static let touchscreen = surface(
    "Made touchscreen", properties: [EventCode.propertyDirect], resolution: 40, keys: [EventCode.buttonTouch])

  private static func surface(
    _ name: String, properties: [UInt16], resolution: Int32, keys: [UInt16]
  ) -> DeviceDescription {
    let axes: [(UInt16, Int32, Int32)] = [
      (EventCode.absX, 4000, resolution), (EventCode.absY, 2400, resolution), (EventCode.absMTSlot, 4, 0),
      (EventCode.absMTPositionX, 4000, resolution), (EventCode.absMTPositionY, 2400, resolution),
      (EventCode.absMTTrackingID, 65535, 0),
    ]
    return DeviceDescription(
      name: name, id: DeviceID(bus: 0x18, vendor: 0x1234, product: 0xabcd, version: 1),
      properties: properties,
      capabilities: [
        Capability(type: .key, codes: keys), Capability(type: .absolute, codes: axes.map(\.0)),
      ],
      absoluteAxes: axes.map { AbsoluteAxis(code: $0.0, minimum: 0, maximum: $0.1, resolution: $0.2) })
  }

  static func mouse(_ axes: [UInt16] = [0, 1, 6, 8]) -> DeviceDescription {
    DeviceDescription(
      name: "Made mouse", id: DeviceID(bus: 3, vendor: 0x1234, product: 1, version: 1),
      capabilities: [
        Capability(type: .key, codes: [EventCode.buttonLeft, EventCode.buttonRight, EventCode.buttonMiddle]),
        Capability(type: .relative, codes: axes),
      ])
  }

  static let keyboard = DeviceDescription(
    name: "Made keyboard", id: DeviceID(bus: 0x11, vendor: 1, product: 1, version: 1),
    capabilities: [
      Capability(type: .key, codes: Array(1...83)),
      Capability(type: .miscellaneous, codes: [EventCode.mscScan]),
      Capability(type: .led, codes: [0, 1, 2]), Capability(type: .autorepeat, codes: [0, 1]),
    ])

  static func device(
    _ description: DeviceDescription, _ number: DeviceNumber = 0, at time: Microseconds = 0,
    state: DeviceState = DeviceState()
  ) -> LogRecord {
    .device(DeviceRecord(time: time, number: number, description: description, state: state))
  }

  static func frame(
    _ time: Microseconds, _ events: [(EventType, UInt16, Int32)], device: DeviceNumber = 0, report: Int32 = 0
  ) -> LogRecord {
    .frame(
      Frame(
        time: time, device: device, events: events.map { InputEvent(type: $0.0, code: $0.1, value: $0.2) },
        reportValue: report))
  }

  /// Two fingers that come down with the button, and move each 8 ms.
  static func drag(frames: Int) -> [LogRecord] {
    var records = [
      device(touchpad()),
      frame(
        0,
        [
          (abs, 0x2f, 0), (abs, 0x39, 10), (abs, 0x35, 1000), (abs, 0x36, 1000),
          (abs, 0x2f, 1), (abs, 0x39, 11), (abs, 0x35, 2000), (abs, 0x36, 1000),
          (key, EventCode.buttonTouch, 1), (key, EventCode.buttonToolDoubleTap, 1),
          (key, EventCode.buttonLeft, 1),
        ]),
    ]
    for step in 1..<frames {
      let y = Int32(1000 + step)
      records.append(
        frame(Microseconds(step) * 8000, [(abs, 0x2f, 0), (abs, 0x36, y), (abs, 0x2f, 1), (abs, 0x36, y)]))
    }
    return records
  }
}

/// A log played with a fake clock into a fake backend.
struct FakePlay {
  let clock = FakeClock()
  let backend: FakeBackend
  var settings = PlaybackSettings()
  private(set) var events: [PlaybackEvent] = []
  private(set) var summary = PlaybackSummary()

  init() {
    backend = FakeBackend(clock)
    settings.settle = 0
  }

  /// Plays the records, and keeps what happened.
  mutating func play(_ records: [LogRecord]) throws {
    var survey = PlaybackSurvey()
    for record in records { survey.step(record) }
    var seen: [PlaybackEvent] = []
    defer { events = seen }
    var player = Player(survey, settings, backend: backend, clock: clock) { seen.append($0) }
    summary = try player.play { step in
      for record in records { try step(record) }
    }
  }

  /// The frames' events as type, code and value.
  var written: [[[Int32]]] {
    backend.frames.map { $0.events.map { [Int32($0.type.rawValue), Int32($0.code), $0.value] } }
  }
}

/// What is found out about a log before it is played.
func analysis(of records: [LogRecord], _ settings: PlaybackSettings = PlaybackSettings()) -> PlaybackAnalysis
{
  var survey = PlaybackSurvey()
  for record in records { survey.step(record) }
  var analysis = PlaybackAnalysis(survey, settings)
  for record in records { analysis.step(record) }
  analysis.finish()
  return analysis
}

extension PlaybackAnalysis {
  /// How often a finding was met; 0 if it was not.
  func count(_ kind: PlaybackFinding.Kind, device: DeviceNumber? = 0) -> Int {
    findings.first { $0.kind == kind && $0.device == device }?.count ?? 0
  }
}
