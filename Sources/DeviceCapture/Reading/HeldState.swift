import InputEvents

/// The state that a device is in by the frames that were given of it: what is on and down, and where.
///
/// It is kept beside libevdev's own, because a number in an array costs a fraction of a call for each event.
struct HeldState: Hashable, Sendable {
  /// The multitouch axes of one slot, from `ABS_MT_TOUCH_MAJOR` on.
  static let slotAxes = KernelLimits.slotAxes
  /// The types that have a state.
  static let types: [EventType] = [.key, .led, .switches, .absolute]

  /// The values of the absolute axes by their codes; that of a multitouch axis is in ``slots``.
  private(set) var axes = [Int32](repeating: 0, count: 64)
  /// The values of all slots, one slot behind the other.
  private(set) var slots: [Int32]
  /// The current slot.
  private(set) var slot = 0
  private var keys = CodeBits(upTo: KernelLimits.code(.key) ?? 0)
  private var leds = CodeBits(upTo: KernelLimits.code(.led) ?? 0)
  private var switches = CodeBits(upTo: KernelLimits.code(.switches) ?? 0)

  /// Makes the state of a device on which nothing is on or down.
  init(slotCount: Int) {
    slots = [Int32](repeating: 0, count: slotCount * HeldState.slotAxes.count)
  }

  /// How many slots there are.
  var slotCount: Int { slots.count / HeldState.slotAxes.count }

  /// The value of an axis in a slot.
  func value(_ code: UInt16, slot: Int) -> Int32 {
    slots[slot * HeldState.slotAxes.count + Int(code - HeldState.slotAxes.lowerBound)]
  }

  /// Sets the value of an axis in a slot.
  mutating func set(_ code: UInt16, slot: Int, to value: Int32) {
    slots[slot * HeldState.slotAxes.count + Int(code - HeldState.slotAxes.lowerBound)] = value
  }

  /// Whether a key, lamp or switch is on.
  func isOn(_ type: EventType, _ code: UInt16) -> Bool {
    switch type {
    case .key: keys[code]
    case .led: leds[code]
    case .switches: switches[code]
    default: false
    }
  }

  /// Takes note of an event; those that change no state are passed over.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  mutating func take(_ event: InputEvent) {
    let code = event.code
    switch event.type {
    case .absolute where HeldState.slotAxes.contains(code):
      // Without slots, each frame lists its contacts anew, and nothing is held.
      if !slots.isEmpty { set(code, slot: slot, to: event.value) }
    case .absolute where code < 64:
      axes[Int(code)] = event.value
      // A slot that the device does not have keeps the last one, as the kernel does.
      if code == EventCode.absMTSlot, event.value >= 0, Int(event.value) < slotCount {
        slot = Int(event.value)
      }
    case .key: keys[code] = event.value != 0
    case .led: leds[code] = event.value != 0
    case .switches: switches[code] = event.value != 0
    default: break
    }
  }

  // MARK: As a log has it

  /// Keys, lamps and switches that are on, and the values of all slots in the axes that the device has.
  func deviceState(_ description: DeviceDescription) -> DeviceState {
    let codes = slots.isEmpty ? [] : description.codes(.absolute).filter(HeldState.slotAxes.contains)
    return DeviceState(
      keys: on(.key, description), leds: on(.led, description), switches: on(.switches, description),
      slotAxes: codes.map { code in
        SlotAxis(code: code, values: (0..<slotCount).map { value(code, slot: $0) })
      })
  }

  /// Whether a key or button, or a contact, is down.
  func isAnythingDown(_ description: DeviceDescription) -> Bool {
    var isKeyDown = false
    keys.visit { _ in isKeyDown = true }
    if isKeyDown { return true }
    let id = EventCode.absMTTrackingID
    return description.has(.absolute, id) && (0..<slotCount).contains { value(id, slot: $0) >= 0 }
  }

  /// The description with the values that its axes have now.
  func described(_ description: DeviceDescription) -> DeviceDescription {
    var description = description
    for index in description.absoluteAxes.indices {
      let code = description.absoluteAxes[index].code
      if code < 64, !HeldState.slotAxes.contains(code) {
        description.absoluteAxes[index].value = axes[Int(code)]
      } else if code < 64, !slots.isEmpty {
        description.absoluteAxes[index].value = value(code, slot: slot)
      }
    }
    return description
  }

  private func on(_ type: EventType, _ description: DeviceDescription) -> [UInt16] {
    description.codes(type).filter { isOn(type, $0) }
  }
}
