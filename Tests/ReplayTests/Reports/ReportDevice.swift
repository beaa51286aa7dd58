import InputEvents

/// The devices of the reports' shorthand; the raw value is the device's number in the log.
enum ReportDevice: DeviceNumber, CaseIterable, Sendable, CustomStringConvertible {
  /// TP: 100 by 60 mm, 40 units a millimetre, 5 slots.
  case touchpad
  /// TS: direct, 10 slots.
  case touchscreen
  /// WM: `REL_WHEEL` alone.
  case wheel
  /// HR: 15 units a step, 8 steps a detent, `REL_WHEEL` on every eighth.
  case fineWheel
  /// Another touchpad.
  case otherTouchpad

  static let surfaces = [touchpad, touchscreen]
  static let wheels = [wheel, fineWheel]

  var description: String {
    switch self {
    case .touchpad: "TP"
    case .touchscreen: "TS"
    case .wheel: "WM"
    case .fineWheel: "HR"
    case .otherTouchpad: "another TP"
    }
  }

  var isTouchpad: Bool { self == .touchpad || self == .otherTouchpad }

  /// Units a millimetre of a surface.
  var resolution: Int32 { isTouchpad ? 40 : 20 }

  /// How many fingers scroll.
  var fingers: Int { isTouchpad ? 2 : 1 }

  /// The fingers' tools, from one finger on.
  static let tools = [
    EventCode.buttonToolFinger, EventCode.buttonToolDoubleTap, EventCode.buttonToolTripleTap,
  ]

  /// What the device says of itself.
  var device: DeviceDescription {
    switch self {
    case .touchpad, .otherTouchpad:
      surface(width: 100, height: 60, slots: 5, [EventCode.propertyPointer, EventCode.propertyButtonPad])
    case .touchscreen: surface(width: 62, height: 130, slots: 10, [EventCode.propertyDirect])
    case .wheel: mouse([EventCode.relX, EventCode.relY, EventCode.relHWheel, EventCode.relWheel])
    case .fineWheel:
      mouse([
        EventCode.relX, EventCode.relY, EventCode.relHWheel, EventCode.relWheel, EventCode.relWheelHiRes,
        EventCode.relHWheelHiRes,
      ])
    }
  }

  private func surface(
    width: Int32, height: Int32, slots: Int32, _ properties: [UInt16]
  ) -> DeviceDescription {
    func axis(_ code: UInt16, _ maximum: Int32, _ resolution: Int32 = 0) -> AbsoluteAxis {
      AbsoluteAxis(code: code, minimum: 0, maximum: maximum, resolution: resolution)
    }
    let keys = [EventCode.buttonTouch] + (isTouchpad ? ReportDevice.tools + [EventCode.buttonLeft] : [])
    return DeviceDescription(
      name: description, id: DeviceID(bus: 0x18, vendor: 1, product: UInt16(rawValue), version: 1),
      properties: properties,
      capabilities: [
        Capability(type: .key, codes: keys.sorted()),
        Capability(type: .absolute, codes: [0, 1, 47, 53, 54, 55, 57]),
      ],
      absoluteAxes: [
        axis(0, width * resolution, resolution), axis(1, height * resolution, resolution),
        axis(47, slots - 1), axis(53, width * resolution, resolution),
        axis(54, height * resolution, resolution), axis(55, 2), axis(57, 65535),
      ])
  }

  private func mouse(_ relative: [UInt16]) -> DeviceDescription {
    DeviceDescription(
      name: description, id: DeviceID(bus: 3, vendor: 1, product: UInt16(rawValue), version: 1),
      capabilities: [
        Capability(type: .key, codes: [EventCode.buttonLeft, EventCode.buttonRight, EventCode.buttonMiddle]),
        Capability(type: .relative, codes: relative.sorted()),
      ])
  }
}
