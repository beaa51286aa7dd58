import EventLog
import InputEvents
import TestSupport

@testable import DeviceCapture

/// Devices, frames and recordings for tests of the recorder.
enum RecordingSamples {
  /// A mouse with a wheel; nothing but its serial number and its path tell two of them apart.
  static func mouse(_ name: String = "A mouse", unique: String = "", path: String = "usb-1/input0")
    -> DeviceDescription
  {
    DeviceDescription(
      name: name, id: DeviceID(bus: 3, vendor: 0x46d, product: 0xc52b, version: 1), unique: unique,
      physicalPath: path,
      capabilities: [
        Capability(type: .key, codes: [EventCode.buttonLeft, EventCode.buttonRight]),
        Capability(type: .relative, codes: [0, 1, EventCode.relWheel, EventCode.relWheelHiRes]),
      ])
  }

  /// A touchpad of two slots.
  static let touchpad = DeviceDescription(
    name: "A pad", id: DeviceID(bus: 0x18, vendor: 1, product: 2, version: 3),
    properties: [EventCode.propertyPointer],
    capabilities: [
      Capability(
        type: .key,
        codes: [
          EventCode.buttonLeft, EventCode.buttonTouch, EventCode.buttonToolFinger,
          EventCode.buttonToolDoubleTap,
        ]),
      Capability(type: .absolute, codes: [0, 1, 0x2f, 0x35, 0x36, 0x39]),
    ],
    absoluteAxes: [
      AbsoluteAxis(code: 0, minimum: 0, maximum: 1200, resolution: 12),
      AbsoluteAxis(code: 1, minimum: 0, maximum: 700, resolution: 12),
      AbsoluteAxis(code: 0x2f, minimum: 0, maximum: 1),
      AbsoluteAxis(code: 0x35, minimum: 0, maximum: 1200, resolution: 12),
      AbsoluteAxis(code: 0x36, minimum: 0, maximum: 700, resolution: 12),
      AbsoluteAxis(code: 0x39, minimum: 0, maximum: 65535),
    ])

  /// A keyboard.
  static let keyboard = DeviceDescription(
    name: "A keyboard", id: DeviceID(bus: 0x11, vendor: 1, product: 1, version: 0xab41),
    capabilities: [
      Capability(type: .key, codes: Array(1...127)),
      Capability(type: .miscellaneous, codes: [EventCode.mscScan]),
    ])

  /// A mouse that has the keys of a keyboard too, on one node.
  static var combined: DeviceDescription {
    var description = mouse("A combined device")
    description.capabilities = [
      Capability(type: .key, codes: Array(1...127) + [EventCode.buttonLeft]),
      Capability(type: .relative, codes: [0, 1, EventCode.relWheel]),
      Capability(type: .miscellaneous, codes: [EventCode.mscScan]),
    ]
    description.udevProperties = [
      UdevProperty(key: "ID_INPUT_KEYBOARD", value: "1"), UdevProperty(key: "ID_INPUT_MOUSE", value: "1"),
    ]
    return description
  }

  /// A frame so many milliseconds after the start.
  static func frame(_ milliseconds: Int64, _ events: [InputEvent]) -> Frame {
    Frame(time: 1_000_000 + milliseconds * 1000, device: 0, events: events)
  }

  /// One detent of a wheel.
  static func notch(_ milliseconds: Int64, _ value: Int32 = -1) -> FakeStream.Item {
    .frame(frame(milliseconds, [InputEvent(type: .relative, code: EventCode.relWheel, value: value)]))
  }

  /// A key or button that goes down or up, with the scan code that announces it.
  static func key(_ milliseconds: Int64, _ code: UInt16, _ value: Int32, scan: Int32) -> FakeStream.Item {
    .frame(
      frame(
        milliseconds,
        [
          InputEvent(type: .miscellaneous, code: EventCode.mscScan, value: scan),
          InputEvent(type: .key, code: code, value: value),
        ]))
  }

  /// A recorder of a played machine; its pseudonyms come from a seed.
  static func recorder(
    _ host: FakeHost, _ output: FakeOutput, _ options: RecordingOptions = RecordingOptions(),
    _ observers: RecordingObservers = RecordingObservers(), seed: UInt64 = 1
  ) -> Recorder<FakeHost, FakeOutput> {
    var generator = SeededGenerator(seed: seed)
    return Recorder(host, output, options, observers) { generator.next() }
  }
}

extension RecordingRemark {
  /// Whether it only says that all is as it should be.
  var isBegin: Bool { if case .began = self { true } else { false } }
}
