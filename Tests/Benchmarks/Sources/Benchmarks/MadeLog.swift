import EventLog
import InputEvents

/// A log in memory, made by a seed: the same on every machine.
struct MadeLog {
  let name: String
  private(set) var records: [LogRecord] = []
  private(set) var events = 0
  private(set) var frames = 0
  private(set) var time: Microseconds = 0
  private var random: Random

  /// How long the recording lasts, in hours.
  var hours: Double { Double(time) / 3_600_000_000 }

  private var busy: Microseconds = 0

  /// The part of the time in which frames come one after the other: fingers are down, or the wheel turns.
  var busyShare: Double { Double(busy) / Double(time) }

  private init(_ name: String, seed: UInt64, device: DeviceDescription) {
    self.name = name
    random = Random(seed: seed)
    records = [
      .header(LogHeader(clock: "made", tool: "scrolltrace benchmarks")),
      .device(
        DeviceRecord(time: 0, number: 0, description: device, deviceClass: device.classify().deviceClass)),
    ]
  }

  private mutating func send(_ list: [InputEvent]) {
    if case .frame(let last) = records[records.count - 1], time - last.time < 60_000 {
      busy += time - last.time
    }
    let frame = Frame(time: time, device: 0, events: list)
    events += frame.eventCount
    frames += 1
    records.append(.frame(frame))
  }

  // MARK: Fingers

  /// A touchpad at 125 Hz: two fingers scroll for half a second to two, up and down in turn, lift in motion or at rest,
  /// and come down again after up to three seconds.
  static func touchpad(events: Int) -> MadeLog {
    var log = MadeLog("touchpad", seed: 1, device: .touchpad)
    while log.events < events { log.fingers(2, interval: 8000, unitsPerFrame: 60, from: 1200) }
    return log
  }

  /// A touchscreen at 120 Hz: one finger, as the touchpad otherwise.
  static func touchscreen(events: Int) -> MadeLog {
    var log = MadeLog("touchscreen", seed: 2, device: .touchscreen)
    while log.events < events { log.fingers(1, interval: 8333, unitsPerFrame: 80, from: 1000) }
    return log
  }

  private var gesture = 0

  private mutating func fingers(_ count: Int, interval: Microseconds, unitsPerFrame: Int, from place: Int) {
    gesture += 1
    let way = gesture % 2 == 0 ? -1 : 1
    var y = place
    var list: [InputEvent] = []
    for slot in 0..<count {
      list.append(.absolute(EventCode.absMTSlot, slot))
      list.append(.absolute(EventCode.absMTTrackingID, (gesture * count + slot) % 65536))
      list.append(.absolute(EventCode.absMTPositionX, 600 + 400 * slot))
      list.append(.absolute(EventCode.absMTPositionY, y))
    }
    list.append(.key(EventCode.buttonTouch, 1))
    if count == 2 { list.append(.key(EventCode.buttonToolDoubleTap, 1)) }
    send(list)
    for _ in 0..<random.int(60, 250) {
      time += interval
      // Back and forth over the surface, never beyond it.
      let step = random.int(1, unitsPerFrame)
      y += (gesture % 2 == 0) == (y > place) ? 0 - step : way * step
      y = min(max(y, 10), 2390)
      list.removeAll()
      for slot in 0..<count {
        list.append(.absolute(EventCode.absMTSlot, slot))
        list.append(.absolute(EventCode.absMTPositionX, 600 + 400 * slot + random.int(0, 3)))
        list.append(.absolute(EventCode.absMTPositionY, y))
      }
      send(list)
    }
    time += random.int(1, 4) == 1 ? 200_000 : interval
    list.removeAll()
    for slot in 0..<count {
      list.append(.absolute(EventCode.absMTSlot, slot))
      list.append(.absolute(EventCode.absMTTrackingID, -1))
    }
    list.append(.key(EventCode.buttonTouch, 0))
    if count == 2 { list.append(.key(EventCode.buttonToolDoubleTap, 0)) }
    send(list)
    time += Microseconds(random.int(100, 3000)) * 1000
  }

  // MARK: Wheel

  /// A wheel of eight parts a detent at up to 125 reports a second, in runs, up and down in turn.
  static func wheel(events: Int) -> MadeLog {
    var log = MadeLog("wheel", seed: 3, device: .wheel)
    while log.events < events { log.run() }
    return log
  }

  private mutating func run() {
    gesture += 1
    let way: Int32 = gesture % 2 == 0 ? 1 : -1
    for part in 1...random.int(8, 160) {
      var list: [InputEvent] = []
      if part % 8 == 0 { list.append(InputEvent(type: .relative, code: EventCode.relWheel, value: way)) }
      list.append(InputEvent(type: .relative, code: EventCode.relWheelHiRes, value: 15 * way))
      send(list)
      time += Microseconds(random.int(8, 40)) * 1000
    }
    time += Microseconds(random.int(300, 3000)) * 1000
  }
}

extension InputEvent {
  fileprivate static func absolute(_ code: UInt16, _ value: Int) -> InputEvent {
    InputEvent(type: .absolute, code: code, value: Int32(value))
  }

  fileprivate static func key(_ code: UInt16, _ value: Int32) -> InputEvent {
    InputEvent(type: .key, code: code, value: value)
  }
}

extension DeviceDescription {
  private static func surface(_ name: String, property: UInt16, keys: [UInt16], _ resolution: Int32)
    -> DeviceDescription
  {
    let places = [EventCode.absX, EventCode.absMTPositionX, EventCode.absY, EventCode.absMTPositionY]
    let axes =
      places.map { AbsoluteAxis(code: $0, minimum: 0, maximum: 2400, resolution: resolution) } + [
        AbsoluteAxis(code: EventCode.absMTSlot, minimum: 0, maximum: 4),
        AbsoluteAxis(code: EventCode.absMTTrackingID, minimum: 0, maximum: 65535),
      ]
    return DeviceDescription(
      name: name, id: DeviceID(bus: 0x18, vendor: 1, product: 1, version: 1), properties: [property],
      capabilities: [
        Capability(type: .key, codes: keys), Capability(type: .absolute, codes: axes.map(\.code).sorted()),
      ],
      absoluteAxes: axes.sorted { $0.code < $1.code })
  }

  fileprivate static let touchpad = surface(
    "Made touchpad", property: EventCode.propertyPointer,
    keys: [
      EventCode.buttonLeft, EventCode.buttonToolFinger, EventCode.buttonTouch, EventCode.buttonToolDoubleTap,
    ], 40)

  fileprivate static let touchscreen = surface(
    "Made touchscreen", property: EventCode.propertyDirect, keys: [EventCode.buttonTouch], 20)

  fileprivate static let wheel = DeviceDescription(
    name: "Made wheel mouse", id: DeviceID(bus: 3, vendor: 1, product: 3, version: 1),
    capabilities: [
      Capability(type: .key, codes: [EventCode.buttonLeft, EventCode.buttonRight, EventCode.buttonMiddle]),
      Capability(
        type: .relative,
        codes: [EventCode.relX, EventCode.relY, EventCode.relWheel, EventCode.relWheelHiRes]),
    ])
}
