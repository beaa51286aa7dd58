import EventLog
import InputEvents

/// The place of an event in a log.
struct EventPlace: Hashable, Sendable {
  /// The record.
  var record: Int
  /// The event in its frame.
  var event: Int
}

extension LogShrinker {
  /// Leaves out whole contacts, keys and buttons from press to release, and single events of other kinds.
  mutating func shrinkEvents() -> Bool {
    // Places stay those of the log as it is now; what has been left out is left out again each time.
    let records = records
    var isLeftOut = EventCut(records)
    return reduce(EventCut.units(records)) { shrinker, units in
      var candidate = isLeftOut
      for unit in units { candidate.leaveOut(unit) }
      guard shrinker.take(candidate.records, shrinker.scenario, shrinker.expectation) else { return false }
      isLeftOut = candidate
      return true
    }
  }
}

/// A log without some of its events.
struct EventCut: Sendable {
  private let whole: [LogRecord]
  private var isLeftOut: [[Bool]]

  /// Makes a cut that leaves nothing out.
  init(_ records: [LogRecord]) {
    whole = records
    isLeftOut = records.map { record in
      if case .frame(let frame) = record { Array(repeating: false, count: frame.events.count) } else { [] }
    }
  }

  /// Leaves out events.
  mutating func leaveOut(_ places: [EventPlace]) {
    for place in places { isLeftOut[place.record][place.event] = true }
  }

  /// What is left; slots are named where they change, and frames of which nothing is left are gone.
  var records: [LogRecord] {
    var result: [LogRecord] = []
    var slots: [(device: DeviceNumber, whole: Int32, writer: SlotWriter)] = []
    for (index, record) in whole.enumerated() {
      switch record {
      case .device(let device):
        slots.removeAll { $0.device == device.number }
        let slot = device.description.axis(EventCode.absMTSlot)?.value ?? 0
        slots.append((device.number, slot, SlotWriter(slot: slot)))
      case .frame(var frame):
        guard isLeftOut[index].contains(true) || slots.contains(where: { $0.whole != $0.writer.slot }),
          !frame.reportsDrop, let place = slots.firstIndex(where: { $0.device == frame.device })
        else {
          follow(frame, &slots)
          break
        }
        for (number, event) in frame.events.enumerated() {
          if event.is(.absolute, EventCode.absMTSlot) {
            slots[place].whole = event.value
          } else if isLeftOut[index][number] {
            continue
          } else if EventCut.isOfSlot(event) {
            slots[place].writer.add(event, slot: slots[place].whole)
          } else {
            slots[place].writer.events.append(event)
          }
        }
        frame.events = slots[place].writer.events
        slots[place].writer.events = []
        if !frame.events.isEmpty { result.append(.frame(frame)) }
        continue
      default: break
      }
      result.append(record)
    }
    return result
  }

  private func follow(
    _ frame: Frame, _ slots: inout [(device: DeviceNumber, whole: Int32, writer: SlotWriter)]
  ) {
    guard let place = slots.firstIndex(where: { $0.device == frame.device }) else { return }
    for event in frame.events where event.is(.absolute, EventCode.absMTSlot) {
      slots[place].whole = event.value
      slots[place].writer.slot = event.value
    }
  }

  private static func isOfSlot(_ event: InputEvent) -> Bool {
    event.type == .absolute && event.code > EventCode.absMTSlot && event.code <= EventCode.absMTToolY
  }

  // MARK: Units

  /// What can be left out together: a contact in its slot from its begin to its end, a key from press to release, each
  /// value of an axis, turn, lamp or clock.
  static func units(_ records: [LogRecord]) -> [[EventPlace]] {
    struct Track {
      var device: DeviceNumber
      var slot: Int32
      /// The units that are open, by what they are of.
      var contacts: [(slot: Int32, unit: Int)] = []
      var keys: [(code: UInt16, unit: Int)] = []
    }
    var units: [[EventPlace]] = []
    var tracks: [Track] = []
    for (index, record) in records.enumerated() {
      switch record {
      case .device(let device):
        tracks.removeAll { $0.device == device.number }
        let slot = device.description.axis(EventCode.absMTSlot)?.value ?? 0
        tracks.append(Track(device: device.number, slot: slot))
      case .frame(let frame) where !frame.reportsDrop:
        guard let place = tracks.firstIndex(where: { $0.device == frame.device }) else { continue }
        for (number, event) in frame.events.enumerated() {
          let here = EventPlace(record: index, event: number)
          switch event.type {
          case .synchronization: continue
          case .absolute where event.code == EventCode.absMTSlot: tracks[place].slot = event.value
          case .absolute where isOfSlot(event):
            let slot = tracks[place].slot
            let isID = event.code == EventCode.absMTTrackingID
            let open = tracks[place].contacts.firstIndex { $0.slot == slot }
            if isID, event.value >= 0 {
              if let open { tracks[place].contacts.remove(at: open) }
              tracks[place].contacts.append((slot, units.count))
              units.append([here])
            } else if let open {
              units[tracks[place].contacts[open].unit].append(here)
              if isID { tracks[place].contacts.remove(at: open) } else { units.append([here]) }
            } else if !isID {
              units.append([here])
            }
          case .key:
            if let open = tracks[place].keys.firstIndex(where: { $0.code == event.code }) {
              units[tracks[place].keys[open].unit].append(here)
              if event.value == 0 { tracks[place].keys.remove(at: open) }
            } else if event.value != 0 {
              tracks[place].keys.append((event.code, units.count))
              units.append([here])
            }
          default: units.append([here])
          }
        }
      default: continue
      }
    }
    return units
  }
}
