import EventLog
import InputEvents

/// What holds on a device by the events that were given of it: keys, lamps, switches, axes and slots.
///
/// Events tell differences, so where frames are left out, the next one has to tell what they would have told.
struct DeviceLedger: Hashable, Sendable {
  /// A key, lamp or switch that is on.
  private struct Code: Hashable, Sendable {
    var type: EventType
    var code: UInt16
  }

  /// The multitouch axes of a slot.
  private static let slotAxes = EventCode.absMTTouchMajor...EventCode.absMTToolY
  /// Axes beyond have no state that anybody reads.
  private static let axisCount = 64
  /// More slots than any device has.
  private static let mostSlots: Int32 = 256

  /// Whether contacts have slots; without them each frame lists its contacts anew.
  private let hasSlots: Bool
  private var slot: Int32 = 0
  /// The values of all slots, one slot behind the other; `nil` where they are not known.
  private var slots: [Int32?] = []
  private var axes = [Int32?](repeating: nil, count: DeviceLedger.axisCount)
  private var on: [Code] = []

  /// Makes the state that a device was described with.
  ///
  /// - Parameters:
  ///   - record: The description.
  ///   - hasSlots: Whether its contacts have slots.
  init(_ record: DeviceRecord, hasSlots: Bool) {
    self.hasSlots = hasSlots
    for axis in record.description.absoluteAxes where Int(axis.code) < DeviceLedger.axisCount {
      if axis.code == EventCode.absMTSlot {
        slot = DeviceLedger.slot(axis.value)
      } else if !DeviceLedger.slotAxes.contains(axis.code) {
        axes[Int(axis.code)] = axis.value
      }
    }
    for axis in record.state.slotAxes where DeviceLedger.slotAxes.contains(axis.code) {
      for (slot, value) in axis.values.prefix(Int(DeviceLedger.mostSlots)).enumerated() {
        set(axis.code, slot: Int32(slot), to: value)
      }
    }
    for code in record.state.keys { on.append(Code(type: .key, code: code)) }
    for code in record.state.leds { on.append(Code(type: .led, code: code)) }
    for code in record.state.switches { on.append(Code(type: .switches, code: code)) }
  }

  private static func slot(_ value: Int32) -> Int32 {
    min(max(value, 0), mostSlots - 1)
  }

  private static func place(_ code: UInt16, slot: Int32) -> Int {
    Int(slot) * slotAxes.count + Int(code - slotAxes.lowerBound)
  }

  private var slotCount: Int32 { Int32(slots.count / DeviceLedger.slotAxes.count) }

  private func value(_ code: UInt16, slot: Int32) -> Int32? {
    let place = DeviceLedger.place(code, slot: slot)
    return place < slots.count ? slots[place] : nil
  }

  private mutating func set(_ code: UInt16, slot: Int32, to value: Int32) {
    while slotCount <= slot {
      slots.append(contentsOf: repeatElement(nil, count: DeviceLedger.slotAxes.count))
    }
    slots[DeviceLedger.place(code, slot: slot)] = value
  }

  /// The contact in a slot; -1 if there is none, or none that has an id.
  private func contact(_ slot: Int32) -> Int32 {
    max(value(EventCode.absMTTrackingID, slot: slot) ?? -1, -1)
  }

  /// Whether a place in a slot is one of a contact, perhaps of one that was down before the log began.
  private func isTouched(_ slot: Int32) -> Bool {
    if let id = value(EventCode.absMTTrackingID, slot: slot) { return id >= 0 }
    return DeviceLedger.slotAxes.contains { value($0, slot: slot) != nil }
  }

  /// Whether a contact, a key or a button is down.
  var isDown: Bool {
    if on.contains(where: { $0.type == .key }) { return true }
    guard hasSlots else { return false }
    for slot in 0..<slotCount where isTouched(slot) { return true }
    return false
  }

  // MARK: Events

  /// Takes note of a frame; one that says that events were lost is not to be trusted.
  mutating func take(_ frame: borrowing Frame) {
    if frame.reportsDrop { return }
    for event in frame.events { take(event) }
  }

