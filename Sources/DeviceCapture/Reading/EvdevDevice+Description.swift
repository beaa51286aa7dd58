public import EventLog
public import InputEvents

extension EvdevDevice {
  /// What the device says of itself, with the values of its axes; udev's properties are left empty.
  public var description: DeviceDescription {
    var capabilities: [Capability] = []
    // Every device sends EV_SYN.
    for type in UInt16(1)..<0x20 where has(type: type) {
      let highest = highestCode(type)
      let codes = highest < 0 ? [] : (0...UInt16(highest)).filter { has(type: type, code: $0) }
      capabilities.append(Capability(type: EventType(rawValue: type), codes: codes))
    }
    let axes = (capabilities.first { $0.type == .absolute }?.codes ?? []).compactMap { code in
      axis(code).map { axis in
        AbsoluteAxis(
          code: code, minimum: axis.minimum, maximum: axis.maximum, fuzz: axis.fuzz, flat: axis.flat,
          resolution: axis.resolution, value: axis.value)
      }
    }
    let ids = ids
    return DeviceDescription(
      name: name,
      id: DeviceID(bus: ids.bus, vendor: ids.vendor, product: ids.product, version: ids.version),
      unique: unique, physicalPath: physicalPath, properties: (UInt16(0)..<0x20).filter { has(property: $0) },
      capabilities: capabilities, absoluteAxes: axes)
  }

  /// Keys, lamps and switches that are on, and the values of all slots.
  public var state: DeviceState {
    let first = EventCode.absMTSlot + 1
    let axes =
      slotCount == 0
      ? []
      : (first...EventCode.absMTToolY).filter { has(type: EventType.absolute.rawValue, code: $0) }
    return DeviceState(
      keys: codes(on: .key), leds: codes(on: .led), switches: codes(on: .switches),
      slotAxes: axes.map { code in
        SlotAxis(code: code, values: (0..<slotCount).map { slotValue($0, code: code) })
      })
  }

  /// Whether a key or button, or a contact, is down.
  public var isAnythingDown: Bool {
    let id = EventCode.absMTTrackingID
    let isContactDown =
      has(type: EventType.absolute.rawValue, code: id)
      && (0..<slotCount).contains { slotValue($0, code: id) >= 0 }
    return isContactDown || !codes(on: .key).isEmpty
  }

  private func codes(on type: EventType) -> [UInt16] {
    let highest = highestCode(type.rawValue)
    guard has(type: type.rawValue), highest >= 0 else { return [] }
    return (0...UInt16(highest)).filter {
      has(type: type.rawValue, code: $0) && value(type: type.rawValue, code: $0) != 0
    }
  }
}
