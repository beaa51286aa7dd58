import EventLog
import InputEvents

/// Makes of a log's frames what is written into one virtual device.
///
/// A frame stays as it is, apart from the events that would not arrive or would say something wrong. Where it is not
/// known any more what is down, everything is lifted; a finger that then moves on is put down anew. The output array
/// is used again for each frame, so a steady state allocates nothing.
struct FrameEditor: Sendable {
  /// Is told what is not played as it was recorded.
  typealias Note = (PlaybackFinding.Kind, _ count: Int) -> Void

  private enum Listing: Sendable {
    case nothing
    case noContacts
    case contacts
  }

  /// The events to write, `SYN_REPORT` left out.
  private(set) var output: [InputEvent] = []
  /// The value of the `SYN_REPORT` behind them.
  private(set) var reportValue: Int32 = 0
  /// The kernel's state behind them.
  private(set) var core: InputCore

  private let axes: [AbsoluteAxis]
  private let wheels: [WheelPair]
  private var wheelRests: [Int32]
  private let listsContacts: Bool
  private let fingerButtons: FingerButtons
  // Whether the contacts of a slot are known: from the start, or since a tracking id came.
  private var knownSlots: [Bool]
  private var madeContacts: [Bool]
  // The slot at the beginning of the frame.
  private var firstSlot = 0
  private var nextID = KernelLimits.trackingID
  private var isSlotValid = true
  private var lostEvents = false
  // Protocol A: what this frame lists, and whether the last list had contacts.
  private var listing = Listing.nothing
  private var hasListedContacts = false
  // The events of a frame without an end, which the next frame may go on with.
  private var openEvents: [InputEvent] = []

  /// Makes the editor for a device that is about to come.
  init(_ device: VirtualDevice, _ usage: DeviceUsage) {
    core = InputCore(device.description)
    axes = device.description.absoluteAxes
    listsContacts = usage.listsContacts || core.slotCount == 0
    wheels = WheelPair.all.filter { $0.isIncomplete(device.description, usage) }
    wheelRests = wheels.map { _ in 0 }
    fingerButtons = FingerButtons(device.description)
    knownSlots = [Bool](repeating: false, count: core.slotCount)
    madeContacts = knownSlots
  }

  // MARK: What a frame becomes

  /// Makes the frame that puts the device into the state that the recorded one was in when it came, or when recording
  /// went on.
  ///
  /// - Returns: Whether there is anything to write.
  mutating func open(_ record: DeviceRecord, _ note: Note) -> Bool {
    begin(report: 0)
    let state = record.state
    // A device that has just come has these values already.
    for axis in record.description.absoluteAxes
    where axis.code < EventCode.absMTSlot && core.declares(.absolute, axis.code) {
      if core.value(axis.code) != axis.value { send(.absolute, axis.code, axis.value) }
    }
    if !state.slotAxes.isEmpty { openSlots(record, note) }
    var keys = 0
    for key in state.keys where core.declares(.key, key) {
      send(.key, key, 1)
      keys += 1
    }
    for led in state.leds where core.declares(.led, led) { send(.led, led, 1) }
    for number in state.switches where core.declares(.switches, number) { send(.switches, number, 1) }
    if keys > 0 { note(.keysAtStart, keys) }
    return end()
  }

  private mutating func openSlots(_ record: DeviceRecord, _ note: Note) {
    var contacts = 0
    for slot in 0..<core.slotCount {
      knownSlots[slot] = true
      for axis in record.state.slotAxes where slot < axis.values.count {
        guard KernelLimits.slotAxes.contains(axis.code), core.declares(.absolute, axis.code),
          core.value(axis.code, slot: slot) != axis.values[slot]
        else { continue }
        choose(slot)
        send(.absolute, axis.code, axis.values[slot])
      }
      if core.hasContact(slot) { contacts += 1 }
    }
    choose(Int(record.description.axis(EventCode.absMTSlot)?.value ?? 0))
    if contacts > 0 { note(.contactsAtStart, contacts) }
  }

