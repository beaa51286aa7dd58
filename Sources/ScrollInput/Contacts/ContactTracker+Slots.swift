import InputEvents

extension ContactTracker {
  mutating func applyMultitouch(_ frame: borrowing Frame) {
    var hasReport = false
    var isTouched = false
    for event in frame.events {
      if event.is(.synchronization, EventCode.synMTReport) { hasReport = true }
      if event.type == .absolute, event.code > EventCode.absMTSlot, event.code <= EventCode.absMTDistance {
        isTouched = true
      }
    }
    if hasReport { usesReports = true }
    for event in frame.events {
      if event.type == .key { applyKey(event) }
      if event.is(.absolute, EventCode.absPressure) { surfacePressure = event.value }
    }
    if usesReports {
      if hasReport || isTouched {
        applyReports(frame)
      } else if !isTouching, hasTouchKey(frame) {
        endAllListed()
      }
    } else {
      for event in frame.events where event.type == .absolute { applySlot(event) }
      listContacts()
    }
  }

  mutating func listContacts() {
    contacts.removeAll(keepingCapacity: true)
    for slot in slots {
      guard var contact = slot.contact else { continue }
      if !hasContactPressure { contact.pressure = surfacePressure }
      contacts.append(contact)
    }
  }

  /// Takes a value that a slot had before the first frame.
  mutating func remember(_ code: UInt16, _ value: Int32, inSlot slot: Int) {
    while slots.count <= slot { slots.append(Slot()) }
    switch code {
    case EventCode.absMTTrackingID: slots[slot].knowsID = true
    case EventCode.absMTPositionX: slots[slot].x = value
    case EventCode.absMTPositionY: slots[slot].y = value
    case EventCode.absMTPressure: slots[slot].pressure = value
    case EventCode.absMTTouchMajor: slots[slot].major = value
    case EventCode.absMTDistance: slots[slot].isHovering = value > 0
    case EventCode.absMTToolType: slots[slot].isPalm = value == 2
    default: break
    }
  }

  /// Begins the contact that a slot held before the first frame.
  mutating func begin(_ id: Int32, inSlot slot: Int) {
    guard id >= 0 else { return }
    var contact = begin(id)
    slots[slot].fill(&contact)
    contact.isSilent = true
    slots[slot].contact = contact
  }

  private func hasTouchKey(_ frame: borrowing Frame) -> Bool {
    for event in frame.events where event.is(.key, EventCode.buttonTouch) { return true }
    return false
  }

  private mutating func applySlot(_ event: InputEvent) {
    if event.code == EventCode.absMTSlot {
      slot = ContactTracker.slot(event.value)
      return
    }
    guard event.code > EventCode.absMTSlot, event.code <= EventCode.absMTDistance else { return }
    while slots.count <= slot { slots.append(Slot()) }
    slots[slot].contact?.isSilent = false
    switch event.code {
    case EventCode.absMTTrackingID: applyID(event.value)
    case EventCode.absMTPositionX:
      slots[slot].x = event.value
      implyContact()
      slots[slot].contact?.x = event.value
    case EventCode.absMTPositionY:
      slots[slot].y = event.value
      implyContact()
      slots[slot].contact?.y = event.value
    case EventCode.absMTToolType:
      slots[slot].isPalm = event.value == 2
      slots[slot].contact?.isPalm = event.value == 2
    case EventCode.absMTPressure:
      slots[slot].pressure = event.value
      slots[slot].contact?.pressure = event.value
    case EventCode.absMTTouchMajor:
      slots[slot].major = event.value
      slots[slot].contact?.major = event.value
    case EventCode.absMTDistance:
      slots[slot].isHovering = event.value > 0
      slots[slot].contact?.isHovering = event.value > 0
    default: break
    }
  }

  /// A position in a slot that never had an id belongs to a contact that was down before the recording began.
  private mutating func implyContact() {
    guard slots[slot].contact == nil, !slots[slot].knowsID else { return }
    var contact = begin(nil)
    slots[slot].fill(&contact)
    // A place of before the gap is no place to move from.
    contact.x = nil
    contact.y = nil
    slots[slot].contact = contact
    slots[slot].unknownSince = nil
  }

  private mutating func applyID(_ id: Int32) {
    let before = slots[slot].contact
    defer { slots[slot].knowsID = true }
    slots[slot].unknownSince = nil
    if id < 0 {
      if let before { ended.append(before.serial) }
      slots[slot].contact = nil
      return
    }
    if let before {
      // The id may come behind the first position; and an unchanged finger may be announced again.
      if before.trackingID == nil && !slots[slot].knowsID || before.trackingID == id {
        slots[slot].contact?.trackingID = id
        return
      }
      ended.append(before.serial)
    }
    var contact = begin(id)
    slots[slot].fill(&contact)
    slots[slot].contact = contact
  }
}
