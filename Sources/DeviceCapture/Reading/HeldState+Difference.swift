import InputEvents

extension HeldState {
  /// The events that lead from this state to another one of the same device.
  ///
  /// A contact that was replaced by another ends first; one that is unchanged is not mentioned.
  ///
  /// - Parameters:
  ///   - other: The state to get to.
  ///   - description: The device, for the codes that it has.
  /// - Returns: The events, without a `SYN_REPORT`; none if both are the same.
  func events(to other: HeldState, _ description: DeviceDescription) -> [InputEvent] {
    var events: [InputEvent] = []
    for type in HeldState.types where type != .absolute {
      for code in description.codes(type) where isOn(type, code) != other.isOn(type, code) {
        events.append(InputEvent(type: type, code: code, value: other.isOn(type, code) ? 1 : 0))
      }
    }
    let axes = description.codes(.absolute)
    for code in axes where code < 64 && code != EventCode.absMTSlot {
      // Without slots the kernel keeps no values of contacts: each frame lists them anew.
      if HeldState.slotAxes.contains(code) { continue }
      if self.axes[Int(code)] != other.axes[Int(code)] {
        events.append(InputEvent(type: .absolute, code: code, value: other.axes[Int(code)]))
      }
    }
    appendSlots(to: other, axes.filter(HeldState.slotAxes.contains), &events)
    return events
  }

  private func appendSlots(to other: HeldState, _ axes: [UInt16], _ events: inout [InputEvent]) {
    var current = slot
    func choose(_ slot: Int) {
      if slot == current { return }
      current = slot
      events.append(InputEvent(type: .absolute, code: EventCode.absMTSlot, value: Int32(slot)))
    }
    let id = EventCode.absMTTrackingID
    for slot in 0..<slotCount {
      if axes.contains(id), value(id, slot: slot) != other.value(id, slot: slot) {
        choose(slot)
        if value(id, slot: slot) >= 0, other.value(id, slot: slot) >= 0 {
          events.append(InputEvent(type: .absolute, code: id, value: -1))
        }
        events.append(InputEvent(type: .absolute, code: id, value: other.value(id, slot: slot)))
      }
      for code in axes where code != id && value(code, slot: slot) != other.value(code, slot: slot) {
        choose(slot)
        events.append(InputEvent(type: .absolute, code: code, value: other.value(code, slot: slot)))
      }
    }
    choose(other.slot)
  }
}
