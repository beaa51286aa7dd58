import InputEvents

/// Infers what a device can do from what it did, for recordings without a description.
///
/// What was not seen is not claimed: above all no input property, for a property decides what a device is.
enum DescriptionInference {
  /// The description of a device that sent these events.
  static func description(of events: [RawEvent], name: String) -> DeviceDescription {
    let keys = usedCodes(events)
    var capabilities: [Capability] = []
    for key in keys {
      let type = EventType(rawValue: UInt16(key >> 16))
      guard type != .synchronization else { continue }
      if capabilities.last?.type != type { capabilities.append(Capability(type: type, codes: [])) }
      capabilities[capabilities.count - 1].codes.append(UInt16(key & 0xffff))
    }
    let axes = capabilities.first { $0.type == .absolute }?.codes ?? []
    return DeviceDescription(
      name: name, capabilities: capabilities, absoluteAxes: ranges(of: axes, in: events), isInferred: true)
  }

  /// Type and code in one number, ascending, each once.
  private static func usedCodes(_ events: [RawEvent]) -> [UInt32] {
    // A small table of what came last keeps the list to sort short, whatever the codes are.
    var recent = [UInt32](repeating: .max, count: 256)
    var keys: [UInt32] = []
    for event in events {
      let key = UInt32(event.type) << 16 | UInt32(event.code)
      let place = Int((key ^ key >> 13) & 255)
      if recent[place] != key {
        recent[place] = key
        keys.append(key)
      }
    }
    keys.sort()
    var unique: [UInt32] = []
    for key in keys where unique.last != key { unique.append(key) }
    return unique
  }

  private static func ranges(of codes: [UInt16], in events: [RawEvent]) -> [AbsoluteAxis] {
    var axes = codes.map { AbsoluteAxis(code: $0, minimum: 0, maximum: .min) }
    for event in events where event.type == EventType.absolute.rawValue {
      // The tracking id -1 means no contact; it is no value of the axis.
      if event.code == EventCode.absMTTrackingID && event.value == -1 { continue }
      guard let place = axes.firstIndex(where: { $0.code == event.code }) else { continue }
      axes[place].minimum = min(axes[place].minimum, event.value)
      axes[place].maximum = max(axes[place].maximum, event.value)
    }
    for place in axes.indices where axes[place].maximum < axes[place].minimum {
      axes[place].maximum = axes[place].minimum
    }
    return axes
  }
}

/// Finds the first multitouch event that says nothing of its slot, where slots are used.
enum SlotRemark {
  /// The line of that event; `nil` if there is none before the first `ABS_MT_SLOT`.
  static func line(in events: [RawEvent], of description: DeviceDescription) -> Int? {
    guard description.has(.absolute, EventCode.absMTSlot) else { return nil }
    for event in events where event.type == EventType.absolute.rawValue {
      if event.code == EventCode.absMTSlot { return nil }
      if event.code > EventCode.absMTSlot { return Int(event.line) }
    }
    return nil
  }
}
