public import InputEvents

extension SyntheticDevice {
  /// Units in a millimetre of a surface: 100 in a point at the default gain; 0 for what is none.
  ///
  /// Finer than any real device, so that no distance of two decimals leaves a remainder.
  public var unitsPerMillimetre: Int32 {
    switch self {
    case .touchpad: 1054
    case .touchscreen: 642
    case .mouse, .fineWheelMouse, .plainMouse, .pointingStick, .trackball: 0
    }
  }

  /// The greatest values along the axes of a surface, whose least are 0.
  var limits: GridPoint {
    switch self {
    case .touchpad: GridPoint(x: 110 * 1054, y: 70 * 1054)
    case .touchscreen: GridPoint(x: 39_000, y: 84_400)
    case .mouse, .fineWheelMouse, .plainMouse, .pointingStick, .trackball: GridPoint()
    }
  }

  /// The most fingers that it tells apart.
  static let mostFingers = 5

  /// The keys that say how many fingers there are, from one on.
  static let fingerTools = [
    EventCode.buttonToolFinger, EventCode.buttonToolDoubleTap, EventCode.buttonToolTripleTap,
    EventCode.buttonToolQuadTap, EventCode.buttonToolQuintTap,
  ]

  /// What the device says of itself; ids and names are invented.
  public var description: DeviceDescription {
    switch self {
    case .touchpad:
      surface("Synthetic Touchpad", 1, [EventCode.propertyPointer, EventCode.propertyButtonPad])
    case .touchscreen: surface("Synthetic Touchscreen", 2, [EventCode.propertyDirect])
    case .mouse: pointer("Synthetic Wheel Mouse", 3, [EventCode.relHWheel, EventCode.relWheel])
    case .fineWheelMouse:
      pointer(
        "Synthetic Fine Wheel Mouse", 4,
        [
          EventCode.relHWheel, EventCode.relWheel, EventCode.relWheelHiRes, EventCode.relHWheelHiRes,
        ])
    case .plainMouse: pointer("Synthetic Mouse", 5, [])
    case .pointingStick:
      pointer(
        "Synthetic Stick", 6, [],
        properties: [EventCode.propertyPointer, EventCode.propertyPointingStick], bus: 0x11)
    case .trackball: pointer("Synthetic Trackball", 7, [EventCode.relWheel])
    }
  }

  private func surface(_ name: String, _ product: UInt16, _ properties: [UInt16]) -> DeviceDescription {
    let limits = limits
    func axis(_ code: UInt16, _ maximum: Int64, _ resolution: Int32 = 0) -> AbsoluteAxis {
      AbsoluteAxis(
        code: code, minimum: 0, maximum: Int32(truncatingIfNeeded: maximum), resolution: resolution)
    }
    let axes = [
      axis(EventCode.absX, limits.x, unitsPerMillimetre), axis(EventCode.absY, limits.y, unitsPerMillimetre),
      axis(EventCode.absMTSlot, Int64(SyntheticDevice.mostFingers - 1)),
      axis(EventCode.absMTPositionX, limits.x, unitsPerMillimetre),
      axis(EventCode.absMTPositionY, limits.y, unitsPerMillimetre), axis(EventCode.absMTTrackingID, 65535),
    ]
    var keys = [EventCode.buttonTouch]
    if self == .touchpad { keys += SyntheticDevice.fingerTools + [EventCode.buttonLeft] }
    return DeviceDescription(
      name: name, id: DeviceID(bus: 0x18, vendor: SyntheticDevice.vendor, product: product, version: 1),
      properties: properties,
      capabilities: [
        Capability(type: .synchronization, codes: [EventCode.synReport]), Capability(type: .key, codes: keys),
        Capability(type: .absolute, codes: axes.map(\.code)),
      ],
      absoluteAxes: axes)
  }

  private func pointer(
    _ name: String, _ product: UInt16, _ wheels: [UInt16], properties: [UInt16] = [], bus: UInt16 = 3
  ) -> DeviceDescription {
    DeviceDescription(
      name: name, id: DeviceID(bus: bus, vendor: SyntheticDevice.vendor, product: product, version: 1),
      properties: properties,
      capabilities: [
        Capability(type: .synchronization, codes: [EventCode.synReport]),
        Capability(type: .key, codes: [EventCode.buttonLeft, EventCode.buttonRight, EventCode.buttonMiddle]),
        Capability(type: .relative, codes: [EventCode.relX, EventCode.relY] + wheels),
      ])
  }

  /// A vendor that nobody has.
  private static let vendor: UInt16 = 0x5354
}
