import EventLog
import GestureSynthesis
import InputEvents
import ScrollInput
import Testing

@Suite struct SyntheticLogTests {
  /// A log of every gesture.
  static func all() throws -> SyntheticLog {
    var log = SyntheticLog()
    for device in SyntheticDevice.allCases { try log.plug(device) }
    try log.flick(.down(200), speed: 900, on: .touchpad)
    try log.drag(.left(100), on: .touchscreen)
    try log.twoFingerScroll(.by(x: 30, y: 40), over: .milliseconds(333), on: .touchscreen)
    try log.rest(fingers: 5, for: .milliseconds(500), on: .touchpad)
    try log.tap(on: .touchscreen)
    try log.notch(-2)
    try log.turn(45)
    try log.pause(.milliseconds(1500))
    try log.move(by: Vector(x: 10, y: 20), on: .touchpad)
    try log.click(.middle)
    try log.press(.secondary)
    try log.release(.secondary)
    try log.unplug(.trackball)
    try log.pause(.seconds(2))
    return log
  }

  /// Reads the bytes back.
  private static func read(_ bytes: [UInt8]) throws -> (records: [LogRecord], reader: EventLogReader) {
    var reader = EventLogReader()
    var records: [LogRecord] = []
    #expect(try reader.read(bytes.span) { records.append(copy $0) } == bytes.count)
    return (records, reader)
  }

  @Test func `The log is whole and reads back as it was made`() throws {
    let log = try Self.all()
    let (records, reader) = try Self.read(log.bytes)
    #expect(Array(records.dropLast()) == log.records)
    #expect(reader.isEnded && reader.unknownKinds == 0)
  }

  @Test func `The same calls give the same bytes`() throws {
    #expect(try Self.all().bytes == Self.all().bytes)
  }

  @Test func `A kernel would send it: no value twice, every finger begun and ended once, times that rise`()
    throws
  {
    struct Code: Hashable {
      var device: Int
      var slot: Int32
      var code: UInt16
    }
    var values: [Code: Int32] = [:]
    var slots: [Int: Int32] = [:]
    var time: Microseconds = 0
    for case .frame(let frame) in try Self.all().records {
      #expect(frame.time > time && !frame.events.isEmpty)
      time = frame.time
      for event in frame.events where event.type == .absolute {
        let isSlot = event.code == EventCode.absMTSlot
        let hasSlot = event.code > EventCode.absMTSlot
        let code = Code(
          device: frame.device, slot: hasSlot ? slots[frame.device] ?? 0 : 0, code: event.code)
        let before = values[code] ?? (event.code == EventCode.absMTTrackingID ? -1 : 0)
        #expect(before != event.value)
        if event.code == EventCode.absMTTrackingID { #expect((before == -1) != (event.value == -1)) }
        values[code] = event.value
        if isSlot { slots[frame.device] = event.value }
      }
    }
    for (code, value) in values where code.code == EventCode.absMTTrackingID { #expect(value == -1) }
  }

  @Test func `Notes say what each gesture is`() throws {
    let notes = try Self.all().records.compactMap {
      if case .note(_, let text) = $0 { text } else { nil }
    }
    #expect(
      notes == [
        "gestures made by scrolltrace gestures, no recording of a device",
        "flick down 200 at 900 on touchpad", "drag left 100 over 0.4 on touchscreen",
        "two-finger-scroll by 30,40 over 0.333 on touchscreen", "rest 5 for 0.5 on touchpad",
        "tap 1 on touchscreen", "notch up 2 every 0.1 on trackball", "turn down 45 on fine-wheel-mouse",
        "pause 1.5", "move by 10,20 over 0.2 on touchpad", "click middle on trackball",
        "press secondary on trackball", "release secondary on trackball", "pause 2",
      ])
  }
}