  /// Makes what is written for a frame.
  ///
  /// - Returns: Whether there is anything to write, be it a report alone.
  mutating func edit(_ frame: borrowing Frame, _ note: Note) -> Bool {
    if frame.reportsDrop || lostEvents && !frame.isSynchronization {
      lostEvents = false
      return forget(.eventsLost, note)
    }
    if lostEvents { note(.difference, 1) }
    lostEvents = false
    if frame.isUnterminated {
      openEvents += frame.events
      return false
    }
    begin(report: frame.reportValue)
    let contacts = core.contacts
    let splits = core.delivery.splits
    listing = .nothing
    firstSlot = core.slot
    var made = 0
    for event in openEvents { made += play(event, of: frame, note) }
    openEvents.removeAll(keepingCapacity: true)
    for event in frame.events { made += play(event, of: frame, note) }
    if made > 0 {
      note(.contactMade, made)
      sendFingerButtons(from: contacts, of: frame)
    }
    if listing != .nothing { hasListedContacts = listing == .contacts }
    let isSeen = end()
    if core.delivery.splits > splits { note(.split, 1) } else if !isSeen { note(.emptyFrame, 1) }
    return true
  }

  /// Takes note that events were lost, and that the next frame has to bring the difference.
  mutating func drop() {
    lostEvents = true
  }

  /// Makes the frame that lifts all, because it is not known any more what is down.
  ///
  /// - Returns: Whether there is anything to write.
  mutating func forget(_ reason: PlaybackFinding.Kind, _ note: Note) -> Bool {
    begin(report: 0)
    note(reason, 1)
    dropOpenEvents(note)
    for slot in knownSlots.indices {
      knownSlots[slot] = false
      madeContacts[slot] = false
    }
    let lifted = sendLift()
    if lifted > 0 { note(.lifted, lifted) }
    return end()
  }

  /// Makes the frame that lifts all at the end.
  ///
  /// - Returns: Whether there is anything to write.
  mutating func lift(_ note: Note) -> Bool {
    begin(report: 0)
    dropOpenEvents(note)
    let lifted = sendLift()
    if lifted > 0 { note(.liftedAtEnd, lifted) }
    return end()
  }

  private mutating func dropOpenEvents(_ note: Note) {
    if !openEvents.isEmpty { note(.unterminated, 1) }
    openEvents.removeAll(keepingCapacity: true)
  }

  // MARK: Events

  private mutating func begin(report: Int32) {
    output.removeAll(keepingCapacity: true)
    reportValue = report
  }

  private mutating func end() -> Bool {
    core.report()
  }

  /// Plays an event, or leaves it out; gives how many contacts had to be made for it.
  private mutating func play(_ event: InputEvent, of frame: borrowing Frame, _ note: Note) -> Int {
    if event.timeOffset != frame.reportTimeOffset { note(.ownTime, 1) }
    if event.is(.miscellaneous, EventCode.mscTimestamp) {
      note(.deviceClock, 1)
      return 0
    }
    guard core.declares(event.type, event.code) else {
      let greatest = KernelLimits.code(event.type)
      let isBeyond = greatest.map { event.code > $0 } ?? false
      note(isBeyond ? .beyondKernel(event.type) : .undeclared(event.type, event.code), 1)
      return 0
    }
    switch event.type {
    case .key where event.value == 2: note(.keyRepeat, 1)
    case .relative: playMotion(event, note)
    case .absolute: return playAxis(event, of: frame, note)
    default:
      if event.is(.synchronization, EventCode.synMTReport), listing == .nothing { listing = .noContacts }
      send(event.type, event.code, event.value, note)
    }
    return 0
  }

  private mutating func playMotion(_ event: InputEvent, _ note: Note) {
    send(.relative, event.code, event.value, note)
    for (place, wheel) in wheels.enumerated() where wheel.given == event.code {
      let more = wheel.missing(for: event.value, rest: &wheelRests[place])
      if more == 0 { continue }
      send(.relative, wheel.added, more)
      note(.wheelAdded(wheel.added), 1)
    }
  }

