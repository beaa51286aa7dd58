import InputEvents

extension ContactTracker {
  /// Protocol A: the frame lists all contacts, each closed by `SYN_MT_REPORT`.
  mutating func applyReports(_ frame: borrowing Frame) {
    listed.removeAll(keepingCapacity: true)
    var next = Contact(serial: 0)
    var isLifted = false
    for event in frame.events {
      switch (event.type, event.code) {
      case (.absolute, EventCode.absMTPositionX): next.x = event.value
      case (.absolute, EventCode.absMTPositionY): next.y = event.value
      case (.absolute, EventCode.absMTTrackingID): next.trackingID = event.value
      case (.absolute, EventCode.absMTToolType): next.isPalm = event.value == 2
      case (.absolute, EventCode.absMTPressure): next.pressure = event.value
      case (.absolute, EventCode.absMTDistance): next.isHovering = event.value > 0
      case (.absolute, EventCode.absMTTouchMajor):
        next.major = event.value
        isLifted = event.value == 0
      case (.synchronization, EventCode.synMTReport):
        if !isLifted { list(next) }
        next = Contact(serial: 0)
        isLifted = false
      default: break
      }
    }
    // The last contact may lack its report.
    if !isLifted { list(next) }
    matchListed()
  }

  /// Takes a contact that has a place; more than any device has are none.
  private mutating func list(_ contact: Contact) {
    guard contact.x != nil || contact.y != nil, listed.count < ContactTracker.mostSlots else { return }
    listed.append(contact)
  }

  /// Gives the listed contacts the numbers of those that were there: by id, otherwise by the shortest way.
  private mutating func matchListed() {
    for index in listed.indices {
      guard let id = listed[index].trackingID,
        let old = contacts.firstIndex(where: { $0.trackingID == id })
      else { continue }
      keep(old, as: index)
    }
    while let (old, index) = nearestPair() { keep(old, as: index) }
    for contact in contacts { ended.append(contact.serial) }
    for index in listed.indices where listed[index].serial == 0 {
      listed[index].serial = begin(nil).serial
    }
    swap(&contacts, &listed)
  }

  private mutating func keep(_ old: Int, as index: Int) {
    listed[index].serial = contacts[old].serial
    listed[index].previousX = contacts[old].previousX
    listed[index].previousY = contacts[old].previousY
    contacts.remove(at: old)
  }

  private func nearestPair() -> (old: Int, index: Int)? {
    var best: (old: Int, index: Int)?
    var shortest = Double.infinity
    for (old, before) in contacts.enumerated() {
      for (index, contact) in listed.enumerated() where contact.serial == 0 {
        // Two ids that differ are two fingers.
        if let id = before.trackingID, let other = contact.trackingID, id != other { continue }
        let dx = Double(contact.x ?? 0) - Double(before.x ?? 0)
        let dy = Double(contact.y ?? 0) - Double(before.y ?? 0)
        let distance = dx * dx + dy * dy
        if distance < shortest {
          shortest = distance
          best = (old, index)
        }
      }
    }
    return best
  }

  mutating func endAllListed() {
    for contact in contacts { ended.append(contact.serial) }
    contacts.removeAll(keepingCapacity: true)
  }
}
