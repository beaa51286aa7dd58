import InputEvents

/// Follows the contacts of one surface through its frames: multitouch protocols B and A, and single-touch axes.
///
/// A description without multitouch axes is single touch, with `BTN_TOUCH` and `BTN_TOOL_*`. Which of the two
/// multitouch protocols a device speaks is seen from its frames: `SYN_MT_REPORT` is protocol A, without it it is
/// protocol B, in the slot that the description tells.
struct ContactTracker: Sendable {
  /// A slot of protocol B: its axes outlive the contact, since the kernel does not repeat unchanged values.
  private struct Slot: Sendable {
    var contact: Contact?
    var x: Int32?
    var y: Int32?
    var isPalm = false
    /// Whether a tracking id was ever seen here; before that, a position means a contact that was down already.
    var knowsID = false
  }

  /// More slots than any device has; what a log says beyond is of the last one.
  private static let mostSlots = 256

  /// The live contacts at the end of the frame, in the order of their slots.
  private(set) var contacts: [Contact] = []
  /// How many fingers the device speaks of, by contacts or `BTN_TOOL_*`, palms and silent contacts left out.
  private(set) var fingers = 0
  /// Contacts that began in this frame.
  private(set) var began: [Int] = []
  /// Contacts that ended in this frame.
  private(set) var ended: [Int] = []

  private let isMultitouch: Bool
  private let hasTouchKey: Bool
  private var usesReports = false
  private var slots: [Slot] = []
  private var slot = 0
  private var serial = 0
  // Protocol A: the contacts of the frame that is being read.
  private var listed: [Contact] = []
  // Single touch.
  private var single: Contact?
  private var singleX: Int32?
  private var singleY: Int32?
  private var isTouching = false
  private var tools: UInt8 = 0
  private var toolFingers = 0

  /// Makes a tracker for a device, in the slot that it was in when it was described.
  init(_ description: DeviceDescription) {
    isMultitouch = description.has(.absolute, EventCode.absMTPositionX)
    hasTouchKey = description.has(.key, EventCode.buttonTouch)
    slot = ContactTracker.slot(description.axis(EventCode.absMTSlot)?.value ?? 0)
  }

  /// Begins with the contacts that were down when the device was described, and with what its slots remember.
  mutating func start(_ description: DeviceDescription, _ state: DeviceState) {
    for key in state.keys { applyKey(InputEvent(type: .key, code: key, value: 1)) }
    if isMultitouch {
      for axis in state.slotAxes {
        for (slot, value) in axis.values.prefix(ContactTracker.mostSlots).enumerated() {
          remember(axis.code, value, inSlot: slot)
        }
      }
      for axis in state.slotAxes where axis.code == EventCode.absMTTrackingID {
        for (slot, id) in axis.values.prefix(ContactTracker.mostSlots).enumerated() {
          begin(id, inSlot: slot)
        }
      }
      listContacts()
    } else {
      singleX = description.axis(EventCode.absX)?.value
      singleY = description.axis(EventCode.absY)?.value
      followSingle()
    }
    countFingers()
  }

  /// A slot that can be kept: a device may name any number.
  private static func slot(_ value: Int32) -> Int {
    min(max(Int(value), 0), mostSlots - 1)
  }

  /// Forgets all contacts: what is down is not known any more.
  ///
  /// The slot stays: the kernel names another only when it changes.
  mutating func reset() {
    for contact in contacts { ended.append(contact.serial) }
    contacts.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    single = nil
    isTouching = false
    tools = 0
    toolFingers = 0
    fingers = 0
  }

  /// Takes what began and ended as reported.
  mutating func clearChanges() {
    began.removeAll(keepingCapacity: true)
    ended.removeAll(keepingCapacity: true)
  }

  /// Applies a frame.
  mutating func apply(_ frame: borrowing Frame) {
    clearChanges()
    rememberPlaces()
    let toolsBefore = toolFingers
    if isMultitouch {
      applyMultitouch(frame)
    } else {
      applySingle(frame, fingersBefore: toolsBefore)
    }
    countFingers()
  }

  private mutating func rememberPlaces() {
    for index in slots.indices { slots[index].contact?.rememberPlace() }
    for index in contacts.indices { contacts[index].rememberPlace() }
    single?.rememberPlace()
  }

  private mutating func countFingers() {
    // A single contact that is not there is none, although a finger may hover.
    if !isMultitouch, contacts.isEmpty {
      fingers = 0
      return
    }
    var others = 0
    for contact in contacts where contact.isPalm || contact.isSilent { others += 1 }
    // The kernel counts palms, and what it has forgotten to lift, among the fingers of its tools.
    fingers = max(contacts.count, toolFingers) - others
  }

  private mutating func begin(_ trackingID: Int32?) -> Contact {
    serial += 1
    began.append(serial)
    return Contact(serial: serial, trackingID: trackingID)
  }

