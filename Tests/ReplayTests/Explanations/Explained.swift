import EventLog
import Foundation
import InputEvents
import Replay
import ScrollInput

/// What the explanations say of records, the head left out.
struct Explained {
  var classes: String
  var input: String
  var momentum: String

  init(_ records: [LogRecord], in scenario: Scenario = .longList, at time: Microseconds? = nil) {
    var devices = DeviceExplanation(scenario.input)
    var scrolls = MomentumExplanation(scenario, at: time)
    var engine = ReplayEngine(scenario)
    for record in records {
      devices.step(record)
      engine.step(record, into: &scrolls)
    }
    devices.finish()
    engine.finish(into: &scrolls)
    var buffer = ByteBuffer()
    devices.writeClasses(into: &buffer)
    classes = String(decoding: buffer.bytes, as: UTF8.self)
    buffer.removeAll()
    devices.writeInput(into: &buffer)
    input = String(decoding: buffer.bytes, as: UTF8.self)
    momentum = String(decoding: scrolls.buffer.bytes, as: UTF8.self)
  }

  /// The scrolls alone, without the rules above them.
  var scrolls: String {
    guard let gap = momentum.range(of: "\n\n") else { return "" }
    return String(momentum[gap.upperBound...])
  }

  var lines: [Substring] {
    [classes, input, momentum].flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  }
}

/// Frames of one device, by hand.
struct FrameScript {
  private(set) var records: [LogRecord]

  init(_ device: DeviceDescription, at time: Microseconds = 0) {
    records = [.device(DeviceRecord(time: time, number: 0, description: device))]
  }

  mutating func add(_ record: LogRecord) {
    records.append(record)
  }

  mutating func frame(_ time: Microseconds, _ events: [(EventType, UInt16, Int32)]) {
    records.append(
      .frame(
        Frame(
          time: time, device: 0, events: events.map { InputEvent(type: $0.0, code: $0.1, value: $0.2) })))
  }

  /// Fingers at places in units: those that are new get an id.
  mutating func fingers(_ time: Microseconds, _ places: [(x: Int32, y: Int32)], areNew: Bool = false) {
    var events: [(EventType, UInt16, Int32)] = []
    for (slot, place) in places.enumerated() {
      events.append((.absolute, EventCode.absMTSlot, Int32(slot)))
      if areNew { events.append((.absolute, EventCode.absMTTrackingID, Int32(time / 1000) + Int32(slot))) }
      events.append((.absolute, EventCode.absMTPositionX, place.x))
      events.append((.absolute, EventCode.absMTPositionY, place.y))
    }
    if areNew { events.append((.key, EventCode.buttonToolDoubleTap, places.count == 2 ? 1 : 0)) }
    frame(time, events)
  }

  mutating func lift(_ time: Microseconds, _ count: Int) {
    var events: [(EventType, UInt16, Int32)] = []
    for slot in 0..<count {
      events += [(.absolute, EventCode.absMTSlot, Int32(slot)), (.absolute, EventCode.absMTTrackingID, -1)]
    }
    events.append((.key, EventCode.buttonToolDoubleTap, 0))
    frame(time, events)
  }
}