  private mutating func playAxis(_ event: InputEvent, of frame: borrowing Frame, _ note: Note) -> Int {
    var made = 0
    if core.slotCount > 0 {
      if event.code == EventCode.absMTSlot {
        isSlotValid = event.value >= 0 && Int(event.value) < core.slotCount
        if !isSlotValid { note(.slotOutside, 1) }
        if isSlotValid { send(.absolute, event.code, event.value, note) }
        return 0
      }
      if KernelLimits.slotAxes.contains(event.code) {
        guard isSlotValid else {
          note(.slotOutside, 1)
          return 0
        }
        if event.code == EventCode.absMTTrackingID {
          playTrackingID(event.value, note)
          return 0
        }
        if makeContact(for: event, of: frame) { made = 1 }
      }
    } else if KernelLimits.slotAxes.contains(event.code) {
      listing = .contacts
    }
    for axis in axes where axis.code == event.code && axis.minimum < axis.maximum {
      if event.value < axis.minimum || event.value > axis.maximum { note(.outsideRange(event.code), 1) }
    }
    send(.absolute, event.code, event.value, note)
    return made
  }

  private mutating func playTrackingID(_ id: Int32, _ note: Note) {
    let slot = core.slot
    defer { knownSlots[slot] = true }
    // The recording names a contact that was put down for it before: a second id would be a second finger.
    if madeContacts[slot], id >= 0, !knownSlots[slot] { return }
    if id < 0 { madeContacts[slot] = false }
    send(.absolute, EventCode.absMTTrackingID, id, note)
  }

  /// Puts down the contact of a finger that moves in a slot of which nothing is known.
  private mutating func makeContact(for event: InputEvent, of frame: borrowing Frame) -> Bool {
    let slot = core.slot
    guard event.code == EventCode.absMTPositionX || event.code == EventCode.absMTPositionY,
      !listsContacts, !knownSlots[slot], !core.hasContact(slot), !names(slot, in: frame)
    else { return false }
    madeContacts[slot] = true
    send(.absolute, EventCode.absMTTrackingID, nextID)
    nextID -= 1
    return true
  }

  /// Whether the frame gives a slot a tracking id, be it behind the position.
  private func names(_ slot: Int, in frame: borrowing Frame) -> Bool {
    var current = firstSlot
    for event in frame.events where event.type == .absolute {
      if event.code == EventCode.absMTSlot { current = Int(event.value) }
      if event.code == EventCode.absMTTrackingID, current == slot { return true }
    }
    return false
  }

  /// Lets the buttons that count fingers follow contacts that were made, where the frame itself is silent of them.
  private mutating func sendFingerButtons(from contacts: Int, of frame: borrowing Frame) {
    fingerButtons.forEachChange(from: contacts, to: core.contacts) { button, isDown in
      for event in frame.events where event.is(.key, button) { return }
      send(.key, button, isDown ? 1 : 0)
    }
  }

  /// Lifts contacts, then keys and buttons; gives how many.
  private mutating func sendLift() -> Int {
    var count = 0
    for slot in 0..<core.slotCount where core.hasContact(slot) {
      choose(slot)
      send(.absolute, EventCode.absMTTrackingID, -1)
      count += 1
    }
    if hasListedContacts {
      // A list without contacts.
      send(.synchronization, EventCode.synMTReport, 0)
      hasListedContacts = false
      count += 1
    }
    core.keysDown.visit { key in
      send(.key, key, 0)
      count += 1
    }
    return count
  }

  private mutating func choose(_ slot: Int) {
    if core.slot != slot { send(.absolute, EventCode.absMTSlot, Int32(slot)) }
  }

  /// Sends an event that was put in.
  private mutating func send(_ type: EventType, _ code: UInt16, _ value: Int32) {
    output.append(InputEvent(type: type, code: code, value: value))
    _ = core.apply(type, code, value)
  }

  /// Sends an event of the recording.
  private mutating func send(_ type: EventType, _ code: UInt16, _ value: Int32, _ note: Note) {
    output.append(InputEvent(type: type, code: code, value: value))
    switch core.apply(type, code, value) {
    case .passed, .staged: break
    case .repeated: note(.repeated(type, code), 1)
    case .motionless: note(.motionless(code), 1)
    case .undeclared: note(.undeclared(type, code), 1)
    }
  }
}