  /// Follows `BTN_TOUCH` and `BTN_TOOL_*`, which every protocol may send.
  private mutating func applyKey(_ event: InputEvent) {
    let bit: UInt8
    switch event.code {
    case EventCode.buttonTouch:
      isTouching = event.value != 0
      return
    case EventCode.buttonToolFinger: bit = 1
    case EventCode.buttonToolDoubleTap: bit = 2
    case EventCode.buttonToolTripleTap: bit = 4
    case EventCode.buttonToolQuadTap: bit = 8
    case EventCode.buttonToolQuintTap: bit = 16
    default: return
    }
    if event.value != 0 { tools |= bit } else { tools &= ~bit }
    toolFingers = tools == 0 ? 0 : 8 - tools.leadingZeroBitCount
  }
}

// MARK: - Multitouch

extension ContactTracker {
  private mutating func applyMultitouch(_ frame: borrowing Frame) {
    var hasReport = false
    var isTouched = false
    for event in frame.events {
      if event.is(.synchronization, EventCode.synMTReport) { hasReport = true }
      if event.type == .absolute, event.code > EventCode.absMTSlot, event.code <= EventCode.absMTDistance {
        isTouched = true
      }
    }
    if hasReport { usesReports = true }
    for event in frame.events where event.type == .key { applyKey(event) }
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

  private mutating func listContacts() {
    contacts.removeAll(keepingCapacity: true)
    for slot in slots {
      if let contact = slot.contact { contacts.append(contact) }
    }
  }

  /// Takes a value that a slot had before the first frame.
  private mutating func remember(_ code: UInt16, _ value: Int32, inSlot slot: Int) {
    while slots.count <= slot { slots.append(Slot()) }
    switch code {
    case EventCode.absMTTrackingID: slots[slot].knowsID = true
    case EventCode.absMTPositionX: slots[slot].x = value
    case EventCode.absMTPositionY: slots[slot].y = value
    case EventCode.absMTToolType: slots[slot].isPalm = value == 2
    default: break
    }
  }

  /// Begins the contact that a slot held before the first frame.
  private mutating func begin(_ id: Int32, inSlot slot: Int) {
    guard id >= 0 else { return }
    var contact = begin(id)
    contact.x = slots[slot].x
    contact.y = slots[slot].y
    contact.isPalm = slots[slot].isPalm
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
    default: break
    }
  }

  /// A position in a slot that never had an id belongs to a contact that was down before the recording began.
  private mutating func implyContact() {
    guard slots[slot].contact == nil, !slots[slot].knowsID else { return }
    var contact = begin(nil)
    contact.isPalm = slots[slot].isPalm
    slots[slot].contact = contact
  }

  private mutating func applyID(_ id: Int32) {
    let before = slots[slot].contact
    defer { slots[slot].knowsID = true }
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
    contact.x = slots[slot].x
    contact.y = slots[slot].y
    contact.isPalm = slots[slot].isPalm
    slots[slot].contact = contact
  }

  /// Protocol A: the frame lists all contacts, each closed by `SYN_MT_REPORT`.
  private mutating func applyReports(_ frame: borrowing Frame) {
    listed.removeAll(keepingCapacity: true)
    var next = Contact(serial: 0)
    var isLifted = false
    for event in frame.events {
      switch (event.type, event.code) {
      case (.absolute, EventCode.absMTPositionX): next.x = event.value
      case (.absolute, EventCode.absMTPositionY): next.y = event.value
      case (.absolute, EventCode.absMTTrackingID): next.trackingID = event.value
      case (.absolute, EventCode.absMTToolType): next.isPalm = event.value == 2
      case (.absolute, EventCode.absMTTouchMajor): isLifted = event.value == 0
      case (.synchronization, EventCode.synMTReport):
        if next.x != nil || next.y != nil, !isLifted { listed.append(next) }
        next = Contact(serial: 0)
        isLifted = false
      default: break
      }
    }
    // The last contact may lack its report.
    if next.x != nil || next.y != nil, !isLifted { listed.append(next) }
    matchListed()
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

  private mutating func endAllListed() {
    for contact in contacts { ended.append(contact.serial) }
    contacts.removeAll(keepingCapacity: true)
  }
}

// MARK: - Single touch

extension ContactTracker {
  private mutating func applySingle(_ frame: borrowing Frame, fingersBefore: Int) {
    for event in frame.events {
      switch (event.type, event.code) {
      case (.absolute, EventCode.absX): singleX = event.value
      case (.absolute, EventCode.absY): singleY = event.value
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
  private mutating func followSingle() {
    // A touchpad that has no BTN_TOUCH tells of fingers by its tools only.
    let isDown = hasTouchKey ? isTouching : isTouching || toolFingers > 0
    if isDown, single == nil { single = begin(nil) }
    if !isDown, let contact = single {
      ended.append(contact.serial)
      single = nil
    }
    single?.x = singleX
    single?.y = singleY
    contacts.removeAll(keepingCapacity: true)
    if let single { contacts.append(single) }
  }
}
