import InputEvents
import TestSupport

/// A device of a random kind, as its log would describe it.
struct RandomDevice {
  /// How it tells of fingers.
  enum Surface: CaseIterable { case none, slots, reports, single }

  var description = DeviceDescription()
  var deviceClass: DeviceClass
  var surface = Surface.none
  /// Units a millimetre.
  var unit: Int32 = 16
  var minimum: Int32 = 0
  var hasTouchKey = true
  var hasTools = true
  var hasPressure = false
  var hasDistance = false
  var hasMajor = false

  /// The size of a surface in units: 96 by 64 mm.
  var width: Int32 { 96 * unit }
  var height: Int32 { 64 * unit }

  /// A surface; an exact one has a resolution of a power of two, so that no place in millimetres is rounded.
  static func surface(
    _ deviceClass: DeviceClass, _ surface: Surface, isExact: Bool = false, isPlain: Bool = false,
    _ random: inout SeededGenerator
  ) -> RandomDevice {
    var device = RandomDevice(deviceClass: deviceClass, surface: surface)
    device.unit = random.pick(isExact ? [8, 16, 32] : [8, 10, 12, 31, 40])
    device.minimum = random.pick([0, 0, -3000, 1280])
    device.hasTouchKey = surface == .single || !random.once(in: 4)
    device.hasTools = deviceClass == .touchpad && !random.once(in: 4)
    if surface == .single, device.hasTools { device.hasTouchKey = !random.once(in: 3) }
    if !isPlain {
      device.hasPressure = random.once(in: 2)
      device.hasDistance = surface != .single && random.once(in: 4)
      device.hasMajor = surface != .single && random.once(in: 3)
    }
    device.describe(statesSize: isExact || !random.once(in: 4), isShort: random.once(in: 3))
    return device
  }

  private mutating func describe(statesSize: Bool, isShort: Bool) {
    let (x, y): (UInt16, UInt16) =
      surface == .single
      ? (EventCode.absX, EventCode.absY) : (EventCode.absMTPositionX, EventCode.absMTPositionY)
    let resolution = statesSize ? unit : 0
    var axes = [
      AbsoluteAxis(code: x, minimum: minimum, maximum: minimum + width, resolution: resolution),
      AbsoluteAxis(code: y, minimum: minimum, maximum: minimum + height, resolution: resolution),
    ]
    if surface != .single {
      axes.append(AbsoluteAxis(code: EventCode.absMTTrackingID, minimum: 0, maximum: 65535))
    }
    if surface == .slots {
      axes.append(AbsoluteAxis(code: EventCode.absMTSlot, minimum: 0, maximum: isShort ? 1 : 9))
    }
    if hasPressure {
      let code = surface == .single || isShort ? EventCode.absPressure : EventCode.absMTPressure
      axes.append(AbsoluteAxis(code: code, minimum: 0, maximum: 255))
    }
    if hasDistance { axes.append(AbsoluteAxis(code: EventCode.absMTDistance, minimum: 0, maximum: 1)) }
    if hasMajor {
      axes.append(
        AbsoluteAxis(code: EventCode.absMTTouchMajor, minimum: 0, maximum: 1000, resolution: resolution))
    }
    var keys = hasTools ? Devices.fingerTools : []
    if hasTouchKey { keys.append(Devices.touchButton) }
    if deviceClass == .touchpad { keys.append(EventCode.buttonLeft) }
    var capabilities = [Capability(type: .key, codes: keys)]
    if deviceClass == .mouse { capabilities.append(Capability(type: .relative, codes: [0, 1, 6, 8])) }
    let isSemi = isShort && surface == .slots && deviceClass == .touchpad
    description = DeviceDescription(
      properties: isSemi ? [EventCode.propertySemiMT] : [], capabilities: capabilities, absoluteAxes: axes)
  }

  /// A device with fingers or pens, of any protocol.
  static func anySurface(_ random: inout SeededGenerator) -> RandomDevice {
    let deviceClass = random.pick([DeviceClass.touchpad, .touchpad, .touchscreen, .mouse])
    let surfaces: [Surface] = deviceClass == .mouse ? [.slots] : [.slots, .slots, .reports, .single]
    return surface(deviceClass, random.pick(surfaces), &random)
  }

  /// A device of any kind.
  static func any(_ random: inout SeededGenerator) -> RandomDevice {
    switch random.int(0...15) {
    case 0: RandomDevice(description: Devices.mouse, deviceClass: .pointingStick)
    case 1: RandomDevice(description: Devices.mouse, deviceClass: .trackball)
    case 2: RandomDevice(description: Devices.pad, deviceClass: .tablet)
    case 3: RandomDevice(description: Devices.pen, deviceClass: .tablet)
    case 4: RandomDevice(description: Devices.scrollPoint, deviceClass: .mouse)
    case 5: RandomDevice(description: Devices.singleTouch, deviceClass: .mouse)
    case 6: RandomDevice(description: Devices.mouse, deviceClass: random.pick(DeviceClass.allCases))
    case 7: RandomDevice(deviceClass: random.pick(DeviceClass.allCases))
    case 8...9: RandomDevice(description: Devices.mouse, deviceClass: .mouse)
    default: anySurface(&random)
    }
  }
}
