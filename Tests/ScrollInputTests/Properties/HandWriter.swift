import InputEvents

/// A finger as a frame tells it, in units from the upper left corner.
struct HandFinger {
  var id: Int32
  var x: Int32
  var y: Int32
  var pressure: Int32 = 60
  var isPalm = false
  var isHovering = false
}

/// Writes the fingers of a frame down as a device of one of the protocols does.
struct HandWriter {
  let device: RandomDevice
  private var slots: [Int32?] = Array(repeating: nil, count: 10)
  private var tool = 0
  private var isTouching = false

  init(_ device: RandomDevice) {
    self.device = device
  }

  mutating func frame(_ fingers: [HandFinger]) -> [InputEvent] {
    var events: [InputEvent] = []
    switch device.surface {
    case .none: break
    case .slots: events = slotEvents(fingers)
    case .reports:
      for finger in fingers { events += [.id(finger.id)] + values(finger) + [.report] }
      if fingers.isEmpty { events = [.report] }
    case .single:
      if let finger = fingers.first {
        events = [.abs(EventCode.absX, finger.x + device.minimum)]
        events.append(.abs(EventCode.absY, finger.y + device.minimum))
        if device.hasPressure { events.append(.abs(EventCode.absPressure, finger.pressure)) }
      }
    }
    return events + keys(fingers.filter { !$0.isHovering }.count)
  }

  private mutating func slotEvents(_ fingers: [HandFinger]) -> [InputEvent] {
    var events: [InputEvent] = []
    let before = slots
    for slot in slots.indices {
      guard let id = slots[slot], !fingers.contains(where: { $0.id == id }) else { continue }
      slots[slot] = nil
      events += [.slot(Int32(slot)), .id(-1)]
    }
    for finger in fingers {
      let old = slots.firstIndex(of: finger.id)
      // Not one that was left in this frame.
      let free = slots.indices.first { slots[$0] == nil && before[$0] == nil }
      guard let slot = old ?? free else { continue }
      slots[slot] = finger.id
      events.append(.slot(Int32(slot)))
      if old == nil { events.append(.id(finger.id)) }
      events += values(finger)
    }
    return events
  }

  private func values(_ finger: HandFinger) -> [InputEvent] {
    var events: [InputEvent] = [.x(finger.x + device.minimum), .y(finger.y + device.minimum)]
    if device.hasPressure { events.append(.abs(EventCode.absMTPressure, finger.pressure)) }
    if device.hasDistance { events.append(.abs(EventCode.absMTDistance, finger.isHovering ? 1 : 0)) }
    if device.hasMajor {
      events.append(.abs(EventCode.absMTTouchMajor, finger.isPalm ? 30 * device.unit : 5 * device.unit))
    } else if finger.isPalm {
      events.append(.tool(2))
    } else {
      events.append(.tool(0))
    }
    return events
  }

  private mutating func keys(_ count: Int) -> [InputEvent] {
    var events: [InputEvent] = []
    let named = min(count, 5)
    let tools: [UInt16] = [0x145, 0x14d, 0x14e, 0x14f, 0x148]
    if device.hasTools, named != tool {
      if tool > 0 { events.append(.key(tools[tool - 1], 0)) }
      if named > 0 { events.append(.key(tools[named - 1], 1)) }
    }
    tool = named
    if device.hasTouchKey, isTouching != (count > 0) {
      events.append(.key(Devices.touchButton, count > 0 ? 1 : 0))
    }
    isTouching = count > 0
    return events
  }
}
