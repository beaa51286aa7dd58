import EventLog
import InputEvents

/// What of a log is left out together, as the places of records.
struct LogUnits: Sendable {
  /// A wheel that stands and a pointer that rests so long, in microseconds, have ended what they did.
  private static let quiet: Microseconds = 150_000

  /// The frames of each gesture, in the order in which they begin.
  ///
  /// A gesture lasts from the first contact, press or motion of a device until nothing is down there and it is quiet,
  /// or something goes down anew.
  private(set) var gestures: [[Int]] = []
  /// Devices: each from where it comes until it goes, with all that it does.
  private(set) var devices: [[Int]] = []
  /// Single frames.
  private(set) var frames: [[Int]] = []
  /// What else there is, one by one: losses with the frame that repairs them, gaps, goings, new descriptions, remarks.
  private(set) var others: [[Int]] = []
  /// The number of devices.
  private(set) var deviceCount = 0

  private struct Track {
    var number: DeviceNumber
    var ledger: DeviceLedger
    var isThere = true
    var last: Microseconds = 0
    /// Its gesture and its stay, as places in the lists; a gesture that is over has none.
    var gesture: Int?
    var stay: Int
    /// The loss that is not repaired yet.
    var drop: Int?
  }

  /// Takes a log apart.
  init(_ records: [LogRecord]) {
    var reporting: [DeviceNumber] = []
    for case .frame(let frame) in records where !reporting.contains(frame.device) {
      if frame.events.contains(where: { $0.is(.synchronization, EventCode.synMTReport) }) {
        reporting.append(frame.device)
      }
    }
    var tracks: [Track] = []
    func place(_ number: DeviceNumber) -> Int? { tracks.firstIndex { $0.number == number } }
    for (index, record) in records.enumerated() {
      switch record {
      case .header, .mark, .end: break
      case .note: others.append([index])
      case .device(let device):
        let ledger = DeviceLedger(device, hasSlots: !reporting.contains(device.number))
        if let place = place(device.number), tracks[place].isThere {
          tracks[place].ledger = ledger
          tracks[place].gesture = nil
          devices[tracks[place].stay].append(index)
          others.append([index])
          continue
        }
        let track = Track(number: device.number, ledger: ledger, stay: devices.count)
        devices.append([index])
        if let place = place(device.number) { tracks[place] = track } else { tracks.append(track) }
      case .gone(_, let number):
        guard let place = place(number) else { continue }
        tracks[place].isThere = false
        devices[tracks[place].stay].append(index)
        others.append([index])
      case .drop(_, let number):
        guard let place = place(number) else { continue }
        devices[tracks[place].stay].append(index)
        tracks[place].drop = others.count
        others.append([index])
      case .gap(let gap):
        if let place = gap.device.flatMap(place) { devices[tracks[place].stay].append(index) }
        others.append([index])
      case .frame(let frame):
        guard let place = place(frame.device) else { continue }
        devices[tracks[place].stay].append(index)
        add(frame, index, &tracks[place])
      }
    }
    deviceCount = tracks.count
  }

  private mutating func add(_ frame: Frame, _ index: Int, _ track: inout Track) {
    let wasDown = track.ledger.isDown
    track.ledger.take(frame)
    // What repairs a loss goes with it.
    if let drop = track.drop {
      others[drop].append(index)
      track.drop = nil
    } else {
      frames.append([index])
    }
    let goesOn = wasDown || (!track.ledger.isDown && frame.time - track.last < LogUnits.quiet)
    if let gesture = track.gesture, goesOn {
      gestures[gesture].append(index)
    } else {
      track.gesture = gestures.count
      gestures.append([index])
    }
    track.last = frame.time
  }
}
