import InputEvents

/// What the kernel's input core does with the events that are written into a virtual device.
///
/// The core passes on what the device declares and what changes its state; everything else it drops without a word.
/// This value follows the same rules, so that it is known beforehand which events readers will see, and at any time
/// which keys and contacts are down.
struct InputCore: Sendable {
  /// What becomes of an event.
  enum Outcome: Hashable, Sendable {
    /// Readers see it.
    case passed
    /// A slot is chosen; readers are told with the first value in it that changes.
    case staged
    /// It says what is so already.
    case repeated
    /// It is a motion of nothing.
    case motionless
    /// The device does not declare it.
    case undeclared
  }

  /// What readers have seen.
  struct Delivery: Hashable, Sendable {
    /// Frames, each ended by a `SYN_REPORT`.
    var frames = 0
    /// Events, `SYN_REPORT` counted.
    var events = 0
    /// How often a frame was too long and was delivered in parts.
    var splits = 0
  }

  /// How many slots there are; 0 where contacts are not kept in slots.
  let slotCount: Int
  /// The slot that the next multitouch event belongs to.
  private(set) var slot = 0
  /// What readers have seen so far.
  private(set) var delivery = Delivery()

  private var declared: [CodeBits?]
  private var on: [CodeBits?]
  private var values = [Int32](repeating: 0, count: Int(0x40))
  private var slotValues: [Int32]
  private var toldSlot = 0
  // The frame that is being collected.
  private var collected = 0
  private let mostCollected: Int

  /// Makes the state of a virtual device that has just come.
  init(_ device: DeviceDescription) {
    declared = [CodeBits?](repeating: nil, count: Int(KernelLimits.type) + 1)
    on = declared
    for capability in device.capabilities {
      guard let greatest = KernelLimits.code(capability.type) else { continue }
      var bits = CodeBits(upTo: greatest)
      for code in capability.codes { bits[code] = true }
      // KEY_RESERVED is never passed on.
      if capability.type == .key { bits[0] = false }
      declared[Int(capability.type.rawValue)] = bits
      on[Int(capability.type.rawValue)] = CodeBits(upTo: greatest)
    }
    let slotAxis = device.axis(EventCode.absMTSlot)
    slotCount = Int(max(0, (slotAxis?.maximum ?? -1) + 1))
    if slotCount > 0 { declared[Int(EventType.absolute.rawValue)]?[EventCode.absMTTrackingID] = true }
    for axis in device.absoluteAxes where axis.code < 0x40 { values[Int(axis.code)] = axis.value }
    slotValues = [Int32](repeating: 0, count: slotCount * KernelLimits.slotAxes.count)
    mostCollected = InputCore.eventsPerFrame(device, slots: slotCount)
    for slot in 0..<slotCount { slotValues[InputCore.place(slot, EventCode.absMTTrackingID)] = -1 }
  }

  /// How many events a frame may have before the core passes on what it has.
  private static func eventsPerFrame(_ device: DeviceDescription, slots: Int) -> Int {
    let axes = device.codes(.absolute)
    var contacts = slots
    if slots == 0, let ids = device.axis(EventCode.absMTTrackingID) {
      contacts = min(max(Int(ids.maximum) - Int(ids.minimum) + 1, 2), 32)
    } else if slots == 0, axes.contains(EventCode.absMTPositionX) {
      contacts = 2
    }
    var count = contacts + 1 + device.codes(.relative).count + 7
    for axis in axes {
      count += axis == EventCode.absMTSlot || KernelLimits.slotAxes.contains(axis) ? contacts : 1
    }
    // Protocol A: uinput asks for room for many contacts.
    return slots == 0 && axes.contains(EventCode.absMTPositionX) ? max(count, 60) : count
  }

  private static func place(_ slot: Int, _ axis: UInt16) -> Int {
    slot * KernelLimits.slotAxes.count + Int(axis - KernelLimits.slotAxes.lowerBound)
  }

  /// Whether the device declares a code.
  func declares(_ type: EventType, _ code: UInt16) -> Bool {
    if type == .synchronization { return code <= EventCode.synMTReport }
    return type.rawValue <= KernelLimits.type && declared[Int(type.rawValue)]?[code] == true
  }

  /// Takes an event; `SYN_REPORT` goes to ``report()``.
  mutating func apply(_ type: EventType, _ code: UInt16, _ value: Int32) -> Outcome {
    guard declares(type, code) else { return .undeclared }
    switch type {
    // Autorepeat passes the state by.
    case .key where value == 2: break
    case .key, .switches, .led:
      guard on[Int(type.rawValue)]?[code] != (value != 0) else { return .repeated }
      on[Int(type.rawValue)]?[code] = value != 0
    case .relative: if value == 0 { return .motionless }
    case .absolute: return applyAxis(code, value)
    default: break
    }
    collect()
    return .passed
  }

  private mutating func applyAxis(_ code: UInt16, _ value: Int32) -> Outcome {
    if code == EventCode.absMTSlot {
      if slotCount > 0, value >= 0, Int(value) < slotCount { slot = Int(value) }
      return .staged
    }
    guard KernelLimits.slotAxes.contains(code) else {
      guard values[Int(code)] != value else { return .repeated }
      values[Int(code)] = value
      collect()
      return .passed
    }
    // Without slots, contacts are listed anew in each frame, and nothing is compared.
    if slotCount > 0 {
      let place = InputCore.place(slot, code)
      guard slotValues[place] != value else { return .repeated }
      slotValues[place] = value
      if slot != toldSlot {
        toldSlot = slot
        collected += 1
      }
    }
    collect()
    return .passed
  }

  private mutating func collect() {
    collected += 1
    guard collected >= mostCollected else { return }
    delivery.frames += 1
    delivery.events += collected + 1
    delivery.splits += 1
    collected = 0
  }

  /// Takes the `SYN_REPORT`: the core passes on what it has collected.
  ///
  /// - Returns: Whether readers see anything of the frame's last part; a report alone is not passed on.
  mutating func report() -> Bool {
    defer { collected = 0 }
    guard collected > 0 else { return false }
    delivery.frames += 1
    delivery.events += collected + 1
    return true
  }

  /// The value of a multitouch axis in a slot; 0 where there are no slots.
  func value(_ axis: UInt16, slot: Int) -> Int32 {
    slotCount > 0 ? slotValues[InputCore.place(slot, axis)] : 0
  }

  /// The value of an axis that is the same for all slots.
  func value(_ axis: UInt16) -> Int32 {
    axis < 0x40 ? values[Int(axis)] : 0
  }

  /// Whether a contact is in a slot.
  func hasContact(_ slot: Int) -> Bool {
    value(EventCode.absMTTrackingID, slot: slot) >= 0
  }

  /// How many slots have a contact.
  var contacts: Int {
    var count = 0
    for slot in 0..<slotCount where hasContact(slot) { count += 1 }
    return count
  }

  /// Whether a key, switch or lamp is on.
  func isOn(_ type: EventType, _ code: UInt16) -> Bool {
    type.rawValue <= KernelLimits.type && on[Int(type.rawValue)]?[code] == true
  }

  /// The keys and buttons that are down, ascending.
  var keysDown: CodeBits {
    on[Int(EventType.key.rawValue)] ?? CodeBits(upTo: 0)
  }
}
