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
    let axes = (capabilities.first { $0.type == .absolute }?.codes ?? []).compactMap { axis($0) }
    return DeviceDescription(
      name: name, id: id, unique: unique, physicalPath: physicalPath,
      properties: (UInt16(0)..<0x20).filter { has(property: $0) },
      capabilities: capabilities, absoluteAxes: axes)
  }
}
