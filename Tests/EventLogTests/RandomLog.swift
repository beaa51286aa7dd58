import EventLog
import InputEvents
import TestSupport

/// Random logs that keep the rules of the format.
enum RandomLog {
  static func records(_ random: inout SeededGenerator) -> [LogRecord] {
    var records = [LogRecord.header(header(&random))]
    var time: Microseconds = 0
    var devices: [Int] = []
    for _ in 0..<random.int(0...40) {
      if !random.once(in: 4) { time += Int64(random.int(0...20_000)) }
      guard let device = devices.randomElement(using: &random), !random.once(in: 8) else {
        let number = random.once(in: 10) ? random.int(0...Int(Int32.max)) : devices.count
        devices.append(number)
        records.append(.device(aDevice(time, number, &random)))
        continue
      }
      switch random.int(0...9) {
      case 0: records.append(.drop(time: time, device: device))
      case 1: records.append(.gone(time: time, device: device))
      case 2: records.append(.note(time: time, text: text(&random)))
      case 3:
        records.append(
          .gap(
            GapRecord(
              time: time, device: random.once(in: 2) ? device : nil, reason: text(&random),
              lostFrames: random.once(in: 2) ? 0 : random.int(1...1000),
              slept: random.once(in: 2) ? 0 : Int64(random.int(1...1_000_000)))))
      default: records.append(.frame(frame(time, device, &random)))
      }
    }
    return records
  }

  private static func header(_ random: inout SeededGenerator) -> LogHeader {
    LogHeader(
      clock: text(&random), epoch: text(&random), boot: text(&random), tool: text(&random),
      zero: random.once(in: 2) ? 0 : number(&random),
      source: random.once(in: 2) ? nil : LogSource(format: text(&random), version: text(&random)))
  }

  private static func aDevice(
    _ time: Microseconds, _ number: Int, _ random: inout SeededGenerator
  ) -> DeviceRecord {
    var axes: [AbsoluteAxis] = []
    for code in 0..<random.int(0...4) {
      axes.append(
        AbsoluteAxis(
          code: UInt16(code * 9), minimum: value(&random), maximum: value(&random), fuzz: value(&random),
          flat: value(&random), resolution: value(&random), value: value(&random)))
    }
    let udev = (0..<random.int(0...3)).map { UdevProperty(key: "K\($0)", value: "v\"\($0)") }
    return DeviceRecord(
      time: time, number: number,
      description: DeviceDescription(
        name: text(&random),
        id: DeviceID(
          bus: code(&random), vendor: code(&random), product: code(&random), version: code(&random)),
        unique: text(&random), physicalPath: text(&random), properties: codes(&random),
        capabilities: [
          Capability(type: .key, codes: codes(&random)), Capability(type: .absolute, codes: codes(&random)),
        ],
        absoluteAxes: axes, udevProperties: udev, isInferred: random.once(in: 2)),
      state: random.once(in: 2)
        ? DeviceState() : DeviceState(keys: codes(&random), leds: codes(&random), switches: codes(&random)),
      deviceClass: random.once(in: 3) ? nil : random.pick(DeviceClass.allCases),
      isRecorded: random.once(in: 2))
  }

  static func frame(_ time: Microseconds, _ device: Int, _ random: inout SeededGenerator) -> Frame {
    let events = (0..<random.int(0...8)).map { _ in
      InputEvent(
        type: EventType(rawValue: code(&random)), code: code(&random), value: value(&random),
        timeOffset: random.once(in: 4) ? number(&random) : 0)
    }
    return Frame(
      time: time, device: device, events: events, reportValue: random.once(in: 8) ? value(&random) : 0,
      reportTimeOffset: random.once(in: 8) ? number(&random) : 0, isSynchronization: random.once(in: 8),
      isUnterminated: random.once(in: 8))
  }

  private static func code(_ random: inout SeededGenerator) -> UInt16 {
    random.pick([0, 1, 9, 53, 330, 0xffff, UInt16.random(in: 0...UInt16.max, using: &random)])
  }

  private static func codes(_ random: inout SeededGenerator) -> [UInt16] {
    (0..<random.int(0...5)).map { _ in code(&random) }
  }

  private static func value(_ random: inout SeededGenerator) -> Int32 {
    random.pick([0, -1, 1, Int32.min, Int32.max, Int32.random(in: Int32.min...Int32.max, using: &random)])
  }

  private static func number(_ random: inout SeededGenerator) -> Int64 {
    let limit = LogRecord.greatestTime
    return random.pick([-12, 7, -limit, limit, Int64.random(in: -limit...limit, using: &random)])
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let letters: [Unicode.Scalar] = [
      "a", "\"", "\\", "\n", "\u{0}", "\u{7f}", "\u{e9}", "\u{1f600}", "\u{301}",
    ]
    var text = ""
    for _ in 0..<random.int(0...6) { text.unicodeScalars.append(random.pick(letters)) }
    return text
  }
}
