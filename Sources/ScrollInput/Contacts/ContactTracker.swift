import InputEvents

/// Follows the contacts of one surface through its frames: multitouch protocols B and A, and single-touch axes.
///
/// A description without multitouch axes is single touch, with `BTN_TOUCH` and `BTN_TOOL_*`. Which of the two
/// multitouch protocols a device speaks is seen from its frames: `SYN_MT_REPORT` is protocol A, without it it is
/// protocol B, in the slot that the description tells.
struct ContactTracker: Sendable {
  /// A slot of protocol B: its axes outlive the contact, since the kernel does not repeat unchanged values.
  struct Slot: Sendable {
    var contact: Contact?
    var x: Int32?
    var y: Int32?
    var pressure: Int32?
    var major: Int32?
    var isPalm = false
    var isHovering = false
    /// Whether a tracking id was ever seen here; before that, a position means a contact that was down already.
    var knowsID = false
    /// Since when it is not known whether the contact that was here is still down; the kernel goes on counting it.
    var unknownSince: Microseconds?

    /// A contact with what the slot remembers.
    func fill(_ contact: inout Contact) {
      contact.x = x
      contact.y = y
      contact.pressure = pressure
      contact.major = major
      contact.isPalm = isPalm
      contact.isHovering = isHovering
    }
  }

  /// More slots than any device has; what a log says beyond is of the last one.
  static let mostSlots = 256

  /// The live contacts at the end of the frame, in the order of their slots.
  var contacts: [Contact] = []
  /// How many fingers the device speaks of, by contacts or `BTN_TOOL_*`, palms and silent contacts left out.
  var fingers = 0
  /// Contacts that began in this frame.
  var began: [Int] = []
  /// Contacts that ended in this frame.
  var ended: [Int] = []

  let isMultitouch: Bool
  let hasTouchKey: Bool
  /// Whether two contacts are the corners of a box around all fingers.
  private let isBox: Bool
  let hasContactPressure: Bool
  /// `ABS_PRESSURE`: of the one contact, or of all where a contact tells none of its own.
  var surfacePressure: Int32?
  var usesReports = false
  var slots: [Slot] = []
  var slot = 0
  var serial = 0
  // Protocol A: the contacts of the frame that is being read.
  var listed: [Contact] = []
  // Single touch.
  var single: Contact?
  var singleX: Int32?
  var singleY: Int32?
  var isTouching = false
  /// Whether the device said that what it follows does not touch: fingers above a touchpad.
  private(set) var isAbove = false
  var tools: UInt8 = 0
  var toolFingers = 0

  /// Makes a tracker for a device, in the slot that it was in when it was described.
  init(_ description: DeviceDescription) {
    isMultitouch = description.has(.absolute, EventCode.absMTPositionX)
    hasTouchKey = description.has(.key, EventCode.buttonTouch)
    isBox = description.has(property: EventCode.propertySemiMT)
    hasContactPressure = description.has(.absolute, EventCode.absMTPressure)
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
  static func slot(_ value: Int32) -> Int {
    min(max(Int(value), 0), mostSlots - 1)
  }

  /// Forgets all contacts: what is down is not known any more.
  ///
  /// The slot stays: the kernel names another only when it changes. A contact that the kernel never lifts is still
  /// counted by its tools.
  mutating func reset(_ time: Microseconds) {
    for contact in contacts { ended.append(contact.serial) }
    contacts.removeAll(keepingCapacity: true)
    for index in slots.indices {
      let since = slots[index].contact == nil ? slots[index].unknownSince : time
      slots[index] = Slot()
      slots[index].unknownSince = since
    }
    single = nil
    isTouching = false
    isAbove = false
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
      let contactsBefore = contacts.count
      applyMultitouch(frame)
      // The box changes with the fingers in it, and its corners with them: that is no motion.
      if isBox, toolFingers != toolsBefore || contacts.count != contactsBefore { forgetPlaces() }
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

  private mutating func forgetPlaces() {
    for index in contacts.indices {
      contacts[index].previousX = nil
      contacts[index].previousY = nil
    }
  }

  private mutating func countFingers() {
    // A single contact that is not there is none, although a finger may hover.
    if !isMultitouch, contacts.isEmpty {
      fingers = 0
      return
    }
    if isAbove {
      fingers = 0
      return
    }
    var others = 0
    for contact in contacts where !contact.isFinger { others += 1 }
    // The kernel counts palms, and what it has forgotten to lift, among the fingers of its tools.
    fingers = max(contacts.count, toolFingers - forgotten) - others
  }

  /// How many slots hold a contact that may never have been lifted.
  private var forgotten: Int {
    var count = 0
    for slot in slots where slot.unknownSince != nil { count += 1 }
    return count
  }

  /// Since when the kernel counts a contact that says nothing: one from before a gap that it never lifted.
  var staleSince: Microseconds? {
    guard toolFingers > contacts.count else { return nil }
    for slot in slots { if let since = slot.unknownSince { return since } }
    return nil
  }

  mutating func begin(_ trackingID: Int32?) -> Contact {
    serial += 1
    began.append(serial)
    return Contact(serial: serial, trackingID: trackingID)
  }

  /// Follows `BTN_TOUCH` and `BTN_TOOL_*`, which every protocol may send.
  mutating func applyKey(_ event: InputEvent) {
    let bit: UInt8
    switch event.code {
    case EventCode.buttonTouch:
      isTouching = event.value != 0
      isAbove = isMultitouch && !isTouching
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
