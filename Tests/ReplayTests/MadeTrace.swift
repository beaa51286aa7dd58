import EventLog
import InputEvents
import Replay
import ScrollInput
import ScrollModel
import Testing

/// A trace of `Traces/` whose frames are written by hand: exact motions of devices that do not exist.
struct MadeTrace: Sendable, CustomStringConvertible {
  let name: String
  let device: DeviceDescription
  let frames: [Frame]
  let scenario: Scenario

  var description: String { name }

  /// The log as it stands in `Traces/`.
  var log: [UInt8] {
    var writer = EventLogWriter()
    var buffer = ByteBuffer()
    for record in records {
      do { try writer.write(record, into: &buffer) } catch { Issue.record(error) }
    }
    writer.end(into: &buffer)
    return buffer.bytes
  }

  /// The records of the log, its end left out.
  var records: [LogRecord] {
    let provenance = "made for the tests of scrolltrace: frames written by hand, not a recording of a device"
    return [
      .header(LogHeader(clock: "made", tool: "scrolltrace tests")), .note(time: 0, text: provenance),
      .device(
        DeviceRecord(time: 0, number: 0, description: device, deviceClass: device.classify().deviceClass)),
    ] + frames.map { .frame($0) }
  }

  /// The timeline as it stands in `Traces/`.
  var timeline: [UInt8] {
    var engine = ReplayEngine(scenario)
    var sink = TimelineJSONLines(TimelineHead(log: name, scenario: scenario))
    for record in records { engine.step(record, into: &sink) }
    engine.finish(into: &sink)
    return sink.buffer.bytes
  }

  /// One a device class.
  static let all = [touchpadFlick, touchscreenBounce, wheelNotches]
}

/// Frames of a surface with slots, in millimetres.
private struct SurfaceScript {
  private(set) var frames: [Frame] = []
  private var time: Microseconds = 0
  private var nextID: Int32 = 1
  private var down: [Int: (x: Int32, y: Int32)] = [:]
  private let unitsPerMillimetre: Double
  private let interval: Microseconds
  private let isTouchpad: Bool

  init(unitsPerMillimetre: Double, interval: Microseconds, isTouchpad: Bool) {
    self.unitsPerMillimetre = unitsPerMillimetre
    self.interval = interval
    self.isTouchpad = isTouchpad
  }

  mutating func wait(_ milliseconds: Int64) {
    time += milliseconds * 1000
  }

  /// Puts fingers down at places.
  mutating func touch(_ places: [(Double, Double)]) {
    var events: [InputEvent] = []
    for (slot, place) in places.enumerated() {
      let units = (x: units(place.0), y: units(place.1))
      down[slot] = units
      events.append(absolute(EventCode.absMTSlot, Int32(slot)))
      events.append(absolute(EventCode.absMTTrackingID, nextID))
      events.append(absolute(EventCode.absMTPositionX, units.x))
      events.append(absolute(EventCode.absMTPositionY, units.y))
      nextID += 1
    }
    events.append(InputEvent(type: .key, code: EventCode.buttonTouch, value: 1))
    if isTouchpad { events.append(InputEvent(type: .key, code: tool(places.count), value: 1)) }
    send(events)
  }

  /// Moves all fingers by the same way, one frame for each step.
  mutating func move(_ steps: [(Double, Double)]) {
    for step in steps {
      var events: [InputEvent] = []
      for slot in down.keys.sorted() {
        guard let place = down[slot] else { continue }
        let next = (x: place.x + units(step.0), y: place.y + units(step.1))
        if next == place { continue }
        events.append(absolute(EventCode.absMTSlot, Int32(slot)))
        if next.x != place.x { events.append(absolute(EventCode.absMTPositionX, next.x)) }
        if next.y != place.y { events.append(absolute(EventCode.absMTPositionY, next.y)) }
        down[slot] = next
      }
      send(events)
    }
  }

  /// Lifts all fingers.
  mutating func lift() {
    var events: [InputEvent] = []
    let count = down.count
    for slot in down.keys.sorted() {
      events.append(absolute(EventCode.absMTSlot, Int32(slot)))
      events.append(absolute(EventCode.absMTTrackingID, -1))
    }
    down = [:]
    events.append(InputEvent(type: .key, code: EventCode.buttonTouch, value: 0))
    if isTouchpad { events.append(InputEvent(type: .key, code: tool(count), value: 0)) }
    send(events)
  }

  private mutating func send(_ events: [InputEvent]) {
    frames.append(Frame(time: time, device: 0, events: events))
    time += interval
  }

  private func units(_ millimetres: Double) -> Int32 {
    Int32((millimetres * unitsPerMillimetre).rounded())
  }

  private func absolute(_ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(type: .absolute, code: code, value: value)
  }

  private func tool(_ fingers: Int) -> UInt16 {
    fingers == 1 ? EventCode.buttonToolFinger : EventCode.buttonToolDoubleTap
  }
}

extension MadeTrace {
  private static func axis(_ code: UInt16, _ maximum: Int32, _ resolution: Int32 = 0) -> AbsoluteAxis {
    AbsoluteAxis(code: code, minimum: 0, maximum: maximum, resolution: resolution)
  }

