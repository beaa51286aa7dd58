import EventLog
import InputEvents
import ScrollInput
import TestSupport
import Testing

/// Sticks, rings, strips, touch mice and scroll points as they were recorded.
@Suite(.enabled(if: SharedData.hasTraces, "the third-party recordings are not beside this checkout"))
struct OtherDeviceTraceTests {
  /// All that the interpreter says of a recording.
  struct Heard {
    var scrolls: [ScrollInputEvent] = []
    var contacts: [ContactEvent] = []
    var travel = Vector.zero
    var withheld = Vector.zero
    var presses = 0
    var findings: [InputFinding.Kind] = []
    /// The motion of the whole recording in counts.
    var counts = Vector.zero
    var deviceClass = DeviceClass.unknown
    var reason = DeviceClassReason.nothingKnown
  }

  static func hear(
    _ file: String, as description: DeviceDescription? = nil, _ settings: ScrollInputSettings = .init()
  ) throws -> Heard {
    let trace = try ImportedTrace(#require(SharedData.index.first { $0.file == file }))
    var heard = Heard()
    var interpreter = InputInterpreter(settings: settings)
    var outputs: [ScrollInputOutput] = []
    var last: Microseconds = 0
    for record in trace.records {
      last = record.time ?? last
      interpreter.advance(to: last, into: &outputs)
      switch record {
      case .device(let record):
        let device = description ?? record.description
        let answer = device.classify()
        heard.deviceClass = answer.deviceClass
        heard.reason = answer.reason
        interpreter.add(record.number, device, as: answer.deviceClass, at: record.time, into: &outputs)
      case .frame(let frame):
        for event in frame.events where event.type == .relative {
          if event.code == EventCode.relX { heard.counts.x += Double(event.value) }
          if event.code == EventCode.relY { heard.counts.y += Double(event.value) }
        }
        interpreter.step(frame, into: &outputs)
      default: break
      }
    }
    interpreter.finish(at: last, into: &outputs)
    interpreter.advance(to: last + 10_000_000, into: &outputs)
    for output in outputs {
      switch output {
      case .scroll(let event): heard.scrolls.append(event)
      case .contact(let event): heard.contacts.append(event)
      case .finding(let finding): heard.findings.append(finding.kind)
      case .withheld(let motion):
        if case .counts(let counts) = motion.amount { heard.withheld = heard.withheld + counts }
      case .pointer(let event):
        switch event.kind {
        case .moved(let delta): heard.travel = heard.travel + delta
        case .pressed: heard.presses += 1
        case .released: break
        }
      }
    }
    return heard
  }

  @Test func aStickMovesThePointerAndItsButtonMakesItScroll() throws {
    let file = "other/ibm-trackpoint-moves.evemu"
    let plain = try Self.hear(file)
    #expect(plain.deviceClass == .pointingStick)
    #expect(plain.travel == plain.counts)
    #expect(plain.presses == 18)
    #expect(plain.scrolls.isEmpty)
    // The recording presses its left button 18 times, once at rest for 157 ms: a click. With that button the rest scrolls.
    var settings = ScrollInputSettings()
    settings.pointer.buttonScroll.pointingStick = .primary
    let held = try Self.hear(file, settings)
    let phases = held.scrolls.map(\.phase)
    #expect(phases.count { $0 == .began } == 17)
    #expect(phases.count { $0 == .ended } == 17)
    #expect(held.presses == 1)
    let scrolled = held.scrolls.reduce(Vector.zero) { $0 + $1.delta }
    #expect(held.travel + scrolled + held.withheld == held.counts)
    #expect(held.scrolls.allSatisfy { $0.source == .continuous })
  }

  /// libinput: 51 scroll events of source continuous, 112 down in all.
  @Test func aScrollPointScrollsByCounts() throws {
    let heard = try Self.hear("wheel-mouse/ibm-scrollpoint-mo18b.evemu")
    #expect(heard.deviceClass == .mouse)
    let motions = heard.scrolls.filter { $0.phase == .began || $0.phase == .changed }
    #expect(motions.count == 51)
    #expect(motions.reduce(0) { $0 + $1.delta.y } == 112)
    #expect(heard.scrolls.allSatisfy { $0.source == .continuous && $0.wheel == nil })
    #expect(heard.scrolls.last?.phase == .ended)
  }

  /// From place 21 once round backwards and on to 16: 77 places of 5 degrees.
  @Test func aRingTurnsOnlyWhereItIsAskedFor() throws {
    let file = "other/wacom-intuos5-touchring.evemu"
    let pad = DeviceDescription(
      name: "Wacom Intuos5 touch M Pad",
      capabilities: [Capability(type: .key, codes: [0x100, 0x101, EventCode.buttonStylus])],
      absoluteAxes: [
        AbsoluteAxis(code: EventCode.absX, minimum: 0, maximum: 1),
        AbsoluteAxis(code: EventCode.absY, minimum: 0, maximum: 1),
        AbsoluteAxis(code: EventCode.absWheel, minimum: 0, maximum: 71),
        AbsoluteAxis(code: EventCode.absMisc, minimum: 0, maximum: 0),
      ])
    let silent = try Self.hear(file, as: pad)
    #expect(silent.deviceClass == .tablet)
    #expect(silent.scrolls.isEmpty)
    #expect(silent.findings == [.device(.silent(.ring))])
    var settings = ScrollInputSettings()
    settings.tablet.ring = true
    settings.tablet.pointsPerDegree = 1
    let heard = try Self.hear(file, as: pad, settings)
    #expect(heard.scrolls.reduce(0) { $0 + $1.delta.y } == -77 * 5)
    #expect(heard.scrolls.first?.phase == .began)
    #expect(heard.scrolls.count { $0.phase == .began } == 1)
    #expect(heard.scrolls.last?.phase == .ended)
    #expect(heard.scrolls.last?.reason == .released)
    #expect(heard.findings.isEmpty)
  }

  @Test func aStripScrollsOnlyWhereItIsAskedFor() throws {
    let file = "other/wacom-intuos3-strip.evemu"
    let silent = try Self.hear(file)
    #expect(silent.scrolls.isEmpty)
    #expect(silent.findings == [.device(.silent(.strip))])
    var settings = ScrollInputSettings()
    settings.tablet.strip = true
    settings.tablet.pointsPerPosition = 1
    let heard = try Self.hear(file, settings)
    #expect(heard.scrolls.filter { $0.phase != .ended }.allSatisfy { $0.delta.y.magnitude >= 1 })
    #expect(heard.scrolls.count { $0.phase == .began } == heard.scrolls.count { $0.phase == .ended })
    // The finger goes down the whole strip first: twelve positions.
    let first = heard.scrolls.prefix { $0.phase != .ended }
    #expect(first.map(\.delta.y) == Array(repeating: 1, count: 12))
  }

  @Test func aTouchMouseIsNoPlainWheel() throws {
    let file = "wheel-mouse/apple-magic-mouse-touch.evemu"
    let silent = try Self.hear(file)
    #expect(silent.deviceClass == .mouse)
    #expect(silent.reason == .relativeAxesWithSurface)
    #expect(silent.scrolls.isEmpty)
    #expect(silent.contacts.map(\.change) == [.began, .ended])
    #expect(silent.findings == [.device(.silent(.mouseSurface))])
    // The recording is a touch that moves less than 5 mm; without a threshold all of it scrolls.
    var settings = ScrollInputSettings()
    settings.pointer.mouseSurface = true
    settings.touchpad.startThreshold = 0
    let heard = try Self.hear(file, settings)
    #expect(heard.scrolls.first?.reason == .fingersDown(1))
    #expect(heard.scrolls.last?.phase == .ended)
    #expect(heard.scrolls.allSatisfy { $0.source == .finger })
  }
}
