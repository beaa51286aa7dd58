import InputEvents

extension ContactTracker {
  mutating func applySingle(_ frame: borrowing Frame, fingersBefore: Int) {
    for event in frame.events {
      switch (event.type, event.code) {
      case (.absolute, EventCode.absX): singleX = event.value
      case (.absolute, EventCode.absY): singleY = event.value
      case (.absolute, EventCode.absPressure): surfacePressure = event.value
      case (.key, _): applyKey(event)
      default: break
      }
    }
    if toolFingers != fingersBefore {
      // The one place that such a device gives jumps to another finger: that is no motion.
      single?.previousX = nil
      single?.previousY = nil
    }
    followSingle()
  }

  /// Lets the one contact begin, move or end by what is known now.
  mutating func followSingle() {
    // A touchpad that has no BTN_TOUCH tells of fingers by its tools only.
    let isDown = hasTouchKey ? isTouching : isTouching || toolFingers > 0
    if isDown, single == nil { single = begin(nil) }
    if !isDown, let contact = single {
      ended.append(contact.serial)
      single = nil
    }
    single?.x = singleX
    single?.y = singleY
    single?.pressure = surfacePressure
    contacts.removeAll(keepingCapacity: true)
    if let single { contacts.append(single) }
  }
}