  /// Two fingers rest, flick upwards and lift; then drag, rest for 0.2 s and lift; then one finger moves.
  static let touchpadFlick: MadeTrace = {
    let device = DeviceDescription(
      name: "Made touchpad", id: DeviceID(bus: 0x18, vendor: 1, product: 1, version: 1),
      properties: [EventCode.propertyPointer, EventCode.propertyButtonPad],
      capabilities: [
        Capability(
          type: .key,
          codes: [
            EventCode.buttonLeft, EventCode.buttonToolFinger, EventCode.buttonTouch,
            EventCode.buttonToolDoubleTap,
          ]),
        Capability(type: .absolute, codes: [0, 1, 47, 53, 54, 57]),
      ],
      absoluteAxes: [
        axis(0, 4000, 40), axis(1, 2400, 40), axis(47, 4), axis(53, 4000, 40), axis(54, 2400, 40),
        axis(57, 65535),
      ])
    var script = SurfaceScript(unitsPerMillimetre: 40, interval: 8000, isTouchpad: true)
    script.touch([(30, 50), (50, 48)])
    script.wait(64)
    script.move([0.2, 0.4, 0.8, 1.2, 1.8, 2.2, 2.6, 2.8, 2.6].map { (0, 0 - $0) })
    script.lift()
    script.wait(3000)
    script.touch([(30, 20), (50, 18)])
    script.move([(Double, Double)](repeating: (0, 0.8), count: 20))
    script.wait(200)
    script.lift()
    script.wait(1500)
    script.touch([(30, 20)])
    script.move([(Double, Double)](repeating: (1, 1), count: 10))
    script.lift()
    return MadeTrace(name: "touchpad-flick", device: device, frames: script.frames, scenario: .longList)
  }()

  /// A drag and a flick into the end of a list, caught in the bounce, and a tap at rest.
  static let touchscreenBounce: MadeTrace = {
    let device = DeviceDescription(
      name: "Made touchscreen", id: DeviceID(bus: 0x18, vendor: 1, product: 2, version: 1),
      properties: [EventCode.propertyDirect],
      capabilities: [
        Capability(type: .key, codes: [EventCode.buttonTouch]),
        Capability(type: .absolute, codes: [0, 1, 47, 53, 54, 57]),
      ],
      absoluteAxes: [
        axis(0, 1240, 20), axis(1, 2600, 20), axis(47, 9), axis(53, 1240, 20), axis(54, 2600, 20),
        axis(57, 65535),
      ])
    var script = SurfaceScript(unitsPerMillimetre: 20, interval: 10_000, isTouchpad: false)
    script.touch([(30, 100)])
    script.move([0.5, 0.8, 1.2, 2, 3, 4.2, 5, 5.4, 5.2].map { (0.05, 0 - $0) })
    script.lift()
    script.wait(620)
    script.touch([(32, 60)])
    script.wait(300)
    script.move([(Double, Double)](repeating: (0, 0.6), count: 12))
    script.lift()
    script.wait(2500)
    script.touch([(30, 60)])
    script.wait(60)
    script.lift()
    var scenario = Scenario.list
    scenario.scene.displayScale = 3
    return MadeTrace(name: "touchscreen-bounce", device: device, frames: script.frames, scenario: scenario)
  }()

  /// A high-resolution wheel: three notches down in parts, a quarter of a notch, and notches up beyond the top.
  static let wheelNotches: MadeTrace = {
    let device = DeviceDescription(
      name: "Made wheel mouse", id: DeviceID(bus: 3, vendor: 1, product: 3, version: 1),
      capabilities: [
        Capability(type: .key, codes: [EventCode.buttonLeft, EventCode.buttonRight, EventCode.buttonMiddle]),
        Capability(
          type: .relative,
          codes: [
            EventCode.relX, EventCode.relY, EventCode.relHWheel, EventCode.relWheel, EventCode.relWheelHiRes,
            EventCode.relHWheelHiRes,
          ]),
      ])
    var frames: [Frame] = []
    var time: Microseconds = 0
    func turn(_ parts: Int32, notch: Int32 = 0, after milliseconds: Int64) {
      time += milliseconds * 1000
      var events: [InputEvent] = []
      if notch != 0 { events.append(InputEvent(type: .relative, code: EventCode.relWheel, value: notch)) }
      events.append(InputEvent(type: .relative, code: EventCode.relWheelHiRes, value: parts))
      frames.append(Frame(time: time, device: 0, events: events))
    }
    for _ in 0..<3 {
      for part in 1...8 { turn(-15, notch: part == 8 ? -1 : 0, after: 9) }
    }
    turn(-15, after: 700)
    turn(-15, after: 12)
    for _ in 0..<5 { turn(120, notch: 1, after: 100) }
    frames.append(
      Frame(
        time: time + 500_000, device: 0,
        events: [InputEvent(type: .relative, code: EventCode.relX, value: 4)]))
    var scenario = Scenario.list
    scenario.name = "hidden-indicators"
    scenario.scene.change("list") { $0.indicators = IndicatorSettings(.hidden) }
    return MadeTrace(name: "wheel-notches", device: device, frames: frames, scenario: scenario)
  }()
}