  private mutating func take(_ event: InputEvent) {
    switch event.type {
    case .absolute where event.code == EventCode.absMTSlot: slot = DeviceLedger.slot(event.value)
    case .absolute where DeviceLedger.slotAxes.contains(event.code):
      if hasSlots { set(event.code, slot: slot, to: event.value) }
    case .absolute where Int(event.code) < DeviceLedger.axisCount: axes[Int(event.code)] = event.value
    case .key, .led, .switches:
      let code = Code(type: event.type, code: event.code)
      if event.value == 0 {
        on.removeAll { $0 == code }
      } else if !on.contains(code) {
        on.append(code)
      }
    default: break
    }
  }

  /// The events of a frame, and before them what frames told that were left out.
  ///
  /// - Parameters:
  ///   - frame: The next frame that is kept.
  ///   - before: The state before it in the whole log; this one is that by the frames that were kept.
  /// - Returns: The events; none that tell nothing new of what is down.
  func completed(_ frame: Frame, before: DeviceLedger) -> [InputEvent] {
    if frame.reportsDrop { return frame.events }
    var after = before
    after.take(frame)
    var told = SlotWriter(slot: slot)
    // Each event with the slot that it is about.
    var current = before.slot
    var own: [(slot: Int32, event: InputEvent)] = []
    for event in frame.events {
      if hasSlots, event.is(.absolute, EventCode.absMTSlot) {
        current = DeviceLedger.slot(event.value)
      } else {
        own.append((current, event))
      }
    }
    func tells(_ type: EventType, _ code: UInt16, slot: Int32? = nil) -> Bool {
      own.contains { $0.event.is(type, code) && (slot == nil || $0.slot == slot) }
    }
    if hasSlots {
      for slot in 0..<max(slotCount, before.slotCount, after.slotCount) {
        let id = EventCode.absMTTrackingID
        if contact(slot) != before.contact(slot), !tells(.absolute, id, slot: slot) {
          told.add(id, before.contact(slot), slot: slot)
        }
        guard after.isTouched(slot) else { continue }
        for code in DeviceLedger.slotAxes where code != id {
          guard let value = before.value(code, slot: slot), value != self.value(code, slot: slot),
            !tells(.absolute, code, slot: slot)
          else { continue }
          told.add(code, value, slot: slot)
        }
      }
    }
    for (slot, event) in own {
      if hasSlots, event.type == .absolute, DeviceLedger.slotAxes.contains(event.code) {
        // What was left out began it, so there is nothing to end.
        if event.code == EventCode.absMTTrackingID, event.value < 0, contact(slot) < 0,
          before.contact(slot) >= 0
        {
          continue
        }
        told.add(event, slot: slot)
      } else if event.type == .key, before.isOn(event) != isOn(event), isOn(event) == (event.value != 0) {
        continue
      } else {
        told.events.append(event)
      }
    }
    for code in 0..<UInt16(DeviceLedger.axisCount) {
      guard let value = before.axes[Int(code)], value != axes[Int(code)], !tells(.absolute, code) else {
        continue
      }
      told.events.append(InputEvent(type: .absolute, code: code, value: value))
    }
    for code in on where !before.on.contains(code) && !tells(code.type, code.code) {
      told.events.append(InputEvent(type: code.type, code: code.code, value: 0))
    }
    for code in before.on where !on.contains(code) && !tells(code.type, code.code) {
      told.events.append(InputEvent(type: code.type, code: code.code, value: 1))
    }
    return told.events
  }

  private func isOn(_ event: InputEvent) -> Bool {
    on.contains(Code(type: event.type, code: event.code))
  }
}

/// Writes events of slots, and names a slot where it changes.
struct SlotWriter: Sendable {
  /// The slot that was named last.
  var slot: Int32
  /// The events.
  var events: [InputEvent] = []

  /// Adds a value of a slot.
  mutating func add(_ code: UInt16, _ value: Int32, slot: Int32) {
    add(InputEvent(type: .absolute, code: code, value: value), slot: slot)
  }

  /// Adds an event of a slot.
  mutating func add(_ event: InputEvent, slot: Int32) {
    if self.slot != slot {
      self.slot = slot
      events.append(
        InputEvent(
          type: .absolute, code: EventCode.absMTSlot, value: slot, timeOffset: event.timeOffset))
    }
    events.append(event)
  }
}
